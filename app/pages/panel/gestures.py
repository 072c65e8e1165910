"""What each gesture on this page does to the show, and what its undo step is called."""

from collections.abc import Callable
from typing import Any

from app.pages.gestures import Gestures
from app.text import escaping
from app.text.translate_noop import QT_TRANSLATE_NOOP
from core.edits import heads, people, seats
from core.show.model import Show, say

EDITS: dict[str, tuple[Callable[..., Show], str]] = {
    "heads": (heads.set_heads, QT_TRANSLATE_NOOP("PanelGestures", "Number of heads")),
    "kv_heads": (heads.set_kv_heads, QT_TRANSLATE_NOOP("PanelGestures", "Who shares cards")),
    "silent": (heads.set_silent, QT_TRANSLATE_NOOP("PanelGestures", "Mute “{}”")),
    "heard": (heads.set_silent, QT_TRANSLATE_NOOP("PanelGestures", "Unmute “{}”")),
    "friend gone": (heads.remove_head, QT_TRANSLATE_NOOP("PanelGestures", "Remove head “{}”")),
    "friend": (heads.rename_friend, QT_TRANSLATE_NOOP("PanelGestures", "Name of {}")),
    "w": (heads.set_panel_w, QT_TRANSLATE_NOOP("PanelGestures", "A number of {}")),
    "release": (heads.release_panel_w, QT_TRANSLATE_NOOP("PanelGestures", "{} as the lenses give it")),
    "seed": (heads.set_seed, QT_TRANSLATE_NOOP("PanelGestures", "Random numbers")),
    "everyone": (seats.let_everyone_ask, QT_TRANSLATE_NOOP("PanelGestures", "Let everyone look")),
    "title": (people.rename_show, QT_TRANSLATE_NOOP("PanelGestures", "Title")),
}
"""Every gesture: its edit, and the name of its undo step."""

MERGED = ("heads", "w", "seed")
"""Numbers that are stepped: what is reported until the gesture ends is one step."""

OF_A_FRIEND = ("silent", "heard", "friend gone", "friend")
SYMBOLS = {"w_q": "W_Q", "w_k": "W_K", "w_v": "W_V", "w_o": "W_O"}


class PanelGestures(Gestures):
    """Turns what widgets report into undoable edits of the document."""

    def perform(self, what: str, *values: Any) -> bool:
        """Do what was asked for; return whether it could be done."""
        edit, name = EDITS[what]
        naming = self._naming(name, what, values)
        if what == "title":
            values = (self.written, *values)
        elif what == "friend":
            values = (values[0], self.written, *values[1:])
        elif what in ("seed", "heads"):
            values = (round(values[0]),)
        gesture = f"{what} {values[:-1]}" if what in MERGED else ""
        return self.document.edit(naming, edit, *values, gesture=gesture)

    def _naming(self, pattern: str, what: str, values: tuple[Any, ...]) -> Callable[[], str]:
        """Return what says the name of a step, in the language of then."""
        show = self.document.show
        if what in ("w", "release"):
            return lambda: self.tr(pattern).format(SYMBOLS[values[0]])
        head = values[0] if what in OF_A_FRIEND else None
        return lambda: self.tr(pattern).format("" if head is None else self._friend(show, head))

    def _friend(self, show: Show, head: int) -> str:
        friends = show.panel.descriptions
        name = escaping.one_line(say(friends[head].name, self.language), 40) if head < len(friends) else ""
        return name or self.terms(self.tr("{friend} {}"), head + 1)
