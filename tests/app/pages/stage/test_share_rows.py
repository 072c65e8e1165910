"""A whole row of shares, typed or pasted at once: on the stage, and for any row where everyone looks."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from app.desktop.main_window import MainWindow
from app.widgets.fields.accessible import AccessibleNumber, describe
from core.edits import people, seats
from core.show.model import Show
from tests.app import painted_text, user
from tests.app.windows import Opener
from tests.core.shows import dating


def three() -> Show:
    show = dating()
    for guest in show.guests[3:]:
        show = people.remove_guest(show, guest)
    return show


def write_row(window: MainWindow, text: str) -> None:
    page = window.page
    button = page.impression.row if hasattr(page, "impression") else page.row
    user.click(button)
    user.write(window, text)


def percents(window: MainWindow) -> tuple[str, ...]:
    return window.page.presentation.readout.percent_texts


@pytest.mark.parametrize("scale", ["sqrt_d_k", "none", 0.3, 40.0])
@pytest.mark.parametrize("text", ["0.5,0.3,0.2", "50 % 30 % 20 %", "50 30 20", "0,5; 0,3; 0,2"])
def test_a_row_is_what_was_typed_and_one_step(open_window: Opener, text: str, scale: str | float) -> None:
    first = people.set_scale(three(), scale)
    window = open_window(first)
    top = max(window.document.trace.scores[0])
    write_row(window, text)
    assert user.editor(window) is None
    assert window.document.trace.weights[0] == pytest.approx([0.5, 0.3, 0.2], abs=1e-14)
    assert percents(window) == ("50.0", "30.0", "20.0")
    assert max(window.document.trace.scores[0]) == top, "scores stay in their range"
    undo = window.document.undo_stack
    assert [undo.text(index) for index in range(undo.count())] == [f"Row of shares: {first.asker.name['en']}"]
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show is first


def test_a_pasted_column_is_a_row(open_window: Opener) -> None:
    window = open_window(three())
    QApplication.clipboard().setText("0.5\n0.3\n0.2\n")
    user.click(window.page.impression.row)
    user.ctrl(window, Qt.Key.Key_V)
    user.key(window, Qt.Key.Key_Return)
    assert percents(window) == ("50.0", "30.0", "20.0")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("0.5,0.3,0.1", "add up to 0.9."),
        ("50 30 30", "add up to 110\u00a0%."),
        ("0.5 0.5", "There are 2 numbers, but 3 shares"),
        ("0.5 0.5 0", "never gives 0"),
        ("1,000 0.3 0.2", "in two ways"),
    ],
)
def test_what_is_no_row_is_refused_in_words(open_window: Opener, text: str, told: str) -> None:
    window = open_window(three())
    show = window.document.show
    write_row(window, text)
    assert told in painted_text.told(window).replace("\n", " ")
    assert user.editor(window).text() == text and window.document.show is show


def test_whom_a_mask_hides_gets_none(open_window: Opener) -> None:
    window = open_window(seats.set_empty(three(), 2, True))
    write_row(window, "0.6 0.4")
    assert window.document.trace.weights[0].tolist() == pytest.approx([0.6, 0, 0.4], abs=1e-14)
    assert [pin.guest for pin in window.document.show.pins] == [1, 3]
    write_row(window, "0.3 0 0.7")
    assert window.document.trace.weights[0].tolist() == pytest.approx([0.3, 0, 0.7], abs=1e-14)
    write_row(window, "0.3 0.3 0.4")
    assert "mask" in painted_text.told(window)


def test_a_row_where_everyone_looks(open_window: Opener) -> None:
    first = seats.let_everyone_look(three())
    window = open_window(first)
    window.open_page("everyone")
    QApplication.processEvents()
    window.page.pick((1, 0))
    before = window.document.trace.weights.copy()
    write_row(window, "0.4,0.3,0.2,0.1")
    after = window.document.trace.weights
    assert after[1] == pytest.approx([0.4, 0.3, 0.2, 0.1], abs=1e-14)
    assert (after[[0, 2, 3]] == before[[0, 2, 3]]).all() and window.document.undo_stack.count() == 1
    user.click(window.page.projection_tab)
    assert not window.page.row.isVisible()


def test_a_crowd_s_row_opens_whole_and_is_left_alone(open_window: Opener) -> None:
    from tests.odd_shows import crowd

    window = open_window(crowd(300))
    show = window.document.show
    user.click(window.page.impression.row)
    assert user.editor(window).text().count(",") == 299
    user.key(window, Qt.Key.Key_Return)
    assert window.document.show is show


@pytest.mark.parametrize("typed", ["0.6", "60", "60 %"])
def test_a_single_share_in_either_unit(open_window: Opener, typed: str) -> None:
    window = open_window(three())
    window.page.impression.stack.setFocus()
    user.key(window, Qt.Key.Key_Return)
    assert user.editor(window).text().endswith(" %")
    user.write(window, typed)
    assert max(percents(window), key=float) == "60.0"
    assert max(window.document.trace.weights[0]) == pytest.approx(0.6, abs=1e-14)


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900)])
def test_the_stack_takes_a_row_too(open_window: Opener, size: tuple[int, int]) -> None:
    window = open_window(three(), size=size)
    window.page.impression.stack.setFocus()
    user.key(window, Qt.Key.Key_Return)
    user.write(window, "0.5, 0.3, 0.2")
    assert percents(window) == ("50.0", "30.0", "20.0") and window.document.undo_stack.count() == 1
    user.key(window, Qt.Key.Key_Return)
    user.write(window, "0.5, 0.3, 0.1")
    assert "add up to 0.9." in painted_text.told(window).replace("\n", " ")


def test_there_is_no_row_to_type_before_there_are_shares(window: MainWindow) -> None:
    window.page.build_up.go(2)
    assert not window.page.impression.row.isVisible()
    window.page.build_up.go(4)
    assert window.page.impression.row.isVisible()


def test_a_screen_reader_sets_a_share_in_the_unit_that_it_hears(open_window: Opener) -> None:
    window = open_window(three())
    stack = window.page.impression.stack
    interface = describe("", stack)
    assert isinstance(interface, AccessibleNumber) and interface.currentValue() == stack.segments[0].share
    interface.setCurrentValue(0.6)
    assert max(percents(window), key=float) == "60.0"
    interface.setCurrentValue(interface.currentValue())
    interface.setText(QAccessible.Text.Value, stack.text)
    assert window.document.undo_stack.count() == 1
