"""The line that a number slides on, and the bar that grows from its zero."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.style.theme import Look


def paint_track(
    painter: QPainter, look: Look, track: QRectF, zero: float, x: float, colour: QColor, *, knob: bool
) -> None:
    """Paint a groove, the part of it from x = zero to x, and a knob there if the number can be grabbed."""
    radius = track.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.theme.line)
    painter.drawRoundedRect(track, radius, radius)
    if track.left() < zero < track.right():
        painter.setBrush(look.theme.dim)
        painter.drawRect(QRectF(zero - 0.5, track.top() - look.px(2), 1, track.height() + look.px(4)))
    if abs(x - zero) >= 0.5:
        painter.setBrush(colour)
        left, right = min(zero, x), max(zero, x)
        painter.drawRoundedRect(QRectF(left, track.top(), right - left, track.height()), radius, radius)
    if knob:
        size = look.px(6)
        painter.setPen(QPen(colour, look.px(2.4)))
        painter.setBrush(look.theme.card)
        painter.drawEllipse(QPointF(x, track.center().y()), size, size)
