"""The key that opens a context menu: wherever a right click opens one, for what has the keyboard."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QApplication


def asks_for_menu(event: QKeyEvent) -> bool:
    """Return whether a key asks for a context menu: the menu key, or Shift with F10."""
    shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
    return event.key() == Qt.Key.Key_Menu or (event.key() == Qt.Key.Key_F10 and shift)


def open_by_key() -> bool:
    """Ask what has the keyboard, and what it stands on, for a context menu; return whether there is one.

    Qt leaves it to each platform whether a key becomes such an event, and on X11 Shift+F10 never does.
    """
    widget = QApplication.focusWidget()
    if widget is None or QApplication.activePopupWidget() is not None:
        return False
    writes = widget.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    cursor = widget.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
    place = QRectF(cursor if writes else widget.rect()).center().toPoint()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)
    return event.isAccepted()
