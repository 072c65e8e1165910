"""When something unforeseen happens: a dialog that says so, and a copy of the show that opens again."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from app.desktop.application import _rescue
from app.desktop.main_window import MainWindow
from app.diagnostics import crash_report, log
from core.edits import people
from core.show import showfile
from tests.app.dialogs import Answer, Buttons


@pytest.fixture
def installed(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """Return a window whose work is rescued into a folder of the test's own."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr(sys, "__excepthook__", lambda *_: None)
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    crash_report.install(lambda: _rescue(window.document))
    yield window
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks


def break_in_a_slot(qtbot: QtBot, what: str = "<b>boom</b>") -> None:
    """Have a slot raise, as a bug would."""

    def slot() -> None:
        raise ZeroDivisionError(what)

    QTimer.singleShot(0, slot)
    qtbot.wait(20)


def test_the_work_is_kept_and_the_user_told_where(
    installed: MainWindow, tmp_path: Path, answer: Answer, qtbot: QtBot
) -> None:
    installed.document.drag(people.set_score, 3, 1.0)
    installed.page.write(people.rename_person, 3, "喆")
    shown = answer(Buttons.Ok)
    break_in_a_slot(qtbot)
    (path,) = tmp_path.glob("attention-date-*/rescued.show.json")
    assert showfile.read(path) == installed.document.show
    assert len(shown) == 1 and str(path) in shown[0].text()
    details = shown[0].detailedText()
    assert "ZeroDivisionError: <b>boom</b>" in details and "Python 3" in details
    assert str(log.place()) in details
    assert "ZeroDivisionError: <b>boom</b>" in log.place().read_text(encoding="utf-8")
    assert installed.isVisible() and installed.document.modified


def test_it_is_told_in_the_language_of_the_moment(
    installed: MainWindow, answer: Answer, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(crash_report, "QUIET", 0.0)
    shown = answer(Buttons.Ok)
    break_in_a_slot(qtbot)
    installed.speak("zh_CN")
    break_in_a_slot(qtbot)
    english, chinese = (box.text().splitlines()[0] for box in shown)
    assert english.startswith("Something went wrong") and english != chinese


def test_a_bug_that_comes_again_while_the_dialog_is_open_opens_no_second_one(
    installed: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Not the same one again, and no other one; afterwards it is told again."""
    monkeypatch.setattr(crash_report, "QUIET", 0.0)
    shown = []

    def execute(box: QMessageBox) -> None:
        shown.append(box)
        if len(shown) < 5:
            break_in_a_slot(qtbot)

    monkeypatch.setattr(QMessageBox, "exec", execute)
    break_in_a_slot(qtbot)
    assert len(shown) == 1
    break_in_a_slot(qtbot)
    assert len(shown) == 2


def test_a_rescue_that_fails_is_told_and_hides_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, answer: Answer, qtbot: QtBot
) -> None:
    monkeypatch.setattr(sys, "__excepthook__", lambda *_: None)
    for module, hook in ((sys, "excepthook"), (threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(module, hook, getattr(module, hook))

    def fail() -> Path:
        raise OSError("the disk is full")

    crash_report.install(fail)
    shown = answer(Buttons.Ok)
    break_in_a_slot(qtbot)
    assert "the disk is full" in shown[0].text() and "ZeroDivisionError" in shown[0].detailedText()


def test_ctrl_c_in_the_terminal_is_no_crash(installed: MainWindow, answer: Answer) -> None:
    shown = answer(Buttons.Ok)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    QApplication.processEvents()
    assert not shown


class Broken(QWidget):
    """Raises whenever it paints."""

    painting = False
    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        Broken.painting = True
        Broken.painted += 1
        try:
            raise ZeroDivisionError("in painting")
        finally:
            Broken.painting = False


def test_a_fault_in_painting_is_told_once_from_the_event_loop(
    installed: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The widget paints again behind the dialog and after it: each time it breaks, and none opens another dialog."""
    shown: list[QMessageBox] = []
    broken = Broken(installed.page)
    broken.resize(50, 50)
    Broken.painted = 0

    def paint() -> None:
        broken.update()
        QApplication.processEvents()

    def execute(box: QMessageBox) -> None:
        assert not Broken.painting
        shown.append(box)
        paint()

    monkeypatch.setattr(QMessageBox, "exec", execute)
    broken.show()
    for _ in range(5):
        paint()
    assert Broken.painted >= 4
    assert len(shown) == 1 and "in painting" in shown[0].detailedText()
    assert log.place().read_text(encoding="utf-8").count("ZeroDivisionError: in painting") == 1
    break_in_a_slot(qtbot, "elsewhere")
    assert len(shown) == 2 and "elsewhere" in shown[1].detailedText()
    broken.hide()
    broken.deleteLater()


def test_a_thread_and_what_may_not_raise_are_told_of(installed: MainWindow, answer: Answer) -> None:
    shown = answer(Buttons.Ok)

    def work() -> None:
        raise ZeroDivisionError("in a thread")

    class Thing:
        def __del__(self) -> None:
            raise ZeroDivisionError("in going")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert not shown  # not from the thread
    QApplication.processEvents()
    thing = Thing()
    del thing
    QApplication.processEvents()
    assert ["in a thread" in box.detailedText() for box in shown] == [True, False]
    assert "in going" in shown[1].detailedText()


def test_what_leaves_a_timer_or_an_event_is_told_of(installed: MainWindow, answer: Answer, qtbot: QtBot) -> None:
    shown = answer(Buttons.Ok)

    class Listening(QObject):
        def event(self, event: QEvent) -> bool:
            raise ZeroDivisionError("in an event")

    listening = Listening()
    QCoreApplication.postEvent(listening, QEvent(QEvent.Type.User))
    qtbot.waitUntil(lambda: len(shown) == 1)
    assert "in an event" in shown[0].detailedText()
