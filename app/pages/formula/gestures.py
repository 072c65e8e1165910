"""What each gesture on this page does to the show, and what its undo step is called."""

from collections.abc import Callable
from typing import Any

from app.pages.gestures import Gestures
from app.text.translate_noop import QT_TRANSLATE_NOOP
from core.edits import people, seats
from core.show.model import Show

EDITS: dict[str, tuple[Callable[..., Show], str]] = {
    "everyone": (seats.let_everyone_ask, QT_TRANSLATE_NOOP("FormulaGestures", "Let everyone look")),
    "title": (people.rename_show, QT_TRANSLATE_NOOP("FormulaGestures", "Title")),
}
"""Every gesture: its edit, and the name of its undo step."""


class FormulaGestures(Gestures):
    """Turns what widgets report into undoable edits of the document."""

    def perform(self, what: str, *values: Any) -> bool:
        """Do what was asked for; return whether it could be done."""
        edit, name = EDITS[what]
        if what == "title":
            values = (self.written, *values)
        return self.document.edit(lambda: self.tr(name), edit, *values)
