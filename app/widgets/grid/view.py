"""What a grid shows: a matrix as a heat map with a cursor, of which as little as can be is painted again."""

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from app.presentation.matrix import EMPTY, Matrix, changed_rows, same_colours, same_words
from app.style import theme
from app.widgets.chrome.field import Field
from app.widgets.grid import cells
from app.widgets.grid.colours import Tints, shades, tints
from app.widgets.grid.digits import Digits, digits_that_fit
from app.widgets.grid.keys import kept_within
from app.widgets.grid.names import paint_names
from app.widgets.grid.places import LINE, Manner, Places, lay_out

Cell = tuple[int, int]  # row, column
RING = 5  # px that a ring reaches beyond what it surrounds


class GridView(Field):
    """Paints the matrix it is handed. It keeps only where the cursor and the pointer are, and what is in view."""

    pointed = Signal(object)  # the (row, column) under the pointer, None when it leaves

    def __init__(self, parent: QWidget | None, manner: Manner, *, signed: bool) -> None:
        super().__init__(parent)
        self.matrix = EMPTY
        self.picked: Cell = (0, 0)
        self._manner, self._signed = manner, signed
        self._hover: Cell | None = None
        self._said: object = None  # to a screen reader, last
        self._shades = shades(EMPTY, signed=signed)
        self._places = Places()
        self._digits: Digits | None = None
        self._image: QImage | None = None
        self._image_of: object = None  # the look and pixel ratio that the image was made for
        self._region = QRegion()

    @property
    def text(self) -> str:
        """Return what a screen reader says of the picked cell."""
        return self.matrix.accessible_text(*self.picked) if all(self.matrix.shape) else ""

    def set_data(self, matrix: Matrix, name: str) -> None:
        """Show a matrix, under a name that a screen reader says; only rows that have changed are painted again."""
        if name != self.accessibleName():
            self.setAccessibleName(name)
        before, self.matrix = self.matrix, matrix
        self._say_scale()
        if same_words(before, matrix):
            self._take_changes(before)
        else:
            self._take_anew()
        self._tell()

    def _say_scale(self) -> None:
        """Say what the colours stand for, to whoever points at the map and to a screen reader."""
        deepest = self.matrix.shown_colour_limit()
        text = self.tr("Deepest colour from {}").format(deepest) if deepest else ""
        if text != self.toolTip():
            self.setToolTip(text)
            self.setAccessibleDescription(text)

    def _take_anew(self) -> None:
        """Show a matrix of another shape, or with other names."""
        self._shades = shades(self.matrix, signed=self._signed)
        self.picked = kept_within(self.picked, self.matrix.shape)
        if self._hover is not None and kept_within(self._hover, self.matrix.shape) != self._hover:
            self._point(None)
        self._arrange()

    def _take_changes(self, before: Matrix) -> None:
        """Show other numbers: only the rows in which something changes are painted again."""
        changed = changed_rows(before, self.matrix)
        if not same_colours(before, self.matrix):
            changed[:] = True
        if changed.any():
            self._shades = shades(self.matrix, signed=self._signed)
            self._image = None
        self._take_digits(changed)
        if changed.all():
            self.update()
            return
        for row in changed.nonzero()[0].tolist():
            if self._places.shows(row):
                self.update(self._places.row(row).toAlignedRect())

    def _take_digits(self, changed: np.ndarray) -> None:
        """Write the numbers anew, and note the rows in which other digits stand now: (rows,) bool."""
        digits, self._digits = self._digits, digits_that_fit(self.matrix, self._places, theme.look(self))
        if (digits and digits.font) != (self._digits and self._digits.font):
            changed[:] = True
        elif digits and self._digits:
            for (row, _), _ in digits.texts.items() ^ self._digits.texts.items():
                changed[row] = True

    def pick(self, row: int, column: int) -> None:
        """Put the cursor on a cell, or on the nearest there is, and bring it into view."""
        cell = kept_within((row, column), self.matrix.shape)
        if cell == self.picked:
            return
        self._update_around(self.picked)
        self.picked = cell
        self._update_around(cell)
        self._bring_into_view()
        self._tell()

    def cell_rect(self, row: int, column: int) -> QRectF:
        """Return where a cell stands; empty if it is scrolled out of view."""
        return self._places.cell(row, column) if self._places.shows(row) else QRectF()

    def cell_at(self, place: QPointF) -> Cell | None:
        """Return the cell at a point."""
        return self._places.at(place)

    def _arrange(self, first: int | None = None) -> None:
        """Give everything its place; `first` scrolls to a row."""
        look = theme.look(self)
        first = self._places.first if first is None else first
        self._places = lay_out(self.matrix, look, QSizeF(self.size()), self._manner, first)
        self._digits = digits_that_fit(self.matrix, self._places, look)
        self._image = None
        self.update()

    def _bring_into_view(self) -> None:
        row, places = self.picked[0], self._places
        if not places.shows(row) and all(self.matrix.shape):
            self._arrange(row if row < places.first else row - (places.last - places.first))

    def _tell(self) -> None:
        """Tell a screen reader, if one runs, what the picked cell says, where it says something else than before."""
        from PySide6.QtGui import QAccessible, QAccessibleValueChangeEvent

        if not self.isVisible() or not QAccessible.isActive():
            return
        said, self._said = self._said, (self.picked, self.text)
        if said != self._said:
            QAccessible.updateAccessibility(QAccessibleValueChangeEvent(self, self.text))

    def _update_around(self, cell: Cell | None) -> None:
        """Paint again what shows that a cell is picked or pointed at: its row, and the names of row and columns."""
        if cell is None or not self._places.shows(cell[0]):
            return
        places, line = self._places, theme.look(self).px(LINE)
        row = places.row(cell[0])
        self.update(row.adjusted(-RING, -RING, RING, RING).toAlignedRect())
        if self._manner.by_column:
            self.update(places.column(cell[1]).adjusted(-RING, -RING, RING, RING).toAlignedRect())
        if not places.row_names.isEmpty():
            names = places.row_names
            self.update(QRectF(names.left(), row.top() - 2 * line, names.width(), row.height() + 4 * line).toRect())
            self.update(places.column_names.toAlignedRect())

    def _point(self, cell: Cell | None) -> None:
        if cell != self._hover:
            self._update_around(self._hover)
            self._hover = cell
            self._update_around(cell)
            self.pointed.emit(cell)

    # What Qt asks of it

    def resizeEvent(self, event: object) -> None:
        self._arrange()
        self._bring_into_view()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._region = event.region()
        super().paintEvent(event)

    def paint(self, painter: QPainter, look: theme.Look) -> None:
        if not all(self.matrix.shape):
            return
        matrix, places, region = self.matrix, self._places, self._region
        colours = tints(look, matrix.role, signed=self._signed)
        if cells.are_apart(places):
            cells.paint_apart(painter, look, matrix, self._shades, colours, places, self._digits, region)
        else:
            painter.drawImage(places.cells.topLeft(), self._image_in(look, colours))
        cells.paint_marks(painter, look, matrix, self._shades, colours, places, region)
        cells.paint_rings(painter, look, places, self.picked, self._hover, by_column=self._manner.by_column)
        always = [cell for cell in (self.picked, self._hover) if cell is not None]
        paint_names(painter, look, matrix, places, always, region)
        self._paint_scroll_hint(painter, look)

    def _image_in(self, look: theme.Look, colours: Tints) -> QImage:
        ratio = self.devicePixelRatioF()
        if self._image is None or self._image_of != (look, ratio):
            self._image = cells.image_of(self._shades, self.matrix, colours, self._places, ratio)
            self._image_of = look, ratio
        return self._image

    def _paint_scroll_hint(self, painter: QPainter, look: theme.Look) -> None:
        rows, places = self.matrix.shape[0], self._places
        shown = places.last - places.first + 1
        if shown == rows:
            return
        band = QRectF(places.cells.right() + look.px(4), places.cells.top(), look.px(4), places.cells.height())
        height = max(band.height() * shown / rows, look.px(16))
        top = band.top() + (band.height() - height) * places.first / (rows - shown)
        painter.setPen(Qt.PenStyle.NoPen)
        for colour, rect in (
            (look.theme.line, band),
            (look.theme.dim, QRectF(band.left(), top, band.width(), height)),
        ):
            painter.setBrush(colour)
            painter.drawRoundedRect(rect, look.px(2), look.px(2))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 60)

    def sizeHint(self) -> QSize:
        return QSize(*(2 * [round(theme.look(self).px(360 if self._manner.labels else 120))]))
