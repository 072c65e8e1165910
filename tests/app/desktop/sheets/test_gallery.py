"""New…: a gallery of shows to begin with, chosen with the mouse or with the keyboard."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from app.desktop import ready_shows
from app.desktop.main_window import MainWindow
from app.desktop.sheets.gallery import Gallery
from app.desktop.sheets.template_card import TemplateCard
from app.resources import EMPTY_SHOW, LANGUAGES, READY_SHOWS
from core.edits import people
from core.show.model import say
from tests.app import painted_text, user
from tests.app.dialogs import Answer, Buttons
from tests.app.windows import Opener
from tests.odd_shows import dating, ready

ALL = [*READY_SHOWS, EMPTY_SHOW]


def gallery(window: MainWindow) -> Gallery:
    """Open the gallery by its key."""
    user.ctrl(window, Qt.Key.Key_N)
    return window.sheets.card


def has_keyboard(window: MainWindow) -> str:
    card = window.focusWidget()
    return card.template.name if isinstance(card, TemplateCard) else ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_it_shows_every_ready_show_and_an_empty_one(open_window: Opener, language: str, size: tuple[int, int]) -> None:
    window = open_window(language=language, size=size)
    cards = gallery(window).cards
    assert [card.template.name for card in cards] == ALL
    for card in cards:
        title = say(ready(card.template.name).title, language)
        assert card.accessibleName() == card.template.title == title
        about = card.template.about
        assert about and card.accessibleDescription() == about
        interface = QAccessible.queryAccessibleInterface(card)
        assert interface.role() == QAccessible.Role.Button and interface.text(QAccessible.Text.Name) == title
    for one, other in pairwise(cards):
        assert not one.geometry().intersects(other.geometry())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_what_stands_on_a_card_fits(open_window: Opener, language: str, size: tuple[int, int]) -> None:
    window = open_window(language=language, size=size)
    for card in gallery(window).cards:
        for text in painted_text.read(card):
            assert text.overflow() < 1, text.text
        assert any(text.startswith(card.template.about[:12]) for text in painted_text.texts(card))


def test_arrow_keys_walk_and_enter_begins(window: MainWindow) -> None:
    gallery(window)
    assert has_keyboard(window) == "dating"
    user.key(window, Qt.Key.Key_Right)
    assert has_keyboard(window) == ALL[1]
    user.key(window, Qt.Key.Key_Down)
    assert has_keyboard(window) == ALL[6]
    user.key(window, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Up)
    assert has_keyboard(window) == "dating", "beyond the ends it stays"
    user.key(window, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert window.document.show == ready("library") and window.document.path is None
    assert window.sheets.sheet is None and not window.isWindowModified()


def test_a_click_begins_and_escape_changes_nothing(window: MainWindow) -> None:
    before = window.document.show
    gallery(window)
    user.key(window, Qt.Key.Key_Escape)
    assert window.sheets.sheet is None and window.document.show is before
    card = next(card for card in gallery(window).cards if card.template.name == EMPTY_SHOW)
    user.click(card)
    show = window.document.show
    assert show == ready(EMPTY_SHOW) and (len(show.guests), len(show.traits), len(show.axes)) == (1, 1, 1)


def test_a_narrow_window_has_fewer_columns_and_scrolls_to_the_last_card(open_window: Opener) -> None:
    window = open_window(size=(1024, 700))
    window.set_zoom(1.27)
    cards = gallery(window).cards
    assert len({card.x() for card in cards}) < 4
    for _ in ALL:
        user.key(window, Qt.Key.Key_Down)
    assert has_keyboard(window) in ALL[-4:]
    card = window.focusWidget()
    assert not card.visibleRegion().isEmpty()


def test_unsaved_work_is_asked_about_and_the_gallery_waits(window: MainWindow, tmp_path: Path, answer: Answer) -> None:
    window.document.save(tmp_path / "mine.show.json")
    window.document.drag(people.set_score, 3, 1.0)
    work = window.document.show
    gallery(window)
    shown = answer(Buttons.Cancel)
    user.key(window, Qt.Key.Key_Return)
    assert len(shown) == 1 and window.document.show is work and window.sheets.sheet is not None
    answer(Buttons.Discard)
    user.key(window, Qt.Key.Key_Return)
    assert window.document.show == dating() and window.sheets.sheet is None


def test_it_speaks_the_language_of_the_moment_and_keeps_the_keyboard(window: MainWindow) -> None:
    gallery(window)
    user.key(window, Qt.Key.Key_Right)
    window.speak("zh_CN")
    QApplication.processEvents()
    card = window.sheets.card
    assert [c.template.title for c in card.cards][:3] == ["相亲现场", "图书馆", "餐馆"]
    assert card.title.text() == "新建一场" and has_keyboard(window) == "library"


def test_no_show_is_read_before_somebody_asks(open_window: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []
    show = dating()
    real = ready_shows.showfile.read
    monkeypatch.setattr(ready_shows.showfile, "read", lambda path: (read.append(path), real(path))[1])
    window = open_window(show)
    assert not read
    gallery(window)
    assert len(read) == len(ALL)


def test_a_show_of_one_s_own_is_made_of_the_empty_one(window: MainWindow) -> None:
    window.files.new(ready_shows.path_of(EMPTY_SHOW))
    for _ in range(2):
        window.page.add_guest()
        window.page.add_trait()
        window.page.add_axis()
    show = window.document.show
    assert (len(show.guests), len(show.traits), len(show.axes)) == (3, 3, 3)
    assert show.asked[-1].name == "New candidate"
