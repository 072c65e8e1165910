"""The flow: from X by W_Q, W_K and W_V to queries, keys and values, and on to the output; each box opens its matrix."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.pages.formula.account_card import AccountCard
from app.pages.formula.presentation import FormulaPresentation
from app.pages.formula.symbols import SYMBOL_OF, SymbolWords
from app.presentation.roles import role_of
from app.style import theme
from app.widgets.chrome.panel import Panel
from app.widgets.grid.grid import Grid
from app.widgets.matrices.flow import Flow
from app.widgets.matrices.flow_places import FlowArrow, FlowBox

BOX_OF = {"softmax": "weights", "scale": "scaled", "mask": "masked", "t": "k"}
"""The box that a symbol of the formula opens, where it has another name."""
STEP = {"q": "①", "k": "①", "scores": "②", "scaled": "③", "masked": "③", "weights": "③", "v": "④", "output": "④"}
"""Which of the four steps a box belongs to; the values are sealed until the last."""
FEW_ROWS = 3  # a matrix of so few needs little room
ACCOUNT = 300.0  # of the design: how wide it is told of the open box


class FlowTab(QWidget):
    """Reports the box that is wanted, by the name of its tensor, and cells that are meant."""

    opened = Signal(str)
    pair_picked = Signal(int, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.above, self.below = Panel("text", self), Panel("text", self)
        self.flow = Flow(self.above)
        self.grid, self.account = Grid(self.below, square=False), AccountCard(self.below, wide=False)
        self.grid.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # as high as it is given
        self._words = SymbolWords()
        self.above.body.addWidget(self.flow, 1)
        self._beside = QHBoxLayout()
        self._beside.addWidget(self.account)
        self._beside.addWidget(self.grid, 1)
        self.below.body.addLayout(self._beside, 1)
        self.below.title.hide()
        self.below.note.hide()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.above, 5)
        self._column.addWidget(self.below, 6)
        self._space()
        self.flow.opened.connect(self.opened)

    def _space(self) -> None:
        look = theme.look(self)
        theme.space(self._beside, look, (0, 0, 0, 0), 16)
        theme.space(self._column, look, (0, 0, 0, 0), 8)
        self.account.setFixedWidth(round(look.px(ACCOUNT)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._space()

    def set_data(self, shown: FormulaPresentation, symbol: str) -> None:
        """Show a moment, and open the box of a symbol."""
        boxes, arrows = self.boxes(shown), self.arrows(shown)
        name = BOX_OF.get(symbol, symbol)
        if name not in {box.name for box in boxes}:
            name = "weights" if name == "masked" else "x_k"
        self.above.entitle(self._title(shown), self.tr("Click a box, or use the arrow keys: it opens below"))
        self.flow.set_data(boxes, arrows, name)
        account = self._words.account(name, shown)
        self.account.set_data(account)
        matrix = shown.matrix(name)
        self._column.setStretch(0, 9 if matrix.shape[0] <= FEW_ROWS else 5)
        self.grid.set_data(matrix, f"{account.letter} {shown.size(name)}")

    def _title(self, shown: FormulaPresentation) -> str:
        if shown.panel:
            widths = shown.panel.widths
            return self.tr("Head {0} of {1} · {2}: its own W makes {3} numbers out of all {4}").format(
                shown.view.head + 1, widths.heads, shown.head_name(), widths.d_head, widths.d_model
            )
        if shown.view.whose == "one":
            return self.tr("From X to the output: “{}” looks").format(shown.looking[0])
        return shown.terms(self.tr("From X to the output: all {} look"), len(shown.looking))

    def boxes(self, shown: FormulaPresentation) -> tuple[FlowBox, ...]:
        """Return the boxes: the three lanes are queries, keys and values."""
        together = shown.show.everyone and shown.view.whose != "one"
        places = {
            **({} if together else {"x_q": (0, 0)}),
            "x_k": (0, 1 if together else 1.5),
            "w_q": (1, 0), "w_k": (1, 1), "w_v": (1, 2),
            "q": (2, 0), "k": (2, 1), "v": (2, 2),
            "scores": (3, 0.5), "scaled": (4, 0.5),
        }  # fmt: skip
        column = 5
        if shown.masked:
            places["masked"] = (column, 0.5)
            column += 1
        places["weights"], places["output"] = (column, 0.5), (column + 1, 1.0)
        return tuple(self._box(name, shown, *place) for name, place in places.items())

    def _box(self, name: str, shown: FormulaPresentation, column: float, lane: float) -> FlowBox:
        symbol = SYMBOL_OF.get(name, name)
        letters = {
            "scores": self.tr("scores") if shown.pinned else "",
            "scaled": "QKᵀ" if shown.show.scale == "none" else f"÷ {shown.divisor_text.split(' ')[0]}",
            "masked": "+ M",
            "output": self.tr("output"),
        }
        letter = letters.get(name) or self._words.letter(symbol, shown)
        word = f"{STEP.get(name, '')} {self._words.word(symbol, shown)}".strip()
        return FlowBox(name, letter, word, shown.size(name), role_of(name), column, lane)

    def arrows(self, shown: FormulaPresentation) -> tuple[FlowArrow, ...]:
        """Return the arrows."""
        names = {box.name for box in self.boxes(shown)}
        first = "masked" if shown.masked else "scaled"
        asks = "x_q" if "x_q" in names else "x_k"
        return (
            FlowArrow(asks, "w_q", "@"), FlowArrow("x_k", "w_k", "@"), FlowArrow("x_k", "w_v", "@"),
            FlowArrow("w_q", "q", "="), FlowArrow("w_k", "k", "="), FlowArrow("w_v", "v", "="),
            FlowArrow("q", "scores"), FlowArrow("k", "scores"), FlowArrow("scores", "scaled"),
            *([FlowArrow("scaled", "masked")] if shown.masked else []),
            FlowArrow(first, "weights"), FlowArrow("weights", "output"), FlowArrow("v", "output", "", low=True),
        )  # fmt: skip
