"""Painting the people whom arcs join: their portraits or dots, their names, and how much they are looked at."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.style import theme
from app.style.theme import Look
from app.widgets.arcs.places import DOT, LINE, NAME, PERCENT, PERCENT_LINE, TALL, TURN, ArcsOf, Line, Places

STRONG = 0.2  # a weight from which a name has the full colour of text
HEAVY = 12  # guests whose names come first where not all have room
SQUARE = 1.6  # px: a smaller dot is painted as a square, which takes a tenth of the time
PLAIN = int(Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
AT_LEFT, AT_RIGHT, IN_MIDDLE = (
    PLAIN | int(flag)
    for flag in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter)
)


def paint_names(painter: QPainter, look: Look, of: ArcsOf, places: Places, closer: list[int]) -> None:
    """Paint names and percents. The names of `closer` guests are left out last."""
    heavy = sorted(range(len(of.guests)), key=of.weights.__getitem__, reverse=True)[:HEAVY]
    first = [*([of.row] if of.same else []), *closer, *(guest for guest in heavy if of.weights[guest] > 0)]
    for guest in _named(places.guests, look, first):
        _paint_guest(painter, look, of, places.guests, guest)
    if not of.same:
        for asker in _named(places.askers, look, [of.row]):
            ink = look.theme.query if asker == of.row else look.theme.dim
            _paint_name(painter, look, places.askers, asker, of.askers[asker], ink, bold=asker == of.row)


def _paint_guest(painter: QPainter, look: Look, of: ArcsOf, line: Line, guest: int) -> None:
    """Paint a guest's name, and the percent under it."""
    colours, weight, is_asker = look.theme, of.weights[guest], of.same and guest == of.row
    ink = theme.mix(colours.dim, colours.text, weight / STRONG)
    if of.hidden[guest]:
        ink = theme.mix(colours.card, colours.dim, 0.6)
    _paint_name(painter, look, line, guest, of.guests[guest], colours.query if is_asker else ink, bold=is_asker)
    if line.percents is None or not of.texts[guest]:
        return
    font = look.font(PERCENT, bold=weight >= STRONG)
    rect = QRectF(line.x(guest) - line.step / 2, line.percents, line.step, look.px(PERCENT_LINE))
    if theme.text_width(font, of.texts[guest]) <= rect.width() - 2:
        painter.setFont(font)
        painter.setPen(theme.mix(colours.dim, colours.weight, weight / STRONG))
        painter.drawText(rect, IN_MIDDLE, of.texts[guest])


def _named(line: Line, look: Look, first: list[int]) -> list[int]:
    """Return whose names are painted: those that come first, then as many as have room."""
    need = look.px(LINE) / TURN
    if not line.reach or line.step >= need:
        return list(range(line.count))
    apart = need / line.step
    placed: list[int] = []
    for place in (*first, *range(0, line.count, math.ceil(apart))):
        if 0 <= place < line.count and all(abs(place - other) >= apart for other in placed):
            placed.append(place)
    return placed


def _paint_name(painter: QPainter, look: Look, line: Line, place: int, name: str, ink: QColor, *, bold: bool) -> None:
    font, tall = look.font(NAME, bold), look.px(TALL)
    painter.setFont(font)
    painter.setPen(ink)
    x = line.x(place)
    if not line.reach:
        rect = QRectF(x - line.step / 2, line.names - (tall if line.upward else 0), line.step, tall)
        painter.drawText(rect, IN_MIDDLE, theme.elide(font, name, line.step - look.px(4)))
        return
    painter.save()
    painter.translate(x, line.names)
    painter.rotate(-45)
    painter.translate(0 if line.upward else -line.reach, -tall / 2)
    text = theme.elide(font, name, line.reach)
    painter.drawText(QRectF(0, 0, line.reach, tall), AT_LEFT if line.upward else AT_RIGHT, text)
    painter.restore()


def paint_heads(painter: QPainter, look: Look, of: ArcsOf, places: Places, ratio: float) -> None:
    """Paint everybody's portrait or dot, for a screen of that pixel ratio."""
    _paint_guests_heads(painter, look, of, places.guests, ratio)
    if not of.same:
        _paint_askers_heads(painter, look, of, places.askers, ratio)
    line = places.askers
    middle = QPointF(line.x(of.row), line.heads)
    if line.head:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.theme.query, look.px(2.4)))
        painter.drawEllipse(middle, line.head / 2 + 1, line.head / 2 + 1)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.theme.query)
        painter.drawEllipse(middle, look.px(DOT * 0.8), look.px(DOT * 0.8))


def _paint_guests_heads(painter: QPainter, look: Look, of: ArcsOf, line: Line, ratio: float) -> None:
    """Paint those who are looked at; who is hardly looked at steps back."""
    avatars = of.guest_avatars or of.avatars
    for guest, weight in enumerate(of.weights):
        if line.head and guest < len(avatars):
            presence = 0.3 if of.hidden[guest] else 0.5 + 0.5 * min(weight / STRONG, 1.0)
            is_asker = of.same and guest == of.row
            _paint_portrait(painter, look, line, guest, avatars[guest], 1.0 if is_asker else presence, ratio)
        else:
            ink = theme.mix(look.theme.line, look.theme.weight, 4 * weight)
            _paint_dot(painter, line, guest, ink, look.px(DOT) * (0.5 + 0.4 * min(weight, 1.0)))


def _paint_askers_heads(painter: QPainter, look: Look, of: ArcsOf, line: Line, ratio: float) -> None:
    for asker in range(line.count):
        if line.head and asker < len(of.avatars):
            presence = 1.0 if asker == of.row else 0.5
            _paint_portrait(painter, look, line, asker, of.avatars[asker], presence, ratio)
        else:
            _paint_dot(painter, line, asker, look.theme.line, look.px(DOT) * 0.5)


def _paint_dot(painter: QPainter, line: Line, place: int, ink: QColor, radius: float) -> None:
    radius, x = min(radius, max(line.step * 0.4, 0.6)), line.x(place)
    if radius < SQUARE:
        painter.fillRect(QRectF(x - radius, line.heads - radius, 2 * radius, 2 * radius), ink)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawEllipse(QPointF(x, line.heads), radius, radius)


def _paint_portrait(
    painter: QPainter, look: Look, line: Line, place: int, avatar: str, presence: float, ratio: float
) -> None:
    from app.widgets.portraits.avatar import avatar_pixmap

    size = round(line.head)
    painter.setOpacity(presence)
    corner = QPointF(line.x(place) - size / 2, line.heads - size / 2)
    painter.drawPixmap(corner, avatar_pixmap(avatar, size, ratio, look.theme.dark))
    painter.setOpacity(1.0)
