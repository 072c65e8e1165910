"""Masks: who may look at whom, what is told of it, and where the share of those who are hidden went."""

import re
from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.desktop.main_window import MainWindow
from core.edits import people
from core.numbers import number
from core.show.model import Pair
from tests.app import painted_text, user
from tests.app.pages.everyone.fixtures import (
    PageOpener,
    chip,
    column_name,
    digits_on,
    done,
    heading,
    hover,
    open_page,
    pick,
    press,
    row_name,
    steps,
    told,
)
from tests.app.pages.everyone.test_percents import drawn_lots
from tests.odd_shows import everyone, ready

__all__ = ["open_page"]

NOT_A_NUMBER = re.compile(r"\bnan\b|\binf\b", re.IGNORECASE)


def everything_said(window: MainWindow) -> Iterator[str]:
    """Return all that is painted on the page, or named in it."""
    yield from painted_text.texts(window.page)
    for widget in window.page.findChildren(QWidget):
        if widget.isVisible():
            yield from (widget.accessibleName(), getattr(widget, "text", "") or "")
    grid = window.page.map.grid
    yield from (grid.matrix.accessible_text(row, column) for row, column in np.ndindex(*grid.matrix.shape))


def no_nan(window: MainWindow) -> None:
    for tab in ("projection", "look"):
        press(window, tab)
        assert not [text for text in everything_said(window) if not callable(text) and NOT_A_NUMBER.search(text)]


def free(window: MainWindow, row: int) -> np.ndarray:
    """Return what the shares of a row would be without any mask, computed here."""
    trace = window.document.trace
    scores = trace.scores[row] / trace.divisor
    raised = np.exp(scores - scores.max())
    return raised / raised.sum()


def check_where_it_went(window: MainWindow) -> None:
    """Compare what is told of the picked row with numbers that are computed here."""
    page, trace, row = window.page, window.document.trace, window.page.cell[0]
    hidden = np.isinf(trace.masked[row])
    line = page.look.masked
    if not hidden.any():
        assert not line.isVisible()
        return
    before, after = free(window, row), trace.weights[row]
    taken = before[hidden].sum()
    names = [page.presentation.guests[place] for place in np.flatnonzero(hidden)]
    most = int((after - before).argmax())
    assert line.isVisible() and line.text() in painted_text.texts(line)
    said = re.fullmatch(
        r"Masked: (?P<who>.*?)\. Their (?P<taken>\S+)\u00a0% went to the others, × (?P<factor>\S+) for each;"
        r" (?P<most>.*) got most of it, \+(?P<gain>\S+) points\.",
        line.text(),
    )
    assert said is not None, line.text()
    assert said["who"].startswith(", ".join(names[:3]))
    assert (f"{len(names) - 3} more" in said["who"]) == (len(names) > 3)
    assert said["taken"] == f"{100 * taken:.1f}"
    assert said["factor"] == number(1 / before[~hidden].sum(), 2)
    assert said["most"] == page.presentation.guests[most]
    assert said["gain"] == number(100 * (after - before)[most], 1)
    np.testing.assert_allclose(after[~hidden], before[~hidden] / before[~hidden].sum())


def test_the_causal_mask_is_a_triangle(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    press(window, "causal")
    assert window.document.show.causal and chip(window, "causal").isChecked()
    assert not chip(window, "unmask").isChecked()
    assert set(digits_on(window.page.map.grid)) == {(row, column) for row in range(9) for column in range(row + 1)}
    assert "a triangle" in window.page.map.hint.text()
    for row in range(9):
        pick(window, (row, 0))
        check_where_it_went(window)
    assert digits_on(window.page.map.grid)[0, 0] == "100.0\u00a0%"
    no_nan(window)
    press(window, "causal")
    assert not window.document.show.causal and len(digits_on(window.page.map.grid)) == 81
    assert done(window) == ["Causal mask", "Causal mask"]


def test_the_causal_mask_waits_until_everyone_looks(open_page: PageOpener) -> None:
    window = open_page(ready("five-by-eight"))
    assert not chip(window, "causal").isEnabled()
    press(window, "causal")
    assert not window.document.show.causal and not done(window)


def test_an_empty_chair_is_a_whole_column(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    pick(window, (3, 5))
    press(window, "empty")
    show = window.document.show
    assert show.empty_chairs == (show.guests[5],)
    assert {column for _, column in digits_on(window.page.map.grid)} == {0, 1, 2, 3, 4, 6, 7, 8}
    assert "a whole column" in window.page.map.hint.text()
    assert done(window) == [f"Seat of {window.page.presentation.guests[5]}"]
    for row in range(9):
        pick(window, (row, 1))
        check_where_it_went(window)
    no_nan(window)
    press(window, "empty")
    assert not window.document.show.empty_chairs and not chip(window, "empty").isChecked()


@pytest.mark.parametrize("transposed", [False, True])
def test_cells_are_blocked_by_click_and_by_space_and_freed_again(open_page: PageOpener, transposed: bool) -> None:
    window = open_page(everyone(9))
    if transposed:
        press(window, "transpose")
    press(window, "block")
    pick(window, (4, 2))
    seats = window.document.show.guests
    assert window.document.show.blocked == (Pair(asker=seats[4], guest=seats[2]),)
    check_where_it_went(window)
    pick(window, (4, 7))
    assert len(window.document.show.blocked) == 2
    check_where_it_went(window)
    assert window.page.presentation.map.accessible_text(4, 7) == window.page.map.grid.text
    assert "may not look at" in window.page.map.grid.text
    pick(window, (4, 2))
    assert window.document.show.blocked == (Pair(asker=seats[4], guest=seats[7]),)
    press(window, "block")
    window.page.map.grid.setFocus()
    user.key(window, Qt.Key.Key_Space)
    assert len(window.document.show.blocked) == 2, "Space blocks the picked cell, whether clicks do or not"
    user.key(window, Qt.Key.Key_Space)
    assert len(window.document.show.blocked) == 1
    assert done(window) == [f"What “{window.page.presentation.askers[4]}” may look at"] * 5
    no_nan(window)


def test_a_click_on_a_name_empties_a_chair_while_blocking(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    grid = window.page.map.grid
    press(window, "block")
    user.click(grid, column_name(grid, 4))
    assert window.document.show.empty_chairs == (window.document.show.guests[4],)
    user.click(grid, column_name(grid, 4))
    assert not window.document.show.empty_chairs
    user.click(grid, row_name(grid, 4))
    assert not window.document.show.empty_chairs and window.page.cell[0] == 4


def test_a_hidden_cell_says_so_in_its_steps(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    press(window, "causal")
    hover(window, (2, 6))
    assert any("−∞" in line for line in steps(window))
    names = window.page.presentation.askers
    assert heading(window) == f"{names[2]} → {names[6]}: hidden by a mask"
    assert steps(window)[-1].split()[-1] == "0"
    hover(window, (6, 2))
    assert not any("−∞" in line for line in steps(window))


def test_a_row_that_may_look_at_nobody_says_so_and_everything_stays_finite(open_page: PageOpener) -> None:
    window = open_page(ready("five-by-eight"))
    press(window, "block")
    for column in range(8):
        pick(window, (2, column))
    name = window.page.presentation.askers[2]
    assert window.page.look.masked.text() == (
        f"Nobody is left for “{name}” to look at: all shares are 0, and so is the output."
    )
    assert window.document.trace.fully_masked.tolist() == [False, False, True, False, False]
    assert not window.document.trace.output[2].any()
    assert any("nobody to attend to" in line for line in steps(window))
    assert "nobody" in " ".join(painted_text.texts(window.page.algebra))
    assert window.page.look.arcs.arcs.texts == ("–",) * 8
    for column in range(8):
        hover(window, (2, column))
        assert steps(window)[-1].split()[-1] == "0"
    no_nan(window)
    press(window, "transpose")
    no_nan(window)
    assert "go to the others" not in " ".join(steps(window))


def test_all_masks_are_taken_off_at_once_and_put_on_again_by_undo(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    pick(window, (5, 3))
    press(window, "causal", "empty", "block")
    pick(window, (7, 1))
    press(window, "block")
    masked = window.document.show
    assert masked.causal and masked.empty_chairs and masked.blocked
    press(window, "unmask")
    show = window.document.show
    assert (show.causal, show.empty_chairs, show.blocked) == (False, (), ())
    assert chip(window, "unmask").isChecked() and len(digits_on(window.page.map.grid)) == 81
    press(window, "unmask")
    assert chip(window, "unmask").isChecked() and len(done(window)) == 4, "it is off already: nothing to undo"
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show == masked and not chip(window, "unmask").isChecked()
    assert chip(window, "causal").isChecked() and chip(window, "empty").isChecked()


def test_each_mask_is_undone_and_done_again(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    shows, texts = [window.document.show], [digits_on(window.page.map.grid)]

    def remember() -> None:
        shows.append(window.document.show)
        texts.append(digits_on(window.page.map.grid))

    for handler in (
        lambda: press(window, "causal"),
        lambda: (pick(window, (6, 3)), press(window, "empty")),
        lambda: (press(window, "block"), pick(window, (8, 0)), press(window, "block")),
        lambda: press(window, "unmask"),
    ):
        handler()
        remember()
    for back in (3, 2, 1, 0):
        user.ctrl(window, Qt.Key.Key_Z)
        assert window.document.show == shows[back] and digits_on(window.page.map.grid) == texts[back]
    assert not window.rail.undo.isEnabled()
    for on in (1, 2, 3, 4):
        user.click(window.rail.redo)
        assert window.document.show == shows[on] and digits_on(window.page.map.grid) == texts[on]


def test_where_the_share_went_is_right_in_many_masked_shows(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    for seed in range(6):
        window.document.load(drawn_lots(seed), None)
        for row in range(len(window.document.show.askers)):
            pick(window, (row, 0))
            if window.document.trace.fully_masked[row]:
                assert window.page.look.masked.text().startswith("Nobody is left")
            else:
                check_where_it_went(window)


@pytest.mark.parametrize("score", [80.0, 725.0, 740.0, 1e6])
def test_whoever_took_all_is_hidden_and_the_others_grow_beyond_all_counting(
    open_page: PageOpener, score: float
) -> None:
    show = people.set_score(people.set_scale(ready("dating"), "none"), 3, score)
    window = open_page(show)
    pick(window, (0, 2))
    window.page.map.grid.setFocus()
    user.key(window, Qt.Key.Key_Space)
    assert window.document.show.blocked
    said = window.page.look.masked.text()
    assert "Their 100.0\u00a0%" in said and "× 0 " not in said, said
    no_nan(window)


def test_what_is_blocked_is_blocked_on_the_stage_too_and_told_there(open_page: PageOpener) -> None:
    window = open_page()
    pick(window, (0, 2))
    window.page.map.grid.setFocus()
    user.key(window, Qt.Key.Key_Space)
    user.click(window.rail.pages["stage"])
    assert window.page.guests.cards[2].guest.percent_text == "–"
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.page.guests.cards[2].guest.percent_text != "–"
    assert not told(window)
