"""A matrix as a heat map: every cell can be pointed at, picked, and, where it is given, edited in place."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from app.widgets.chrome.field import EDIT_KEYS
from app.widgets.chrome.typed_words import TypedWords
from app.widgets.grid.keys import NUMBERS_BEGIN, STEPS, moved
from app.widgets.grid.places import Manner
from app.widgets.grid.view import Cell, GridView
from core import typed_numbers

WHEEL_ROWS = 3  # that a tick of the wheel scrolls


class Grid(GridView):
    """Reports what mouse and keyboard do with a matrix: where they go, what they act on, which numbers they give."""

    cell_picked = Signal(int, int)
    acted = Signal(int, int)  # Space, or a click while `acting`
    column_acted = Signal(int)  # a click on a column's name
    edited = Signal(int, int, float)
    gesture_ended = Signal()

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        labels: bool = True,
        square: bool = True,
        signed: bool = False,
        editable: bool = False,
        by_column: bool = False,
    ) -> None:
        manner = Manner(labels, square, scrolls=editable, by_column=by_column)
        super().__init__(parent, manner, signed=signed)
        self.editable = editable
        self.acting = False  # a click acts on the cell
        self.step = 0.1  # by which Ctrl and an arrow change a number
        self._stepping = False
        self._ticks = 0.0  # of the wheel that have not yet made a row
        self.setMouseTracking(True)

    def _pick_and_say(self, cell: Cell) -> None:
        if cell != self.picked:
            self.pick(*cell)
            self.cell_picked.emit(*self.picked)

    def enterEvent(self, event: object) -> None:
        """Light nothing until the pointer is on a cell."""

    def leaveEvent(self, event: object) -> None:
        self._point(None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place, hand = event.position(), Qt.CursorShape.PointingHandCursor
        self._point(self._places.at(place))
        acts = self._places.named_column_at(place) is not None or (self.acting and self._hover is not None)
        cursor = hand if acts or self._places.named_row_at(place) is not None else Qt.CursorShape.ArrowCursor
        if cursor != self.cursor().shape():
            self.setCursor(cursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        place = event.position()
        places = self._places
        cell, row, column = places.at(place), places.named_row_at(place), places.named_column_at(place)
        if cell is not None:
            self._pick_and_say(cell)
            if self.acting:
                self.acted.emit(*cell)
        elif row is not None:
            self._pick_and_say((row, self.picked[1]))
        elif column is not None:
            self.column_acted.emit(column)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Edit; where nothing can be edited, two quick clicks are two clicks."""
        cell = self._places.at(event.position())
        if self.editable and event.button() == Qt.MouseButton.LeftButton and cell is not None:
            self._pick_and_say(cell)
            self._edit()
        else:
            self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        rows, places = self.matrix.shape[0], self._places
        hidden = rows - (places.last - places.first + 1)
        if not self._manner.scrolls or hidden <= 0:
            event.ignore()
            return
        self._ticks -= event.angleDelta().y() / 120 * WHEEL_ROWS
        go, self._ticks = int(self._ticks), self._ticks - int(self._ticks)
        first = max(min(places.first + go, hidden), 0)
        if first != places.first:
            self._arrange(first)
            self._point(self._places.at(event.position()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = event.key(), event.modifiers()
        ctrl = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        if modifiers & Qt.KeyboardModifier.AltModifier or not all(self.matrix.shape):
            event.ignore()
        elif (to := moved(self.picked, key, ctrl, self.matrix.shape)) is not None:
            self._pick_and_say(to)
        elif key == Qt.Key.Key_Space and not ctrl:
            self.acted.emit(*self.picked)
        elif not self.editable or not self._edit_by_key(key, event.text(), ctrl):
            event.ignore()

    def _edit_by_key(self, key: int, text: str, ctrl: bool) -> bool:
        """Edit as a key asks for; return whether it asks for anything."""
        if ctrl:
            if key not in STEPS:
                return False
            self._stepping = True
            number = float(self.matrix.numbers[self.picked]) + STEPS[Qt.Key(key)] * self.step
            self.edited.emit(*self.picked, round(number, 10))
        elif key in EDIT_KEYS:
            self._edit()
        elif text and text in NUMBERS_BEGIN:
            self._edit(text)
        else:
            return False
        return True

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._end_gesture()

    def focusOutEvent(self, event: object) -> None:
        """End the gesture too: a key that is still held is let go of elsewhere."""
        super().focusOutEvent(event)
        self._end_gesture()

    def _end_gesture(self) -> None:
        if self._stepping:
            self._stepping = False
            self.gesture_ended.emit()

    def _edit(self, key: str = "") -> None:
        self._bring_into_view()
        self.edit_text(f"{float(self.matrix.numbers[self.picked]):.10g}", key)

    def accept_text(self, text: str) -> str:
        if not self.editable or not all(self.matrix.shape):
            return ""
        try:
            number = typed_numbers.number(text)
        except typed_numbers.UnreadableError as error:
            return TypedWords().why_not(text, error)
        self.edited.emit(*self.picked, number)
        self.gesture_ended.emit()
        return ""

    def editor_rect(self) -> QRectF:
        return self.cell_rect(*self.picked)
