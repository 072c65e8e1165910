"""The right panel: the map of who looks at whom how much, and the masks."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.pages.everyone.presentation import Cell, EveryonePresentation
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import Panel, PanelText
from app.widgets.grid.grid import Grid


class MapPanel(Panel):
    """Reports cells as (who looks, who is looked at), whichever way round the map is shown."""

    picked = Signal(object)  # a cell
    pointed = Signal(object)  # a cell, or None
    block_wanted = Signal(object)  # a cell
    chair_wanted = Signal(int)  # a place among the guests
    mask_wanted = Signal(str)  # "unmask", "causal", "empty", "everyone"
    turned = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("weight", parent)
        self.turn = ChipButton(self, icon="arrow-left-right")
        self.turn.setCheckable(True)
        self.turn.size_of_type = 12
        self.grid = Grid(self)
        self.masks = {name: ChipButton(self, tone="weight") for name in ("unmask", "causal", "empty")}
        self.masks["block"] = ChipButton(self, icon="ban")  # no state, but a tool that the pointer takes up
        self.hint = PanelText(self, "dim", 12)
        self.invitation, self.invite = PanelText(self, "text", 13), ChipButton(self, tone="query")
        self._shown: EveryonePresentation | None = None
        self.body.addLayout(self._chips())
        self.body.addWidget(self.hint)
        self.body.addWidget(self.grid, 1)
        self.body.addWidget(self.invitation)
        self.body.addWidget(self.invite)
        self.invite.clicked.connect(lambda: self.mask_wanted.emit("everyone"))
        self.grid.cell_picked.connect(lambda row, column: self.picked.emit(self._cell((row, column))))
        self.grid.pointed.connect(lambda cell: self.pointed.emit(cell and self._cell(cell)))
        self.grid.acted.connect(lambda row, column: self.block_wanted.emit(self._cell((row, column))))
        self.grid.column_acted.connect(self._act_on_name)
        self.turn.clicked.connect(self.turned)

    def _chips(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(6)
        for name, chip in self.masks.items():
            chip.setCheckable(True)
            chip.size_of_type = 12
            if name == "block":
                chip.toggled.connect(self._start_blocking)
                line.addStretch(1)
            else:
                chip.clicked.connect(lambda _=False, name=name: self.mask_wanted.emit(name))
            line.addWidget(chip)
        line.addWidget(self.turn)
        return line

    @property
    def transposed(self) -> bool:
        """Whether columns look at rows."""
        return self.turn.isChecked()

    def _cell(self, cell: Cell) -> Cell:
        return (cell[1], cell[0]) if self.transposed else cell

    def _start_blocking(self, blocking: bool) -> None:
        self.grid.acting = blocking
        self.grid.setCursor(Qt.CursorShape.PointingHandCursor if blocking else Qt.CursorShape.ArrowCursor)
        if self._shown is not None:
            self._say(self._shown)

    def _act_on_name(self, column: int) -> None:
        """A click on the name of a guest leaves their chair empty; on that of an asker it picks their row."""
        if self.transposed:
            self.picked.emit((column, self.grid.picked[0]))
        elif self.grid.acting:
            self.chair_wanted.emit(column)
        else:
            self.picked.emit((self.grid.picked[0], column))

    def set_data(self, shown: EveryonePresentation, cell: Cell) -> None:
        """Show the map of a moment, and which cell is looked at more closely."""
        self._shown = shown
        show, terms = shown.show, shown.terms
        note = (
            self.tr("Columns look at rows: each column is 100\u00a0% before rounding")
            if self.transposed
            else self.tr("Rows look at columns: each row is 100\u00a0% before rounding")
        )
        shares = shown.map
        if shares.colour_limit < 1 and shares.numbers.any():  # of 100 %, and of nothing, there is nothing to say
            note += self.tr(" · deepest from {}").format(shares.colour_limit_text)
        self.entitle(self._title(shown), note)
        self.turn.name(self.tr("Transpose"), self.tr("Swap rows and columns: then columns look at rows"))
        self.grid.set_data(shares.turned() if self.transposed else shares, self.tr("Attention map"))
        self.grid.pick(*self._cell(cell))
        words = {
            "unmask": (self.tr("No mask"), self.tr("Everyone sees everyone")),
            "causal": (self.tr("Causal"), terms(self.tr("{Guests} come on one by one: nobody sees who comes later"))),
            "empty": (
                terms(self.tr("Empty {seat}")),
                terms(self.tr("Padding: leave {a_seat} empty; nobody looks at it")),
            ),
            "block": (
                self.tr("Block cells"),
                terms(self.tr("Click a cell, or press Space on it, to hide one {guest} from one")),
            ),
        }
        for name, (text, tip) in words.items():
            self.masks[name].name(text, tip)
        self.masks["unmask"].setChecked(not (show.causal or show.empty_chairs or show.blocked))
        self.masks["causal"].setChecked(show.causal)
        self.masks["causal"].setEnabled(show.everyone)
        self.masks["empty"].setChecked(bool(show.empty_chairs))
        self._say(shown)
        self._invite(shown)

    def _title(self, shown: EveryonePresentation) -> str:
        size = f"{len(shown.askers)} × {len(shown.guests)}"
        if shown.show.everyone:
            return self.tr("Self-attention: map {}").format(size)
        if len(shown.askers) == 1:
            return self.tr("One row of attention: map {}").format(size)
        return self.tr("Cross-attention: map {}").format(size)

    def _invite(self, shown: EveryonePresentation) -> None:
        """Invite to let everyone look, where only one does."""
        alone = len(shown.askers) == 1 and not shown.show.everyone
        self.invitation.setVisible(alone)
        self.invite.setVisible(alone)
        if alone:
            n = len({*shown.show.askers, *shown.show.guests})
            self.invitation.setText(
                self.tr(
                    "The stage is one row of this map. When all {} look at one another, there is a row for each."
                ).format(n)
            )
            self.invite.name(self.tr("Let everyone look: {0} × {0}").format(n))

    def _say(self, shown: EveryonePresentation) -> None:
        """Say in words what the masks on screen do, and how they differ."""
        show = shown.show
        lines = []
        if show.causal:
            lines.append(
                self.tr(
                    "Causal, a triangle: {guests} come on one by one, and each sees itself and those before. The reason"
                    " is training: all rows predict the next one at once, and none may see the answer."
                )
            )
        if show.empty_chairs:
            lines.append(
                self.tr(
                    "Padding, a whole column: empty {seats} fill short rows up, so that all lengths make one batch."
                    " Nobody looks at them; their own rows are still computed, and not used."
                )
            )
        if self.masks["block"].isChecked() and self.transposed:
            lines.append(self.tr("Blocking: click a cell to hide it or show it again."))
        elif self.masks["block"].isChecked():
            lines.append(
                self.tr("Blocking: click a cell to hide it or show it again, a name above for a whole {seat}.")
            )
        self.hint.setText("\n".join(map(shown.terms, lines)))
        self.hint.setVisible(bool(lines))
