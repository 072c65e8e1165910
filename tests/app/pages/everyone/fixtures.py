"""The Everyone page on a screen: where its cells are, and what stands there."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from PySide6.QtCore import QPointF

from app.desktop.main_window import MainWindow
from app.pages.everyone import EveryonePage
from app.widgets.grid.grid import Grid
from core.show.model import Show
from tests.app import painted_text, user
from tests.app.windows import Opener

__all__ = ["open_page"]

Cell = tuple[int, int]  # who looks, who is looked at
PageOpener = Callable[..., MainWindow]


@pytest.fixture
def open_page(open_window: Opener) -> PageOpener:
    """Return what opens a window on this page: desk(show, language=…, size=…)."""

    def open_page(show: Show | None = None, **how: object) -> MainWindow:
        window = open_window(show, **how)
        user.click(window.rail.pages["everyone"])
        user.leave(window)
        assert isinstance(window.page, EveryonePage)
        return window

    return open_page


def on_map(window: MainWindow, cell: Cell) -> QPointF:
    """Return where the map shows who looks at whom, whichever way round it stands."""
    page = window.page
    return page.map.grid.cell_rect(*(cell[::-1] if page.map.transposed else cell)).center()


def hover(window: MainWindow, cell: Cell) -> None:
    """Point at a pair on the map."""
    user.point(window.page.map.grid, on_map(window, cell))


def pick(window: MainWindow, cell: Cell) -> None:
    """Click a pair on the map."""
    user.click(window.page.map.grid, on_map(window, cell))


def row_name(grid: Grid, row: int) -> QPointF:
    """Return a place on the name of a row."""
    rect = grid.cell_rect(row, 0)
    return QPointF(rect.left() - 14, rect.center().y())


def column_name(grid: Grid, column: int) -> QPointF:
    """Return a place on the name of a column."""
    rect = grid.cell_rect(0, column)
    return QPointF(rect.center().x() + 2, rect.top() - 8)


def digits_on(grid: Grid) -> dict[Cell, str]:
    """Return what is written in the cells of a grid, as it stands on screen: by row and column."""
    written: dict[Cell, str] = {}
    for text in painted_text.read(grid):
        cell = grid.cell_at(text.rect.center())
        if cell is not None and text.rect.width() <= grid.cell_rect(*cell).width():
            written[cell] = text.text
    return written


def steps(window: MainWindow) -> list[str]:
    """Return the lines of the four steps, as a screen reader gets them."""
    return window.page.look.steps.lines.accessibleName().split("\n")


def heading(window: MainWindow) -> str:
    """Return the line above the four steps."""
    return window.page.look.heading.text()


def chip(window: MainWindow, name: str) -> object:
    """Return the chip of a mask ("causal"), of the header ("shuffle") or of a tab ("look", "projection")."""
    page = window.page
    tabs = {"look": page.look_tab, "projection": page.projection_tab, "transpose": page.map.turn}
    with suppress(KeyError):
        return {**page.map.masks, **tabs}[name]
    return getattr(page.header, name)


def press(window: MainWindow, *names: str) -> None:
    """Click chips, one after the other, and take the mouse away."""
    for name in names:
        user.click(chip(window, name))
    user.leave(window)


def told(window: MainWindow) -> str:
    """Return what the page tells in passing."""
    return painted_text.told(window)


def done(window: MainWindow) -> list[str]:
    """Return the names of the undo steps."""
    stack = window.document.undo_stack
    return [stack.text(index) for index in range(stack.count())]
