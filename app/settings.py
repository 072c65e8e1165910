"""What the app remembers of its user: typed, in one small file. A broken file is put aside, never a reason to stop."""

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from PySide6.QtCore import QSaveFile, QStandardPaths

from app.resources import LANGUAGES

MOST_RECENT = 8
LEAST_ZOOM, MOST_ZOOM = 0.8, 2.0

Language = Literal[("", *LANGUAGES)]
Zoom = Annotated[float, msgspec.Meta(ge=LEAST_ZOOM, le=MOST_ZOOM)]
Side = Annotated[int, msgspec.Meta(ge=1, le=32767)]  # px


class Settings(msgspec.Struct, forbid_unknown_fields=False):
    """All settings, with what a first start finds. Empty language and theme follow the system."""

    language: Language = ""
    theme: Literal["", "light", "dark"] = ""
    zoom: Zoom = 1.0
    motion: bool = True
    size: tuple[Side, Side] = (1440, 900)
    maximised: bool = False
    recent: list[str] = msgspec.field(default_factory=list)

    def remember(self, path: Path) -> None:
        """Put a show file at the head of the recent ones."""
        text = str(path)
        self.recent = [text, *(other for other in self.recent if other != text)][:MOST_RECENT]


def place() -> Path:
    """Return where the settings of this user lie."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)) / "settings.json"


def load(path: Path) -> Settings:
    """Read the settings; what cannot be read is renamed to *.broken, and the defaults hold."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Settings)
    except FileNotFoundError:
        return Settings()
    except (OSError, msgspec.DecodeError):
        with suppress(OSError):
            if path.is_file():
                path.replace(path.with_suffix(".broken"))
        return Settings()


def save(settings: Settings, path: Path) -> bool:
    """Write the settings; return whether that could be done. The app works on without."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    file = QSaveFile(str(path))
    return (
        file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(msgspec.json.encode(settings)) >= 0 and file.commit()
    )
