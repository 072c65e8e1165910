"""The flow: every box is reached by mouse and by keyboard, and opens its matrix."""

import numpy as np
from PySide6.QtCore import Qt

from core.edits import seats
from tests.app import user
from tests.app.pages.formula.fixtures import PageOpener, open_page
from tests.odd_shows import dating, everyone, ready

__all__ = ["open_page"]

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


def names(window) -> set[str]:
    return {box.name for box in window.page.tabs["flow"].flow.boxes}


def test_the_boxes_are_the_steps_of_the_show(open_page: PageOpener) -> None:
    usual = {"x_k", "w_q", "w_k", "w_v", "q", "k", "v", "scores", "scaled", "weights", "output"}
    assert names(open_page(tab="flow")) == usual | {"x_q"}
    assert names(open_page(everyone(5), tab="flow", whose="everyone")) == usual
    show = dating()
    masked = seats.set_empty(show, show.guests[0], True)
    assert names(open_page(masked, tab="flow")) == usual | {"x_q", "masked"}


def test_each_box_opens_its_matrix_by_a_click(open_page: PageOpener) -> None:
    window = open_page(tab="flow")
    tab = window.page.tabs["flow"]
    for box in tab.flow.boxes:
        user.click(tab.flow, tab.flow.box_rect(box.name).center())
        assert tab.flow.picked == box.name
        assert tab.grid.matrix.shape == tuple(map(int, box.size.split("×")))
        assert tab.flow.accessibleName() == f"{box.letter} · {box.word}" and tab.account.code.text
        assert np.array_equal(tab.grid.matrix.numbers, window.page.presentation.matrix(box.name).numbers)


def test_each_box_is_reached_by_arrow_keys(open_page: PageOpener) -> None:
    show = ready("five-by-eight")
    masked = seats.set_blocked(show, show.askers[0], show.guests[0], True)
    window = open_page(masked, tab="flow", whose="everyone")
    flow = window.page.tabs["flow"].flow
    flow.setFocus()
    reached, fresh = {flow.picked}, [flow.picked]
    while fresh:
        start = fresh.pop()
        for arrow in ARROWS:
            window.page.select(start)
            user.key(window, arrow)
            if flow.picked not in reached:
                reached.add(flow.picked)
                fresh.append(flow.picked)
    assert reached == names(window)


def test_boxes_show_live_sizes(open_page: PageOpener) -> None:
    window = open_page(everyone(9), tab="flow", whose="head")
    sizes = {box.name: box.size for box in window.page.tabs["flow"].flow.boxes}
    assert sizes["x_k"] == "9×16" and sizes["w_q"] == "16×2" and sizes["q"] == "9×2"
    assert sizes["scores"] == "9×9" and sizes["output"] == "9×2"
    user.click(window.page.header.whose["one"])
    sizes = {box.name: box.size for box in window.page.tabs["flow"].flow.boxes}
    assert sizes["x_q"] == "1×16" and sizes["q"] == "1×6" and sizes["k"] == "9×6" and sizes["output"] == "1×4"


def test_x_times_w_is_what_the_boxes_say(open_page: PageOpener) -> None:
    for show, whose in ((dating(), "one"), (ready("cat-mat-en"), "everyone"), (everyone(5), "head")):
        figures = open_page(show, tab="flow", whose=whose).page.presentation
        for x, w, y in (("x_q", "w_q", "q"), ("x_k", "w_k", "k"), ("x_k", "w_v", "v")):
            product = figures.matrix(x).numbers @ figures.matrix(w).numbers
            assert np.allclose(product, figures.matrix(y).numbers)
