"""On macOS a file that is opened from the desktop comes as an event, not as an argument."""

from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class MacApplication(QApplication):
    """Opens such a file in the window that stands."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            for window in self.topLevelWidgets():
                if hasattr(window, "files"):
                    window.files.open(Path(event.file()))
                    return True
        return super().event(event)
