"""A matrix as cells: with digits when it is one row, as a small heat map when it has more."""

from functools import lru_cache

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from app.presentation.strips import Strip
from app.presentation.target import NOTHING, Target
from app.style import theme
from app.style.theme import Look
from app.widgets.matrices.strip_fit import SMALL, Need

CELL_HEIGHT, HEAT_HEIGHT = 26, 48  # of the design
LABEL = 17
DOT = 2.2  # the radius of the mark of a number that was set by hand
FEWEST_DIGITS = 3  # so that little changes move nothing
LOOKED_AT = 40  # numbers of a row: more are never shown


def paint_strip(
    painter: QPainter, look: Look, strip: Strip, rect: QRectF, places: tuple[int, ...], target: Target
) -> None:
    """Paint a matrix in a rectangle: name above, note below. `places` are the columns there is room for."""
    height = look.px(CELL_HEIGHT if strip.texts else HEAT_HEIGHT)
    cells = QRectF(rect.left(), rect.center().y() - height / 2, rect.width(), height)
    (_paint_digits if strip.texts else _paint_heat)(painter, look, strip, cells, places, target)
    label, note = (QRectF(rect.left() - look.px(30), 0, rect.width() + look.px(60), look.px(LABEL)) for _ in range(2))
    label.moveBottom(cells.top() - look.px(2))
    note.moveTop(cells.bottom() + look.px(1))
    for line, text, font, role in (
        (label, strip.name, look.font(12, bold=True), strip.role),
        (note, strip.note, look.font(11), "dim"),
    ):
        painter.setFont(font)
        painter.setPen(getattr(look.theme, role))
        painter.drawText(line, theme.CENTRE, text)


def _paint_digits(
    painter: QPainter, look: Look, strip: Strip, rect: QRectF, places: tuple[int, ...], target: Target
) -> None:
    width = rect.width() / len(places)
    font, texts = _type_that_fits(look, strip.texts, width - look.px(4))
    painter.setFont(font)
    for index, place in enumerate(places):
        cell = QRectF(rect.left() + index * width, rect.top(), width - 1.5, rect.height())
        if place < 0:  # an ellipsis stands for the columns left out
            painter.setPen(look.theme.dim)
            painter.drawText(cell, theme.CENTRE, "…")
            continue
        fill = tint(look, strip, strip.numbers[0][place])
        highlighted = _touches(target, strip.columns[place])
        theme.paint_cell(painter, cell, fill, look.px(4), _edge(look) if highlighted else None)
        ink = theme.ink_on(fill)
        painter.setPen(ink)
        painter.drawText(cell, theme.CENTRE, texts[place])
        if strip.marked and strip.marked[place]:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(cell.topRight() + QPointF(-look.px(5), look.px(5)), look.px(DOT), look.px(DOT))


def _type_that_fits(look: Look, texts: tuple[str, ...], width: float) -> tuple[QFont, tuple[str, ...]]:
    """Return the largest type in which all texts fit a cell, and the texts, shortened where even that is too wide."""
    longest = max(texts, key=len)
    for size in (12, 11, SMALL):
        if theme.text_width(look.font(size), longest) <= width:
            return look.font(size), texts
    return look.font(SMALL), tuple(map(shortened, texts))


def _paint_heat(
    painter: QPainter, look: Look, strip: Strip, rect: QRectF, places: tuple[int, ...], target: Target
) -> None:
    rows = len(strip.numbers)
    width, height = rect.width() / len(places), rect.height() / rows
    colours = (look.theme.card.rgb(), getattr(look.theme, strip.role).rgb())
    painter.drawImage(rect, _heat_image(strip.numbers, places, strip.colour_limit, *colours))
    painter.setPen(look.theme.card)
    if min(width, height) >= 5:
        for row in range(1, rows):
            y = round(rect.top() + row * height)
            painter.drawLine(round(rect.left()), y, round(rect.right()), y)
        for column in range(1, len(places)):
            x = round(rect.left() + column * width)
            painter.drawLine(x, round(rect.top()), x, round(rect.bottom()))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row in range(rows):
        if _touches(target, strip.rows[row]):
            painter.setPen(_edge(look))
            painter.drawRect(QRectF(rect.left(), rect.top() + row * height, rect.width() - 1, height - 1))
    for index, place in enumerate(places):
        if place >= 0 and _touches(target, strip.columns[place]):
            painter.setPen(_edge(look))
            painter.drawRect(QRectF(rect.left() + index * width, rect.top(), width - 1, rect.height() - 1))


@lru_cache(maxsize=16)
def _heat_image(
    numbers: tuple[tuple[float, ...], ...], places: tuple[int, ...], colour_limit: float, surface: int, colour: int
) -> QImage:
    """Return a heat map, one pixel a cell; remembered, since a drag of a score leaves K and V as they are."""
    shown = np.array([place for place in places if place >= 0])
    sizes = np.minimum(np.abs(np.array(numbers)[:, shown]) / colour_limit, 1.0)  # (rows, columns)
    part = np.round(255 * (0.06 + 0.74 * sizes)) / 255  # in the same steps as theme.mix
    pixels = np.full((len(numbers), len(places)), surface, dtype=np.uint32)
    mixed = np.full(part.shape, 0xFF, dtype=np.uint32)
    for shift in (16, 8, 0):
        low, high = surface >> shift & 0xFF, colour >> shift & 0xFF
        mixed = mixed << 8 | np.round(low + (high - low) * part).astype(np.uint32)
    pixels[:, [index for index, place in enumerate(places) if place >= 0]] = mixed
    rows, columns = pixels.shape
    return QImage(pixels.tobytes(), columns, rows, 4 * columns, QImage.Format.Format_RGB32).copy()


def tint(look: Look, strip: Strip, number: float) -> QColor:
    """Return the colour of a cell: from the surface to the role's colour, by size; its sign is in the digits."""
    part = min(abs(number) / strip.colour_limit, 1.0) if strip.colour_limit else 0.0
    return theme.mix(look.theme.card, getattr(look.theme, strip.role), 0.06 + 0.74 * part)


def _touches(target: Target, own: Target) -> bool:
    return target is not NOTHING and own.touches(guest=target.guest, trait=target.trait, axis=target.axis)


def _edge(look: Look) -> QPen:
    return QPen(look.theme.text, look.px(1.6))


def shortened(text: str) -> str:
    """Return digits without the 0 before their point, for narrow cells: .407."""
    return text[1:] if text.startswith("0.") else text


def need_of(strip: Strip) -> Need:
    """Return what room a matrix asks for."""
    digits = max(FEWEST_DIGITS, *(len(shortened(text)) for text in strip.texts[:LOOKED_AT])) if strip.texts else 0
    return Need(len(strip.columns), digits)


def label_reach(strip: Strip, look: Look, width: float) -> float:
    """Return how far a matrix's name or note reaches beyond its cells, on either side."""
    name, note = look.font(12, bold=True), look.font(11)
    widest = max(theme.text_width(name, strip.name), theme.text_width(note, strip.note))
    return max((widest - width) / 2, 0.0)
