"""A field: something on screen that says what it is, lights up with its twins, and is edited in place."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.presentation.target import NOTHING, Target
from app.style import theme
from app.widgets.chrome.built_up import BuiltUp

RING_ROOM = 4.0  # of the design: what the ring of the keyboard takes of either side, where no digit may stand
EDIT_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2)


class Field(BuiltUp, QWidget):
    """What numbers and texts on screen have in common. A subclass paints itself and says what it stands for."""

    hovered = Signal(object)  # the Target under the pointer or the keyboard focus, NOTHING when it leaves

    def __init__(self, parent: QWidget | None = None, target: Target = NOTHING) -> None:
        super().__init__(parent)
        self.target = target
        self.highlighted = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def highlight(self, target: Target) -> None:
        """Show whether the spotlight falls on this field."""
        highlighted = NOTHING not in (target, self.target) and self.is_highlighted_by(target)
        if highlighted != self.highlighted:
            self.highlighted = highlighted
            self.update()

    def is_highlighted_by(self, target: Target) -> bool:
        """Return whether a spotlight on the target falls on this field too."""
        return target == self.target

    def edit_text(self, text: str, typed: str = "") -> None:
        """Open the editor in place of this field, on a text; typed: what is typed over it already."""
        open_editor(self, self.editor_rect, text, self.editor_size(), self.accept_text, typed)

    def editor_size(self) -> float:
        """Return the type size of the editor."""
        return theme.BASE

    def editor_rect(self) -> QRectF:
        """Return where the editor opens, in this field's coordinates."""
        return QRectF(self.rect())

    def accept_text(self, text: str) -> str:
        """Take what was typed, and return nothing; else why it cannot be taken, to let the user type on."""
        raise NotImplementedError

    def paint(self, painter: QPainter, look: theme.Look) -> None:
        """Paint the field; the focus ring is painted after it."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            look = theme.look(self)
            if self.level < 1:
                painter.setOpacity(self.level)
            self.paint(painter, look)
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), look.theme.query)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.hovered.emit(self.target)
        self.update()

    def leaveEvent(self, event: object) -> None:
        self.hovered.emit(NOTHING)
        self.update()

    def focusInEvent(self, event: object) -> None:
        self.hovered.emit(self.target)
        self.update()

    def focusOutEvent(self, event: object) -> None:
        self.hovered.emit(NOTHING)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()


def open_editor(
    field: QWidget, place: Callable[[], QRectF], text: str, size: float, accept: Callable[[str], str], typed: str = ""
) -> None:
    """Open the editor at a place of a widget; accept: takes what was typed, and returns why not, or nothing."""
    from app.widgets.chrome.in_place_editor import InPlaceEditor

    InPlaceEditor(field, place, text, theme.look(field).font(size), accept, typed)


def paint_focus(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Paint the ring that shows where the keyboard is."""
    painter.setOpacity(1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 2))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
