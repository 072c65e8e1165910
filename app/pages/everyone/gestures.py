"""What each gesture on this page does to the show, and what its undo step is called."""

from collections.abc import Callable
from typing import Any

from app.pages.gestures import Gestures
from app.text import escaping
from app.text.translate_noop import QT_TRANSLATE_NOOP
from core.edits import matrices, people, seats, sentence
from core.edits.shares import set_shares
from core.show.model import Show, say

EDITS: dict[str, tuple[Callable[..., Show], str]] = {
    "everyone": (seats.let_everyone_ask, QT_TRANSLATE_NOOP("EveryoneGestures", "Let everyone look")),
    "one": (seats.let_one_ask, QT_TRANSLATE_NOOP("EveryoneGestures", "Let only “{}” look")),
    "swap": (seats.swap_sides, QT_TRANSLATE_NOOP("EveryoneGestures", "Swap sides")),
    "shuffle": (seats.shuffle, QT_TRANSLATE_NOOP("EveryoneGestures", "Shuffle the {seats}")),
    "positions": (seats.set_positions, QT_TRANSLATE_NOOP("EveryoneGestures", "Positions")),
    "causal": (seats.set_causal, QT_TRANSLATE_NOOP("EveryoneGestures", "Causal mask")),
    "empty": (seats.set_empty, QT_TRANSLATE_NOOP("EveryoneGestures", "{Seat} of {}")),
    "block": (seats.set_blocked, QT_TRANSLATE_NOOP("EveryoneGestures", "What “{}” may look at")),
    "unmask": (seats.unmask, QT_TRANSLATE_NOOP("EveryoneGestures", "Take off all masks")),
    "sentence": (sentence.set_sentence, QT_TRANSLATE_NOOP("EveryoneGestures", "Sentence")),
    "x": (matrices.set_x, QT_TRANSLATE_NOOP("EveryoneGestures", "A number of X")),
    "w": (matrices.set_w, QT_TRANSLATE_NOOP("EveryoneGestures", "A number of W")),
    "q": (matrices.set_q, QT_TRANSLATE_NOOP("EveryoneGestures", "Query of {}")),
    "k": (matrices.set_k, QT_TRANSLATE_NOOP("EveryoneGestures", "Key of {}")),
    "v": (matrices.set_v, QT_TRANSLATE_NOOP("EveryoneGestures", "Value of {}")),
    "shares": (set_shares, QT_TRANSLATE_NOOP("EveryoneGestures", "Row of shares: {}")),
    "release rows": (matrices.release_rows, QT_TRANSLATE_NOOP("EveryoneGestures", "Take what x @ W gives")),
    "title": (people.rename_show, QT_TRANSLATE_NOOP("EveryoneGestures", "Title")),
    "scale": (people.set_scale, QT_TRANSLATE_NOOP("EveryoneGestures", "Divide the scores")),
}
"""Every gesture: its edit, and the name of its undo step."""

ABOUT_SOMEBODY = ("one", "empty", "block", "q", "k", "v", "shares")
MERGED = ("x", "w", "q", "k", "v")
"""Numbers that are stepped: what is reported until the gesture ends is one step."""


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
        return lambda: self.terms(self.tr(pattern), escaping.one_line(say(subject, self.language), 40))
