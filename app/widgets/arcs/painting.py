"""Painting arcs, and the one that is looked at more closely."""

from functools import lru_cache

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.style import theme
from app.style.theme import Look
from app.widgets.arcs.people import IN_MIDDLE
from app.widgets.arcs.places import PERCENT, ArcsOf

FAINTEST = 0.003  # what is less opaque is not painted
FADE = 0.62  # the power of the weight that opacity goes with: 1 stays 1, small ones are still seen
THINNEST, THICKER = 1.2, 8.0  # of the design: of a weight of 0, and what 1 adds
MOST_DOTTED = 48  # guests: beyond it dotted lines would be a grey cloud
HAIRLINE = 0.05  # a weight below which an arc is a hairline, which is painted in a twentieth of the time


def opacity(weight: float) -> float:
    """Return how opaque the arc of a weight is; that of 1 is always fully opaque."""
    return float(min(max(weight, 0.0), 1.0) ** FADE)


def thickness(weight: float) -> float:
    """Return how thick the arc of a weight is, of the design."""
    return THINNEST + THICKER * min(max(weight, 0.0), 1.0)


def paint_arcs(painter: QPainter, look: Look, of: ArcsOf, lines: np.ndarray) -> None:
    """Paint the arcs, the heaviest over the others."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for guest in sorted(range(len(of.guests)), key=of.weights.__getitem__):
        if of.hidden[guest]:
            if len(of.guests) <= MOST_DOTTED:
                painter.strokePath(_path(lines[guest]), _dotted(look, 0.3))
        elif of.weights[guest] > 0 and opacity(of.weights[guest]) >= FAINTEST:
            painter.strokePath(_path(lines[guest]), _pen(look, of.weights[guest]))


def paint_closer(painter: QPainter, look: Look, of: ArcsOf, lines: np.ndarray, guest: int, width: float) -> None:
    """Paint the arc to one guest again so that it stands out, and what it weighs in a pill at its middle."""
    path, weight = _path(lines[guest]), of.weights[guest]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if of.hidden[guest]:
        painter.strokePath(path, _dotted(look, 0.8))
    else:
        glow = QColor(look.theme.weight)
        glow.setAlphaF(0.2)
        painter.strokePath(path, _round_pen(glow, look.px(thickness(weight) + 6)))
        painter.strokePath(path, _pen(look, weight, least=0.55))
    if of.texts[guest]:
        _paint_pill(painter, look, path.pointAtPercent(0.5), of.guests[guest], of.texts[guest], width)


def _paint_pill(painter: QPainter, look: Look, middle: QPointF, name: str, text: str, width: float) -> None:
    """Paint a name and its percent, each by itself, so that a name from right to left leaves the percent alone."""
    inset, gap, tall = look.px(10), look.px(7), look.px(24)
    plain, bold = look.font(PERCENT), look.font(PERCENT, bold=True)
    digits = theme.text_width(bold, text) + 1
    name = theme.elide(plain, name, min(look.px(180), max(width - digits - 2 * inset - gap - look.px(6), 1)))
    long = theme.text_width(plain, name) + 1
    rect = QRectF(0, 0, 2 * inset + long + gap + digits, tall)
    rect.moveCenter(middle)
    rect.moveLeft(min(max(rect.left(), look.px(3)), max(width - rect.width() - look.px(3), 0)))
    rect.moveTop(max(rect.top(), look.px(3)))
    painter.setPen(QPen(look.theme.weight, look.px(1.2)))
    painter.setBrush(look.theme.card)
    painter.drawRoundedRect(rect, tall / 2, tall / 2)
    painter.setPen(look.theme.text)
    painter.setFont(plain)
    painter.drawText(QRectF(rect.left() + inset, rect.top(), long, tall), IN_MIDDLE, name)
    painter.setFont(bold)
    painter.drawText(QRectF(rect.right() - inset - digits, rect.top(), digits, tall), IN_MIDDLE, text)


def _pen(look: Look, weight: float, least: float = 0.0) -> QPen:
    if weight < HAIRLINE and not least:  # it has as much ink as the wider line would have
        return _hairline(look.theme.weight.rgb(), round(255 * opacity(weight) * thickness(weight)))
    colour = QColor(look.theme.weight)
    colour.setAlphaF(max(opacity(weight), least))
    return _round_pen(colour, look.px(thickness(weight)))


@lru_cache(maxsize=256)
def _hairline(rgb: int, alpha: int) -> QPen:
    pen = QPen(QColor.fromRgba(rgb & 0xFFFFFF | alpha << 24), 1.0)
    pen.setCosmetic(True)
    return pen


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _dotted(look: Look, part: float) -> QPen:
    pen = QPen(theme.mix(look.theme.card, look.theme.dim, part), look.px(1.4))
    pen.setDashPattern([0.1, 3.2])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _path(line: np.ndarray) -> QPainterPath:
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = line.tolist()
    path = QPainterPath(QPointF(x0, y0))
    path.cubicTo(x1, y1, x2, y2, x3, y3)
    return path
