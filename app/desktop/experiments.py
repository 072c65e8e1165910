"""An experiment without a screen: what it found as aligned tables, or as JSON at full precision. No Qt here."""

from app.desktop.headless import aligned
from core.experiments import catalogue
from core.experiments.table import Cell, Table
from core.show.json_text import layout


def as_json(name: str, seed: int = 0) -> str:
    """Run an experiment; return its tables as JSON, a list of rows each."""
    return layout({one.name: one.as_data() for one in catalogue.run(name, seed)})


def as_text(name: str, seed: int = 0) -> str:
    """Run an experiment; return its tables for a terminal, numbers with four digits."""
    return "\n\n".join(map(_lines, catalogue.run(name, seed)))


def _lines(table: Table) -> str:
    rows = [["", *table.columns], *(["", *map(_written, row)] for row in table.rows)]
    return "\n".join([table.name, *aligned(rows)])


def _written(cell: Cell) -> str:
    return f"{cell:.4g}" if isinstance(cell, float) else str(cell)
