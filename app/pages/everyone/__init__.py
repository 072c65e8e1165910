"""Everyone looks at everyone: the map of self- and cross-attention, a row of it as arcs, a cell of it in four steps."""

import random
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout

from app.document.document import ShowDocument
from app.pages.everyone.header import EveryoneHeader
from app.pages.everyone.look_panel import LookPanel
from app.pages.everyone.map_panel import MapPanel
from app.pages.everyone.presentation import Cell, EveryonePresentation
from app.pages.everyone.projection import Projection
from app.pages.page import Page
from app.pages.why import Why
from app.presentation.row import RowPresentation
from app.presentation.target import Target
from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import Panel
from app.widgets.fields.share_row import ShareRow
from app.widgets.matrices.algebra_strip import AlgebraStrip
from app.widgets.matrices.lines import Run
from core import numbers
from core.edits import matrices, people, seats, sentence
from core.edits.shares import set_shares
from core.readout.mask_effect import output_change
from core.show.model import Show

if TYPE_CHECKING:
    from app.widgets.chrome.tour import Stop

SEEDS = 2**31
PRODUCTS = {"w_q": matrices.set_q, "w_k": matrices.set_k, "w_v": matrices.set_v}
ARCS_AND_MAP, MATRICES_AND_MAP = (50, 50), (65, 35)  # how they share the width
ONE_ROW = 132  # of the design: how high a map of one row is at least, with its names
BESIDE_MATRICES = 1500  # of the design: a narrower page has no room for a map beside matrices


class EveryonePage(Page):
    """Arcs and steps, or the projections, at the left; the map at the right; the algebra of a row at the foot."""

    not_shown = frozenset({"panel"})

    def __init__(self, document: ShowDocument) -> None:
        super().__init__(document)
        self.cell: Cell = (0, 0)  # who looks, who is looked at
        self.hovered: Cell | None = None
        self.header = EveryoneHeader(self)
        self.look_tab, self.projection_tab = ChipButton(tone="query"), ChipButton(tone="query")
        self.row = ShareRow()
        self.left = Panel("query", self, self.row, self.look_tab, self.projection_tab)
        self.stack = QStackedWidget(self.left)
        self.look, self.projection = LookPanel(self.left), Projection(self.left)
        self.map = MapPanel(self)
        self.algebra = AlgebraStrip(self)
        self._arrange()
        self._connect()
        self.refresh()

    def _arrange(self) -> None:
        for place, (tab, widget) in enumerate(((self.look_tab, self.look), (self.projection_tab, self.projection))):
            tab.setCheckable(True)
            tab.size_of_type = 12
            tab.clicked.connect(lambda _=False, place=place: self.show_tab(place))
            self.stack.addWidget(widget)
        self.left.body.addWidget(self.stack, 1)
        self._halves = QHBoxLayout()
        self._halves.addWidget(self.left)
        self._halves.addWidget(self.map)
        self.lay_out(self.header, self._halves, self.algebra)

    def _connect(self) -> None:
        edit, drag = self.document.edit, self.document.drag
        self.header.wanted.connect(self.do)
        self.header.title.edited.connect(partial(self.write, people.rename_show))
        self.map.picked.connect(self.pick)
        self.map.pointed.connect(self.point)
        self.map.block_wanted.connect(self.block)
        self.map.chair_wanted.connect(self.empty)
        self.map.mask_wanted.connect(self.do)
        self.map.turned.connect(self.refresh)
        self.look.row_picked.connect(lambda row: self.pick((row, self.cell[1])))
        self.look.column_picked.connect(lambda column: self.pick((self.cell[0], column)))
        self.look.pointed.connect(self.point)
        self.look.sentence_edited.connect(lambda side, text: edit(sentence.set_sentence, side, text))
        self.projection.x_edited.connect(
            lambda side, row, column, value: drag(matrices.set_x, side, row, column, value)
        )
        self.projection.w_edited.connect(
            lambda which, row, column, value: drag(matrices.set_w, which, row, column, value)
        )
        self.projection.product_edited.connect(
            lambda which, number, column, value: drag(PRODUCTS[which], number, column, value)
        )
        self.projection.released.connect(lambda which: edit(matrices.release_rows, which))
        self.projection.gesture_ended.connect(self.document.end_gesture)
        self.row.edited.connect(self._set_shares)

    def _set_shares(self, shares: tuple[float, ...]) -> None:
        self.document.edit(set_shares, self.document.show.askers[self.cell[0]], shares)

    def _place_working(self, *, alone: bool) -> None:
        """Let the steps stand under the arcs; under the map, which is low, where it has a single row."""
        self.map.grid.setMinimumHeight(round(theme.look(self).px(ONE_ROW)) if alone else 0)
        column = self.map.body if alone else self.look.layout()
        assert isinstance(column, QVBoxLayout)
        if column.indexOf(self.look.working) < 0:
            place = column.indexOf(self.map.invitation)
            column.insertWidget(place, self.look.working)  # −1: last

    def show_tab(self, place: int) -> None:
        """Show arcs and steps (0), or the projections (1)."""
        self.stack.setCurrentIndex(place)
        self._share_width()
        self.refresh()

    def refresh(self) -> None:
        """Hand the document's numbers to the widgets."""
        show, trace = self.document.show, self.document.trace
        self.presentation = EveryonePresentation(show, self.language, trace)
        self.cell = self._followed(show)
        hovered, self.hovered = self.hovered, None
        self.header.set_data(self.presentation, self.presentation.say(show.title), self.cell[0])
        self.map.set_data(self.presentation, self.cell)
        self._place_working(alone=len(show.askers) == 1)
        self._set_row()
        if hovered is not None and hovered[0] < len(show.askers) and hovered[1] < len(show.guests):
            self.point(hovered)  # what is under the pointer is shown, whoever sits there now

    def _followed(self, show: Show) -> Cell:
        """Return where the pair stands that is looked at more closely; else the first row's largest share."""
        row, column = self.document.selection.row(show), self.document.selection.column(show)
        return row, int(self.document.trace.weights[row].argmax()) if column is None else column

    def _set_row(self) -> None:
        """Show what belongs to the picked row: arcs, steps, algebra."""
        shown, place = self.presentation, self.stack.currentIndex()
        self.picked_row = RowPresentation(shown.show, self.language, shown.trace, self.cell[0])
        self.look_tab.name(self.tr("Arcs & steps"))
        self.projection_tab.name(self.tr("X @ W"), self.tr("What queries, keys and values are made of"))
        self.look_tab.setChecked(place == 0)
        self.projection_tab.setChecked(place == 1)
        asker = shown.askers[self.cell[0]]
        self.row.set_data(self.picked_row.row_of_shares(), self.tr("Type all shares that “{}” gives").format(asker))
        self.row.setVisible(place == 0)
        if place == 0:
            self.left.entitle(
                self.tr("“{}” looks around").format(shown.askers[self.cell[0]]),
                self.tr("Pick a row to change who looks; point at a cell for its four steps"),
            )
            self.look.set_data(shown, self.picked_row, self.cell)
        else:
            self.left.entitle(self.tr("Where Q, K and V come from"), "")
            self.projection.set_data(shown)
        self.algebra.set_data(self.picked_row.algebra(), self.picked_row.algebra_accessible_text())

    def pick(self, cell: Cell) -> None:
        """Look at a cell more closely, and at the row it stands in."""
        if cell == self.cell:
            return
        self.cell, self.hovered = cell, None
        self.pick_pair(*cell)
        self.header.set_data(self.presentation, self.presentation.say(self.presentation.show.title), cell[0])
        self.map.set_data(self.presentation, cell)
        self._set_row()

    def point(self, cell: Cell | None) -> None:
        """Show the steps of the pair under the pointer; those of the picked one when it leaves."""
        if cell == self.hovered or self.stack.currentIndex():
            return
        self.hovered = cell
        shown = cell or self.cell
        row = self.picked_row
        if shown[0] != self.cell[0]:
            row = RowPresentation(self.presentation.show, self.language, self.presentation.trace, shown[0])
        self.look.set_steps(self.presentation, row, shown)
        self.algebra.highlight(Target(guest=self.presentation.show.guests[shown[1]]) if cell else Target())

    def do(self, what: str) -> None:
        """Do what a chip asks for."""
        show = self.document.show
        match what:
            case "one":
                self.document.edit(seats.let_one_look, show.askers[self.cell[0]])
            case "everyone":
                self.document.edit(seats.let_everyone_look)
            case "swap":
                self.document.edit(seats.swap_sides)
            case "unmask":
                self.document.edit(seats.unmask)
            case "positions":
                self.document.edit(seats.set_positions, not show.positions)
            case "causal":
                self.document.edit(seats.set_causal, not show.causal)
            case "empty":
                empty = show.empty_chairs
                guest = empty[-1] if empty else show.guests[self.cell[1]]
                self.document.edit(seats.set_empty, guest, not empty)
            case "shuffle":
                self.shuffle()
            case "scenes":
                self.show_wanted.emit(self.header.scenes.mapToGlobal(self.header.scenes.rect().bottomLeft()))
        if self.document.show is show:
            self.refresh()  # Qt has switched the chip: let it show what holds

    def block(self, cell: Cell) -> None:
        """Hide a guest from one who looks, or show them again."""
        asker, guest = self.document.show.askers[cell[0]], self.document.show.guests[cell[1]]
        blocked = any((pair.asker, pair.guest) == (asker, guest) for pair in self.document.show.blocked)
        self.document.edit(seats.set_blocked, asker, guest, not blocked)

    def empty(self, place: int) -> None:
        """Empty a guest's chair, or fill it again."""
        guest = self.document.show.guests[place]
        self.document.edit(seats.set_empty, guest, guest not in self.document.show.empty_chairs)

    def shuffle(self) -> None:
        """Deal the seats anew, and tell how far anybody's output moved."""
        before = self.document.show
        if not self.document.edit(seats.shuffle, random.randrange(SEEDS)):
            return
        after = self.document.show
        self.toast.say(self._tell_change(output_change(before, after)))

    def _tell_change(self, change: float) -> str:
        if not change:
            return self.presentation.terms(
                self.tr(
                    "{Seats} shuffled, and nobody's output has changed: largest change 0. Without positions or a"
                    " causal mask, attention does not care who is where."
                )
            )
        show = self.document.show
        cause = self.tr("positions") if show.positions else self.tr("the causal mask")
        return self.presentation.terms(
            self.tr("{Seats} shuffled: somebody's output moved by {0}, because of {1}."),
            *(numbers.number(change, 3), cause),
        )

    def highlight(self, target: Target) -> None:
        """Let the spotlight fall on a guest of the algebra."""
        self.algebra.highlight(target)

    def stops(self) -> "tuple[Stop, ...]":
        from app.pages.everyone.stops import EveryoneStops

        return EveryoneStops().stops(
            lambda text: self.presentation.terms(text), self.map.grid, self.left, self.map, self.header
        )

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"tour": self.show_around, "why": self.why}

    def show_around(self) -> None:
        """Explain the page, with arcs and steps in view."""
        self.show_tab(0)
        super().show_around()

    def why(self) -> None:
        """Write the four steps of the picked cell out."""
        from app.pages.why_sheet import WhySheet

        WhySheet(self, self._why)

    def _why(self) -> tuple[tuple[Run, ...], ...]:
        shown, (row, column) = self.presentation, self.cell
        title = self.tr("Why does “{0}” give “{1}” {2}?").format(
            shown.askers[row], shown.guests[column], shown.percent(self.cell)
        )
        return (
            (Run(title, bold=True, size=18),),
            (),
            *Why().steps(shown, self.picked_row.worksheet(shown.show.guests[column])),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Give the map half of the width; less beside the matrices, which are wide."""
        matrices = self.stack.currentIndex() == 1
        self.map.setVisible(not matrices or self.width() >= theme.look(self).px(BESIDE_MATRICES))
        for place, share in enumerate(MATRICES_AND_MAP if matrices else ARCS_AND_MAP):
            self._halves.setStretch(place, share)


def make(document: ShowDocument) -> EveryonePage:
    """Make the page."""
    return EveryonePage(document)
