"""Where the share of those whom a mask hides went, in words."""

import math

from app.pages.everyone.presentation import EveryonePresentation
from app.text.translated import Translated
from core import numbers
from core.readout.mask_effect import mask_effect

MOST_NAMES = 3


class MaskedShare(Translated):
    """Tells what a mask took from a row, and who got it."""

    def say(self, shown: EveryonePresentation, row: int) -> str:
        """Return a sentence about a row; nothing where no mask hides anybody from them."""
        if shown.hidden is None or not shown.hidden[row].any():
            return ""
        if shown.trace.fully_masked[row]:
            return self.tr("Nobody is left for “{}” to look at: all shares are 0, and so is the output.").format(
                shown.askers[row]
            )
        effect = mask_effect(shown.show, shown.trace, row)
        gone = self.tr(", ").join(shown.guests[place] for place in effect.hidden[:MOST_NAMES])
        if len(effect.hidden) > MOST_NAMES:
            gone += shown.terms(self.tr(" and {} more"), len(effect.hidden) - MOST_NAMES)
        most = max(range(len(effect.gains)), key=effect.gains.__getitem__)
        return shown.terms(
            self.tr("Masked: {0}. Their {1} went to the others, × {2} for each; {3} got most of it, {4} points."),
            gone,
            numbers.in_percent(numbers.percent(effect.taken)),
            _times(effect.factor),
            shown.guests[most],
            numbers.signed(100 * effect.gains[most], 1),
        )


def _times(factor: float) -> str:
    """Return by what the others' shares grew; they may have been too small to count, even for a float."""
    return numbers.number(factor) if factor and math.isfinite(factor) else "∞"
