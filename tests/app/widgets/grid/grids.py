"""Grids on a screen, to be tried, and what they say."""

import numpy as np
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from app.presentation.matrix import Matrix
from app.widgets.grid.grid import Grid
from tests.app import user


def numbered(rows: int, columns: int, **more: object) -> Matrix:
    """Return a matrix whose cells all differ: row + column / 100."""
    numbers = np.arange(rows)[:, None] + np.arange(columns) / 100
    numbers.setflags(write=False)
    names = {"rows": tuple(f"r{row}" for row in range(rows)), "columns": tuple(f"c{c}" for c in range(columns))}
    given = {"colour_limit": float(max(rows, 1)), "accessible_text": lambda r, c: f"{numbers[r, c]:.2f}"} | names | more
    return Matrix(numbers, **given)


def percents(matrix: Matrix) -> Matrix:
    """Write a matrix's cells in two lengths."""
    return matrix._replace(texts=lambda r, c: (f"{matrix.numbers[r, c]:.4f} %", f"{matrix.numbers[r, c]:.2f}", f"{r}"))


def shown(qtbot: QtBot, matrix: Matrix, size: tuple[int, int] = (640, 520), **how: bool) -> Grid:
    """Put a grid on the screen, with the keyboard on it."""
    grid = Grid(**how)
    qtbot.addWidget(grid)
    grid.resize(*size)
    grid.set_data(matrix, "Attention")
    grid.show()
    grid.activateWindow()
    grid.setFocus()
    qtbot.waitUntil(grid.hasFocus)
    user.leave(grid)
    return grid


def reports(signal: object) -> list:
    """Collect what a signal says."""
    said: list = []
    signal.connect(lambda *what: said.append(what[0] if len(what) == 1 else what))
    return said


def middle(grid: Grid, row: int, column: int) -> QPointF:
    return grid.cell_rect(row, column).center()
