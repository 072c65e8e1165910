"""How the matrices of one line share its room: cells shrink first, then the longest rows leave columns out."""

from functools import lru_cache
from operator import mul
from typing import NamedTuple

from app.style import theme
from app.style.theme import Look

DIGIT_CELL, HEAT_CELL, HEAT_WIDTH = 44.0, 6.0, 48.0  # the widest of a row; the least of a heat map
MOST_HEAT, FEWEST = 48, 4  # columns
SMALL = 10  # the type of digits in narrow cells


class Need(NamedTuple):
    """What a matrix asks for: its columns, and how many digits its longest number has (0: a heat map)."""

    columns: int
    digits: int


class Share(NamedTuple):
    """What it gets: the columns that are shown, −1 for an ellipsis, and its width."""

    places: tuple[int, ...]
    width: float


def fit(needs: tuple[Need, ...], look: Look, room: float) -> tuple[Share, ...]:
    """Share the room out; remembered, since a drag asks again and again for the same."""
    digit = theme.text_width(look.font(SMALL), "0")
    return _fit(needs, digit, look.unit, int(room))


@lru_cache(maxsize=64)
def _fit(needs: tuple[Need, ...], digit: float, unit: float, room: int) -> tuple[Share, ...]:
    counts = [need.columns if need.digits else min(need.columns, MOST_HEAT) for need in needs]
    narrow = [_narrowest(need, count, digit, unit) for need, count in zip(needs, counts, strict=True)]
    wide = [DIGIT_CELL * unit if need.digits else least * 2 for need, least in zip(needs, narrow, strict=True)]
    while sum(map(mul, counts, narrow)) > room:
        longest = max(count for need, count in zip(needs, counts, strict=True) if need.digits)
        if longest <= FEWEST:
            break
        counts = [min(count, longest - 1) if need.digits else count for need, count in zip(needs, counts, strict=True)]
    wanted, least = sum(map(mul, counts, wide)), sum(map(mul, counts, narrow))
    ease = min(max((room - least) / (wanted - least), 0.0), 1.0) if wanted > least else 0.0
    return tuple(
        Share(columns_shown(need.columns, count), count * (low + (high - low) * ease))
        for need, count, low, high in zip(needs, counts, narrow, wide, strict=True)
    )


def _narrowest(need: Need, count: int, digit: float, unit: float) -> float:
    """Return the narrowest a column may be: its digits in small type, or a few px of a heat map."""
    if need.digits:
        return need.digits * digit + 2 * unit
    return max(1.5 * unit, min(HEAT_CELL * unit, HEAT_WIDTH * unit / max(count, 1)))


def columns_shown(columns: int, room: int) -> tuple[int, ...]:
    """Return the columns to show where there is room for some: the first ones, an ellipsis (−1), the last."""
    if columns <= room:
        return tuple(range(columns))
    return (*range(room - 2), -1, columns - 1)
