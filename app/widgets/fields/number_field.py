"""A number that is dragged, typed, wheeled and stepped where it stands."""

import math
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from app.presentation.target import NOTHING, Target
from app.style import theme
from app.widgets.chrome.field import EDIT_KEYS, Field
from app.widgets.chrome.typed_words import TypedWords
from core import typed_numbers

NUMBERS_BEGIN = "0123456789.-+−"
KNOB = 9.0  # of the design: how far a press reaches it from its middle
STILL = 3  # px that a hand trembles without dragging
WHEEL_REST = 500  # ms without a tick that end a turn of the wheel
STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_PageDown: -5,
    Qt.Key.Key_PageUp: 5,
}


class Grip(NamedTuple):
    """Where a press took hold of the number, and which number that was."""

    x: float
    value: float
    moved: bool = False
    jumped: bool = False  # the press itself has set the number


class NumberField(Field):
    """Reports the numbers that a gesture passes through, and its end. What it shows comes from `present` alone."""

    edited = Signal(float)
    gesture_ended = Signal()
    steps: ClassVar[dict[Qt.Key, int]] = STEPS  # keys, and how many steps each goes

    def __init__(self, parent: QWidget | None = None, target: Target = NOTHING) -> None:
        super().__init__(parent, target)
        self.value = 0.0
        self.text = "0"
        self.low, self.high, self.step = -3.0, 3.0, 0.5
        self.grain = 0.1  # what a drag snaps to
        self._grip: Grip | None = None
        self._turn = QTimer(self, singleShot=True, interval=WHEEL_REST)
        self._turn.timeout.connect(self.gesture_ended)

    def set_data(self, value: float, text: str, name: str) -> None:
        """Show a number as the given digits, under a name that a screen reader says."""
        if (value, text) != (self.value, self.text):
            self.value, self.text = value, text
            self.update()
            if self.isVisible():
                self._tell()
        if name != self.accessibleName():
            self.setAccessibleName(name)

    def _tell(self) -> None:
        """Tell a screen reader, if one runs, that the number has changed."""
        from PySide6.QtGui import QAccessible, QAccessibleValueChangeEvent

        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleValueChangeEvent(self, self.value))

    def set_range(self, low: float, high: float, step: float, grain: float) -> None:
        """Set what the track spans. Numbers beyond it can still be typed."""
        if (low, high, step, grain) != (self.low, self.high, self.step, self.grain):
            self.low, self.high, self.step, self.grain = low, high, step, grain
            self.update()

    def track(self) -> QRectF:
        """Return the line along which x stands for the number, low to high."""
        return QRectF(self.rect())

    def x_of(self, value: float) -> float:
        """Return where a number stands on the track, kept on it."""
        track = self.track()
        part = (value - self.low) / (self.high - self.low)
        return track.left() + track.width() * min(max(part, 0.0), 1.0)

    def value_at(self, x: float) -> float:
        """Return the number that stands at x, snapped to the grain."""
        track = self.track()
        part = min(max((x - track.left()) / track.width(), 0.0), 1.0)
        return self._snap(self.low + part * (self.high - self.low))

    def grip_area(self) -> QRectF:
        """Return where a press sets the number under it: the track, and as much around it as a knob covers."""
        around = theme.look(self).px(KNOB)
        return self.track().adjusted(-around, -around, around, around)

    def _is_on_knob(self, place: QPointF) -> bool:
        return abs(place.x() - self.x_of(self.value)) <= theme.look(self).px(KNOB)

    def _snap(self, value: float) -> float:
        snapped = round(value / self.grain) * self.grain
        return round(min(max(snapped, self.low), self.high), 10)

    def _report(self, value: float) -> None:
        if value != self.value:
            self.edited.emit(value)

    def accept_text(self, text: str) -> str:
        try:
            value = self.read(text)
        except typed_numbers.UnreadableError as error:
            return TypedWords().why_not(text, error)
        return self.accept_value(value)

    def read(self, text: str) -> float:
        """Return the number that somebody typed; UnreadableError says why it is none."""
        return typed_numbers.number(text)

    def accept_value(self, value: float) -> str:
        """Take a number; return why it cannot be taken, or nothing."""
        self._report(value)
        self.gesture_ended.emit()
        return ""

    def step_by(self, steps: float) -> None:
        """Go up or down from where the number is."""
        self._report(self.stepped(steps))

    def stepped(self, steps: float) -> float:
        """Return the number so many steps away. Steps on the track are round and end with it; beyond it they go on."""
        beside = self.value + steps * self.step
        if not self.low <= self.value <= self.high:
            return round(beside, 10)
        snapped = self._snap(beside)
        return snapped if (snapped - self.value) * steps >= 0 else self.value

    def dragged(self, grip: Grip, x: float) -> float:
        """Return the number that a drag from a grip to x gives: as far from the pointer as when it was taken."""
        shift = x - grip.x
        start = min(max(grip.value, self.low), self.high)  # where the knob stands
        place = start + shift / self.track().width() * (self.high - self.low)
        stays = not shift or (grip.value > self.high <= place) or (grip.value < self.low >= place)
        return grip.value if stays else self._snap(place)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the number. Beside the knob, the track sets the number that is pressed."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        place = event.position()
        jumps = self.grip_area().contains(place) and not self._is_on_knob(place)
        if jumps:
            self._report(self.value_at(place.x()))
        self._grip = Grip(place.x(), self.value, jumped=jumps)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        x = event.position().x()
        if self._grip is not None and (self._grip.moved or abs(x - self._grip.x) >= STILL):
            self._grip = self._grip._replace(moved=True)
            self._report(self.dragged(self._grip, x))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        grip, self._grip = self._grip, None
        if grip is not None and (grip.jumped or grip.moved):
            self.gesture_ended.emit()
        elif grip is not None:
            self.clicked(event.position())

    def clicked(self, place: QPointF) -> None:
        """Open the editor where somebody clicked, unless that was the knob."""
        if not self.grip_area().contains(place):
            self.edit_text(self._typed())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.edit_text(self._typed())

    def wheelEvent(self, event: QWheelEvent) -> None:
        ticks = event.angleDelta().y() / 120
        if not self.hasFocus() or not ticks:
            event.ignore()  # the list scrolls
            return
        self.step_by(math.copysign(max(1, round(abs(ticks))), ticks))
        self._turn.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if event.modifiers() & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier):
            event.ignore()
        elif key in self.steps:
            self.step_by(self.steps[Qt.Key(key)])
        elif key == Qt.Key.Key_Home:
            self._report(self.low)
        elif key == Qt.Key.Key_End:
            self._report(self.high)
        elif key in EDIT_KEYS:
            self.edit_text(self._typed())
        elif event.text() and event.text() in NUMBERS_BEGIN:
            self.edit_text(self._typed(), event.text())
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat() and (event.key() in self.steps or event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End)):
            self.gesture_ended.emit()

    def focusOutEvent(self, event: object) -> None:
        """End the gesture too: a key that is still held is let go of elsewhere."""
        super().focusOutEvent(event)
        self.gesture_ended.emit()

    def _typed(self) -> str:
        return f"{self.value:.10g}"
