"""What each gesture on this page does to the show."""

from collections.abc import Callable
from typing import Any

from app.pages.gestures import Gestures
from core.edits import people, seats
from core.show.model import Show

EDITS: dict[str, Callable[..., Show]] = {
    "everyone": seats.let_everyone_ask,
    "title": people.rename_show,
}
"""Every gesture, and its edit."""


class FormulaGestures(Gestures):
    """Turns what widgets report into undoable edits of the document."""

    def perform(self, what: str, *values: Any) -> bool:
        """Do what was asked for; return whether it could be done."""
        if what == "title":
            values = (self.written, *values)
        return self.document.edit(EDITS[what], *values)
