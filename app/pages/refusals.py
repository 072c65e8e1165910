"""Why an edit cannot be made, said in the user's language."""

from PySide6.QtCore import QObject

from app.terms import Terms
from core.editing import EditError


class Refusals(QObject):
    """Says what `EditError` names."""

    def explain(self, error: EditError, terms: Terms) -> str:
        """Say in the user's language and the show's words why an edit cannot be made."""
        limit = f"{error.limit:g}" if error.limit is not None else ""
        reason = {
            "last_guest": self.tr("The last {guest} stays: attention needs somebody to attend to."),
            "last_trait": self.tr("The last {trait} stays: a score needs something to compare."),
            "last_axis": self.tr("The last axis stays: the output needs something to blend."),
            "guests": self.tr("A show holds at most {} {guests}."),
            "traits": self.tr("A show holds at most {} {traits}."),
            "axes": self.tr("A show holds at most {} axes."),
            "divisor": self.tr("Scores can only be divided by a number above 0."),
            "text": self.tr("A text holds at most {} characters, all of them whole."),
            "number": self.tr("That number is too large: the limit is ±{}."),
            "words": self.tr("A sentence holds at most {} words; this one has more."),
            "no_words": self.tr("A sentence needs at least one word."),
            "heads": self.tr("A panel has 1 to {} {friends}."),
            "kv_heads": self.tr("Cards are shared evenly: the number of sets has to divide the {} heads."),
            "last_head": self.tr("The last {friend} stays: somebody has to look."),
            "seed": self.tr("A seed is a whole number from 0 to {}."),
            "causal": self.tr("{Guests} come on one by one only where all stand in one row. Let everyone look first."),
        }.get(error.problem)
        return terms(reason, limit) if reason else str(error)
