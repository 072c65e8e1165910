"""What each gesture on this page does to the show."""

from collections.abc import Callable
from typing import Any

from app.pages.gestures import Gestures
from core.edits import matrices, people, seats, sentence
from core.edits.shares import set_shares
from core.show.model import Show

EDITS: dict[str, Callable[..., Show]] = {
    "everyone": seats.let_everyone_ask,
    "one": seats.let_one_ask,
    "swap": seats.swap_sides,
    "shuffle": seats.shuffle,
    "positions": seats.set_positions,
    "causal": seats.set_causal,
    "empty": seats.set_empty,
    "block": seats.set_blocked,
    "unmask": seats.unmask,
    "sentence": sentence.set_sentence,
    "x": matrices.set_x,
    "w": matrices.set_w,
    "q": matrices.set_q,
    "k": matrices.set_k,
    "v": matrices.set_v,
    "shares": set_shares,
    "release rows": matrices.release_rows,
    "title": people.rename_show,
    "scale": people.set_scale,
}
"""Every gesture, and its edit."""

MERGED = ("x", "w", "q", "k", "v")
"""Numbers that are stepped: what is reported until the gesture ends is one step."""


class EveryoneGestures(Gestures):
    """Turns what widgets report into undoable edits of the document."""

    def perform(self, what: str, *values: Any) -> bool:
        """Do what was asked for; return whether it could be done."""
        if what == "title":
            values = (self.written, *values)
        make = self.document.drag if what in MERGED else self.document.edit
        return make(EDITS[what], *values)
