"""Tensors as matrices to be looked at: names, colours, and how a number is written and said when it is asked for."""

from collections.abc import Callable

import numpy as np

from app.presentation.labels import Labels
from app.presentation.matrix import Matrix
from app.presentation.roles import SIDE_ROLES, role_of, sides_of
from core import numbers as digits

Write = Callable[[float], tuple[str, ...]]
"""Returns the digits of a number, the longest first."""

NAMED = "{0}, {1}: {2}"
"""What is said of a cell: {0} and {1} are the names of row and column, {3} and {4} their places, {2} its digits."""


def short(number: float) -> tuple[str, ...]:
    """Write 10.55 and 10.6."""
    return digits.number(number), digits.number(number, 1)


def signed(number: float) -> tuple[str, ...]:
    """Write +0.33."""
    return (digits.signed(number),)


def share(number: float) -> tuple[str, ...]:
    """Write 40.7 % and 40.7."""
    percent = digits.percent(number)
    return digits.in_percent(percent), percent


def rounded_share(number: float) -> tuple[str, ...]:
    """Write 40.7 %, 40.7 and 41."""
    return *share(number), digits.whole_percent(number)


def points(number: float) -> tuple[str, ...]:
    """Write a difference of two shares as +3.4, which has no sign to leave out, and +3."""
    return digits.signed(100 * number, 1), digits.signed(100 * number, 1), digits.signed(100 * number, 0)


def fixed(most: int, least: int) -> Write:
    """Return what writes all numbers with as many decimals: so many, or fewer where there is no room."""
    return lambda number: tuple(digits.fixed(number, decimals) for decimals in range(most, least - 1, -1))


def colour_limit(numbers: np.ndarray) -> float:
    """Return the number that is painted in full colour: the largest, whatever its sign."""
    return float(max(numbers.max(initial=0), -numbers.min(initial=0))) or 1.0


def matrix_of(
    numbers: np.ndarray,
    rows: tuple[str, ...],
    columns: tuple[str, ...],
    role: str,
    row_role: str = "text",
    column_role: str = "",
    *,
    write: Write = short,
    limit: float = 0.0,
    limit_text: str = "",
    hidden: np.ndarray | None = None,
    marked: np.ndarray | None = None,
    gone: str = digits.HIDDEN,
    sentence: str = NAMED,
    hidden_sentence: str = "",
) -> Matrix:
    """Return numbers (rows, columns) with their names, and colours by role.

    limit: what is painted in full colour, else the largest number; limit_text: how it is written, where it is neither
    a plain number nor a share. gone: what stands for a number that a mask hides.
    sentence, hidden_sentence: what is said of a cell, and of one that a mask hides where that is something else.
    """

    def texts(row: int, column: int) -> tuple[str, ...]:
        return (gone,) if hidden is not None and hidden[row, column] else write(float(numbers[row, column]))

    def accessible_text(row: int, column: int) -> str:
        said = hidden_sentence if hidden_sentence and hidden is not None and hidden[row, column] else sentence
        return said.format(rows[row], columns[column], texts(row, column)[0], row, column)

    limit = limit or colour_limit(numbers)
    if write in (share, rounded_share):
        limit_text = digits.in_percent(digits.number(100 * limit))
    return Matrix(
        numbers, rows, columns, "", "", role, row_role, column_role or role, limit,
        hidden, marked, texts, accessible_text, colour_limit_text=limit_text,
    )  # fmt: skip


def tensor_matrix(labels: Labels, tensor: str, numbers: np.ndarray) -> Matrix:
    """Return a tensor of a show, by its name in `ROLES`, with the names and colours that it has on all pages."""
    rows, columns = sides_of(tensor)
    role = role_of(tensor)
    matrix = matrix_of(
        numbers,
        labels.names(rows),
        labels.names(columns),
        role,
        SIDE_ROLES.get(rows, role),
        SIDE_ROLES.get(columns, role),
    )
    return matrix._replace(
        row_roles=labels.feature_roles if rows == "features" else (),
        column_roles=labels.feature_roles if columns == "features" else (),
    )
