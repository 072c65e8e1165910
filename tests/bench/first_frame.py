"""A child process: starts the app as a user does, or a bare window, and ends as soon as the first frame stands.

`python -m tests.bench.first_frame stage`. Nothing of the app is changed for it: an event that waits for the event loop
looks on, and is posted where the app itself begins with Qt. It imports and asks Qt no more than it needs, since its
time is taken.
"""

import os
import sys

SIZE = (1440, 900)


def stage() -> int:
    """Start the app by its door."""
    import main

    begin = main._with_qt

    def looked_on(*asked) -> int:
        _look_on(lambda window: [window.page.algebra, window.page.impression.stack, *window.page.guests.cards])
        return begin(*asked)

    main._with_qt = looked_on
    return main.main([])


def label() -> int:
    """Start a bare window with one line of text."""
    from PySide6.QtWidgets import QApplication, QLabel

    _look_on(lambda window: [window])
    app = QApplication([])
    line = QLabel("Attention Date")
    line.resize(*SIZE)
    line.show()
    return app.exec()


def _look_on(parts) -> None:
    """Note, from the start of the event loop until the first frame stands, which parts of the window are painted."""
    from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

    class Watcher(QObject):
        def event(self, event: QEvent) -> bool:
            from PySide6.QtWidgets import QApplication

            self.window = next(window for window in QApplication.topLevelWidgets() if window.isVisible())
            self.missing = set(parts(self.window))
            for part in self.missing:
                part.installEventFilter(self)
            QTimer.singleShot(5000, self.end)
            return True

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                self.missing.discard(watched)
                if not self.missing:
                    QTimer.singleShot(0, self.end)  # the rest of this frame is painted first
            return False

        def end(self) -> None:
            _end(self.window, self.missing)

    _look_on.watcher = Watcher()  # Qt does not keep it
    QCoreApplication.postEvent(_look_on.watcher, QEvent(QEvent.Type.User))


def _end(window, missing: set) -> None:
    """End the process at once: with 0 if the frame is whole and of the right size, and no plot library was loaded."""
    size, plots = window.size().toTuple(), "matplotlib" in sys.modules
    good = not missing and size == SIZE and not plots
    if not good:
        print(f"not painted: {missing}; size: {size}; matplotlib loaded: {plots}", file=sys.stderr, flush=True)
    os._exit(0 if good else 1)


if __name__ == "__main__":
    sys.exit({"stage": stage, "label": label}[sys.argv[1]]())
