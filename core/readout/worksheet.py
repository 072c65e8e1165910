"""The four steps with the digits written out, for one guest or a whole row, so that a learner can check them by hand.

Each line is computed from the digits of the lines above it, as they are shown, not from hidden decimals: what a
pocket calculator makes of the screen is what the screen says next. The last line may so differ from the real share
in its last digit; `share` is the real one.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple, overload

from core.attention.attend import Trace
from core.numbers import MINUS, number, superscript

DECIMALS = 4
HUGE, SIGNIFICANT = 1e9, 7
"""From this size on, numbers are shown by so many significant digits: none has more than a column holds."""
HAIR = 1 + 2.0**-50
SMALL_DIVISOR = 0.01
"""Below, four decimals would be too few to divide by."""


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
    fully_masked: bool  # it hides everyone from the asker
    divisor: float
    scaled: float  # step 3: score ÷ divisor
    largest: float  # the row's largest scaled score, taken off before exp
    exponential: float  # e^(scaled − largest)
    total: float  # Σ of all exponentials of the row
    weight: float  # exponential ÷ total, as a calculator finds it
    share: float  # the real share
    product: float  # q·k: the sum of the terms, which a pinned score stands instead of
    alone: bool  # nobody else is seen: Σ is the guest's own exponential
    parts: tuple[tuple[float, float], ...]  # (d_v,) step 4: each detail, and weight × detail

    @property
    def is_largest(self) -> bool:
        """Whether the guest's scaled score is the row's largest, which is taken off."""
        return self.scaled == self.largest

    @property
    def exponent(self) -> float:
        """What e is raised to: scaled − largest."""
        return shown(self.scaled - self.largest)


class Worksheets(Sequence[Worksheet]):
    """The worksheets of a row, each worked out when it is looked at: a page shows twenty of five hundred."""

    def __init__(self, trace: Trace, row: int, softmax: "_Softmax") -> None:
        self._trace, self._row, self._softmax = trace, row, softmax
        self._known: dict[int, Worksheet] = {}

    def __len__(self) -> int:
        return len(self._trace.k)

    @overload
    def __getitem__(self, place: int) -> Worksheet: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Worksheet]: ...
    def __getitem__(self, place: int | slice) -> Worksheet | Sequence[Worksheet]:
        if isinstance(place, slice):
            return tuple(self[one] for one in range(*place.indices(len(self))))
        guest = range(len(self))[place]
        if guest not in self._known:
            self._known[guest] = _sheet(self._trace, guest, self._row, self._softmax)
        return self._known[guest]


class RowSheet(NamedTuple):
    """The four steps for everyone whom an asker looks at."""

    guests: Sequence[Worksheet]  # (n_k,)
    output: tuple[float, ...]  # (d_v,) the sum of everyone's parts, as a calculator finds it
    real: tuple[float, ...]  # (d_v,) the real output


def work(trace: Trace, guest: int, row: int = 0) -> Worksheet:
    """Work the four steps out for the guest at this place of a row of a Trace (n_q, n_k)."""
    return _sheet(trace, guest, row, _row(trace, row))


def work_row(trace: Trace, row: int = 0) -> RowSheet:
    """Work the four steps out for all guests of a row, and add up what each of them brings."""
    softmax = _row(trace, row)
    weights = [_rounded(x / softmax.total) if softmax.total else 0.0 for x in softmax.exponentials]
    output = tuple(
        _rounded(sum([_rounded(weight * _rounded(x)) for weight, x in zip(weights, column, strict=True)]))
        for column in trace.v.T.tolist()
    )
    return RowSheet(Worksheets(trace, row, softmax), output, tuple(trace.output[row].tolist()))


def shown(value: float) -> float:
    """Return a number as it is shown: rounded to DECIMALS, huge ones to SIGNIFICANT digits; never −0."""
    return _rounded(float(value))


def equals(result: float, value: float) -> str:
    """Return the sign between a result and the digits of it that are shown: = or, where they are rounded, ≈."""
    return "=" if math.isclose(result, value, rel_tol=1e-12) else "≈"


def written(value: float) -> str:
    """Return a number as a worksheet writes it: what is read there is the very number that `shown` returned."""
    if abs(value) < HUGE and round(value, DECIMALS) == value:
        return number(value, DECIMALS) if abs(value) < 1e5 else _plain(value)
    mantissa, exponent = f"{value:.{SIGNIFICANT - 1}e}".split("e")
    return f"{_trimmed(mantissa)}×10{superscript(int(exponent))}"


class _Softmax(NamedTuple):
    """What all guests of a row share."""

    divisor: float
    scores: list[float]  # (n_k,)
    scaled: list[float]  # (n_k,)
    hidden: list[bool]  # (n_k,)
    largest: float
    exponentials: list[float]  # (n_k,)
    total: float


def _row(trace: Trace, row: int) -> _Softmax:
    divisor = shown(trace.divisor) if trace.divisor >= SMALL_DIVISOR else _significant(trace.divisor)
    scores = _scores(trace, row)
    scaled = [_rounded(score / divisor) for score in scores]
    hidden = (trace.masked[row] == -math.inf).tolist()
    largest = max((x for x, gone in zip(scaled, hidden, strict=True) if not gone), default=0.0)
    exponentials = [
        0.0 if gone else _rounded(math.exp(_rounded(x - largest))) for x, gone in zip(scaled, hidden, strict=True)
    ]
    return _Softmax(divisor, scores, scaled, hidden, largest, exponentials, shown(sum(exponentials)))


def _sheet(trace: Trace, guest: int, row: int, softmax: _Softmax) -> Worksheet:
    exponential, total = softmax.exponentials[guest], softmax.total
    weight = shown(exponential / total) if total else 0.0
    details = [shown(x) for x in trace.v[guest].tolist()]
    terms = _terms(trace, guest, row)
    return Worksheet(
        terms=terms,
        score=softmax.scores[guest],
        pinned=bool(trace.pinned[row, guest]),
        hidden=softmax.hidden[guest],
        fully_masked=all(softmax.hidden),
        divisor=softmax.divisor,
        scaled=softmax.scaled[guest],
        largest=softmax.largest,
        exponential=exponential,
        total=total,
        weight=weight,
        share=float(trace.weights[row, guest]),
        product=shown(sum(term.product for term in terms)),
        alone=softmax.hidden.count(False) == 1,
        parts=tuple((detail, shown(weight * detail)) for detail in details),
    )


def _terms(trace: Trace, guest: int, row: int) -> tuple[Term, ...]:
    return tuple(
        Term(shown(q), shown(k), shown(shown(q) * shown(k)))
        for q, k in zip(trace.q[row].tolist(), trace.k[guest].tolist(), strict=True)
    )


def _scores(trace: Trace, row: int) -> list[float]:
    """Return the scores of a row (n_k,): the sums of `_terms`, without a tuple for each of 512 × d_k products."""
    query = [_rounded(q) for q in trace.q[row].tolist()]
    scores = [
        _rounded(sum([_rounded(q * _rounded(k)) for q, k in zip(query, key, strict=True)])) for key in trace.k.tolist()
    ]
    for guest in trace.pinned[row].nonzero()[0].tolist():
        scores[guest] = shown(trace.scores[row, guest])
    return scores


def _rounded(value: float) -> float:
    if not -HUGE < value < HUGE:
        return _significant(value)
    rounded = round(value, DECIMALS) + 0.0
    # A 5 that is cut off rounds up, as on paper; in binary it may be a hair below it, or be rounded to even.
    return rounded if rounded == value else round(value * HAIR, DECIMALS) + 0.0


def _significant(value: float) -> float:
    return float(f"{value:.{SIGNIFICANT - 1}e}")


def _plain(value: float) -> str:
    return _trimmed(f"{value:.{DECIMALS}f}")


def _trimmed(digits: str) -> str:
    return digits.rstrip("0").rstrip(".").replace("-", MINUS)
