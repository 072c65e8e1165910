"""The window: its size, its type, its themes, its title, and the actions of its menus."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from app import theme
from app.actions import MENUS, SUBMENUS
from app.application import make_window
from app.document import ShowDocument
from app.main_window import LEAST, MainWindow
from core import editing
from tests.app import hands, ink
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
    hands.click(window.rail.theme)
    assert lightness(window) < 60 and ground(window) < 60 and window.settings.theme == "dark"
    assert theme.look(window.page.guests.cards[0].score).theme.dark
    hands.click(window.rail.theme)
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
    hands.ctrl(window, Qt.Key.Key_Plus)
    hands.ctrl(window, Qt.Key.Key_Plus)
    assert pixels(window) > usual and window.settings.zoom == 1.0 * 1.1 * 1.1
    assert theme.text_width(theme.look(window.page).font(13), "Attention") > width
    hands.ctrl(window, Qt.Key.Key_0)
    assert pixels(window) == usual and window.settings.zoom == 1
    for _ in range(20):
        hands.ctrl(window, Qt.Key.Key_Minus)
    assert window.settings.zoom == 0.8 and pixels(window) < usual
    for _ in range(20):
        hands.ctrl(window, Qt.Key.Key_Plus)
    assert window.settings.zoom == 2.0
    assert ink.texts(window)


def test_type_grows_with_the_window(window: MainWindow) -> None:
    usual = pixels(window)
    window.resize(3840, 2160)
    assert pixels(window) > 2 * usual
    window.resize(1024, 700)
    assert pixels(window) == usual
    window.resize(10, 10)
    assert window.size() == LEAST


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
    assert (again.width(), again.height(), again.language) == (1300, 800, "zh_CN")
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
    for tongue in ("en", "zh_CN"):
        window.speak(tongue)
        for title in MENUS:
            texts = [action.text() for action in window.actions_by_name.menus[title].actions() if action.text()]
            mnemonics = [text[text.index("&") + 1].lower() for text in texts]
            assert len(mnemonics) == len(set(mnemonics)), texts


def test_undo_and_redo_are_offered_when_there_is_something(window: MainWindow) -> None:
    undo, redo = window.actions_by_name["undo"], window.actions_by_name["redo"]
    assert not undo.isEnabled() and not redo.isEnabled() and not window.rail.undo.isEnabled()
    window.page.gestures.perform("score", (3, 1.0))
    assert undo.isEnabled() and not redo.isEnabled() and window.rail.undo.toolTip() == "Score of Lin Chuan"
    hands.click(window.rail.undo)
    assert not undo.isEnabled() and redo.isEnabled()
    hands.click(window.rail.redo)
    assert window.document.show.pin(0, 3) is not None


def test_the_title_names_the_show_and_marks_unsaved_work(open_window: Opener) -> None:
    show = editing.rename_show(dating(), "en", "A\nlong [*] night")
    window = open_window(show)
    app = QCoreApplication.translate("Pages", "Attention Date")
    assert "\n" not in window.windowTitle() and window.windowTitle().endswith(f" – {app}")
    assert window.windowTitle().replace("[*][*]", "").count("[*]") == 1, "the title's own [*] is no mark"
    window.page.gestures.perform("score", (3, 1.0))
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
    one.page.gestures.perform("score", (3, 1.0))
    assert other.document.show == dating() and other.page.words.readout.percent_texts[2] == "40.7"
    QApplication.processEvents()
