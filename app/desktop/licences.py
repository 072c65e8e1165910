"""Which works of others the app is made of, and their licences: as the package lists them, else as installed."""

from importlib import metadata
from pathlib import Path

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from app.resources import FOLDER

LISTED = FOLDER / "licences.txt"
"""Made when the app is packaged, with the text of each licence."""
INSTALLED = ("PySide6-Essentials", "numpy", "matplotlib", "msgspec", "regex", "pillow", "fonttools")
BESIDE = ("fonts/OFL.txt", "fonts/LICENSE_DEJAVU", "icons/LICENSE")


def text() -> str:
    """Return what is said of licences: all of it in a package; from source, what is beside it and who is installed."""
    if LISTED.is_file():
        return LISTED.read_text(encoding="utf-8")
    own = FOLDER.parent / "LICENSE"
    files = [own, *(FOLDER / name for name in BESIDE)]
    parts = [
        *_installed(),
        *(f"{_shown(path)}\n\n{path.read_text(encoding='utf-8')}" for path in files if path.is_file()),
    ]
    return "\n\n".join(parts)


def _shown(path: Path) -> str:
    return f"== {path.relative_to(FOLDER.parent).as_posix()} =="


def _installed() -> list[str]:
    """Return a line for each package that the app uses from where Python has it."""
    lines = []
    for name in INSTALLED:
        try:
            found = metadata.metadata(name)
        except metadata.PackageNotFoundError:
            continue
        licence = (
            found.json.get("license_expression") or str(found.json.get("license") or "").strip().partition("\n")[0]
        )
        lines.append(f"{found['Name']} {found['Version']}: {licence or 'see its own files'}")
    return ["\n".join(lines)]


class Licences(QPlainTextEdit):
    """Shows them, to be read and copied."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setAccessibleName(self.tr("Licences"))
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setPlainText(text())
