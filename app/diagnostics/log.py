"""The log of this user: errors, and what Qt warns of, in a file that is kept short. The app works on without it.

It is opened when it is first needed, after the first frame at the earliest: importing `logging` takes its time.
"""

from __future__ import annotations

import faulthandler
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QStandardPaths, QtMsgType, qInstallMessageHandler

if TYPE_CHECKING:
    import logging
    from io import BufferedWriter

LONGEST = 100_000  # bytes of the file; then it is renamed to crash.log.1, and a new one begun
LINE = "\n%(asctime)s %(levelname)s %(message)s"

_open: list[BufferedWriter] = []  # what Python writes to when it dies must not be closed


def place() -> Path:
    """Return where the log of this user lies."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppLocalDataLocation)) / "crash.log"


def write(report: str, path: Path) -> bool:
    """Log an error in a file; return whether that could be done."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _logger(path).error(report.rstrip())
    except OSError:
        return False
    return True


def listen() -> None:
    """Log what Qt warns of; in a packaged app, also where Python was when it dies of what no `except` can catch."""
    qInstallMessageHandler(_hear_qt)
    if not getattr(sys, "frozen", False) or _open:
        return
    fatal = place().with_name("fatal.log")  # of its own: Windows renames no file that is open
    with suppress(OSError):
        fatal.parent.mkdir(parents=True, exist_ok=True)
        if fatal.is_file() and fatal.stat().st_size > LONGEST:
            fatal.unlink()
        _open.append(fatal.open("ab"))
        faulthandler.enable(_open[0])


def _hear_qt(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    if sys.stderr is not None:
        print(text, file=sys.stderr)
    if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
        write(f"Qt: {text}", place())


@cache
def _logger(path: Path) -> logging.Logger:
    """Return what writes into a file; it raises OSError where the file cannot be written."""
    import logging
    from logging.handlers import RotatingFileHandler

    class Handler(RotatingFileHandler):
        def handleError(self, record: logging.LogRecord) -> None:
            raise  # noqa: PLE0704  (called while an error is handled; by default it would be printed)

    logger = logging.Logger("attention-date")  # not one of the registry: no other library writes here
    handler = Handler(path, maxBytes=LONGEST, backupCount=1, encoding="utf-8", errors="replace", delay=True)
    handler.setFormatter(logging.Formatter(LINE, "%Y-%m-%d %H:%M:%S"))
    logger.addHandler(handler)
    return logger
