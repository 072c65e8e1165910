"""Each heat map says what its colours stand for, truly: where nobody has a share there is no scale to say."""

import numpy as np
import pytest

from app.desktop.main_window import MainWindow
from app.widgets.grid.colours import shades
from app.widgets.grid.grid import Grid
from core import numbers as digits
from core.edits import seats
from core.show.model import Show
from tests.app import user
from tests.app.windows import Opener
from tests.odd_shows import dating, everyone, marks, ready

PLACES = {
    "everyone": lambda w: w.open_page("everyone"),
    "panel": lambda w: w.open_page("panel"),
    "code": lambda w: w.open_page("code"),
    "formula": lambda w: w.open_page("formula"),
}


def fully_masked() -> Show:
    show = everyone(4)
    for guest in show.guests:
        show = seats.set_empty(show, guest, True)
    return show


def grids(window: MainWindow) -> list[Grid]:
    return [grid for grid in window.page.findChildren(Grid) if grid.isVisible() and all(grid.matrix.shape)]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("show", [dating, marks, fully_masked, lambda: ready("friends"), lambda: ready("cat-mat-en")])
def test_the_number_that_is_said_is_the_one_that_is_deepest(open_window: Opener, show, place: str) -> None:
    window = open_window(show())
    PLACES[place](window)
    found = grids(window)
    assert found
    for grid in found:
        matrix, told = grid.matrix, grid.toolTip()
        assert grid.accessibleDescription() == told
        seen = matrix.numbers if matrix.hidden is None else matrix.numbers[~matrix.hidden]
        if not seen.any():
            assert told == ""
            continue
        text = told.removeprefix("Deepest colour from ").removesuffix(" points").lstrip("±")
        percent = 100 if text.endswith("%") or told.endswith("points") else 1
        number = digits.value_of(text.removesuffix("\u00a0%")) / percent
        depths = np.abs(shades(matrix, signed=grid._signed))
        assert (depths[np.abs(matrix.numbers) >= number * 1.01] == 255).all()
        assert (depths[np.abs(matrix.numbers) < number * 0.97] < 255).all(), told


def test_the_captions_say_it_too(open_window: Opener) -> None:
    window = open_window(ready("five-by-eight"))
    window.open_page("everyone")
    assert window.page.map.note.text().endswith(" · deepest from 50\u00a0%")
    window.open_page("panel")
    view = window.page.focus.view
    assert " · deepest colour from " in view.hint.text() and view.hint.text().endswith("\u00a0%")
    user.click(window.page.heads.differs)
    assert view.hint.text().endswith(" points") and " · deepest colour from ±" in view.hint.text()


def test_where_all_are_hidden_no_scale_is_said(open_window: Opener) -> None:
    window = open_window(fully_masked())
    window.open_page("everyone")
    assert "deepest" not in window.page.map.note.text()
    window.open_page("panel")
    assert "deepest" not in window.page.focus.view.hint.text()
