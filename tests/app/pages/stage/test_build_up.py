"""The four steps: chips, keys, play and skip, with motion and without."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.desktop.main_window import MainWindow
from app.pages.stage import build_up
from tests.app import user
from tests.app.windows import Opener

LEVELS = {step: tuple(1.0 if index < step else 0.0 for index in range(4)) for step in (1, 2, 3, 4)}


def checked(window: MainWindow) -> list[bool]:
    return [chip.isChecked() for chip in window.page.header.steps]


@pytest.mark.parametrize("step", [1, 2, 3, 4])
def test_a_chip_builds_up_to_its_step_at_once_without_motion(window: MainWindow, step: int) -> None:
    user.click(window.page.header.steps[step - 1])
    assert window.page.build_up.levels == LEVELS[step]
    assert checked(window) == [place == step - 1 for place in range(4)]
    user.click(window.page.header.steps[step - 1])
    assert checked(window) == [place == step - 1 for place in range(4)]


@pytest.mark.parametrize("step", [1, 2, 3, 4])
def test_alt_and_a_digit_do_the_same(window: MainWindow, step: int) -> None:
    user.alt(window, Qt.Key(Qt.Key.Key_0 + step))
    assert window.page.build_up.step == step and window.page.build_up.levels == LEVELS[step]


def test_a_step_and_back_again_leaves_all_as_it_was(window: MainWindow) -> None:
    parts = (window.page.criteria, window.page.guests, window.page.impression, window.page.algebra)
    whole = [part.grab().toImage() for part in parts]
    user.alt(window, Qt.Key.Key_1)
    assert all(part.grab().toImage() != image for part, image in zip(parts, whole, strict=True))
    user.alt(window, Qt.Key.Key_4)
    user.leave(window)
    assert [part.grab().toImage() for part in parts] == whole


def test_cards_that_come_later_stand_at_the_same_step(window: MainWindow) -> None:
    user.alt(window, Qt.Key.Key_1)
    window.resize(1024, 700)
    QApplication.processEvents()
    rows = window.page.guests.visible_widgets()
    assert not window.page.guests.shows_cards and rows
    assert not any(row.score.isVisible() or "%" in row.accessibleName() for row in rows)


def test_with_motion_a_step_grows(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window(motion=True)
    seen = []
    window.page.build_up.moved.connect(lambda: seen.append(window.page.build_up.levels[3]))
    user.alt(window, Qt.Key.Key_3)
    assert window.page.build_up.step == 3
    qtbot.waitUntil(lambda: window.page.build_up.levels == LEVELS[3], timeout=3000)
    assert any(0 < level < 1 for level in seen) and seen == sorted(seen, reverse=True)


def test_motion_is_switched_off_in_the_menu(open_window: Opener) -> None:
    window = open_window(motion=True)
    assert window.actions_by_name["motion"].isChecked()
    window.actions_by_name["motion"].trigger()
    assert not window.settings.motion
    user.alt(window, Qt.Key.Key_2)
    assert window.page.build_up.levels == LEVELS[2]


def test_reduced_motion_of_the_system_is_heard(open_window: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window(motion=True)
    monkeypatch.setattr(build_up, "reduced_motion", lambda: True)
    user.alt(window, Qt.Key.Key_2)
    assert window.page.build_up.levels == LEVELS[2]


def test_play_goes_from_the_first_to_the_last(window: MainWindow, qtbot: QtBot) -> None:
    arrived = []
    window.page.build_up._pause.setInterval(10)
    window.page.build_up.arrived.connect(arrived.append)
    user.click(window.page.header.play)
    assert window.page.build_up.playing and window.page.header.play.toolTip() == "Skip to the end"
    qtbot.waitUntil(lambda: not window.page.build_up.playing and window.page.build_up.step == 4, timeout=3000)
    assert list(dict.fromkeys(arrived)) == [1, 2, 3, 4]
    assert window.page.build_up.levels == LEVELS[4]
    assert window.page.header.play.toolTip() == "Play the four steps"


def test_play_is_skipped_by_a_second_press_and_stopped_by_a_step(window: MainWindow) -> None:
    user.key(window, Qt.Key.Key_F5)
    assert window.page.build_up.playing and window.page.build_up.step == 1
    user.key(window, Qt.Key.Key_F5)
    assert not window.page.build_up.playing and window.page.build_up.levels == LEVELS[4]
    user.click(window.page.header.play)
    user.click(window.page.header.steps[1])
    assert not window.page.build_up.playing and window.page.build_up.step == 2
    assert window.page.header.play.toolTip() == "Play the four steps"


def test_a_window_may_be_closed_while_it_plays(open_window: Opener) -> None:
    window = open_window(motion=True)
    user.key(window, Qt.Key.Key_F5)
    assert window.close()
