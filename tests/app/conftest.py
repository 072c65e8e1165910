"""What every test of the app shares: one application, settings of its own, and nothing left on the screen."""

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QStandardPaths
from PySide6.QtWidgets import QApplication, QToolTip

from app.desktop.application import make_application
from app.style import zoom
from tests.app.dialogs import answer
from tests.app.windows import open_window, window

__all__ = ["answer", "open_window", "window"]


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """Make the application as `main.py` does; pytest-qt's `qtbot` uses it too."""
    return QApplication.instance() or make_application(["attention-date"])


@pytest.fixture(autouse=True)
def _settings_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Keep the user's settings, log and cache out of a test, and a test out of them."""
    for kind in ("config", "data", "cache"):
        monkeypatch.setenv(f"XDG_{kind.upper()}_HOME", str(tmp_path_factory.mktemp(kind)))
    QStandardPaths.setTestModeEnabled(sys.platform != "linux")  # elsewhere folders are not asked of the environment


@pytest.fixture(autouse=True)
def _nothing_left_on_screen() -> Iterator[None]:
    """Fail a test that leaves a window open, and put the window away, so that later tests do not meet it."""
    yield
    if QApplication.instance() is None:
        return
    QToolTip.hideText()
    zoom.apply(13)  # a large window leaves large type to the application
    left = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    for widget in left:
        widget.hide()  # not close(): that may ask about unsaved changes
        widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not left, f"the test left these open: {left}"
