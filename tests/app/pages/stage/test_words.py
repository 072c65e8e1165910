"""Texts of the show, edited where they stand, in the language on screen."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from app.desktop.main_window import MainWindow
from app.widgets.chrome.text_field import TextField
from core.edits import people
from core.show.model import Show, Text
from tests.app import painted_text, user
from tests.app.shows import only
from tests.app.windows import Opener
from tests.core.shows import dating

Place = Callable[[MainWindow], TextField]
Reading = Callable[[Show], Text]

PLACES: dict[str, tuple[Place, Reading, str]] = {
    "name": (lambda w: w.page.guests.cards[2].name, lambda s: s.person(3).name, "Name of Lin Chuan"),
    "role": (lambda w: w.page.guests.cards[2].role, lambda s: s.person(3).role, "Subtitle of Lin Chuan"),
    "story": (lambda w: w.page.guests.cards[2].story, lambda s: s.person(3).story, "Story of Lin Chuan"),
    "title": (lambda w: w.page.header.title, lambda s: s.title, "Title"),
    "trait": (lambda w: w.page.criteria.rows[2].name, lambda s: s.traits[2], "Name of the trait Humour"),
    "low word": (lambda w: w.page.impression.axes[3].low, lambda s: s.axes[3].low, "Word of an axis"),
    "high word": (lambda w: w.page.impression.axes[0].high, lambda s: s.axes[0].high, "Word of an axis"),
}


@pytest.mark.parametrize("what", PLACES)
def test_a_text_is_changed_in_the_language_on_screen_and_the_other_stays(window: MainWindow, what: str) -> None:
    place, reading, step = PLACES[what]
    first = reading(window.document.show)
    user.click(place(window))
    assert user.editor(window).selectedText() == first["en"]
    user.write(window, "Something new")
    assert reading(window.document.show) == {"zh_CN": first["zh_CN"], "en": "Something new"}
    assert place(window).text == "Something new"
    assert window.document.undo_stack.undoText() == step
    window.speak("zh_CN")
    assert place(window).text == first["zh_CN"]
    user.click(place(window))
    user.write(window, "喆镕堃")
    assert reading(window.document.show) == {"zh_CN": "喆镕堃", "en": "Something new"}
    assert any("喆镕堃" in text for text in painted_text.texts(place(window)))
    user.ctrl(window, Qt.Key.Key_Z)
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show == dating()


@pytest.mark.parametrize("what", PLACES)
def test_escape_and_an_unchanged_text_leave_no_step(window: MainWindow, what: str) -> None:
    field = PLACES[what][0](window)
    user.click(field)
    user.write(window, "never mind", enter=False)
    user.key(window, Qt.Key.Key_Escape)
    assert user.editor(window) is None and field.hasFocus()
    user.key(window, Qt.Key.Key_F2)
    user.key(window, Qt.Key.Key_Return)
    assert user.editor(window) is None
    assert window.document.undo_stack.count() == 0


def test_a_text_may_be_empty_and_its_placeholder_says_what_belongs_there(open_window: Opener) -> None:
    show = dating()
    for edit in (people.rename_person, people.set_role, people.set_story):
        for language in show.languages:
            show = edit(show, 3, language, "")
    window = open_window(show)
    for what, placeholder in (("name", "Name"), ("role", "Subtitle"), ("story", "Story")):
        assert placeholder in painted_text.texts(PLACES[what][0](window))


def test_a_new_name_stands_everywhere_at_once(window: MainWindow) -> None:
    user.click(window.page.guests.cards[2].name)
    user.write(window, "Kun")
    card = window.page.guests.cards[2]
    assert card.accessibleName() == "No. 3 Kun"
    assert card.score.accessibleName() == "Score of No. 3 Kun"
    assert window.page.impression.stack.segments[0].name == "Kun"
    assert window.page.criteria.tries["drop"].toolTip() == "Who takes over the 40.7\u00a0% of No. 3 Kun?"


def test_a_click_elsewhere_takes_what_was_typed(window: MainWindow) -> None:
    user.click(window.page.guests.cards[2].name)
    user.write(window, "Kun", enter=False)
    user.click(window.page.guests.cards[0].name)
    assert window.document.show.person(3).name["en"] == "Kun"
    assert user.editor(window).text() == "Zhe"
    user.key(window, Qt.Key.Key_Escape)


def test_a_button_pressed_while_a_text_is_being_edited_finds_it_taken(window: MainWindow) -> None:
    """The editor belonged to a guest and a language: neither may change under it."""
    user.click(window.page.guests.cards[2].name)
    user.write(window, "Kun", enter=False)
    user.click(window.rail.language)
    assert user.editor(window) is None
    assert window.document.show.person(3).name == {"zh_CN": "林川", "en": "Kun"}
    user.click(window.page.guests.cards[2].name)
    user.write(window, "坤", enter=False)
    user.click(window.rail.undo)
    assert user.editor(window) is None
    assert window.document.show.person(3).name == {"zh_CN": "林川", "en": "Kun"}


def test_a_shortcut_pressed_while_a_text_is_being_edited_finds_it_taken(window: MainWindow) -> None:
    user.click(window.page.guests.cards[7].name)
    user.write(window, "Kun", enter=False)
    user.ctrl(window, Qt.Key.Key_G)
    assert window.document.show.person(8).name["en"] == "Kun"
    undo = window.document.undo_stack
    assert [undo.text(i) for i in range(undo.count())] == ["Name of Old K", "Add a guest"]


def test_a_wheel_turned_while_a_row_is_being_edited_finds_it_taken(open_window: Opener) -> None:
    window = open_window(size=(1024, 700))
    for _ in range(12):
        window.page.add_guest()
    guests = window.page.guests
    guests.verticalScrollBar().setValue(0)
    row = guests.visible_widgets()[1]
    number = row.guest.number
    user.double_click(row.score)
    user.write(window, "7", enter=False)
    user.wheel(guests.viewport(), -3)
    assert guests.verticalScrollBar().value() > 0
    if user.editor(window) is not None:
        user.key(window, Qt.Key.Key_Return)
    assert [(pin.guest, pin.score) for pin in window.document.show.pins] == [(number, 7.0)]


def test_a_window_that_changes_its_size_takes_what_was_typed(window: MainWindow) -> None:
    user.click(window.page.guests.cards[2].name)
    user.write(window, "Kun", enter=False)
    window.resize(1100, 720)
    assert user.editor(window) is None and window.document.show.person(3).name["en"] == "Kun"


def test_a_show_in_one_language_can_be_edited_in_the_other(open_window: Opener) -> None:
    """Where a show lacks the language on screen, what stands there is what is changed."""
    window = open_window(only(dating(), "en"), language="zh_CN")
    user.click(window.page.guests.cards[2].name)
    assert user.editor(window).text() == "Lin Chuan"
    user.write(window, "Kun")
    assert window.document.show.person(3).name == {"en": "Kun"}
