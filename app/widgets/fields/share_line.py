"""A guest's share of my mind: a large percentage and a bar. One weight, after softmax."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from app.style import theme
from app.style.theme import Look
from core.numbers import HIDDEN


def paint_share(painter: QPainter, look: Look, rect: QRectF, percent: str, share: float, level: float) -> None:
    """Paint the percentage at the left of a rectangle and the bar beside it; `level` is how far it has grown."""
    size = min(21.0, rect.height() / look.unit * 0.78)  # a low line has smaller digits
    big, small = look.font(size, bold=True), look.font(12, bold=True)
    painter.setPen(look.theme.weight)
    painter.setFont(big)
    painter.drawText(rect, theme.LEFT, percent)
    if percent != HIDDEN:
        x = rect.left() + theme.text_width(big, percent) + look.px(1)
        painter.setFont(small)
        painter.drawText(QRectF(x, rect.top() + look.px(4), look.px(16), rect.height() - look.px(4)), theme.LEFT, "%")
    left = rect.left() + look.px(30 + size * 2.3)
    bar = QRectF(left, rect.center().y() - look.px(4), rect.right() - left, look.px(8))
    paint_bar(painter, look, bar, share * level)


def paint_bar(painter: QPainter, look: Look, bar: QRectF, share: float) -> None:
    """Paint a bar filled to a share, 0 to 1."""
    radius = bar.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.theme.line)
    painter.drawRoundedRect(bar, radius, radius)
    width = bar.width() * share
    if width >= 0.5:
        painter.setBrush(look.theme.weight)
        painter.drawRoundedRect(QRectF(bar.left(), bar.top(), max(width, 2.0), bar.height()), radius, radius)
