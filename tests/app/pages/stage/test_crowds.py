"""One guest, eight, 64, 200; one trait and 24; small windows and projectors: all is reachable, little is built."""

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from app.desktop.main_window import MainWindow
from app.widgets.guests.guest_row import GuestRow
from core.edits import people
from core.show.model import Show
from tests.app import painted_text, user
from tests.app.windows import Opener
from tests.core.shows import dating
from tests.odd_shows import crowd, many_traits

SIZES = ((1024, 700), (1440, 900), (1920, 1080), (3840, 2160))
GUESTS = (1, 2, 8, 9, 64, 200)


def shown(window: MainWindow) -> list[int]:
    """Return the numbers of the guests in view, in order."""
    widgets = sorted(window.page.guests.visible_widgets(), key=lambda widget: (widget.y(), widget.x()))
    return [widget.guest.number for widget in widgets]


def settled(window: MainWindow) -> None:
    QApplication.processEvents()


@pytest.mark.parametrize("guests", GUESTS)
def test_guests_fill_the_room_without_hiding_one_another(open_window: Opener, guests: int) -> None:
    show = crowd(guests)
    window = open_window(show)
    for size in SIZES:
        window.resize(*size)
        settled(window)
        widgets = window.page.guests.visible_widgets()
        view = window.page.guests.viewport().rect()
        assert shown(window) == list(show.guests[: len(widgets)])
        assert all(view.intersects(widget.geometry()) for widget in widgets)
        if window.page.guests.shows_cards:
            assert len(widgets) == guests and all(view.contains(widget.geometry()) for widget in widgets)
        apart = [a.geometry().intersected(b.geometry()).isEmpty() for a, b in product(widgets, widgets) if a is not b]
        assert all(apart)
        assert len(window.page.impression.stack.segments) == guests


def test_eight_guests_are_cards_at_the_usual_size_and_rows_in_a_small_window(window: MainWindow) -> None:
    assert window.page.guests.shows_cards and len(shown(window)) == 8
    window.resize(1024, 700)
    assert not window.page.guests.shows_cards and len(shown(window)) == 8
    window.resize(1440, 900)
    assert window.page.guests.shows_cards and shown(window) == list(window.document.show.guests)


@pytest.mark.parametrize("size", [(1024, 700), (1440, 900), (3840, 2160)])
def test_200_guests_cost_what_a_screenful_costs(open_window: Opener, size: tuple[int, int]) -> None:
    window = open_window(crowd(200), size=size)
    bar = window.page.guests.verticalScrollBar()
    seen: set[int] = set()
    while True:
        settled(window)
        seen |= set(shown(window))
        if bar.value() == bar.maximum():
            break
        bar.setValue(bar.value() + bar.pageStep() // 2)
    assert seen == set(range(1, 201))
    assert len(window.page.guests.findChildren(GuestRow)) < 30
    texts = painted_text.texts(window.page.guests)
    last = window.document.show.asked[-1]
    assert window.page.presentation.say(last.name) in texts and f"No. {last.number}" in texts


def test_the_wheel_scrolls_and_leaves_scores_alone(open_window: Opener) -> None:
    window = open_window(crowd(64))
    row = window.page.guests.visible_widgets()[0]
    user.wheel(window.page.guests.viewport(), -3)
    assert window.page.guests.verticalScrollBar().value() > 0
    assert row.isVisible() and window.document.undo_stack.count() == 0


def test_arrow_keys_walk_all_rows_and_the_list_follows(open_window: Opener) -> None:
    window = open_window(crowd(64), size=(1024, 700))
    window.page.guests.focus_place(0)
    for place in range(1, 64):
        user.key(window, Qt.Key.Key_Down)
        row = window.focusWidget()
        assert isinstance(row, GuestRow) and row.guest.number == window.document.show.guests[place]
        assert window.page.guests.viewport().rect().contains(row.geometry())
    user.key(window, Qt.Key.Key_Down)
    assert window.focusWidget().guest.number == 64
    for _ in range(70):
        user.key(window, Qt.Key.Key_Up)
    assert window.focusWidget().guest.number == 1
    assert window.page.guests.verticalScrollBar().value() == 0


def test_a_row_is_edited_and_steps_with_left_and_right_only(open_window: Opener) -> None:
    window = open_window(crowd(64))
    row = window.page.guests.visible_widgets()[3]
    row.score.setFocus()
    before = row.score.value
    user.key(window, Qt.Key.Key_Right)
    assert window.document.show.pin(0, row.guest.number).score == before + row.score.step
    user.key(window, Qt.Key.Key_Down)
    assert window.document.undo_stack.count() == 1
    assert window.focusWidget() is window.page.guests.visible_widgets()[4]


def test_a_row_is_moved_and_removed_with_the_keyboard(open_window: Opener) -> None:
    window = open_window(crowd(64))
    window.page.guests.focus_place(2)
    user.key(window, Qt.Key.Key_Down, Qt.Key.Key_Down, modifiers=Qt.KeyboardModifier.AltModifier)
    assert window.document.show.guests[:5] == (1, 2, 4, 5, 3)
    assert window.focusWidget().guest.number == 3
    user.key(window, Qt.Key.Key_Delete)
    assert 3 not in window.document.show.guests
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show.guests[:5] == (1, 2, 4, 5, 3)


def test_an_added_guest_is_brought_into_view(open_window: Opener) -> None:
    window = open_window(crowd(64))
    user.ctrl(window, Qt.Key.Key_G)
    assert shown(window)[-1] == 65 and window.focusWidget().guest.number == 65


def test_going_back_to_a_shorter_list_leaves_no_row_behind(open_window: Opener) -> None:
    window = open_window(crowd(64))
    bar = window.page.guests.verticalScrollBar()
    bar.setValue(bar.maximum())
    window.document.load(dating(), None)
    settled(window)
    assert shown(window) == [1, 2, 3, 4, 5, 6, 7, 8] and window.page.guests.shows_cards
    window.document.load(crowd(9), None)
    assert shown(window) == list(range(1, 10))


@pytest.mark.parametrize(("traits", "axes"), [(1, 1), (6, 12), (24, 4), (24, 12)])
@pytest.mark.parametrize("size", SIZES)
def test_traits_and_axes_stay_reachable(open_window: Opener, traits: int, axes: int, size: tuple[int, int]) -> None:
    window = open_window(_show(traits, axes), size=size)
    for row in (window.page.criteria.rows[0], window.page.criteria.rows[-1]):
        assert row.height() >= 20 and row.slider.width() >= 40
    area = window.page.criteria.rows[-1].parentWidget()
    assert area.rect().contains(window.page.criteria.rows[-1].geometry())
    for part in (window.page.criteria, window.page.impression, window.page.algebra, window.page.header):
        assert window.page.rect().contains(part.geometry())
    for card in window.page.guests.visible_widgets() if window.page.guests.shows_cards else ():
        fields = [card.name, card.role, *card.chips, card.score, card.story, *card.axes]
        assert all(card.rect().contains(field.geometry()) for field in fields)


def _show(traits: int, axes: int) -> Show:
    show = many_traits(traits)
    while len(show.traits) > traits:
        show = people.remove_trait(show, 0)
    while len(show.axes) > axes:
        show = people.remove_axis(show, 0)
    while len(show.axes) < axes:
        show = people.add_axis(show, "low", "high")
    return show
