"""Ready shows from the chip, the language of the moment, and pages that follow one document."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu

from app.desktop.main_window import MainWindow
from app.desktop.ready_shows import titles
from app.resources import READY_SHOWS
from core.edits.sentence import set_sentence
from core.show.model import Show, say
from tests.app import painted_text, user
from tests.app.dialogs import Answer, Buttons
from tests.app.pages.everyone.fixtures import PageOpener, chip, digits_on, hover, open_page, pick, press
from tests.app.style.test_language import all_texts, chinese, english, speak
from tests.odd_shows import SHOWS as RESOURCES
from tests.odd_shows import dating, everyone, ready

__all__ = ["open_page"]


def scenes(window: MainWindow) -> QMenu:
    """Open the menu of the Scenes chip."""
    user.click(window.page.header.scenes)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_the_chip_offers_every_ready_show(open_page: PageOpener, language: str) -> None:
    window = open_page(language=language)
    menu = scenes(window)
    assert [action.text() for action in menu.actions()] == list(titles(language).values())
    assert len(menu.actions()) == len(READY_SHOWS)
    corner = window.page.header.scenes.mapToGlobal(window.page.header.scenes.rect().bottomLeft())
    assert (menu.pos() - corner).manhattanLength() < 10
    menu.close()


def test_each_ready_show_is_put_on_and_read(open_page: PageOpener) -> None:
    window = open_page()
    for place, name in enumerate(READY_SHOWS):
        menu = scenes(window)
        menu.actions()[place].trigger()
        menu.close()
        show = window.document.show
        assert show == ready(name) and not window.document.undo_stack.count()
        assert window.page.map.grid.matrix.shape == (len(show.askers), len(show.guests))
        assert window.page.header.title.text == say(show.title, "en")
        user.leave(window)
        assert painted_text.texts(window.page)


@pytest.mark.parametrize(("name", "pronoun"), [("pronoun-en", "it"), ("pronoun-zh", "它")])
def test_the_show_of_the_pronoun_opens_on_its_row(open_page: PageOpener, name: str, pronoun: str) -> None:
    window = open_page(dating())
    for _ in range(2):
        window.files.new(RESOURCES / f"{name}.show.json")
        show = window.document.show
        assert say(show.person(show.askers[window.page.cell[0]]).name, "en") == pronoun
        pick(window, (0, 0))
        assert window.page.cell[0] == 0, "another row can be picked"
        window.document.undo_stack.undo()  # nothing to undo: it was only looked at
        assert window.page.cell[0] == 0
        window.files.new(RESOURCES / "dating.show.json")


def test_what_was_tried_out_is_left_unasked_and_comes_back(open_page: PageOpener, answer: Answer) -> None:
    window = open_page(everyone(9))
    press(window, "causal")
    before = window.document.show
    shown = answer(Buttons.Cancel)
    menu = scenes(window)
    menu.actions()[0].trigger()
    menu.close()
    assert not shown and window.document.show == ready(READY_SHOWS[0])
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show is before


def test_the_menu_is_offered_once_however_often_motion_was_switched(open_page: PageOpener) -> None:
    window = open_page()
    offers: list[object] = []
    for _ in range(3):
        window.actions_by_name["motion"].trigger()
    window.actions_by_name.menus["ready"].aboutToShow.connect(lambda: offers.append(1))
    scenes(window).close()
    assert len(offers) == 1


def work_through(window: MainWindow) -> None:
    """Have the page say what it says seldom."""
    pick(window, (4, 2))
    press(window, "block")
    window.page.map.grid.setFocus()
    user.key(window, Qt.Key.Key_Space)
    press(window, "empty")
    if chip(window, "causal").isEnabled():
        press(window, "causal")


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
@pytest.mark.parametrize("name", ["nine", "five-by-eight", "dating"])
@pytest.mark.parametrize("tab", ["look", "projection"])
def test_no_word_of_the_other_language_is_left_behind(
    open_page: PageOpener, name: str, size: tuple[int, int], tab: str
) -> None:
    show: Show = {"nine": lambda: everyone(9), "dating": dating}.get(name, lambda: ready(name))()
    window = open_page(show, size=size)
    if name == "nine":
        work_through(window)
    if name == "five-by-eight":
        press(window, "transpose", "shuffle")
    press(window, tab)
    assert not chinese(window)
    speak(window, "zh_CN")
    assert not english(window)
    speak(window, "en")
    assert not chinese(window)


def test_a_page_that_was_switched_reads_like_one_that_began_so(open_page: PageOpener) -> None:
    said = {}
    for first, other in (("en", "zh_CN"), ("zh_CN", "en")):
        window = open_page(everyone(9), language=first)
        work_through(window)
        said[first, "began"] = list(all_texts(window))
        speak(window, other)
        said[other, "switched"] = list(all_texts(window))
        window.document.abandon()
        window.hide()
    for language in ("en", "zh_CN"):
        assert said[language, "began"] == said[language, "switched"]


def test_undo_steps_are_said_anew(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    press(window, "causal", "positions")
    speak(window, "zh_CN")
    assert not [text for text in (window.actions_by_name["undo"].text(),) if "Positions" in text]
    speak(window, "en")
    assert window.actions_by_name["undo"].text() == "&Undo: Positions"


def test_a_page_that_was_hidden_shows_the_document_of_the_moment(open_page: PageOpener) -> None:
    window = open_page()
    before = digits_on(window.page.map.grid)
    user.click(window.rail.pages["stage"])
    user.slide(window.page.guests.cards[2].score, 10, 1)
    changed = window.document.trace
    assert window.rail.pages["stage"].isChecked()
    user.click(window.rail.pages["everyone"])
    user.leave(window)
    assert window.page.presentation.trace is changed and digits_on(window.page.map.grid) != before
    user.click(window.page.map.invite)
    everyone_looks = window.document.show
    user.click(window.rail.pages["stage"])
    assert window.page.presentation.trace is window.document.trace
    user.ctrl(window, Qt.Key.Key_Z)
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show == dating()
    user.click(window.rail.pages["everyone"])
    user.leave(window)
    assert digits_on(window.page.map.grid) == before
    user.ctrl(window, Qt.Key.Key_Y)
    user.ctrl(window, Qt.Key.Key_Y)
    assert window.document.show == everyone_looks and window.page.map.grid.matrix.shape == (9, 9)


def test_a_language_that_was_switched_on_another_page_is_spoken_when_it_comes_back(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    user.click(window.rail.pages["stage"])
    speak(window, "zh_CN")
    user.click(window.rail.pages["everyone"])
    user.leave(window)
    assert not english(window)
    hover(window, (2, 2))
    assert not english(window)


def test_what_is_refused_is_told_on_the_page_that_is_looked_at(open_page: PageOpener) -> None:
    window = open_page(ready("cat-mat-en"))
    user.click(window.rail.pages["stage"])
    assert not window.document.edit(set_sentence, "askers", "")
    assert not window.pages["everyone"].toast.isVisible()


def test_the_sides_are_swapped_and_the_words_go_with_them(open_page: PageOpener) -> None:
    window = open_page(ready("mentors"))
    assert chip(window, "swap").toolTip().startswith("Mentors look, students are looked at")
    before = digits_on(window.page.map.grid)
    press(window, "swap")
    assert window.page.map.grid.matrix.shape == (5, 4)
    assert window.page.map.grid.matrix.row_title == "who looks (Q): mentors"
    assert {cell[::-1]: text for cell, text in before.items()} != digits_on(window.page.map.grid)
    press(window, "swap")
    assert window.document.show == ready("mentors") and digits_on(window.page.map.grid) == before
    press(window, "everyone")
    assert not chip(window, "swap").isVisible(), "all in one row have no sides"
