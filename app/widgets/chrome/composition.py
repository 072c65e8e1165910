"""What an input method is composing in an editor: it is written down before anything else begins, and never lost."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QSinglePointEvent
from PySide6.QtWidgets import QApplication, QWidget

BEGINNINGS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.Wheel)
ENDINGS = (QEvent.Type.Resize, QEvent.Type.Close)


class Composition(QObject):
    """Watches an editor for letters that an input method has underlined there and not yet written."""

    def __init__(self, editor: QWidget) -> None:
        super().__init__(editor)
        self._editor, self._text = editor, ""
        editor.installEventFilter(self)

    def commit(self) -> None:
        """Write down what is being composed."""
        if not self._text:
            return
        QGuiApplication.inputMethod().commit()
        if self._text:  # the input method has not done so
            event = QInputMethodEvent()
            event.setCommitString(self._text)
            QApplication.sendEvent(self._editor, event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the input method; while it composes, look out for what else begins in the app."""
        if watched is self._editor and isinstance(event, QInputMethodEvent):
            self._follow(event.preeditString())
        elif self._text and (
            begins_elsewhere(self._editor, watched, event)
            or (watched is self._editor and event.type() in (QEvent.Type.FocusOut, QEvent.Type.Hide))
        ):
            self.commit()
        return False

    def _follow(self, text: str) -> None:
        if bool(text) != bool(self._text):
            app = QApplication.instance()
            assert app is not None
            if text:
                app.installEventFilter(self)
            else:
                app.removeEventFilter(self)
        self._text = text


def begins_elsewhere(editor: QWidget, watched: QObject, event: QEvent) -> bool:
    """Return whether an event begins something else than typing on: the mouse elsewhere, a shortcut, another size."""
    kind = event.type()
    if kind == QEvent.Type.Shortcut:
        return True
    if kind in ENDINGS:
        return watched is editor.window()
    if kind not in BEGINNINGS or not isinstance(watched, QWidget) or watched.window() is not editor.window():
        return False
    if not isinstance(event, QSinglePointEvent):
        return False
    return not editor.rect().contains(editor.mapFromGlobal(event.globalPosition()).toPoint())
