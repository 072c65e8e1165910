"""The mark of the app: one heart, given away in softmax shares, half of it to a single guest."""

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QLinearGradient, QPainter, QPainterPath, QPixmap

SIZES = 16, 20, 24, 32, 40, 48, 64, 128, 256

# Everything is drawn on a grid of 16 × 16, so that the cuts fall between pixels in the smallest icon.
CUTS = 1, 8, 11, 13, 15
SHARES = "#ffffff", "#ffc233", "#ffd6e1", "#f391b6"
BACKDROP = "#d81e5b", "#4f35d2"


def app_icon() -> QIcon:
    """Return the icon of the app, drawn for every size that a desktop asks for."""
    icon = QIcon()
    for size in SIZES:
        icon.addPixmap(draw(size))
    return icon


def draw(size: int) -> QPixmap:
    """Return the icon, so many pixels wide."""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size / 16, size / 16)
        _paint_backdrop(painter)
        gap = 0.0
        if size >= 32:  # room for a margin, and for gaps between the shares
            painter.translate(8, 8.1)
            painter.scale(0.92, 0.92)
            painter.translate(-8, -8)
            gap = 0.5
        _paint_heart(painter, gap)
    return pixmap


def _paint_backdrop(painter: QPainter) -> None:
    gradient = QLinearGradient(0, 0, 16, 16)
    for stop, colour in enumerate(BACKDROP):
        gradient.setColorAt(stop, QColor(colour))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawRoundedRect(QRectF(0, 0, 16, 16), 3.8, 3.8)


def _paint_heart(painter: QPainter, gap: float) -> None:
    painter.setClipPath(_heart())
    for colour, (left, right) in zip(SHARES, pairwise(CUTS), strict=True):
        painter.fillRect(QRectF(left + gap / 2, 0, right - left - gap, 16), QColor(colour))


def _heart() -> QPainterPath:
    heart = QPainterPath(QPointF(8, 13.8))
    heart.cubicTo(3.2, 10.5, 1.3, 8.4, 1.3, 5.9)
    heart.cubicTo(1.3, 3.7, 3, 2.2, 4.9, 2.2)
    heart.cubicTo(6.2, 2.2, 7.4, 2.9, 8, 4.2)
    heart.cubicTo(8.6, 2.9, 9.8, 2.2, 11.1, 2.2)
    heart.cubicTo(13, 2.2, 14.7, 3.7, 14.7, 5.9)
    heart.cubicTo(14.7, 8.4, 12.8, 10.5, 8, 13.8)
    return heart
