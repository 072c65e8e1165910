"""Where to: the one way of asking for a file. Dialogs are imported when they are first needed."""

import os
from pathlib import Path

from PySide6.QtCore import QDir, QStandardPaths
from PySide6.QtWidgets import QWidget

from app.text import file_names


def documents() -> Path:
    """Return where users keep their files."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation) or QDir.homePath())


def ask_where(parent: QWidget, title: str, start: Path, ending: str, kinds: str) -> Path | None:
    """Ask where to save a file of a kind, beginning with a path; None if nowhere. An ending left out is put on."""
    from PySide6.QtWidgets import QFileDialog

    while True:
        text, _ = QFileDialog.getSaveFileName(parent, title, _legible(start), kinds)
        if not text:
            return None
        chosen = Path(text)
        path = file_names.with_ending(chosen, ending)
        if path == chosen or not path.exists():
            return path
        start = path  # only a dialog that is given the full name asks whether to replace that file


def ask_which(parent: QWidget, title: str, folder: Path, kinds: str) -> Path | None:
    """Ask for a file that is there; None if none is chosen."""
    from PySide6.QtWidgets import QFileDialog

    text, _ = QFileDialog.getOpenFileName(parent, title, _legible(folder), kinds)
    return Path(text) if text else None


def _legible(path: Path) -> str:
    """Return a path as Qt can hold it: it knows no names that are not UTF-8."""
    if _is_text(path):
        return str(path)
    folder = path.parent if _is_text(path.parent) else documents()
    return str(folder / file_names.shown(path))


def _is_text(path: Path) -> bool:
    try:
        os.fsencode(path).decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True
