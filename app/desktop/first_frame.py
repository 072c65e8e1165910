"""`--first-frame`: the app ends as soon as its first frame stands, so that a start can be timed from outside."""

import os
import sys

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

PATIENCE = 20_000  # ms


class Watcher(QObject):
    """Looks on, from the start of the event loop, until each part of the page is painted. Nothing else is changed."""

    def event(self, event: QEvent) -> bool:
        from PySide6.QtWidgets import QApplication, QWidget

        from app.desktop.main_window import MainWindow

        window = next(window for window in QApplication.topLevelWidgets() if isinstance(window, MainWindow))
        children = (part for part in window.page.children() if isinstance(part, QWidget))
        self.missing = {part for part in children if part.isVisible()}
        for part in self.missing:
            part.installEventFilter(self)
        QTimer.singleShot(PATIENCE, self._end)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self.missing:
            self.missing.discard(watched)
            if not self.missing:
                QTimer.singleShot(0, self._end)  # the rest of this frame is painted first
        return False

    def _end(self) -> None:
        whole = not self.missing and "matplotlib" not in sys.modules
        os._exit(0 if whole else 1)


_watchers: list[Watcher] = []  # Qt does not keep them


def watch() -> None:
    """Look on from the start of the event loop."""
    _watchers.append(Watcher())
    QCoreApplication.postEvent(_watchers[0], QEvent(QEvent.Type.User))  # comes when the event loop runs
