"""How W_Q, W_K and W_V make queries, keys and values of what is known: X @ W = Q, each number of it to be changed."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.pages.everyone.figures import EveryoneFigures
from app.tensor_roles import role_of
from app.widgets.chip_button import ChipButton
from app.widgets.grid import Grid, Matrix
from app.widgets.panel import PanelText

LETTERS = {"w_q": "Q", "w_k": "K", "w_v": "V"}
EDITS = {"w_q": "q", "w_k": "k", "w_v": "v"}
NAMES, LONG_NAMES = 4, 7  # as many cells are the names of a matrix wide or high; those of X are turned
MOST_ROWS = 20


class Projection(QWidget):
    """X at the left, W above at the right, their product where both meet: as on the blackboard."""

    edited = Signal(str, tuple)  # a gesture of this page, and its values
    settled = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.chosen = "w_q"
        self.chips = {which: ChipButton(self, tone=role_of(which)) for which in LETTERS}
        self.release = ChipButton(self, icon="rotate-ccw", tone="dim", quiet=True)
        self.note = PanelText(self, "dim", 12)
        self.titles = {name: PanelText(self, "text", 13, bold=True) for name in "xwy"}
        self.grids = {name: Grid(self, square=False, editable=True) for name in "xwy"}
        self._figures: EveryoneFigures | None = None
        self._arrange()
        for name, grid in self.grids.items():
            grid.edited.connect(lambda row, column, value, name=name: self._edit(name, row, column, value))
            grid.settled.connect(self.settled)
        self.release.clicked.connect(lambda: self.edited.emit("release rows", (self.chosen,)))

    def _arrange(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(6)
        for which, chip in self.chips.items():
            chip.setCheckable(True)
            chip.clicked.connect(lambda _=False, which=which: self.choose(which))
            line.addWidget(chip)
        line.addStretch(1)
        line.addWidget(self.release)
        legend = QVBoxLayout()
        legend.addLayout(line)
        legend.addWidget(self.note)
        legend.addStretch(1)
        self._board = board = QGridLayout(self)
        board.setContentsMargins(0, 0, 0, 0)
        board.setHorizontalSpacing(16)
        board.setVerticalSpacing(4)
        board.addLayout(legend, 0, 0, 2, 1)
        for name, row, column in (("w", 0, 1), ("x", 2, 0), ("y", 2, 1)):
            board.addWidget(self.titles[name], row, column)
            board.addWidget(self.grids[name], row + 1, column)

    def _share_out(self, x: Matrix, w: Matrix) -> None:
        """Give matrices room by their sizes: then the rows of X and of X @ W stand side by side."""
        (n, d_model), d = x.shape, w.shape[1]
        for row, part in ((1, d_model + NAMES), (3, min(n, MOST_ROWS) + LONG_NAMES)):
            self._board.setRowStretch(row, part)
        for column, part in ((0, d_model + NAMES), (1, d + NAMES)):
            self._board.setColumnStretch(column, part)

    def choose(self, which: str) -> None:
        """Show another projection: "w_q", "w_k" or "w_v"."""
        self.chosen = which
        if self._figures is not None:
            self.present(self._figures)

    def _edit(self, name: str, row: int, column: int, value: float) -> None:
        if self._figures is None:
            return
        show = self._figures.show
        side = "askers" if self.chosen == "w_q" else "guests"
        if name == "x":
            self.edited.emit("x", (side, row, column, value))
        elif name == "w":
            self.edited.emit("w", (self.chosen, row, column, value))
        else:
            self.edited.emit(EDITS[self.chosen], (getattr(show, side)[row], column, value))

    def present(self, figures: EveryoneFigures) -> None:
        """Show the projection of a moment."""
        self._figures = figures
        letter = LETTERS[self.chosen]
        x, w, y = matrices = figures.projection(self.chosen)
        for which, chip in self.chips.items():
            chip.name(f"X @ W_{LETTERS[which]} = {LETTERS[which]}")
            chip.setChecked(which == self.chosen)
        (n, d_model), d = x.shape, w.shape[1]
        names = (
            self.tr("X, what is known: {0} × {1}").format(n, d_model),
            self.tr("W_{0}, what picks or mixes it: {1} × {2}").format(letter, d_model, d),
            self.tr("X @ W_{0} = {0}: {1} × {2}").format(letter, n, d),
        )
        self._share_out(x, w)
        for name, title, matrix in zip("xwy", names, matrices, strict=True):
            self.titles[name].setText(title)
            self.titles[name].set_role(role_of("x" if name == "x" else self.chosen))
            self.grids[name].present(matrix, title)
        self.note.setText(self._explain(figures))
        self.release.name("", self.tr("Take what x @ W gives: release the rows set by hand"))
        self.release.setVisible(y.marked is not None)

    def _explain(self, figures: EveryoneFigures) -> str:
        show = figures.show
        if not figures.show.of_words:
            text = figures.terms(
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
            figures.made_up(),
            self.tr("Positions are added to all of X, and so they leak into Q, K and V alike.")
            if show.positions
            else "",
        )
        return "\n".join(filter(None, said))
