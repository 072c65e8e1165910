"""Where everything of a grid stands: its cells, the names at their left and above them, and the titles."""

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from app.presentation.matrix import Matrix
from app.style import theme
from app.style.theme import Look

NAME, TITLE = 12.0, 12.0  # type sizes of the design, as are all lengths here
LINE = 15.0  # from one line of names to the next, at least
TALL = 18.0  # what a line of names takes with all that hangs below it
SCROLL_HINT = 10.0
TITLE_BAND = 22.0
NAMES_PART = 0.28  # of the widget, which names take at most
NAMES_REACH = 150.0
SLANTED_REACH = 110.0
COMFORTABLE = 58.0  # a cell this wide has its name cut rather than turned
LARGEST = 112.0  # a cell of a square grid
WIDEST, TALLEST = 84.0, 38.0  # a cell of a table
LOWEST, DENSEST = 24.0, 16.0  # a row of a table that scrolls; one that need not, if rows are so low
MANY = 24  # columns: up to here cells are a little wider than tall, as digits are
STRETCH = 1.35
SMALLEST_NAMED = 130.0  # a widget below this shows no names
MEASURED = 80  # characters of a name: more are cut anyway


class Manner(NamedTuple):
    """How a grid lays itself out."""

    labels: bool = True
    square: bool = True
    scrolls: bool = False
    by_column: bool = False  # what is picked is a column, not a row


class Places(NamedTuple):
    """The cells that are painted, `first` to `last` row, and what stands around them. Empty rectangles: nothing."""

    cells: QRectF = QRectF()
    width: float = 1.0  # of a cell
    height: float = 1.0
    first: int = 0
    last: int = -1
    columns: int = 0
    row_names: QRectF = QRectF()
    column_names: QRectF = QRectF()
    row_title: QRectF = QRectF()
    column_title: QRectF = QRectF()
    slant: int = 0  # degrees that the column names are turned: 0, 45, 90
    reach: float = 0.0  # how long a column name may be

    def cell(self, row: int, column: int) -> QRectF:
        """Return the place of a cell, gaps included."""
        left, top = self.cells.left() + column * self.width, self.cells.top() + (row - self.first) * self.height
        return QRectF(left, top, self.width, self.height)

    def row(self, row: int) -> QRectF:
        """Return the place of a whole row of cells."""
        return QRectF(self.cells.left(), self.cell(row, 0).top(), self.cells.width(), self.height)

    def column(self, column: int) -> QRectF:
        """Return the place of a whole column of cells."""
        left = self.cells.left() + column * self.width
        return QRectF(left, self.cells.top(), self.width, self.cells.height())

    def shows(self, row: int) -> bool:
        """Return whether a row is among those painted."""
        return self.first <= row <= self.last

    def at(self, place: QPointF) -> tuple[int, int] | None:
        """Return the cell at a point."""
        row, column = self._row_at(place.y()), self._column_at(place.x())
        return None if row is None or column is None else (row, column)

    def named_row_at(self, place: QPointF) -> int | None:
        """Return the row whose name stands at a point."""
        inside = self.row_names.left() <= place.x() < self.cells.left() and self.row_names.width() > 0
        return self._row_at(place.y()) if inside else None

    def named_column_at(self, place: QPointF) -> int | None:
        """Return the column whose name stands at a point, turned or not."""
        above = self.cells.top() - place.y()
        if not 0 < above <= self.column_names.height():
            return None
        return self._column_at(place.x() - (above if self.slant == 45 else 0))

    def _row_at(self, y: float) -> int | None:
        row = self.first + math.floor((y - self.cells.top()) / self.height)
        return row if self.shows(row) else None

    def _column_at(self, x: float) -> int | None:
        column = math.floor((x - self.cells.left()) / self.width)
        return column if 0 <= column < self.columns else None


class Around(NamedTuple):
    """The room that names and titles take."""

    left: float
    top: float
    right: float
    slant: int
    reach: float


def lay_out(matrix: Matrix, look: Look, size: QSizeF, manner: Manner, first: int) -> Places:
    """Return where a matrix stands in a widget of this size, if `first` is the first row that is painted."""
    rows, columns = matrix.shape
    if not rows or not columns:
        return Places()
    named = manner.labels and min(size.width(), size.height()) >= look.px(SMALLEST_NAMED)
    margin = look.px(6) if named else 3.0
    free = QSizeF(size.width() - 2 * margin, size.height() - 2 * margin)
    around, cell = _best(matrix, look, free, manner) if named else (Around(0, 0, 0, 0, 0), None)
    cell = cell or _cell(matrix, look, _within(free, around), manner)
    fits = max(math.floor(_within(free, around).height() / cell.height() + 1e-6), 1) if manner.scrolls else rows
    shown = min(fits, rows)
    first = max(min(first, rows - shown), 0)
    extent = QSizeF(max(round(columns * cell.width()), 1), max(round(shown * cell.height()), 1))
    left = margin + max((free.width() - around.left - extent.width() - around.right) / 2, 0) + around.left
    top = margin + max((free.height() - around.top - extent.height()) / 2, 0) + around.top
    cells = QRectF(QPointF(round(left), round(top)), extent)
    places = Places(cells, extent.width() / columns, extent.height() / shown, first, first + shown - 1, columns)
    return _named(places, matrix, look, around, size) if named else places


def _best(matrix: Matrix, look: Look, free: QSizeF, manner: Manner) -> tuple[Around, QSizeF]:
    """Choose how the column names are turned: not if they fit, else so that the cells keep most room."""
    widest = _widest(look, matrix.columns)
    choices = {}
    for slant in (0, 45, 90):
        around = _around(matrix, look, free, slant, widest, manner.scrolls)
        choices[slant] = around, _cell(matrix, look, _within(free, around), manner)
    level = choices[0][1].width()
    if level >= min(widest + look.px(6), look.px(COMFORTABLE)):
        return choices[0]
    areas = {slant: cell.width() * cell.height() for slant, (_, cell) in choices.items()}
    return choices[45 if areas[45] >= 0.8 * areas[90] else 90]


def _around(matrix: Matrix, look: Look, free: QSizeF, slant: int, widest: float, scrolls: bool) -> Around:
    gap = look.px(6)
    names = min(_widest(look, matrix.rows), NAMES_PART * free.width(), look.px(NAMES_REACH))
    left = names + gap + (look.px(TITLE_BAND) if matrix.row_title else 0)
    rise = math.sin(math.radians(slant))
    reach = min(widest, look.px(SLANTED_REACH), NAMES_PART * free.height() / max(rise, 0.5)) if slant else 0.0
    tall = look.px(TALL) if not slant else reach * rise + (look.px(TALL) * 0.8 if slant == 45 else 0)
    top = tall + gap * 0.4 + (look.px(TITLE_BAND) if matrix.column_title else 0)
    right = max(reach * rise if slant == 45 else 0.0, look.px(SCROLL_HINT) if scrolls else 0.0)
    return Around(math.ceil(left), math.ceil(top), right, slant, reach)


def _within(free: QSizeF, around: Around) -> QSizeF:
    return QSizeF(max(free.width() - around.left - around.right, 1), max(free.height() - around.top, 1))


def _cell(matrix: Matrix, look: Look, room: QSizeF, manner: Manner) -> QSizeF:
    rows, columns = matrix.shape
    width, height = room.width() / columns, room.height() / rows
    if manner.square:
        stretch = STRETCH if max(rows, columns) <= MANY else 1.0
        width, height = min(width, stretch * height, look.px(LARGEST)), min(height, width, look.px(LARGEST))
    else:
        width, height = min(width, look.px(WIDEST)), min(height, look.px(TALLEST))
    if manner.scrolls:
        lowest = DENSEST if height >= look.px(DENSEST) else LOWEST
        height = min(max(height, look.px(lowest)), room.height())
    return QSizeF(*(math.floor(length) if length >= 8 else length for length in (width, height)))


def _named(places: Places, matrix: Matrix, look: Look, around: Around, size: QSizeF) -> Places:
    """Add the names and titles to the cells."""
    cells, band, gap = places.cells, look.px(TITLE_BAND), look.px(6)
    row_band = band if matrix.row_title else 0.0
    column_band = band if matrix.column_title else 0.0
    left, top = cells.left() - around.left, cells.top() - around.top
    line = look.px(TALL) / 2
    names = QRectF(left + row_band, cells.top() - line, around.left - row_band - gap, cells.height() + 2 * line)
    above = QRectF(cells.left(), top + column_band, cells.width() + around.right + line, around.top - column_band)
    middle, margin = cells.center(), look.px(6)
    half_width = min(middle.x(), size.width() - middle.x()) - margin
    half_height = min(middle.y(), size.height() - middle.y()) - margin
    row_title = QRectF(left, middle.y() - half_height, row_band, 2 * half_height)
    column_title = QRectF(middle.x() - half_width, top, 2 * half_width, column_band)
    return places._replace(
        row_names=names,
        column_names=above,
        row_title=row_title,
        column_title=column_title,
        slant=around.slant,
        reach=around.reach,
    )


def _widest(look: Look, names: tuple[str, ...]) -> float:
    font = look.font(NAME, bold=True)
    return max((theme.text_width(font, name[:MEASURED]) for name in names), default=0.0)
