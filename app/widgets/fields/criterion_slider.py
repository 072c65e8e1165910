"""A criterion: how much I want a trait, from −3 (rather not) to 3. One number of the query."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from app.presentation.target import Target
from app.style import theme
from app.widgets.chrome.field import RING_ROOM
from app.widgets.fields.number_field import NumberField
from app.widgets.fields.track import paint_track

NUMBER_WIDTH = 46


class CriterionSlider(NumberField):
    """A slider with its number at the right end."""

    role = "query"

    def is_highlighted_by(self, target: Target) -> bool:
        return target.trait is not None and target.trait == self.target.trait

    def track(self) -> QRectF:
        unit = theme.look(self).unit
        width = self.width() - (16 + NUMBER_WIDTH) * unit
        return QRectF(8 * unit, self.height() / 2 - 2.5 * unit, max(width, 8), 5 * unit)

    def editor_rect(self) -> QRectF:
        width = theme.look(self).px(NUMBER_WIDTH + 12)
        return QRectF(self.width() - width, 0, width, self.height())

    def paint(self, painter: QPainter, look: theme.Look) -> None:
        colour = getattr(look.theme, self.role)
        if self.highlighted:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.mix(look.theme.card, colour, 0.16))
            painter.drawRoundedRect(QRectF(self.rect()), look.px(6), look.px(6))
        paint_track(painter, look, self.track(), self.x_of(0), self.x_of(self.value), colour, knob=True)
        painter.setFont(look.font(14, bold=True))
        painter.setPen(colour)
        painter.drawText(QRectF(self.rect()).adjusted(0, 0, -look.px(RING_ROOM), 0), theme.RIGHT, self.text)
