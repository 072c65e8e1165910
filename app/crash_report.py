"""When something unforeseen happens: say so, keep the work, let the user copy what a developer needs."""

import platform
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, qVersion

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
            _show("".join(traceback.format_exception(kind, error, trace)), _rescued(rescue))
        finally:
            telling = False

    sys.excepthook = report


def _rescued(rescue: Callable[[], Path | None]) -> str:
    try:
        return str(rescue() or "–")
    except Exception as error:  # the rescue must not hide what it is to report
        return f"– ({error})"


def _show(trace: str, rescued: str) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QMessageBox

    system = f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}"
    box = QMessageBox(QMessageBox.Icon.Critical, QCoreApplication.translate("CrashReport", TITLE), "")
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(QCoreApplication.translate("CrashReport", REPORT).format(rescued))
    box.setDetailedText(f"{system}\n\n{trace}")
    box.exec()
