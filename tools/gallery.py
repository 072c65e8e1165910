"""`python tools/gallery.py OUT [--only PART]`: every page in every language, theme and size, and scenes of it, as PNG.

All is painted in one process without a screen; a contact sheet shows it at a glance. To add a scene, add a line.
"""

import argparse
import os
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import NamedTuple

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from app.desktop import picture
from app.pages import PAGES
from app.pages.page import Page
from app.resources import LANGUAGES
from core.edits import heads, matrices, seats
from core.edits.sentence import set_sentence
from core.show.model import Show
from tests import odd_shows

THEMES = ("light", "dark")
USUAL, SMALL, LAPTOP = (1440, 900), (1024, 700), (1366, 728)  # the last: what 1366×768 leaves a window
SIZES = (USUAL, SMALL, LAPTOP, (1920, 1080), (3840, 2160))
THUMBNAIL, COLUMNS, CAPTION = 320, 6, 20


class Scene(NamedTuple):
    """A page as it stands after something has been done on it."""

    name: str  # begins with the page's name
    show: Callable[[], Show] = odd_shows.dating
    act: Callable[[Page], object] = lambda page: None
    sizes: tuple[tuple[int, int], ...] = (USUAL,)


def _tour(page, stop: int) -> None:
    page.show_around()
    page.sheets.tour.go(stop - 1)


def _symbol(page, symbol: str) -> None:
    page.select(symbol)


def _formula(page, tab: str = "formula", whose: str = "one", *, whole: bool = False, answers: bool = True) -> None:
    page.look_at(whose)
    page.open_tab(tab)
    if tab == "by_hand":
        page.tabs[tab].choose(whole=whole, answers=answers)


def _run(page, line: str = "", become: str = "") -> None:
    """Change a line of the program, if one is named, and run it."""
    if line:
        page.editor.selectAll()
        page.editor.insertPlainText(page.fresh.replace(line, become))
        page.editor.go_to(next(i for i, text in enumerate(page.fresh.split("\n")) if line in text))
    page.runs.run()
    while page.runs.program.running:
        QApplication.processEvents()


def _line(page, start: str, what: str = "stage") -> None:
    page.header.what.chips[what].click()
    page.editor.go_to(next(i for i, line in enumerate(page.editor.text.split("\n")) if line.startswith(start)))


def _torch(page) -> None:
    page.header.library.chips["torch"].click()
    page.header.source.chips["file"].click()


def _find(page) -> None:
    page.program.find_bar.open()
    page.program.find_bar.line.setText("weights")


def _experiment(page, name: str) -> None:
    """Open an experiment of the laboratory, and have it shown."""
    page.open(name)
    page.guess("")
    while page.jobs.busy:
        QApplication.processEvents()


def _everyone() -> Show:
    return seats.let_everyone_look(odd_shows.dating())


def _causal() -> Show:
    return seats.set_causal(_everyone(), True)


def _empty_chair() -> Show:
    return seats.set_empty(_everyone(), 3, True)


def _blocked_row() -> Show:
    show = _everyone()
    for guest in show.guests:
        show = seats.set_blocked(show, 2, guest, True)
    return show


def _shared() -> Show:
    return heads.mute(heads.set_kv_heads(_everyone(), 2), 3)


def _panel(page, tab: str) -> None:
    page.enlarge(1)
    page.open_tab(tab)


def _positions() -> Show:
    return seats.set_positions(_everyone(), True)


def _one_word() -> Show:
    return set_sentence(odd_shows.ready("cat-mat-en"), "askers", "cat")


def _pick(page, row: int, column: int) -> None:
    page.pick((row, column))


def _block(page) -> None:
    page.map.masks["block"].click()
    page.pick((2, 4))


def _shuffle(page) -> None:
    random.seed(1)
    page.do("shuffle")


def _matrices(page, which: str = "w_q") -> None:
    page.show_tab(1)
    page.projection.choose(which)


def _set_by_hand(page) -> None:
    _matrices(page)
    page.document.drag(matrices.set_q, page.document.show.askers[1], 0, 3.0)
    page.refresh()


BOTH = (USUAL, SMALL)
EVERYONE = (
    Scene("everyone_9", _everyone, sizes=(*BOTH, (1280, 800))),
    Scene("everyone_causal", _causal, partial(_pick, row=4, column=2), BOTH),
    Scene("everyone_empty-chair", _empty_chair, partial(_pick, row=0, column=1), BOTH),
    Scene("everyone_blocked-row", _blocked_row, _block, BOTH),
    Scene("everyone_positions", _positions, _shuffle),
    Scene("everyone_transposed", _everyone, lambda page: page.map.turn.click(), BOTH),
    Scene("everyone_matrices", _everyone, _matrices, (*BOTH, (1280, 800))),
    Scene("everyone_matrices-v", _everyone, partial(_matrices, which="w_v"), BOTH),
    Scene("everyone_matrices-sentence", partial(odd_shows.ready, "cat-mat-en"), _matrices, BOTH),
    Scene("everyone_matrices-by-hand", odd_shows.own_sentence, _set_by_hand),
    Scene("everyone_five-by-eight", partial(odd_shows.ready, "five-by-eight"), sizes=BOTH),
    Scene("everyone_translation", partial(odd_shows.ready, "translation"), sizes=BOTH),
    Scene("everyone_pronoun-en", partial(odd_shows.ready, "pronoun-en"), partial(_pick, row=7, column=1), BOTH),
    Scene("everyone_pronoun-zh", partial(odd_shows.ready, "pronoun-zh"), partial(_pick, row=6, column=0), BOTH),
    Scene("everyone_own-sentence", odd_shows.own_sentence, sizes=BOTH),
    Scene("everyone_64", partial(odd_shows.everyone, 64), sizes=BOTH),
    Scene("everyone_300", partial(odd_shows.everyone, 300), sizes=BOTH),
    Scene("everyone_300-matrices", partial(odd_shows.everyone, 300), _matrices, BOTH),
    Scene("everyone_1-word", _one_word, sizes=BOTH),
    Scene("everyone_hostile", odd_shows.hostile_everyone, sizes=BOTH),
    Scene("everyone_hostile-matrices", odd_shows.hostile_everyone, _matrices),
)

CODE = (
    Scene("code_run", act=_run, sizes=(USUAL, SMALL)),
    Scene("code_error", act=partial(_run, line="weights @ V", become="weightz @ V"), sizes=(USUAL, SMALL)),
    Scene("code_difference", act=partial(_run, line="Q @ K.T", become="2 * Q @ K.T")),
    Scene("code_torch-file", act=_torch, sizes=(USUAL, SMALL)),
    Scene("code_find", act=_find, sizes=(USUAL, SMALL)),
    Scene("code_scores", act=partial(_line, start="scores"), sizes=(USUAL, SMALL)),
    Scene("code_panel", partial(odd_shows.ready, "friends"), partial(_line, start="scores", what="panel")),
    Scene(
        "code_everyone",
        partial(odd_shows.ready, "cat-mat-en"),
        partial(_line, start="weights", what="everyone"),
        sizes=(USUAL, SMALL),
    ),
    Scene("code_hostile", odd_shows.hostile, partial(_line, start="guests")),
    Scene("code_200-guests", partial(odd_shows.crowd, 200), partial(_line, start="weights")),
)


def _sheet(page, name: str) -> None:
    page.sheet_wanted.emit(name)


LAB = ("scaling", "temperature", "recurrence", "scores", "inference", "training")
SCENES = (
    *(Scene(f"lab_{name}", act=partial(_experiment, name=name), sizes=(USUAL, SMALL)) for name in LAB),
    *(
        Scene(f"panel_{tab}", _everyone, partial(_panel, tab=tab), (USUAL, SMALL))
        for tab in ("map", "w", "w_o", "why", "sizes")
    ),
    Scene("panel_shared", _shared, lambda page: page.set_manner(True), (USUAL, SMALL)),
    Scene("panel_sentence", partial(odd_shows.ready, "cat-mat-en")),
    Scene("panel_64", partial(odd_shows.everyone, 64)),
    Scene("panel_hostile", odd_shows.hostile_everyone, sizes=(USUAL, SMALL)),
    *EVERYONE,
    *CODE,
    Scene("stage_marks", odd_shows.marks, sizes=(USUAL, SMALL)),
    Scene("stage_64-guests", partial(odd_shows.crowd, 64), sizes=(USUAL, SMALL)),
    Scene("stage_200-guests", partial(odd_shows.crowd, 200), sizes=(USUAL, SMALL)),
    Scene("stage_1-guest", partial(odd_shows.crowd, 1)),
    Scene("stage_24-traits", partial(odd_shows.many_traits, 24), sizes=(USUAL, SMALL)),
    Scene("stage_hostile", odd_shows.hostile, sizes=(USUAL, SMALL)),
    *(
        Scene(f"{page}_{name}", partial(odd_shows.ready, name), sizes=(USUAL, SMALL))
        for page in ("stage", "everyone", "panel")
        for name in ("library", "restaurant")
    ),
    Scene("stage_empty", partial(odd_shows.ready, "empty")),
    *(
        Scene(f"stage_sheet-{name}", act=partial(_sheet, name=name), sizes=(USUAL, SMALL))
        for name in ("new", "words", "breaks")
    ),
    Scene("stage_step-1", act=lambda page: page.build_up.go(1), sizes=(USUAL, SMALL, LAPTOP)),
    Scene("stage_step-2", act=lambda page: page.build_up.go(2), sizes=(USUAL, SMALL, LAPTOP)),
    Scene("stage_step-3", act=lambda page: page.build_up.go(3), sizes=(USUAL, SMALL, LAPTOP)),
    Scene("stage_why", act=lambda page: page.why(), sizes=(USUAL, SMALL)),
    Scene("stage_why-24-traits", partial(odd_shows.many_traits, 24), lambda page: page.why(), (USUAL, SMALL)),
    Scene("stage_card", act=lambda page: page.open_card(3), sizes=(USUAL, SMALL)),
    *(Scene(f"stage_tour-{stop}", act=partial(_tour, stop=stop), sizes=(USUAL, SMALL)) for stop in range(1, 6)),
    *(
        Scene(f"formula_{symbol}", act=partial(_symbol, symbol=symbol))
        for symbol in ("output", "softmax", "scale", "v")
    ),
    Scene("formula_everyone", partial(odd_shows.everyone, 9), partial(_formula, whose="everyone"), (USUAL, SMALL)),
    Scene("formula_flow", odd_shows.dating, partial(_formula, tab="flow"), (USUAL, SMALL)),
    Scene(
        "formula_flow-head", partial(odd_shows.everyone, 9), partial(_formula, tab="flow", whose="head"), (USUAL, SMALL)
    ),
    Scene("formula_by-hand", odd_shows.dating, partial(_formula, tab="by_hand"), (USUAL, SMALL)),
    Scene("formula_by-hand-row", odd_shows.dating, partial(_formula, tab="by_hand", whole=True), (USUAL, SMALL)),
    Scene("formula_by-hand-blank", odd_shows.dating, partial(_formula, tab="by_hand", whole=True, answers=False)),
    Scene("formula_hostile", odd_shows.hostile_everyone, partial(_formula, whose="everyone"), (USUAL, SMALL)),
    Scene("formula_200-guests", partial(odd_shows.crowd, 200), sizes=(USUAL, SMALL)),
    Scene("formula_words", partial(odd_shows.ready, "cat-mat-en"), partial(_formula, whose="everyone")),
)


class Shot(NamedTuple):
    """One picture to be taken."""

    scene: Scene
    language: str
    theme: str
    size: tuple[int, int]

    @property
    def file(self) -> str:
        """Its file name."""
        width, height = self.size
        return f"{self.scene.name}-{self.language}-{self.theme}-{width}x{height}.png"


def shots() -> Iterator[Shot]:
    """Return all pictures: pages in all looks, scenes in both languages."""
    for page in PAGES:
        for language, theme, size in product(LANGUAGES, THEMES, SIZES):
            yield Shot(Scene(page.name), language, theme, size)
    for scene in SCENES:
        for language, size in product(LANGUAGES, scene.sizes):
            yield Shot(scene, language, "light", size)


def take(shot: Shot, folder: Path) -> None:
    """Take one picture."""
    scene, page = shot.scene, shot.scene.name.split("_")[0]
    look = {"page": page, "language": shot.language, "theme": shot.theme, "size": shot.size}
    picture.take(scene.show(), folder / shot.file, **look, act=lambda window: scene.act(window.page))


def contact_sheet(files: list[Path], target: Path) -> None:
    """Paint all pictures, small, with their names, into one."""
    height = THUMBNAIL * USUAL[1] // USUAL[0] + CAPTION
    rows = -(-len(files) // COLUMNS)
    sheet = QImage(COLUMNS * THUMBNAIL, rows * height, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#808080"))
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for index, file in enumerate(files):
        row, column = divmod(index, COLUMNS)
        cell = QRect(column * THUMBNAIL, row * height, THUMBNAIL - 4, height - CAPTION)
        small = QImage(str(file)).scaled(
            cell.size(), Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        painter.drawImage(cell.topLeft(), small)
        painter.drawText(cell.left(), cell.bottom() + CAPTION - 5, file.stem)
    painter.end()
    if not sheet.save(str(target)):
        raise OSError(f"the contact sheet could not be written to {target}")


def main(arguments: list[str]) -> int:
    """Take the pictures that are asked for; return the exit code."""
    parser = argparse.ArgumentParser(prog="gallery.py", description="Take pictures of all pages.")
    parser.add_argument("out", type=Path, help="the folder for the pictures")
    parser.add_argument("--only", default="", metavar="PART", help="only those whose file name contains this")
    asked = parser.parse_args(arguments)
    asked.out.mkdir(parents=True, exist_ok=True)
    wanted = [shot for shot in shots() if asked.only in shot.file]
    for number, shot in enumerate(wanted, 1):
        take(shot, asked.out)
        print(f"{number}/{len(wanted)} {shot.file}", flush=True)
    if wanted:
        contact_sheet([asked.out / shot.file for shot in wanted], asked.out / "contact-sheet.png")
    return 0 if wanted else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
