"""What a screen shows of one asker's row of a Trace: the digits, and the few numbers that a glance wants."""

import math
from typing import NamedTuple

import numpy as np

from core import digits
from core.attention import Trace
from core.softmax import effective_number


class Readout(NamedTuple):
    """One asker's row, ready to be shown. Texts are digits only; words are the app's business."""

    scores: tuple[float, ...]  # (n,)
    score_texts: tuple[str, ...]
    scaled_texts: tuple[str, ...]
    pinned: tuple[bool, ...]
    weights: tuple[float, ...]  # (n,)
    tenths: tuple[int, ...]  # percentages × 10, which sum to exactly 1000
    percent_texts: tuple[str, ...]
    impression: tuple[float, ...]  # (d_v,)
    divisor: float
    divisor_text: str
    effective: float  # how many equal guests would share the mind as evenly
    ranking: tuple[int, ...]  # places in the row, largest share first
    gap: float  # largest scaled score − smallest: the largest share is e^gap times the smallest


def read(trace: Trace, row: int = 0) -> Readout:
    """Read one asker's row off a Trace."""
    scores, scaled, weights = trace.scores[row], trace.scaled[row], trace.weights[row]
    tenths = digits.tenths(weights)
    return Readout(
        scores=tuple(scores.tolist()),
        score_texts=tuple(digits.number(x) for x in scores.tolist()),
        scaled_texts=tuple(digits.number(x) for x in scaled.tolist()),
        pinned=tuple(trace.pinned[row].tolist()),
        weights=tuple(weights.tolist()),
        tenths=tuple(tenths),
        percent_texts=tuple(digits.percent(tenth) for tenth in tenths),
        impression=tuple(trace.output[row].tolist()),
        divisor=trace.divisor,
        divisor_text=digits.number(trace.divisor),
        effective=effective_number(weights),
        ranking=tuple(np.argsort(-weights, kind="stable").tolist()),
        gap=float(scaled.max() - scaled.min()),
    )


def reach(scores: tuple[float, ...]) -> tuple[float, float]:
    """Return a round range for score sliders, with a tenth to spare: 0 to 12 at the least, both signs if needed."""
    largest = max(12.0, 1.1 * max(abs(score) for score in scores))
    unit = 10.0 ** math.floor(math.log10(largest))
    high = next(step * unit for step in (1, 1.2, 1.5, 2, 3, 4, 5, 6, 8, 10) if step * unit >= largest)
    return (-high if min(scores) < 0 else 0.0), high
