"""A cover: what lies over something that a later step will open, like a sealed letter."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.style import theme
from app.style.icons import icon_pixmap
from app.style.theme import Look

ICON, SIZE = 22, 12  # of the design: the letter, the type
MARGIN = 10


def paint_cover(painter: QPainter, look: Look, rect: QRectF, role: str, text: str, ratio: float) -> None:
    """Paint a cover in the colour of what it hides; the letter only where there is room. ratio: of the screen."""
    colours = look.theme
    colour = getattr(colours, role)
    painter.setPen(QPen(theme.mix(colours.line, colour, 0.35), 1.2, Qt.PenStyle.DashLine))
    painter.setBrush(theme.mix(colours.card, colour, 0.05))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), look.px(8), look.px(8))
    font, inner = look.font(SIZE), rect.adjusted(look.px(MARGIN), look.px(4), -look.px(MARGIN), -look.px(4))
    words = theme.fit_lines(font, text, inner.width(), inner.height())
    height = theme.text_height(font, words, inner.width())
    side = round(look.px(ICON))
    with_icon = height + side + look.px(6) <= inner.height()
    top = inner.center().y() - (height + (side + look.px(6) if with_icon else 0)) / 2
    if with_icon:
        letter = icon_pixmap("mail", theme.mix(colours.card, colour, 0.6), side, ratio)
        painter.drawPixmap(round(inner.center().x() - side / 2), round(top), letter)
        top += side + look.px(6)
    painter.setFont(font)
    painter.setPen(colours.dim)
    painter.drawText(QRectF(inner.left(), top, inner.width(), height + 2), CENTRED, words)


CENTRED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)


class Cover(QWidget):
    """A cover that keeps the place of a part of a panel."""

    def __init__(self, parent: QWidget, role: str) -> None:
        super().__init__(parent)
        self._role, self._text = role, ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def say(self, text: str) -> None:
        """Say what is under it, or when it will be opened."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            look = theme.look(self)
            paint_cover(painter, look, QRectF(self.rect()), self._role, self._text, self.devicePixelRatioF())

    def minimumSizeHint(self) -> QSize:
        return QSize(60, round(theme.look(self).px(40)))
