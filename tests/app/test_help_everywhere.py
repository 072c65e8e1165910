"""Every page can be shown around, and says why for the number that is picked."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt

from app.desktop.main_window import MainWindow
from app.pages import PAGES
from app.widgets.chrome.sheet import Sheet
from app.widgets.chrome.tour import Tour
from tests.app import painted_text, user
from tests.app.windows import Opener
from tests.odd_shows import everyone

OTHERS = [entry.name for entry in PAGES if entry.name != "stage"]


def around(window: MainWindow) -> Tour | None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return window.page.findChild(Tour)


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("name", OTHERS)
def test_a_page_is_shown_around_in_a_few_stops(open_window: Opener, name: str, language: str) -> None:
    window = open_window(everyone(6), language=language, size=(1024, 700))
    user.click(window.rail.pages[name])
    user.key(window, Qt.Key.Key_F1, modifiers=Qt.KeyboardModifier.ShiftModifier)
    titles = []
    tour = around(window)
    while tour is not None:
        titles.append(tour.accessibleName())
        card, page = tour._card(), QRectF(window.page.rect())
        assert page.contains(card) and all(card.contains(QRectF(b.geometry())) for b in (tour.on, tour.back, tour.shut))
        assert tour._spot().width() > 100 and tour._spot().height() > 30, "what is pointed at is in view"
        assert not [line.text for line in painted_text.read(tour) if line.widget is tour and line.overflow() > 1]
        user.key(window, Qt.Key.Key_Right)
        tour = around(window)
    assert 3 <= len(titles) <= 5 and len(set(titles)) == len(titles)
    assert all(any(ord(c) > 0x4E00 for c in title) for title in titles) == (language == "zh_CN")
    assert window.document.undo_stack.count() == 0 and window.page.tour is None


def test_actions_are_there_where_they_do_something(open_window: Opener) -> None:
    window = open_window()
    for entry in PAGES:
        window.open_page(entry.name)
        assert window.actions_by_name["tour"].isEnabled()
        assert window.actions_by_name["why"].isEnabled() == (entry.name not in ("code", "lab"))


def test_why_writes_out_the_cell_that_is_picked(open_window: Opener) -> None:
    window = open_window(everyone(5))
    window.open_page("everyone")
    window.page.pick((2, 3))
    user.ctrl(window, Qt.Key.Key_I)
    sheet = window.page.findChild(Sheet)
    trace = window.document.trace
    assert f"(with all decimals: {trace.weights[2, 3]:.6g})" in painted_text.texts(sheet)
    title = sheet.accessibleName().split("\n")[0]
    assert window.page.presentation.askers[2] in title and window.page.presentation.guests[3] in title
    window.speak("zh_CN")
    assert window.page.presentation.askers[2] in sheet.accessibleName().split("\n")[0] != title
    user.key(window, Qt.Key.Key_Escape)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.page.findChild(Sheet) is None
    window.page.do("causal")  # what has closed hears nothing any more


def test_why_on_the_panel_is_of_the_head_that_is_followed(open_window: Opener) -> None:
    window = open_window(everyone(5))
    window.open_page("panel")
    window.page.enlarge(1)
    window.page.follow(2, 3)
    user.ctrl(window, Qt.Key.Key_I)
    sheet = window.page.findChild(Sheet)
    said = sheet.accessibleName()
    figures = window.page.presentation
    assert figures.friend(1) in said and figures.askers[2] in said and figures.guests[3] in said
    assert f"{100 * float(window.document.panel.heads.weights[1, 2, 3]):.1f}" in said
    user.key(window, Qt.Key.Key_Escape)


def test_what_was_said_goes_when_it_is_no_longer_so(open_window: Opener) -> None:
    window = open_window(everyone(5))
    window.open_page("everyone")
    page = window.page
    page.shuffle()
    assert "nobody's output has changed" in painted_text.told(window), "it is said of the change that was just made"
    user.click(page.header.chips["positions"] if hasattr(page.header, "chips") else page.header.positions)
    assert not painted_text.told(window) and window.document.show.positions
    page.shuffle()
    assert "because of positions" in painted_text.told(window)
    window.document.undo_stack.undo()
    assert not painted_text.told(window)
