"""The names of rows and columns: cut where they are long, left out where they are many, and never over one another."""

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QRegion

from app.presentation.matrix import Matrix
from app.style import theme
from app.style.theme import Look
from app.widgets.grid.places import LINE, NAME, TALL, TITLE, Places

STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
PLAIN = int(Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)
AT_LEFT, AT_RIGHT, IN_MIDDLE = (
    PLAIN | int(flag)
    for flag in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter)
)
"""A name from right to left stands where the others stand."""


def spread(span: range, pitch: float, need: float, always: Iterable[int]) -> dict[int, float]:
    """Return which of a line of names are painted, and where their middles stand, from the line's beginning.

    pitch: how far apart they stand; need: how far apart they have to, to be read; always: those that must be there.
    """
    step = next((step for step in STEPS if step * pitch >= need), STEPS[-1])
    kept = sorted({index for index in always if index in span})
    placed = dict(zip(kept, _apart([(index - span.start + 0.5) * pitch for index in kept], need), strict=True))
    if step == 1:
        return placed | {index: (index - span.start + 0.5) * pitch for index in span}
    taken = list(placed.values())
    for index in span:
        middle = (index - span.start + 0.5) * pitch
        if index % step == 0 and all(abs(middle - other) >= need for other in taken):
            placed[index] = middle
    return placed


def _apart(middles: list[float], need: float) -> list[float]:
    """Move two names apart that stand too close."""
    if len(middles) < 2 or middles[1] - middles[0] >= need:
        return middles
    first = max((middles[0] + middles[1] - need) / 2, 0.0)
    return [first, first + need]


def paint_names(
    painter: QPainter, look: Look, matrix: Matrix, places: Places, always: list[tuple[int, int]], region: QRegion
) -> None:
    """Paint the names and titles that touch a region. `always` are the cells whose names are never left out."""
    if places.row_names.isEmpty():
        return
    _paint_row_names(painter, look, matrix, places, [row for row, _ in always], region)
    if region.intersects(places.column_names.toAlignedRect()):
        _paint_column_names(painter, look, matrix, places, [column for _, column in always])
    font = look.font(TITLE)
    painter.setFont(font)
    if matrix.column_title and region.intersects(places.column_title.toAlignedRect()):
        painter.setPen(getattr(look.theme, matrix.column_role))
        title = theme.elide(font, matrix.column_title, places.column_title.width())
        painter.drawText(places.column_title, IN_MIDDLE, title)
    if matrix.row_title and region.intersects(places.row_title.toAlignedRect()):
        painter.setPen(getattr(look.theme, matrix.row_role))
        band = places.row_title
        title = theme.elide(font, matrix.row_title, band.height())
        length = theme.text_width(font, title) + 2
        corner = QPointF(band.left(), band.center().y() + length / 2)
        _draw_turned(painter, corner, 90, QRectF(0, 0, length, band.width()), IN_MIDDLE, title)


def _paint_row_names(
    painter: QPainter, look: Look, matrix: Matrix, places: Places, always: list[int], region: QRegion
) -> None:
    line, names = look.px(TALL), places.row_names
    span = range(places.first, places.last + 1)
    for row, middle in spread(span, places.height, look.px(LINE), always).items():
        rect = QRectF(names.left(), places.cells.top() + middle - line / 2, names.width(), line)
        if region.intersects(rect.toAlignedRect()):
            font = look.font(NAME, bold=row in always)
            painter.setFont(font)
            painter.setPen(getattr(look.theme, matrix.row_roles[row] if matrix.row_roles else matrix.row_role))
            painter.drawText(rect, AT_RIGHT, theme.elide(font, matrix.rows[row], names.width()))


def _paint_column_names(painter: QPainter, look: Look, matrix: Matrix, places: Places, always: list[int]) -> None:
    line, cells = look.px(TALL), places.cells
    bottom = cells.top() - look.px(9 if places.slant == 45 else 2)
    need = {0: places.width, 45: look.px(LINE) / math.sin(math.pi / 4), 90: look.px(LINE)}[places.slant]
    for column, middle in spread(range(places.columns), places.width, need, always).items():
        font = look.font(NAME, bold=column in always)
        painter.setFont(font)
        painter.setPen(getattr(look.theme, matrix.column_roles[column] if matrix.column_roles else matrix.column_role))
        x = cells.left() + middle
        if not places.slant:
            rect = QRectF(x - places.width / 2, bottom - line, places.width, line)
            painter.drawText(rect, IN_MIDDLE, theme.elide(font, matrix.columns[column], places.width - look.px(4)))
            continue
        name = theme.elide(font, matrix.columns[column], places.reach)
        rect = QRectF(0, 0, places.reach + 2, line)
        _draw_turned(painter, _foot(QPointF(x, bottom), places.slant, line), places.slant, rect, AT_LEFT, name)


def _foot(middle: QPointF, slant: int, line: float) -> QPointF:
    """Return where the upper left corner of a turned name stands, whose line begins over a column's middle."""
    turn = math.radians(slant)
    return middle - QPointF(math.sin(turn), math.cos(turn)) * (line / 2)


def _draw_turned(painter: QPainter, corner: QPointF, slant: int, rect: QRectF, flags: int, text: str) -> None:
    painter.save()
    painter.translate(corner)
    painter.rotate(-slant)
    painter.drawText(rect, flags, text)
    painter.restore()
