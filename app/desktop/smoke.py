"""`--smoke`: the app tries itself out where it is installed. It starts as always, does everything once, and quits.

Settings, logs and caches lie in a folder of their own meanwhile: the user's stay as they are.
"""

import os
import sys
import tempfile
import threading
import traceback
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QStandardPaths, QTimer
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QApplication

from app.desktop.main_window import MainWindow
from app.desktop.picture import encoded
from app.desktop.smoke_trials import TRIALS, Trial
from app.version import VERSION
from core import atomic_file
from core.show.model import Show

PATIENCE = 240  # seconds for everything; a dialog that nobody expects would wait for ever
SEEN = ("xcb", "windows")  # elsewhere an app may not look at the screen, or there is none
FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "TMPDIR")


def run(show: Show, path: Path | None, *, language: str, theme_name: str, picture: Path | None) -> int:
    """Start the app, try everything once, print what came of it; return 0 if all went well.

    picture: a PNG file for what is on the screen at the end.
    """
    from app.desktop import application

    watchdog = threading.Timer(PATIENCE, _give_up)
    watchdog.start()
    with tempfile.TemporaryDirectory(prefix="attention-date-smoke-", ignore_cleanup_errors=True) as home:
        _live_in(Path(home))
        visitor = Visitor(Path(home), picture)
        QCoreApplication.postEvent(visitor, QEvent(QEvent.Type.User))  # comes when the event loop runs
        code = application.run(show, path, language=language, theme_name=theme_name)
    watchdog.cancel()
    good = code == 0 and visitor.done and not visitor.failed
    print("\nEverything works." if good else f"\nNot everything works: {', '.join(visitor.failed) or 'no visit'}.")
    return 0 if good else 1


def _give_up() -> None:
    print(f"\nNot everything works: nothing has moved for {PATIENCE} s.", flush=True)
    os._exit(1)


def _live_in(home: Path) -> None:
    """Let whatever is remembered be remembered there; elsewhere than on Linux, where Qt's own tests keep theirs."""
    if sys.platform != "linux":
        QStandardPaths.setTestModeEnabled(True)
        return
    for name in FOLDERS:
        folder = home / name.lower()
        folder.mkdir()
        os.environ[name] = str(folder)
    tempfile.tempdir = None  # read the environment again


class Visitor(QObject):
    """Comes when the event loop runs, does the trials one after the other, and closes the window."""

    def __init__(self, home: Path, picture: Path | None) -> None:
        super().__init__()
        self._home, self._picture = home, picture
        self.failed: list[str] = []
        self.done = False

    def event(self, event: QEvent) -> bool:
        QTimer.singleShot(0, self._visit)
        return True

    def _visit(self) -> None:
        window = next((w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow) and w.isVisible()), None)
        if window is None:
            QApplication.exit(1)
            return
        frozen = "packaged" if getattr(sys, "frozen", False) else "from source"
        print(f"Attention Date {VERSION}, {frozen}, {sys.platform}, screen: {QGuiApplication.platformName()}")
        try:
            for trial in TRIALS:
                self._try(trial, window)
            self._try(Trial("picture", self._take), window)
            self.done = True
        finally:
            window.document.abandon()
            window.close()

    def _try(self, trial: Trial, window: MainWindow) -> None:
        start = perf_counter()
        try:
            report = trial.go(window, self._home)
        except Exception as error:  # the other trials are to go on
            traceback.print_exc()
            self.failed.append(trial.name)
            report = f"FAILED: {error!r}"
        print(f"{trial.name:<10} {1000 * (perf_counter() - start):5.0f} ms  {report}", flush=True)

    def _take(self, window: MainWindow, home: Path) -> str:
        """Save what is on the screen; where none may be looked at, what the window paints."""
        if self._picture is None:
            return "not asked for"
        _wait()
        picture = _on_screen(window) if QGuiApplication.platformName() in SEEN else window.grab()
        atomic_file.write(self._picture, encoded(picture.toImage(), self._picture))
        return str(self._picture)


def _wait() -> None:
    """Let a dialog that has closed leave the screen."""
    loop = QEventLoop()
    QTimer.singleShot(300, loop.quit)
    loop.exec()


def _on_screen(window: MainWindow) -> QPixmap:
    place = window.frameGeometry()
    return window.screen().grabWindow(0, place.x(), place.y(), place.width(), place.height())
