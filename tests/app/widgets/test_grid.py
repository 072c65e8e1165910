"""A grid by itself: what it paints of a matrix, where its cursor goes, what a gesture reports."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QKeyEvent, QRegion, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app import theme
from app.widgets import accessible
from app.widgets.grid import Grid, Matrix
from app.widgets.grid_colours import heat_image, shades, tints
from app.widgets.grid_keys import moved
from app.widgets.grid_matrix import changed_rows
from app.widgets.grid_names import spread
from app.widgets.grid_places import Manner, lay_out
from tests.app import hands, ink

HOSTILE = ("<b>bold</b>", "x" * 200, "", "شخص ما", "👩‍👩‍👧", "a\nb\tc", "A&B", "\u202eflipped", "你好" * 60)
LOOK = theme.Look(theme.LIGHT, 1.0)
SHAPES = [(1, 1), (1, 8), (5, 8), (9, 9), (24, 24), (64, 64), (300, 300), (512, 512), (0, 0), (300, 16)]


def numbered(rows: int, columns: int, **more: object) -> Matrix:
    """Return a matrix whose cells all differ: row + column / 100."""
    numbers = np.arange(rows)[:, None] + np.arange(columns) / 100
    numbers.setflags(write=False)
    names = {"rows": tuple(f"r{row}" for row in range(rows)), "columns": tuple(f"c{c}" for c in range(columns))}
    given = {"reach": float(max(rows, 1)), "aloud": lambda r, c: f"{numbers[r, c]:.2f}"} | names | more
    return Matrix(numbers, **given)


def percents(matrix: Matrix) -> Matrix:
    """Write a matrix's cells in two lengths."""
    return matrix._replace(texts=lambda r, c: (f"{matrix.numbers[r, c]:.4f} %", f"{matrix.numbers[r, c]:.2f}", f"{r}"))


def shown(qtbot: QtBot, matrix: Matrix, size: tuple[int, int] = (640, 520), **how: bool) -> Grid:
    """Put a grid on the screen, with the keyboard on it."""
    grid = Grid(**how)
    qtbot.addWidget(grid)
    grid.resize(*size)
    grid.present(matrix, "Attention")
    grid.show()
    grid.activateWindow()
    grid.setFocus()
    qtbot.waitUntil(grid.hasFocus)
    hands.leave(grid)
    return grid


def reports(signal: object) -> list:
    """Collect what a signal says."""
    said: list = []
    signal.connect(lambda *what: said.append(what[0] if len(what) == 1 else what))
    return said


def painted(grid: Grid, monkeypatch: pytest.MonkeyPatch) -> list[QRegion]:
    """Collect which regions are painted from now on."""
    QApplication.processEvents()
    regions: list[QRegion] = []
    real = Grid.paint

    def paint(self: Grid, painter: object, look: theme.Look) -> None:
        regions.append(QRegion(self._region))
        real(self, painter, look)

    monkeypatch.setattr(Grid, "paint", paint)
    return regions


def area(regions: list[QRegion]) -> int:
    return sum(rect.width() * rect.height() for region in regions for rect in region)


def middle(grid: Grid, row: int, column: int) -> QPointF:
    return grid.cell_rect(row, column).center()


# What stands on it


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("size", [(60, 60), (140, 400), (640, 520)])
@pytest.mark.parametrize("how", [{}, {"labels": False}, {"square": False, "editable": True}, {"signed": True}])
def test_any_shape_in_any_size_stands_within_the_widget(
    qtbot: QtBot, shape: tuple[int, int], size: tuple[int, int], how: dict[str, bool]
) -> None:
    grid = Grid(**how)
    qtbot.addWidget(grid)
    grid.resize(*size)
    grid.present(percents(numbered(*shape, row_title="who looks", column_title="who is looked at")), "Attention")
    for each in ink.read(grid):
        assert each.overflow() < 1.5, each.text
    if all(shape):
        assert QRectF(grid.rect()).contains(grid.cell_rect(0, 0) | grid.cell_rect(0, shape[1] - 1))
        assert grid.cell_at(middle(grid, 0, shape[1] - 1)) is not None


def test_digits_are_as_long_as_fits_everywhere_and_gone_where_none_fits(qtbot: QtBot) -> None:
    matrix = percents(numbered(3, 3))
    digits = {}
    for side in (500, 120, 70):
        grid = Grid(labels=False)
        qtbot.addWidget(grid)
        grid.resize(side, side)
        grid.present(matrix, "")
        digits[side] = ink.texts(grid)
    assert digits[500][:2] == ["0.0000 %", "0.0100 %"] and len(digits[500]) == 9
    assert digits[120][:2] == ["0.00", "0.01"]
    grid.resize(30, 30)
    assert not ink.texts(grid)


def test_one_long_number_shortens_all_so_that_a_row_adds_up(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(2, 2)._replace(texts=lambda r, c: ("1" * (99 if r == c == 1 else 1), "0")))
    assert {text for text in ink.texts(grid) if text in ("0", "1")} == {"0"}


def test_a_masked_cell_is_hatched_and_has_no_digits(qtbot: QtBot) -> None:
    hidden = np.array([[False, True], [False, False]])
    grid = shown(qtbot, numbered(2, 2)._replace(hidden=hidden, texts=lambda r, c: (f"{r}{c}",)))
    assert {"00", "10", "11"} <= set(ink.texts(grid)) and "01" not in ink.texts(grid)
    image, rect = grid.grab().toImage(), grid.cell_rect(0, 1).toRect()
    along = {image.pixel(x, rect.center().y()) for x in range(rect.left() + 8, rect.right() - 8)}
    assert len(along) > 1


def test_a_mark_is_a_dot_in_the_corner(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(3, 3))
    before = grid.grab().toImage()
    grid.present(grid.matrix._replace(marked=np.eye(3, dtype=bool)), "Attention")
    after = grid.grab().toImage()
    for row, column, differs in ((1, 1, True), (1, 0, False)):
        rect = grid.cell_rect(row, column).toRect()
        assert (before.copy(rect) != after.copy(rect)) == differs


def test_names_are_plain_text_and_cut_where_they_are_long(qtbot: QtBot) -> None:
    grid = shown(qtbot, Matrix(np.eye(9), HOSTILE, HOSTILE), (700, 560))
    texts = ink.texts(grid)
    assert texts.count("<b>bold</b>") >= 1 and "A&B" in texts
    long = [text for text in texts if text.startswith("xxx")]
    assert len(long) == 2 and all(text.endswith("…") for text in long)


def test_a_name_from_right_to_left_stands_beside_its_row(qtbot: QtBot) -> None:
    """Qt would move it to the far end of its rectangle."""
    images = []
    for name in ("אבג", ""):
        grid = shown(qtbot, Matrix(np.eye(2), ("wwwwwwwwwwwwwww", name), ("c", "d")))
        images.append(grid.grab().toImage())
    beside = grid.cell_rect(1, 0)
    near = QRectF(beside.left() - 40, beside.top() + 4, 34, beside.height() - 8).toRect()
    assert images[0].copy(near) != images[1].copy(near)


@pytest.mark.parametrize("count", [64, 300, 512])
def test_many_names_thin_out_and_the_picked_and_pointed_are_there(qtbot: QtBot, count: int) -> None:
    grid = shown(qtbot, numbered(count, count), (700, 640))
    grid.pick(37, 41)
    hands.point(grid, middle(grid, 11, 13))
    texts = ink.texts(grid)
    assert {"r37", "c41", "r11", "c13"} <= set(texts)
    assert 10 < len(texts) < 90


@given(
    st.integers(1, 600), st.floats(0.3, 90), st.floats(5, 25), st.lists(st.integers(0, 599), max_size=2), st.integers()
)
def test_names_are_never_over_one_another(count: int, pitch: float, need: float, always: list[int], first: int) -> None:
    span = range(first % 50, first % 50 + count)
    placed = spread(span, pitch, need, always)
    middles = sorted(placed.values())
    assert all(b - a >= need - 1e-6 for a, b in pairwise(middles))
    assert {index for index in always if index in span} <= set(placed) <= set(span)


@given(st.integers(1, 520), st.integers(1, 520), st.integers(60, 1900), st.integers(60, 1100), st.booleans())
def test_every_cell_is_found_where_it_stands(rows: int, columns: int, width: int, height: int, square: bool) -> None:
    matrix = numbered(rows, columns, row_title="rows", column_title="columns")
    places = lay_out(matrix, LOOK, QSizeF(width, height), Manner(square=square, scrolls=not square), rows // 2)
    assert QRectF(0, 0, width, height).contains(places.cells)
    assert 0 <= places.first <= places.last < rows
    for row, column in ((places.first, 0), (places.last, columns - 1)):
        assert places.at(places.cell(row, column).center()) == (row, column)
    assert places.at(places.cells.topLeft() - QPointF(1, 1)) is None
    if square:
        assert places.last - places.first + 1 == rows and places.width <= 2 * places.height + 1


# Its colours


def test_a_lone_weight_is_seen_where_there_are_more_cells_than_pixels() -> None:
    numbers = np.zeros((512, 512))
    numbers[300, 200] = 1.0
    colours = tints(LOOK, "weight", signed=False)
    depths = shades(Matrix(numbers, (), ()), signed=False)
    image = heat_image(depths, None, colours, 100, 100)
    pixels = [image.pixel(x, y) for x in range(100) for y in range(100)]
    assert pixels.count(colours.fill(255).rgb()) == 1 and pixels.count(colours.fill(0).rgb()) == 9999


def test_signs_have_colours_of_their_own_where_they_are_asked_for() -> None:
    matrix = Matrix(np.array([[-1.0, 1.0, np.nan, -np.inf]]), ("r",), tuple("abcd"))
    assert shades(matrix, signed=True).tolist() == [[-255, 255, 0, -255]]
    assert shades(matrix, signed=False).tolist() == [[255, 255, 0, 255]]
    colours = tints(LOOK, "weight", signed=True)
    image = heat_image(shades(matrix, signed=True), None, colours, 4, 1)
    assert [image.pixel(x, 0) for x in range(2)] == [colours.fill(-255).rgb(), colours.fill(255).rgb()]
    assert colours.fill(-255) == theme.mix(theme.LIGHT.card, theme.LIGHT.query, 0.8)


def test_no_reach_is_no_colour() -> None:
    assert not shades(Matrix(np.ones((2, 2)), (), (), reach=0.0), signed=False).any()


@pytest.mark.parametrize("mood", [theme.LIGHT, theme.DARK])
@pytest.mark.parametrize("role", ["query", "key", "value", "weight"])
def test_digits_can_be_read_on_every_colour(mood: theme.Theme, role: str) -> None:
    colours = tints(theme.Look(mood, 1.0), role, signed=True)
    assert all(theme.contrast(colours.fill(s), colours.ink(s)) >= 4.5 for s in range(-255, 256))


def test_it_follows_the_theme(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(64, 64))
    spot = middle(grid, 0, 0).toPoint() + QPoint(30, 40)
    for mood in (theme.DARK, theme.LIGHT):
        grid.setPalette(theme.palette(mood))
        assert (QColor(grid.grab().toImage().pixel(spot)).lightness() < 128) == mood.dark


def test_it_grows_with_the_zoom(qtbot: QtBot) -> None:
    grid = shown(qtbot, percents(numbered(3, 3)))
    sizes = []
    for pixels in (13, 20):
        font = QFont(grid.font())
        font.setPixelSize(pixels)
        grid.setFont(font)
        sizes.append(next(each.font.pixelSize() for each in ink.read(grid) if each.text == "r1"))
    assert sizes[1] > sizes[0]


# What is painted again


def test_what_it_shows_already_is_not_painted_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    grid = shown(qtbot, percents(numbered(12, 12)))
    regions = painted(grid, monkeypatch)
    grid.present(grid.matrix, "Attention")
    grid.present(percents(numbered(12, 12)), "Attention")
    grid.pick(*grid.picked)
    QApplication.processEvents()
    assert not regions


def test_only_the_row_that_changed_is_painted_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    grid = shown(qtbot, numbered(12, 12))
    numbers = grid.matrix.numbers.copy()
    numbers[5, 3] = 9
    regions = painted(grid, monkeypatch)
    grid.present(grid.matrix._replace(numbers=numbers), "Attention")
    QApplication.processEvents()
    row = grid.cell_rect(5, 0) | grid.cell_rect(5, 11)
    assert regions and regions[0].boundingRect() == row.toAlignedRect()


def test_other_digits_are_painted(qtbot: QtBot) -> None:
    grid = shown(qtbot, percents(numbered(2, 2)))
    grid.present(grid.matrix._replace(texts=lambda r, c: ("7",)), "Attention")
    assert ink.texts(grid).count("7") == 4
    grid.present(numbered(2, 2), "Attention")
    assert "7" not in ink.texts(grid)


def test_masks_and_marks_come_and_go() -> None:
    plain, mask = numbered(3, 3), np.eye(3, dtype=bool)
    assert not changed_rows(plain, plain).any()
    assert not changed_rows(plain, plain._replace(hidden=np.zeros((3, 3), dtype=bool))).any()
    assert changed_rows(plain, plain._replace(hidden=mask)).all()
    assert changed_rows(plain._replace(marked=mask), plain).all()
    unknown = plain._replace(numbers=np.full((3, 3), np.nan))
    assert not changed_rows(unknown, unknown._replace(numbers=np.full((3, 3), np.nan))).any()


@pytest.mark.parametrize("count", [12, 512])
def test_a_hover_paints_only_rows_and_names(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    grid = shown(qtbot, numbered(count, count))
    hands.point(grid, middle(grid, 2, 2))
    regions = painted(grid, monkeypatch)
    hands.point(grid, middle(grid, count - 2, 3))
    assert 0 < area(regions) < 0.45 * grid.width() * grid.height()


# The pointer


def test_it_tells_what_is_pointed_at(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(9, 9))
    said = reports(grid.pointed)
    hands.point(grid, middle(grid, 2, 3))
    hands.point(grid, middle(grid, 2, 3) + QPointF(2, 2))
    hands.point(grid, middle(grid, 4, 3))
    hands.leave(grid)
    assert said == [(2, 3), (4, 3), None]


def test_a_click_picks_and_a_right_click_does_not(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(9, 9))
    picked, acted = reports(grid.cell_picked), reports(grid.acted)
    hands.click(grid, middle(grid, 2, 3))
    hands.click(grid, middle(grid, 5, 5), Qt.MouseButton.RightButton)
    assert picked == [(2, 3)] and grid.picked == (2, 3) and not acted


def test_a_click_acts_where_that_is_asked_for_and_so_do_two_quick_ones(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(9, 9))
    grid.acting = True
    acted = reports(grid.acted)
    hands.click(grid, middle(grid, 2, 3))
    hands.double_click(grid, middle(grid, 2, 3))
    assert len(acted) >= 2 and set(acted) == {(2, 3)}


@pytest.mark.parametrize("names", [("a", "b", "c"), ("a long name",) * 3, ("Z" * 40,) * 3])
@pytest.mark.parametrize("size", [(640, 520), (220, 220)])
def test_names_answer_clicks_turned_or_not(qtbot: QtBot, names: tuple[str, ...], size: tuple[int, int]) -> None:
    grid = shown(qtbot, Matrix(np.eye(3), names, names), size)
    grid.pick(0, 1)
    picked, columns = reports(grid.cell_picked), reports(grid.column_acted)
    hands.click(grid, QPointF(grid.cell_rect(2, 0).left() - 12, middle(grid, 2, 0).y()))
    assert picked == [(2, 1)] and not columns
    hands.click(grid, QPointF(middle(grid, 0, 1).x() + 2, grid.cell_rect(0, 1).top() - 6))
    assert columns == [1] and picked == [(2, 1)]


# The keyboard


def test_keys_move_the_cursor(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(30, 7))
    picked = reports(grid.cell_picked)
    keys = Qt.Key
    hands.key(grid, keys.Key_Up, keys.Key_Left)
    assert not picked, "there is nowhere to go"
    hands.key(grid, keys.Key_Down, keys.Key_Right, keys.Key_End, keys.Key_PageDown, keys.Key_PageUp, keys.Key_Home)
    assert picked == [(1, 0), (1, 1), (1, 6), (11, 6), (1, 6), (1, 0)]
    hands.ctrl(grid, keys.Key_End)
    hands.ctrl(grid, keys.Key_Home)
    assert picked[-2:] == [(29, 6), (0, 0)]


@given(st.sampled_from(list(Qt.Key)), st.booleans(), st.integers(0, 3), st.integers(0, 4))
def test_no_key_leads_out(key: Qt.Key, ctrl: bool, row: int, column: int) -> None:
    to = moved((row, column), key, ctrl, (4, 5))
    assert to is None or (0 <= to[0] < 4 and 0 <= to[1] < 5)


def test_space_acts_and_other_keys_are_left_to_others(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(9, 9))
    acted = reports(grid.acted)
    grid.pick(3, 4)
    hands.key(grid, Qt.Key.Key_Space)
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
    assert grid.picked == (3, 4) and hands.editor(grid) is None


def test_picking_is_silent_kept_within_and_survives_a_smaller_matrix(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(9, 9))
    picked = reports(grid.cell_picked)
    grid.pick(99, -4)
    assert grid.picked == (8, 0)
    grid.present(numbered(4, 4), "Attention")
    assert grid.picked == (3, 0) and not picked
    grid.present(numbered(0, 0), "Attention")
    hands.key(grid, Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert grid.text == "" and not picked


# Editing


@pytest.fixture
def table(qtbot: QtBot) -> Grid:
    grid = shown(qtbot, numbered(300, 16), (760, 480), square=False, editable=True)
    grid.pick(2, 3)
    return grid


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_F2, Qt.Key.Key_Enter])
def test_a_number_is_typed_over_its_cell(table: Grid, key: Qt.Key) -> None:
    edited, ends = reports(table.edited), reports(table.settled)
    hands.key(table, key)
    line = hands.editor(table)
    assert line.text() == "2.03" and line.geometry().intersects(table.cell_rect(2, 3).toRect())
    hands.write(table, "−1，5")
    assert edited == [(2, 3, -1.5)] and len(ends) == 1 and table.matrix.numbers[2, 3] == 2.03


def test_a_digit_begins_a_number_and_what_is_none_is_refused(table: Grid) -> None:
    edited = reports(table.edited)
    hands.type_text(table, "7")
    assert hands.editor(table).text() == "7"
    hands.write(table, "seven")
    assert hands.editor(table) is not None and not edited
    hands.key(table, Qt.Key.Key_Escape)
    hands.double_click(table, middle(table, 4, 5))
    hands.write(table, "5")
    assert edited == [(4, 5, 5.0)]


def test_a_number_that_is_only_looked_at_stays_as_it_is(qtbot: QtBot) -> None:
    grid = shown(qtbot, Matrix(np.array([[1 / 3]]), ("r",), ("c",)), square=False, editable=True)
    edited = reports(grid.edited)
    hands.key(grid, Qt.Key.Key_F2, Qt.Key.Key_Return)
    assert hands.editor(grid) is None and not edited


def test_a_click_elsewhere_takes_what_was_typed_for_its_own_cell(table: Grid) -> None:
    edited = reports(table.edited)
    hands.type_text(table, "7")
    hands.click(table, middle(table, 6, 6))
    assert edited == [(2, 3, 7.0)] and table.picked == (6, 6) and hands.editor(table) is None


def test_ctrl_and_an_arrow_step_and_letting_go_ends_it(table: Grid) -> None:
    edited, ends = reports(table.edited), reports(table.settled)
    hands.ctrl(table, Qt.Key.Key_Up)
    hands.ctrl(table, Qt.Key.Key_Down)
    assert edited == [(2, 3, 2.13), (2, 3, 1.93)] and len(ends) == 2
    hands.key(table, Qt.Key.Key_Left)
    assert len(ends) == 2, "moving ends nothing"


def test_the_wheel_scrolls_and_the_cursor_stays_in_view(table: Grid) -> None:
    hands.wheel(table, -2)
    assert table.cell_rect(0, 0).isEmpty() and not table.cell_rect(6, 0).isEmpty()
    hands.key(table, Qt.Key.Key_PageUp)
    assert table.picked == (0, 3) and not table.cell_rect(0, 3).isEmpty()
    hands.ctrl(table, Qt.Key.Key_End)
    assert table.picked == (299, 15) and not table.cell_rect(299, 15).isEmpty()
    assert "r299" in ink.texts(table)
    hands.wheel(table, 0.2)
    hands.wheel(table, 0.2)
    assert table.cell_rect(299, 0).isEmpty(), "little turns of a touchpad add up"
    hands.wheel(table, 1000)
    assert not table.cell_rect(0, 0).isEmpty()


def test_typing_brings_the_cell_into_view(table: Grid) -> None:
    hands.wheel(table, -30)
    hands.key(table, Qt.Key.Key_F2)
    assert hands.editor(table).geometry().intersects(table.cell_rect(2, 3).toRect())
    hands.key(table, Qt.Key.Key_Escape)


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
    hands.key(grid, Qt.Key.Key_Down, Qt.Key.Key_Right)
    assert told == ["1.00", "1.01"] and interface.text(QAccessible.Text.Value) == "1.01"
    grid.present(grid.matrix._replace(aloud=lambda r, c: "blocked"), "Attention")
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
