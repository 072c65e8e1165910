"""What each gesture on the stage does to the show, and what its undo step is called."""

import math
from collections.abc import Callable
from typing import Any

from app.pages.gestures import Gestures
from app.text import escaping
from app.text.translate_noop import QT_TRANSLATE_NOOP
from core.edits import people as editing
from core.edits.shares import set_shares
from core.show.model import Show, Text, say
from core.staging.stage import score_for

DRAGS: dict[str, tuple[Callable[..., Show], str]] = {
    "criterion of": (editing.set_criterion, QT_TRANSLATE_NOOP("StageGestures", "How much I want: {}")),
    "score": (editing.set_score, QT_TRANSLATE_NOOP("StageGestures", "Score of {}")),
    "share": (editing.set_score, QT_TRANSLATE_NOOP("StageGestures", "Share of {}")),
    "tag": (editing.set_tag, QT_TRANSLATE_NOOP("StageGestures", "{Tag}: {}")),
    "detail": (editing.set_detail, QT_TRANSLATE_NOOP("StageGestures", "{Detail}: {}")),
    "divisor": (editing.set_scale, QT_TRANSLATE_NOOP("StageGestures", "Divide the scores")),
}
"""Numbers that are dragged: the edit, and the name of its undo step."""

WORDS: dict[str, tuple[Callable[..., Show], str]] = {
    "name": (editing.rename, QT_TRANSLATE_NOOP("StageGestures", "Name of {}")),
    "role": (editing.set_role, QT_TRANSLATE_NOOP("StageGestures", "Subtitle of {}")),
    "story": (editing.set_story, QT_TRANSLATE_NOOP("StageGestures", "{Story} of {}")),
    "title": (editing.rename_show, QT_TRANSLATE_NOOP("StageGestures", "Title")),
    "trait": (editing.rename_trait, QT_TRANSLATE_NOOP("StageGestures", "Name of the {trait} {}")),
    "axis": (editing.rename_axis, QT_TRANSLATE_NOOP("StageGestures", "Word of an axis")),
}
"""Texts, changed in the language on screen."""

HANDLERS: dict[str, tuple[Callable[..., Show], str]] = {
    "scale": (editing.set_scale, QT_TRANSLATE_NOOP("StageGestures", "Divide the scores")),
    "trait gone": (editing.remove_trait, QT_TRANSLATE_NOOP("StageGestures", "Remove the {trait} {}")),
    "axis gone": (editing.remove_axis, QT_TRANSLATE_NOOP("StageGestures", "Remove an axis")),
    "guest gone": (editing.remove_guest, QT_TRANSLATE_NOOP("StageGestures", "Remove {}")),
    "shares of": (set_shares, QT_TRANSLATE_NOOP("StageGestures", "Row of shares: {}")),
    "release": (editing.release_score, QT_TRANSLATE_NOOP("StageGestures", "Release the score of {}")),
    "release all": (editing.release_all, QT_TRANSLATE_NOOP("StageGestures", "Release all scores")),
}
"""What is done at once."""


class StageGestures(Gestures):
    """Turns what widgets report, such as ("score", (3, 10.5)), into undoable edits of the document."""

    def perform(self, what: str, values: tuple[Any, ...]) -> None:
        """Do what was asked for; an edit that cannot be made is explained instead."""
        if what == "share":
            self._drag_share(*values)
        elif what in DRAGS:
            self._drag(what, *values)
        elif what in WORDS:
            edit, name = WORDS[what]
            self.document.edit(self._naming(name, what, values), edit, *values[:-1], self.written, values[-1])
        elif what in HANDLERS:
            self._do(what, *values)
        elif what == "criterion":
            self._drag("criterion of", self.document.show.askers[0], *values)
        elif what == "shares":
            self._do("shares of", self.document.show.askers[0], *values)
        elif what == "guest moved":
            guest, step = values
            self.move_guest(guest, self.document.show.guests.index(guest) + step)
            self.document.end_gesture()
        else:
            raise KeyError(what)

    def move_guest(self, guest: int, place: int) -> None:
        """Move a guest to a place; a drag over many places is one step."""
        name = self._naming(QT_TRANSLATE_NOOP("StageGestures", "Move {}"), "move", (guest,))
        self.document.edit(name, editing.move_guest, guest, place, gesture=f"move {guest}")

    def add_guest(self) -> int | None:
        """Add a guest with a name to be changed; return their number."""
        number = max(person.number for person in self.document.show.people) + 1
        name = self.terms(self.tr("New {guest}"))
        added = self.document.edit(lambda: self.terms(self.tr("Add {a_guest}")), editing.add_guest, name)
        return number if added else None

    def add_trait(self) -> bool:
        """Add a trait with a name to be changed."""
        name = self.terms(self.tr("New {trait}"))
        return self.document.edit(lambda: self.terms(self.tr("Add {a_trait}")), editing.add_trait, name)

    def add_axis(self) -> bool:
        """Add a detail axis with words to be changed."""
        low = self.tr("Low")
        high = self.tr("High")
        return self.document.edit(lambda: self.tr("Add an axis"), editing.add_axis, low, high)

    def want_nothing(self) -> None:
        """Set all criteria to 0 and release all scores."""
        self.document.edit(lambda: self.tr("Set all to 0"), editing.want_nothing, self.document.show.askers[0])

    def flip_criteria(self) -> None:
        """Want the opposite of everything."""
        self.document.edit(lambda: self.tr("Want the opposite"), editing.flip_criteria, self.document.show.askers[0])

    def _drag_share(self, guest: int, share: float) -> None:
        show, trace = self.document.show, self.document.trace
        if len(show.guests) == 1:
            self.said.emit(self.terms(self.tr("The only {guest} holds all of {mind}, whatever the score.")))
        elif trace.masked[0, show.guests.index(guest)] == -math.inf:
            self.said.emit(self.terms(self.tr("A mask hides this {guest}: no score gives it a share.")))
        else:
            self._drag("share", guest, score_for(show, trace, guest, share))

    def _do(self, what: str, *values: object) -> None:
        edit, name = HANDLERS[what]
        self.document.edit(self._naming(name, what, values), edit, *values)

    def _drag(self, what: str, *values: object) -> None:
        """Edit a number; what is reported until the gesture ends is one step."""
        edit, name = DRAGS[what]
        self.document.edit(self._naming(name, what, values), edit, *values, gesture=f"{what} {values[:-1]}")

    def _naming(self, pattern: str, what: str, values: tuple[Any, ...]) -> Callable[[], str]:
        """Return what says the name of a step, whenever it is asked and in the language of then."""
        subject = self._subject(what, values)
        return lambda: self.terms(self.tr(pattern), escaping.one_line(say(subject, self.language), 40))

    def _subject(self, what: str, values: tuple[Any, ...]) -> Text:
        """Return what an edit is about: a guest's name or a trait's, as it was before."""
        show = self.document.show
        if what == "criterion of":
            return show.traits[int(values[1])]
        if what.startswith("trait"):
            return show.traits[int(values[0])]
        if what in ("title", "divisor", "scale", "release all") or what.startswith("axis"):
            return ""
        return show.person(values[0]).name
