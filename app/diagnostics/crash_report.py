"""When something unforeseen happens: say so, keep the work and a log, let the user copy what a developer needs."""

import math
import platform
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from types import TracebackType

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, qVersion

from app.text.translate_noop import QT_TRANSLATE_NOOP

REPORT = QT_TRANSLATE_NOOP("CrashReport", "Something went wrong that should not have. Your show is kept here:\n{}")
TITLE = QT_TRANSLATE_NOOP("CrashReport", "Attention Date")
QUIET = 2.0  # seconds: what comes again sooner comes by itself, as a fault in painting does with every frame

Rescue = Callable[[], Path | None]
"""Saves a copy of the show and says where."""


def install(rescue: Rescue) -> None:
    """Tell of every exception that nobody caught: in slots, events, timers, threads, and where none may be raised."""
    reporter = Reporter(rescue)
    sys.excepthook = reporter.hear
    threading.excepthook = lambda args: reporter.hear(args.exc_type, args.exc_value, args.exc_traceback)
    sys.unraisablehook = lambda args: reporter.hear(args.exc_type, args.exc_value, args.exc_traceback)


class Reporter(QObject):
    """Hears of exceptions wherever they come up; opens its dialog from the event loop, one at a time."""

    _heard = Signal(str)  # the report; comes to the main thread when the event loop is next reached

    def __init__(self, rescue: Rescue) -> None:
        super().__init__()
        self._rescue = rescue
        self._telling = False  # a dialog is open or about to open
        self._last: dict[str, float] = {}  # where something went wrong: when it last did
        self._heard.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def hear(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """Log an exception and have it told of; nothing is opened here, which may be in the middle of painting."""
        known = error if error is not None else kind()
        sys.__excepthook__(kind, known, trace)
        if issubclass(kind, KeyboardInterrupt | SystemExit) or self._came_just_now(_place(kind, trace)):
            return
        report = _logged("".join(traceback.format_exception(kind, known, trace)))
        if not self._telling:
            self._telling = True
            self._heard.emit(report)

    def _came_just_now(self, place: str) -> bool:
        now = monotonic()
        before, self._last[place] = self._last.get(place, -math.inf), now
        return now - before < QUIET

    def _tell(self, report: str) -> None:
        try:
            _show(report, _rescued(self._rescue))
        finally:
            self._telling = False
            self._last = dict.fromkeys(self._last, monotonic())


def _place(kind: type[BaseException], trace: TracebackType | None) -> str:
    """Return what went wrong and where: the same fault has the same place."""
    frames = traceback.extract_tb(trace, limit=-1)
    return f"{kind.__qualname__} {frames[0].filename}:{frames[0].lineno}" if frames else kind.__qualname__


def _rescued(rescue: Rescue) -> str:
    try:
        return str(rescue() or "–")
    except Exception as error:  # the rescue must not hide what it is to report
        return f"– ({error})"


def _logged(trace: str) -> str:
    """Return the whole report, after it has been written into the log."""
    from app.diagnostics import log
    from app.version import VERSION

    system = f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}"
    report, path = f"Attention Date {VERSION}, {system}\n\n{trace}", log.place()
    return f"{report}\n{path}" if log.write(report, path) else report


def _show(report: str, rescued: str) -> None:
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(QMessageBox.Icon.Critical, QCoreApplication.translate("CrashReport", TITLE), "")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(QCoreApplication.translate("CrashReport", REPORT).format(rescued))
    box.setDetailedText(report)
    box.exec()
