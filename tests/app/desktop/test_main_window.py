"""The window: its size, its type, its themes, its title, and the actions of its menus."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QToolTip

from app.desktop.actions import MENUS, SUBMENUS
from app.desktop.application import make_window
from app.desktop.main_window import MainWindow
from app.document.document import ShowDocument
from app.style import language, theme, zoom
from core.edits import people
from core.edits import people as editing
from tests.app import painted_text, user
from tests.app.dialogs import Answer, Buttons
from tests.app.windows import Opener
from tests.core.shows import dating


def lightness(window: MainWindow) -> int:
    return window.page.palette().color(QPalette.ColorRole.Window).lightness()


def ground(window: MainWindow) -> int:
    """Return how light the page is painted, between its panels."""
    image = window.page.grab().toImage()
    return image.pixelColor(3, image.height() // 2).lightness()


def pixels(window: MainWindow) -> int:
    return window.page.header.title.font().pixelSize()


def test_themes_are_switched_by_the_rail_and_by_the_menu(window: MainWindow) -> None:
    assert lightness(window) > 200 and ground(window) > 200
    user.click(window.rail.theme)
    assert lightness(window) < 60 and ground(window) < 60 and window.settings.theme == "dark"
    assert theme.look(window.page.guests.cards[0].score).theme.dark
    user.click(window.rail.theme)
    assert ground(window) > 200 and window.settings.theme == "light"
    menu = window.actions_by_name.menus["theme"]
    menu.aboutToShow.emit()
    menu.actions()[2].trigger()
    QApplication.processEvents()
    assert ground(window) < 60
    menu.aboutToShow.emit()
    assert [action.isChecked() for action in menu.actions()] == [False, False, True]
    menu.actions()[0].trigger()
    QApplication.processEvents()
    assert window.settings.theme == "" and ground(window) > 200


def test_every_part_is_painted_anew_in_another_theme(window: MainWindow) -> None:
    parts = (window.rail, window.page.header, window.page.criteria, window.page.impression, window.page.algebra)
    before = [part.grab().toImage() for part in (*parts, *window.page.guests.cards)]
    window.set_theme("dark")
    QApplication.processEvents()
    after = [part.grab().toImage() for part in (*parts, *window.page.guests.cards)]
    assert all(old != new for old, new in zip(before, after, strict=True))


def test_type_grows_and_shrinks_within_limits(window: MainWindow) -> None:
    usual, width = pixels(window), theme.text_width(theme.look(window.page).font(13), "Attention")
    user.ctrl(window, Qt.Key.Key_Plus)
    user.ctrl(window, Qt.Key.Key_Plus)
    assert pixels(window) > usual and window.settings.zoom == 1.0 * 1.1 * 1.1
    assert theme.text_width(theme.look(window.page).font(13), "Attention") > width
    user.ctrl(window, Qt.Key.Key_0)
    assert pixels(window) == usual and window.settings.zoom == 1
    for _ in range(20):
        user.ctrl(window, Qt.Key.Key_Minus)
    assert window.settings.zoom == 0.8 and pixels(window) < usual
    for _ in range(20):
        user.ctrl(window, Qt.Key.Key_Plus)
    assert window.settings.zoom == 2.0
    assert painted_text.texts(window)


@pytest.mark.parametrize(
    ("size", "body"),
    [
        *(((1024, 680), 13), ((1024, 700), 13), ((1280, 720), 13), ((1366, 728), 13)),
        *(((1440, 900), 15), ((1920, 1080), 20), ((3840, 2160), 40)),
    ],
)
def test_type_grows_with_the_window(window: MainWindow, size: tuple[int, int], body: int) -> None:
    window.resize(*size)
    QApplication.processEvents()
    assert pixels(window) == body and theme.look(window.page.guests.cards[0]).font().pixelSize() == body


def test_a_window_gets_no_smaller_than_what_its_pages_need(window: MainWindow) -> None:
    window.resize(10, 10)
    assert (window.width(), window.height()) == (1024, 680)


def test_menus_tips_and_dialogs_have_the_type_of_the_window(window: MainWindow, answer: Answer) -> None:
    shown = answer(Buttons.Ok)
    for factor in (1.0, 1.3):
        window.resize(1920, 1080)
        window.set_zoom(factor)
        QApplication.processEvents()
        body = pixels(window)
        window.page._open_menu(3, QPointF(400, 400))
        of_card = window.page.findChild(QMenu)
        line = QLineEdit(window)
        of_line = line.createStandardContextMenu()
        QToolTip.showText(QPoint(400, 400), "a tip", window)
        tip = next(each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel"))
        window.actions_by_name["about"].trigger()
        windows = (window.actions_by_name.menus["theme"], of_card, of_line, tip, shown[-1], window.menuBar())
        assert [each.font().pixelSize() for each in windows] == [body] * 6
        of_card.close()
        of_line.deleteLater()
        line.deleteLater()
        QToolTip.hideText()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert body == 26


@pytest.mark.parametrize(
    ("saved", "screen", "opens"),
    [
        ((1440, 900), (1366, 728), (1350, 688)),
        ((1440, 900), (1920, 1040), (1440, 900)),
        ((3000, 2000), (1920, 1040), (1904, 1000)),
        ((1200, 800), (800, 600), (1024, 680)),
    ],
)
def test_the_first_window_fits_its_screen(
    saved: tuple[int, int], screen: tuple[int, int], opens: tuple[int, int]
) -> None:
    assert zoom.fitting(QSize(*saved), QSize(*screen), QSize(16, 40)) == QSize(*opens)


def test_pages_are_reached_by_keys(window: MainWindow) -> None:
    names = ["stage", "everyone", "panel", "formula", "code", "lab"]
    for place, name in enumerate(names):
        user.ctrl(window, Qt.Key(Qt.Key.Key_1 + place))
        assert window.page is window.pages[name] and window.rail.pages[name].isChecked()
    for step, key, more in ((1, Qt.Key.Key_Tab, ()), (-1, Qt.Key.Key_Backtab, (Qt.KeyboardModifier.ShiftModifier,))):
        for turn in range(1, 7):
            user.ctrl(window, key, *more)
            assert window.page is window.pages[names[(5 + step * turn) % 6]]


def test_pages_are_left_by_keys_while_something_is_typed(window: MainWindow) -> None:
    user.click(window.page.guests.cards[0].name)
    user.write(window, "Zhe", enter=False)
    user.ctrl(window, Qt.Key.Key_5)
    assert window.page is window.pages["code"] and window.document.show.people[1].name["en"] == "Zhe"
    user.click(window.page.editor)
    user.ctrl(window, Qt.Key.Key_Tab)
    assert window.page is window.pages["lab"]


def test_what_was_chosen_is_remembered(open_window: Opener) -> None:
    window = open_window()
    window.resize(1300, 800)
    window.set_theme("dark")
    window.speak("zh_CN")
    window.set_zoom(1.5)
    window.actions_by_name["motion"].trigger()
    window.close()
    chosen = window.settings
    assert (chosen.size, chosen.theme, chosen.language, chosen.zoom) == ((1300, 800), "dark", "zh_CN", 1.5)
    again = make_window(ShowDocument(dating()), chosen)
    assert (again.width(), again.height(), language.current()) == (1300, 800, "zh_CN")
    assert again.page.build_up.still == (not chosen.motion) and lightness(again) < 60
    again.deleteLater()


def test_every_action_has_a_name_a_deed_and_a_key_of_its_own(window: MainWindow) -> None:
    entries = [entry for menu in MENUS.values() for entry in menu if entry is not None and entry.name not in SUBMENUS]
    keys = []
    for entry in entries:
        action = window.actions_by_name[entry.name]
        assert action.text().strip("&") and action.objectName() == entry.name
        keys += [key.toString() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    for spoken in ("en", "zh_CN"):
        window.speak(spoken)
        for title in MENUS:
            texts = [action.text() for action in window.actions_by_name.menus[title].actions() if action.text()]
            mnemonics = [text[text.index("&") + 1].lower() for text in texts]
            assert len(mnemonics) == len(set(mnemonics)), texts


def test_undo_and_redo_are_offered_when_there_is_something(window: MainWindow) -> None:
    undo, redo = window.actions_by_name["undo"], window.actions_by_name["redo"]
    assert not undo.isEnabled() and not redo.isEnabled() and not window.rail.undo.isEnabled()
    window.document.drag(people.set_score, 3, 1.0)
    assert undo.isEnabled() and not redo.isEnabled() and window.rail.undo.toolTip() == "Score of Lin Chuan"
    user.click(window.rail.undo)
    assert not undo.isEnabled() and redo.isEnabled()
    user.click(window.rail.redo)
    assert window.document.show.pin(0, 3) is not None


def test_the_title_names_the_show_and_marks_unsaved_work(open_window: Opener) -> None:
    show = editing.rename_show(dating(), "en", "A\nlong [*] night")
    window = open_window(show)
    app = QCoreApplication.translate("Pages", "Attention Date")
    assert "\n" not in window.windowTitle() and window.windowTitle().endswith(f" – {app}")
    assert window.windowTitle().replace("[*][*]", "").count("[*]") == 1, "the title's own [*] is no mark"
    window.document.drag(people.set_score, 3, 1.0)
    assert window.isWindowModified()


def test_about_says_what_it_is_in_plain_text(window: MainWindow, answer: Answer) -> None:
    shown = answer(Buttons.Ok)
    window.actions_by_name["about"].trigger()
    assert "Attention Date" in shown[0].text() and shown[0].textFormat() == Qt.TextFormat.PlainText


def test_opening_menus_leaves_nothing_behind(window: MainWindow) -> None:
    counts = []
    for _ in range(4):
        for menu in window.actions_by_name.menus.values():
            menu.aboutToShow.emit()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        counts.append(len(window.findChildren(QObject)))
    assert counts[1] == counts[-1]


def test_two_windows_live_side_by_side(open_window: Opener) -> None:
    one, other = open_window(), open_window()
    one.document.drag(people.set_score, 3, 1.0)
    assert other.document.show == dating() and other.page.presentation.readout.percent_texts[2] == "40.7"
    QApplication.processEvents()
