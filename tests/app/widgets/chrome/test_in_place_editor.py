"""The editor that opens in place: what it takes, what it leaves, and that it never cuts a text."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from app.desktop.main_window import MainWindow
from app.style import theme
from core.edits import people
from core.show.model import MAX_TEXT
from tests.app import painted_text, user
from tests.app.windows import Opener
from tests.core.shows import dating

LONG = "A long story. " * 100


def name_field(window: MainWindow):
    return window.page.guests.cards[2].name


def test_a_long_text_that_is_only_looked_at_stays_whole(open_window: Opener) -> None:
    show = people.set_story(dating(), 3, "en", LONG.strip())
    window = open_window(show)
    for leave in (Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab):
        user.click(window.page.guests.cards[2].story)
        assert user.editor(window).text() == LONG.strip()
        user.key(window, leave)
        assert window.document.show is show


def test_a_text_longer_than_a_show_holds_is_neither_taken_nor_cut(window: MainWindow) -> None:
    show = window.document.show
    user.click(name_field(window))
    user.write(window, "x" * (MAX_TEXT + 50))
    assert window.document.show is show and len(user.editor(window).text()) == MAX_TEXT + 50
    assert painted_text.told(window).replace("\n", " ") == "A text holds at most 2000 characters, all of them whole."
    user.key(window, Qt.Key.Key_Backspace, *[Qt.Key.Key_Backspace] * 49)
    user.key(window, Qt.Key.Key_Return)
    assert window.document.show.person(3).name["en"] == "x" * MAX_TEXT


def test_undo_in_the_editor_undoes_typing_and_not_the_show(window: MainWindow) -> None:
    window.document.drag(people.set_score, 3, 1.0)
    show = window.document.show
    user.click(name_field(window))
    user.type_text(window, "K")
    assert user.editor(window).text() == "K"
    user.ctrl(window, Qt.Key.Key_Z)
    assert user.editor(window).text() == "Lin Chuan" and window.document.show is show
    user.key(window, Qt.Key.Key_Escape)


def test_it_stands_over_its_field_in_the_field_s_type_and_within_the_window(window: MainWindow) -> None:
    for field in (name_field(window), window.page.guests.cards[3].role, window.page.impression.axes[0].high):
        user.click(field)
        line = user.editor(window)
        assert window.rect().contains(line.geometry())
        assert line.geometry().intersects(field.rect().translated(field.mapTo(window, QPoint())))
        assert line.font().family() in (theme.FAMILY, theme.BOLD)
        assert line.accessibleName() == field.accessibleName()
        user.key(window, Qt.Key.Key_Escape)


def test_one_editor_at_a_time(window: MainWindow) -> None:
    fields = [card.name for card in window.page.guests.cards]
    for field in fields:
        user.click(field)
        assert len([line for line in window.findChildren(type(user.editor(window))) if line.isVisible()]) == 1
    user.key(window, Qt.Key.Key_Escape)
    assert user.editor(window) is None and window.document.undo_stack.count() == 0


def test_its_own_menu_does_not_close_it(window: MainWindow) -> None:
    user.click(name_field(window))
    line = user.editor(window)
    user.press(line, button=Qt.MouseButton.RightButton)
    user.release(line, button=Qt.MouseButton.RightButton)
    QTest.mouseClick(line, Qt.MouseButton.LeftButton)
    assert user.editor(window) is line
    for menu in line.findChildren(QMenu):
        menu.close()
    user.key(window, Qt.Key.Key_Escape)


def test_another_window_in_front_leaves_it_open(open_window: Opener) -> None:
    """Somebody looks a name up elsewhere and comes back."""
    window, other = open_window(), open_window()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    user.click(name_field(window))
    user.write(window, "Kun", enter=False)
    other.activateWindow()
    assert QTest.qWaitForWindowActive(other)
    assert user.editor(window) is not None
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    user.key(window, Qt.Key.Key_Return)
    assert window.document.show.person(3).name["en"] == "Kun"
    assert other.document.show == dating()


def test_a_menu_of_the_window_finds_it_taken(window: MainWindow) -> None:
    user.click(name_field(window))
    user.write(window, "Kun", enter=False)
    user.click(window.menuBar(), window.menuBar().actionGeometry(window.menuBar().actions()[1]).center())
    assert user.editor(window) is None and window.document.show.person(3).name["en"] == "Kun"
    window.actions_by_name.menus["&Edit"].close()
