"""What a screen shows of one asker's row of a Trace: the digits, and the few numbers that a glance wants."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from core import numbers
from core.attention.attend import Trace
from core.attention.softmax import effective_number

if TYPE_CHECKING:
    from core.attention.inputs import Array

DEEPEST = (0.02, 0.05, 0.1, 0.25, 0.5)
"""Shares from which a map may paint its deepest colour, beside 1."""
SMALL_MAP = 24  # columns
LEAST_REACH = 12.0  # of a score's slider


class Span(NamedTuple):
    """What a slider spans, how far a step of it goes, and what a drag of it snaps to."""

    low: float
    high: float
    step: float
    grain: float

    def bears(self, scores: tuple[float, ...]) -> bool:
        """Return whether all scores are on it."""
        return self.low <= min(scores) and max(scores) <= self.high


class Readout(NamedTuple):
    """One asker's row, ready to be shown. Texts are digits only; words are the app's business."""

    scores: tuple[float, ...]  # (n,)
    score_texts: tuple[str, ...]
    scaled_texts: tuple[str, ...]
    hidden: tuple[bool, ...]  # whom a mask hides from the asker
    pinned: tuple[bool, ...]
    products: tuple[float, ...]  # (n,) q·k, which a pinned score stands instead of
    weights: tuple[float, ...]  # (n,)
    percent_texts: tuple[str, ...]  # each share rounded by itself: they may add up to 99.9
    impression: tuple[float, ...]  # (d_v,)
    divisor: float
    divisor_text: str
    effective: float  # how many equal guests would share the mind as evenly
    ranking: tuple[int, ...]  # places in the row, largest share first
    gap: float  # largest scaled score − smallest: the largest share is e^gap times the smallest


def read(trace: Trace, row: int = 0) -> Readout:
    """Read one asker's row off a Trace."""
    scores, scaled, weights = trace.scores[row], trace.scaled[row], trace.weights[row]
    hidden = trace.masked[row] == -np.inf
    seen = scaled[~hidden]
    return Readout(
        scores=tuple(scores.tolist()),
        score_texts=tuple(numbers.number(x) for x in scores.tolist()),
        scaled_texts=tuple(numbers.number(x) for x in scaled.tolist()),
        hidden=tuple(hidden.tolist()),
        pinned=tuple(trace.pinned[row].tolist()),
        products=tuple(_products(trace, row).tolist()),
        weights=tuple(weights.tolist()),
        percent_texts=tuple(
            numbers.HIDDEN if gone else numbers.percent(share)
            for share, gone in zip(weights.tolist(), hidden.tolist(), strict=True)
        ),
        impression=tuple(trace.output[row].tolist()),
        divisor=trace.divisor,
        divisor_text=numbers.divisor(trace.divisor),
        effective=effective_number(weights),
        ranking=tuple(np.argsort(-weights, kind="stable").tolist()),
        gap=float(seen.max() - seen.min()) if seen.size else 0.0,
    )


def _products(trace: Trace, row: int) -> Array:
    """Return q·k of one asker and everyone (n,); the very scores where none is pinned."""
    if not trace.pinned[row].any():
        scores: Array = trace.scores[row]
        return scores
    with np.errstate(all="ignore"):  # what is pinned may stand instead of a product beyond all bounds
        products: Array = trace.q[row] @ trace.k.T  # (d_k,) @ (d_k, n) -> (n,)
    return products


def colour_limit_of_shares(shares: Array) -> float:
    """Return the share from which a map (…, n_q, n_k) paints its deepest colour: one of a few, so that it holds still.

    Small maps reach it with their largest share; large ones, where one cell would leave all others pale, with the
    largest of a usual row.
    """
    largest = np.abs(shares).max(axis=-1, initial=0)  # (…, n_q)
    most = float(largest.max() if shares.shape[-1] <= SMALL_MAP else np.median(largest))
    return next((share for share in DEEPEST if share >= most), 1.0)


def span_of_scores(scores: tuple[float, ...], before: Span | None = None) -> Span:
    """Return a range for score sliders whose ends and steps are round: 0 to 12 at the least, both signs if needed.

    A new one has a tenth to spare. The one before stays as long as all scores are on it and not tiny in it, so that
    no slider moves by itself.
    """
    most, signed = max(map(abs, scores)), min(scores) < 0
    fits = before is not None and before.bears(scores) and signed == (before.low < 0)
    if before is not None and fits and (before.high <= LEAST_REACH or most >= before.high / 8):
        return before
    high = _round_up(max(LEAST_REACH, 1.1 * most))
    return Span(-high if signed else 0.0, high, _round_down(high / 24), _round_down(high / 120))


def _round_up(number: float) -> float:
    """Return the next number that is 1, 1.2, 1.5, 2, 3, 4, 5, 6 or 8 times a power of ten."""
    unit = 10.0 ** math.floor(math.log10(number))
    return next(part * unit for part in (1, 1.2, 1.5, 2, 3, 4, 5, 6, 8, 10) if part * unit >= number)


def _round_down(number: float) -> float:
    """Return the last number that is 1, 2 or 5 times a power of ten."""
    exponent = math.floor(math.log10(number * (1 + 1e-9)))
    part = next(part for part in (5, 2, 1) if part * 10.0**exponent <= number * (1 + 1e-9))
    return float(f"{part}e{exponent}")
