"""The panel of friends: multi-head attention. All heads in small, one enlarged, and what they tell together."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout

from app.document.document import ShowDocument
from app.pages.page import Page
from app.pages.panel.focus import FocusPanel
from app.pages.panel.foot import PanelFoot
from app.pages.panel.header import PanelHeader
from app.pages.panel.presentation import PanelPresentation
from app.pages.panel.wall import Followed, HeadsPanel
from app.presentation.target import Target
from app.widgets.matrices.lines import Run
from core.edits import heads, people, seats

if TYPE_CHECKING:
    from app.widgets.chrome.tour import Stop

ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class PanelPage(Page):
    """Which head and cell are followed, which tab is open and whether maps show differences is all the page keeps."""

    def __init__(self, document: ShowDocument) -> None:
        super().__init__(document)
        self.header, self.heads = PanelHeader(self), HeadsPanel(self)
        self.focus, self.foot = FocusPanel(self), PanelFoot(self)
        self.followed, self.differs = Followed(), False
        self._highlighted: int | None = None
        self._arrange()
        self._connect()
        self.refresh()

    def _arrange(self) -> None:
        middle = QHBoxLayout()
        middle.addWidget(self.heads, 47)
        middle.addWidget(self.focus, 53)
        self.lay_out(self.header, middle, self.foot)

    def _connect(self) -> None:
        edit, drag = self.document.edit, self.document.drag
        self.header.title.edited.connect(partial(self.write, people.rename_show))
        self.header.heads_wanted.connect(lambda count: drag(heads.set_heads, count))
        self.header.kv_heads_wanted.connect(lambda sets: edit(heads.set_kv_heads, sets))
        self.header.everyone_wanted.connect(lambda: edit(seats.let_everyone_look))
        self.focus.number_edited.connect(
            lambda which, row, column, value: drag(heads.set_panel_w, which, row, column, value)
        )
        self.focus.released.connect(lambda which: edit(heads.release_panel_w, which))
        self.focus.seed_edited.connect(lambda seed: drag(heads.set_seed, seed))
        self.focus.removed.connect(lambda head: edit(heads.remove_head, head))
        for settling in (self.header, self.focus):
            settling.gesture_ended.connect(self.document.end_gesture)
        for part in (self.heads, self.focus, self.foot):
            part.pointed.connect(self.highlight_head)
        self.heads.chosen.connect(self.enlarge)
        self.foot.chosen.connect(self.enlarge)
        self.heads.cell_picked.connect(self.follow)
        self.focus.picked.connect(self.follow)
        self.foot.row_wanted.connect(self.step_row)
        self.focus.opened.connect(self.open_tab)
        self.heads.manner_wanted.connect(self.set_manner)
        self.heads.renamed.connect(partial(self.write, heads.rename_head))
        self.heads.mute_wanted.connect(self.mute)
        self.heads.gone.connect(lambda head: edit(heads.remove_head, head))

    def refresh(self) -> None:
        show, panel = self.document.show, self.document.panel
        self.presentation = PanelPresentation(show, self.language, self.document.trace, panel)
        selection = self.document.selection
        self.followed = Followed(selection.head_of(show), selection.row(show), selection.column(show) or 0)
        self.header.set_data(self.presentation)
        self._set_data()

    def _set_data(self) -> None:
        """Hand the shown to all that follows what is followed."""
        self.heads.set_data(self.presentation, self.followed, self._highlighted, differs=self.differs)
        self.focus.set_data(self.presentation, self.followed, differs=self.differs)
        self.foot.set_data(self.presentation, self.followed)

    def enlarge(self, head: int) -> None:
        """Enlarge a head."""
        if head != self.followed.head:
            self.followed = self.followed._replace(head=head)
            self.set_selection(head=head)
            self._set_data()

    def follow(self, row: int, column: int) -> None:
        """Follow a cell: who looks, and at whom."""
        if (row, column) != self.followed[1:]:
            self.followed = Followed(self.followed.head, row, column)
            self.pick_pair(row, column)
            self._set_data()

    def step_row(self, step: int) -> None:
        """Follow the asker before or after."""
        row = min(max(self.followed.row + step, 0), len(self.presentation.askers) - 1)
        self.follow(row, self.followed.column)

    def open_tab(self, tab: str) -> None:
        """Open a tab of the enlarged head."""
        self.focus.open(tab)
        self.focus.set_data(self.presentation, self.followed, differs=self.differs)

    def set_manner(self, differs: bool) -> None:
        """Let the maps show shares, or how these differ from the average."""
        self.differs = differs
        self._set_data()

    def mute(self, head: int, muted: bool) -> None:
        """Silence a friend, or hear them again."""
        self.document.edit(heads.mute if muted else heads.unmute, head)

    def highlight_head(self, head: int | None) -> None:
        """Let the spotlight fall on a head: its tile and its slice."""
        if head != self._highlighted:
            self._highlighted = head
            self.heads.highlight(head)
            self.foot.highlight(head)

    def highlight(self, target: Target) -> None:
        """Nothing here stands for a single guest, trait or axis."""

    def stops(self) -> "tuple[Stop, ...]":
        from app.pages.panel.stops import PanelStops

        return PanelStops().stops(
            lambda text: self.presentation.terms(text), self.heads, self.focus, self.foot, self.header
        )

    def why(self) -> None:
        """Write out how the followed cell's share came about."""
        from app.pages.why_sheet import WhySheet

        WhySheet(self, self._why)

    def _why(self) -> tuple[tuple[Run, ...], ...]:
        head, row, column = self.followed
        shown = self.presentation
        title = self.tr("{0}: why does “{1}” give “{2}” this share?").format(
            shown.friend(head), shown.askers[row], shown.guests[column]
        )
        lines = shown.working(head, row, column)
        return ((Run(title, bold=True, size=18),), (), *(line for each in lines for line in (each, ())))

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"tour": self.show_around, "why": self.why}

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hear what no part of the page takes: Up and Down follow the asker before and after."""
        if event.key() in ROWS and not event.modifiers():
            self.step_row(ROWS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


def make(document: ShowDocument) -> PanelPage:
    """Make the page."""
    return PanelPage(document)
