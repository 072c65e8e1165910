"""A number field by itself: what can be typed, where a value stands on its track, what a gesture reports."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.widgets.fields.accessible import AccessibleNumber, describe
from app.widgets.fields.criterion_slider import CriterionSlider
from app.widgets.fields.number_field import NumberField
from tests.app import user


@pytest.fixture
def field(qtbot: QtBot) -> NumberField:
    slider = CriterionSlider()
    qtbot.addWidget(slider)
    slider.resize(200, 30)
    slider.set_data(1.0, "+1", "How much")
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
    user.slide(field, 1, 2)
    assert reported and field.value == 1 and field.text == "+1"


def test_a_right_button_and_a_modified_key_are_left_to_others(field: NumberField) -> None:
    reported = []
    field.edited.connect(reported.append)
    user.click(field, QPoint(20, 15), Qt.MouseButton.RightButton)
    for modifier in (Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Right, modifier)
        QApplication.sendEvent(field, event)
        assert not event.isAccepted()
    assert not reported and user.editor(field) is None


def test_letters_open_no_editor_and_reach_the_parent(field: NumberField) -> None:
    for letter in ("a", " ", "e", "中"):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(field, event)
        assert not event.isAccepted() and user.editor(field) is None


def test_a_minus_of_any_kind_begins_a_number(field: NumberField) -> None:
    for minus in "-−":
        QApplication.sendEvent(field, QKeyEvent(QKeyEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, minus))
        assert user.editor(field).text() == minus
        user.key(field, Qt.Key.Key_Escape)


def test_a_click_beside_the_track_opens_the_editor_and_a_drag_there_shifts(field: NumberField) -> None:
    reported = []
    field.edited.connect(reported.append)
    beside = QPoint(round(field.track().right()) + 30, 15)
    user.click(field, beside)
    assert user.editor(field) is not None and not reported
    user.key(field, Qt.Key.Key_Escape)
    user.drag(field, [beside, beside - QPoint(20, 0)])
    assert user.editor(field) is None and reported and reported[-1] < 1


def test_a_gesture_ends_once(field: NumberField) -> None:
    ends = []
    field.gesture_ended.connect(lambda: ends.append(1))
    user.slide(field, 1, 2, 3)
    assert len(ends) == 1
    user.hold(field, Qt.Key.Key_Right, 4)
    assert len(ends) == 2


@pytest.fixture
def live(field: NumberField) -> NumberField:
    """Return a field that shows whatever it reports, as on a page."""
    field.edited.connect(lambda value: field.set_data(value, f"{value:g}", "How much"))
    return field


KEYS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Up: 1, Qt.Key.Key_PageUp: 5, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: -1}


@given(st.floats(-50, 50), st.sampled_from(list(KEYS)))
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_step_goes_the_other_way(live: NumberField, value: float, key: Qt.Key) -> None:
    ways = {
        "key": lambda: user.hold(live, key, 1),
        "wheel": lambda: user.wheel(live, KEYS[key]),
        "screen reader": lambda: step_by_reader(live, KEYS[key]),
    }
    for name, step in ways.items():
        live.set_data(value, "", "How much")
        step()
        moved = (live.value - value) * KEYS[key]
        at_its_end = value == (live.high if KEYS[key] > 0 else live.low)
        assert moved > 0 or at_its_end, f"{name}: {value} became {live.value}"


def step_by_reader(field: NumberField, steps: int) -> None:
    """Do as Qt does when a screen reader increases or decreases a value: a step, kept within the bounds."""
    interface = describe("", field)
    assert isinstance(interface, AccessibleNumber)
    wanted = interface.currentValue() + steps * interface.minimumStepSize()
    interface.setCurrentValue(min(max(wanted, interface.minimumValue()), interface.maximumValue()))


@pytest.mark.parametrize(
    ("value", "key", "after"),
    [
        (5, Qt.Key.Key_Right, 5.5),
        (5, Qt.Key.Key_Left, 4.5),
        (5, Qt.Key.Key_PageUp, 7.5),
        (-4, Qt.Key.Key_Left, -4.5),
        (2.8, Qt.Key.Key_Right, 3),
        (3, Qt.Key.Key_Right, 3),
        (1 / 3, Qt.Key.Key_Right, 0.8),
        (3.10000004, Qt.Key.Key_Up, 3.60000004),
        (5, Qt.Key.Key_Home, -3),
        (5, Qt.Key.Key_End, 3),
    ],
)
def test_steps_go_on_from_where_the_number_is(live: NumberField, value: float, key: Qt.Key, after: float) -> None:
    live.set_data(value, "", "How much")
    user.hold(live, key, 1)
    assert live.value == after


@pytest.mark.parametrize("value", [0.35, 6**0.5, 1 / 3, 3.10000004, 5.0, -7.0, -3.0])
def test_a_knob_that_is_pressed_or_trembles_keeps_its_number(live: NumberField, value: float) -> None:
    live.set_data(value, "", "How much")
    knob = QPointF(live.x_of(value), live.track().center().y())
    for beside in (-8, -3, 0, 5, 8):
        press = knob + QPointF(beside, 0)
        user.click(live, press)
        user.drag(live, [press, press + QPointF(1, 0), press + QPointF(-2, 0)])
        user.drag(live, [press, press + QPointF(20, 0), press])
        assert live.value == value and user.editor(live) is None


def test_a_dragged_knob_stays_as_far_from_the_pointer_as_it_was_taken(live: NumberField) -> None:
    live.set_data(1.0, "1", "How much")
    y, moved = live.track().center().y(), []
    take = round(live.x_of(1.0)) + 6
    for x in range(take, take + 40):
        user.drag(live, [QPointF(take, y), QPointF(x, y)])
        moved.append(live.x_of(live.value) - x)
        live.set_data(1.0, "1", "How much")
    per_grain = live.track().width() * live.grain / (live.high - live.low)
    assert all(abs(offset + 6) <= per_grain for offset in moved[3:])


def test_a_number_beyond_the_track_is_drawn_in_and_not_pushed_in(live: NumberField) -> None:
    live.set_data(5.0, "5", "How much")
    knob = QPointF(live.x_of(5), live.track().center().y())
    user.drag(live, [knob, knob + QPointF(15, 0)])
    assert live.value == 5
    user.drag(live, [knob, knob - QPointF(live.track().width() / 2, 0)])
    assert live.value == pytest.approx(0, abs=0.1)


def test_the_track_beside_the_knob_sets_the_number(live: NumberField) -> None:
    live.set_data(-2.0, "-2", "How much")
    user.click(live, QPointF(live.x_of(1.5), live.track().center().y()))
    assert live.value == pytest.approx(1.5, abs=0.1)
