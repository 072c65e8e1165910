"""Twins: what the pointer or the keyboard rests on lights up wherever else it stands."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from app.desktop.main_window import MainWindow
from app.presentation.strips import Strip
from app.presentation.target import NOTHING, Target
from core.edits import people
from tests.app import user


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def pictures(window: MainWindow) -> dict[str, QImage]:
    """Return what each place of the page looks like."""
    page = window.page
    return {
        "criteria": picture(page.criteria),
        "card": picture(page.guests.cards[2]),
        "another card": picture(page.guests.cards[0]),
        "stack": picture(page.impression.stack),
        "stories": picture(page.impression.stories),
        "axes": picture(page.impression.axes[0]),
        "algebra": picture(page.algebra),
    }


def highlighted(window: MainWindow, before: dict[str, QImage]) -> set[str]:
    """Return the places that look other than before."""
    return {name for name, image in pictures(window).items() if image != before[name]}


def cell(window: MainWindow, name: str, column: int, row: float = 0.5) -> QPointF:
    """Return the middle of a cell of the algebra."""
    placed = (one for one in window.page.algebra._placed if isinstance(one.item, Strip))
    _, rect, places, _ = next(one for one in placed if one.item.name == name)
    x = rect.left() + rect.width() * (places.index(column) + 0.5) / len(places)
    return QPointF(x, rect.top() + rect.height() * row)


def card_ground(window: MainWindow) -> QPointF:
    """Return a place of the third card where no field lies."""
    card = window.page.guests.cards[2]
    return QPointF(card.width() - 4, 60)


def test_a_card_lights_its_twins(window: MainWindow) -> None:
    before = pictures(window)
    user.point(window.page.guests.cards[2], card_ground(window))
    assert window.page.target == Target(guest=3)
    assert highlighted(window, before) >= {"card", "stack", "stories", "algebra"}
    assert not highlighted(window, before) & {"another card", "criteria", "axes"}
    user.leave(window)
    assert window.page.target == NOTHING and not highlighted(window, before)


def test_a_tag_lights_its_trait_and_its_guest(window: MainWindow) -> None:
    before = pictures(window)
    chip = window.page.guests.cards[2].chips[1]
    user.point(chip)
    assert window.page.target == Target(guest=3, trait=1)
    assert (
        chip.highlighted
        and window.page.criteria.rows[1].slider.highlighted
        and not window.page.criteria.rows[0].slider.highlighted
    )
    assert highlighted(window, before) >= {"card", "stack", "criteria", "algebra"}
    user.leave(window)
    assert not chip.highlighted and not highlighted(window, before)


def test_a_criterion_lights_that_tag_of_everyone(window: MainWindow) -> None:
    user.point(window.page.criteria.rows[4].slider)
    assert window.page.target == Target(trait=4)
    for card in window.page.guests.cards:
        assert [chip.highlighted for chip in card.chips] == [False] * 4 + [True, False]
    user.leave(window)
    assert not any(chip.highlighted for card in window.page.guests.cards for chip in card.chips)


def test_a_detail_and_an_axis_light_one_another(window: MainWindow) -> None:
    before = pictures(window)
    user.point(window.page.guests.cards[2].axes[0])
    assert window.page.target == Target(guest=3, axis=0)
    assert highlighted(window, before) >= {"axes", "algebra", "card"}
    user.point(window.page.impression.axes[0])
    assert window.page.target == Target(axis=0)
    assert all(card.axes[0].highlighted and not card.axes[1].highlighted for card in window.page.guests.cards)
    user.leave(window)
    assert not highlighted(window, before)


def test_a_share_lights_its_guest(window: MainWindow) -> None:
    before = pictures(window)
    stack = window.page.impression.stack
    user.point(stack, QPointF(stack.width() * 0.2, 10))
    assert window.page.target == Target(guest=3) and "card" in highlighted(window, before)
    user.point(stack, QPointF(stack.width() * 0.5, 10))
    assert window.page.target == Target(guest=7) and "card" not in highlighted(window, before)
    user.leave(window)
    assert not highlighted(window, before)


@pytest.mark.parametrize(
    ("name", "column", "row", "target"),
    [
        ("q", 2, 0.5, Target(trait=2)),
        ("scores", 2, 0.5, Target(guest=3)),
        ("weights", 7, 0.5, Target(guest=8)),
        ("output", 0, 0.5, Target(axis=0)),
        ("Kᵀ", 2, 0.22, Target(guest=3, trait=0)),
        ("V", 3, 0.78, Target(guest=8, axis=3)),
    ],
)
def test_a_cell_of_the_algebra_lights_its_twins(
    window: MainWindow, name: str, column: int, row: float, target: Target
) -> None:
    before = pictures(window)
    user.point(window.page.algebra, cell(window, name, column, row))
    assert window.page.target == target
    assert "algebra" in highlighted(window, before)
    user.leave(window)
    assert window.page.target == NOTHING and not highlighted(window, before)


def test_a_story_lights_its_guest(window: MainWindow) -> None:
    user.point(window.page.impression.stories, QPointF(20, 10))
    assert window.page.target == Target(guest=3)


def test_the_keyboard_lights_twins_too(window: MainWindow) -> None:
    chip = window.page.guests.cards[2].chips[1]
    chip.setFocus()
    assert window.page.target == Target(guest=3, trait=1)
    window.page.setFocus()
    assert window.page.target == NOTHING


def test_a_card_stays_lit_while_the_pointer_is_anywhere_on_it(window: MainWindow) -> None:
    card = window.page.guests.cards[2]
    user.point(card, card_ground(window))
    user.point(card.chips[1])
    user.point(card, card_ground(window))
    assert window.page.target == Target(guest=3)


def test_the_light_follows_the_numbers(window: MainWindow) -> None:
    """A guest who is lit stays lit while the shares change order."""
    user.point(window.page.guests.cards[2], card_ground(window))
    window.document.drag(people.set_score, 3, -9.0)
    window.document.end_gesture()
    assert window.page.target == Target(guest=3)
    assert window.page.impression.stack.segments[-1].number == 3
