"""A line of code on a tinted ground, in the font of programs."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.resources import CODE_FONTS
from app.style import theme

SIZES = (13.0, 12.0, 11.0, 10.0)


class CodeLine(QWidget):
    """As large as it fits; where even the smallest type is too wide, it goes on in a second line."""

    def __init__(self, parent: QWidget, lines: int = 1) -> None:
        """lines: how many there is room for."""
        super().__init__(parent)
        self._lines = lines
        _register()
        self.text = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_data(self, text: str) -> None:
        """Show a line."""
        if text != self.text:
            self.text = text
            self.setAccessibleName(text)
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.mix(look.theme.card, look.theme.dim, 0.12))
            painter.drawRoundedRect(QRectF(self.rect()), look.px(6), look.px(6))
            inner = QRectF(self.rect()).adjusted(look.px(9), 0, -look.px(9), 0)
            font = next(
                (
                    font
                    for font in (theme.code_font(look.px(size)) for size in SIZES)
                    if _width(font, self.text) <= inner.width()
                ),
                theme.code_font(look.px(SIZES[-1])),
            )
            painter.setFont(font)
            painter.setPen(look.theme.text)
            painter.drawText(inner, theme.LEFT | int(Qt.TextFlag.TextWordWrap), self.text)

    def sizeHint(self) -> QSize:
        px = theme.look(self).px
        return QSize(round(px(200)), round(px(15 + 15 * self._lines)))

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.sizeHint().height())


def _width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def _register() -> None:
    if theme.MONO not in QFontDatabase.families():
        for path in CODE_FONTS:
            QFontDatabase.addApplicationFont(str(path))
