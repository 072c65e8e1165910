"""The left panel: one who looks, with arcs to all who are looked at, and the four steps of one pair in digits."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.pages.everyone.masked import MaskedShare
from app.pages.everyone.presentation import Cell, EveryonePresentation
from app.pages.why import Why
from app.presentation.row import RowPresentation
from app.style import theme
from app.widgets.arcs.arcs import Arcs
from app.widgets.chrome.panel import PanelText
from app.widgets.fields.sentence_field import SentenceField
from app.widgets.matrices.lines import ScrolledLines
from core.edits.sentence import seated_words
from core.edits.tokenize import MAX_WORDS, joined

LEAST_ARCS, LEAST_OF_TWO = 150, 186  # of the design: where those who look are those looked at, and where not
LINE = 21  # how high a line of the steps is, of the design
NAMES = 190  # how wide the names of traits stand, of the design


class LookPanel(QWidget):
    """Sentence, arcs, and the steps of the pair that is pointed at or picked."""

    row_picked = Signal(int)
    column_picked = Signal(int)
    pointed = Signal(object)
    sentence_edited = Signal(str, str)  # "askers" or "guests", the text

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sentences = {side: SentenceField(self) for side in ("askers", "guests")}
        self.hint, self.made_up = PanelText(self, "dim", 12), PanelText(self, "dim", 12)
        self.arcs = Arcs(self)
        self.masked = PanelText(self, "weight", 12)
        self.heading = PanelText(self, "text", 15, bold=True)
        self.steps = ScrolledLines(self, LINE)
        self.steps.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.working = self._stack(self.heading, self.steps)
        self.arcs.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._why, self._share = Why(NAMES), MaskedShare()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for side, field in self.sentences.items():
            field.edited.connect(lambda text, side=side: self.sentence_edited.emit(side, text))
            column.addWidget(field)
        column.addWidget(self.hint)
        column.addWidget(self.made_up)
        column.addWidget(self.arcs, 1)
        column.addWidget(self.masked)
        column.addWidget(self.working)
        self.arcs.row_picked.connect(self.row_picked)
        self.arcs.pointed.connect(self.pointed)
        self.arcs.column_picked.connect(self.column_picked)

    def _stack(self, *widgets: QWidget) -> QWidget:
        """Return a widget that has these one under the other, and takes no more height than they need."""
        stack = QWidget(self)
        stack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        column = QVBoxLayout(stack)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for widget in widgets:
            column.addWidget(widget)
        return stack

    def set_data(self, shown: EveryonePresentation, row: RowPresentation, cell: Cell) -> None:
        """Show a moment: the row of a cell, and the steps of the cell."""
        show = shown.show
        self.arcs.setMinimumHeight(round(theme.look(self).px(LEAST_ARCS if show.everyone else LEAST_OF_TWO)))
        for side, field in self.sentences.items():
            field.setVisible(show.of_words and (side == "askers" or not show.everyone))
            if field.isVisibleTo(self):
                said = seated_words(show, side)
                name = self.tr("Sentence") if show.everyone else self._side_name(side)
                field.set_data(joined(said), len(said), MAX_WORDS, name)
        self.arcs.set_data(shown.arcs(cell), self.tr("Whom “{}” looks at").format(shown.askers[cell[0]]))
        hint = self.tr("Blanks divide words. A token in square brackets stays whole: [CLS], [SEP].")
        lines = (self.hint, hint if show.of_words else ""), (self.made_up, shown.made_up())
        for line, text in (*lines, (self.masked, self._share.say(shown, cell[0]))):
            line.setText(text)
            line.setVisible(bool(text))
        self.set_steps(shown, row, cell)

    def _side_name(self, side: str) -> str:
        return self.tr("Sentence that looks") if side == "askers" else self.tr("Sentence that is looked at")

    def set_steps(self, shown: EveryonePresentation, row: RowPresentation, cell: Cell) -> None:
        """Show the steps of another pair of the same moment."""
        pair = f"{shown.askers[cell[0]]} → {shown.guests[cell[1]]}"
        self.heading.setText(
            self.tr("{}: hidden by a mask").format(pair)
            if shown.is_hidden(cell)
            else self.tr("{0}: {1}, step by step").format(pair, shown.percent(cell))
        )
        self.steps.lines.set_data(self._why.steps(row, row.worksheet(shown.show.guests[cell[1]])))
        self.steps.updateGeometry()
