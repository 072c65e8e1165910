"""Matrices side by side in one line of algebra, with signs between them."""

from typing import NamedTuple

import numpy as np

from app.presentation.matrices import colour_limit
from app.presentation.roles import role_of
from app.presentation.target import NOTHING, Target
from core.show.model import Show


class Strip(NamedTuple):
    """What one matrix of the algebra shows. Axes tell which spotlight each row and column answers to."""

    name: str  # "q", "Kᵀ", …
    role: str  # the colour: query, key, value, weight
    numbers: tuple[tuple[float, ...], ...]  # rows × columns
    texts: tuple[str, ...]  # digits of a single row; () for a heat map
    note: str  # under it: "1×6", "sum 1.000"
    colour_limit: float  # the number that is painted in full colour
    rows: tuple[Target, ...]
    columns: tuple[Target, ...]
    step: int  # with which of the four steps it appears
    marked: tuple[bool, ...] = ()  # which numbers of a single row were set by hand: a dot in the corner


class Sign(NamedTuple):
    """What stands between two matrices."""

    text: str
    step: int


def strip_of(
    tensor: str, numbers: np.ndarray, sides: tuple[tuple[Target, ...], tuple[Target, ...]], name: str, step: int = 1
) -> Strip:
    """Return a tensor (rows, columns) in its colour, without digits. sides: what its rows and columns answer to."""
    return Strip(
        name, role_of(tensor), tuple(map(tuple, numbers.tolist())), (), size_of(numbers), colour_limit(numbers), *sides,
        step,
    )  # fmt: skip


def size_of(numbers: np.ndarray) -> str:
    """Return the size of a matrix as "8×6"."""
    return "×".join(map(str, numbers.shape))


def targets(show: Show, side: str, count: int) -> tuple[Target, ...]:
    """Return the light that so many rows or columns answer to, by what they are: "guests", "traits", "axes"."""
    match side:
        case "guests":
            return tuple(Target(guest=number) for number in show.guests)
        case "traits":
            return tuple(Target(trait=place) for place in range(count))
        case "axes":
            return tuple(Target(axis=place) for place in range(count))
    return (NOTHING,) * count
