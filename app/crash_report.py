"""When something unforeseen happens: say so, keep the work and a log, let the user copy what a developer needs."""

import platform
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, qVersion

from app.translate_noop import QT_TRANSLATE_NOOP

REPORT = QT_TRANSLATE_NOOP("CrashReport", "Something went wrong that should not have. Your show is kept here:\n{}")
TITLE = QT_TRANSLATE_NOOP("CrashReport", "Attention Date")


def install(rescue: Callable[[], Path | None]) -> None:
    """Show a dialog for any exception that nobody caught. `rescue` saves a copy of the show and says where."""
    telling = False

    def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        nonlocal telling
        sys.__excepthook__(kind, error, trace)
        if telling or issubclass(kind, KeyboardInterrupt):
            return  # what breaks in painting breaks again behind the dialog, with every frame
        telling = True
        try:
            _show(_logged("".join(traceback.format_exception(kind, error, trace))), _rescued(rescue))
        finally:
            telling = False

    sys.excepthook = report


def _rescued(rescue: Callable[[], Path | None]) -> str:
    try:
        return str(rescue() or "–")
    except Exception as error:  # the rescue must not hide what it is to report
        return f"– ({error})"


def _logged(trace: str) -> str:
    """Return the whole report, after it has been written into the log."""
    from app import crash_log
    from app.version import VERSION

    system = f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}"
    report, log = f"Attention Date {VERSION}, {system}\n\n{trace}", crash_log.place()
    return f"{report}\n{log}" if crash_log.write(report, log) else report


def _show(report: str, rescued: str) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(QMessageBox.Icon.Critical, QCoreApplication.translate("CrashReport", TITLE), "")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(QCoreApplication.translate("CrashReport", REPORT).format(rescued))
    box.setDetailedText(report)
    box.exec()
