"""Criteria, tags and details: the numbers of q, K and V; and traits and axes that come and go."""

from PySide6.QtCore import QPointF, Qt

from app.desktop.main_window import MainWindow
from core.edits import people
from core.show.model import MAX_AXES, MAX_TRAITS, Show
from tests.app import painted_text, user
from tests.app.windows import Opener
from tests.core.shows import dating


def undo_texts(window: MainWindow) -> list[str]:
    undo = window.document.undo_stack
    return [undo.text(index) for index in range(undo.count())]


def test_a_criterion_is_dragged(window: MainWindow) -> None:
    first = window.document.show
    row = window.page.criteria.rows[2]
    user.slide(row.slider, 1, 0, -1, -2)
    assert window.document.show.asker.criteria[2] == -2.0
    assert window.document.trace.q[0, 2] == window.document.show.asker.criteria[2]
    assert row.slider.text in painted_text.texts(row.slider) and row.slider.text.startswith("−")
    assert undo_texts(window) == ["How much I want: Humour"]
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show is first


def test_a_criterion_steps_with_the_keys(window: MainWindow) -> None:
    row = window.page.criteria.rows[5]
    row.slider.setFocus()
    user.hold(row.slider, Qt.Key.Key_Right, 2)
    assert window.document.show.asker.criteria[5] == -1
    assert row.slider.text == "−1"
    user.key(window, Qt.Key.Key_End)
    user.key(window, Qt.Key.Key_Right)
    assert window.document.show.asker.criteria[5] == 3
    assert len(undo_texts(window)) == 2


def test_a_tag_is_dragged_sideways_from_where_it_was(window: MainWindow) -> None:
    chip = window.page.guests.cards[1].chips[1]
    assert chip.value == 2
    middle = QPointF(chip.rect().center())
    user.drag(chip, [middle, middle + QPointF(2, 0)])
    assert not undo_texts(window), "a click that trembles changes nothing: it opens the editor"
    user.key(window, Qt.Key.Key_Escape)
    user.drag(chip, [middle, middle - QPointF(10, 0), middle - QPointF(30, 0)])
    assert window.document.show.person(2).tags[1] == 1
    assert undo_texts(window) == ["Tags: Mia"]
    user.drag(chip, [middle, middle + QPointF(400, 3)])
    assert window.document.show.person(2).tags[1] == 3
    assert window.document.trace.k[1, 1] == 3


def test_a_tag_is_typed(window: MainWindow) -> None:
    chip = window.page.guests.cards[1].chips[0]
    chip.setFocus()
    user.type_text(window, "1")
    user.write(window, "1.25")
    assert window.document.show.person(2).tags[0] == 1.25 and "1.25" in painted_text.texts(chip)
    user.double_click(chip)
    user.write(window, "0")
    assert window.document.show.person(2).tags[0] == 0


def test_a_detail_is_dragged_and_says_its_other_word(window: MainWindow) -> None:
    axis = window.page.guests.cards[2].axes[0]
    assert {"Early bird", "+1.5"} <= set(painted_text.texts(axis))
    user.slide(axis, 1.5, 0.5, -1.5)
    assert window.document.show.person(3).details[0] == -1.5
    assert "Night owl" in painted_text.texts(axis)
    assert undo_texts(window) == ["Real details: Lin Chuan"]
    axis.setFocus()
    user.key(window, Qt.Key.Key_Return)
    user.write(window, "0")
    assert "Night owl · Early bird"[:9] in painted_text.texts(axis)[-1] and "0" in painted_text.texts(axis)
    assert window.document.trace.v[2, 0] == 0


def test_a_trait_is_added_named_and_removed(window: MainWindow) -> None:
    first = window.document.show
    user.click(window.page.criteria.add_trait)
    assert window.document.trace.q.shape == (1, 7)
    assert len(window.page.criteria.rows) == 7 and len(window.page.guests.cards[0].chips) == 7
    assert window.page.criteria.root.text() == "√7"
    user.click(window.page.criteria.rows[6].name)
    assert user.editor(window).text() == "New trait"
    user.write(window, "Patience")
    assert window.page.guests.cards[0].chips[6].trait_name == "Patience"
    row = window.page.criteria.rows[6]
    user.point(row)
    assert row.gone.isVisible() and row.gone.accessibleName() == "Remove the trait Patience"
    user.click(row.gone)
    assert len(window.page.criteria.rows) == 6
    assert window.document.show == first
    assert undo_texts(window) == ["Add a trait", "Name of the trait New trait", "Remove the trait Patience"]
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.page.criteria.rows[6].name.text == "Patience"


def test_delete_removes_the_trait_that_has_the_keyboard(window: MainWindow) -> None:
    window.page.criteria.rows[0].slider.setFocus()
    user.key(window, Qt.Key.Key_Delete)
    assert window.document.show.traits[0]["en"] == "Gentle"
    window.page.criteria.rows[0].name.setFocus()
    user.key(window, Qt.Key.Key_Delete)
    assert len(window.document.show.traits) == 4 and len(undo_texts(window)) == 2


def test_an_axis_is_added_and_removed(window: MainWindow) -> None:
    user.click(window.page.impression.add_axis)
    assert window.document.trace.v.shape == (8, 5)
    assert window.page.impression.axes[4].low.text == "Low" and len(window.page.guests.cards[0].axes) == 5
    line = window.page.impression.axes[0]
    user.point(line)
    user.click(line.gone)
    assert window.document.trace.v.shape == (8, 4)
    window.page.impression.axes[3].high.setFocus()
    user.key(window, Qt.Key.Key_Delete)
    assert window.document.trace.v.shape == (8, 3)
    assert undo_texts(window) == ["Add an axis", "Remove an axis", "Remove an axis"]
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.page.impression.axes[3].low.text == "Low"


def test_the_menu_adds_them_too(window: MainWindow) -> None:
    user.ctrl(window, Qt.Key.Key_T)
    window.actions_by_name["add_axis"].trigger()
    assert (len(window.document.show.traits), len(window.document.show.axes)) == (7, 5)


def smallest() -> Show:
    show = dating()
    for _ in range(5):
        show = people.remove_trait(show, 0)
    for _ in range(3):
        show = people.remove_axis(show, 0)
    return show


def largest() -> Show:
    show = dating()
    for _ in range(MAX_TRAITS - 6):
        show = people.add_trait(show, "t")
    for _ in range(MAX_AXES - 4):
        show = people.add_axis(show, "a", "b")
    return show


def test_the_last_trait_and_the_last_axis_stay_and_say_why(open_window: Opener) -> None:
    window = open_window(smallest())
    window.page.criteria.rows[0].slider.setFocus()
    user.key(window, Qt.Key.Key_Delete)
    assert painted_text.told(window) == "The last trait stays: a score needs something to compare."
    window.page.impression.axes[0].low.setFocus()
    user.key(window, Qt.Key.Key_Delete)
    assert painted_text.told(window) == "The last axis stays: the output needs something to blend."
    assert not undo_texts(window) and window.page.criteria.root.text() == "√1"


def test_there_is_an_end_to_traits_and_axes_and_it_is_told(open_window: Opener) -> None:
    window = open_window(largest())
    user.ctrl(window, Qt.Key.Key_T)
    assert painted_text.told(window) == "A show holds at most 36 traits."
    user.click(window.page.impression.add_axis)
    assert painted_text.told(window) == "A show holds at most 12 axes."
    assert not undo_texts(window)
