"""One head in small: its friend's name, its map, how spread out the shares are, and a button to silence it."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.pages.panel.presentation import PanelPresentation
from app.style import theme
from app.widgets.chrome.arranged import Arranged
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.text_field import TextField
from app.widgets.grid.grid import Grid

HEAD, FOOT, PAD = 26.0, 17.0, 7.0  # of the design
NAMES = 15.0  # a line below the map for the names of its columns
NAMED, NAMED_FROM = 24.0, 76.0  # a column this wide in a tile this high has its name there
WIDE = 330.0  # a tile this wide has its spread beside the name
LOW = 96.0  # a tile below this does not say its spread
BUTTON = 28.0
MUTED = 0.15  # how much of a silent head's map is seen


class HeadTile(Arranged, QWidget):
    """Click it, or press Enter or Space on its map, and it is enlarged."""

    chosen = Signal(int)  # the head
    cell_picked = Signal(int, int)
    pointed = Signal(object)  # the head, None when the pointer leaves
    renamed = Signal(int, str)
    mute_wanted = Signal(int, bool)
    gone = Signal(int)

    def __init__(self, head: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.head = head
        self.name = TextField(self, bold=True)
        self.mute = ChipButton(self, icon="volume-2", tone="dim", quiet=True)
        self.mute.setCheckable(True)
        self.grid = Grid(self, labels=False)
        self._grids = {(False, True): self.grid}  # by (differs, square)
        self._enlarged, self._silent, self._highlighted = False, False, False
        self._spread: tuple[str, ...] = ()
        self._columns: tuple[str, ...] = ()
        self._hear(self.grid)
        self.name.edited.connect(lambda words: self.renamed.emit(self.head, words))
        self.mute.clicked.connect(lambda: self.mute_wanted.emit(self.head, self.mute.isChecked()))

    def _hear(self, grid: Grid) -> None:
        grid.acting = True
        grid.acted.connect(lambda row, column: self.chosen.emit(self.head))
        grid.cell_picked.connect(self.cell_picked)

    def set_data(
        self, shown: PanelPresentation, row: int, column: int, *, enlarged: bool, highlighted: bool, differs: bool
    ) -> None:
        """Show a head of the moment; row and column: the cell that is followed."""
        head, few = self.head, len(shown.askers) == 1
        self._show_grid(differs=differs, square=not few)
        self.name.set_data(
            shown.friend_named(head), shown.terms(self.tr("Name of {friend} {}"), head + 1), shown.nameless(head)
        )
        muted, name = shown.is_muted(head), shown.friend(head)
        self.mute.setChecked(muted)
        self.mute.set_icon("volume-x" if muted else "volume-2")
        self.mute.name("", (self.tr("Unmute “{}”") if muted else self.tr("Mute “{}”")).format(name))
        self.grid.set_data(shown.tile(head, differs=differs, few=few), self.tr("Map of {}").format(name))
        self.grid.pick(row, column)
        self.grid.set_level(MUTED if muted else 1.0)
        state = (enlarged, muted, highlighted, shown.spread(head, row), shown.guests)
        if state != (self._enlarged, self._silent, self._highlighted, self._spread, self._columns):
            self._enlarged, self._silent, self._highlighted, self._spread, self._columns = state
            self._arrange()
            self.update()

    def _show_grid(self, *, differs: bool, square: bool) -> None:
        kind = (differs, square)
        if kind not in self._grids:
            self._grids[kind] = Grid(self, labels=False, signed=differs, square=square)
            self._hear(self._grids[kind])
        if self._grids[kind] is not self.grid:
            focused = self.grid.hasFocus()
            self.grid.hide()
            self.grid = self._grids[kind]
            self._arrange()
            self.grid.show()
            QWidget.setTabOrder(self.mute, self.grid)
            if focused:
                self.grid.setFocus()

    def highlight(self, *, highlighted: bool) -> None:
        """Let the spotlight fall on the tile."""
        if highlighted != self._highlighted:
            self._highlighted = highlighted
            self.update()

    def _arrange(self) -> None:
        px = theme.look(self).px
        pad, head = round(px(PAD)), round(px(HEAD))
        button = round(px(BUTTON))
        right = self.width() - button - round(px(2))
        self.name.set_size(13 if self.width() >= px(120) else 12)
        wide = self._is_wide()
        self.mute.setGeometry(right, round(px(2)), button, button)
        self.name.setGeometry(pad + 2, round(px(3)), max(round(self._name_end(right)) - pad - 2, 1), head)
        top, foot = head + round(px(5)), 0 if wide or self._is_low() else round(px(FOOT))
        foot += round(px(NAMES)) if self._names_columns() else 0
        self.grid.setGeometry(pad, top, self.width() - 2 * pad, max(self.height() - top - foot - round(px(4)), 1))

    def _names_columns(self) -> bool:
        """Return whether there is room for the names of the columns."""
        px = theme.look(self).px
        least = px(NAMED) * len(self._columns)
        return bool(self._columns) and self.width() - 2 * px(PAD) >= least and self.height() >= px(NAMED_FROM)

    def _is_wide(self) -> bool:
        return self.width() >= theme.look(self).px(WIDE)

    def _is_low(self) -> bool:
        return self.height() < theme.look(self).px(LOW)

    def _name_end(self, right: float) -> float:
        return right * 0.55 if self._is_wide() else right

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        colours = look.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = QPen(colours.weight, look.px(2)) if self._enlarged else QPen(colours.line, 1)
            if self._highlighted and not self._enlarged:
                edge = QPen(colours.text, look.px(1.4))
            painter.setPen(edge)
            painter.setBrush(theme.mix(colours.card, colours.weight, 0.05) if self._highlighted else colours.card)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), look.px(10), look.px(10))
            self._paint_spread(painter, look)
            if self._names_columns():
                self._paint_names(painter, look)
            if self._silent:
                self._strike(painter, look)

    def _paint_names(self, painter: QPainter, look: theme.Look) -> None:
        """Paint who is looked at below each column, where the columns are wide enough."""
        last = self.grid.matrix.shape[0] - 1
        font = look.font(11)
        painter.setFont(font)
        painter.setPen(look.theme.key)
        for column, name in enumerate(self._columns):
            cell = self.grid.cell_rect(last, column).translated(self.grid.pos().toPointF())
            if cell.width() < look.px(NAMED):
                return
            line = QRectF(cell.left(), cell.bottom() + look.px(2), cell.width(), look.px(NAMES))
            painter.drawText(line, theme.CENTRE, theme.elide(font, name, line.width() - look.px(2)))

    def _paint_spread(self, painter: QPainter, look: theme.Look) -> None:
        if self._is_low() and not self._is_wide():
            return
        font = look.font(12)
        painter.setFont(font)
        painter.setPen(look.theme.dim)
        if self._is_wide():
            end = self.name.geometry().right()
            line = QRectF(end, look.px(3), self.mute.x() - end - look.px(4), look.px(HEAD))
            flags = theme.RIGHT
        else:
            line = QRectF(
                look.px(PAD), self.height() - look.px(FOOT + 4), self.width() - 2 * look.px(PAD), look.px(FOOT)
            )
            flags = theme.CENTRE
        for text in (" · ".join(self._spread[:2]), *self._spread[1:]):
            if theme.text_width(font, text) <= line.width():
                painter.drawText(line, flags, text)
                return

    def _strike(self, painter: QPainter, look: theme.Look) -> None:
        width = min(theme.text_width(look.font(bold=True), self.name.text or "Friend 00"), self.name.width())
        middle = self.name.geometry().center().y() + 1
        painter.setPen(QPen(look.theme.dim, look.px(1.4)))
        left = float(self.name.x())
        painter.drawLine(QPointF(left, middle), QPointF(left + width, middle))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(self.head)

    def enterEvent(self, event: object) -> None:
        self.pointed.emit(self.head)

    def leaveEvent(self, event: object) -> None:
        self.pointed.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hear what the map leaves: Enter enlarges, Delete sends the friend home."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(self.head)
        elif event.key() == Qt.Key.Key_Delete and not event.modifiers():
            self.gone.emit(self.head)
        else:
            event.ignore()
