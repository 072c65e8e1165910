"""What takes the room: the ten largest parts of a packaged app."""

from pathlib import Path

MOST = 10


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
    if "libicu" in name:
        return "ICU: Unicode tables of Qt"
    if name.startswith(("numpy.libs/", "libscipy", "libgfortran")):
        return "OpenBLAS, of NumPy"
    if name.startswith(("libpython", "base_library.zip", "python3.")):
        return "Python and its library"
    if name.startswith("resources/"):
        return "our " + name.split("/")[1]
    if name.startswith("PySide6/Qt/"):
        return "Qt"
    if name.startswith(("PySide6/", "shiboken6/")):
        return "PySide6: Qt for Python"
    if name.startswith(("PIL/", "pillow.libs/")):
        return "Pillow"
    if "/" in name:
        return name.split("/")[0]
    return "our code, and Python code of all parts" if name == "attention-date" else "small libraries"
