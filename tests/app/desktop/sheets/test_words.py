"""Words of this show: each is changed where it stands, undone, saved, and used at once by every sentence."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.desktop.main_window import MainWindow
from app.desktop.sheets.words import ROLES, WordsCard
from core.show import showfile
from tests.app import painted_text, user
from tests.app.dialogs import choose
from tests.app.shows import only
from tests.app.windows import Opener
from tests.odd_shows import dating, ready


def words(window: MainWindow) -> WordsCard:
    """Open the sheet as the menu does."""
    window.actions_by_name["words"].trigger()
    QApplication.processEvents()
    return window.sheets.card


def retype(window: MainWindow, what: str, text: str) -> None:
    user.click(window.sheets.card.fields[what])
    user.write(window, text)


def test_it_shows_what_the_show_calls_everything(open_window: Opener) -> None:
    window = open_window(ready("restaurant"))
    card = words(window)
    said = {what: field.text for what, field in card.fields.items()}
    assert said["guest"] == "Dish" and said["guests"] == "Dishes" and said["criterion"] == "My craving"
    assert not card.fields["counter"].isVisible(), "only Chinese counts with words"
    assert "Step 3: turn scores into shares of my appetite" in card.heard.text()
    assert set(ROLES) == set(dating().vocabulary.__struct_fields__)


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_everything_on_it_fits_and_says_what_it_is(open_window: Opener, language: str, size: tuple[int, int]) -> None:
    window = open_window(language=language, size=size)
    card = words(window)
    shown = [field for field in card.fields.values() if field.isVisible()]
    assert len(shown) == (15 if language == "zh_CN" else 14)
    assert len({field.accessibleName() for field in shown}) == len(shown)
    for text in painted_text.read(card):
        assert text.overflow() == 0, text.text


def test_a_word_is_changed_everywhere_and_undone(window: MainWindow) -> None:
    words(window)
    retype(window, "guest", "Planet")
    retype(window, "guests", "Planets")
    assert window.document.show.vocabulary.guest == {"zh_CN": "嘉宾", "en": "Planet"}
    assert window.page.header.add_guest.text() == "Planet"
    assert window.actions_by_name["add_guest"].text() == "&Add a planet"
    assert "for all planets" in window.sheets.card.heard.text()
    assert window.actions_by_name["undo"].text() == "&Undo: Word of the show: Several who are looked at"
    user.key(window, Qt.Key.Key_Escape)
    user.ctrl(window, Qt.Key.Key_Z)
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show == dating() and window.page.header.add_guest.text() == "Guest"


def test_every_word_can_be_changed_in_both_languages(open_window: Opener) -> None:
    for language in ("en", "zh_CN"):
        window = open_window(language=language)
        card = words(window)
        for number, what in enumerate(what for what in ROLES if card.fields[what].isVisible()):
            retype(window, what, f"w{number}")
            text = getattr(window.document.show.vocabulary, what)
            assert text[language] == f"w{number}"
            assert set(text) <= {"en", "zh_CN"}
        window.hide()


def test_an_empty_word_is_called_by_one_that_suits_any_show(window: MainWindow) -> None:
    words(window)
    retype(window, "mind", "")
    assert window.document.show.vocabulary.mind["en"] == ""
    retype(window, "story", "")
    assert window.sheets.card.fields["story"].text


def test_words_are_plain_text_and_hostile_ones_stay_words(window: MainWindow) -> None:
    words(window)
    for what in ROLES:
        if window.sheets.card.fields[what].isVisible():
            retype(window, what, "<b>{0} %s & {guest}</b>")
    user.key(window, Qt.Key.Key_Escape)
    assert window.page.header.add_guest.text() == "<b>{0} %s & {guest}</b>"
    assert "<b>{0} %s & {guest}</b>" in window.page.criteria.title.text()
    for page in window.rail.pages:
        window.open_page(page)
        window.grab()


def test_a_show_in_one_language_is_worded_in_that_one(open_window: Opener) -> None:
    window = open_window(only(dating(), "zh_CN"))
    words(window)
    retype(window, "guest", "行星")
    assert window.document.show.vocabulary.guest == {"zh_CN": "行星"}


def test_words_are_kept_in_the_file(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "planets.show.json"
    choose(monkeypatch, path)
    words(window)
    retype(window, "seat", "Orbit")
    user.key(window, Qt.Key.Key_Escape)
    user.ctrl(window, Qt.Key.Key_S)
    assert showfile.read(path).vocabulary.seat["en"] == "Orbit"
    window.open_page("everyone")
    assert window.page.map.masks["empty"].text() == "Empty orbit"


def test_tab_goes_through_the_words_and_the_sheet_follows_the_language(window: MainWindow) -> None:
    card = words(window)
    assert window.focusWidget() is card.fields["asker"]
    met = []
    for _ in range(20):
        user.key(window, Qt.Key.Key_Tab)
        met.append(window.focusWidget())
    assert {field for field in card.fields.values() if field.isVisible()} <= set(met)
    window.speak("zh_CN")
    assert card.fields["guest"].text == "嘉宾" and card.fields["counter"].isVisible()
    assert card.title.text() == "这一场的用词" == window.sheets.sheet.accessibleName()


def test_in_a_small_window_with_large_type_it_scrolls_to_where_the_keyboard_is(open_window: Opener) -> None:
    window = open_window(size=(1024, 700))
    window.set_zoom(2.0)
    card = words(window)
    for field in [field for field in card.fields.values() if field.isVisible()]:
        field.setFocus(Qt.FocusReason.TabFocusReason)
        assert field.visibleRegion().boundingRect().size() == field.size()
    for text in painted_text.read(card):
        assert text.overflow() < 1, text.text


def test_it_takes_the_place_of_whatever_lies_over_the_page(window: MainWindow) -> None:
    window.page.show_around()
    words(window)
    assert window.page.tour is None and window.sheets.sheet.isVisible()
    window.page.why()
    window.open_sheet("breaks")
    assert window.page.sheets.sheet is None and window.sheets.sheet.isVisible()


def test_the_sheet_goes_with_its_page(window: MainWindow) -> None:
    words(window)
    window.open_page("everyone")
    assert window.sheets.sheet is None
    words(window)
    window.open_sheet("new")
    assert type(window.sheets.card).__name__ == "Gallery"
