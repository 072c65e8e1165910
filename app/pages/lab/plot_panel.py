"""A plot in its panel, the same as a table, and as files: PNG, SVG, PDF and CSV."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from app.files import file_dialogs
from app.pages.lab.experiment import PlotOf
from app.presentation.matrices import matrix_of
from app.presentation.matrix import Matrix
from app.text.file_errors import FileErrors
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import Panel
from app.widgets.grid.grid import Grid
from app.widgets.plots.canvas import PlotCanvas
from core import atomic_file
from core.experiments.table import Cell, Table
from core.numbers import MINUS

KINDS = ("png", "svg", "pdf", "csv")


class PlotPanel(Panel):
    """Shows the plot of a result, or its table."""

    said = Signal(str)

    def __init__(self, parent: QWidget, plot: PlotOf) -> None:
        self.as_table = ChipButton(icon="grid-3x3", quiet=True)
        self.save = ChipButton(icon="download", quiet=True)
        super().__init__("text", parent, self.as_table, self.save)
        self.plot = plot
        self.canvas, self.grid = PlotCanvas(self, plot.make), Grid(self, square=False)
        self._result: Any = None
        self.as_table.setCheckable(True)
        self.body.addWidget(self.canvas, 1)
        self.body.addWidget(self.grid, 1)
        self.grid.hide()
        self.as_table.toggled.connect(self._turn)
        self.save.clicked.connect(self._offer_files)

    def retranslate(self, plot: PlotOf) -> None:
        """Say everything in the language of the moment."""
        self.plot = plot
        self.entitle(plot.title, plot.note)
        self.as_table.name("", self.tr("As a table"))
        self.save.name("", self.tr("Save as PNG, SVG, PDF or CSV"))
        self.canvas.hint = self.tr("Guess first, or have it shown.")
        self.canvas.setAccessibleName(plot.title)
        if self._result is None:
            self.canvas.setAccessibleDescription(self.canvas.hint)
        self.canvas.remake()

    def set_data(self, result: Any) -> None:
        """Show a result; None: nothing yet."""
        self._result = result
        for button in (self.as_table, self.save):
            button.setEnabled(result is not None)
        if result is None:
            return
        self.canvas.set_data(self.plot.data(result), self.plot.title, self.plot.summary(result))
        if self.as_table.isChecked():
            self._fill()

    def _turn(self, as_table: bool) -> None:
        self.canvas.setVisible(not as_table)
        self.grid.setVisible(as_table)
        if as_table and self._result is not None:
            self._fill()

    def _fill(self) -> None:
        self.grid.set_data(matrix_of_table(self.plot.table(self._result), self.plot.column), self.plot.title)

    def _offer_files(self) -> None:
        menu = QMenu(self)
        for kind in KINDS:
            menu.addAction(kind.upper(), partial(self._save_as, kind))
        menu.exec(self.save.mapToGlobal(QPoint(0, self.save.height())))
        menu.deleteLater()

    def _save_as(self, kind: str) -> None:
        start = file_dialogs.documents() / f"{self.plot.table(self._result).name}.{kind}"
        path = file_dialogs.ask_where(self, self.plot.title, start, f".{kind}", f"{kind.upper()} (*.{kind})")
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> None:
        """Write the plot, or its numbers as CSV, as the path ends; what goes wrong is said."""
        try:
            if path.suffix.lower() == ".csv":
                atomic_file.write(path, self.plot.table(self._result).as_csv().encode("utf-8-sig"))  # Excel asks for it
            else:
                self.canvas.write(path)
        except OSError as error:
            self.said.emit(self.tr("It could not be saved: {}").format(FileErrors().explain(error)))


def matrix_of_table(table: Table, titles: Callable[[str], str]) -> Matrix:
    """Return a table as a matrix for a grid: its first column are the names of the rows."""
    numbers = np.array([[float(cell) for cell in row[1:]] for row in table.rows]).reshape(len(table.rows), -1)
    rows = tuple(_written(row[0])[0] for row in table.rows)
    columns = tuple(map(titles, table.columns[1:]))
    matrix = matrix_of(numbers, rows, columns, "dim", "text", "text", write=_written)
    return matrix._replace(row_title=titles(table.columns[0]))


def _written(cell: Cell) -> tuple[str, ...]:
    """Write a number with four digits that count, 1e+06 where it is long."""
    return (cell if isinstance(cell, str) else f"{cell:.4g}".replace("-", MINUS),)
