"""Every sentence on screen is in the words of its show: in a library nothing is a guest, a tag or a friend."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QMenu

from app.desktop.main_window import MainWindow
from app.desktop.ready_shows import titles
from app.resources import EMPTY_SHOW, LANGUAGES, READY_SHOWS
from app.style import language
from app.widgets.chrome.chip_button import ChipButton
from core.edits import people
from core.edits.seats import let_everyone_look
from core.programs.program import program
from tests.app import painted_text, user
from tests.app.style.test_language import all_texts
from tests.app.windows import Opener
from tests.odd_shows import ready

DATING = {
    "en": re.compile(
        r"\b(guests?|criteri(a|on)|tags?|(real )?details?|impressions?|friends?|chairs?|dat(e|es|ing)|my mind|people"
        r"|persons?)\b",
        re.IGNORECASE,
    ),
    "zh_CN": re.compile("嘉宾|标准(?!差)|标签|细节|印象|心思|亲友|椅|相亲|TA|个人|每人"),
}
APP = re.compile("Attention Date|注意力相亲会")
SCENES = "library", "restaurant"


def everyone(window: MainWindow) -> None:
    window.open_page("everyone")
    for what in ("everyone", "causal", "empty", "shuffle", "positions"):
        window.page.do(what)
    window.page.map.masks["block"].click()


def projection(window: MainWindow) -> None:
    window.open_page("everyone")
    window.page.show_tab(1)


def panel_tab(tab: str) -> Callable[[MainWindow], None]:
    def open_tab(window: MainWindow) -> None:
        window.open_page("panel")
        window.page.open_tab(tab)
        window.page.mute(1, True)

    return open_tab


def lonely(window: MainWindow) -> None:
    for guest in window.document.show.guests[1:]:
        window.document.edit(people.remove_guest, guest)
    window.document.edit(people.remove_guest, window.document.show.guests[0])


def formula_tab(tab: str) -> Callable[[MainWindow], None]:
    def open_tab(window: MainWindow) -> None:
        window.open_page("formula")
        window.page.open_tab(tab)

    return open_tab


def tour(stop: int) -> Callable[[MainWindow], None]:
    def go(window: MainWindow) -> None:
        window.page.show_around()
        window.page.tour.go(stop)

    return go


STATES: dict[str, Callable[[MainWindow], object]] = {
    "stage": lambda w: None,
    "pinned": lambda w: w.document.drag(people.set_score, 3, 80.0),
    "lonely": lonely,
    "why": lambda w: w.page.why(),
    "card": lambda w: w.page.open_card(3),
    **{f"tour {stop + 1}": tour(stop) for stop in range(5)},
    "everyone alone": lambda w: w.open_page("everyone"),
    "everyone": everyone,
    "projection": projection,
    **{f"panel {tab}": panel_tab(tab) for tab in ("map", "w", "w_o", "why", "sizes")},
    "formula": lambda w: w.open_page("formula"),
    "flow": formula_tab("flow"),
    "by hand": formula_tab("by_hand"),
    "code": lambda w: w.open_page("code"),
    "words": lambda w: w.open_sheet("words"),
    "breaks": lambda w: w.open_sheet("breaks"),
}


def spoken(window: MainWindow) -> list[str]:
    """Return all that is on screen, without the titles of other shows and the name of the app."""
    others = {title.replace("&", "&&") for title in titles(language.current()).values()}
    told = [chip.text() for chip in window.findChildren(ChipButton) if chip.isVisible()]
    steps = [window.document.undo_stack.text(i) for i in range(window.document.undo_stack.count())]
    return [APP.sub("", text) for text in (*all_texts(window), *told, *steps) if text not in others]


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_no_word_of_the_dating_show_is_left_in_another_scene(
    open_window: Opener, name: str, language: str, state: str
) -> None:
    window = open_window(ready(name), language=language)
    STATES[state](window)
    QApplication.processEvents()
    left = [text for text in spoken(window) if DATING[language].search(text)]
    assert not left


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*READY_SHOWS, EMPTY_SHOW])
def test_no_sentence_is_left_with_a_gap(open_window: Opener, name: str, language: str) -> None:
    window = open_window(ready(name), language=language)
    for page in window.rail.pages:
        window.open_page(page)
        QApplication.processEvents()
        assert not [text for text in spoken(window) if re.search(r"\{\w*\}", text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", ["stage", "everyone", "panel"])
@pytest.mark.parametrize("name", SCENES)
def test_the_program_of_a_scene_says_nothing_of_dating(name: str, what: str, language: str) -> None:
    text = program(let_everyone_look(ready(name)), "numpy", language, what=what, source="literals")
    comments = [line.split("#", 1)[1] for line in text.splitlines() if "#" in line]
    assert comments and not [comment for comment in comments if DATING[language].search(comment)]


def test_a_guest_s_menu_and_new_things_are_called_by_the_show(open_window: Opener) -> None:
    window = open_window(ready("library"))
    window.page._sheets().open_menu(3, QPointF(100, 100))
    menu = next(menu for menu in window.page.findChildren(QMenu) if menu.isVisible())
    assert not [action.text() for action in menu.actions() if DATING["en"].search(action.text())]
    menu.close()
    window.page.add_guest()
    window.page.add_trait()
    show = window.document.show
    assert (show.asked[-1].name, show.asked[-1].avatar, show.traits[-1]) == ("New book", "book-9", "New subject")
    assert window.actions_by_name["undo"].text() == "&Undo: Add a subject"


def test_another_scene_keeps_what_there_is_to_see_and_changes_every_word(open_window: Opener) -> None:
    window = open_window()
    before, parts = painted_text.texts(window.page), [type(w) for w in window.page.findChildren(ChipButton)]
    window.document.load(ready("restaurant"), None)
    QApplication.processEvents()
    after = painted_text.texts(window.page)
    assert "Q · My criteria" in before and "Q · My craving" in after and "V · The taste of the meal" in after
    assert window.page.header.add_guest.text() == "Dish"
    assert window.actions_by_name["add_guest"].text() == "&Add a dish"
    assert [type(w) for w in window.page.findChildren(ChipButton)] == parts


def test_menus_and_steps_follow_when_a_word_is_changed_and_when_that_is_undone(window: MainWindow) -> None:
    window.page.add_guest()
    edit = people.set_word_of_vocabulary
    window.document.edit(edit, "guest", "en", "Octopus & co")
    assert window.actions_by_name["add_guest"].text() == "&Add an octopus && co"
    assert window.document.undo_stack.text(0) == "Add an octopus & co"
    assert window.page.header.add_guest.toolTip() == "<qt>Add an octopus &amp; co</qt>"
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.actions_by_name["add_guest"].text() == "&Add a guest"
    assert window.document.undo_stack.text(0) == "Add a guest"


def test_the_rail_calls_the_panel_by_its_friends(open_window: Opener) -> None:
    for name, said in (("dating", "亲友团"), ("library", "馆员团"), ("restaurant", "饭友团")):
        window = open_window(ready(name), language="zh_CN")
        assert window.rail.pages["panel"].text() == said
