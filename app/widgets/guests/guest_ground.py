"""What a guest stands on, in a card and in a row: the ground, its edge, the portrait with a number."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from app.presentation.guest import GuestPresentation
from app.style import theme
from app.style.theme import Look
from app.widgets.portraits.avatar import avatar_pixmap

RADIUS = 12  # of the corners, of the design
INSET, WIDEST = 1.5, 2.0  # px: how far from the sides the edge runs, and how wide it gets


def warmth_of(share: float) -> float:
    """Return how rosy the edge of a guest with this share is, 0 to 1, in steps: it need not follow each tick."""
    return round(min(share * 2.4, 1.0) * 32) / 32


def ground_colour(look: Look, *, highlighted: bool) -> QColor:
    """Return what the ground is painted with: tinted where the light falls on the guest. A ring is for the keyboard."""
    return theme.mix(look.theme.card, look.theme.query, 0.07) if highlighted else look.theme.card


def edge_width(look: Look) -> int:
    """Return how far in from its sides the edge of the ground may reach, in px: farthest at its round corners."""
    radius = look.px(RADIUS)
    return math.ceil(INSET + radius - (radius - WIDEST) / math.sqrt(2))


def paint_ground(painter: QPainter, look: Look, rect: QRectF, warmth: float, *, highlighted: bool) -> None:
    """Paint the ground. Its edge is the rosier the more of my mind the guest takes."""
    colours = look.theme
    edge = theme.mix(colours.line, colours.weight, warmth)
    painter.setPen(QPen(theme.mix(edge, colours.query, 0.5) if highlighted else edge, 1 + warmth))
    painter.setBrush(ground_colour(look, highlighted=highlighted))
    painter.drawRoundedRect(rect.adjusted(INSET, INSET, -INSET, -INSET), look.px(RADIUS), look.px(RADIUS))


def paint_portrait(
    painter: QPainter, look: Look, corner: QPointF, side: int, guest: GuestPresentation, ratio: float
) -> None:
    """Paint a guest's portrait, with their number on a badge at its foot. side: in px; ratio: of the screen."""
    portrait = avatar_pixmap(guest.avatar, side, ratio, look.theme.dark)
    painter.drawPixmap(round(corner.x()), round(corner.y()), portrait)
    font = look.font(10, bold=True)
    width = theme.text_width(font, guest.label) + look.px(8)
    badge = QRectF(corner.x() + (side - width) / 2, corner.y() + side - look.px(9), width, look.px(14))
    painter.setPen(QPen(look.theme.line, 1))
    painter.setBrush(look.theme.card)
    painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
    painter.setFont(font)
    painter.setPen(look.theme.text)
    painter.drawText(badge, theme.CENTRE, guest.label)
