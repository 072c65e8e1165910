"""`python tools/readme_pictures.py`: takes the pictures of the README anew, in each language: resources/pictures."""

import os
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import NamedTuple

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtWidgets import QApplication

from app.desktop import picture
from app.desktop.main_window import MainWindow
from app.resources import FOLDER, LANGUAGES, SHOWS
from core.show import showfile

SIZE = (1440, 900)
SENTENCES = {"zh_CN": "cat-mat-zh", "en": "cat-mat-en"}


def _run(window: MainWindow) -> None:
    """Light the scores' line of the program, and run it."""
    page = window.page
    page.editor.go_to(next(i for i, line in enumerate(page.editor.text.split("\n")) if line.startswith("scores")))
    page.runs.run()
    while page.runs.program.running:
        QApplication.processEvents()


class Shot(NamedTuple):
    """A picture: its name, the page, the show of a language, and what is done first."""

    name: str
    page: str
    show: Callable[[str], str] = lambda language: "dating"
    act: Callable[[MainWindow], object] = lambda window: None


SHOTS = (
    Shot("stage", "stage"),
    Shot("everyone", "everyone", SENTENCES.__getitem__),
    Shot("panel", "panel", lambda language: "friends"),
    Shot("formula", "formula"),
    Shot("code", "code", act=_run),
    Shot("restaurant", "stage", lambda language: "restaurant"),
)


def main() -> int:
    """Take all pictures."""
    for language, shot in product(LANGUAGES, SHOTS):
        show, target = showfile.read(SHOWS / f"{shot.show(language)}.show.json"), FOLDER / "pictures"
        path = target / f"{shot.name}-{language}.png"
        picture.take(show, path, page=shot.page, language=language, theme="light", size=SIZE, act=shot.act)
    print(f"{len(SHOTS)} pictures for each of {', '.join(LANGUAGES)}, in {FOLDER / 'pictures'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
