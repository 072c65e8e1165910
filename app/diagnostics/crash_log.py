"""What went wrong, in one small file, for those who ask for help later. The app works on without it."""

import faulthandler
import sys
from contextlib import suppress
from datetime import datetime
from io import BufferedWriter
from pathlib import Path

from PySide6.QtCore import QStandardPaths

LONGEST = 200_000  # bytes; the older half goes when there is more

_open: list[BufferedWriter] = []  # what Python writes to when it dies must not be closed


def place() -> Path:
    """Return where the log of this user lies."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppLocalDataLocation)) / "crash.log"


def write(report: str, path: Path) -> bool:
    """Add a report; return whether that could be done."""
    try:
        _shorten(path)
        with path.open("a", encoding="utf-8", errors="replace") as file:
            file.write(f"\n{datetime.now():%Y-%m-%d %H:%M:%S} {report.rstrip()}\n")
    except OSError:
        return False
    return True


def listen() -> None:
    """Let Python write down where it was when it dies of what no `except` can catch; in a terminal it does anyway."""
    if not getattr(sys, "frozen", False) or _open:
        return
    with suppress(OSError):
        _shorten(place())
        _open.append(place().open("ab"))
        faulthandler.enable(_open[0])


def _shorten(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_file() and path.stat().st_size > LONGEST:
        path.write_bytes(path.read_bytes()[-LONGEST // 2 :])
