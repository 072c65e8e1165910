"""What a program prints: the last of it, as plain text, whatever bytes they are."""

import re

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from app.style import theme
from app.widgets.chrome.thin_bar import give_thin_bars

MOST = 200_000  # characters that are kept, the last ones
LONGEST_LINE = 500  # characters: longer ones are broken, since laying out one of millions takes seconds
ADDED_AT_ONCE = 60_000  # characters: of more only the last are laid out
UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]")
LONG = re.compile(f"([^\n]{{{LONGEST_LINE}}})(?=[^\n])")
TYPE = 12.0  # of the design


class OutputPane(QPlainTextEdit):
    """Can be read and copied, not written to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        give_thin_bars(self)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setUndoRedoEnabled(False)
        self.setTabChangesFocus(True)

    def add(self, text: str) -> None:
        """Write on at the end, and keep it in view."""
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.insertText(legible(text[-ADDED_AT_ONCE:], cursor.positionInBlock()))
        excess = self.document().characterCount() - MOST
        if excess > 0:
            cursor.setPosition(excess)
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
            cursor.movePosition(QTextCursor.MoveOperation.Start, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def fit_type(self) -> None:
        """Take the size of type of the window."""
        self.setFont(theme.code_font(theme.look(self.window()).px(TYPE)))


def legible(text: str, begun: int = 0) -> str:
    """Return a text with a sign for each character that cannot be seen, and with long lines broken.

    begun: how many characters its first line has already, since output comes in pieces.
    """
    return LONG.sub("\\1\n", "x" * begun + UNSEEN.sub("·", text.replace("\r\n", "\n")))[begun:]
