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
    hidden: bool  # a mask hides the guest: e^−∞ = 0
    nobody: bool  # it hides everyone from the asker
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
    divisor = shown(trace.divisor) or trace.divisor
    scores = [_score(trace, place, row) for place in range(len(trace.k))]  # (n_k,)
    scaled = [shown(score / divisor) for score in scores]  # (n_k,)
    hidden = (trace.masked[row] == -math.inf).tolist()  # (n_k,)
    largest = max((x for x, gone in zip(scaled, hidden, strict=True) if not gone), default=0.0)
    exponentials = [0.0 if gone else shown(math.exp(x - largest)) for x, gone in zip(scaled, hidden, strict=True)]
    total = shown(sum(exponentials))
    weight = shown(exponentials[guest] / total) if total else 0.0
    details = [shown(x) for x in trace.v[guest].tolist()]
    return Worksheet(
        terms=_terms(trace, guest, row),
        score=scores[guest],
        pinned=bool(trace.pinned[row, guest]),
        hidden=hidden[guest],
        nobody=all(hidden),
        divisor=divisor,
        scaled=scaled[guest],
        largest=largest,
        exponential=exponentials[guest],
        total=total,
        weight=weight,
        share=float(trace.weights[row, guest]),
        parts=tuple((detail, shown(weight * detail)) for detail in details),
    )


def shown(value: float) -> float:
    """Return a number as it is shown: rounded to DECIMALS, never −0."""
    return round(float(value), DECIMALS) + 0.0


def _terms(trace: Trace, guest: int, row: int) -> tuple[Term, ...]:
    return tuple(
        Term(shown(q), shown(k), shown(shown(q) * shown(k)))
        for q, k in zip(trace.q[row].tolist(), trace.k[guest].tolist(), strict=True)
    )


def _score(trace: Trace, guest: int, row: int) -> float:
    if trace.pinned[row, guest]:
        return shown(trace.scores[row, guest])
    return shown(sum(term.product for term in _terms(trace, guest, row)))
