"""The margin of a program: line numbers, and which line failed."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.style import theme

PAD = 12.0  # of the design

Lines: TypeAlias = Callable[[float, float], Iterator[tuple[int, float, float]]]
"""Yields number (from 0), top and height of each line between two heights."""


class CodeMargin(QWidget):
    """Stands at the left of an editor and scrolls with it."""

    line_pressed = Signal(int)  # counted from 0

    def __init__(self, editor: QWidget, lines: Lines) -> None:
        super().__init__(editor)
        self.lines = lines
        self._picked = self._failed = -1
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_data(self, picked: int, failed: int) -> None:
        """Mark the line that is picked and the one that failed; -1: none."""
        self._picked, self._failed = picked, failed
        self.update()

    def width_for(self, lines: int) -> int:
        """Return how wide the numbers of so many lines are."""
        digits = max(len(str(lines)), 2)
        return round(digits * self.fontMetrics().horizontalAdvance("0") + theme.look(self.window()).px(PAD + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self.window())
        colours = look.theme
        right = self.width() - look.px(8)
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), colours.card)
            painter.setFont(self.font())
            for number, y, height in self.lines(event.rect().top(), event.rect().bottom()):
                picked, failed = number == self._picked, number == self._failed
                if failed:
                    painter.fillRect(QRectF(0, y, self.width(), height), theme.mix(colours.card, colours.weight, 0.2))
                painter.setPen(colours.weight if failed else colours.text if picked else colours.dim)
                painter.drawText(QRectF(0, y, right, height), theme.RIGHT, str(number + 1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for number, y, height in self.lines(event.position().y(), event.position().y()):
            if y <= event.position().y() < y + height:
                self.line_pressed.emit(number)
