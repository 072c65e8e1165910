"""The ready shows, as the menu offers them."""

from pathlib import Path

from app import plain
from app.resources import READY_SHOWS, SHOWS
from core import showfile
from core.show import say


def titles(language: str) -> dict[Path, str]:
    """Return the file of each ready show, and its title in a language."""
    paths = (SHOWS / f"{name}.show.json" for name in READY_SHOWS)
    return {path: plain.one_line(say(showfile.read(path).title, language)) for path in paths}
