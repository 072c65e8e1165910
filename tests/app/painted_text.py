"""What stands on screen: every text that our painters draw, on which widget, where, in which type."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from app.desktop.main_window import MainWindow
from app.widgets.chrome.refusal import Refusal

MINUS_ZERO = r"(?<![\d.^(])[-−]0(?:\.0+)?(?![.\d])"
"""A minus before nothing but zeros."""


class PaintedText(NamedTuple):
    """One text as it was drawn."""

    widget: QWidget
    text: str
    rect: QRectF
    flags: int
    font: QFont
    opacity: float

    def overflow(self) -> float:
        """Return by how many pixels the text sticks out of its rectangle or its widget; 0 if it fits."""
        metrics = QFontMetricsF(self.font)
        needed = metrics.boundingRect(self.rect, self.flags, self.text)
        room = self.rect & QRectF(self.widget.rect())
        return max(
            room.left() - needed.left(),
            needed.right() - room.right(),
            room.top() - needed.top() - metrics.descent(),
            needed.bottom() - metrics.descent() - room.bottom(),
            0.0,
        )


@contextmanager
def reading() -> Iterator[list[PaintedText]]:
    """Collect what painters draw meanwhile."""
    drawn: list[PaintedText] = []
    real = QPainter.drawText

    def draw(painter: QPainter, rect: QRectF, flags: int, text: str) -> object:
        drawn.append(
            PaintedText(painter.device(), text, QRectF(rect), int(flags), QFont(painter.font()), painter.opacity())
        )
        return real(painter, rect, flags, text)

    QPainter.drawText = draw
    try:
        yield drawn
    finally:
        QPainter.drawText = real


def read(widget: QWidget) -> list[PaintedText]:
    """Return all that stands on a widget and inside it."""
    with reading() as drawn:
        widget.grab()
    return [painted_text for painted_text in drawn if painted_text.text]


def texts(widget: QWidget) -> list[str]:
    """Return the texts that stand on a widget and inside it."""
    return [painted_text.text for painted_text in read(widget)]


def told(window: MainWindow) -> str:
    """Return what the app tells just now, such as why something cannot be done: beside an editor, or at the foot."""
    lines = (*window.findChildren(Refusal), window.page.toast)
    return " ".join(" ".join(texts(line)) for line in lines if line.isVisible())
