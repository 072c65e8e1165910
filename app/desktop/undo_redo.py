"""Undo and redo: of the text that the keyboard is in, else of the show; never one after the other."""

from PySide6.QtCore import QObject, SignalInstance
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QMenuBar, QPlainTextEdit, QWidget
from shiboken6 import isValid

from app.desktop.actions import Actions
from app.desktop.rail import Rail
from app.document.document import ShowDocument
from app.text import escaping
from app.widgets.chrome.in_place_editor import InPlaceEditor

Editor = QLineEdit | QPlainTextEdit


class UndoRedo(QObject):
    """Keeps the actions and buttons of undo and redo true, and does what they say."""

    def __init__(self, window: QWidget, document: ShowDocument, actions: Actions, rail: Rail) -> None:
        super().__init__(window)
        self._window, self._document, self._actions, self._rail = window, document, actions, rail
        self._editor: Editor | None = None
        stack = document.undo_stack
        for told in (stack.canUndoChanged, stack.canRedoChanged, stack.undoTextChanged, stack.redoTextChanged):
            told.connect(self.refresh)
        rail.undo.clicked.connect(actions["undo"].trigger)
        rail.redo.clicked.connect(actions["redo"].trigger)
        actions["undo"].triggered.connect(self._undo)
        actions["redo"].triggered.connect(self._redo)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def _undo(self) -> None:
        self._acts_on().undo()

    def _redo(self) -> None:
        self._acts_on().redo()

    def _acts_on(self) -> Editor | QUndoStack:
        if self._editor is not None:
            return self._editor
        self._document.end_gesture()
        return self._document.undo_stack

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        """Take notice of where the keyboard is. A menu that is open only borrows it."""
        if now is None or isinstance(now, QMenu | QMenuBar):
            return
        editor = _editor(now) if now.window() is self._window else None
        if editor is self._editor:
            return
        for one, connect in ((self._editor, False), (editor, True)):
            for told in _news(one):
                told.connect(self.refresh) if connect else told.disconnect(self.refresh)
        self._editor = editor
        self.refresh()

    def refresh(self) -> None:
        """Say what would be undone and redone, in the language of the moment."""
        editor, stack = self._editor, self._document.undo_stack
        if not isValid(stack):  # the window is dying, and the keyboard goes from one part of it to the next
            return
        if editor is None:
            able, steps = (stack.canUndo(), stack.canRedo()), (stack.undoText(), stack.redoText())
        else:
            text = editor if isinstance(editor, QLineEdit) else editor.document()
            able, steps = (text.isUndoAvailable(), text.isRedoAvailable()), (self.tr("Typing"), self.tr("Typing"))
        names = (self.tr("&Undo: {}"), self.tr("&Undo")), (self.tr("&Redo: {}"), self.tr("&Redo"))
        buttons = (self._rail.undo, self._rail.redo)
        for name, can, step, (named, bare), button in zip(("undo", "redo"), able, steps, names, buttons, strict=True):
            self._actions[name].setEnabled(can)
            self._actions[name].setText(named.format(escaping.menu(step)) if can else bare)
            button.setEnabled(can)
            button.setToolTip(escaping.tip(step) if can else "")


def _editor(widget: QWidget) -> Editor | None:
    """Return a widget that has undo of its own. What is edited in place is taken before a menu or a button acts."""
    if isinstance(widget, QLineEdit | QPlainTextEdit) and not isinstance(widget, InPlaceEditor):
        return None if widget.isReadOnly() else widget
    return None


def _news(editor: Editor | None) -> tuple[SignalInstance, ...]:
    """Return the signals that tell of what can be undone."""
    if editor is None or not isValid(editor):
        return ()
    return (editor.textChanged,) if isinstance(editor, QLineEdit) else (editor.undoAvailable, editor.redoAvailable)
