"""Where the analogy breaks: a card on every page, from the menu or from its chip, to be read and to be written anew."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.desktop.main_window import MainWindow
from app.desktop.sheets.breaks import BreaksCard
from core.edits import people
from core.show.model import MAX_TEXT, say
from tests.app import painted_text, user
from tests.app.windows import Opener
from tests.odd_shows import dating, ready


def card(window: MainWindow) -> BreaksCard:
    return window.sheets.card


def read_all(window: MainWindow) -> str:
    return card(window).text.paragraphs.accessibleName()


@pytest.mark.parametrize("name", ["dating", "library", "restaurant"])
@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_the_chip_opens_what_the_show_says_of_it(open_window: Opener, name: str, language: str) -> None:
    window = open_window(ready(name), language=language)
    user.click(window.page.header.breaks)
    lines = say(ready(name).breaks, language).splitlines()
    assert read_all(window).splitlines()[1:] == lines
    drawn = painted_text.read(card(window).text.paragraphs)
    assert len(lines) >= 7 and [text.text for text in drawn if text.text.isdigit()] == [
        str(number) for number in range(1, len(lines) + 1)
    ]
    for text in drawn:
        assert text.overflow() == 0, text.text
    user.key(window, Qt.Key.Key_Escape)
    assert window.sheets.sheet is None


@pytest.mark.parametrize("page", ["stage", "everyone", "panel"])
def test_the_menu_opens_it_on_every_page_and_another_show_has_a_general_one(open_window: Opener, page: str) -> None:
    window = open_window(ready("marks"))
    window.open_page(page)
    window.actions_by_name["breaks"].trigger()
    assert "Any scene chooses in the end; attention never does." in read_all(window)
    window.speak("zh_CN")
    assert "注意力从不选" in read_all(window)


def test_the_first_sentence_is_bold_and_the_rest_is_not(window: MainWindow) -> None:
    window.open_sheet("breaks")
    texts = {text.text: text.font.family() for text in painted_text.read(card(window).text.paragraphs)}
    lead = "In the end one person is chosen; attention never chooses."
    assert texts[lead].endswith("SemiBold")
    rest = next(text for text in texts if text.startswith("Softmax leaves everybody"))
    assert not texts[rest].endswith("SemiBold")


def test_it_is_written_anew_and_undone(window: MainWindow) -> None:
    window.open_sheet("breaks")
    user.click(card(window).change)
    assert card(window).editor.document().toRawText().replace("\u2029", "\n") == say(dating().breaks, "en")
    card(window).editor.setPlainText("<b>One</b>. Two.\n\nThree")
    user.click(card(window).change)
    assert window.document.show.breaks == {**dating().breaks, "en": "<b>One</b>. Two.\n\nThree"}
    assert read_all(window).splitlines()[1:] == ["<b>One</b>. Two.", "Three"]
    assert "<b>One</b>." in painted_text.texts(card(window).text.paragraphs)
    user.key(window, Qt.Key.Key_Escape)
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show == dating()


def test_what_was_written_is_kept_when_the_sheet_goes_and_nothing_is_when_nothing_was(window: MainWindow) -> None:
    window.open_sheet("breaks")
    user.click(card(window).change)
    user.key(window, Qt.Key.Key_Escape)
    assert window.document.undo_stack.count() == 0
    window.open_sheet("breaks")
    user.click(card(window).change)
    card(window).editor.setPlainText("x" * (MAX_TEXT + 5))
    user.key(window, Qt.Key.Key_Escape)
    assert window.document.show.breaks["en"] == "x" * MAX_TEXT


def test_arrow_keys_scroll_it(open_window: Opener) -> None:
    window = open_window(size=(1024, 700))
    window.open_sheet("breaks")
    QApplication.processEvents()
    bar = card(window).text.verticalScrollBar()
    assert bar.maximum() > 0
    user.key(window, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert bar.value() > 0


def test_an_empty_text_gives_way_to_the_general_one(window: MainWindow) -> None:
    window.open_sheet("breaks")
    user.click(card(window).change)
    card(window).editor.setPlainText("  ")
    user.click(card(window).change)
    assert "Any scene chooses in the end" in read_all(window)


def test_what_is_only_looked_at_stays_with_its_own_line_ends(open_window: Opener) -> None:
    show = people.set_breaks(dating(), "en", "First.\r\nSecond.\u2028Third.\u00a0")
    window = open_window(show)
    window.open_sheet("breaks")
    user.click(window.sheets.card.change)
    user.click(window.sheets.card.change)
    assert window.document.show is show
