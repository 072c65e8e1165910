"""One person, one word, 64 and 300 people: all is shown, stays in its place and can be worked with."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from core.edits import people as editing
from core.edits.seats import let_everyone_look
from core.edits.sentence import set_sentence
from core.show.model import MAX_GUESTS, Show
from tests.app import painted_text, user
from tests.app.pages.everyone.fixtures import (
    PageOpener,
    digits_on,
    done,
    heading,
    hover,
    on_map,
    open_page,
    pick,
    press,
    told,
)
from tests.app.pages.everyone.test_hostile_texts import check_places
from tests.app.pages.everyone.test_picking import check_steps
from tests.odd_shows import crowd, everyone, many_traits, ready

__all__ = ["open_page"]

SIZES = [(1440, 900), (1024, 700)]


def one_word() -> Show:
    return set_sentence(ready("cat-mat-en"), "askers", "cat")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("show", [lambda: everyone(1), one_word, lambda: crowd(1)])
def test_one_is_a_map_of_one_cell(open_page: PageOpener, show: object, size: tuple[int, int]) -> None:
    window = open_page(show(), size=size)
    assert list(digits_on(window.page.map.grid).values()) == ["100.0\u00a0%"]
    hover(window, (0, 0))
    assert "100.0\u00a0%" in heading(window)
    check_steps(window, (0, 0))
    check_places(window)
    for handler in ("shuffle", "positions", "transpose", "empty", "projection"):
        press(window, handler)
        check_places(window)
    press(window, "look")
    assert "Nobody is left" in window.page.look.masked.text()
    press(window, "unmask")
    assert list(digits_on(window.page.map.grid).values()) == ["100.0\u00a0%"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("people", [64, 300])
def test_a_crowd_is_shown_and_every_corner_of_it_is_reached(
    open_page: PageOpener, people: int, size: tuple[int, int]
) -> None:
    window = open_page(everyone(people), size=size)
    page, last = window.page, people - 1
    check_places(window)
    assert f"{people} × {people}" in page.map.title.text()
    if people == 64 or size == SIZES[0]:  # else a cell is smaller than a pixel
        for cell in ((0, 0), (last, last), (0, last), (last, 0), (people // 2, people // 3)):
            pick(window, cell)
            assert page.cell == cell
            check_steps(window, cell)
    user.leave(window)
    page.map.grid.setFocus()
    for key, cell in ((Qt.Key.Key_Home, (0, 0)), (Qt.Key.Key_End, (last, last))):
        user.ctrl(window, key)
        assert page.cell == cell
        check_steps(window, cell)
    user.key(window, Qt.Key.Key_Up)
    assert page.cell == (last - 1, last)
    assert page.look.arcs.arcs.row == last - 1 and len(page.look.arcs.arcs.guests) == people
    user.point(page.look.arcs, page.look.arcs.place_of(last // 2))
    assert page.hovered == (last - 1, last // 2)
    names = painted_text.texts(page.look.arcs)
    assert page.presentation.askers[last - 1] in " ".join(names)
    press(window, "transpose")
    if people == 64 or size == SIZES[0]:
        hover(window, (3, last))
        check_steps(window, (3, last))
    check_places(window)


@pytest.mark.parametrize("size", SIZES)
def test_the_matrices_of_300_scroll_and_are_edited_to_the_last_row(
    open_page: PageOpener, size: tuple[int, int]
) -> None:
    window = open_page(everyone(300), size=size)
    press(window, "projection")
    page, x = window.page, window.page.projection.grids["x"]
    check_places(window)
    assert x.matrix.shape == (300, 16)
    x.setFocus()
    user.ctrl(window, Qt.Key.Key_End)
    assert x.picked == (299, 15) and not x.cell_rect(299, 15).isEmpty()
    user.type_text(window, "1.25")
    user.key(window, Qt.Key.Key_Return)
    assert x.matrix.numbers[299, 15] == 1.25 and window.document.show.asking[299].details[-1] == 1.25
    assert "1.25" in digits_on(x).values()
    y = page.projection.grids["y"]
    user.wheel(y, -20)
    assert y.cell_rect(0, 0).isEmpty()
    user.double_click(y, y.cell_rect(60, 2).center())
    user.write(window, "-3")
    assert window.document.trace.q[60, 2] == -3
    assert done(window) == ["A number of X", f"Query of {page.presentation.askers[60]}"]


def test_a_crowd_is_masked_shuffled_and_brought_back(open_page: PageOpener) -> None:
    window = open_page(everyone(300))
    before = window.document.show
    press(window, "causal")
    pick(window, (299, 0))
    hover(window, (10, 200))
    assert any("−∞" in line for line in window.page.look.steps.lines.accessibleName().split("\n"))
    press(window, "empty", "shuffle")
    assert "because of the causal mask" in told(window).replace("\n", " ")
    for _ in range(3):
        user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show == before


def test_the_largest_dating_show_lets_everyone_look_and_one_more_is_refused_in_words(open_page: PageOpener) -> None:
    window = open_page(crowd(MAX_GUESTS - 1))
    user.click(window.page.map.invite)
    assert window.page.map.grid.matrix.shape == (MAX_GUESTS, MAX_GUESTS)
    window.document.load(crowd(MAX_GUESTS), None)
    user.leave(window)
    user.click(window.page.map.invite)
    assert not window.document.show.everyone and str(MAX_GUESTS) in told(window)


@pytest.mark.parametrize("size", SIZES)
def test_many_traits_are_steps_that_scroll_and_matrices_that_are_worked_with(
    open_page: PageOpener, size: tuple[int, int]
) -> None:
    window = open_page(let_everyone_look(many_traits(24)), size=size)
    check_places(window)
    steps = window.page.look.steps
    assert steps.verticalScrollBar().maximum() > 0
    for _ in range(5):
        user.wheel(steps.viewport(), -100)
    assert steps.verticalScrollBar().value() == steps.verticalScrollBar().maximum()
    assert window.page.look.arcs.height() >= 80
    press(window, "projection")
    check_places(window)
    for name, shape in (("x", (9, 52)), ("w", (52, 24)), ("y", (9, 24))):
        grid = window.page.projection.grids[name]
        assert grid.matrix.shape == shape
        grid.setFocus()
        user.ctrl(window, Qt.Key.Key_End)
        assert not grid.cell_rect(shape[0] - 1, shape[1] - 1).isEmpty()


def test_the_window_grows_and_shrinks(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    for size in ((1024, 700), (1920, 1080), (3840, 2160), (1440, 900)):
        window.resize(*size)
        QApplication.processEvents()
        check_places(window)
        assert len(digits_on(window.page.map.grid)) == 81
        user.point(window.page.map.grid, on_map(window, (8, 8)))
        check_steps(window, (8, 8))


def test_type_that_is_larger_leaves_everything_in_its_place(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    for zoom in (0.8, 1.2, 1.0):
        window.set_zoom(zoom)
        QApplication.processEvents()
        check_places(window)
        assert len(digits_on(window.page.map.grid)) == 81


def test_guests_who_come_and_go_on_the_stage_come_and_go_on_the_map(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    pick(window, (8, 8))
    window.document.edit(editing.remove_guest, 9)
    assert window.page.map.grid.matrix.shape == (8, 8) and window.page.cell[0] == 0
    window.document.edit(editing.add_guest, "new")
    assert window.page.map.grid.matrix.shape == (9, 9)
    assert "new" in window.page.presentation.askers
