"""A guest's score on the stage: wheeled and stepped with the keys, and where such a gesture ends."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.desktop.main_window import MainWindow
from app.widgets.fields.number_field import WHEEL_REST
from tests.app import user
from tests.app.pages.stage.test_scores import GUEST, slider, steps


def test_the_wheel_needs_the_keyboard_and_a_turn_is_one_step(window: MainWindow, qtbot: QtBot) -> None:
    field = slider(window)
    user.wheel(field, -1)
    assert not steps(window)
    field.setFocus()
    for _ in range(4):
        user.wheel(field, -1)
    user.wheel(field, 1)
    assert len(steps(window)) == 1 and field.value == round(10.5 - 3 * field.step, 6)
    qtbot.waitUntil(lambda: not window.document.in_gesture, timeout=3 * WHEEL_REST)
    user.wheel(field, 1)
    assert len(steps(window)) == 2


def test_a_held_arrow_key_is_one_step_until_it_is_let_go(window: MainWindow) -> None:
    field = slider(window)
    field.setFocus()
    user.hold(field, Qt.Key.Key_Left, 6)
    assert field.value == round(10.5 - 6 * field.step, 6)
    assert len(steps(window)) == 1 and not window.document.in_gesture
    user.hold(field, Qt.Key.Key_Up, 2)
    user.key(window, Qt.Key.Key_PageDown)
    assert len(steps(window)) == 3


def test_home_and_end_go_to_the_ends(window: MainWindow) -> None:
    field = slider(window)
    field.setFocus()
    user.key(window, Qt.Key.Key_Home)
    assert window.document.show.pin(0, GUEST).score == -12
    user.key(window, Qt.Key.Key_End)
    assert window.document.show.pin(0, GUEST).score == 12, "the range stays"
    assert len(steps(window)) == 2


def test_a_key_that_is_let_go_elsewhere_still_ends_its_step(window: MainWindow) -> None:
    field = slider(window)
    field.setFocus()
    user.press_key(field, Qt.Key.Key_Left)
    window.page.setFocus()
    assert not window.document.in_gesture
