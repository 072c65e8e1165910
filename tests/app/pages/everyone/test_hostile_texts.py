"""Names that try to break out of their places: HTML, 200 characters, right to left, flags, families, nothing."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from app.desktop.main_window import MainWindow
from core.edits import people, seats
from core.show.model import Show
from tests.app import painted_text, user
from tests.app.pages.everyone.fixtures import PageOpener, digits_on, done, heading, hover, open_page, pick, press
from tests.odd_shows import HOSTILE, everyone, hostile_everyone, own_sentence, ready

__all__ = ["open_page"]

NAMES = (
    "x" * 200,
    "名" * 200,
    "<b>x</b>",
    "&amp;",
    "\u202eevil",
    "القطة على السجادة",
    "🇨🇳🇩🇪",
    "👩‍👩‍👧",
    "",
)
DIRECTIONS = re.compile("[\u202a-\u202e\u2066-\u2069]")
SIZES = [(1440, 900), (1024, 700)]


def named(show: Show, names: tuple[str, ...] = NAMES) -> Show:
    for number, words in zip(show.askers, names, strict=False):
        for language in show.languages:
            show = people.rename_person(show, number, language, words)
    return show


def check_places(window: MainWindow) -> None:
    """Fail if a part of the page sticks out of it, lies over another, or has no room left."""
    page = window.page
    for part in (page.header, page.left, page.algebra, *([page.map] if page.map.isVisible() else [])):
        assert page.rect().contains(part.geometry()), part
    for panel in (page.left, page.map):
        children = panel.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        shown = [child for child in children if child.isVisible() and not child.geometry().isEmpty()]
        for child in shown:
            assert panel.rect().contains(child.geometry()), (type(child).__name__, child.geometry(), panel.rect())
            for other in shown:
                if other is not child:
                    both = child.geometry() & other.geometry()
                    assert both.height() <= 2 or both.width() <= 2, (type(child).__name__, type(other).__name__)
    for chip in (*vars(page.header).values(), *page.map.masks.values(), page.map.turn):
        if isinstance(chip, QWidget) and chip.isVisible():
            assert chip.width() >= chip.sizeHint().width() or chip is page.header.title, chip.text()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "zh_CN"])
def test_hostile_names_leave_everything_in_its_place(open_page: PageOpener, lang: str, size: tuple[int, int]) -> None:
    window = open_page(named(everyone(9)), language=lang, size=size)
    assert (window.width(), window.height()) == size
    places = geometry(window)
    for cell in ((0, 1), (4, 4), (8, 2), (2, 8)):
        pick(window, cell)
        user.leave(window)
        check_places(window)
        assert len(digits_on(window.page.map.grid)) == 81
    for handler in ("causal", "empty", "transpose", "projection"):
        press(window, handler)
        QApplication.processEvents()
        check_places(window)
    press(window, "look", "transpose", "unmask")
    pick(window, (0, 1))
    user.leave(window)
    assert geometry(window) == places
    assert (window.width(), window.height()) == size


def geometry(window: MainWindow) -> list:
    page = window.page
    return [part.geometry() for part in (page.header, page.left, page.map, page.algebra, page.map.grid)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("show", [hostile_everyone, own_sentence, lambda: named(ready("five-by-eight"))])
def test_hostile_shows_are_shows_like_any_other(open_page: PageOpener, show: object, size: tuple[int, int]) -> None:
    window = open_page(show(), size=size)
    for handler in ("transpose", "block", "projection", "look"):
        press(window, handler)
        QApplication.processEvents()
        check_places(window)
        assert painted_text.texts(window.page)
    rows, columns = window.document.trace.shape
    for row in range(rows):
        pick(window, (row, row % columns))
        assert window.page.look.masked.isVisible()
    check_places(window)


def test_no_name_is_taken_for_html(open_page: PageOpener) -> None:
    window = open_page(named(everyone(9), ("<b>bold</b>", "<img src='x'>", "&lt;h1&gt;", "<h1>&lt;", *HOSTILE)))
    pick(window, (0, 1))
    press(window, "empty", "one")
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in window.page.findChildren(QLabel))
    assert "<b>bold</b>" in " ".join(painted_text.texts(window.page))
    for widget in [window, *window.findChildren(QWidget)]:
        if GuiQt.mightBeRichText(widget.toolTip()):
            tip = widget.toolTip()
            assert tip.startswith("<qt>") and "<" not in tip[4:-5], f"a tip is painted as HTML: {tip}"
    assert done(window)[-1] == "Let only “<b>bold</b>” look"


def test_an_ampersand_stands_in_menus_as_it_is(open_page: PageOpener) -> None:
    window = open_page(named(everyone(9), ("R&D &amp; Co",)))
    pick(window, (1, 0))
    press(window, "empty")
    assert window.actions_by_name["undo"].text() == "&Undo: Seat of R&&D &&amp; Co"


def test_whoever_has_no_name_is_called_by_their_number(open_page: PageOpener) -> None:
    window = open_page(named(everyone(3), ("", " ", "\n")))
    assert window.page.presentation.askers == ("No. 1", "No. 2", "No. 3")
    hover(window, (2, 0))
    assert heading(window).startswith("No. 3 → No. 1: ")
    assert {"No. 1", "No. 2", "No. 3"} <= set(painted_text.texts(window.page.map.grid))


def test_a_name_that_turns_the_writing_around_does_not_turn_ours(open_page: PageOpener) -> None:
    window = open_page(named(everyone(9), ("\u202eevil", "\u2067worse")))
    for cell in ((0, 1), (1, 0)):
        pick(window, cell)
        press(window, "empty")
        texts = [*painted_text.texts(window), *(w.accessibleName() for w in window.page.findChildren(QWidget))]
        assert not [text for text in texts if DIRECTIONS.search(text) and re.search(r"\d", text)]


def test_names_that_were_cut_are_cut_with_an_ellipsis_inside_their_places(open_page: PageOpener) -> None:
    for size in SIZES:
        window = open_page(named(everyone(9)), size=size)
        for text in painted_text.read(window.page.look.arcs):
            assert text.overflow() <= 1, text.text
        for text in painted_text.read(window.page.map.grid):
            if window.page.map.grid.cell_at(text.rect.center()) and "%" in text.text:
                assert text.overflow() <= 1, text.text
        window.hide()


def test_traits_and_axes_with_hostile_names_are_lines_of_the_steps(open_page: PageOpener) -> None:
    window = open_page(hostile_everyone())
    painted = painted_text.read(window.page.look.steps)
    assert painted and not [text for text in painted if "\n" in text.text]
    for text in painted:
        assert text.overflow() <= 1, text.text
    press(window, "projection")
    for grid in window.page.projection.grids.values():
        for text in painted_text.read(grid):
            assert "\n" not in text.text


def test_two_of_the_same_name_are_told_apart_by_where_they_sit(open_page: PageOpener) -> None:
    show = seats.let_everyone_look(people.rename_person(ready("dating"), 1, "en", "Mia"))
    window = open_page(show)
    assert window.page.presentation.askers.count("Mia") == 2
    pick(window, (1, 2))
    assert window.page.look.arcs.arcs.row == 1
    pick(window, (2, 1))
    assert window.page.look.arcs.arcs.row == 2 and window.page.cell == (2, 1)
