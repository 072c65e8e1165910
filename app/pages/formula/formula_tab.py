"""The formula, what is told of the symbol that is selected, and the same with live numbers."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.pages.formula.account_card import AccountCard
from app.pages.formula.board import Board
from app.pages.formula.presentation import FormulaPresentation
from app.pages.formula.symbols import SymbolWords
from app.style import theme
from app.widgets.chrome.panel import Panel, PanelText
from app.widgets.matrices.formula import FormulaField

PART, LOW_PART = 0.2, 0.17  # of the height, which the formula takes at the most
HINT_PART = 0.5  # of the width
LOW = 640.0  # of the design: a page below this height does without the first hint

IN_FORMULA = {
    "weights": "softmax", "scaled": "scale", "masked": "mask", "scores": "t", "x_q": "q", "x_k": "k", "w_q": "q",
    "w_k": "k", "w_v": "v",
}  # fmt: skip
"""The symbol in which a tensor of the flow takes part."""


class FormulaTab(QWidget):
    """Reports symbols and pairs; the page keeps which are meant."""

    selected = Signal(str)
    pair_picked = Signal(int, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hint = PanelText(self, "dim", 12)
        self.hint.setWordWrap(False)
        self._hint = ""
        self.above, self.below = Panel("text", self), Panel("text", self, self.hint)
        self.below.note.hide()
        self.formula, self.account = FormulaField(self.above), AccountCard(self.above, wide=True)
        self.board = Board(self.below)
        self._words = SymbolWords()
        self.above.title.hide()
        self.above.body.addWidget(self.formula, 1)
        self.above.body.addWidget(self.account)
        self.below.body.addWidget(self.board, 1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.above)
        self._column.addWidget(self.below, 1)
        self._space()
        for part in (self.formula, self.board):
            part.selected.connect(self.selected)
        self.board.pair_picked.connect(self.pair_picked)

    def _space(self) -> None:
        look = theme.look(self)
        theme.space(self._column, look, (0, 0, 0, 0), 8)

    def resizeEvent(self, event: object) -> None:
        """Let the formula take no more than a part of the page."""
        self._say_hint()
        low = self.height() < theme.look(self).px(LOW)
        self.above.note.setVisible(not low)
        self.formula.setMaximumHeight(round(self.height() * (LOW_PART if low else PART)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._space()

    def set_data(self, shown: FormulaPresentation, symbol: str) -> None:
        """Show a moment."""
        symbol = IN_FORMULA.get(symbol, symbol)
        if symbol == "mask" and not shown.masked:
            symbol = "softmax"
        account = self._words.account(symbol, shown)
        self.above.entitle(
            self.tr("The formula"),
            self.tr("Click a symbol, or use the arrow keys: it lights up below, with its word, its shape and its code"),
        )
        self.formula.set_data(
            shown.divisor,
            masked=shown.masked,
            symbol=symbol,
            name=f"{account.letter} · {account.word}",
            accessible_text=f"{account.shape}; {account.sentence} {account.code}",
        )
        self.account.set_data(account)
        self.below.entitle(self._subject(shown), "")
        self._hint = self._note(shown)
        self._say_hint()
        self.board.set_data(shown, symbol)

    def _say_hint(self) -> None:
        """Say how to go on at the right end of the title, as far as there is room."""
        look = theme.look(self)
        font, room = look.font(12), self.width() * HINT_PART
        text = theme.elide(font, self._hint, room)
        self.hint.setText(text)
        self.hint.setMaximumWidth(round(theme.text_width(font, text) + look.px(3)))

    def _subject(self, shown: FormulaPresentation) -> str:
        if shown.panel:
            return self.tr("The same with live numbers: head {0} · {1}").format(shown.view.head + 1, shown.head_name())
        if shown.view.whose == "one":
            return self.tr("The same with live numbers: “{}” looks").format(shown.looking[0])
        return shown.terms(self.tr("The same with live numbers: all {} who look"), len(shown.looking))

    def _note(self, shown: FormulaPresentation) -> str:
        asker, guest = shown.looking[shown.row], shown.guests[shown.view.column]
        if pinned := shown.pinned_pair():
            return self.tr("“{0}” → “{1}”: {2}").format(asker, guest, pinned)
        return self.tr("Pick a cell: the dot product of a row of {0} and a column of {1} makes it").format(asker, guest)
