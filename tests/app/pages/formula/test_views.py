"""Whose attention the page looks at, and which pair: one asker, everyone, a head."""

import subprocess
import sys

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.pages.formula.presentation import FormulaPresentation
from core.edits import people
from tests.app import user
from tests.app.pages.formula.fixtures import PageOpener, click_symbol, open_page, told
from tests.odd_shows import everyone, ready

__all__ = ["open_page"]


def test_everyone_is_let_look_where_only_one_does_and_that_can_be_undone(open_page: PageOpener) -> None:
    window = open_page()
    user.click(window.page.header.whose["everyone"])
    assert window.document.show.everyone and len(window.document.show.askers) == 9
    assert window.document.undo_stack.count() == 1
    click_symbol(window, "q")
    assert told(window)[1] == "(n_q, d_k) = (9, 6)"
    user.ctrl(window, Qt.Key.Key_Z)
    assert len(window.document.show.askers) == 1 and told(window)[1] == "(n_q, d_k) = (1, 6)"


def test_looking_at_one_asker_of_many_edits_nothing(open_page: PageOpener) -> None:
    window = open_page(ready("five-by-eight"))
    page = window.page
    assert page.header.who.text() == "Su Qing"
    user.click(page.header.after)
    assert page.header.who.text() == "Li" and page.view.row == 1
    row = window.document.trace.q[1:2]
    assert np.array_equal(page.formula.board.cards["q"].grid.matrix.numbers, row)
    user.click(page.header.before)
    user.click(page.header.before)
    assert page.view.row == 4 and window.document.undo_stack.count() == 0


def test_a_head_shows_its_tensors_and_the_head_dimension(open_page: PageOpener) -> None:
    window = open_page(everyone(9), whose="head")
    page, panel = window.page, window.document.panel
    for head in (0, 1, 7):
        while page.view.head != head:
            user.click(page.header.after)
        cards = page.formula.board.cards
        for name, tensor in {"q": panel.heads.q, "weights": panel.heads.weights, "output": panel.heads.output}.items():
            assert np.array_equal(cards[name].grid.matrix.numbers, tensor[head])
    click_symbol(window, "q")
    assert told(window)[1] == "(heads, n_q, d_head) = (8, 9, 2)"
    click_symbol(window, "softmax")
    assert told(window)[1] == "(heads, n_q, n) = (8, 9, 9)"
    user.click(page.header.after)
    assert page.view.head == 0, "after the last comes the first"


def test_a_head_that_shares_keys_shows_the_shared_ones(open_page: PageOpener) -> None:
    from core.edits import heads as panel_edits

    window = open_page(panel_edits.set_kv_heads(everyone(5), 2), whose="head")
    click_symbol(window, "k")
    assert told(window)[1] == "(kv_heads, n, d_head) = (2, 5, 2)"
    user.click(window.page.header.before)
    keys = window.document.panel.heads.k[1]
    assert np.array_equal(window.page.formula.board.cards["t"].grid.matrix.numbers, keys.T)


def test_a_picked_cell_moves_all_cursors_to_its_row_and_column(open_page: PageOpener) -> None:
    window = open_page(everyone(9), whose="everyone")
    cards = window.page.formula.board.cards
    grid = cards["scores"].grid
    user.click(grid, grid.cell_rect(4, 6).center())
    assert (window.page.view.row, window.page.view.column) == (4, 6)
    assert cards["q"].grid.picked[0] == 4 and cards["t"].grid.picked[1] == 6
    assert cards["weights"].grid.picked == (4, 6)
    assert cards["v"].grid.picked[0] == 6 and cards["output"].grid.picked[0] == 4
    keys = cards["t"].grid
    user.click(keys, keys.cell_rect(2, 1).center())
    assert grid.picked == (4, 1)


def test_another_show_begins_at_its_beginning(open_page: PageOpener) -> None:
    window = open_page(everyone(9), whose="everyone")
    window.page.follow(8, 8)
    window.document.load(ready("five-by-eight"), None)
    assert (window.page.view.row, window.page.view.column) == (0, 0)


@pytest.mark.parametrize("tab", ["formula", "flow", "by_hand"])
def test_an_edit_elsewhere_costs_a_hidden_page_nothing(
    open_page: PageOpener, monkeypatch: pytest.MonkeyPatch, tab: str
) -> None:
    window = open_page(tab=tab)
    made = []
    real = FormulaPresentation.__init__
    monkeypatch.setattr(FormulaPresentation, "__init__", lambda self, *values: made.append(1) or real(self, *values))
    window.open_page("stage")
    for step in range(5):
        window.document.edit(people.set_criterion, window.document.show.askers[0], 0, step / 8)
    QApplication.processEvents()
    assert not made
    window.open_page("formula")
    QApplication.processEvents()
    assert made and window.page.presentation.trace is window.document.trace


LAZY = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from app.desktop.application import make_application, make_window
from app.document.document import ShowDocument
from app.files.settings import Settings
from tests.odd_shows import dating
app = make_application(["attention-date"])
window = make_window(ShowDocument(dating()), Settings(language="en", theme="light", size=(1440, 900), motion=False))
window.show()
app.processEvents()
assert "matplotlib" not in sys.modules and "PySide6.QtPrintSupport" not in sys.modules
window.open_page("formula")
app.processEvents()
window.page.open_tab("by_hand")
app.processEvents()
assert "matplotlib.mathtext" in sys.modules and "matplotlib.pyplot" not in sys.modules
assert "PySide6.QtPrintSupport" not in sys.modules
window.deleteLater()
app.processEvents()
"""


def test_matplotlib_is_imported_when_the_page_is_first_opened() -> None:
    done = subprocess.run([sys.executable, "-c", LAZY], capture_output=True, text=True, check=False, timeout=100)
    assert done.returncode == 0, done.stderr
