"""What an experiment found, as a table: the same beside a plot, in a CSV file and in the terminal."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.attention.inputs import Array

Cell: TypeAlias = float | int | str


class Table(NamedTuple):
    """Rows of numbers under names; the names are ids such as "d_k", which an app puts into words."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def as_csv(self) -> str:
        """Return the table as CSV (RFC 4180), no digit rounded."""
        text = io.StringIO()
        csv.writer(text).writerows((self.columns, *self.rows))
        return text.getvalue()

    def as_data(self) -> list[dict[str, Cell]]:
        """Return each row by the names of its columns, as JSON has it."""
        return [dict(zip(self.columns, row, strict=True)) for row in self.rows]


def table(name: str, **columns: Iterable[Cell] | Array) -> Table:
    """Return a table of columns of the same length."""
    lists = [column.tolist() if isinstance(column, np.ndarray) else list(column) for column in columns.values()]
    return Table(name, tuple(columns), tuple(zip(*lists, strict=True)))
