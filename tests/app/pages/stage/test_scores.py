"""A guest's score on the stage: dragged and typed; what follows on screen; and the way back."""

import pytest
from PySide6.QtCore import QPointF, Qt

from app.desktop.main_window import MainWindow
from app.widgets.fields.score_slider import ScoreSlider
from core import numbers
from core.edits import people
from core.show.model import Show
from tests.app import painted_text, user

GUEST = 3  # Lin Chuan, who stands third


def slider(window: MainWindow, place: int = GUEST - 1) -> ScoreSlider:
    return window.page.guests.cards[place].score


def percents(window: MainWindow) -> list[str]:
    """Return the percentages that stand on the cards, in the order of the guests."""
    return [next(text for text in painted_text.texts(card) if _is_percent(text)) for card in window.page.guests.cards]


def _is_percent(text: str) -> bool:
    return text.replace("<", "").replace(".", "").isdigit() and text[-2:-1] == "."


def steps(window: MainWindow) -> list[str]:
    stack = window.document.undo_stack
    return [stack.text(index) for index in range(stack.count())]


def test_a_drag_is_followed_everywhere_and_is_one_step(window: MainWindow) -> None:
    first: Show = window.document.show
    assert percents(window)[GUEST - 1] == "40.7"
    user.slide(slider(window), 10.5, 8, 6, 4, 2, 1, let_go=False)
    assert window.document.in_gesture
    user.release(slider(window), QPointF(slider(window).x_of(1), slider(window).track().center().y()))
    last = window.document.show
    score = last.pin(0, GUEST).score
    assert score == pytest.approx(1, abs=0.15)  # a pixel
    assert window.document.trace.scores[0, GUEST - 1] == score
    shown = percents(window)
    assert shown == list(window.page.presentation.readout.percent_texts)
    assert 1 < float(shown[GUEST - 1]) < 2 and 55 < float(shown[6]) < 56
    texts = painted_text.texts(window.page.impression)
    assert f"No. 7  {shown[6]}\u00a0%" in texts
    assert f"No. 7 · {shown[6]}\u00a0%" in texts
    early_bird = numbers.signed(window.document.trace.output[0, 0])
    assert early_bird != "+0.75" and early_bird in texts and early_bird in painted_text.texts(window.page.algebra)
    assert slider(window).text in painted_text.texts(slider(window))
    assert steps(window) == ["Score of Lin Chuan"]
    assert window.actions_by_name["undo"].text() == "&Undo: Score of Lin Chuan"
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show is first and percents(window)[GUEST - 1] == "40.7"
    user.ctrl(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ShiftModifier)
    assert window.document.show == last and percents(window) == shown


def test_a_drag_there_and_back_leaves_no_step_but_a_pin_stays_out(window: MainWindow) -> None:
    user.slide(slider(window), 5, let_go=True)
    pinned = window.document.show
    assert len(steps(window)) == 1
    user.slide(slider(window), 5, 9, 5)
    assert window.document.show == pinned and len(steps(window)) == 1


def test_order_and_range_hold_still_while_the_pointer_drags(window: MainWindow) -> None:
    stack, field = window.page.impression.stack, slider(window)
    order, span = [s.number for s in stack.segments], (field.low, field.high)
    user.slide(field, 10, 5, 0, let_go=False)
    assert [s.number for s in stack.segments] == order and (field.low, field.high) == span
    user.release(field, QPointF(field.x_of(0), field.track().center().y()))
    assert [s.number for s in stack.segments] != order
    shares = [s.share for s in stack.segments]
    assert shares == sorted(shares, reverse=True)


def test_two_drags_are_two_steps(window: MainWindow) -> None:
    user.slide(slider(window), 10, 5)
    user.slide(slider(window), 5, 2)
    user.slide(slider(window, 0), 6, 2)
    assert steps(window) == ["Score of Lin Chuan", "Score of Lin Chuan", "Score of Zhe"]


@pytest.mark.parametrize(
    ("typed", "score", "text"),
    [
        ("8", 8.0, "8"),
        ("-2.5", -2.5, "−2.5"),
        ("−2,5", -2.5, "−2.5"),
        ("  7 ", 7.0, "7"),
        ("１２", 12.0, "12"),
        ("+3", 3.0, "3"),
        ("1e3", 1000.0, "1000"),
        ("-0", 0.0, "0"),
    ],
)
def test_a_typed_score_is_taken(window: MainWindow, typed: str, score: float, text: str) -> None:
    slider(window).setFocus()
    user.key(window, Qt.Key.Key_Return)
    assert user.editor(window).text() == "10.5" and user.editor(window).selectedText() == "10.5"
    user.write(window, typed)
    assert user.editor(window) is None and slider(window).hasFocus()
    assert window.document.show.pin(0, GUEST).score == score
    assert text in painted_text.texts(slider(window))
    assert not window.document.in_gesture


@pytest.mark.parametrize("typed", ["abc", "1e999", "nan", "", "inf", "--3", "1 2", "0x10", "½"])
def test_junk_is_refused_and_the_editor_stays(window: MainWindow, typed: str) -> None:
    first = window.document.show
    slider(window).setFocus()
    user.key(window, Qt.Key.Key_F2)
    user.write(window, typed)
    line = user.editor(window)
    assert line is not None and line.text() == typed and line.property("refused") is True
    assert window.document.show is first
    user.write(window, "4", enter=False)
    user.type_text(window, "2")
    assert line.property("refused") is False
    user.key(window, Qt.Key.Key_Return)
    assert window.document.show.pin(0, GUEST).score == 42


def test_digits_open_the_editor_and_escape_leaves_all_as_it_was(window: MainWindow) -> None:
    first = window.document.show
    slider(window).setFocus()
    user.type_text(window, "12")
    assert user.editor(window).text() == "12"
    user.key(window, Qt.Key.Key_Escape)
    assert user.editor(window) is None and slider(window).hasFocus()
    assert window.document.show is first and not steps(window)


def test_a_number_beyond_all_measure_is_explained(window: MainWindow) -> None:
    slider(window).setFocus()
    user.key(window, Qt.Key.Key_F2)
    user.write(window, "2e9")
    assert painted_text.told(window) == "That number is too large: the limit is ±10⁹."
    assert not steps(window) and not window.document.in_gesture


def test_leaving_the_editor_takes_what_was_typed(window: MainWindow) -> None:
    slider(window).setFocus()
    user.type_text(window, "6")
    user.key(window, Qt.Key.Key_Tab)
    assert user.editor(window) is None
    assert window.document.show.pin(0, GUEST).score == 6


def test_a_double_click_opens_the_editor(window: MainWindow) -> None:
    field = slider(window)
    user.double_click(field, QPointF(field.x_of(9), field.track().center().y()))
    assert user.editor(window) is not None
    user.write(window, "3.25")
    assert window.document.show.pin(0, GUEST).score == 3.25


@pytest.mark.parametrize("to", [12, 0.2, 7])
def test_a_knob_that_is_let_go_stays_under_the_pointer(window: MainWindow, to: float) -> None:
    """Whatever the scores are then: the range and the step change between gestures, not at the end of one."""
    window.document.drag(people.set_score, GUEST, 80.0)
    window.document.end_gesture()
    field = slider(window)
    assert (field.high, field.step) == (100, 2)
    there = QPointF(field.x_of(to), field.track().center().y())
    user.drag(field, [QPointF(field.x_of(80), there.y()), there])
    assert field.high == 100 and field.step == 2
    assert abs(field.x_of(field.value) - there.x()) <= field.track().width() * field.grain / field.high + 1
    user.key(window, Qt.Key.Key_Right)
    assert field.step == 2, "the step does not change under the hand"


def test_scores_that_have_become_tiny_get_a_range_of_their_own_with_the_next_edit(window: MainWindow) -> None:
    window.document.drag(people.set_score, GUEST, 800.0)
    window.document.end_gesture()
    assert slider(window).high == 1000
    user.ctrl(window, Qt.Key.Key_Z)
    assert slider(window).high == 12


def test_a_score_at_the_end_of_its_track_keeps_the_track(window: MainWindow) -> None:
    field = slider(window)
    user.slide(field, 10.5, 12)
    assert window.document.show.pin(0, GUEST).score == 12 and field.high == 12
    user.slide(slider(window, 0), 6.5, 3)
    assert field.high == 12


def test_a_pressed_knob_pins_nothing(window: MainWindow) -> None:
    field = slider(window)
    user.click(field, QPointF(field.x_of(field.value), field.track().center().y()))
    assert not steps(window) and not window.document.show.pins


def test_a_pressed_knob_leaves_the_root(window: MainWindow) -> None:
    field = window.page.criteria.divisor
    user.click(field, QPointF(field.x_of(field.value), field.track().center().y()))
    assert window.document.show.scale == "sqrt_d_k" and not steps(window)
