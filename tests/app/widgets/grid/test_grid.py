"""A grid by itself: what it paints of a matrix, and when it paints it again."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.presentation.matrix import Matrix, changed_rows
from app.style import theme
from app.widgets.grid.grid import Grid
from app.widgets.grid.names import spread
from app.widgets.grid.places import Manner, lay_out
from tests.app import painted_text, user
from tests.app.widgets.grid.grids import middle, numbered, percents, reports, shown

HOSTILE = ("<b>bold</b>", "x" * 200, "", "شخص ما", "👩‍👩‍👧", "a\nb\tc", "A&B", "\u202eflipped", "你好" * 60)
LOOK = theme.Look(theme.LIGHT, 1.0)
SHAPES = [(1, 1), (1, 8), (5, 8), (9, 9), (24, 24), (64, 64), (300, 300), (512, 512), (0, 0), (300, 16)]


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
    grid.set_data(percents(numbered(*shape, row_title="who looks", column_title="who is looked at")), "Attention")
    for each in painted_text.read(grid):
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
        grid.set_data(matrix, "")
        digits[side] = painted_text.texts(grid)
    assert digits[500][:2] == ["0.0000 %", "0.0100 %"] and len(digits[500]) == 9
    assert digits[120][:2] == ["0.00", "0.01"]
    grid.resize(30, 30)
    assert not painted_text.texts(grid)


def test_one_long_number_shortens_all_so_that_a_row_adds_up(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(2, 2)._replace(texts=lambda r, c: ("1" * (99 if r == c == 1 else 1), "0")))
    assert {text for text in painted_text.texts(grid) if text in ("0", "1")} == {"0"}


def test_a_masked_cell_is_hatched_and_has_no_digits(qtbot: QtBot) -> None:
    hidden = np.array([[False, True], [False, False]])
    grid = shown(qtbot, numbered(2, 2)._replace(hidden=hidden, texts=lambda r, c: (f"{r}{c}",)))
    assert {"00", "10", "11"} <= set(painted_text.texts(grid)) and "01" not in painted_text.texts(grid)
    image, rect = grid.grab().toImage(), grid.cell_rect(0, 1).toRect()
    along = {image.pixel(x, rect.center().y()) for x in range(rect.left() + 8, rect.right() - 8)}
    assert len(along) > 1


def test_a_mark_is_a_dot_in_the_corner(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(3, 3))
    before = grid.grab().toImage()
    grid.set_data(grid.matrix._replace(marked=np.eye(3, dtype=bool)), "Attention")
    after = grid.grab().toImage()
    for row, column, differs in ((1, 1, True), (1, 0, False)):
        rect = grid.cell_rect(row, column).toRect()
        assert (before.copy(rect) != after.copy(rect)) == differs


def test_names_are_plain_text_and_cut_where_they_are_long(qtbot: QtBot) -> None:
    grid = shown(qtbot, Matrix(np.eye(9), HOSTILE, HOSTILE), (700, 560))
    texts = painted_text.texts(grid)
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
    user.point(grid, middle(grid, 11, 13))
    texts = painted_text.texts(grid)
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


# What is painted again


def test_what_it_shows_already_is_not_painted_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    grid = shown(qtbot, percents(numbered(12, 12)))
    regions = painted(grid, monkeypatch)
    grid.set_data(grid.matrix, "Attention")
    grid.set_data(percents(numbered(12, 12)), "Attention")
    grid.pick(*grid.picked)
    QApplication.processEvents()
    assert not regions


def test_only_the_row_that_changed_is_painted_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    grid = shown(qtbot, numbered(12, 12))
    numbers = grid.matrix.numbers.copy()
    numbers[5, 3] = 9
    regions = painted(grid, monkeypatch)
    grid.set_data(grid.matrix._replace(numbers=numbers), "Attention")
    QApplication.processEvents()
    row = grid.cell_rect(5, 0) | grid.cell_rect(5, 11)
    assert regions and regions[0].boundingRect() == row.toAlignedRect()


def test_other_digits_are_painted(qtbot: QtBot) -> None:
    grid = shown(qtbot, percents(numbered(2, 2)))
    grid.set_data(grid.matrix._replace(texts=lambda r, c: ("7",)), "Attention")
    assert painted_text.texts(grid).count("7") == 4
    grid.set_data(numbered(2, 2), "Attention")
    assert "7" not in painted_text.texts(grid)


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
    user.point(grid, middle(grid, 2, 2))
    regions = painted(grid, monkeypatch)
    user.point(grid, middle(grid, count - 2, 3))
    assert 0 < area(regions) < 0.45 * grid.width() * grid.height()


def test_another_colour_limit_repaints_all_and_leaves_the_pointer_where_it_is(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    grid = shown(qtbot, numbered(9, 9))
    user.point(grid, middle(grid, 2, 3))
    said = reports(grid.pointed)
    regions = painted(grid, monkeypatch)
    grid.set_data(grid.matrix._replace(colour_limit=99.0), "Attention")
    QApplication.processEvents()
    assert not said and area(regions) == grid.width() * grid.height()
    grid.set_data(numbered(2, 2), "Attention")
    assert said == [None], "what it pointed at is gone"
