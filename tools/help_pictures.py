"""`python tools/help_pictures.py`: takes the pictures of the user guide anew, in each language and theme.

They lie beside the guide's pages, in resources/help/LANGUAGE; those of the dark theme end in -dark. To add one, add a
line.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import NamedTuple

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget

from app.desktop import picture
from app.desktop.guide import HELP
from app.pages.page import Page
from app.resources import LANGUAGES, SHOWS
from core.show import showfile
from core.show.model import Show

USUAL, NARROW = (1440, 900), (1024, 700)  # strips are taken of a narrow window, so that they can still be read
COLOURS = 128  # a palette of so many makes the files a third as large
MARGIN = 6  # px around what is shown


class Shot(NamedTuple):
    """A picture: its name, the page and the show, what is done first, and the parts of the page that are shown."""

    name: str
    page: str
    show: str
    parts: Callable[[Page], tuple[QWidget, ...]]
    act: Callable[[Page], object] = lambda page: None
    size: tuple[int, int] = USUAL


SHOTS = (
    Shot("stage", "stage", "dating", lambda page: (page,)),
    Shot("card", "stage", "dating", lambda page: page.guests.cards[1:4]),
    Shot("algebra", "stage", "dating", lambda page: (page.algebra,), size=NARROW),
    Shot("why", "stage", "dating", lambda page: (page.sheets.sheet.content,), lambda page: page.why()),
    Shot("map", "everyone", "dating", lambda page: (page.map,), lambda page: page.do("everyone")),
    Shot("causal", "everyone", "friends", lambda page: (page.map,), lambda page: page.do("causal")),
    Shot("cross", "everyone", "five-by-eight", lambda page: (page.left,)),
    Shot("heads", "panel", "dating", lambda page: (page.heads,)),
    Shot("home", "panel", "dating", lambda page: (page.foot,), size=NARROW),
    Shot("steps", "stage", "dating", lambda page: (page.header, page.guests), lambda page: page.build_up.go(2)),
    Shot("marks", "stage", "marks", lambda page: (page.guests, page.impression)),
)


def take(shot: Shot, language: str, theme: str, target: Path) -> None:
    """Take a picture of a page, and keep the part of it that is meant."""
    show: Show = showfile.read(SHOWS / f"{shot.show}.show.json")
    kept: list[QRect] = []

    def act(window) -> None:
        shot.act(window.page)
        QApplication.processEvents()
        places = [QRect(part.mapTo(window, QPoint()), part.size()) for part in shot.parts(window.page)]
        whole = places[0]
        for place in places[1:]:
            whole = whole.united(place)
        page = QRect(window.page.mapTo(window, QPoint()), window.page.size())
        kept.append(whole.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).intersected(page))

    with tempfile.TemporaryDirectory() as folder:
        full = Path(folder) / "full.png"
        picture.take(show, full, page=shot.page, language=language, theme=theme, size=shot.size, act=act)
        _crop(full, kept[0], target)


def _crop(full: Path, place: QRect, target: Path) -> None:
    from PIL import Image

    box = (place.left(), place.top(), place.right() + 1, place.bottom() + 1)
    cropped = Image.open(full).convert("RGB").crop(box)
    target.parent.mkdir(parents=True, exist_ok=True)
    cropped.quantize(COLOURS, dither=Image.Dither.NONE).save(target, optimize=True)


def main() -> int:
    """Take all pictures."""
    for language, theme, shot in product(LANGUAGES, ("light", "dark"), SHOTS):
        name = shot.name if theme == "light" else f"{shot.name}-dark"
        take(shot, language, theme, HELP / language / f"{name}.png")
    print(f"{len(SHOTS)} pictures for each of {', '.join(LANGUAGES)}, light and dark, in {HELP}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
