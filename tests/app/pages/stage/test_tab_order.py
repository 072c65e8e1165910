"""Tab goes as the stage is read; light and keyboard look different, and neither leaves anything behind."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from app.desktop.main_window import MainWindow
from core.edits import people
from tests.app import user
from tests.app.windows import Opener


def visited(window: MainWindow, each: Qt.Key) -> list[QWidget]:
    """Return what the keyboard goes through on the page, from one end to the other."""
    seen: list[QWidget] = []
    while (here := QApplication.focusWidget()) is not None and window.page.isAncestorOf(here):
        assert here not in seen and len(seen) < 300
        seen.append(here)
        user.key(window, each)
    return seen


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_tab_goes_as_the_page_is_read(open_window: Opener, size: tuple[int, int]) -> None:
    window = open_window(size=size)
    page = window.page
    page.header.title.setFocus()
    order = visited(window, Qt.Key.Key_Tab)
    regions = (page.header, page.criteria, page.guests, page.impression)
    parts = [region for widget in order for region in regions if region.isAncestorOf(widget)]
    assert len(parts) == len(order)
    assert list(dict.fromkeys(parts)) == list(regions) and parts == sorted(parts, key=regions.index), (
        "each part is gone through at once"
    )
    shown = page.guests.visible_widgets()
    of_guests = [widget for widget in order if page.guests.isAncestorOf(widget)]
    owners = [card for widget in of_guests for card in shown if card is widget or card.isAncestorOf(widget)]
    assert list(dict.fromkeys(owners)) == shown and owners == sorted(owners, key=shown.index)
    order[-1].setFocus()
    assert visited(window, Qt.Key.Key_Backtab) == order[::-1]


def test_the_order_holds_for_guests_that_come_later(window: MainWindow) -> None:
    window.page.add_guest()
    window.document.edit(people.move_guest, 1, window.document.show.guests.index(1) + 1)
    QApplication.processEvents()
    window.page.header.title.setFocus()
    order = visited(window, Qt.Key.Key_Tab)
    names = [w.guest.name for w in window.page.guests.visible_widgets()]
    cards = list(window.page.guests.visible_widgets())
    seen = dict.fromkeys(card for widget in order for card in cards if card is widget or card.isAncestorOf(widget))
    assert [card.guest.name for card in seen] == names


def on_screen(window: MainWindow) -> QImage:
    """Return what stands in the window, as it was painted piece by piece."""
    QApplication.processEvents()
    return window.screen().grabWindow(window.winId()).toImage()


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700), (1920, 1080)])
def test_the_light_leaves_no_speck_behind(open_window: Opener, size: tuple[int, int]) -> None:
    window = open_window(size=size)
    QApplication.processEvents()
    before = on_screen(window)
    highlighted = []
    for card in window.page.guests.visible_widgets()[:3]:
        user.point(card, QPointF(card.width() / 2, 4))
        highlighted.append(on_screen(window))
        user.leave(window)
        assert on_screen(window) == before
    assert before not in highlighted


def test_lit_and_focused_look_different(open_window: Opener) -> None:
    window = open_window(size=(1024, 700))
    row = window.page.guests.visible_widgets()[1]
    plain = row.grab().toImage()
    user.point(row, QPointF(row.width() / 2, 4))
    highlighted = row.grab().toImage()
    user.leave(window)
    row.setFocus()
    window.page.highlight(type(window.page.target)())
    focused = row.grab().toImage()
    assert highlighted not in (plain, focused) and plain != focused
    place = row.rect().center().x(), 6
    assert highlighted.pixelColor(*place) != plain.pixelColor(*place), "the light tints the ground"
    assert focused.pixelColor(*place) == plain.pixelColor(*place), "the keyboard has a ring"
