"""What stands for a word where a person would have a face: a card with lines of writing on it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

CARD, INK = "#ffffff", "#4f35d2"
LINES = ((34, 40, 66), (34, 50, 58), (34, 60, 62))  # left, y, right of each, in hundredths of the tile


def paint_word(painter: QPainter, centre: QPointF, side: float, backdrop: str) -> None:
    """Paint a word's card on a round backdrop, as wide as `side`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre - QPointF(side / 2, side / 2))
    painter.scale(side / 100, side / 100)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(backdrop))
    painter.drawEllipse(QRectF(0, 0, 100, 100))
    painter.setBrush(QColor(CARD))
    painter.drawRoundedRect(QRectF(24, 28, 52, 44), 8, 8)
    for weight, (left, y, right) in zip((7, 4, 4), LINES, strict=True):
        painter.setPen(QPen(QColor(INK), weight, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(left, y), QPointF(right, y))
    painter.restore()
