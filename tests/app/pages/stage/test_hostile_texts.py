"""Texts that try to break out of their places: HTML, newlines, right to left, emoji, 500 characters."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from app.desktop.main_window import MainWindow
from core.edits import people
from tests.app import painted_text, user
from tests.app.windows import Opener
from tests.core.shows import dating
from tests.odd_shows import HOSTILE, hostile

DIRECTIONS = re.compile("[\u202a-\u202e\u2066-\u2069]")


def tips(window: MainWindow) -> list[str]:
    return [widget.toolTip() for widget in [window, *window.findChildren(QWidget)] if widget.toolTip()]


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_a_hostile_show_is_a_show_like_any_other(open_window: Opener, size: tuple[int, int], language: str) -> None:
    window = open_window(hostile(), size=size, language=language)
    assert (window.width(), window.height()) == size
    for act in (lambda: window.page.why(1), lambda: window.page._sheets().open_card(2), window.page.show_around):
        act()
        QApplication.processEvents()
        assert painted_text.texts(window)
        user.key(window, Qt.Key.Key_Escape)
    assert all(window.page.rect().contains(part.geometry()) for part in (window.page.criteria, window.page.impression))


def test_no_text_of_a_show_is_taken_for_html(open_window: Opener) -> None:
    window = open_window(hostile())
    for place in range(len(HOSTILE)):
        window.page.write(people.rename_trait, 0, f"t{place}")
        window.page.write(people.rename_person, place + 1, HOSTILE[place] + "<i>x</i>")
    window.page.write(people.rename_person, 3, "<b>bold</b> <img src='x'>")
    window.page.write(people.rename_trait, 1, "<h1>&lt;")
    QApplication.processEvents()
    for tip in tips(window):
        if GuiQt.mightBeRichText(tip):
            assert tip.startswith("<qt>") and "<" not in tip[4:-5], f"a tip is painted as HTML: {tip}"
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in window.page.findChildren(QLabel))


def test_a_name_with_an_ampersand_stands_in_the_menu_as_it_is(window: MainWindow) -> None:
    window.page.write(people.rename_person, 3, "R&D &amp; Co")
    window.document.drag(people.set_score, 3, 1.0)
    assert window.actions_by_name["undo"].text() == "&Undo: Score of R&&D &&amp; Co"
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.actions_by_name["redo"].text() == "&Redo: Score of R&&D &&amp; Co"


def test_a_name_of_two_lines_is_one_line_in_the_menu(window: MainWindow) -> None:
    window.page.write(people.rename_person, 3, "two\nlines")
    window.document.drag(people.set_score, 3, 1.0)
    assert window.actions_by_name["undo"].text() == "&Undo: Score of two lines"
    assert window.document.undo_stack.text(1) == "Score of two lines"


def test_a_very_long_name_leaves_the_menu_its_width(window: MainWindow) -> None:
    window.page.write(people.rename_person, 3, "name" * 125)
    window.document.drag(people.set_score, 3, 1.0)
    assert window.actions_by_name.menus["&Edit"].sizeHint().width() < 800
    assert "name" in window.actions_by_name["undo"].text()


def test_a_text_of_two_lines_is_painted_in_one(open_window: Opener) -> None:
    show = people.rename_trait(dating(), 0, "en", "two\nlines")
    show = people.rename_person(show, 1, "en", "two\nlines")
    show = people.rename_axis(show, 0, "low", "en", "two\nlines")
    for size in ((1440, 900), (1024, 700)):
        window = open_window(show, size=size)
        window.page.why(1)
        assert not [text for text in painted_text.texts(window) if "\n" in text]


def test_a_name_that_turns_the_writing_around_does_not_turn_ours(open_window: Opener) -> None:
    window = open_window(people.rename_person(dating(), 3, "en", "\u202eevil"))
    user.ctrl(window, Qt.Key.Key_I)
    mixed = [text for text in painted_text.texts(window) if DIRECTIONS.search(text) and re.search(r"\d", text)]
    assert not mixed, "digits after the name would read backwards"


@pytest.mark.parametrize("words", ["名" * 500, "x" * 500, "👩‍👩‍👧" * 60, "e\u0301" * 200, "\0\a"])
def test_any_text_leaves_everything_in_its_place(window: MainWindow, words: str) -> None:
    page = window.page
    parts = (page.header, page.criteria, page.guests, page.impression, page.algebra, *page.header.steps)
    before = [part.geometry() for part in parts]
    for edit in (people.rename_person, people.set_role, people.set_story):
        page.write(edit, 3, words)
    page.write(people.rename_trait, 0, words)
    page.write(people.rename_axis, 0, "low", words)
    QApplication.processEvents()
    assert [part.geometry() for part in parts] == before
    page.write(people.rename_show, words)
    QApplication.processEvents()
    assert window.width() == 1440 and page.header.tour.geometry().right() <= page.header.width()
    assert window.document.show.person(3).name["en"] == words
