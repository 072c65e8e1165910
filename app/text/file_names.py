"""What files are called: as people read it, and as it is offered to them."""

import os
import re
from pathlib import Path

from app.text import escaping

SHOW, PROGRAM, NOTEBOOK, PDF = ".show.json", ".py", ".ipynb", ".pdf"
FORBIDDEN = re.compile('[\x00-\x1f\x7f-\x9f<>:"/\\\\|?*\ud800-\udfff]')  # by Windows, or by no name that can be read
RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)  # devices of Windows
MOST = 180  # bytes of a name without its ending: a file system takes 255 in all
LEGACY = "gb18030"  # what Chinese names are written in where they are not UTF-8, as out of an old archive


def shown(path: Path) -> str:
    """Return the name of a file as people read it, whatever bytes it is made of."""
    return escaping.one_line(_decoded(path.name), 100)


def shown_path(path: Path) -> str:
    """Return a whole path as people read it."""
    return escaping.one_line(_decoded(str(path)))


def _decoded(name: str) -> str:
    data = os.fsencode(name)
    for encoding in ("utf-8", LEGACY):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return data.decode("utf-8", "replace")


def offered(*parts: str) -> str:
    """Return a name for a file, without an ending, that says all of these: "Title · By hand"."""
    name = " · ".join(filter(None, (_allowed(part) for part in parts)))
    while len(name.encode()) > MOST:
        name = name[:-1]
    name = name.rstrip(" .·") or "show"
    return f"{name} show" if RESERVED.fullmatch(name) else name


def _allowed(part: str) -> str:
    return " ".join(FORBIDDEN.sub(" ", escaping.bare(escaping.one_line(part, 60))).split()).strip(" .…")


def with_ending(path: Path, ending: str) -> Path:
    """Return a path with the ending of its kind; what is there of it already is not said twice."""
    name, last = path.name, f".{ending.rpartition('.')[2]}"
    if name.lower().endswith(last):
        return path
    begun = ending.removesuffix(last)  # mine.show → mine.show.json
    if begun and name.lower().endswith(begun):
        name = name[: -len(begun)]
    return path.with_name(name + ending)


def stem(path: Path) -> str:
    """Return what a file is called, without ".show.json"."""
    return shown(path).removesuffix(".json").removesuffix(".show")
