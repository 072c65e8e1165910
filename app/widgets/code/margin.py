"""The margin of a program: line numbers, and which line failed."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.style import theme

PAD = 12.0  # of the design

if TYPE_CHECKING:
    from app.widgets.code.editor import CodeEditor


class CodeMargin(QWidget):
    """Stands at the left of an editor and scrolls with it; a click picks the line."""

    def __init__(self, editor: "CodeEditor") -> None:
        super().__init__(editor)
        self._editor = editor
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def wanted_width(self) -> int:
        """Return how wide the numbers are."""
        digits = max(len(str(self._editor.blockCount())), 2)
        look = theme.look(self.window())
        return round(digits * self._editor.fontMetrics().horizontalAdvance("0") + look.px(PAD + 8))

    def lines(self, top: float, bottom: float) -> Iterator[tuple[int, float, float]]:
        """Yield number (from 0), top and height of each line between two heights of the viewport."""
        editor = self._editor
        block = editor.firstVisibleBlock()
        y = editor.blockBoundingGeometry(block).translated(editor.contentOffset()).top()
        while block.isValid() and y <= bottom:
            height = editor.blockBoundingRect(block).height()
            if y + height >= top:
                yield block.blockNumber(), y, height
            y += height
            block = block.next()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self.window())
        colours, editor = look.theme, self._editor
        right = self.width() - look.px(8)
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), colours.card)
            painter.setFont(editor.font())
            for number, y, height in self.lines(event.rect().top(), event.rect().bottom()):
                picked, failed = number == editor.picked_line, number == editor.failed_line
                if failed:
                    painter.fillRect(QRectF(0, y, self.width(), height), theme.mix(colours.card, colours.weight, 0.2))
                painter.setPen(colours.weight if failed else colours.text if picked else colours.dim)
                painter.drawText(QRectF(0, y, right, height), theme.RIGHT, str(number + 1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for number, y, height in self.lines(event.position().y(), event.position().y()):
            if y <= event.position().y() < y + height:
                self._editor.go_to(number)
                self._editor.setFocus()
