"""A slider over given numbers, which need not lie evenly: 1, 2, 4, … 1024."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.style import theme
from app.widgets.chrome.field import RING_ROOM
from app.widgets.fields.number_field import NumberField
from app.widgets.fields.track import paint_track

HIGH, NUMBER_WIDTH = 30.0, 62.0  # of the design


class StepSlider(NumberField):
    """Its own number is the place among `values`; what is typed is the value itself, and the nearest one is taken."""

    def __init__(self, parent: QWidget, values: Sequence[float], role: str = "query") -> None:
        super().__init__(parent)
        self.values, self.role = tuple(values), role
        self.set_range(0, len(self.values) - 1, 1, 1)

    @property
    def chosen(self) -> float:
        """The value that is chosen."""
        return self.values[round(self.value)]

    def choose(self, value: float, text: str, name: str) -> None:
        """Show a value; of others than `values` the nearest."""
        self.set_data(float(self._place_of(value)), text, name)

    def _place_of(self, value: float) -> int:
        return min(range(len(self.values)), key=lambda place: abs(self.values[place] - value))

    def accept_value(self, value: float) -> str:
        return super().accept_value(float(self._place_of(value)))

    def _typed(self) -> str:
        return f"{self.chosen:.10g}"

    def track(self) -> QRectF:
        unit = theme.look(self).unit
        width = self.width() - (16 + NUMBER_WIDTH) * unit
        return QRectF(8 * unit, self.height() / 2 - 2.5 * unit, max(width, 8), 5 * unit)

    def editor_rect(self) -> QRectF:
        width = theme.look(self).px(NUMBER_WIDTH + 12)
        return QRectF(self.width() - width, 0, width, self.height())

    def minimumSizeHint(self) -> QSize:
        px = theme.look(self).px
        return QSize(round(px(140)), round(px(HIGH)))

    def paint(self, painter: QPainter, look: theme.Look) -> None:
        colour = getattr(look.theme, self.role)
        track = self.track()
        paint_track(painter, look, track, track.left(), self.x_of(self.value), colour, knob=True)
        painter.setFont(look.font(14, bold=True))
        painter.setPen(colour)
        painter.drawText(QRectF(self.rect()).adjusted(0, 0, -look.px(RING_ROOM), 0), theme.RIGHT, self.text)
