"""What dividing the scores does to the shares of one row, said with its own numbers."""

import math

from app.presentation.row import RowPresentation
from app.text.translated import Translated
from core import numbers
from core.readout.mask_effect import largest_share

MANY = 16
"""So many products a score, and their sum is spread wider than softmax can bear."""
MUCH = 0.2
"""A share that moves by so much is worth a sentence."""
FARTHEST = 12
"""The largest number on the track of the divisor."""


class ScaleWords(Translated):
    """Tells a gap that comes from many dimensions, which √d_k undoes, from one that was there before."""

    def __init__(self, shown: RowPresentation) -> None:
        self.shown, self.d_k = shown, len(shown.traits)
        self._root = self._largest(math.sqrt(self.d_k))

    def of_dimensions(self) -> str:
        """Return why scores of many products are divided by √d_k; nothing where that is not what matters."""
        shown, undivided = self.shown, self._largest(1)
        pinned = any(shown.readout.pinned)
        if pinned or self.d_k < MANY or undivided - self._root < MUCH or shown.show.scale not in ("none", "sqrt_d_k"):
            return ""
        winner = shown.label(shown.show.guests[shown.readout.ranking[0]])
        if shown.show.scale == "none":
            found = self.tr("Undivided, {0} takes {1}; divided by √{2} it would be {3}.")
        else:
            found = self.tr("Divided by √{2}, {0} takes {3}; undivided it would be {1}.")
        why = self.tr(
            "A sum of {0} products of independent components (mean 0, variance 1) has a standard deviation of"
            " {1}. ÷√{0} brings it back to 1, so that softmax does not start saturated, where its gradient is near 0."
        )
        found = found.format(winner, _percent(undivided), self.d_k, _percent(self._root))
        return shown.terms.together(found, why.format(self.d_k, numbers.root(self.d_k)))

    def of_a_gap(self) -> str:
        """Return what √d_k, and what a larger divisor, would leave to the one who takes everything."""
        far = self._largest(FARTHEST)
        if self._root < 0.9:
            return self.tr("÷√{0} would leave it {1}.").format(self.d_k, _percent(self._root))
        said = self.tr(
            "÷√{0} leaves it {1}: √d_k undoes the spread that many dimensions bring, not a gap that was there before."
        ).format(self.d_k, _percent(self._root))
        if self._root - far < MUCH:
            return said
        wide = self.tr("÷{0} would leave it {1}.").format(FARTHEST, _percent(far))
        return self.shown.terms.together(said, wide)

    def _largest(self, divisor: float) -> float:
        return largest_share(self.shown.trace, self.shown.row, divisor)


def _percent(share: float) -> str:
    return numbers.in_percent(numbers.percent(share))
