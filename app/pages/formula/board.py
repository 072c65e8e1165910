"""The formula with live numbers: Q · Kᵀ = QKᵀ, ÷ √d_k, and softmax · V = output, matrix by matrix."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.pages.formula.presentation import FormulaPresentation
from app.pages.formula.symbols import LETTERS, SYMBOL_OF
from app.presentation.matrix import Matrix
from app.presentation.roles import role_of
from app.style import theme
from app.widgets.matrices.matrix_card import BetweenSign, MatrixCard

LINES = (("q", "t", "scores"), ("masked", "weights", "v", "output"))
HIGHLIGHTS = {"k": "t", "softmax": "weights", "scale": "masked", "mask": "masked"}
"""The matrix that a symbol lights, where it has another name."""
NAMES = 3  # columns of digits that the names of the rows take as much room as
MOST_COLUMNS, MOST_ROWS = 24, 12
LONG_NUMBERS = {"masked": 1.1, "scores": 1.1, "weights": 1.3, "v": 1.6, "output": 1.25}
"""How much wider a column of a matrix is than that of another."""
LOW = 400.0  # of the design: a board below this height has no names above its columns

NAMELESS = ("masked", "output")
"""Whose columns are called as those of a neighbour, which names them."""


class Board(QWidget):
    """Two lines of matrices. Reports symbols that are meant, and the pair whose cell is."""

    selected = Signal(str)
    pair_picked = Signal(int, int)  # a row of those shown, a guest

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.cards = {name: MatrixCard(self, by_column=name == "t") for line in LINES for name in line}
        self.signs = {name: BetweenSign(self) for name in ("t", "scores", "masked", "weights", "v", "output")}
        self._lines = [self._line(names) for names in LINES]
        self._column = QVBoxLayout(self)
        for line in self._lines:
            self._column.addLayout(line, 1)
        self._space()
        for name, card in self.cards.items():
            card.picked.connect(lambda name=name: self.selected.emit(self._symbol(name)))
            card.cell_picked.connect(lambda row, column, name=name: self._pick(name, row, column))
        self._pair = (0, 0)
        self._moment: tuple[FormulaPresentation, str] | None = None

    def _line(self, names: tuple[str, ...]) -> QHBoxLayout:
        line = QHBoxLayout()
        for name in names:
            if name in self.signs:
                line.addWidget(self.signs[name])
            line.addWidget(self.cards[name])
        return line

    def _space(self) -> None:
        look = theme.look(self)
        theme.space(self._column, look, (0, 0, 0, 0), 6)
        for line in self._lines:
            theme.space(line, look, (0, 0, 0, 0), 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        low = theme.look(self).px(LOW)
        if self._moment and (event.size().height() < low) != (event.oldSize().height() < low):
            self.set_data(*self._moment)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._space()

    def _symbol(self, name: str) -> str:
        """Return the symbol that a matrix stands for."""
        return "scale" if name == "masked" else SYMBOL_OF.get(name, name)

    def _pick(self, name: str, row: int, column: int) -> None:
        """Follow the pair that a cell belongs to."""
        asker, guest = self._pair
        match name:
            case "q" | "output":
                asker = row
            case "t":
                guest = column
            case "v":
                guest = row
            case _:
                asker, guest = row, column
        self.pair_picked.emit(asker, guest)

    def set_data(self, shown: FormulaPresentation, symbol: str) -> None:
        """Show a moment, and light a symbol's matrix."""
        self._moment = shown, symbol
        highlighted, low = HIGHLIGHTS.get(symbol, symbol), self.height() < theme.look(self).px(LOW)
        scale = shown.divisor_text
        divide = self.tr("Unscaled") if shown.show.scale == "none" else f"÷ {scale.split(' ')[0]}\n→"
        signs = {
            "t": "·", "scores": "→" if shown.pinned else "=", "masked": divide, "weights": "softmax\n→", "v": "·",
            "output": "=",
        }  # fmt: skip
        for name, card in self.cards.items():
            letter = self._letter(name, shown)
            card.set_data(letter, shown.size(name), role_of(name), _bare(name, shown.matrix(name), low=low), letter)
            card.highlight(name == highlighted)
        for name, sign in self.signs.items():
            sign.set_data(signs[name])
        self._share_out(shown)
        self.follow(shown.row, shown.view.column)

    def _letter(self, name: str, shown: FormulaPresentation) -> str:
        match name:
            case "masked":
                scores = self.tr("scores") if shown.pinned else "QKᵀ"
                divided = scores if shown.show.scale == "none" else f"{scores} ÷ {shown.divisor_text.split(' ')[0]}"
                return self.tr("{}, masked").format(divided) if shown.masked else divided
            case "scores" if shown.pinned:
                return shown.pinned_scores()
            case "weights":
                return self.tr("weights")
            case "output":
                return shown.say(shown.show.vocabulary.impression) or self.tr("output")
        return LETTERS[name]

    def _share_out(self, shown: FormulaPresentation) -> None:
        """Give matrices room by how many columns they have, and lines by how many rows."""
        for place, (line, members) in enumerate(zip(self._lines, LINES, strict=True)):
            rows = max(min(shown.shape(name)[0], MOST_ROWS) for name in members)
            self._column.setStretch(place, rows + NAMES)
            for name in members:
                names = NAMES if any(_bare(name, shown.matrix(name), low=False).rows) else 0
                columns = min(shown.shape(name)[1], MOST_COLUMNS) * LONG_NUMBERS.get(name, 1.0)
                line.setStretchFactor(self.cards[name], round(10 * (columns + names)))

    def follow(self, row: int, column: int) -> None:
        """Put all cursors on what belongs to a pair: row × column = cell."""
        self._pair = row, column
        for name, cell in {
            "q": (row, self.cards["q"].grid.picked[1]),
            "t": (self.cards["t"].grid.picked[0], column),
            "v": (column, self.cards["v"].grid.picked[1]),
            "output": (row, self.cards["output"].grid.picked[1]),
            **dict.fromkeys(("scores", "masked", "weights"), (row, column)),
        }.items():
            self.cards[name].grid.pick(*cell)


def _bare(name: str, matrix: Matrix, *, low: bool) -> Matrix:
    """Return a matrix without names that stand beside it anyway, or that would leave no room for digits.

    low: whether there is little height. All is said aloud with its names.
    """
    if name == "masked" or (name in LINES[1] and name != "v" and len(matrix.rows) == 1):
        matrix = matrix._replace(rows=("",) * len(matrix.rows))
    return matrix._replace(columns=("",) * len(matrix.columns)) if low or name in NAMELESS else matrix
