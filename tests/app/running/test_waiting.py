"""Work that takes long is waited for: the event loop goes on, errors come through, and it can be cancelled."""

import threading
import time

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QProgressDialog, QPushButton, QWidget

from app.running.jobs import CancelledError
from app.running.waiting import wait_for


@pytest.fixture
def window(qtbot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return widget


def test_the_result_comes_back_and_the_event_loop_goes_on(window: QWidget) -> None:
    ticks: list[int] = []
    timer = QTimer(interval=5)
    timer.timeout.connect(lambda: ticks.append(1))
    timer.start()

    def work() -> int:
        time.sleep(0.2)
        return threading.get_ident()

    assert wait_for(window, "Saving…", work) != threading.get_ident()
    timer.stop()
    assert len(ticks) > 5
    QApplication.processEvents()
    assert not [dialog for dialog in window.findChildren(QProgressDialog) if dialog.isVisible()]


def test_an_error_is_raised_to_whoever_waits(window: QWidget) -> None:
    def work() -> None:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="the disk is full"):
        wait_for(window, "Saving…", work)


def test_long_work_is_cancelled_in_its_dialog(window: QWidget) -> None:
    go = threading.Event()

    def cancel() -> None:
        (dialog,) = window.findChildren(QProgressDialog)
        assert dialog.isVisible() and dialog.labelText() == "Opening “a”…"
        dialog.findChild(QPushButton).click()
        go.set()

    QTimer.singleShot(600, cancel)
    with pytest.raises(CancelledError):
        wait_for(window, "Opening “a”…", lambda: go.wait(20))
