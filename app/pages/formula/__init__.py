"""The formula: symbol by symbol, as a flow of matrices, and checked by hand; with the words of attention beside it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget

from app.document.document import ShowDocument
from app.pages.formula.formula_tab import FormulaTab
from app.pages.formula.glossary import TERM_OF, Glossary
from app.pages.formula.header import TABS, FormulaHeader
from app.pages.formula.presentation import present
from app.pages.formula.view import EVERYONE, HEAD, ONE, View
from app.pages.page import Page
from app.presentation.target import Target
from app.style import theme
from app.widgets.chrome.panel import Panel
from app.widgets.paper.glossary_list import GlossaryList
from core.edits import people, seats

if TYPE_CHECKING:
    from app.widgets.chrome.tour import Stop

MARGIN = 236.0  # of the design: how wide the glossary is
ROOM_FOR_IT = 1240.0  # a page from this width on opens with it

if TYPE_CHECKING:
    from app.pages.formula.by_hand_tab import ByHandTab
    from app.pages.formula.flow_tab import FlowTab


class FormulaPage(Page):
    """Keeps what is looked at: the tab, the symbol, whose attention, and whether the glossary is open."""

    def __init__(self, document: ShowDocument) -> None:
        super().__init__(document)
        self.view, self.tab = View(), TABS[0]
        self._glossary_wanted: bool | None = None  # None: as there is room
        self.header = FormulaHeader(self)
        self.stack = QStackedWidget(self)
        self.formula = FormulaTab(self.stack)
        self.tabs: dict[str, FormulaTab | FlowTab | ByHandTab] = {"formula": self.formula}
        self.margin = Panel("text", self)
        self.glossary = GlossaryList(self.margin)
        self._words = Glossary()
        self._arrange()
        self._connect()
        self.refresh()

    def _arrange(self) -> None:
        self.stack.addWidget(self.formula)
        self.margin.body.addWidget(self.glossary, 1)
        middle = QHBoxLayout()
        middle.addWidget(self.stack, 1)
        middle.addWidget(self.margin)
        self.lay_out(self.header, middle)

    def space(self) -> None:
        super().space()
        self.margin.setFixedWidth(round(theme.look(self).px(MARGIN)))

    def _connect(self) -> None:
        self.header.tab_wanted.connect(self.open_tab)
        self.header.whose_wanted.connect(self.look_at)
        self.header.step_wanted.connect(self.step)
        self.header.glossary_wanted.connect(self.open_glossary)
        self.header.title.edited.connect(partial(self.write, people.rename_show))
        self.formula.selected.connect(self.select)
        self.formula.pair_picked.connect(self.follow)
        self.glossary.page_wanted.connect(self.page_wanted)
        print_it = QShortcut(QKeySequence.StandardKey.Print, self)
        print_it.activated.connect(self.print)

    @property
    def symbol(self) -> str:
        """The symbol of the formula that is selected."""
        return self.document.selection.symbol

    def refresh(self) -> None:
        show, selection = self.document.show, self.document.selection
        self.view = View(self.view.whose, selection.row(show), selection.column(show) or 0, selection.head_of(show))
        self.presentation = present(self.document, self.language, self.view)
        self._set_data()

    def _set_data(self) -> None:
        """Hand the shown to what is open."""
        self.header.set_data(self.presentation, self.tab, glossary=self._glossary_open())
        self.tabs[self.tab].set_data(self.presentation, self.symbol)
        self._set_glossary()

    def _set_glossary(self) -> None:
        open_now = self._glossary_open()
        self.margin.setVisible(open_now)
        if open_now:
            self.margin.entitle(self.tr("Words"), self.tr("Click one to see it on its page"))
            self.glossary.set_data(self._words.entries(self.presentation), TERM_OF.get(self.symbol, ""))

    def _glossary_open(self) -> bool:
        if self._glossary_wanted is not None:
            return self._glossary_wanted
        return self.width() >= theme.look(self).px(ROOM_FOR_IT)

    def open_glossary(self, wanted: bool) -> None:
        """Open the glossary, or close it."""
        self._glossary_wanted = wanted
        self._set_data()

    def open_tab(self, tab: str) -> None:
        """Open a part of the page; it is made when it is first opened."""
        self.tab = tab
        if tab not in self.tabs:
            self._make(tab)
        self.stack.setCurrentWidget(self.tabs[tab])
        self._set_data()

    def _make(self, tab: str) -> None:
        """Make a part of the page."""
        if tab == "flow":
            from app.pages.formula.flow_tab import FlowTab

            flow = self.tabs[tab] = FlowTab(self.stack)
            flow.opened.connect(self.select)
        else:
            from app.pages.formula.by_hand_tab import ByHandTab

            by_hand = self.tabs[tab] = ByHandTab(self.stack)
            by_hand.pair_picked.connect(self.follow)
            by_hand.column_wanted.connect(self.step_guest)
            by_hand.told.connect(self.toast.say)
        self.stack.addWidget(self.tabs[tab])

    def select(self, symbol: str) -> None:
        """Select a symbol of the formula."""
        if symbol != self.symbol:
            self.set_selection(symbol=symbol)
            self._set_data()

    def look_at(self, whose: str) -> None:
        """Look at one asker, at everyone, or at a head. Where only one asks, everyone is let look."""
        self.view = self.view._replace(whose=whose)
        show = self.document.show
        if whose == EVERYONE and len(show.askers) == 1 and not show.everyone:
            self.document.edit(seats.let_everyone_look)
        self.refresh()

    def step(self, by: int) -> None:
        """Look at the next asker, or at the next head, round and round."""
        if self.view.whose == HEAD:
            self.set_selection(head=(self.view.head + by) % self.document.show.panel.heads)
        else:
            askers = self.document.show.askers
            self.set_selection(asker=askers[(self.view.row + by) % len(askers)])
        self.refresh()

    def print(self) -> None:
        """Open the print preview of the worksheet."""
        self.open_tab("by_hand")
        from app.pages.formula.by_hand_tab import ByHandTab

        by_hand = self.tabs["by_hand"]
        if isinstance(by_hand, ByHandTab):
            by_hand.print_preview()

    def step_guest(self, by: int) -> None:
        """Look at the next guest, round and round."""
        self.follow(self.presentation.row, (self.view.column + by) % len(self.document.show.guests))

    def follow(self, row: int, column: int) -> None:
        """Follow a pair: a row of those shown, and a guest."""
        if self.view.whose == ONE:
            row = self.view.row
        if (row, column) != (self.view.row, self.view.column):
            self.pick_pair(row, column)
            self.refresh()

    def highlight(self, target: Target) -> None:
        """Nothing here follows the spotlight."""

    def show_around(self) -> None:
        """Explain the page, with the formula in view."""
        self.open_tab("formula")
        super().show_around()

    def stops(self) -> "tuple[Stop, ...]":
        from app.pages.formula.stops import FormulaStops

        return FormulaStops().stops(self.formula.above, self.formula.below, self.header)

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"why": lambda: self.open_tab("by_hand"), "tour": self.show_around}

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._glossary_open() != self.margin.isVisibleTo(self):
            self._set_data()


def make(document: ShowDocument) -> FormulaPage:
    """Make the page."""
    return FormulaPage(document)
