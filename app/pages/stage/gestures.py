"""What each gesture on the stage does to the show."""

from collections.abc import Callable
from typing import Any

from app.pages.gestures import Gestures
from core.edits import people as editing
from core.edits.shares import set_share, set_shares
from core.show.model import Show

DRAGS: dict[str, Callable[..., Show]] = {
    "score": editing.set_score,
    "share": set_share,
    "tag": editing.set_tag,
    "detail": editing.set_detail,
    "divisor": editing.set_scale,
}
"""Numbers that are dragged: the edit, and the name of its undo step."""

WORDS: dict[str, Callable[..., Show]] = {
    "name": editing.rename,
    "role": editing.set_role,
    "story": editing.set_story,
    "title": editing.rename_show,
    "trait": editing.rename_trait,
    "axis": editing.rename_axis,
}
"""Texts, changed in the language on screen."""

HANDLERS: dict[str, Callable[..., Show]] = {
    "scale": editing.set_scale,
    "trait gone": editing.remove_trait,
    "axis gone": editing.remove_axis,
    "guest gone": editing.remove_guest,
    "release": editing.release_score,
    "release all": editing.release_all,
}
"""What is done at once."""


class StageGestures(Gestures):
    """Turns what widgets report, such as ("score", (3, 10.5)), into undoable edits of the document."""

    def perform(self, what: str, values: tuple[Any, ...]) -> None:
        """Do what was asked for; an edit that cannot be made is explained instead."""
        if what in DRAGS:
            self.document.drag(DRAGS[what], *values)
        elif what in WORDS:
            self.document.edit(WORDS[what], *values[:-1], self.written, values[-1])
        elif what in HANDLERS:
            self.document.edit(HANDLERS[what], *values)
        elif what == "criterion":
            self.document.drag(editing.set_criterion, self.document.show.askers[0], *values)
        elif what == "shares":
            self.document.edit(set_shares, self.document.show.askers[0], *values)
        elif what == "guest moved":
            guest, step = values
            self.move_guest(guest, self.document.show.guests.index(guest) + step)
            self.document.end_gesture()
        else:
            raise KeyError(what)

    def move_guest(self, guest: int, place: int) -> None:
        """Move a guest to a place; a drag over many places is one step."""
        self.document.drag(editing.move_guest, guest, place)

    def add_guest(self) -> int | None:
        """Add a guest with a name to be changed; return their number."""
        number = max(person.number for person in self.document.show.people) + 1
        name = self.terms(self.tr("New {guest}"))
        added = self.document.edit(editing.add_guest, name)
        return number if added else None

    def add_trait(self) -> bool:
        """Add a trait with a name to be changed."""
        name = self.terms(self.tr("New {trait}"))
        return self.document.edit(editing.add_trait, name)

    def add_axis(self) -> bool:
        """Add a detail axis with words to be changed."""
        low = self.tr("Low")
        high = self.tr("High")
        return self.document.edit(editing.add_axis, low, high)

    def want_nothing(self) -> None:
        """Set all criteria to 0 and release all scores."""
        self.document.edit(editing.want_nothing, self.document.show.askers[0])

    def flip_criteria(self) -> None:
        """Want the opposite of everything."""
        self.document.edit(editing.flip_criteria, self.document.show.askers[0])
