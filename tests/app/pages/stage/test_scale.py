"""What scores are divided by; and that each digit on screen is its own share's."""

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from app.desktop.main_window import MainWindow
from core.edits import people
from core.edits.registry import Edit
from core.numbers import HIDDEN
from tests.app import painted_text, user
from tests.app.windows import Opener
from tests.core.shows import dating, edits, marks
from tests.odd_shows import ready


def percents(window: MainWindow) -> list[str]:
    return [segment.percent_text for segment in window.page.impression.stack.segments]


def test_root_nothing_and_back(window: MainWindow) -> None:
    criteria = window.page.criteria
    assert criteria.root.text() == "√6" and criteria.root.isChecked() and not criteria.none.isChecked()
    user.click(criteria.none)
    assert window.document.show.scale == "none" and criteria.none.isChecked() and not criteria.root.isChecked()
    assert "1" in painted_text.texts(criteria.divisor)
    assert not any("÷" in text for text in painted_text.texts(window.page.guests))
    assert "→ softmax →" in painted_text.texts(window.page.algebra)
    assert window.actions_by_name["undo"].text() == "&Undo: Divide the scores"
    user.click(criteria.root)
    assert window.document.show.scale == "sqrt_d_k" and criteria.root.isChecked()
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show.scale == "none" and criteria.none.isChecked()


def test_a_click_on_what_is_already_chosen_leaves_it_chosen(window: MainWindow) -> None:
    user.click(window.page.criteria.root)
    assert window.document.show.scale == "sqrt_d_k" and window.document.undo_stack.count() == 0
    assert window.page.criteria.root.isChecked()


def test_a_free_divisor(window: MainWindow) -> None:
    criteria = window.page.criteria
    user.slide(criteria.divisor, 2.4, 5, 10)
    assert window.document.show.scale == 10.0
    assert not criteria.root.isChecked() and not criteria.none.isChecked()
    assert window.document.undo_stack.count() == 1
    criteria.divisor.setFocus()
    user.type_text(window, "2")
    user.key(window, Qt.Key.Key_Return)
    assert window.document.show.scale == 2.0
    assert "÷2 = 5.25" in painted_text.texts(window.page.guests.cards[2])


def test_the_least_divisor_is_taken(window: MainWindow) -> None:
    window.page.criteria.divisor.setFocus()
    user.key(window, Qt.Key.Key_Return)
    user.write(window, "1e-9")
    assert window.document.show.scale == 1e-9 and not painted_text.told(window)


@pytest.mark.parametrize("typed", ["0", "-3", "0.0000000001"])
def test_a_divisor_has_a_least_one_which_is_told(window: MainWindow, typed: str) -> None:
    window.page.criteria.divisor.setFocus()
    user.key(window, Qt.Key.Key_Return)
    user.write(window, typed)
    assert painted_text.told(window) == "Scores can only be divided by a number from 10⁻⁹ up."
    assert user.editor(window).text() == typed, "it can be typed on"
    assert window.document.show.scale == "sqrt_d_k" and window.document.undo_stack.count() == 0


def test_undivided_marks_leave_nobody_else_a_hearing(open_window: Opener) -> None:
    window = open_window(marks())
    assert percents(window) == ["100.0", "<0.1", "<0.1", "<0.1", "<0.1", "<0.1"]
    assert "e^75 ≈ 3.7×10³² to 1" in window.page.impression.insight.text()
    shown = painted_text.texts(window.page.guests)
    assert shown.count("<0.1") == 5 and "100.0" in shown
    assert "÷√6 leaves it 99.9\u00a0%" in window.page.impression.insight.text()
    assert "not a gap that was there before. ÷12 would leave it 76.9\u00a0%." in window.page.impression.insight.text()
    user.click(window.page.criteria.root)
    assert "e^30.62" in window.page.impression.insight.text() and percents(window)[0] == "99.9"
    window.document.drag(people.set_scale, 12.0)
    assert percents(window)[0] == "76.9"


def test_where_scores_add_up_many_products_it_says_what_the_root_is_for(open_window: Opener) -> None:
    window = open_window(ready("questions"))
    told, criteria = window.page.impression.insight, window.page.criteria
    assert told.text().startswith("Divided by √36, No. 5 takes 39.8\u00a0%; undivided it would be 97.9\u00a0%. ")
    why = "36 products of independent components (mean 0, variance 1) has a standard deviation of √36 = 6. ÷√36"
    assert why in told.text() and told.text().endswith("saturated, where its gradient is near 0.")
    user.click(criteria.none)
    assert told.text().startswith("Undivided, No. 5 takes 97.9\u00a0%; divided by √36 it would be 39.8\u00a0%. ")
    assert percents(window)[0] == "97.9" and why in told.text()
    user.click(criteria.root)
    assert percents(window)[0] == "39.8"
    window.document.drag(people.set_score, 5, 4.0)
    assert why not in told.text(), "a score by hand is no sum of products"
    few = open_window()
    user.click(few.page.criteria.none)
    assert "standard deviation" not in few.page.impression.insight.text(), "6 products are few"


def test_things_to_try(window: MainWindow) -> None:
    tries = window.page.criteria.tries
    assert "No. 3" in tries["drop"].text()
    user.click(tries["drop"])
    assert window.document.show.pin(0, 3).score == 0 and percents(window)[0] != "40.7"
    user.click(tries["flip"])
    assert window.document.show.asker.criteria == (-2, -2, -1, -1, -0.5, 2)
    user.click(tries["nothing"])
    assert set(percents(window)) == {"12.5"} and not window.document.show.pins
    undo = window.document.undo_stack
    assert [undo.text(i) for i in range(undo.count())] == ["Score of Lin Chuan", "Want the opposite", "Set all to 0"]


@given(edits(dating(), max_size=8), st.sampled_from(["zh_CN", "en"]))
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_each_share_is_rounded_by_itself_and_no_zero_is_negative(
    window: MainWindow, sequence: list[Edit], language: str
) -> None:
    """Whatever is edited: each share on screen is its own, rounded, and no text says −0."""
    window.speak(language)
    window.document.load(dating(), None)
    for edit in sequence:
        window.document.make(edit)
        for segment in window.page.impression.stack.segments:
            tiny = "<0.1" if segment.share < 0.0005 else ""
            assert segment.percent_text in (HIDDEN, tiny or f"{100 * segment.share:.1f}")
    assert not [text for text in painted_text.texts(window) if re.search(painted_text.MINUS_ZERO, text)]
