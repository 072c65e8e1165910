"""Start the app on a real X screen, look at that screen, close the window: `xvfb-run python tools/real_window.py`.

The tests paint without a screen. This shows that the app also starts by its door where a user starts it.
"""

import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ["QT_QPA_PLATFORM"] = "xcb"
PATIENCE = 3000  # ms until the window has to stand
COLOURS = 100  # at least as many: the stage has thousands, an empty window one


def main() -> int:
    """Return 0 if the window stood, was painted and could be closed."""
    from PySide6.QtCore import QCoreApplication, QEvent

    import main as door

    with tempfile.TemporaryDirectory() as home:
        os.environ["XDG_CONFIG_HOME"] = home
        visitor = _visitor()
        QCoreApplication.postEvent(visitor, QEvent(QEvent.Type.User))  # comes when the event loop runs
        code = door.main([])
    print(f"exit code {code}; {visitor.report or 'fully_masked came to look'}")
    return 0 if code == 0 and visitor.good else 1


def _visitor():
    from PySide6.QtCore import QEvent, QObject, QTimer

    class Visitor(QObject):
        """Waits until the window should stand, looks at the screen, and closes the window."""

        good, report = False, ""

        def event(self, event: QEvent) -> bool:
            QTimer.singleShot(PATIENCE, self.look)
            return True

        def look(self) -> None:
            from PySide6.QtWidgets import QApplication

            window = next(widget for widget in QApplication.topLevelWidgets() if widget.isVisible())
            place = window.frameGeometry()
            screen = window.screen().grabWindow(0, place.x(), place.y(), place.width(), place.height()).toImage()
            colours = {screen.pixel(x, y) for x in range(0, screen.width(), 3) for y in range(0, screen.height(), 3)}
            self.good = len(colours) >= COLOURS
            self.report = f"{window.windowTitle()}: {screen.width()}×{screen.height()} px, {len(colours)} colours"
            window.close()

    return Visitor()


if __name__ == "__main__":
    sys.exit(main())
