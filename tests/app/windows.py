"""Fixtures: real main windows, made as the app makes them, and put away after the test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.desktop.application import make_window
from app.desktop.main_window import MainWindow
from app.document.document import ShowDocument
from app.files.settings import Settings
from app.style.language import speak
from core.show.model import Show
from tests.app import user
from tests.core.shows import dating

Opener = Callable[..., MainWindow]


@pytest.fixture
def open_window(qapp: QApplication) -> Iterator[Opener]:
    """Return what opens a window: open_window(show, language="en", theme="light", size=(1440, 900), motion=False)."""
    windows: list[MainWindow] = []

    def open_one(
        show: Show | None = None,
        *,
        language: str = "en",
        theme: str = "light",
        size: tuple[int, int] = (1440, 900),
        motion: bool = False,
        path: Path | None = None,
    ) -> MainWindow:
        speak(language)
        settings = Settings(language=language, theme=theme, size=size, motion=motion)
        window = make_window(ShowDocument(show or dating(), path), settings)
        windows.append(window)
        window.show()
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)
        user.leave(window)
        return window

    yield open_one
    for window in windows:
        window.document.abandon()
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(open_window: Opener) -> MainWindow:
    """Return a window with the dating show, in English, light, without motion."""
    return open_window()
