"""The line editor that opens in place of whatever is being edited, and goes away when it is done."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from core.show import MAX_TEXT

BEGINNINGS = (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel)


class InPlaceEditor(QLineEdit):
    """Enter or leaving accepts, Escape cancels. What is not accepted stays, underlined in red, to be typed on."""

    def __init__(
        self, field: QWidget, text: str, font: QFont, accept: Callable[[str], bool], *, selected: bool
    ) -> None:
        super().__init__(text, field.window())
        self._field, self._accept = field, accept
        self.setMaxLength(MAX_TEXT)
        self.setFont(font)
        self.setAccessibleName(field.accessibleName())
        self.setStyleSheet(
            "QLineEdit { border: 2px solid palette(highlight); border-radius: 6px; padding: 0 4px;"
            " background: palette(base); color: palette(text); }"
            "QLineEdit[refused='true'] { border-color: #d0342c; }"
        )
        self._place(font)
        self.textEdited.connect(lambda: self._mark(refused=False))
        if selected:
            self.selectAll()
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        QApplication.instance().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what was typed before anything else begins: after it, the field may show another guest or language."""
        kind = event.type()
        moved_on = kind in (QEvent.Type.Resize, QEvent.Type.Close) and watched is self.window()
        if kind == QEvent.Type.Shortcut or moved_on or (kind in BEGINNINGS and self._is_elsewhere(watched, event)):
            self._finish()
        return False

    def _is_elsewhere(self, thing: QObject, event: QEvent) -> bool:
        """Return whether the mouse did something in this window, but not here; what we ignore our parent gets too."""
        if not isinstance(thing, QWidget) or thing.window() is not self.window():
            return False
        return not self.rect().contains(self.mapFromGlobal(event.globalPosition()).toPoint())

    def _place(self, font: QFont) -> None:
        rect = self._field.editor_rect().toRect()
        rect.moveTopLeft(self._field.mapTo(self.window(), rect.topLeft()))
        metrics = QFontMetrics(font)
        height = metrics.height() + 10
        width = max(rect.width(), metrics.horizontalAdvance(self.text()) + 24, 64)
        room = self.window().rect()
        left = max(min(rect.left(), room.right() - width), 0)
        self.setGeometry(left, rect.center().y() - height // 2, min(width, room.width()), height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self._close()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if self._accept(self.text()):
                    self._close()
                else:
                    self._mark(refused=True)
            case _:
                super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.window().isActiveWindow() and event.reason() != Qt.FocusReason.PopupFocusReason:  # its own menu
            self._finish()

    def _finish(self) -> None:
        if self.isVisible():
            self._accept(self.text())
            self._close(refocus=False)

    def _mark(self, *, refused: bool) -> None:
        if self.property("refused") != refused:
            self.setProperty("refused", refused)
            self.style().unpolish(self)
            self.style().polish(self)

    def _close(self, *, refocus: bool = True) -> None:
        QApplication.instance().removeEventFilter(self)
        self.hide()
        if refocus:
            self._field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.deleteLater()
