"""A grid by itself: where its cursor goes, and what mouse, keyboard and screen reader make it report."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.presentation.matrix import Matrix
from app.widgets.fields import accessible
from app.widgets.grid.grid import Grid
from app.widgets.grid.keys import moved
from tests.app import painted_text, user
from tests.app.widgets.grid.grids import middle, numbered, reports, shown

# The pointer


def test_it_tells_what_is_pointed_at(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(9, 9))
    said = reports(grid.pointed)
    user.point(grid, middle(grid, 2, 3))
    user.point(grid, middle(grid, 2, 3) + QPointF(2, 2))
    user.point(grid, middle(grid, 4, 3))
    user.leave(grid)
    assert said == [(2, 3), (4, 3), None]


def test_a_click_picks_and_a_right_click_does_not(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(9, 9))
    picked, acted = reports(grid.cell_picked), reports(grid.acted)
    user.click(grid, middle(grid, 2, 3))
    user.click(grid, middle(grid, 5, 5), Qt.MouseButton.RightButton)
    assert picked == [(2, 3)] and grid.picked == (2, 3) and not acted


def test_a_click_acts_where_that_is_asked_for_and_so_do_two_quick_ones(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(9, 9))
    grid.acting = True
    acted = reports(grid.acted)
    user.click(grid, middle(grid, 2, 3))
    user.double_click(grid, middle(grid, 2, 3))
    assert len(acted) >= 2 and set(acted) == {(2, 3)}


@pytest.mark.parametrize("names", [("a", "b", "c"), ("a long name",) * 3, ("Z" * 40,) * 3])
@pytest.mark.parametrize("size", [(640, 520), (220, 220)])
def test_names_answer_clicks_turned_or_not(qtbot: QtBot, names: tuple[str, ...], size: tuple[int, int]) -> None:
    grid = shown(qtbot, Matrix(np.eye(3), names, names), size)
    grid.pick(0, 1)
    picked, columns = reports(grid.cell_picked), reports(grid.column_acted)
    user.click(grid, QPointF(grid.cell_rect(2, 0).left() - 12, middle(grid, 2, 0).y()))
    assert picked == [(2, 1)] and not columns
    user.click(grid, QPointF(middle(grid, 0, 1).x() + 2, grid.cell_rect(0, 1).top() - 6))
    assert columns == [1] and picked == [(2, 1)]


# The keyboard


def test_keys_move_the_cursor(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(30, 7))
    picked = reports(grid.cell_picked)
    keys = Qt.Key
    user.key(grid, keys.Key_Up, keys.Key_Left)
    assert not picked, "there is nowhere to go"
    user.key(grid, keys.Key_Down, keys.Key_Right, keys.Key_End, keys.Key_PageDown, keys.Key_PageUp, keys.Key_Home)
    assert picked == [(1, 0), (1, 1), (1, 6), (11, 6), (1, 6), (1, 0)]
    user.ctrl(grid, keys.Key_End)
    user.ctrl(grid, keys.Key_Home)
    assert picked[-2:] == [(29, 6), (0, 0)]


@given(st.sampled_from(list(Qt.Key)), st.booleans(), st.integers(0, 3), st.integers(0, 4))
def test_no_key_leads_out(key: Qt.Key, ctrl: bool, row: int, column: int) -> None:
    to = moved((row, column), key, ctrl, (4, 5))
    assert to is None or (0 <= to[0] < 4 and 0 <= to[1] < 5)


def test_space_acts_and_other_keys_are_left_to_others(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(9, 9))
    acted = reports(grid.acted)
    grid.pick(3, 4)
    user.key(grid, Qt.Key.Key_Space)
    assert acted == [(3, 4)]
    for key, text, modifier in (
        (Qt.Key.Key_A, "a", Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_7, "7", Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Return, "\r", Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Up, "", Qt.KeyboardModifier.AltModifier),
        (Qt.Key.Key_Up, "", Qt.KeyboardModifier.ControlModifier),
    ):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, key, modifier, text)
        QApplication.sendEvent(grid, event)
        assert not event.isAccepted()
    assert grid.picked == (3, 4) and user.editor(grid) is None


def test_picking_is_silent_kept_within_and_survives_a_smaller_matrix(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(9, 9))
    picked = reports(grid.cell_picked)
    grid.pick(99, -4)
    assert grid.picked == (8, 0)
    grid.set_data(numbered(4, 4), "Attention")
    assert grid.picked == (3, 0) and not picked
    grid.set_data(numbered(0, 0), "Attention")
    user.key(grid, Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert grid.text == "" and not picked


# Editing


@pytest.fixture
def table(qtbot: QtBot) -> Grid:
    grid = shown(qtbot, numbered(300, 16), (760, 480), square=False, editable=True)
    grid.pick(2, 3)
    return grid


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_F2, Qt.Key.Key_Enter])
def test_a_number_is_typed_over_its_cell(table: Grid, key: Qt.Key) -> None:
    edited, ends = reports(table.edited), reports(table.gesture_ended)
    user.key(table, key)
    line = user.editor(table)
    assert line.text() == "2.03" and line.geometry().intersects(table.cell_rect(2, 3).toRect())
    user.write(table, "−1，5")
    assert edited == [(2, 3, -1.5)] and len(ends) == 1 and table.matrix.numbers[2, 3] == 2.03


def test_a_digit_begins_a_number_and_what_is_none_is_refused(table: Grid) -> None:
    edited = reports(table.edited)
    user.type_text(table, "7")
    assert user.editor(table).text() == "7"
    user.write(table, "seven")
    assert user.editor(table) is not None and not edited
    user.key(table, Qt.Key.Key_Escape)
    user.double_click(table, middle(table, 4, 5))
    user.write(table, "5")
    assert edited == [(4, 5, 5.0)]


def test_a_number_that_is_only_looked_at_stays_as_it_is(qtbot: QtBot) -> None:
    grid = shown(qtbot, Matrix(np.array([[1 / 3]]), ("r",), ("c",)), square=False, editable=True)
    edited = reports(grid.edited)
    user.key(grid, Qt.Key.Key_F2, Qt.Key.Key_Return)
    assert user.editor(grid) is None and not edited


def test_a_click_elsewhere_takes_what_was_typed_for_its_own_cell(table: Grid) -> None:
    edited = reports(table.edited)
    user.type_text(table, "7")
    user.click(table, middle(table, 6, 6))
    assert edited == [(2, 3, 7.0)] and table.picked == (6, 6) and user.editor(table) is None


def test_ctrl_and_an_arrow_step_and_letting_go_ends_it(table: Grid) -> None:
    edited, ends = reports(table.edited), reports(table.gesture_ended)
    user.ctrl(table, Qt.Key.Key_Up)
    user.ctrl(table, Qt.Key.Key_Down)
    assert edited == [(2, 3, 2.13), (2, 3, 1.93)] and len(ends) == 2
    user.key(table, Qt.Key.Key_Left)
    assert len(ends) == 2, "moving ends nothing"


def test_the_wheel_scrolls_and_the_cursor_stays_in_view(table: Grid) -> None:
    user.wheel(table, -2)
    assert table.cell_rect(0, 0).isEmpty() and not table.cell_rect(6, 0).isEmpty()
    user.key(table, Qt.Key.Key_PageUp)
    assert table.picked == (0, 3) and not table.cell_rect(0, 3).isEmpty()
    user.ctrl(table, Qt.Key.Key_End)
    assert table.picked == (299, 15) and not table.cell_rect(299, 15).isEmpty()
    assert "r299" in painted_text.texts(table)
    user.wheel(table, 0.2)
    user.wheel(table, 0.2)
    assert table.cell_rect(299, 0).isEmpty(), "little turns of a touchpad add up"
    user.wheel(table, 1000)
    assert not table.cell_rect(0, 0).isEmpty()


def test_typing_brings_the_cell_into_view(table: Grid) -> None:
    user.wheel(table, -30)
    user.key(table, Qt.Key.Key_F2)
    assert user.editor(table).geometry().intersects(table.cell_rect(2, 3).toRect())
    user.key(table, Qt.Key.Key_Escape)


@pytest.mark.parametrize("rows", [6, 300])
def test_what_cannot_scroll_leaves_the_wheel_to_the_page(qtbot: QtBot, rows: int) -> None:
    grid = shown(qtbot, numbered(rows, 6), editable=rows == 6)
    where = QPointF(grid.rect().center())
    event = QWheelEvent(
        where,
        where,
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    grid.wheelEvent(event)
    assert not event.isAccepted()


# A screen reader


def test_a_screen_reader_hears_the_picked_cell(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    accessible.install()
    grid = shown(qtbot, numbered(9, 9))
    interface = QAccessible.queryAccessibleInterface(grid)
    assert interface.role() == QAccessible.Role.Cell and interface.state().readOnly
    assert interface.text(QAccessible.Text.Name) == "Attention"
    told: list[object] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append(event.value()))
    user.key(grid, Qt.Key.Key_Down, Qt.Key.Key_Right)
    assert told == ["1.00", "1.01"] and interface.text(QAccessible.Text.Value) == "1.01"
    grid.set_data(grid.matrix._replace(accessible_text=lambda r, c: "blocked"), "Attention")
    assert told[-1] == "blocked"


def test_a_screen_reader_sets_a_number(table: Grid) -> None:
    accessible.install()
    interface = QAccessible.queryAccessibleInterface(table)
    assert interface.role() == QAccessible.Role.EditableText
    edited = reports(table.edited)
    interface.setText(QAccessible.Text.Value, "4")
    assert edited == [(2, 3, 4.0)]


def test_the_ring_shows_where_the_keyboard_is(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(9, 9))
    focused = grid.grab().toImage()
    grid.clearFocus()
    assert grid.grab().toImage() != focused
