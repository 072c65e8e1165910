"""The glossary, and the two languages: words come from the show, and none of the other language is left."""

import re
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.pages.formula.glossary import ROWS
from app.resources import TRANSLATIONS
from tests.app import painted_text, user
from tests.app.pages.formula.fixtures import PageOpener, click_symbol, open_page, words_on
from tests.odd_shows import crowd, dating, hostile, hostile_everyone, ready

__all__ = ["open_page"]

CHINESE = re.compile("[一-鿿]")
WIDE = (1920, 960)  # a window with room for the glossary


def test_the_glossary_has_every_word_with_the_word_of_the_show(open_page: PageOpener) -> None:
    window = open_page(ready("cat-mat-en"), size=WIDE)
    entries = window.page.glossary.entries
    assert list(entries) == [
        "query", "key", "value", "score", "scale", "softmax", "weight", "projection", "product", "sizes", "self",
        "mask", "head", "lens", "merge", "bits", "zeros", "cache", "residual", "token", "embedding",
    ]  # fmt: skip
    assert entries["query"].accessibleName() == "Query q, Q · What it looks for"
    assert entries["value"].entry.word == "What it tells" and entries["token"].entry.word == "Word looked at"
    assert all(button.entry.sentence and button.entry.place for button in entries.values())


def test_a_click_goes_to_the_page_where_it_is(open_page: PageOpener) -> None:
    window = open_page(size=WIDE)
    for name, row in ROWS.items():
        window.open_page("formula")
        button = window.page.glossary.entries[name]
        window.page.glossary.ensureWidgetVisible(button)
        QApplication.processEvents()
        user.click(button)
        assert window.page is window.pages[row.page] and window.rail.pages[row.page].isChecked()


def test_the_glossary_is_gone_through_by_keyboard(open_page: PageOpener) -> None:
    window = open_page(size=WIDE)
    entries = list(window.page.glossary.entries.values())
    entries[0].setFocus()
    for button in entries[1:]:
        user.key(window, Qt.Key.Key_Down)
        assert button.hasFocus()
    user.key(window, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert window.page.glossary.entries["cache"].hasFocus()
    user.key(window, Qt.Key.Key_Space)
    assert window.page is window.pages["panel"]


def test_the_selected_symbol_lights_its_word(open_page: PageOpener) -> None:
    window = open_page(size=WIDE)
    for symbol, term in (("k", "key"), ("softmax", "softmax"), ("scale", "scale"), ("v", "value")):
        click_symbol(window, symbol)
        assert [name for name, button in window.page.glossary.entries.items() if button.highlighted] == [term]


def test_the_glossary_opens_where_there_is_room_and_when_it_is_wanted(open_page: PageOpener) -> None:
    window = open_page(size=(1024, 700))
    assert not window.page.margin.isVisible()
    user.click(window.page.header.glossary)
    assert window.page.margin.isVisible()
    user.click(window.page.header.glossary)
    assert not window.page.margin.isVisible()
    wide = open_page(size=WIDE)
    assert wide.page.margin.isVisible()


def ours() -> list[str]:
    """Return the English texts that Chinese has other words for."""
    return [
        source
        for message in ElementTree.parse(next(TRANSLATIONS.glob("*.ts"))).getroot().iter("message")
        if (source := message.findtext("source")) and source != message.findtext("translation")
    ]


@pytest.mark.parametrize("tab", ["formula", "flow", "by_hand"])
@pytest.mark.parametrize("whose", ["one", "everyone", "head"])
def test_another_language_leaves_no_word_of_the_one_before(open_page: PageOpener, tab: str, whose: str) -> None:
    window = open_page(ready("five-by-eight"), tab=tab, whose=whose)
    english = words_on(window)
    assert not [text for text in english if CHINESE.search(text)]
    window.speak("zh_CN")
    QApplication.processEvents()
    texts = words_on(window)
    sources = set(ours())
    assert not [text for text in texts if text in sources]
    assert not [text for text in texts if re.search(r"[A-Za-z]{3,} [a-z]{2,} [a-z]{2,}", text)]
    assert any(CHINESE.search(text) for text in texts)
    window.speak("en")
    QApplication.processEvents()
    assert sorted(set(words_on(window))) == sorted(set(english))


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("tab", ["formula", "flow", "by_hand"])
def test_odd_shows_fit_on_every_tab(open_page: PageOpener, tab: str, size: tuple[int, int]) -> None:
    for show in (crowd(1), crowd(200), hostile(), hostile_everyone()):
        window = open_page(show, tab=tab, size=size)
        for whose in ("one", "head"):
            user.click(window.page.header.whose[whose])
            assert painted_text.texts(window.page)
            assert window.width() == size[0] and window.height() == size[1], "nothing pushes the window apart"


def test_names_that_look_like_markup_stand_as_they_are(open_page: PageOpener) -> None:
    window = open_page(hostile_everyone(), size=(1920, 1080), tab="flow", whose="everyone")
    window.page.select("x_k")
    assert any(text.startswith("<b>fett</b>") for text in painted_text.texts(window.page))


def test_the_title_is_edited_where_it_stands(open_page: PageOpener) -> None:
    window = open_page(dating())
    user.click(window.page.header.title)
    user.write(window, "<i>Mine</i>")
    assert window.page.header.title.text == "<i>Mine</i>" and window.document.undo_stack.undoText() == "Title"
