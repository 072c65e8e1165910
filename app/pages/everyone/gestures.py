"""What each gesture on this page does to the show, and what its undo step is called."""

from collections.abc import Callable
from typing import Any

from app import plain
from app.pages.gestures import Gestures
from app.translate_noop import QT_TRANSLATE_NOOP
from core import editing, projecting, seating, sentence
from core.shares import set_shares
from core.show import Show, say

EDITS: dict[str, tuple[Callable[..., Show], str]] = {
    "everyone": (seating.let_everyone_ask, QT_TRANSLATE_NOOP("EveryoneGestures", "Let everyone look")),
    "one": (seating.let_one_ask, QT_TRANSLATE_NOOP("EveryoneGestures", "Let only “{}” look")),
    "swap": (seating.swap_sides, QT_TRANSLATE_NOOP("EveryoneGestures", "Swap sides")),
    "shuffle": (seating.shuffle, QT_TRANSLATE_NOOP("EveryoneGestures", "Shuffle the {seats}")),
    "positions": (seating.set_positions, QT_TRANSLATE_NOOP("EveryoneGestures", "Positions")),
    "causal": (seating.set_causal, QT_TRANSLATE_NOOP("EveryoneGestures", "Causal mask")),
    "empty": (seating.set_empty, QT_TRANSLATE_NOOP("EveryoneGestures", "{Seat} of {}")),
    "block": (seating.set_blocked, QT_TRANSLATE_NOOP("EveryoneGestures", "What “{}” may look at")),
    "unmask": (seating.unmask, QT_TRANSLATE_NOOP("EveryoneGestures", "Take off all masks")),
    "sentence": (sentence.set_sentence, QT_TRANSLATE_NOOP("EveryoneGestures", "Sentence")),
    "x": (projecting.set_x, QT_TRANSLATE_NOOP("EveryoneGestures", "A number of X")),
    "w": (projecting.set_w, QT_TRANSLATE_NOOP("EveryoneGestures", "A number of W")),
    "q": (projecting.set_q, QT_TRANSLATE_NOOP("EveryoneGestures", "Query of {}")),
    "k": (projecting.set_k, QT_TRANSLATE_NOOP("EveryoneGestures", "Key of {}")),
    "v": (projecting.set_v, QT_TRANSLATE_NOOP("EveryoneGestures", "Value of {}")),
    "shares": (set_shares, QT_TRANSLATE_NOOP("EveryoneGestures", "Row of shares: {}")),
    "release rows": (projecting.release_rows, QT_TRANSLATE_NOOP("EveryoneGestures", "Take what x @ W gives")),
    "title": (editing.rename_show, QT_TRANSLATE_NOOP("EveryoneGestures", "Title")),
    "scale": (editing.set_scale, QT_TRANSLATE_NOOP("EveryoneGestures", "Divide the scores")),
}
"""Every gesture: its edit, and the name of its undo step."""

ABOUT_SOMEBODY = ("one", "empty", "block", "q", "k", "v", "shares")
MERGED = ("x", "w", "q", "k", "v")
"""Numbers that are stepped: what is reported until the gesture settles is one step."""


class EveryoneGestures(Gestures):
    """Turns what widgets report into undoable edits of the document."""

    def perform(self, what: str, *values: Any) -> bool:
        """Do what was asked for; return whether it could be done."""
        edit, name = EDITS[what]
        if what == "title":
            values = (self.written, *values)
        gesture = f"{what} {values[:-1]}" if what in MERGED else ""
        return self.document.edit(self._naming(name, what, values), edit, *values, gesture=gesture)

    def _naming(self, pattern: str, what: str, values: tuple[Any, ...]) -> Callable[[], str]:
        """Return what says the name of a step, in the language of then."""
        subject = self.document.show.person(values[0]).name if what in ABOUT_SOMEBODY else ""
        return lambda: self.terms(self.tr(pattern), plain.one_line(say(subject, self.language), 40))
