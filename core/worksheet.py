"""The four steps for one guest with the digits written out, so that a learner can check them by hand.

Each line is computed from the digits of the lines above it, as they are shown, not from hidden decimals: what a
pocket calculator makes of the screen is what the screen says next. The last line may so differ from the real share
in its last digit; `share` is the real one.
"""

import math
from typing import NamedTuple

from core.attention import Trace

DECIMALS = 4


class Term(NamedTuple):
    """One product of a dot product: what is wanted × what is shown."""

    query: float
    key: float
    product: float


class Worksheet(NamedTuple):
    """The four steps for one pair, every number rounded as it is shown."""

    terms: tuple[Term, ...]  # (d_k,) step 1
    score: float  # step 2: their sum, or the pinned score
    pinned: bool
    divisor: float
    scaled: float  # step 3: score ÷ divisor
    largest: float  # the row's largest scaled score, taken off before exp
    exponential: float  # e^(scaled − largest)
    total: float  # Σ of all exponentials of the row
    weight: float  # exponential ÷ total, as a calculator finds it
    share: float  # the real share
    parts: tuple[tuple[float, float], ...]  # (d_v,) step 4: each detail, and weight × detail


def work(trace: Trace, guest: int, row: int = 0) -> Worksheet:
    """Work the four steps out for the guest at this place of a row."""
    terms = tuple(
        Term(shown(q), shown(k), shown(shown(q) * shown(k)))
        for q, k in zip(trace.q[row].tolist(), trace.k[guest].tolist(), strict=True)
    )
    pinned = bool(trace.pinned[row, guest])
    score = shown(trace.scores[row, guest]) if pinned else shown(sum(term.product for term in terms))
    divisor = shown(trace.divisor) or trace.divisor
    scaled = shown(score / divisor)
    largest = shown(float(trace.scaled[row].max()))
    exponential = shown(math.exp(min(scaled - largest, 0.0)))
    others = (shown(math.exp(x - largest)) for x in trace.scaled[row].tolist())
    total = shown(sum(others))
    weight = shown(exponential / total)
    details = [shown(x) for x in trace.v[guest].tolist()]
    return Worksheet(
        terms=terms,
        score=score,
        pinned=pinned,
        divisor=divisor,
        scaled=scaled,
        largest=largest,
        exponential=exponential,
        total=total,
        weight=weight,
        share=float(trace.weights[row, guest]),
        parts=tuple((detail, shown(weight * detail)) for detail in details),
    )


def shown(value: float) -> float:
    """Return a number as it is shown: rounded to DECIMALS, never −0."""
    return round(value, DECIMALS) + 0.0
