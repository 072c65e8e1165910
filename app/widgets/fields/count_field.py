"""A whole number in a box: typed, stepped, dragged."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.style import theme
from app.widgets.chrome.typed_words import TypedWords
from app.widgets.fields.number_field import NumberField

HIGH = 28.0  # of the design


class CountField(NumberField):
    """Takes whole numbers of its range only."""

    def __init__(self, parent: QWidget | None, low: int, high: int, *, role: str = "text", wide: float = 44.0) -> None:
        super().__init__(parent)
        self._role, self._wide = role, wide
        self.set_range(float(low), float(high), 1.0, 1.0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def grip_area(self) -> QRectF:
        """Nowhere: a press opens the editor, a drag shifts the number."""
        return QRectF()

    def track(self) -> QRectF:
        return QRectF(0, 0, theme.look(self).px(8) * (self.high - self.low), self.height())  # 8 px a step

    def accept_value(self, value: float) -> str:
        if value != round(value) or not self.low <= value <= self.high:
            return TypedWords().not_whole(self.low, self.high)
        return super().accept_value(value)

    def minimumSizeHint(self) -> QSize:
        px = theme.look(self).px
        return QSize(round(px(self._wide)), round(px(HIGH)))

    def paint(self, painter: QPainter, look: theme.Look) -> None:
        colour = getattr(look.theme, self._role)
        painter.setBrush(look.theme.card)
        painter.setPen(QPen(colour if self.underMouse() else theme.mix(look.theme.line, colour, 0.35), 1.2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), look.px(8), look.px(8))
        font = look.font(13, bold=True)
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(QRectF(self.rect()), theme.CENTRE, theme.elide(font, self.text, self.width() - look.px(6)))
