"""What each gesture on this page does to the show."""

from collections.abc import Callable
from typing import Any

from app.pages.gestures import Gestures
from core.edits import heads, people, seats
from core.show.model import Show

EDITS: dict[str, Callable[..., Show]] = {
    "heads": heads.set_heads,
    "kv_heads": heads.set_kv_heads,
    "silent": heads.mute,
    "heard": heads.unmute,
    "friend gone": heads.remove_head,
    "friend": heads.rename_friend,
    "w": heads.set_panel_w,
    "release": heads.release_panel_w,
    "seed": heads.set_seed,
    "everyone": seats.let_everyone_ask,
    "title": people.rename_show,
}
"""Every gesture, and its edit."""

MERGED = ("heads", "w", "seed")
"""Numbers that are stepped: what is reported until the gesture ends is one step."""


class PanelGestures(Gestures):
    """Turns what widgets report into undoable edits of the document."""

    def perform(self, what: str, *values: Any) -> bool:
        """Do what was asked for; return whether it could be done."""
        if what == "title":
            values = (self.written, *values)
        elif what == "friend":
            values = (values[0], self.written, *values[1:])
        elif what in ("seed", "heads"):
            values = (round(values[0]),)
        make = self.document.drag if what in MERGED else self.document.edit
        return make(EDITS[what], *values)
