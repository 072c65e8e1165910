"""Guests who come, go and change places."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from app.desktop.main_window import MainWindow
from core.edits import people
from tests.app import painted_text, user
from tests.app.windows import Opener
from tests.core.shows import dating
from tests.odd_shows import crowd

ALT = Qt.KeyboardModifier.AltModifier


def undo_texts(window: MainWindow) -> list[str]:
    undo = window.document.undo_stack
    return [undo.text(index) for index in range(undo.count())]


def names(window: MainWindow) -> list[str]:
    return [widget.guest.name for widget in window.page.guests.visible_widgets()]


def menu_of(window: MainWindow) -> QMenu:
    """Return the guest's menu that is open."""
    return next(menu for menu in window.page.findChildren(QMenu) if menu.isVisible())


def choose(window: MainWindow, text: str) -> None:
    """Choose an entry of the open menu."""
    menu = menu_of(window)
    action = next(action for action in menu.actions() if action.text() == text)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    menu.close()
    QApplication.processEvents()


def test_a_guest_is_added_and_has_the_keyboard(open_window: Opener) -> None:
    first = people.remove_guest(dating(), 3)
    window = open_window(first)
    user.click(window.page.header.add_guest)
    assert window.document.show.guests[-1] == 9 and names(window)[-1] == "New guest"
    assert undo_texts(window) == ["Add a guest"]
    user.key(window, Qt.Key.Key_Return)
    user.write(window, "喆")
    assert window.document.show.person(9).name == "喆"
    user.ctrl(window, Qt.Key.Key_Z)
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show == first and len(names(window)) == 7


def test_delete_takes_the_guest_of_the_focused_card_out(window: MainWindow) -> None:
    window.page.guests.cards[3].score.setFocus()
    user.key(window, Qt.Key.Key_Delete)
    assert window.document.show.guests == (1, 2, 3, 5, 6, 7, 8)
    assert undo_texts(window) == ["Remove Gao Yuan"]
    assert "Gao Yuan" not in painted_text.texts(window.page)
    user.ctrl(window, Qt.Key.Key_Z)
    assert names(window)[3] == "Gao Yuan"


def test_alt_and_an_arrow_move_a_guest(window: MainWindow) -> None:
    window.page.guests.cards[3].name.setFocus()
    user.key(window, Qt.Key.Key_Left, modifiers=ALT)
    assert window.document.show.guests == (1, 2, 4, 3, 5, 6, 7, 8)
    window.page.guests.cards[0].name.setFocus()
    user.key(window, Qt.Key.Key_Left, modifiers=ALT)
    assert window.document.show.guests[0] == 1 and undo_texts(window) == ["Move Gao Yuan"]


def test_the_keyboard_stays_with_the_guest_who_is_moved(window: MainWindow) -> None:
    window.page.guests.cards[3].name.setFocus()
    user.key(window, Qt.Key.Key_Left, modifiers=ALT)
    user.key(window, Qt.Key.Key_Left, modifiers=ALT)
    assert window.document.show.guests == (1, 4, 2, 3, 5, 6, 7, 8)
    user.key(window, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, modifiers=ALT)
    assert window.document.show.guests == (1, 2, 3, 5, 4, 6, 7, 8)


def test_a_card_is_carried_over_several_places_in_one_step(window: MainWindow) -> None:
    cards = window.page.guests.cards
    first = window.document.show
    grip = QPointF(cards[0].width() - 8, cards[0].height() - 4)
    over = [QPointF(cards[0].mapFrom(window, card.mapTo(window, card.rect().center()))) for card in cards[1:4]]
    shares = dict(zip(first.guests, window.document.trace.weights[0], strict=True))
    user.drag(cards[0], [grip, grip + QPointF(3, 0), *over, over[-1]])
    assert window.document.show.guests == (2, 3, 4, 1, 5, 6, 7, 8)
    assert undo_texts(window) == ["Move Zhe"]
    moved = dict(zip(window.document.show.guests, window.document.trace.weights[0], strict=True))
    assert {guest: round(share, 12) for guest, share in moved.items()} == {g: round(s, 12) for g, s in shares.items()}
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show is first


def test_a_card_that_is_only_touched_stays(window: MainWindow) -> None:
    card = window.page.guests.cards[0]
    user.drag(card, [QPointF(card.width() - 8, 60), QPointF(card.width() - 4, 62)])
    assert not undo_texts(window)


def test_the_menu_of_a_card_moves_releases_and_removes(window: MainWindow) -> None:
    user.slide(window.page.guests.cards[2].score, 5)
    user.click(window.page.guests.cards[2].more)
    choose(window, "Release the score: back to q·k")
    assert not window.document.show.pins
    user.click(window.page.guests.cards[2].more)
    release = next(a for a in menu_of(window).actions() if a.text().startswith("Release"))
    assert not release.isEnabled()
    choose(window, "Move forward")
    assert window.document.show.guests[:3] == (1, 3, 2)
    window.page.guests.cards[1].name.setFocus()
    user.key(window, Qt.Key.Key_Menu)
    choose(window, "Move back")
    assert window.document.show.guests[:3] == (1, 2, 3)
    user.click(window.page.guests.cards[0].more)
    assert not next(a for a in menu_of(window).actions() if a.text() == "Move forward").isEnabled()
    choose(window, "Remove from the show")
    assert window.document.show.guests == (2, 3, 4, 5, 6, 7, 8)
    assert not window.page.findChildren(QMenu) or not any(m.isVisible() for m in window.page.findChildren(QMenu))


def test_all_scores_are_released_at_once(window: MainWindow) -> None:
    user.slide(window.page.guests.cards[2].score, 5)
    user.slide(window.page.guests.cards[3].score, -5)
    assert len(window.document.show.pins) == 2 and window.page.guests.cards[2].score.pinned
    window.actions_by_name["release_all"].trigger()
    assert window.document.show == dating() and undo_texts(window)[-1] == "Release all scores"
    window.actions_by_name["release_all"].trigger()
    assert len(undo_texts(window)) == 3


def test_the_last_guest_stays_and_says_why(open_window: Opener) -> None:
    show = dating()
    for guest in show.guests[1:]:
        show = people.remove_guest(show, guest)
    window = open_window(show)
    window.page.guests.cards[0].name.setFocus()
    user.key(window, Qt.Key.Key_Delete)
    assert painted_text.told(window) == "The last guest stays: attention needs somebody to attend to."
    assert not undo_texts(window)


def test_there_is_an_end_to_guests_and_it_is_told(open_window: Opener) -> None:
    window = open_window(crowd(512))
    user.ctrl(window, Qt.Key.Key_G)
    assert painted_text.told(window) == "A show holds at most 512 guests."
    window.speak("zh_CN")
    user.ctrl(window, Qt.Key.Key_G)
    assert "512" in painted_text.told(window) and "guests" not in painted_text.told(window)
