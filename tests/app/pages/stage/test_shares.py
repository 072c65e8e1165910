"""The softmax stack: a share that is dragged, stepped or typed is the score behind it, solved backwards."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, Qt

from app.desktop.main_window import MainWindow
from app.widgets.fields.share_stack import ShareStack
from core.edits import people
from tests.app import painted_text, user
from tests.app.windows import Opener
from tests.core.shows import dating


def stack(window: MainWindow) -> ShareStack:
    return window.page.impression.stack


def middle(window: MainWindow, place: int) -> QPointF:
    """Return the middle of a segment."""
    field = stack(window)
    left = sum(segment.share for segment in field.segments[:place])
    return QPointF((left + field.segments[place].share / 2) * field.width(), field.height() / 2)


def percent(window: MainWindow, guest: int) -> str:
    words = window.page.presentation
    return words.readout.percent_texts[words.show.guests.index(guest)]


def undo_texts(window: MainWindow) -> list[str]:
    undo = window.document.undo_stack
    return [undo.text(index) for index in range(undo.count())]


def test_a_share_dragged_to_the_right_grows_as_far_as_the_pointer_goes(window: MainWindow) -> None:
    first = window.document.show
    start = middle(window, 1)
    assert stack(window).segments[1].number == 7
    before = stack(window).segments[1].share
    wanted = before + 60 / stack(window).width()
    user.drag(stack(window), [start, start + QPointF(20, 0), start + QPointF(45, 0), start + QPointF(60, 0)])
    assert window.document.trace.weights[0, 6] == pytest.approx(wanted, abs=1e-6)
    assert undo_texts(window) == ["Share of Zhou He"]
    assert window.document.show.pin(0, 7) is not None
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show is first


def test_a_click_on_a_share_changes_nothing(window: MainWindow) -> None:
    user.click(stack(window), middle(window, 2))
    assert not undo_texts(window) and stack(window).accessibleName() == "Share of No. 6 Shen Yi"
    user.click(stack(window), middle(window, 2), Qt.MouseButton.RightButton)
    assert not undo_texts(window)


def test_arrow_keys_choose_and_change(window: MainWindow) -> None:
    field = stack(window)
    field.setFocus()
    assert field.accessibleName() == "Share of No. 3 Lin Chuan"
    user.key(window, Qt.Key.Key_Right)
    assert field.accessibleName() == "Share of No. 7 Zhou He" and not undo_texts(window)
    assert window.page.target.guest == 7
    user.key(window, Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert field.accessibleName() == "Share of No. 3 Lin Chuan"
    user.key(window, Qt.Key.Key_Up)
    assert percent(window, 3) == "41.7"
    user.hold(field, Qt.Key.Key_Down, 3)
    assert percent(window, 3) == "38.7"
    user.key(window, Qt.Key.Key_PageUp)
    assert percent(window, 3) == "48.7"
    assert undo_texts(window) == ["Share of Lin Chuan"] * 3
    for _ in range(9):
        user.key(window, Qt.Key.Key_Right)
    assert field.accessibleName() == "Share of No. 8 Old K"


@pytest.mark.parametrize(
    ("typed", "shown"), [("50", "50.0"), ("50 %", "50.0"), ("12,5", "12.5"), ("0.6", "60.0"), ("0.04 %", "<0.1")]
)
def test_a_typed_percentage_is_taken_to_the_digit(window: MainWindow, typed: str, shown: str) -> None:
    stack(window).setFocus()
    user.key(window, Qt.Key.Key_Return)
    user.write(window, typed)
    assert percent(window, 3) == shown
    assert user.editor(window) is None


@pytest.mark.parametrize("typed", ["101", "-1", "abc", "nan", "", "0", "100", "1", "1,000"])
def test_what_is_no_percentage_is_refused(window: MainWindow, typed: str) -> None:
    stack(window).setFocus()
    user.key(window, Qt.Key.Key_Return)
    user.write(window, typed)
    assert user.editor(window) is not None and not undo_texts(window)


def test_digits_typed_on_the_stack(window: MainWindow) -> None:
    stack(window).setFocus()
    user.type_text(window, "50")
    user.key(window, Qt.Key.Key_Return)
    assert percent(window, 3) == "50.0"
    assert "No. 3  50.0\u00a0%" in painted_text.texts(stack(window))


def test_the_ends_are_near_nothing_and_near_everything(window: MainWindow) -> None:
    stack(window).setFocus()
    user.key(window, Qt.Key.Key_End)
    assert percent(window, 3) == "99.9"
    user.key(window, Qt.Key.Key_Home)
    assert percent(window, 3) == "0.1"


def test_the_wheel_turns_the_chosen_share(window: MainWindow) -> None:
    stack(window).setFocus()
    user.wheel(stack(window), 2)
    assert percent(window, 3) == "42.7"


def test_a_guest_who_is_alone_is_told_why_their_share_stays(open_window: Opener) -> None:
    show = dating()
    for guest in show.guests[1:]:
        show = people.remove_guest(show, guest)
    window = open_window(show)
    assert percent(window, 1) == "100.0"
    user.drag(stack(window), [QPointF(100, 10), QPointF(60, 10)])
    told = "The only guest holds all of my mind, whatever the score."
    assert painted_text.told(window) == told
    assert window.document.show is show
    assert "A single guest holds all of my mind" in window.page.impression.insight.text()


@given(st.lists(st.tuples(st.integers(0, 7), st.floats(0, 1)), min_size=1, max_size=6))
@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_share_asked_for_is_the_share_that_stands(window: MainWindow, wishes: list[tuple[int, float]]) -> None:
    for place, share in wishes:
        number = stack(window).segments[place].number
        stack(window).share_edited.emit(number, share)
        window.document.end_gesture()
        got = window.document.trace.weights[0, window.document.show.guests.index(number)]
        assert got == pytest.approx(min(max(share, 1e-9), 1 - 1e-9), abs=1e-9)
        assert all(s.percent_text in (f"{100 * s.share:.1f}", "<0.1") for s in stack(window).segments)
