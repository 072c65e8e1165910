"""What opens over the stage when it is asked for: a guest's menu, the whole card, the four steps, the tour."""

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QMenu, QWidget

from app.pages.why import Why
from app.pages.words import ShowWords
from app.widgets.chrome.sheet import Sheet
from app.widgets.chrome.tour import Stop, Tour
from app.widgets.guests.guest_card import GuestCard
from app.widgets.matrices.lines import ScrolledLines

if TYPE_CHECKING:
    from app.pages.stage import StagePage

Content = TypeVar("Content", bound=QWidget)


class StageSheets(QObject):
    """Opens one sheet at a time, and keeps what it shows live."""

    def __init__(self, page: "StagePage") -> None:
        super().__init__(page)
        self.page = page
        self.sheet: Sheet | None = None
        self.tour: Tour | None = None
        self._guest = 0
        self._why = Why(self)

    def open_why(self, guest: int) -> None:
        """Open the four steps for a guest."""
        lines = len(self._why.lines(self.page.words, guest, self.page.build_up.step))
        self._open(guest, ScrolledLines, (620, 64 + 24 * lines))

    def open_card(self, guest: int) -> None:
        """Open the whole card of a guest."""
        rows = -(-len(self.page.words.traits) // 4)
        card = self._open(guest, GuestCard, (420, 330 + 26 * rows + 22 * len(self.page.words.axes)))
        card.edited.connect(self.page.gestures.perform)
        card.gesture_ended.connect(self.page.document.end_gesture)
        card.hovered.connect(self.page.highlight)
        card.menu_wanted.connect(self.open_menu)
        card.set_levels(*self.page.build_up.levels[1:])

    def set_levels(self, levels: tuple[float, ...]) -> None:
        """Show how far the steps have been built up on the sheet that is open, too."""
        if self.sheet is not None and isinstance(self.sheet.content, GuestCard):
            self.sheet.content.set_levels(*levels[1:])
        elif self.sheet is not None and levels[1] > 0:
            self.refresh(self.page.words)
        else:
            self.close()

    def _open(self, guest: int, content: type[Content], size: tuple[float, float]) -> Content:
        self.close()
        self._guest = guest
        self.sheet = Sheet(self.page, content, size)
        self.sheet.left.connect(self._forget)
        self.refresh(self.page.words)
        return self.sheet.content  # type: ignore[return-value]  # it was made of `content`

    def close(self) -> None:
        """Put the open sheet away."""
        if self.sheet is not None:
            self.sheet.leave()

    def _forget(self) -> None:
        self.sheet = None

    def refresh(self, words: ShowWords) -> None:
        """Hand the numbers of the moment to the open sheet; it closes when its guest has left."""
        if self.sheet is None:
            return
        if self._guest not in words.show.guests:
            self.close()
            return
        content = self.sheet.content
        if isinstance(content, GuestCard):
            content.set_data(words.figures(words.show.guests.index(self._guest)))
        elif isinstance(content, ScrolledLines):
            content.lines.set_data(self._why.lines(words, self._guest, self.page.build_up.step))
        self.sheet.setAccessibleName(words.who(self._guest))

    def open_menu(self, guest: int, where: QPointF) -> None:
        """Open what can be done with a guest."""
        page, show = self.page, self.page.document.show
        place = show.guests.index(guest)
        perform = page.gestures.perform
        menu = QMenu(page)
        scored = page.build_up.step > 1
        menu.addAction(self.tr("Why this number?"), lambda: self.open_why(guest)).setEnabled(scored)
        menu.addAction(self.tr("Show the whole card"), lambda: self.open_card(guest))
        release = menu.addAction(self.tr("Release the score: back to q·k"), lambda: perform("release", (guest,)))
        release.setEnabled(scored and page.words.readout.pinned[place])
        menu.addSeparator()
        back = menu.addAction(self.tr("Move forward"), lambda: perform("guest moved", (guest, -1)))
        back.setEnabled(place > 0)
        on = menu.addAction(self.tr("Move back"), lambda: perform("guest moved", (guest, 1)))
        on.setEnabled(place < len(show.guests) - 1)
        menu.addSeparator()
        menu.addAction(self.tr("Remove from the show"), lambda: perform("guest gone", (guest,)))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(where.toPoint())

    def show_around(self) -> None:
        """Explain the page in five stops."""
        if self.tour is not None:
            return
        self.close()
        page = self.page
        self.tour = Tour(
            page,
            (
                Stop(lambda: page.criteria, self._about_criteria),
                Stop(self._first_guest, self._about_guests),
                Stop(lambda: page.impression.stack, self._about_shares),
                Stop(lambda: page.impression, self._about_impression),
                Stop(lambda: page.algebra, self._about_algebra),
            ),
        )
        self.tour.left.connect(self._end_tour)

    def _end_tour(self) -> None:
        self.tour = None

    def _first_guest(self) -> QWidget:
        shown = self.page.guests.visible_widgets()
        return shown[0] if shown else self.page.guests

    def _about_criteria(self) -> tuple[str, str]:
        return (
            self.page.words.terms(self.tr("Query: {criterion}")),
            self.page.words.terms(
                self.tr(
                    "Drag a slider: how much do you want this {trait}? Below 0 means rather not. These numbers together"
                    " are the query vector q."
                )
            ),
        )

    def _about_guests(self) -> tuple[str, str]:
        return (
            self.page.words.terms(self.tr("Key and value: {a_guest}")),
            self.page.words.terms(
                self.tr(
                    "In amber, the key k: {tag}, compared with {criterion}. In teal, the value v: {detail}, which is"
                    " what is taken home. The score is q·k; drag it and it is pinned. Everything here can be edited."
                )
            ),
        )

    def _about_shares(self) -> tuple[str, str]:
        return (
            self.page.words.terms(self.tr("Softmax: shares of {mind}")),
            self.page.words.terms(
                self.tr(
                    "Scores become shares that add up to 100\u00a0%. What one {guest} gains, all others lose. Drag a"
                    " share, and the score behind it is solved backwards."
                )
            ),
        )

    def _about_impression(self) -> tuple[str, str]:
        return (
            self.page.words.terms(self.tr("Output: {impression}")),
            self.page.words.terms(
                self.tr(
                    "{Detail}, of all {guests}, blended in these shares. The larger a share, the louder its {story}."
                    " This is what attention hands on; in a model it is added to the row that looked."
                )
            ),
        )

    def _about_algebra(self) -> tuple[str, str]:
        return (
            self.tr("The same thing as algebra"),
            self.tr(
                "softmax(q·Kᵀ ÷ √d_k)·V with the very numbers above. Point at any cell, card or bar: its twins light"
                " up. “Why this number?” in a card's menu writes the four steps out."
            ),
        )
