"""Who looks, who sits where, and whether seats matter; and that all of it is kept in a file."""

from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt

from app.desktop.main_window import MainWindow
from core.numbers import number
from core.show import showfile
from core.show.model import Show
from core.staging.stage import stage
from tests.app import painted_text, user
from tests.app.dialogs import choose
from tests.app.pages.everyone.fixtures import PageOpener, chip, digits_on, done, open_page, pick, press, told
from tests.core.shows import dating
from tests.odd_shows import everyone, own_sentence, ready

__all__ = ["open_page"]


def moved(before: Show, after: Show) -> float:
    """Return how far any output moved between two shows, person by person; computed here, without masks."""
    outputs = []
    for show in (before, after):
        trace = stage(show)
        scores = trace.q @ trace.k.T / np.sqrt(trace.k.shape[1])
        raised = np.exp(scores - scores.max(axis=1, keepdims=True))
        output = raised / raised.sum(axis=1, keepdims=True) @ trace.v
        outputs.append(dict(zip(show.askers, output, strict=True)))
    return max(float(np.abs(outputs[0][number] - outputs[1][number]).max()) for number in outputs[0])


def test_the_dating_show_is_one_row_and_invites_all_to_look(open_page: PageOpener) -> None:
    window = open_page()
    page = window.page
    assert page.map.grid.matrix.shape == (1, 8) and chip(window, "one").isChecked()
    assert "When all 9 look at one another" in page.map.invitation.text()
    assert page.map.invite.text() == "Let everyone look: 9 × 9"
    user.click(page.map.invite)
    show = window.document.show
    assert show.everyone and show.askers == tuple(range(9))
    assert page.map.grid.matrix.shape == (9, 9) and len(digits_on(page.map.grid)) == 81
    assert "9 × 9" in page.map.title.text() and not page.map.invite.isVisible()
    assert chip(window, "everyone").isChecked() and not chip(window, "one").isChecked()
    assert done(window) == ["Let everyone look"]
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show == dating() and page.map.grid.matrix.shape == (1, 8)
    assert page.map.invite.isVisible() and chip(window, "one").isChecked()
    user.ctrl(window, Qt.Key.Key_Y)
    assert page.map.grid.matrix.shape == (9, 9)


def test_the_chip_lets_everyone_look_too_and_says_what_holds(open_page: PageOpener) -> None:
    window = open_page()
    press(window, "everyone")
    assert window.page.map.grid.matrix.shape == (9, 9)
    press(window, "everyone")
    assert chip(window, "everyone").isChecked() and done(window) == ["Let everyone look"]


def test_one_looks_the_one_whose_row_is_picked(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    pick(window, (4, 2))
    name, number = window.page.presentation.askers[4], window.document.show.askers[4]
    press(window, "one")
    assert window.document.show.askers == (number,) and number not in window.document.show.guests
    assert window.page.map.grid.matrix.shape == (1, 8) and window.page.presentation.askers == (name,)
    assert done(window) == [f"Let only “{name}” look"]
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.page.map.grid.matrix.shape == (9, 9) and window.page.cell[0] == 4


def test_one_of_a_sentence_looks_at_itself_too(open_page: PageOpener) -> None:
    window = open_page(own_sentence())
    pick(window, (1, 2))
    press(window, "one")
    assert window.page.map.grid.matrix.shape == (1, 7)


@pytest.mark.parametrize("show", [everyone(9), ready("five-by-eight"), ready("cat-mat-en"), everyone(300)])
def test_without_positions_nobody_s_output_cares_who_sits_where(open_page: PageOpener, show: Show) -> None:
    window = open_page(show)
    before = window.document.show
    press(window, "shuffle")
    after = window.document.show
    assert after.guests != before.guests and sorted(after.guests) == sorted(before.guests)
    assert "largest change 0." in told(window).replace("\n", " ")
    assert moved(before, after) < 1e-12
    assert done(window) == ["Shuffle the seats"]
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show == before


@pytest.mark.parametrize("show", [everyone(9), ready("cat-mat-en")])
def test_with_positions_they_matter_and_the_page_tells_by_how_much(open_page: PageOpener, show: Show) -> None:
    window = open_page(show)
    before = digits_on(window.page.map.grid)
    press(window, "positions")
    assert window.document.show.positions and chip(window, "positions").isChecked()
    assert digits_on(window.page.map.grid) != before
    seated = window.document.show
    press(window, "shuffle")
    change = moved(seated, window.document.show)
    assert change > 0.001
    assert f"somebody's output moved by {number(change, 3)}, because" in told(window).replace("\n", " ")
    assert "because of positions" in told(window).replace("\n", " ")
    press(window, "positions")
    assert not chip(window, "positions").isChecked()
    assert done(window) == ["Positions", "Shuffle the seats", "Positions"]


def test_the_causal_mask_tells_seats_apart_too(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    press(window, "causal", "shuffle")
    assert "because of the causal mask" in told(window).replace("\n", " ")


def test_one_alone_can_be_shuffled(open_page: PageOpener) -> None:
    window = open_page(everyone(1))
    press(window, "shuffle")
    assert "largest change 0." in told(window).replace("\n", " ") and not done(window)


def test_blocked_pairs_and_empty_chairs_go_along_with_those_who_sit_there(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    pick(window, (4, 2))
    window.page.map.grid.setFocus()
    user.key(window, Qt.Key.Key_Space)
    press(window, "empty")
    before = window.document.show
    press(window, "shuffle")
    after = window.document.show
    assert (after.blocked, after.empty_chairs) == (before.blocked, before.empty_chairs)
    assert "largest change 0." in told(window).replace("\n", " ")


def test_all_is_kept_in_a_file(open_page: PageOpener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "all.show.json"
    choose(monkeypatch, path)
    window = open_page(own_sentence())
    press(window, "positions", "causal", "shuffle")
    pick(window, (4, 2))
    press(window, "empty")
    window.page.map.grid.setFocus()
    user.key(window, Qt.Key.Key_Space)
    press(window, "projection")
    for name in "xwy":
        window.page.projection.grids[name].setFocus()
        user.type_text(window, "2")
        user.key(window, Qt.Key.Key_Return)
    kept = window.document.show
    assert all((kept.positions, kept.causal, kept.empty_chairs, kept.blocked))
    assert kept.projections != ready("cat-mat-en").projections
    user.ctrl(window, Qt.Key.Key_S)
    assert showfile.read(path) == kept
    press(window, "look")
    shown = read_all(window)
    window.files.new()
    assert window.document.show == dating()
    window.files.open(path)
    assert window.document.show == kept
    assert read_all(window) == shown


def read_all(window: MainWindow) -> tuple:
    grid = window.page.map.grid
    user.leave(window)
    pick(window, (6, 0))
    user.leave(window)
    return digits_on(grid), painted_text.texts(window.page.look), painted_text.texts(window.page.algebra)


def test_the_title_is_typed_in_the_language_of_the_moment(open_page: PageOpener) -> None:
    window = open_page(everyone(9), language="zh_CN")
    user.click(window.page.header.title)
    user.write(window, "互相看")
    assert window.document.show.title == {"zh_CN": "互相看", "en": "The dating show"}
    window.speak("en")
    user.click(window.page.header.title)
    user.write(window, "All & all")
    assert window.document.show.title == {"zh_CN": "互相看", "en": "All & all"}
