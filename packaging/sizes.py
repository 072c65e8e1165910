"""What takes the room: the ten largest parts of a packaged app."""

from pathlib import Path

MOST = 10
PARTS = {
    "ICU, Unicode tables of Qt": ("PySide6/Qt/lib/libicu",),
    "Qt": ("PySide6/Qt/",),
    "PySide6, Qt for Python": ("PySide6/", "shiboken6/"),
    "OpenBLAS of NumPy": ("numpy.libs/",),
    "NumPy": ("numpy/",),
    "Python and its library": ("libpython", "base_library.zip", "python3."),
    "our code, and all code in Python": ("attention-date",),
    "our fonts": ("resources/fonts/",),
    "our user guide": ("resources/help/",),
    "our shows, icons, words, licences": ("resources/",),
    "Pillow": ("PIL/", "pillow.libs/"),
}
"""By how the names of their files begin; the first that fits. Else a part is called as its folder."""


def table(app: Path) -> list[str]:
    """Return lines: the whole, then the ten largest parts."""
    taken: dict[str, int] = {}
    for path in app.rglob("*"):
        if path.is_file() and not path.is_symlink():
            part = part_of(path.relative_to(app).as_posix().removeprefix("_internal/"))
            taken[part] = taken.get(part, 0) + path.stat().st_size
    largest = sorted(taken.items(), key=lambda item: -item[1])[:MOST]
    return [f"{sum(taken.values()) / 1e6:6.1f} MB in all", *(f"{size / 1e6:6.1f} MB {part}" for part, size in largest)]


def part_of(name: str) -> str:
    """Return which part a file belongs to."""
    for part, beginnings in PARTS.items():
        if name.startswith(beginnings):
            return part
    folder, slash, _ = name.partition("/")
    return folder if slash else "small libraries"
