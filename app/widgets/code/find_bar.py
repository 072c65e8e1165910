"""A line to find words in a program: Enter goes on, Shift+Enter back, Escape puts it away."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.composition import Composition
from app.widgets.code.editor import CodeEditor

MOST = 1000  # matches that are marked


class FindBar(QWidget):
    """Looks through one editor, as plain text, whatever the case."""

    closed = Signal()

    def __init__(self, parent: QWidget, editor: CodeEditor) -> None:
        super().__init__(parent)
        self._editor = editor
        self.line, self.count = QLineEdit(self), QLabel(self)
        self.composition = Composition(self.line)
        self.count.setTextFormat(Qt.TextFormat.PlainText)
        self.before = ChipButton(self, icon="chevron-up", tone="dim", quiet=True)
        self.after = ChipButton(self, icon="chevron-down", tone="dim", quiet=True)
        self.shut = ChipButton(self, icon="x", tone="dim", quiet=True)
        row = QHBoxLayout(self)
        row.addWidget(self.line, 1)
        for part in (self.count, self.before, self.after, self.shut):
            row.addWidget(part)
        theme.space(row, theme.look(self), (4, 2, 4, 2), 4)
        self.line.setMaxLength(200)
        self.line.textChanged.connect(lambda: self.search(anew=True))
        self.before.clicked.connect(lambda: self.search(back=True))
        self.after.clicked.connect(lambda: self.search())
        self.shut.clicked.connect(self.put_away)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Say all words in the language of the moment."""
        self.line.setPlaceholderText(self.tr("Find in the program"))
        self.line.setAccessibleName(self.tr("Find in the program"))
        self.before.name("", self.tr("Previous match"))
        self.after.name("", self.tr("Next match"))
        self.shut.name("", self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def open(self) -> None:
        """Come up with the selected words, ready to type others."""
        words = self._editor.textCursor().selectedText()
        self.show()
        if words and "\u2029" not in words:
            self.line.setText(words)
        self.line.selectAll()
        self.line.setFocus()
        self.search(anew=True)

    def put_away(self) -> None:
        """Go, and give the keyboard back to the program."""
        self._editor.show_matches([])
        self._editor.setFocus()
        self.hide()
        self.closed.emit()

    def refresh(self) -> None:
        """Mark all matches again: the text has changed."""
        if self.isVisible():
            self._show(self._matches())

    def search(self, *, back: bool = False, anew: bool = False) -> None:
        """Go to the next match, round and round; `anew`: to the one at the cursor, if there is one."""
        words, editor = self.line.text(), self._editor
        matches = self._matches()
        if words and matches:
            start = editor.textCursor()
            if anew:
                start.setPosition(start.selectionStart())
            flags = QTextDocument.FindFlag.FindBackward if back else QTextDocument.FindFlag(0)
            found = editor.document().find(words, start, flags)
            editor.setTextCursor(matches[-1 if back else 0] if found.isNull() else found)
        self._show(matches)

    def _show(self, matches: list[QTextCursor]) -> None:
        here = self._editor.textCursor().selectionStart()
        place = next((i for i, match in enumerate(matches, 1) if match.selectionStart() == here), 0)
        self._editor.show_matches(matches)
        self.count.setText(f"{place}/{len(matches)}" if self.line.text() else "")

    def _matches(self) -> list[QTextCursor]:
        words, document = self.line.text(), self._editor.document()
        matches: list[QTextCursor] = []
        cursor = QTextCursor(document)
        while words and len(matches) < MOST:
            cursor = document.find(words, cursor)
            if cursor.isNull():
                break
            matches.append(QTextCursor(cursor))
        return matches

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.search(back=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            super().keyPressEvent(event)
