"""What opens over the stage: why this number, and the whole card."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from app.desktop.main_window import MainWindow
from app.widgets.chrome.sheet import Sheet
from app.widgets.guests.guest_card import GuestCard
from app.widgets.matrices.lines import ScrolledLines
from core import numbers
from core.edits import people
from core.readout.worksheet import DECIMALS, work
from tests.app import painted_text, user
from tests.app.pages.stage.test_guests import choose
from tests.app.windows import Opener
from tests.odd_shows import crowd, many_traits


def sheet(window: MainWindow) -> Sheet | None:
    return window.page.sheets.sheet if window.page.sheets is not None else None


def written(window: MainWindow) -> str:
    """Return what stands on the open sheet, as one line."""
    return " ".join(painted_text.texts(sheet(window).content))


def test_ctrl_i_writes_the_steps_of_the_largest_share_out(window: MainWindow) -> None:
    user.ctrl(window, Qt.Key.Key_I)
    text = written(window)
    assert "Why does No. 3 Lin Chuan take 40.7\u00a0% of my mind?" in text
    worked = work(window.document.trace, 2)
    for value in (worked.score, worked.divisor, worked.scaled, worked.exponential, worked.total, worked.weight):
        assert numbers.number(value, DECIMALS) in text
    for trait in window.page.presentation.traits:
        assert trait in text
    assert "√6 ≈ 2.4495" in text and "Early bird" in text


def test_a_guests_menu_opens_it_for_that_guest(window: MainWindow) -> None:
    user.click(window.page.guests.cards[7].more)
    choose(window, "Why this number?")
    assert "Why does No. 8 Old K take 0.3\u00a0%" in written(window)
    assert sheet(window).geometry() == window.page.rect()


def test_it_stays_live(window: MainWindow) -> None:
    user.ctrl(window, Qt.Key.Key_I)
    window.document.drag(people.set_score, 3, 2.0)
    window.document.end_gesture()
    text = written(window)
    percent = window.page.presentation.readout.percent_texts[2]
    assert f"Lin Chuan take {percent}\u00a0%" in text and percent != "40.7"
    assert "The score is pinned by hand, in place of q·k: 2" in text
    user.ctrl(window, Qt.Key.Key_Z)
    assert "take 40.7\u00a0%" in written(window) and "pinned by hand" not in written(window)
    window.speak("zh_CN")
    assert "林川" in written(window) and "Why" not in written(window)
    user.key(window, Qt.Key.Key_Escape)
    assert (sheet(window) is None and window.page.isAncestorOf(window.focusWidget())) or window.page.hasFocus()


def test_escape_the_button_and_a_click_beside_it_put_it_away(window: MainWindow) -> None:
    for close in (
        lambda: user.key(window, Qt.Key.Key_Escape),
        lambda: user.click(sheet(window).shut),
        lambda: user.click(sheet(window), QPoint(5, 5)),
    ):
        user.ctrl(window, Qt.Key.Key_I)
        assert window.focusWidget() in (sheet(window), *sheet(window).findChildren(QWidget))
        close()
        assert sheet(window) is None
    assert window.document.undo_stack.count() == 0


def test_a_click_on_it_leaves_it_open(window: MainWindow) -> None:
    user.ctrl(window, Qt.Key.Key_I)
    user.click(sheet(window).content)
    assert sheet(window) is not None


def test_it_goes_when_its_guest_goes(window: MainWindow) -> None:
    window.page.why(8)
    assert isinstance(sheet(window).content, ScrolledLines)
    window.document.edit(people.remove_guest, 8)
    assert sheet(window) is None
    user.ctrl(window, Qt.Key.Key_Z)
    window.page.why(8)
    window.document.load(crowd(4), None)
    assert sheet(window) is None


def test_the_keyboard_stays_on_the_sheet(window: MainWindow) -> None:
    user.ctrl(window, Qt.Key.Key_I)
    for _ in range(6):
        user.key(window, Qt.Key.Key_Tab)
        assert sheet(window).isAncestorOf(window.focusWidget())
    user.key(window, Qt.Key.Key_Escape)
    assert sheet(window) is None


def test_one_sheet_at_a_time(window: MainWindow) -> None:
    window.page.why(3)
    first = sheet(window)
    window.page.why(4)
    assert sheet(window) is not first and "Gao Yuan" in written(window)
    assert [s for s in window.page.findChildren(Sheet) if s.isVisible()] == [sheet(window)]


def test_with_24_traits_the_steps_scroll(open_window: Opener) -> None:
    window = open_window(many_traits(24), size=(1024, 700))
    user.ctrl(window, Qt.Key.Key_I)
    bar = sheet(window).content.verticalScrollBar()
    assert bar.maximum() > 0
    user.wheel(sheet(window).content.viewport(), -50)
    assert bar.value() == bar.maximum()


def test_a_row_opens_the_whole_card_which_can_be_edited(open_window: Opener) -> None:
    window = open_window(size=(1024, 700))
    row = window.page.guests.visible_widgets()[2]
    user.click(row, QPoint(20, row.height() // 2))
    card = sheet(window).content
    assert isinstance(card, GuestCard) and card.guest.name == "Lin Chuan"
    user.slide(card.score, 10, 4)
    assert window.document.show.pin(0, 3).score < 5
    assert card.guest.percent_text == window.page.presentation.readout.percent_texts[2]
    assert row.guest.percent_text == card.guest.percent_text
    user.click(card.name)
    user.write(window, "Kun")
    assert window.document.show.person(3).name["en"] == "Kun" and sheet(window) is not None
    user.click(card.name)
    user.key(window, Qt.Key.Key_Escape)
    assert sheet(window) is not None, "Escape closes the editor first"
    user.key(window, Qt.Key.Key_Escape)
    assert sheet(window) is None


def test_enter_on_a_row_opens_it_too(open_window: Opener) -> None:
    window = open_window(size=(1024, 700))
    window.page.guests.visible_widgets()[1].setFocus()
    user.key(window, Qt.Key.Key_Return)
    assert sheet(window).content.guest.name == "Mia"


def test_the_sheet_follows_the_size_of_the_window(window: MainWindow) -> None:
    window.page.why(3)
    for size in ((1024, 700), (2560, 1440), (1440, 900)):
        window.resize(*size)
        assert sheet(window).geometry() == window.page.rect()
        assert sheet(window).rect().contains(sheet(window).content.geometry())
