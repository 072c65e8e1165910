"""Who and what is picked: the same on all pages, beside the show; nothing of it is saved or undone."""

from PySide6.QtCore import QObject, Signal

from core.show.model import Show


class Selection(QObject):
    """A pair of people, a head of the panel, and a symbol of the formula.

    People are numbers, which stay with them wherever they sit; None where nobody has been picked yet: a page then
    begins where it likes.
    """

    changed = Signal()

    def __init__(self, show: Show) -> None:
        super().__init__()
        self.asker: int | None = show.selected
        self.guest: int | None = None
        self.head, self.symbol = 0, "q"

    def pick(
        self, *, asker: int | None = None, guest: int | None = None, head: int | None = None, symbol: str | None = None
    ) -> None:
        """Pick what is named; the rest stays."""
        before = self._picked()
        self.asker = self.asker if asker is None else asker
        self.guest = self.guest if guest is None else guest
        self.head = self.head if head is None else head
        self.symbol = symbol or self.symbol
        if self._picked() != before:
            self.changed.emit()

    def begin(self, show: Show) -> None:
        """Begin anew, with another show: with whom it says is looked at first."""
        before = self._picked()
        self.asker, self.guest, self.head = show.selected, None, 0
        if self._picked() != before:
            self.changed.emit()

    def _picked(self) -> tuple[object, ...]:
        return self.asker, self.guest, self.head, self.symbol

    def row(self, show: Show) -> int:
        """Return the row of the asker; the first one where that is nobody who asks."""
        return show.askers.index(self.asker) if self.asker in show.askers else 0

    def column(self, show: Show) -> int | None:
        """Return the column of the guest; None where nobody is picked who can be looked at."""
        return show.guests.index(self.guest) if self.guest in show.guests else None

    def head_of(self, show: Show) -> int:
        """Return the head, or the last one where there are fewer."""
        return min(self.head, show.panel.heads - 1)
