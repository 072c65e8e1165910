"""The enlarged head and its tabs: digits that add up, matrices that are edited, slices that are typed."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from app.desktop.main_window import MainWindow
from core import numbers as digits
from core.attention.paper_sizes import paper_sizes
from core.edits import heads
from core.edits import heads as panel_edits
from tests.app import painted_text, user
from tests.app.pages.panel.fixtures import everyone, panel_of, steps, tile
from tests.app.windows import Opener
from tests.odd_shows import crowd, hostile, marks


def tab(window: MainWindow, name: str):
    """Open a tab by its chip, and return what it shows."""
    user.click(window.page.focus.chips[name])
    assert window.page.focus.tab == name and window.page.focus.view.isVisible()
    return window.page.focus.view


def row_of_digits(window: MainWindow, row: int) -> list[str]:
    matrix = window.page.focus.view.grid.matrix
    return [matrix.texts(row, column)[1] for column in range(matrix.shape[1])]


def test_a_click_enlarges_a_head_and_its_digits_are_its_own(open_window: Opener) -> None:
    window = panel_of(open_window)
    user.click(tile(window, 3).grid)
    assert window.page.followed.head == 3 and window.page.focus.title.text() == "Head 4 · Fun"
    assert "Humour" in window.page.focus.note.text() and "Sociable" in window.page.focus.note.text()
    heads = window.document.panel.heads.weights  # (8, 9, 9)
    for row in range(9):
        shares = (100 * heads[3, row]).tolist()
        assert row_of_digits(window, row) == [f"{share:.1f}" if share >= 0.05 else "<0.1" for share in shares]
    user.click(window.page.heads.differs)
    for row in range(9):
        apart = [float(text.replace(digits.MINUS, "-")) for text in row_of_digits(window, row)]
        np.testing.assert_allclose(apart, 100 * (heads[3, row] - heads.mean(axis=0)[row]), rtol=0, atol=0.05 + 1e-9)


def test_it_goes_by_keyboard_alone(open_window: Opener) -> None:
    window = panel_of(open_window)
    tile(window, 2).grid.setFocus()
    user.key(window, Qt.Key.Key_Return)
    assert window.page.followed.head == 2
    user.key(window, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right)
    assert window.page.followed == (2, 2, 1) and window.page.foot.asker.text() == "What the friends tell “Mia”"
    assert window.page.focus.view.grid.picked == tile(window, 7).grid.picked == (2, 1)
    window.page.foot.merged.setFocus()
    user.key(window, Qt.Key.Key_Right)
    assert window.page.followed.head == 3
    user.key(window, Qt.Key.Key_Up)
    assert window.page.followed.row == 1
    window.page.focus.chips["w"].setFocus()
    user.key(window, Qt.Key.Key_Space)
    assert window.page.focus.tab == "w"


def test_every_part_that_takes_the_keyboard_has_a_name(open_window: Opener) -> None:
    window = panel_of(open_window)
    for name in window.page.focus.chips:
        tab(window, name)
        for widget in window.page.findChildren(QWidget):
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible() and widget.isEnabled():
                assert widget.accessibleName().strip(), widget


def test_the_working_says_how_a_share_came_about(open_window: Opener) -> None:
    window = panel_of(open_window)
    window.page.enlarge(1)
    window.page.follow(0, 3)
    trace = window.document.panel.heads
    said = window.page.focus.view.working.accessibleName()
    assert digits.number(float(trace.scores[1, 0, 3])) in said and "√2" in said
    assert window.page.focus.view.grid.matrix.texts(0, 3)[0] in said


def test_a_number_of_w_q_is_typed_stepped_undone_and_released(open_window: Opener) -> None:
    window = panel_of(open_window)
    window.page.enlarge(4)
    view = tab(window, "w")
    assert view.grid.matrix.shape == (16, 2) and view.grid.matrix.columns == ("Education", "Gentle")
    view.grid.setFocus()
    view.grid.pick(2, 1)
    user.type_text(window, "1.5")
    user.key(window, Qt.Key.Key_Return)
    assert window.document.show.panel.w_q[2][9] == 1.5 and steps(window) == ["A number of W_Q"]
    for _ in range(3):
        user.ctrl(window, Qt.Key.Key_Up)
    assert window.document.show.panel.w_q[2][9] == 1.8
    assert "set by hand" in window.page.focus.note.text()
    user.click(view.release)
    assert window.document.show == everyone()
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show.panel.w_q[2][9] == 1.8


def test_shared_cards_show_whose_mean_they_are(open_window: Opener) -> None:
    window = panel_of(open_window, panel_edits.set_kv_heads(everyone(), 4))
    window.page.enlarge(1)
    view = tab(window, "w")
    user.click(view.choices["w_k"])
    assert "Shared with Career" in view.hint.text()
    view.grid.setFocus()
    view.grid.pick(7, 0)
    user.type_text(window, "3")
    user.key(window, Qt.Key.Key_Return)
    assert window.document.show.panel.w_k[7][0] == 3  # the group's own columns
    assert "set by hand" in window.page.header.saving.text()


def test_a_number_of_w_o_changes_the_output(open_window: Opener) -> None:
    window = panel_of(open_window)
    view = tab(window, "w_o")
    before = window.document.panel.output
    view.grid.setFocus()
    view.grid.pick(0, 12)
    user.type_text(window, "2")
    user.key(window, Qt.Key.Key_Return)
    assert window.document.show.panel.w_o[0][12] == 2 and view.grid.picked == (0, 12)
    after = window.document.panel.output
    assert not np.allclose(before, after)
    assert digits.signed(float(after[0, 12])) in window.page.foot.output.bar.texts
    user.ctrl(window, Qt.Key.Key_Z)
    np.testing.assert_array_equal(window.document.panel.output, before)


def test_a_pointed_slice_lights_its_tile(open_window: Opener) -> None:
    window = panel_of(open_window)
    bar = window.page.foot.merged
    user.point(bar, bar.places()[10].center())  # the first cell of head 5
    assert [t.head for t in window.page.heads.tiles if t._highlighted] == [5]
    user.click(bar, bar.places()[10].center())
    assert window.page.followed.head == 5
    user.leave(window)
    assert not [t for t in window.page.heads.tiles if t._highlighted]


def test_why_not_one_head_is_live_and_goes_from_trait_to_trait(open_window: Opener) -> None:
    window = panel_of(open_window)
    view = tab(window, "why")
    shares = view.shares.matrix
    assert {shares.texts(row, 2)[1] for row in range(9)} == {"11.1"}
    assert all(round(shares.numbers[:, column].sum(), 9) == 1 for column in range(3))
    assert "two heads bring home" in view.lesson.text()
    user.click(view.on)
    assert view.trait == 1 and "Gentle" in view.about.text()
    view.on.setFocus()
    user.key(window, Qt.Key.Key_Left)
    assert view.trait == 0
    user.click(view.back)
    assert view.trait == 5 and "Loves sport" in view.about.text()


def test_a_slice_of_the_original_sizes_is_typed(open_window: Opener) -> None:
    window = panel_of(open_window)
    view = tab(window, "sizes")
    shapes = [step.shape for step in view.steps.steps]
    assert shapes == [str(step.array.shape) for step in paper_sizes(0)]
    view.steps.setFocus()
    user.key(window, Qt.Key.Key_Home)
    assert view.chosen == 0
    user.key(window, *[Qt.Key.Key_Down] * 10)
    assert view.steps.steps[view.chosen].shape == "(8, 6, 6)"
    user.click(view.slice)
    user.write(window, "0，:，：5")
    assert view.shape.text() == "shape (8, 6, 6) → (6, 5)"
    scores = paper_sizes(0)[10].array
    np.testing.assert_array_equal(view.grid.matrix.numbers, scores[0, :, :5])
    for typed, said in (("9", "There is no 9 in dimension 0"), ("0,0,0,0", "too many"), ("x", "“x” is no index")):
        user.click(view.slice)
        user.write(window, typed)
        assert said in view.shape.text() and not view.grid.isVisible()
    user.click(view.slice)
    user.write(window, "")
    assert view.shape.text() == "shape (8, 6, 6) → (8, 6, 6)" and view.grid.isVisible()
    assert not steps(window)


def test_the_seed_is_an_edit_like_any_other(open_window: Opener) -> None:
    window = panel_of(open_window)
    view = tab(window, "sizes")
    user.click(view.roll)
    assert window.document.show.panel.seed == 1 and steps(window) == ["Random numbers"]
    np.testing.assert_array_equal(view.grid.matrix.numbers, paper_sizes(1)[12].array[0])
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show.panel.seed == 0


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
@pytest.mark.parametrize("name", ["hostile", "one", "marks", "crowd"])
def test_odd_shows_and_every_tab(open_window: Opener, name: str, size: tuple[int, int]) -> None:
    from core.edits import seats

    make = {
        "hostile": lambda: seats.let_everyone_look(hostile()),
        "one": lambda: panel_edits.set_heads(crowd(1), 1),
        "marks": marks,
        "crowd": lambda: panel_edits.set_heads(seats.let_everyone_look(crowd(299)), 16),
    }
    window = panel_of(open_window, make[name](), size=size, theme="dark")
    assert (window.width(), window.height()) == size
    for each in window.page.focus.chips:
        tab(window, each)
        assert painted_text.texts(window.page)
    for head in (0, window.document.show.panel.heads - 1):
        window.page.write(heads.rename_head, head, "<b>x</b> \u202e" + "长" * 200)
    QApplication.processEvents()
    assert (window.width(), window.height()) == size
    foot, page = window.page.foot, window.page
    assert page.rect().contains(foot.geometry()) and foot.y() >= page.heads.geometry().bottom()
