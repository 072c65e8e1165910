"""What the app remembers of its user: typed, in one small file. A bad value costs only itself, and nothing stops."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, NamedTuple, get_type_hints

import msgspec
from PySide6.QtCore import QStandardPaths

from app.resources import LANGUAGES
from core import atomic_file
from core.show import json_text

MOST_RECENT = 8
LEAST_ZOOM, MOST_ZOOM = 0.8, 2.0

Language = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(LANGUAGES)})?$")]
Theme = Annotated[str, msgspec.Meta(pattern="^(light|dark)?$")]
Zoom = Annotated[float, msgspec.Meta(ge=LEAST_ZOOM, le=MOST_ZOOM)]
Side = Annotated[int, msgspec.Meta(ge=1, le=32767)]  # px


class Settings(msgspec.Struct):
    """All settings, with what a first start finds. Empty language and theme follow the system."""

    language: Language = ""
    theme: Theme = ""
    zoom: Zoom = 1.0
    motion: bool = True
    size: tuple[Side, Side] = (1440, 900)
    maximised: bool = False
    recent: list[str] = msgspec.field(default_factory=list)

    def remember(self, path: Path) -> None:
        """Put a show file at the head of the recent ones."""
        text = os.path.realpath(path)
        self.recent = [text, *(other for other in self.recent if other != text)][:MOST_RECENT]


class Loaded(NamedTuple):
    """Settings as they were read, and the names of those that could not be; `copy` is the file as it was."""

    settings: Settings
    refused: tuple[str, ...] = ()
    copy: Path | None = None


def place() -> Path:
    """Return where the settings of this user lie."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)) / "settings.json"


def load(path: Path) -> Loaded:
    """Read the settings. Where something in them is bad, the file is renamed to *.broken, and what is good is kept."""
    try:
        tree = json_text.parse(path.read_bytes())
    except FileNotFoundError:
        return Loaded(Settings())
    except (OSError, ValueError):
        tree = None
    settings, refused = _read(tree) if isinstance(tree, dict) else (Settings(), Settings.__struct_fields__)
    if not refused:
        return Loaded(settings)
    copy = path.with_suffix(".broken")
    with suppress(OSError):
        if path.is_file():
            path.replace(copy)
            save(settings, path)
    return Loaded(settings, refused, copy if copy.is_file() else None)


def _read(tree: dict[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    """Return what is good of the settings in a file, and the names of what is not; other keys are a later version's."""
    types = get_type_hints(Settings, include_extras=True)
    good, refused = {}, []
    for name in filter(tree.__contains__, types):
        try:
            good[name] = msgspec.convert(tree[name], types[name])
        except msgspec.ValidationError:
            refused.append(name)
    if "recent" in refused and isinstance(tree["recent"], list):
        good["recent"] = [entry for entry in tree["recent"] if isinstance(entry, str)]
    return Settings(**good), tuple(refused)


def save(settings: Settings, path: Path) -> bool:
    """Write the settings; return whether that could be done. The app works on without.

    ASCII, since the name of a recent file may be bytes that are no text.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        atomic_file.write(path, json.dumps(msgspec.to_builtins(settings)).encode())
    except OSError:
        return False
    return True
