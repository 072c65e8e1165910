"""The menu key and Shift+F10 open the menu of what has the keyboard, wherever a right click opens one."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from app.desktop.main_window import MainWindow
from tests.app import user
from tests.app.windows import Opener
from tests.core.shows import dating

KEYS = [(Qt.Key.Key_Menu, user.NO_MODIFIER), (Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)]


def menu_by_key(window: MainWindow, has_keyboard: QWidget, pressed: tuple) -> list[str]:
    """Press a key and return what the menu offers that comes up, which is put away again."""
    has_keyboard.setFocus()
    user.key(window, pressed[0], modifiers=pressed[1])
    return texts_of_popup()


def texts_of_popup() -> list[str]:
    popup = QApplication.activePopupWidget()
    if popup is None:
        return []
    assert isinstance(popup, QMenu)
    texts = [action.text() for action in popup.actions() if action.text()]
    popup.close()
    return texts


@pytest.mark.parametrize("pressed", KEYS)
def test_each_field_of_a_card_opens_the_menu_of_its_guest(window: MainWindow, pressed: tuple) -> None:
    card = window.page.guests.cards[2]
    user.click(card, button=Qt.MouseButton.RightButton)
    offered = texts_of_popup()
    assert "Why this number?" in offered
    for field in (card.name, card.score, card.chips[0], card.axes[0], card.more):
        assert menu_by_key(window, field, pressed) == offered


@pytest.mark.parametrize("pressed", KEYS)
def test_a_row_opens_its_menu(open_window: Opener, pressed: tuple) -> None:
    window = open_window(dating(), size=(1024, 700))
    assert "Why this number?" in menu_by_key(window, window.page.guests.rows[0], pressed)


@pytest.mark.parametrize("pressed", KEYS)
def test_editors_open_the_menu_of_texts(window: MainWindow, pressed: tuple) -> None:
    user.click(window.page.guests.cards[0].name)
    line = user.editor(window)
    assert any("Copy" in text for text in menu_by_key(window, line, pressed))
    assert user.editor(window) is line, "its own menu does not end it"
    user.key(window, Qt.Key.Key_Escape)
    window.open_page("code")
    editor = window.page.editor
    assert any("Copy" in text for text in menu_by_key(window, editor, pressed))


@pytest.mark.parametrize("pressed", KEYS)
def test_where_no_right_click_opens_a_menu_none_comes(window: MainWindow, pressed: tuple) -> None:
    assert not menu_by_key(window, window.page.criteria.rows[0].slider, pressed)
    assert window.document.undo_stack.count() == 0
