"""Which row is looked at, which cell is pointed at: by mouse and keys, on the map, on names and on arcs."""

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt

from app.desktop.main_window import MainWindow
from core.numbers import PERCENT_SIGN as PERCENT
from core.numbers import number
from tests.app import painted_text, user
from tests.app.pages.everyone.fixtures import (
    Cell,
    PageOpener,
    column_name,
    digits_on,
    heading,
    hover,
    on_map,
    open_page,
    pick,
    press,
    row_name,
    steps,
)
from tests.odd_shows import everyone, own_sentence, ready

__all__ = ["open_page"]

SHOWS = {
    "seven": lambda: everyone(7),
    "five-by-eight": lambda: ready("five-by-eight"),
    "translation": lambda: ready("translation"),
    "sentence": own_sentence,
    "one asker": lambda: ready("dating"),
}


def shown_row(window: MainWindow) -> int:
    """Return whose row everything that shows a row shows; fail if they disagree."""
    page, show = window.page, window.document.show
    row = page.look.arcs.arcs.row
    name = page.presentation.askers[row]
    assert page.left.title.text() == f"“{name}” looks around"
    assert heading(window).startswith(f"{name} → ")
    assert page.picked_row.row == row == page.cell[0]
    assert page.look.arcs.accessibleName() == f"Whom “{name}” looks at"
    assert page.algebra._line[0].numbers == (tuple(window.document.trace.q[row].tolist()),)
    assert name in page.header.one.accessibleName()
    picked = page.map.grid.picked
    assert (picked[::-1] if page.map.transposed else picked) == page.cell
    assert len(page.look.arcs.arcs.guests) == len(show.guests)
    return row


def test_a_click_on_the_map_picks_the_row_and_the_pair(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    for cell in ((4, 2), (0, 8), (8, 0)):
        pick(window, cell)
        assert shown_row(window) == cell[0] and window.page.cell == cell
    assert not window.document.undo_stack.count()


def test_a_click_on_a_name_picks_its_row_or_column(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    grid = window.page.map.grid
    pick(window, (0, 3))
    user.click(grid, row_name(grid, 6))
    assert shown_row(window) == 6 and window.page.cell == (6, 3)
    user.click(grid, column_name(grid, 1))
    assert window.page.cell == (6, 1)
    press(window, "transpose")
    user.click(grid, row_name(grid, 4))
    assert window.page.cell == (6, 4), "at the left stand those who are looked at now"
    user.click(grid, column_name(grid, 2))
    assert shown_row(window) == 2 and window.page.cell == (2, 4)


def test_a_click_on_an_asker_of_the_arcs_picks_their_row(open_page: PageOpener) -> None:
    for name in ("seven", "five-by-eight", "translation"):
        window = open_page(SHOWS[name]())
        arcs, askers = window.page.look.arcs, len(window.document.show.askers)
        for row in (askers - 1, 1, 0):
            user.click(arcs, arcs.place_of_asker(row))
            assert shown_row(window) == row
        window.hide()


def test_arrow_keys_walk_over_the_map_and_over_the_arcs(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    window.page.map.grid.setFocus()
    pick(window, (4, 4))
    user.key(window, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right)
    assert shown_row(window) == 6 and window.page.cell == (6, 5)
    user.key(window, Qt.Key.Key_PageDown, Qt.Key.Key_End)
    assert window.page.cell == (8, 8)
    window.page.look.arcs.setFocus()
    user.key(window, Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert shown_row(window) == 6 and window.page.cell == (6, 8)
    user.key(window, Qt.Key.Key_Home, Qt.Key.Key_Left)
    assert shown_row(window) == 0


@pytest.mark.parametrize("name", SHOWS)
def test_pointing_at_any_cell_tells_what_the_trace_holds_of_that_very_pair(open_page: PageOpener, name: str) -> None:
    window = open_page(SHOWS[name]())
    rows, columns = window.document.trace.shape
    pick(window, (rows // 2, columns // 2))
    for _ in ("rows look at columns", "columns look at rows"):
        for cell in np.ndindex(rows, columns):
            hover(window, cell)
            check_steps(window, cell)
        user.leave(window)
        check_steps(window, (rows // 2, columns // 2))
        assert shown_row(window) == rows // 2, "pointing picks nothing"
        press(window, "transpose")


def check_steps(window: MainWindow, cell: Cell) -> None:
    """Compare heading and steps with numbers that are computed here, out of Q, K and V alone."""
    page, trace, show = window.page, window.document.trace, window.document.show
    row, column = cell
    q, k, v = trace.q, trace.k, trace.v
    names = page.presentation.askers[row], page.presentation.guests[column]
    scaled = (q @ k.T) / np.sqrt(k.shape[1])
    raised = np.exp(scaled[row] - scaled[row].max())
    weight = raised[column] / raised.sum()
    percent = heading(window).removeprefix(f"{names[0]} → {names[1]}: ").removesuffix(f"{PERCENT}, step by step")
    assert abs((0.0 if percent == "<0.1" else float(percent)) - 100 * weight) < 0.1
    lines = steps(window)
    products = [lines[1 + trait].removeprefix(page.picked_row.traits[trait]).split() for trait in range(k.shape[1])]
    for (query, _, key, _, product), a, b in zip(products, q[row], k[column], strict=True):
        assert (query, key) == (number(a, 4), number(b, 4)) and shown(product) == pytest.approx(a * b, abs=1e-3)
    at = 1 + k.shape[1]
    assert shown(lines[at].split()[-1]) == pytest.approx(q[row] @ k[column], abs=1e-3)
    assert shown(lines[at + 3].split()[4]) == pytest.approx(scaled[cell], abs=1e-3)
    assert f"{weight:.6g}" in next(line for line in lines if line.startswith("Share:"))
    for line, detail in zip(lines[-len(show.axes) :], v[column], strict=True):
        share, _, value, _, part = line.split()[-5:]  # the share as a calculator finds it, out of rounded digits
        assert shown(share) == pytest.approx(weight, abs=5e-4) and value == number(detail, 4)
        assert shown(part) == pytest.approx(weight * detail, abs=1e-3)


def shown(text: str) -> float:
    return float(text.replace("−", "-"))


def test_the_steps_that_are_told_are_the_steps_that_are_painted(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    hover(window, (5, 3))
    painted = painted_text.texts(window.page.look.steps)
    for line in steps(window):
        assert all(word in " ".join(painted) for word in line.split() if word.replace(".", "").isdigit())


def test_pointing_at_an_arc_tells_its_pair_and_leaving_tells_the_picked_one(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    pick(window, (3, 1))
    arcs = window.page.look.arcs
    for guest in (0, 8, 5):
        user.point(arcs, arcs.place_of(guest))
        check_steps(window, (3, guest))
    user.leave(window)
    check_steps(window, (3, 1))


def test_what_is_pointed_at_is_followed_through_an_edit_and_a_new_show(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    pick(window, (6, 2))
    user.point(window.page.map.grid, on_map(window, (8, 8)))
    window.document.load(ready("five-by-eight"), None)
    row = shown_row(window)
    user.point(window.page.map.grid, on_map(window, (1, 7)))
    check_steps(window, (1, 7))
    user.leave(window)
    check_steps(window, (row, window.page.cell[1]))


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_the_pair_under_the_pointer_stays_shown_through_edits(open_page: PageOpener, size: tuple[int, int]) -> None:
    window = open_page(everyone(9), size=size)
    pick(window, (0, 4))
    hover(window, (5, 3))
    check_steps(window, (5, 3))
    for handler in ("shuffle", "causal"):
        window.page.do(handler)
        if handler == "shuffle":
            check_steps(window, (5, 3))
    user.ctrl(window, Qt.Key.Key_Z)
    user.ctrl(window, Qt.Key.Key_Z)
    check_steps(window, (5, 3))
    window.page.do("one")
    assert heading(window).startswith(f"{window.page.presentation.askers[0]} → "), (
        "there is nobody at that place any more"
    )
    user.leave(window)
    user.ctrl(window, Qt.Key.Key_Z)
    check_steps(window, (0, 4))


def test_the_picked_pair_is_shown_when_the_keyboard_has_left_the_pointer(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    window.page.map.grid.setFocus()
    hover(window, (5, 3))
    user.ctrl(window, Qt.Key.Key_End)
    check_steps(window, (8, 8))
    window.page.do("positions")
    window.page.do("positions")
    check_steps(window, (8, 8))


def test_whoever_is_looked_at_more_closely_is_so_wherever_they_sit(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    pick(window, (6, 2))
    seats = window.document.show.askers[6], window.document.show.guests[2]
    for _ in range(3):
        press(window, "shuffle")
        show = window.document.show
        assert (show.askers[shown_row(window)], show.guests[window.page.cell[1]]) == seats
        check_steps(window, window.page.cell)


def test_transposing_says_who_stands_where(open_page: PageOpener) -> None:
    window = open_page(ready("five-by-eight"))
    page, grid = window.page, window.page.map.grid
    before = digits_on(grid)
    assert page.map.note.text().startswith("Rows look at columns: each row is 100\u00a0%")
    press(window, "transpose")
    assert page.map.note.text().startswith("Columns look at rows: each column is 100\u00a0%")
    assert (grid.matrix.row_title, grid.matrix.column_title) == ("who is looked at (K): men", "who looks (Q): women")
    assert (grid.matrix.row_role, grid.matrix.column_role) == ("key", "query")
    assert digits_on(grid) == {cell[::-1]: text for cell, text in before.items()}
    assert "5 × 8" in page.map.title.text(), "Q is still 5 rows, and K 8"
    names = [text.text for text in painted_text.read(grid)]
    assert {
        grid.matrix.row_title,
        grid.matrix.column_title,
        *page.presentation.askers,
        *page.presentation.guests,
    } <= set(names)
    pick(window, (2, 7))
    assert grid.text == page.presentation.map.accessible_text(2, 7) and grid.text.startswith(
        f"“{page.presentation.askers[2]}” looks at “"
    )
    press(window, "transpose")
    assert digits_on(grid) == before and grid.text == page.presentation.map.accessible_text(2, 7)


def test_every_cell_is_said_as_it_is_written(open_page: PageOpener) -> None:
    window = open_page(ready("five-by-eight"))
    grid, figures = window.page.map.grid, window.page.presentation
    for turned in (False, True):
        for (row, column), text in digits_on(grid).items():
            looks, at = (column, row) if turned else (row, column)
            said = f"“{figures.askers[looks]}” looks at “{figures.guests[at]}”: {text.removesuffix(PERCENT)}{PERCENT}"
            assert grid.matrix.accessible_text(row, column) == said
        press(window, "transpose")


def test_the_pointer_leaves_no_trace_on_the_tab_with_the_matrices(open_page: PageOpener) -> None:
    window = open_page(everyone(9), size=(2200, 900))  # there the map stands beside the matrices
    press(window, "projection")
    hover(window, (5, 5))
    pick(window, (5, 5))
    press(window, "look")
    assert shown_row(window) == 5
    check_steps(window, (5, 5))


def test_a_spot_between_names_and_titles_does_nothing(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    pick(window, (4, 4))
    grid = window.page.map.grid
    for place in (QPointF(2, 2), QPointF(grid.width() - 2, grid.height() - 2)):
        user.click(grid, place)
    assert window.page.cell == (4, 4) and not window.document.undo_stack.count()
