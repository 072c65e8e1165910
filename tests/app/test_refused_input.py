"""What cannot be taken is refused in words beside the field, stays to be mended, and keeps everything else waiting."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from app.desktop.main_window import MainWindow
from app.widgets.chrome.refusal import Refusal
from app.widgets.fields.number_field import NumberField
from app.widgets.grid.grid import Grid
from tests.app import user
from tests.app.test_editors_left_alone import LEAVING, PLACES, fields, open_editor
from tests.app.windows import Opener
from tests.core.shows import dating

UNREADABLE = "1,000"


def refusal(window: MainWindow) -> str:
    """Return what is said beside the open editor."""
    said = [line for line in window.findChildren(Refusal) if line.isVisible()]
    assert len(said) < 2
    return said[0].text if said else ""


def type_score(window: MainWindow, text: str) -> None:
    window.page.guests.cards[2].score.setFocus()
    user.key(window, Qt.Key.Key_Return)
    user.write(window, text, enter=False)


@pytest.mark.parametrize("name", ["stage", "w_q", "way back", "panel", "sizes"])
def test_every_number_field_refuses_what_has_two_readings(open_window: Opener, name: str) -> None:
    make, go, size = PLACES[name]
    window = open_window(make(dating()), size=size)
    go(window)
    QApplication.processEvents()
    show, tried = window.document.show, 0
    for field in list(fields(window)):
        if not isinstance(field, NumberField | Grid):
            continue
        open_editor(window, field)
        user.write(window, UNREADABLE)
        line = user.editor(window)
        assert line is not None and line.text() == UNREADABLE and line.property("refused") is True
        assert UNREADABLE in refusal(window) or "1.000" in refusal(window), field
        assert line.accessibleDescription() == refusal(window)
        assert window.document.show is show and window.document.undo_stack.count() == 0
        user.key(window, Qt.Key.Key_Escape)
        assert user.editor(window) is None and not refusal(window)
        tried += 1
    assert tried


@pytest.mark.parametrize("way", [way for way in LEAVING if way not in ("escape", "type", "resize")])
def test_no_way_of_leaving_loses_what_cannot_be_taken(window: MainWindow, way: str) -> None:
    show, zoom = window.document.show, window.settings.zoom
    type_score(window, UNREADABLE)
    LEAVING[way](window)
    line = user.editor(window)
    assert line is not None and line.text() == UNREADABLE
    assert refusal(window) == "“1,000” can be read in two ways: 1.000 or 1000. Type the one you mean."
    assert window.document.show is show and window.settings.zoom == zoom
    line.setFocus()
    user.write(window, "1000")
    assert window.document.show.pin(0, 3).score == 1000 and user.editor(window) is None and not refusal(window)


def test_nothing_else_begins_before_it_is_mended(window: MainWindow) -> None:
    show, chip = window.document.show, window.page.criteria.none
    type_score(window, UNREADABLE)
    user.click(chip)
    user.double_click(window.page.guests.cards[1].name)
    user.click(window.rail.pages["everyone"])
    assert window.document.show is show and user.editor(window).text() == UNREADABLE
    assert window.page is window.pages["stage"]
    user.key(window, Qt.Key.Key_Escape)
    user.click(chip)
    assert window.document.undo_stack.count() == 1


def test_it_stays_with_its_field_when_the_window_grows(window: MainWindow) -> None:
    type_score(window, UNREADABLE)
    window.resize(1700, 1000)
    QApplication.processEvents()
    line, field = user.editor(window), window.page.guests.cards[2].score
    assert line.text() == UNREADABLE and refusal(window)
    there = field.mapTo(window, field.editor_rect().center().toPoint())
    assert line.geometry().contains(there)
    inside = window.rect()
    assert all(inside.contains(part.geometry()) for part in window.findChildren(Refusal) if part.isVisible())


def test_typing_on_takes_the_words_away(window: MainWindow) -> None:
    type_score(window, "x")
    user.key(window, Qt.Key.Key_Return)
    assert refusal(window) == "“x” is no number. Type digits, such as −2.5 or 1e3."
    user.type_text(window, "7")
    assert not refusal(window) and user.editor(window).property("refused") is False


def test_what_the_show_cannot_hold_is_told_there_too(window: MainWindow) -> None:
    type_score(window, "2e9")
    user.key(window, Qt.Key.Key_Return)
    assert refusal(window) == "That number is too large: the limit is ±10⁹."
    assert user.editor(window).text() == "2e9" and not window.page.toast.isVisible()


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_a_whole_number_names_its_bounds(open_window: Opener, language: str) -> None:
    window = open_window(language=language)
    window.open_page("panel")
    for typed in ("17", "0", "2.5"):
        window.page.header.number.setFocus()
        user.key(window, Qt.Key.Key_F2)
        user.write(window, typed)
        assert "16" in refusal(window) and "1 " in refusal(window)
        user.key(window, Qt.Key.Key_Escape)
    assert window.document.undo_stack.count() == 0


def test_the_seed_names_its_bound_to_the_last_digit(window: MainWindow) -> None:
    PLACES["sizes"][1](window)
    field = window.page.focus.view.seed
    field.setFocus()
    user.key(window, Qt.Key.Key_F2)
    user.write(window, "1e30")
    bound = f"{field.high:.0f}"
    assert refusal(window) == f"A whole number from 0 to {bound} is needed."
    user.write(window, bound)
    assert user.editor(window) is None and window.document.show.panel.seed == int(bound)


def test_a_pasted_row_is_no_number_and_nothing_breaks(window: MainWindow) -> None:
    for pasted in ("1\t2\t3", "1\n2\n3", "0.5, 0.3", "\u200f1", "１ ２"):
        QApplication.clipboard().setText(pasted)
        window.page.guests.cards[2].score.setFocus()
        user.key(window, Qt.Key.Key_Return)
        user.ctrl(window, Qt.Key.Key_V)
        user.key(window, Qt.Key.Key_Return)
        assert refusal(window) and window.document.undo_stack.count() == 0
        user.key(window, Qt.Key.Key_Escape)


def test_a_click_elsewhere_leaves_no_ring_and_enter_leaves_the_keyboard_where_it_was(window: MainWindow) -> None:
    field = window.page.guests.cards[2].score
    user.click(field, QPoint(10, 10))
    user.click(window.menuBar(), QPoint(window.menuBar().width() - 3, 5))
    assert user.editor(window) is None and QApplication.focusWidget() is window.page
    field.setFocus()
    user.key(window, Qt.Key.Key_F2, Qt.Key.Key_Return)
    assert field.hasFocus()
    user.key(window, Qt.Key.Key_F2, Qt.Key.Key_Tab)
    after = QApplication.focusWidget()
    field.setFocus()
    user.key(window, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is after is not field, "Tab goes on from the field"


def test_a_sheet_keeps_the_keyboard_when_an_editor_on_it_is_left(window: MainWindow) -> None:
    window.page.open_card(3)
    sheet = window.page.sheets.sheet
    user.click(sheet.content.name)
    user.click(sheet.content, QPoint(sheet.content.width() - 2, sheet.content.height() - 2))
    assert user.editor(window) is None and QApplication.focusWidget() is sheet
    user.key(window, Qt.Key.Key_Escape)
    assert window.page.sheets.sheet is None
