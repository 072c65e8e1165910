"""A number field by itself: what can be typed, where a value stands on its track, what a gesture reports."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.widgets.criterion_slider import CriterionSlider
from app.widgets.number_field import NumberField
from tests.app import hands


@pytest.fixture
def field(qtbot: QtBot) -> NumberField:
    slider = CriterionSlider()
    qtbot.addWidget(slider)
    slider.resize(200, 30)
    slider.present(1.0, "+1", "How much")
    slider.show()
    slider.activateWindow()
    slider.setFocus()
    qtbot.waitUntil(slider.hasFocus)
    return slider


def test_the_track_and_its_values_are_each_other_s_inverse(field: NumberField) -> None:
    for tenth in range(-30, 31):
        assert field.value_at(field.x_of(tenth / 10)) == pytest.approx(tenth / 10)
    assert field.value_at(-1e6) == -3 and field.value_at(1e6) == 3
    assert field.x_of(99) == field.x_of(3)


def test_it_reports_and_shows_only_what_it_is_handed(field: NumberField) -> None:
    """The number on screen comes back from the document: a report changes nothing by itself."""
    reported = []
    field.edited.connect(reported.append)
    hands.slide(field, 1, 2)
    assert reported and field.value == 1 and field.text == "+1"


def test_a_right_button_and_a_modified_key_are_left_to_others(field: NumberField) -> None:
    reported = []
    field.edited.connect(reported.append)
    hands.click(field, QPoint(20, 15), Qt.MouseButton.RightButton)
    for modifier in (Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Right, modifier)
        QApplication.sendEvent(field, event)
        assert not event.isAccepted()
    assert not reported and hands.editor(field) is None


def test_letters_open_no_editor_and_reach_the_parent(field: NumberField) -> None:
    for letter in ("a", " ", "e", "中"):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(field, event)
        assert not event.isAccepted() and hands.editor(field) is None


def test_a_minus_of_any_kind_begins_a_number(field: NumberField) -> None:
    for minus in "-−":
        QApplication.sendEvent(field, QKeyEvent(QKeyEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, minus))
        assert hands.editor(field).text() == minus
        hands.key(field, Qt.Key.Key_Escape)


def test_a_click_beside_the_track_opens_the_editor_and_a_drag_there_shifts(field: NumberField) -> None:
    reported = []
    field.edited.connect(reported.append)
    beside = QPoint(round(field.track().right()) + 30, 15)
    hands.click(field, beside)
    assert hands.editor(field) is not None and not reported
    hands.key(field, Qt.Key.Key_Escape)
    hands.drag(field, [beside, beside - QPoint(20, 0)])
    assert hands.editor(field) is None and reported and reported[-1] < 1


def test_a_gesture_ends_once(field: NumberField) -> None:
    ends = []
    field.settled.connect(lambda: ends.append(1))
    hands.slide(field, 1, 2, 3)
    assert len(ends) == 1
    hands.hold(field, Qt.Key.Key_Right, 4)
    assert len(ends) == 2
