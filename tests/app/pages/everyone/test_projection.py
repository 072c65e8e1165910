"""X @ W = Q, K, V on the blackboard: every number of X, of W and of the products is edited where it stands."""

from itertools import product

import numpy as np
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from app.desktop.main_window import MainWindow
from core.numbers import number
from core.show.model import Show
from core.show.records import records, weights
from tests.app import painted_text, user
from tests.app.pages.everyone.fixtures import PageOpener, digits_on, done, open_page, press
from tests.odd_shows import everyone, own_sentence, ready

__all__ = ["open_page"]

SHOWS = {
    "people": lambda: everyone(9),
    "five-by-eight": lambda: ready("five-by-eight"),
    "sentence": own_sentence,
    "translation": lambda: ready("translation"),
}
PRODUCTS = {"w_q": "q", "w_k": "k", "w_v": "v"}


def board(open_page: PageOpener, show: Show, which: str = "w_q", **how: object) -> MainWindow:
    window = open_page(show, **how)
    press(window, "projection")
    choose(window, which)
    return window


def choose(window: MainWindow, which: str) -> None:
    user.click(window.page.projection.chips[which])
    user.leave(window)


def held(window: MainWindow, which: str) -> dict[str, np.ndarray]:
    """Return what stands in X, W and their product, out of the document."""
    show, trace = window.document.show, window.document.trace
    x = records(show, show.askers if which == "w_q" else show.guests)
    return {"x": x, "w": getattr(weights(show), which), "y": getattr(trace, PRODUCTS[which])}


def check(window: MainWindow, which: str) -> None:
    """Compare what is on screen with what the document holds, and the product with X times W."""
    grids, matrices = window.page.projection.grids, held(window, which)
    for name, numbers in matrices.items():
        assert (grids[name].matrix.numbers == numbers).all()
        assert digits_on(grids[name]), "numbers that can be edited can be read"
        for (row, column), text in digits_on(grids[name]).items():
            value = float(numbers[row, column])
            assert text in (number(value), number(value, 1))
    marked = grids["y"].matrix.marked
    product = matrices["x"] @ matrices["w"]
    rows = np.ones(len(product), bool) if marked is None else ~marked.any(axis=1)
    np.testing.assert_allclose(matrices["y"][rows], product[rows], atol=1e-12)


@pytest.mark.parametrize("name", SHOWS)
def test_the_board_is_true(open_page: PageOpener, name: str) -> None:
    window = board(open_page, SHOWS[name]())
    for which, letter in PRODUCTS.items():
        choose(window, which)
        check(window, which)
        titles = {key: title.text() for key, title in window.page.projection.titles.items()}
        for key, matrix in held(window, which).items():
            assert f"{matrix.shape[0]} × {matrix.shape[1]}" in titles[key] and titles[key] in painted_text.texts(
                window.page
            )
        assert f"W_{letter.upper()}" in titles["w"]


def click(window: MainWindow, name: str, row: int = 1, column: int = 1) -> object:
    grid = window.page.projection.grids[name]
    user.click(grid, grid.cell_rect(row, column).center())
    return grid


@pytest.mark.parametrize("name", SHOWS)
def test_a_number_is_typed_over_in_one_step(open_page: PageOpener, name: str) -> None:
    window = board(open_page, SHOWS[name]())
    before = window.document.show
    for which, place in product(PRODUCTS, "xwy"):
        choose(window, which)
        grid = click(window, place)
        user.double_click(grid, grid.cell_rect(1, 1).center())
        user.write(window, "-2.25")
        after = held(window, which)[place]
        assert after[1, 1] == -2.25 and grid.matrix.numbers[1, 1] == -2.25
        assert len(done(window)) == 1 and not window.document.in_gesture
        check(window, which)
        changed = window.document.show
        user.ctrl(window, Qt.Key.Key_Z)
        assert window.document.show == before
        user.ctrl(window, Qt.Key.Key_Y)
        assert window.document.show == changed
        user.ctrl(window, Qt.Key.Key_Z)
    check(window, "w_v")


@pytest.mark.parametrize("name", ["people", "sentence"])
def test_a_number_is_stepped_in_one_step(open_page: PageOpener, name: str) -> None:
    window = board(open_page, SHOWS[name]())
    for which, place in product(PRODUCTS, "xwy"):
        choose(window, which)
        grid = click(window, place)
        start = grid.matrix.numbers[1, 1]
        user.ctrl(window, Qt.Key.Key_Up)
        assert held(window, which)[place][1, 1] == round(start + 0.1, 10)
        assert len(done(window)) == 1 and not window.document.in_gesture
        hold_ctrl(window, Qt.Key.Key_Down, 5)
        assert held(window, which)[place][1, 1] == round(start - 0.4, 10)
        assert len(done(window)) == 2, "a key that is held is one step"
        check(window, which)
        user.ctrl(window, Qt.Key.Key_Z)
        user.ctrl(window, Qt.Key.Key_Z)


def hold_ctrl(window: MainWindow, key: Qt.Key, times: int) -> None:
    for repeat in range(times):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.ControlModifier, "", repeat > 0)
        QApplication.sendEvent(window.focusWidget(), event)
    release = QKeyEvent(QEvent.Type.KeyRelease, key, Qt.KeyboardModifier.ControlModifier, "", False)
    QApplication.sendEvent(window.focusWidget(), release)


def test_the_board_is_worked_by_keyboard_alone(open_page: PageOpener) -> None:
    window = board(open_page, own_sentence(), "w_k")
    grids = window.page.projection.grids
    met = set()
    for _ in range(40):
        user.key(window, Qt.Key.Key_Tab)
        grid = window.focusWidget()
        name = next((name for name, each in grids.items() if each is grid), None)
        if name is None or name in met:
            continue
        met.add(name)
        user.key(window, Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Right)
        user.type_text(window, "1.5")
        user.key(window, Qt.Key.Key_Return)
        assert window.focusWidget() is grid and grid.matrix.numbers[1, 1] == 1.5
        user.ctrl(window, Qt.Key.Key_Down)
        assert grid.matrix.numbers[1, 1] == 1.4
        user.key(window, Qt.Key.Key_F2)
        user.key(window, Qt.Key.Key_Escape)
        assert grid.matrix.numbers[1, 1] == 1.4
    assert met == set("xwy") and len(done(window)) == 6


def test_the_steps_are_named(open_page: PageOpener) -> None:
    window = board(open_page, own_sentence(), "w_q")
    for place in "xwy":
        grid = click(window, place)
        user.double_click(grid, grid.cell_rect(1, 1).center())
        user.write(window, "3")
    assert done(window) == ["A number of X", "A number of W", "Query of cat"]


def test_a_product_that_was_set_is_marked_and_released(open_page: PageOpener) -> None:
    window = board(open_page, own_sentence(), "w_q")
    board_of, before = window.page.projection, window.document.show
    assert not board_of.release.isVisible()
    grid = click(window, "y", 2, 0)
    user.double_click(grid, grid.cell_rect(2, 0).center())
    user.write(window, "9")
    assert grid.matrix.marked is not None and grid.matrix.marked[2].all() and not grid.matrix.marked[[0, 1, 3]].any()
    assert board_of.release.isVisible()
    user.click(board_of.release)
    assert not board_of.release.isVisible() and window.document.show == before
    assert done(window) == [f"Query of {window.page.presentation.askers[2]}", "Take what x @ W gives"]


def test_what_is_edited_changes_the_map_beside_it(open_page: PageOpener) -> None:
    window = board(open_page, everyone(9), "w_q")
    before = digits_on(window.page.map.grid)
    grid = click(window, "x", 4, 0)
    user.double_click(grid, grid.cell_rect(4, 0).center())
    user.write(window, "30")
    after = digits_on(window.page.map.grid)
    assert {cell[0] for cell in before if before[cell] != after[cell]} == {4}


def test_people_stay_people_when_a_number_of_w_is_set(open_page: PageOpener) -> None:
    window = board(open_page, everyone(9))
    note = window.page.projection.note.text()
    grid = click(window, "w")
    user.double_click(grid, grid.cell_rect(1, 1).center())
    user.write(window, "0.5")
    assert window.document.show.projections is not None and window.page.projection.note.text() == note
    press(window, "look")
    assert not any(field.isVisible() for field in window.page.look.sentences.values())
    assert window.page.look.arcs.arcs.avatars == tuple(person.avatar for person in window.document.show.asking)


@pytest.mark.parametrize("text", ["1e400", "nan", "abc", "--3", "2000000000"])
def test_what_is_no_number_of_a_show_is_refused_and_nothing_is_lost(open_page: PageOpener, text: str) -> None:
    window = board(open_page, own_sentence(), "w_q")
    before = window.document.show
    for place in "xwy":
        grid = click(window, place)
        user.double_click(grid, grid.cell_rect(1, 1).center())
        user.write(window, text)
        assert window.document.show == before and not done(window)
        assert user.editor(window) is not None or "too large" in painted_text.told(window)
        user.key(window, Qt.Key.Key_Escape)


def test_the_largest_numbers_leave_everything_finite(open_page: PageOpener) -> None:
    window = board(open_page, own_sentence(), "w_q")
    for place in ("x", "w"):
        for column in range(3):
            grid = click(window, place, 1, column)
            user.double_click(grid, grid.cell_rect(1, column).center())
            user.write(window, "1000000000")
    assert len(done(window)) == 6 and np.isfinite(window.document.trace.output).all()
    check(window, "w_q")


def test_positions_are_seen_in_x_and_said(open_page: PageOpener) -> None:
    window = board(open_page, own_sentence())
    before = held(window, "w_q")["x"]
    press(window, "positions")
    after = held(window, "w_q")["x"]
    assert (after[0, ::2] == before[0, ::2]).all() and (after != before).any()
    check(window, "w_q")
    assert "Positions are added to all of X," in window.page.projection.note.text()
    grid = click(window, "x", 3, 2)
    user.double_click(grid, grid.cell_rect(3, 2).center())
    user.write(window, "1.5")
    assert held(window, "w_q")["x"][3, 2] == 1.5


def test_every_cell_is_said_with_its_row_and_column(open_page: PageOpener) -> None:
    window = board(open_page, own_sentence(), "w_v")
    grids, show = window.page.projection.grids, window.document.show
    for name, matrix in held(window, "w_v").items():
        grid = grids[name]
        for row, column in np.ndindex(*matrix.shape):
            said = f"{grid.matrix.rows[row]}, {grid.matrix.columns[column]}: {number(float(matrix[row, column]))}"
            assert grid.matrix.accessible_text(row, column) == said
    assert grids["x"].matrix.rows == window.page.presentation.guests
    assert grids["w"].matrix.rows == tuple(
        feature if isinstance(feature, str) else feature["en"] for feature in show.features
    )
