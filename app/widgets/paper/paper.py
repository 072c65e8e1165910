"""A worksheet on paper: blocks of text, sums and tables, laid out on pages and painted on any device.

Lengths are points (1/72 inch); a painter is scaled to them. Texts are drawn as they stand: none is taken for HTML.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, overload

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.style import theme
from app.style.theme import Look, Theme
from app.widgets.matrices.formula_parts import FormulaParts, paint_formula
from app.widgets.matrices.lines import BLANK, Run

A4 = QSizeF(595, 842)
MARGIN, FOOT = 46.0, 18.0
RUN = 0.74  # a point of the paper for a px of the design
LINE, ROW, HEAD = 17.0, 17.5, 18.0
CLOSER = 0.82  # of these: as close as lines may stand
NAMES, NUMBERS = (10.0, 9.0, 8.0), (10.0, 9.0, 8.0, 7.0, 6.0)  # types that are tried in a cell
BOX = 46.0  # how wide a box to write in is


class Cell(NamedTuple):
    """What stands in a table."""

    text: str
    role: str = "text"
    bold: bool = False
    asked: bool = False  # left out where answers are asked for
    span: int = 1  # columns


class Paragraph(NamedTuple):
    """Wrapped text."""

    text: str
    role: str = "text"
    size: float = 10
    bold: bool = False


class Sum(NamedTuple):
    """A line of runs."""

    runs: tuple[Run, ...]


class Rows(Sequence[tuple[Cell, ...]]):
    """The rows of a table, each made when it is first looked at: of many, few are on screen."""

    def __init__(self, count: int, make: Callable[[int], tuple[Cell, ...]]) -> None:
        self._places, self._make = range(count), lru_cache(maxsize=None)(make)

    def __len__(self) -> int:
        return len(self._places)

    @overload
    def __getitem__(self, place: int) -> tuple[Cell, ...]: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[tuple[Cell, ...]]: ...
    def __getitem__(self, place: int | slice) -> tuple[Cell, ...] | Sequence[tuple[Cell, ...]]:
        if isinstance(place, slice):
            return tuple(map(self._make, self._places[place]))
        return self._make(self._places[place])


class Table(NamedTuple):
    """Rows under a heading, which is said again on a new page. The first column is for names."""

    widths: tuple[float, ...]  # in parts of the whole
    heading: tuple[Cell, ...]
    rows: Sequence[tuple[Cell, ...]]
    ruled: bool = False  # a line above the last row: a sum


class Picture(NamedTuple):
    """The formula."""

    parts: FormulaParts
    height: float


class Space(NamedTuple):
    """Nothing."""

    height: float


Block = Paragraph | Sum | Table | Picture | Space


class TableRow(NamedTuple):
    """A row of a table on its page; −1 is its heading."""

    table: Table
    row: int


class Placed(NamedTuple):
    """Something on a page."""

    rect: QRectF
    thing: Paragraph | Sum | Picture | TableRow


Page = tuple[Placed, ...]
INK = Look(theme.LIGHT, 1.0)


def paginate(blocks: tuple[Block, ...], size: QSizeF = A4) -> tuple[Page, ...]:
    """Lay blocks out on pages of a size: on one, with the lines closer, if that is all it takes."""
    pages = _lay_out(blocks, size, 1.0)
    if len(pages) != 2:
        return pages
    closer = _lay_out(blocks, size, CLOSER)
    return closer if len(closer) == 1 else pages


def _lay_out(blocks: tuple[Block, ...], size: QSizeF, spacing: float) -> tuple[Page, ...]:
    width, bottom = size.width() - 2 * MARGIN, size.height() - MARGIN - FOOT
    pages: list[list[Placed]] = [[]]
    y = MARGIN
    for block in blocks:
        for thing, height, needed in _pieces(block, width, spacing):
            if y + needed > bottom and pages[-1]:
                pages.append([])
                y = MARGIN
                if isinstance(thing, TableRow) and thing.row > 0:
                    pages[-1].append(Placed(QRectF(MARGIN, y, width, HEAD), thing._replace(row=-1)))
                    y += HEAD
            if thing is not None:
                pages[-1].append(Placed(QRectF(MARGIN, y, width, height), thing))
            if pages[-1]:
                y += height
    return tuple(tuple(page) for page in pages if page) or ((),)


def _pieces(block: Block, width: float, spacing: float) -> Iterator[tuple[Any, float, float]]:
    """Yield what of a block may stand on different pages: the thing, its height, and the height it must have."""
    match block:
        case Paragraph():
            font = INK.font(block.size, block.bold)
            height = theme.text_height(font, block.text, width) + 2 if block.text else 0
            yield block, height, height + (2 * ROW if block.bold else 0)  # a heading stays with what follows
        case Sum():
            height = spacing * (LINE if block.runs else LINE / 2)
            yield block, height, height
        case Table():
            yield TableRow(block, -1), spacing * HEAD, HEAD + 2 * ROW
            for row in range(len(block.rows)):
                yield TableRow(block, row), spacing * ROW, spacing * ROW
        case Picture():
            yield block, block.height, block.height
        case Space():
            yield None, block.height * spacing, 0


def paint_page(painter: QPainter, page: Page, colours: Theme, *, answers: bool) -> None:
    """Paint a page, whose upper left corner is the painter's origin."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for rect, thing in page:
        match thing:
            case Paragraph():
                painter.setFont(INK.font(thing.size, thing.bold))
                painter.setPen(getattr(colours, thing.role))
                painter.drawText(rect, theme.WRAP, thing.text)
            case Sum():
                _paint_sum(painter, thing.runs, rect, colours, answers=answers)
            case Picture():
                paint_formula(painter, thing.parts, colours, rect)
            case TableRow():
                _paint_row(painter, thing, rect, colours, answers=answers)


def paint_foot(painter: QPainter, text: str, size: QSizeF, colours: Theme) -> None:
    """Paint a line at the foot of a page."""
    painter.setFont(INK.font(9))
    painter.setPen(colours.dim)
    rect = QRectF(MARGIN, size.height() - MARGIN, size.width() - 2 * MARGIN, FOOT)
    painter.drawText(rect, theme.RIGHT, theme.elide(INK.font(9), text, rect.width()))


def _paint_sum(painter: QPainter, runs: tuple[Run, ...], rect: QRectF, colours: Theme, *, answers: bool) -> None:
    x = rect.left()
    for place, run in enumerate(runs):
        font = INK.font(run.size * RUN, run.bold)
        if run.at is not None:
            x = max(x, rect.left() + run.at * RUN)
        following = runs[place + 1].at if place + 1 < len(runs) else None
        end = rect.right() if following is None else rect.left() + (following - 5) * RUN
        text = run.text if answers or not run.asked else run.asked
        for part in _split(text):
            if part == BLANK:
                width = min(BOX, max(end - x, 10))
                _paint_box(painter, QRectF(x, rect.top() + 1.5, width, rect.height() - 3), colours)
            else:
                part = theme.elide(font, part, max(end - x, 1))  # noqa: PLW2901
                width = theme.text_width(font, part)
                painter.setFont(font)
                painter.setPen(getattr(colours, run.role))
                painter.drawText(QRectF(x, rect.top(), width + 2, rect.height()), theme.LEFT, part)
            x += width
        x += 5 * RUN


def _split(text: str) -> Iterator[str]:
    """Yield what stands between the boxes, and the boxes."""
    first, *others = text.split(BLANK)
    if first:
        yield first
    for other in others:
        yield BLANK
        if other:
            yield other


def _paint_row(painter: QPainter, thing: TableRow, rect: QRectF, colours: Theme, *, answers: bool) -> None:
    table, heading = thing.table, thing.row < 0
    cells = table.heading if heading else table.rows[thing.row]
    last = table.ruled and thing.row == len(table.rows) - 1
    _rule(painter, rect.topLeft() if last else rect.bottomLeft(), rect.width(), colours, strong=heading or last)
    unit = rect.width() / sum(table.widths)
    x, column = rect.left(), 0
    for cell in cells:
        part = sum(table.widths[column : column + cell.span])
        place_of_cell = QRectF(x + 2, rect.top(), part * unit - 4, rect.height())
        if cell.asked and not answers:
            width = min(BOX, place_of_cell.width())
            box = QRectF(place_of_cell.right() - width, rect.top() + 2, width, rect.height() - 4)
            _paint_box(painter, box, colours)
        else:
            _paint_cell(painter, cell, place_of_cell, colours, heading=heading, left=column == 0)
        x, column = x + part * unit, column + cell.span


def _paint_cell(painter: QPainter, cell: Cell, rect: QRectF, colours: Theme, *, heading: bool, left: bool) -> None:
    font = INK.fitting(cell.text, rect.width(), NAMES if heading or left else NUMBERS, cell.bold)
    painter.setFont(font)
    painter.setPen(getattr(colours, cell.role))
    painter.drawText(rect, theme.LEFT if left else theme.RIGHT, theme.elide(font, cell.text, rect.width()))


def _rule(painter: QPainter, start: QPointF, width: float, colours: Theme, *, strong: bool) -> None:
    painter.setPen(QPen(colours.dim if strong else colours.line, 0.7))
    painter.drawLine(start, QPointF(start.x() + width, start.y()))


def _paint_box(painter: QPainter, rect: QRectF, colours: Theme) -> None:
    painter.setPen(QPen(QColor(colours.dim), 0.7))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, 2.5, 2.5)
