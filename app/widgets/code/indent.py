"""Tab and Shift+Tab in a program: what stands in front of a line, in steps of four."""

from PySide6.QtGui import QTextCursor

STEP = 4


def shift_lines(cursor: QTextCursor, *, back: bool) -> None:
    """Move the selected lines in or out by a step, as one step of undo. Without one, fill up to the next."""
    if not back and not cursor.hasSelection():
        cursor.insertText(" " * (STEP - cursor.positionInBlock() % STEP))
        return
    document = cursor.document()
    first = document.findBlock(cursor.selectionStart()).blockNumber()
    end = document.findBlock(cursor.selectionEnd())
    last = end.blockNumber() - (first < end.blockNumber() and cursor.selectionEnd() == end.position())
    cursor.beginEditBlock()
    for number in range(first, last + 1):
        line = QTextCursor(document.findBlockByNumber(number))
        text = line.block().text()
        if not back and text.strip():
            line.insertText(" " * STEP)
        elif back:
            for _ in range(min(STEP, len(text) - len(text.lstrip(" ")))):
                line.deleteChar()
    cursor.endEditBlock()
