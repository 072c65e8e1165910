"""Why an edit cannot be made, said in the user's language."""

import math

from app.text.terms import Terms
from app.text.translated import Translated
from core.edits.people import EditError
from core.numbers import superscript


class EditErrors(Translated):
    """Says what `EditError` names."""

    def explain(self, error: EditError, terms: Terms) -> str:
        """Say in the user's language and the show's words why an edit cannot be made."""
        limit = bound(error.limit) if error.limit is not None else ""
        reason = {
            "last_guest": self.tr("The last {guest} stays: attention needs somebody to attend to."),
            "last_trait": self.tr("The last {trait} stays: a score needs something to compare."),
            "last_axis": self.tr("The last axis stays: the output needs something to blend."),
            "guests": self.tr("A show holds at most {} {guests}."),
            "traits": self.tr("A show holds at most {} {traits}."),
            "axes": self.tr("A show holds at most {} axes."),
            "divisor": self.tr("Scores can only be divided by a number from {} up."),
            "text": self.tr("A text holds at most {} characters, all of them whole."),
            "number": self.tr("That number is too large: the limit is ±{}."),
            "words": self.tr("A sentence holds at most {} words; this one has more."),
            "no_words": self.tr("A sentence needs at least one word."),
            "heads": self.tr("A panel has 1 to {} {friends}."),
            "kv_heads": self.tr("Cards are shared evenly: the number of sets has to divide the {} heads."),
            "last_head": self.tr("The last {friend} stays: somebody has to look."),
            "seed": self.tr("A seed is a whole number from 0 to {}."),
            "causal": self.tr("{Guests} come on one by one only where all stand in one row. Let everyone look first."),
            "alone": self.tr("The only {guest} holds all of {mind}, whatever the score."),
            "hidden": self.tr("A mask hides this {guest}: no score gives it a share."),
        }.get(error.problem)
        return terms(reason, limit) if reason else str(error)


def bound(limit: float) -> str:
    """Return a limit to the last digit, far from 1 as a power of ten: 512, 2147483647, 10⁻⁹."""
    exponent = round(math.log10(limit))
    far = not -3 <= exponent <= 5
    return f"10{superscript(exponent)}" if far and limit == float(f"1e{exponent}") else f"{limit:.15g}"
