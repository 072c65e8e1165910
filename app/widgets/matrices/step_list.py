"""A list of steps: a formula and a shape each. One is chosen, by click or arrow keys."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.style import theme
from app.style.theme import Look
from app.widgets.chrome.field import Field

LINE = 24.0  # of the design, at the most
KEYS = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -5,
    Qt.Key.Key_PageDown: 5,
    Qt.Key.Key_Home: -1000,
    Qt.Key.Key_End: 1000,
}


class ListedStep(NamedTuple):
    """A line of the list."""

    formula: str
    shape: str
    role: str  # its colour
    name: str = ""  # what it is, in words; left out where there is no room


class StepList(Field):
    """Reports which step is wanted."""

    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.steps: tuple[ListedStep, ...] = ()
        self.chosen = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    @property
    def text(self) -> str:
        """Return the chosen step as a screen reader says it."""
        if not self.steps:
            return ""
        step = self.steps[self.chosen]
        return f"{step.name} {step.formula} {step.shape}"

    def set_data(self, steps: tuple[ListedStep, ...], chosen: int, name: str) -> None:
        """Show steps, one of them chosen."""
        if name != self.accessibleName():
            self.setAccessibleName(name)
        if (steps, chosen) != (self.steps, self.chosen):
            self.steps, self.chosen = steps, chosen
            self.update()

    def line(self, place: int) -> QRectF:
        """Return where a step stands."""
        height = min(theme.look(self).px(LINE), self.height() / max(len(self.steps), 1))
        return QRectF(0, place * height, self.width(), height)

    def paint(self, painter: QPainter, look: Look) -> None:
        size = 13.0 if self.line(0).height() >= look.px(19) else 11.0
        shape_width = max((theme.text_width(look.font(size), step.shape) for step in self.steps), default=0.0)
        for place, step in enumerate(self.steps):
            line = self.line(place)
            colour, chosen = getattr(look.theme, step.role), place == self.chosen
            if chosen:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.mix(look.theme.card, colour, 0.14))
                painter.drawRoundedRect(line.adjusted(0, 1, 0, -1), look.px(6), look.px(6))
            font = look.font(size, bold=chosen)
            painter.setFont(font)
            painter.setPen(colour)
            inner = line.adjusted(look.px(8), 0, -look.px(8), 0)
            formula = theme.elide(font, step.formula, inner.width() - shape_width - look.px(10))
            painter.drawText(inner, theme.LEFT, formula)
            painter.setFont(look.font(size))
            painter.setPen(look.theme.text if chosen else look.theme.dim)
            after = theme.text_width(font, formula) + look.px(10)
            middle = inner.adjusted(after, 0, -shape_width - look.px(10), 0)
            if theme.text_width(look.font(size), step.name) <= middle.width():
                painter.drawText(middle, theme.LEFT, step.name)
            painter.drawText(inner, theme.RIGHT, step.shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = int(event.position().y() // max(self.line(0).height(), 1))
        if event.button() == Qt.MouseButton.LeftButton and 0 <= place < len(self.steps):
            self.picked.emit(place)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = KEYS.get(Qt.Key(event.key()), 0)
        if step and not event.modifiers():
            self.picked.emit(min(max(self.chosen + step, 0), len(self.steps) - 1))
        else:
            event.ignore()

    def minimumSizeHint(self) -> QSize:
        px = theme.look(self).px
        return QSize(round(px(200)), round(px(15) * max(len(self.steps), 1)))
