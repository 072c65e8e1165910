"""A matrix as it is handed to a grid, and what tells it from the one before."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from core import numbers as digits


def no_digits(row: int, column: int) -> tuple[str, ...]:
    """Return no digits: a matrix that is shown by its colours alone."""
    return ()


def nothing_said(row: int, column: int) -> str:
    """Return nothing to say: a screen reader hears the name of the whole."""
    return ""


class Matrix(NamedTuple):
    """Numbers, what their rows and columns are called, and how a cell is written and said. Names are plain text."""

    numbers: np.ndarray  # (rows, columns) float64, read-only
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    row_title: str = ""  # along the left edge
    column_title: str = ""  # above the column names
    role: str = "weight"  # the colour of the cells: weight, query, key, value
    row_role: str = "query"  # the colours of the names
    column_role: str = "key"
    colour_limit: float = 1.0  # the |number| that is painted in full colour
    hidden: np.ndarray | None = None  # (rows, columns) bool: masked; hatched, and never taken for 0
    marked: np.ndarray | None = None  # (rows, columns) bool: set by hand; a dot in the corner
    texts: Callable[[int, int], tuple[str, ...]] = no_digits  # digits of a cell, the longest first
    accessible_text: Callable[[int, int], str] = nothing_said  # what a screen reader says of a cell
    row_roles: tuple[str, ...] = ()  # a colour for each name, where they differ
    column_roles: tuple[str, ...] = ()
    colour_limit_text: str = ""  # how `colour_limit` is written, where it is more than a number

    def shown_colour_limit(self) -> str:
        """Return from which number on a cell is deepest, whatever its sign; nothing where none has a colour."""
        seen = self.numbers if self.hidden is None else self.numbers[~self.hidden]
        return (self.colour_limit_text or digits.number(self.colour_limit)) if seen.any() else ""

    @property
    def shape(self) -> tuple[int, int]:
        """Return how many rows and columns there are."""
        return self.numbers.shape[0], self.numbers.shape[1]

    def is_hidden(self, row: int, column: int) -> bool:
        """Return whether a cell is masked."""
        return self.hidden is not None and bool(self.hidden[row, column])

    def turned(self) -> "Matrix":
        """Return the same with rows and columns swapped; what is said of a cell stays."""
        return Matrix(
            self.numbers.T, self.columns, self.rows, self.column_title, self.row_title, self.role,
            self.column_role, self.row_role, self.colour_limit,
            None if self.hidden is None else self.hidden.T, None if self.marked is None else self.marked.T,
            lambda row, column: self.texts(column, row), lambda row, column: self.accessible_text(column, row),
            self.column_roles, self.row_roles, self.colour_limit_text,
        )  # fmt: skip

    def without_numbers(self) -> "Matrix":
        """Return the same cells with nothing of their numbers: no colour, no digit, nothing to be heard but names."""
        rows, columns = self.rows, self.columns
        return self._replace(
            numbers=np.zeros(self.shape),
            texts=no_digits,
            accessible_text=lambda row, column: f"{rows[row]}, {columns[column]}",
        )


EMPTY = Matrix(np.zeros((0, 0)), (), ())


def same_words(old: Matrix, new: Matrix) -> bool:
    """Return whether two matrices have the same shape, names and titles, so that all stands where it stood."""
    return old.shape == new.shape and old[1:5] == new[1:5]


def same_colours(old: Matrix, new: Matrix) -> bool:
    """Return whether the same numbers and names have the same colours in two matrices."""
    return old[5:9] == new[5:9] and old[13:] == new[13:]


def changed_rows(old: Matrix, new: Matrix) -> np.ndarray:
    """Return which rows of two matrices of one shape differ in numbers, mask or marks: (rows,) bool."""
    changed = _differ(old.numbers, new.numbers)
    for before, after in ((old.hidden, new.hidden), (old.marked, new.marked)):
        if before is not after:
            changed = changed | _differ(_or_none_at_all(before, old), _or_none_at_all(after, new))
    return changed


def _differ(before: np.ndarray, after: np.ndarray) -> np.ndarray:
    if before is after:  # arrays are read-only: the same one says the same
        return np.zeros(len(after), dtype=bool)
    both_unknown = np.isnan(before) & np.isnan(after)
    differs: np.ndarray = ((before != after) & ~both_unknown).any(axis=1)
    return differs


def _or_none_at_all(flags: np.ndarray | None, matrix: Matrix) -> np.ndarray:
    return np.zeros(matrix.shape, dtype=bool) if flags is None else flags
