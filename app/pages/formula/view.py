"""Whose attention the page looks at."""

from typing import NamedTuple

ONE, EVERYONE, HEAD = "one", "everyone", "head"
WHOSE = (ONE, EVERYONE, HEAD)


class View(NamedTuple):
    """One who asks, all who ask, or a head of the panel; and the pair that is looked at more closely."""

    whose: str = ONE
    row: int = 0  # of the askers
    column: int = 0  # of the guests
    head: int = 0

    def within(self, askers: int, guests: int, heads: int) -> "View":
        """Return the nearest view that a show of this size has."""
        return View(self.whose, min(self.row, askers - 1), min(self.column, guests - 1), min(self.head, heads - 1))
