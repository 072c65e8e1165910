"""How W_Q, W_K and W_V make queries, keys and values of what is known: X @ W = Q, each number of it to be changed."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from app.pages.everyone.presentation import EveryonePresentation
from app.presentation.roles import role_of
from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import PanelText
from app.widgets.grid.grid import Grid

LETTERS = {"w_q": "Q", "w_k": "K", "w_v": "V"}
NAMES = 4  # as many cells are the names of a matrix wide or high
MOST_ROWS = 20
FEW = 4  # rows of X that stand above the rest
LEAST_CELL = 27.0  # of the design: as wide are cells at the least where all matrices stand in a line
NAMED = 131.0  # of the design: a grid as high as this shows its names
Spots = dict[str, tuple[int, int, int, int]]
"""Where the title of a matrix stands (row, column), and how many rows and columns the matrix below it takes."""

IN_A_LINE: Spots = {"x": (1, 0, 3, 1), "w": (1, 1, 3, 1), "y": (1, 2, 3, 1)}
AT_THE_CORNER: Spots = {"x": (1, 0, 3, 1), "w": (1, 1, 1, 1), "y": (3, 1, 1, 1)}
FEW_ROWS: Spots = {"x": (1, 0, 1, 2), "w": (3, 0, 1, 1), "y": (3, 1, 1, 1)}


class Projection(QWidget):
    """X, W and their product in a line; where that is too narrow, X beside the others, or above them if it is low."""

    x_edited = Signal(str, int, int, float)  # side, row, column, value
    w_edited = Signal(str, int, int, float)  # which, row, column, value
    product_edited = Signal(str, int, int, float)  # of which W, whose row, column, value
    released = Signal(str)  # the rows that are set by hand in the product of which W
    gesture_ended = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.chosen = "w_q"
        self.chips = {which: ChipButton(self, tone=role_of(which)) for which in LETTERS}
        self.release = ChipButton(self, icon="rotate-ccw", tone="dim", quiet=True)
        self.note = PanelText(self, "dim", 12)
        self.titles = {name: PanelText(self, "text", 13, bold=True) for name in "xwy"}
        self.grids = {name: Grid(self, square=False, editable=True) for name in "xwy"}
        self._shown: EveryonePresentation | None = None
        self._placed: tuple[Spots, int, int, int, float] | None = None
        self._arrange()
        for name, grid in self.grids.items():
            grid.edited.connect(lambda row, column, value, name=name: self._edit(name, row, column, value))
            grid.gesture_ended.connect(self.gesture_ended)
        self.release.clicked.connect(lambda: self.released.emit(self.chosen))

    def _arrange(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(6)
        for which, chip in self.chips.items():
            chip.setCheckable(True)
            chip.clicked.connect(lambda _=False, which=which: self.choose(which))
            line.addWidget(chip)
        line.addSpacing(8)
        line.addWidget(self.note, 1)
        line.addWidget(self.release)
        self._board = board = QGridLayout(self)
        board.setContentsMargins(0, 0, 0, 0)
        board.setHorizontalSpacing(16)
        board.setVerticalSpacing(4)
        board.addLayout(line, 0, 0, 1, 3)

    def _place(self) -> None:
        """Give matrices places and room by their sizes, if these have changed."""
        (n, d_model), d = self.grids["x"].matrix.shape, self.grids["w"].matrix.shape[1]
        px = theme.look(self).px
        beside = self.width() >= px(LEAST_CELL) * (d_model + 2 * d + 3 * NAMES)
        places = FEW_ROWS if n <= FEW else IN_A_LINE if beside else AT_THE_CORNER
        if (places, n, d_model, d, px(1)) == self._placed:
            return
        self._placed = places, n, d_model, d, px(1)
        for name, (row, column, rows, columns) in places.items():
            for widget in (self.titles[name], self.grids[name]):
                self._board.removeWidget(widget)
            self._board.addWidget(self.titles[name], row, column, 1, columns)
            self._board.addWidget(self.grids[name], row + 1, column, rows, columns)
        cells_x, cells_w = d_model + NAMES, d + NAMES
        if n <= FEW:
            widths, heights = (1, 1, 0), (n + NAMES, cells_x)
        elif beside:
            widths, heights = (cells_x, cells_w, cells_w), (1, 0)
        else:
            widths, heights = (cells_x, cells_w, 0), (cells_x, min(n, MOST_ROWS) + NAMES)
        for column, part in enumerate(widths):
            self._board.setColumnStretch(column, part)
        for row, part in zip((2, 4), heights, strict=True):
            self._board.setRowStretch(row, part)
        self._board.setRowMinimumHeight(2, round(px(NAMED)) if places is FEW_ROWS else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._shown is not None:
            self._place()

    def choose(self, which: str) -> None:
        """Show another projection: "w_q", "w_k" or "w_v"."""
        self.chosen = which
        if self._shown is not None:
            self.set_data(self._shown)

    def _edit(self, name: str, row: int, column: int, value: float) -> None:
        if self._shown is None:
            return
        show = self._shown.show
        side = "askers" if self.chosen == "w_q" else "guests"
        if name == "x":
            self.x_edited.emit(side, row, column, value)
        elif name == "w":
            self.w_edited.emit(self.chosen, row, column, value)
        else:
            self.product_edited.emit(self.chosen, getattr(show, side)[row], column, value)

    def set_data(self, shown: EveryonePresentation) -> None:
        """Show the projection of a moment."""
        self._shown = shown
        letter = LETTERS[self.chosen]
        x, w, y = matrices = shown.projection(self.chosen)
        for which, chip in self.chips.items():
            chip.name(f"X @ W_{LETTERS[which]} = {LETTERS[which]}")
            chip.setChecked(which == self.chosen)
        (n, d_model), d = x.shape, w.shape[1]
        names = (
            self.tr("X, what is known: {0} × {1}").format(n, d_model),
            self.tr("W_{0}, what picks or mixes it: {1} × {2}").format(letter, d_model, d),
            self.tr("X @ W_{0} = {0}: {1} × {2}").format(letter, n, d),
        )
        for name, title, matrix in zip("xwy", names, matrices, strict=True):
            deepest = matrix.shown_colour_limit()
            scale = self.tr(" · deepest colour from {}").format(deepest) if deepest else ""
            self.titles[name].setText(title + scale)
            self.titles[name].set_role(role_of("x" if name == "x" else self.chosen))
            self.grids[name].set_data(matrix, title)
        self._place()
        self.note.setText(self._explain(shown))
        self.release.name("", self.tr("Take what x @ W gives: release the rows set by hand"))
        self.release.setVisible(y.marked is not None)

    def _explain(self, shown: EveryonePresentation) -> str:
        show = shown.show
        if not shown.show.of_words:
            text = shown.terms(
                self.tr(
                    "A record is x = [{criterion} | {tag} | {detail}]. W picks one part out of it: 1 where it takes a"
                    " number, 0 elsewhere. Change a number of W, and it mixes."
                )
            )
        else:
            text = self.tr(
                "Each word is a row of X. W mixes its numbers into a query, a key and a value: what a word looks for"
                " follows from that word alone. The numbers were chosen for this lesson, not trained."
            )
        said = (
            text,
            shown.made_up(),
            self.tr("Positions are added to all of X, and so they leak into Q, K and V alike.")
            if show.positions
            else "",
        )
        return "\n".join(filter(None, said))
