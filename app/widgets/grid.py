"""A matrix as a heat map: every cell can be pointed at, picked, and, where it is given, edited in place."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion, QWheelEvent
from PySide6.QtWidgets import QWidget

from app import theme
from app.widgets import grid_cells as cells
from app.widgets.field import EDIT_KEYS, Field
from app.widgets.grid_colours import Tints, shades, tints
from app.widgets.grid_digits import Digits, digits_that_fit
from app.widgets.grid_keys import NUMBERS_BEGIN, STEPS, kept_within, moved
from app.widgets.grid_matrix import EMPTY, Matrix, changed_rows, same_words
from app.widgets.grid_names import paint_names
from app.widgets.grid_places import LINE, Manner, Places, lay_out
from app.widgets.number_field import parse

__all__ = ["Grid", "Matrix"]

Cell = tuple[int, int]  # row, column
WHEEL_ROWS = 3  # that a tick of the wheel scrolls
RING = 5  # px that a ring reaches beyond what it surrounds


class Grid(Field):
    """Paints the matrix it is handed and reports gestures. It keeps only where the cursor is, and what is in view."""

    cell_picked = Signal(int, int)
    pointed = Signal(object)  # the (row, column) under the pointer, None when it leaves
    acted = Signal(int, int)  # Space, or a click while `acting`
    column_acted = Signal(int)  # a click on a column's name
    edited = Signal(int, int, float)
    settled = Signal()

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        labels: bool = True,
        square: bool = True,
        signed: bool = False,
        editable: bool = False,
    ) -> None:
        super().__init__(parent)
        self.acting = False  # a click acts on the cell
        self.step = 0.1  # by which Ctrl and an arrow change a number
        self.matrix = EMPTY
        self.picked: Cell = (0, 0)
        self.editable = editable
        self._manner = Manner(labels, square, scrolls=editable)
        self._signed = signed
        self._hover: Cell | None = None
        self._said: object = None  # to a screen reader, last
        self._stepping = False
        self._ticks = 0.0  # of the wheel that have not yet made a row
        self._shades = shades(EMPTY, signed=signed)
        self._places = Places()
        self._digits: Digits | None = None
        self._image: QImage | None = None
        self._image_of: object = None  # the look and pixel ratio that the image was made for
        self._region = QRegion()
        self.setMouseTracking(True)

    @property
    def text(self) -> str:
        """Return what a screen reader says of the picked cell."""
        return self.matrix.aloud(*self.picked) if all(self.matrix.shape) else ""

    def present(self, matrix: Matrix, name: str) -> None:
        """Show a matrix, under a name that a screen reader says; only rows that have changed are painted again."""
        if name != self.accessibleName():
            self.setAccessibleName(name)
        before, self.matrix = self.matrix, matrix
        if not same_words(before, matrix):
            self._take_anew()
        else:
            self._take_changes(before)
        self._tell()

    def _take_anew(self) -> None:
        self._shades = shades(self.matrix, signed=self._signed)
        self.picked = kept_within(self.picked, self.matrix.shape)
        self._point(None)
        self._arrange()

    def _take_changes(self, before: Matrix) -> None:
        changed = changed_rows(before, self.matrix)
        if changed.any():
            self._shades = shades(self.matrix, signed=self._signed)
            self._image = None
        digits, self._digits = self._digits, digits_that_fit(self.matrix, self._places, theme.look(self))
        if (digits and digits.font) != (self._digits and self._digits.font):
            self.update()
            return
        if digits and self._digits and digits.texts != self._digits.texts:
            for row, column in digits.texts.keys() | self._digits.texts.keys():
                changed[row] |= digits.texts.get((row, column)) != self._digits.texts.get((row, column))
        for row in changed.nonzero()[0].tolist():
            if self._places.shows(row):
                self.update(self._places.row(row).toAlignedRect())

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

    def _pick_and_say(self, cell: Cell) -> None:
        if cell != self.picked:
            self.pick(*cell)
            self.cell_picked.emit(*self.picked)

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
        cells.paint_rings(painter, look, places, self.picked, self._hover)
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

    def enterEvent(self, event: object) -> None:
        """Light nothing until the pointer is on a cell."""

    def leaveEvent(self, event: object) -> None:
        self._point(None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._places.at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        place = event.position()
        cell, row, column = (
            find(place) for find in (self._places.at, self._places.named_row_at, self._places.named_column_at)
        )
        if cell is not None:
            self._pick_and_say(cell)
            if self.acting:
                self.acted.emit(*cell)
        elif row is not None:
            self._pick_and_say((row, self.picked[1]))
        elif column is not None:
            self.column_acted.emit(column)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Edit; where nothing can be edited, two quick clicks are two clicks."""
        if self.editable and event.button() == Qt.MouseButton.LeftButton and self._places.at(event.position()):
            self._edit(self._typed())
        else:
            self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        rows, places = self.matrix.shape[0], self._places
        hidden = rows - (places.last - places.first + 1)
        if not self._manner.scrolls or hidden <= 0:
            event.ignore()
            return
        self._ticks -= event.angleDelta().y() / 120 * WHEEL_ROWS
        go, self._ticks = int(self._ticks), self._ticks - int(self._ticks)
        first = max(min(places.first + go, hidden), 0)
        if first != places.first:
            self._arrange(first)
            self._point(self._places.at(event.position()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = event.key(), event.modifiers()
        ctrl = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        if modifiers & Qt.KeyboardModifier.AltModifier or not all(self.matrix.shape):
            event.ignore()
        elif (to := moved(self.picked, key, ctrl, self.matrix.shape)) is not None:
            self._pick_and_say(to)
        elif key == Qt.Key.Key_Space and not ctrl:
            self.acted.emit(*self.picked)
        elif not self.editable or not self._edit_by_key(key, event.text(), ctrl):
            event.ignore()

    def _edit_by_key(self, key: int, text: str, ctrl: bool) -> bool:
        """Edit as a key asks for; return whether it asks for anything."""
        if ctrl:
            if key not in STEPS:
                return False
            self._stepping = True
            number = float(self.matrix.numbers[self.picked]) + STEPS[Qt.Key(key)] * self.step
            self.edited.emit(*self.picked, round(number, 10))
        elif key in EDIT_KEYS:
            self._edit(self._typed())
        elif text and text in NUMBERS_BEGIN:
            self._edit(text, selected=False)
        else:
            return False
        return True

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._settle()

    def focusOutEvent(self, event: object) -> None:
        """End the gesture too: a key that is still held is let go of elsewhere."""
        super().focusOutEvent(event)
        self._settle()

    def _settle(self) -> None:
        if self._stepping:
            self._stepping = False
            self.settled.emit()

    def _edit(self, text: str, *, selected: bool = True) -> None:
        self._bring_into_view()
        self.edit_text(text, selected=selected)

    def _typed(self) -> str:
        return f"{float(self.matrix.numbers[self.picked]):.10g}"

    def accept_text(self, text: str) -> bool:
        number = parse(text)
        if number is None or not self.editable or not all(self.matrix.shape):
            return False
        if f"{number:.10g}" != self._typed():
            self.edited.emit(*self.picked, number)
        self.settled.emit()
        return True

    def editor_rect(self) -> QRectF:
        return self.cell_rect(*self.picked)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 60)

    def sizeHint(self) -> QSize:
        return QSize(*(2 * [round(theme.look(self).px(360 if self._manner.labels else 120))]))
