"""The digits in the cells of a grid: all in one type size and to one precision, so that a row adds up as it is read."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtGui import QFont

from app.presentation.matrix import Matrix
from app.style import theme
from app.style.theme import Look
from app.widgets.grid.places import Places

SIZES = (18.0, 16.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0)
MOST = 1600  # cells: more are a picture, which digits would only make restless
NARROWEST = 15.0  # of the design: a cell below this has no digits


class Digits(NamedTuple):
    """What stands in the cells, and in which type."""

    font: QFont
    texts: dict[tuple[int, int], str]


def digits_that_fit(matrix: Matrix, places: Places, look: Look) -> Digits | None:
    """Return the longest digits that fit all cells that are painted, in the largest type they fit in; None if none."""
    rows = range(places.first, places.last + 1)
    if len(rows) * places.columns > MOST or places.width < look.px(NARROWEST) or places.height < look.px(10):
        return None
    cells = [(row, column) for row in rows for column in range(places.columns) if not matrix.is_hidden(row, column)]
    candidates = {cell: matrix.texts(*cell) for cell in cells}
    for level in range(max(map(len, candidates.values()), default=0)):
        texts = {cell: choice[min(level, len(choice) - 1)] for cell, choice in candidates.items() if choice}
        font = _font_for(set(texts.values()), places, look)
        if font is not None:
            return Digits(font, texts)
    return None


def _font_for(texts: Iterable[str], places: Places, look: Look) -> QFont | None:
    width = places.width - max(look.px(6), min(0.16 * places.width, look.px(12)))  # the ring of what is picked is free
    for size in SIZES:
        font = look.font(size)
        if look.px(size) <= max(min(0.6 * places.height, 0.36 * places.width), look.px(SIZES[-1])) and all(
            theme.text_width(font, text) <= width for text in texts
        ):
            return font
    return None
