"""What a mask, a shuffle of the seats and a divisor do to attention, beside the same show without."""

from typing import NamedTuple

import numpy as np

from core.attention.attend import Trace
from core.attention.softmax import softmax
from core.edits.seats import unmask
from core.show.model import Show
from core.staging.stage import stage

ROUNDING = 1e-12


class MaskEffect(NamedTuple):
    """One asker's row with its mask, beside the same row without any."""

    hidden: tuple[int, ...]  # places in the row that the mask hides
    taken: float  # the share that they would have had together
    factor: float  # by which the share of each who is left has grown; 0 where nobody is left
    gains: tuple[float, ...]  # (n_k,) share with the mask − share without it


def mask_effect(show: Show, trace: Trace, row: int) -> MaskEffect:
    """Compare a row of a show's Trace with the same row unmasked."""
    free = stage(unmask(show)).weights[row]  # (n_k,)
    gone = trace.masked[row] == -float("inf")  # (n_k,)
    taken = float(free[gone].sum())
    left = float(free[~gone].sum())
    return MaskEffect(
        hidden=tuple(gone.nonzero()[0].tolist()),
        taken=taken,
        factor=1 / left if left > 0 else 0.0,
        gains=tuple((trace.weights[row] - free).tolist()),
    )


def output_change(before: Show, after: Show) -> float:
    """Return how far anybody's output moved between two shows with the same askers: the largest component of all.

    0 where nothing but the order of summing has moved it.
    """
    old, new = (dict(zip(show.askers, stage(show).output, strict=True)) for show in (before, after))
    moved = max(float(abs(old[number] - new[number]).max()) for number in old)
    largest = max(float(abs(row).max()) for row in old.values())
    return moved if moved > ROUNDING * max(largest, 1.0) else 0.0


def largest_share(trace: Trace, row: int, divisor: float) -> float:
    """Return the largest share of an asker's row if its scores were divided by this number > 0."""
    seen = trace.masked[row] != -np.inf  # (n_k,)
    return float(softmax(trace.scores[row][seen], divisor).max(initial=0))
