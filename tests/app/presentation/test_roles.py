"""A tensor has one colour on all pages: queries indigo, keys and scores amber, values teal, weights rose."""

import pytest
from PySide6.QtGui import QColor, QTextLayout

from app.desktop.main_window import MainWindow
from app.pages.code import presentation as code
from app.pages.formula import presentation as formula
from app.pages.formula.symbols import LETTERS
from app.pages.panel.sizes_view import SizesView
from app.presentation.roles import ROLES, SIDE_ROLES, role_of, sides_of
from app.presentation.strips import Sign
from app.style import theme
from core.attention.paper_sizes import paper_sizes
from tests.app import user
from tests.app.windows import Opener
from tests.odd_shows import ready

COLOURS = {
    "query": ("q", "w_q", "q_heads"),
    "key": ("k", "t", "w_k", "k_heads", "scores", "scaled", "masked", "largest"),
    "value": ("v", "w_v", "v_heads", "w_o", "head_outputs", "reports", "merged", "output"),
    "weight": ("weights", "exponentials", "softmax"),
    "text": ("x", "x_q", "x_k"),
    "dim": ("visible", "mask"),
}
ROLE = {tensor: role for role, tensors in COLOURS.items() for tensor in tensors}
"""What the design says, told again."""


@pytest.fixture
def window(open_window: Opener) -> MainWindow:
    return open_window(ready("friends"))


def open_page(window: MainWindow, name: str) -> None:
    user.click(window.rail.pages[name])


def test_strips_maps_and_matrices(window: MainWindow) -> None:
    line = [item for item in window.page.presentation.algebra() if not isinstance(item, Sign)]
    assert [strip.role for strip in line] == [ROLE[name] for name in ("q", "k", "scores", "weights", "v", "output")]
    open_page(window, "everyone")
    assert window.page.map.grid.matrix.role == ROLE["weights"]
    for which in ("w_q", "w_k", "w_v"):
        _, w, y = window.page.presentation.projection(which)
        assert w.role == ROLE[which] and y.role == ROLE[which[-1]]


@pytest.mark.parametrize("whose", ["one", "everyone", "head"])
def test_the_formula_its_matrices_and_the_flow(window: MainWindow, whose: str) -> None:
    open_page(window, "formula")
    user.click(window.page.header.whose[whose])
    for name, card in window.page.formula.board.cards.items():
        assert card._role == card.grid.matrix.role == ROLE[name], name
    field = window.page.formula.formula
    for symbol in ("q", "k", "t", "softmax", "v"):
        assert field._parts.role(symbol) == ROLE[symbol], symbol
    user.click(window.page.header.tabs["flow"])
    for box in window.page.tabs["flow"].flow.boxes:
        assert box.role == ROLE[box.name], box.name


def test_the_original_sizes(window: MainWindow) -> None:
    open_page(window, "panel")
    user.click(window.page.focus.chips["sizes"])
    view = window.page.focus.view
    assert isinstance(view, SizesView)
    names = ["x", "w_q", "w_k", "w_v", "q", "k", "v", "q_heads", "k_heads", "v_heads", "scores", "scaled", "weights"]
    names += ["head_outputs", "merged", "w_o", "output"]
    for place, name in enumerate(names):
        view.steps.picked.emit(place)
        assert view.steps.steps[place].role == view.grid.matrix.role == ROLE[name], name


def test_programs_and_their_tensors(window: MainWindow) -> None:
    open_page(window, "code")
    for what in ("stage", "everyone", "panel"):
        page = window.page
        user.click(page.header.what.chips[what])
        for name in page.presentation.tensors:
            assert page.presentation.matrix(name).role == ROLE[name.lower()], name
        lines = page.program.editor.toPlainText().split("\n")
        colours = theme.look(page).theme
        for place, line in enumerate(lines):
            name = line.split(" ")[0]
            if " = " in line and name in page.presentation.tensors:
                layout: QTextLayout = page.program.editor.document().findBlockByNumber(place).layout()
                inks = {form.format.foreground().color().name() for form in layout.formats() if form.start == 0}
                assert inks == {getattr(colours, ROLE[name.lower()]).name()}, line


def test_every_tensor_has_a_colour_of_the_theme_and_sides() -> None:
    tensors = {*code.TENSORS, *formula.TENSORS, *(step.name for step in paper_sizes(0)), *LETTERS}
    for tensor in tensors:
        assert role_of(tensor) == role_of(tensor.upper()) == ROLE.get(tensor.lower(), "text"), tensor
        assert isinstance(getattr(theme.LIGHT, role_of(tensor)), QColor), tensor
        assert set(sides_of(tensor)) <= {"askers", "guests", "traits", "axes", "features", ""}, tensor
    assert {tensor.lower() for tensor in tensors} >= set(ROLES) - {"softmax", "mask"}, "no colour is for nothing"
    assert set(SIDE_ROLES) == {"askers", "guests", "features"}
