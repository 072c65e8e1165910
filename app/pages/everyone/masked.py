"""Where the share of those whom a mask hides went, in words."""

import math

from PySide6.QtCore import QObject

from app.pages.everyone.figures import EveryoneFigures
from core import numbers
from core.readout.mask_effect import mask_effect

MOST_NAMES = 3


class MaskedShare(QObject):
    """Tells what a mask took from a row, and who got it."""

    def say(self, figures: EveryoneFigures, row: int) -> str:
        """Return a sentence about a row; nothing where no mask hides anybody from them."""
        if figures.hidden is None or not figures.hidden[row].any():
            return ""
        if figures.trace.fully_masked[row]:
            return self.tr("Nobody is left for “{}” to look at: all shares are 0, and so is the output.").format(
                figures.askers[row]
            )
        effect = mask_effect(figures.show, figures.trace, row)
        gone = self.tr(", ").join(figures.guests[place] for place in effect.hidden[:MOST_NAMES])
        if len(effect.hidden) > MOST_NAMES:
            gone += figures.terms(self.tr(" and {} more"), len(effect.hidden) - MOST_NAMES)
        most = max(range(len(effect.gains)), key=effect.gains.__getitem__)
        return figures.terms(
            self.tr("Masked: {0}. Their {1} went to the others, × {2} for each; {3} got most of it, {4} points."),
            gone,
            numbers.in_percent(numbers.percent(effect.taken)),
            _times(effect.factor),
            figures.guests[most],
            numbers.signed(100 * effect.gains[most], 1),
        )


def _times(factor: float) -> str:
    """Return by what the others' shares grew; they may have been too small to count, even for a float."""
    return numbers.number(factor) if factor and math.isfinite(factor) else "∞"
