"""A vector as one bar of cells, grouped: who brought which part of it, or what its columns are called."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.style import theme
from app.style.theme import Look
from app.widgets.chrome.field import Field

NAME, CELL, NOTE = 17.0, 26.0, 15.0  # heights of the design
GAP = 5.0  # between groups
LONGEST_NAME, NARROWEST = 190.0, 8.0
READABLE = 20.0  # a cell below this has no digits
TYPES = (13.0, 12.0, 11.0, 10.0, 9.0)


class Group(NamedTuple):
    """Neighbouring cells under one name. `struck`: they do not count."""

    name: str
    first: int
    count: int  # type: ignore[assignment]  # hides a tuple's own, which nobody asks for
    struck: bool = False
    short: str = ""  # what it is called where there is no room for its name


class Bar(NamedTuple):
    """Numbers with their digits, and notes under them, or none."""

    numbers: tuple[float, ...]
    texts: tuple[str, ...]
    groups: tuple[Group, ...]
    notes: tuple[str, ...] = ()
    role: str = "value"
    colour_limit: float = 1.0


class CellBar(Field):
    """Paints a bar and reports which group is meant; Left and Right go from group to group."""

    group_pointed = Signal(object)  # the group under the pointer, None when it leaves
    group_picked = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, noted: bool = False) -> None:
        """noted: leave room for a line under the cells."""
        super().__init__(parent)
        self.bar = Bar((), (), ())
        self.picked = -1  # the group whose name stands out
        self.highlighted_group = -1
        self._noted = noted
        self._pointed: int | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """Return the bar as a screen reader says it."""
        parts = (
            f"{group.name} {' '.join(self.bar.texts[group.first : group.first + group.count])}"
            for group in self.bar.groups
        )
        return "; ".join(parts)

    def set_data(self, bar: Bar, name: str, picked: int = -1) -> None:
        """Show a bar, under a name that a screen reader says, with one group standing out."""
        if name != self.accessibleName():
            self.setAccessibleName(name)
        if (bar, picked) != (self.bar, self.picked):
            self.bar, self.picked = bar, picked
            self.update()

    def highlight_group(self, group: int) -> None:
        """Let one group stand out while it is pointed at somewhere; −1: none."""
        if group != self.highlighted_group:
            self.highlighted_group = group
            self.update()

    def places(self) -> list[QRectF]:
        """Return where each cell stands."""
        look = theme.look(self)
        gap = min(look.px(GAP), 0.2 * self.width() / max(len(self.bar.groups) - 1, 1))
        cells, x, room = [], 1.0, self.width() - 2 - gap * max(len(self.bar.groups) - 1, 0)
        for group, width in zip(self.bar.groups, _widths(look, self.bar.groups, room), strict=True):
            for place in range(group.count):
                cells.append(QRectF(x + place * width, look.px(NAME), width, look.px(CELL)))
            x += group.count * width + gap
        return cells

    def group_at(self, x: float) -> int | None:
        """Return the group at x."""
        cells = self.places()
        for index, group in enumerate(self.bar.groups):
            if cells[group.first].left() <= x < cells[group.first + group.count - 1].right():
                return index
        return None

    def paint(self, painter: QPainter, look: Look) -> None:
        cells = self.places()
        self._paint_cells(painter, look, cells)
        for index, group in enumerate(self.bar.groups):
            span = cells[group.first].united(cells[group.first + group.count - 1])
            self._paint_group(painter, look, index, span)

    def _paint_cells(self, painter: QPainter, look: Look, cells: list[QRectF]) -> None:
        bar, colour = self.bar, getattr(look.theme, self.bar.role)
        struck = {g.first + place for g in bar.groups if g.struck for place in range(g.count)}
        font = _type_for(look, bar.texts, cells, look.px(5))
        small = _type_for(look, bar.notes, cells, look.px(2), most=11.0)
        for place, cell in enumerate(cells):
            part = min(abs(bar.numbers[place]) / bar.colour_limit, 1.0) if bar.colour_limit else 0.0
            fill = theme.mix(look.theme.card, colour, 0.06 + 0.74 * part)
            painter.setOpacity(0.3 if place in struck else 1.0)
            theme.paint_cell(painter, cell.adjusted(0, 0, -1.5 if cell.width() > 6 else 0, 0), fill, look.px(4))
            if cell.width() < look.px(READABLE):
                continue
            if font is not None:
                painter.setFont(font)
                painter.setPen(theme.ink_on(fill))
                painter.drawText(cell, theme.CENTRE, bar.texts[place])
            if small is not None and bar.notes:
                painter.setOpacity(1.0)
                painter.setFont(small)
                painter.setPen(look.theme.text if bar.notes[place] != "0" else look.theme.dim)
                below = QRectF(cell.left(), cell.bottom() + look.px(1), cell.width(), look.px(NOTE))
                painter.drawText(below, theme.CENTRE, bar.notes[place])
        painter.setOpacity(1.0)

    def _paint_group(self, painter: QPainter, look: Look, index: int, span: QRectF) -> None:
        group = self.bar.groups[index]
        highlighted = index in (self.highlighted_group, self._pointed)
        picked = index == self.picked
        font = look.font(12, bold=picked or highlighted)
        line = QRectF(span.left(), 0, span.width(), look.px(NAME))
        painter.setPen(
            look.theme.dim if group.struck else look.theme.text if picked or highlighted else look.theme.value
        )
        painter.setFont(font)
        name = theme.elide(font, group.name, line.width() - look.px(2))
        if name != group.name and group.short:
            name = group.short
        if len(name) > 1 or name in (group.name, group.short):
            painter.drawText(line, theme.CENTRE, name)
        if group.struck:
            painter.setPen(QPen(look.theme.dim, look.px(1.4)))
            width = min(theme.text_width(font, name) + look.px(4), line.width())
            middle = line.center()
            painter.drawLine(middle - QPointF(width / 2, 0), middle + QPointF(width / 2, 0))
            painter.drawLine(span.bottomLeft(), span.topRight())
        if highlighted or picked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(look.theme.text, look.px(1.6 if highlighted else 1.0)))
            painter.drawRoundedRect(span.adjusted(-1, -1, 0, 1), look.px(4), look.px(4))

    def _point(self, group: int | None) -> None:
        if group != self._pointed:
            self._pointed = group
            self.group_pointed.emit(group)
            self.update()

    def enterEvent(self, event: object) -> None:
        """Light nothing until the pointer is on a group."""

    def leaveEvent(self, event: object) -> None:
        self._point(None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self.group_at(event.position().x()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        group = self.group_at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and group is not None:
            self.group_picked.emit(group)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if step and not event.modifiers() and self.bar.groups:
            self.group_picked.emit(min(max(self.picked + step, 0), len(self.bar.groups) - 1))
        else:
            event.ignore()

    def minimumSizeHint(self) -> QSize:
        px = theme.look(self).px
        return QSize(200, round(px(NAME + CELL + (NOTE + 1 if self._noted else 0) + 2)))


def _widths(look: Look, groups: tuple[Group, ...], room: float) -> list[float]:
    """Return how wide the cells of each group are: wider where a name needs it and others can give."""
    count = sum(group.count for group in groups)
    font = look.font(12, bold=True)
    needs = [min(theme.text_width(font, g.name[:60]) + look.px(6), look.px(LONGEST_NAME)) for g in groups]
    least, cell = look.px(NARROWEST), room / max(count, 1)
    while cell > least and sum(max(g.count * cell, need) for g, need in zip(groups, needs, strict=True)) > room:
        cell -= 1.0
    if cell <= least:
        return [room / max(count, 1)] * len(groups)
    left = (room - sum(max(g.count * cell, need) for g, need in zip(groups, needs, strict=True))) / max(count, 1)
    return [max(cell, need / g.count) + left for g, need in zip(groups, needs, strict=True)]


def _type_for(
    look: Look, texts: tuple[str, ...], cells: list[QRectF], around: float, most: float = TYPES[0]
) -> QFont | None:
    """Return the largest font in which the text of each cell that is wide enough for one fits; None if none does."""
    pairs = [(text, cell.width() - around) for text, cell in zip(texts, cells, strict=False)]
    pairs = [(text, width) for text, width in pairs if width + around >= look.px(READABLE)]
    for size in TYPES:
        font = look.font(size)
        if size <= most and all(theme.text_width(font, text) <= width for text, width in pairs):
            return font
    return None
