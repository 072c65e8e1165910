"""What opens over the stage when it is asked for: a guest's menu, the whole card, the four steps."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QMenu, QWidget

from app.document.document import ShowDocument
from app.pages.stage.build_up import BuildUp
from app.pages.stage.presentation import StagePresentation
from app.pages.why import Why
from app.widgets.chrome.sheet import Sheet
from app.widgets.guests.guest_card import GuestCard
from app.widgets.guests.guest_widget import GuestGestures
from app.widgets.matrices.lines import ScrolledLines
from core.edits import people

Content = TypeVar("Content", bound=QWidget)


class StageSheets(QObject):
    """Opens one sheet at a time, and keeps what it shows live."""

    hovered = Signal(object)  # the Target under the pointer

    def __init__(
        self,
        page: QWidget,
        document: ShowDocument,
        gestures: GuestGestures,
        build_up: BuildUp,
        shown: StagePresentation,
    ) -> None:
        """gestures: what is done to the guest on a card is told there."""
        super().__init__(page)
        self._page, self._document, self._gestures = page, document, gestures
        self._build_up, self._shown = build_up, shown
        self.sheet: Sheet | None = None
        self._guest = 0
        self._why = Why()

    def open_why(self, guest: int) -> None:
        """Open the four steps for a guest."""
        lines = len(self._why.lines(self._shown, guest, self._build_up.step))
        self._open(guest, ScrolledLines, (620, 64 + 24 * lines))

    def open_card(self, guest: int) -> None:
        """Open the whole card of a guest."""
        rows = -(-len(self._shown.traits) // 4)
        card = self._open(
            guest, lambda parent: GuestCard(parent, self._gestures), (420, 330 + 26 * rows + 22 * len(self._shown.axes))
        )
        card.hovered.connect(self.hovered)
        card.menu_wanted.connect(self.open_menu)
        card.set_levels(*self._build_up.levels[1:])

    def set_levels(self, levels: tuple[float, ...]) -> None:
        """Show how far the steps have been built up on the sheet that is open, too."""
        if self.sheet is not None and isinstance(self.sheet.content, GuestCard):
            self.sheet.content.set_levels(*levels[1:])
        elif self.sheet is not None and levels[1] > 0:
            self.refresh(self._shown)
        else:
            self.close()

    def _open(self, guest: int, content: Callable[[QWidget], Content], size: tuple[float, float]) -> Content:
        self.close()
        self._guest = guest
        self.sheet = Sheet(self._page, content, size)
        self.sheet.left.connect(self._forget)
        self.refresh(self._shown)
        return self.sheet.content  # type: ignore[return-value]  # it was made of `content`

    def close(self) -> None:
        """Put the open sheet away."""
        if self.sheet is not None:
            self.sheet.leave()

    def _forget(self) -> None:
        self.sheet = None

    def refresh(self, shown: StagePresentation) -> None:
        """Hand the numbers of the moment to the open sheet; it closes when its guest has left."""
        self._shown = shown
        if self.sheet is None:
            return
        if self._guest not in shown.show.guests:
            self.close()
            return
        content = self.sheet.content
        if isinstance(content, GuestCard):
            content.set_data(shown.guest(shown.show.guests.index(self._guest)))
        elif isinstance(content, ScrolledLines):
            content.lines.set_data(self._why.lines(shown, self._guest, self._build_up.step))
        self.sheet.setAccessibleName(shown.who(self._guest))

    def open_menu(self, guest: int, where: QPointF) -> None:
        """Open what can be done with a guest."""
        show = self._shown.show
        place = show.guests.index(guest)
        edit = self._document.edit
        menu = QMenu(self._page)
        scored = self._build_up.step > 1
        menu.addAction(self.tr("Why this number?"), lambda: self.open_why(guest)).setEnabled(scored)
        menu.addAction(self.tr("Show the whole card"), lambda: self.open_card(guest))
        release = menu.addAction(self.tr("Release the score: back to q·k"), lambda: edit(people.release_score, guest))
        release.setEnabled(scored and self._shown.readout.pinned[place])
        menu.addSeparator()
        back = menu.addAction(self.tr("Move forward"), lambda: edit(people.move_guest, guest, place - 1))
        back.setEnabled(place > 0)
        on = menu.addAction(self.tr("Move back"), lambda: edit(people.move_guest, guest, place + 1))
        on.setEnabled(place < len(show.guests) - 1)
        menu.addSeparator()
        menu.addAction(self.tr("Remove from the show"), lambda: edit(people.remove_guest, guest))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(where.toPoint())
