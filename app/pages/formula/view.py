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
