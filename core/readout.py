"""What a screen shows of one asker's row of a Trace: the digits, and the few numbers that a glance wants."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from core import digits
from core.attention import Trace
from core.softmax import effective_number

if TYPE_CHECKING:
    from core.shapes import Array

DEEPEST = (0.02, 0.05, 0.1, 0.25, 0.5)
"""Shares from which a map may paint its deepest colour, beside 1."""
SMALL_MAP = 24  # columns


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
        score_texts=tuple(digits.number(x) for x in scores.tolist()),
        scaled_texts=tuple(digits.number(x) for x in scaled.tolist()),
        hidden=tuple(hidden.tolist()),
        pinned=tuple(trace.pinned[row].tolist()),
        products=tuple(_products(trace, row).tolist()),
        weights=tuple(weights.tolist()),
        percent_texts=tuple(
            digits.HIDDEN if gone else digits.percent(share)
            for share, gone in zip(weights.tolist(), hidden.tolist(), strict=True)
        ),
        impression=tuple(trace.output[row].tolist()),
        divisor=trace.divisor,
        divisor_text=digits.divisor(trace.divisor),
        effective=effective_number(weights),
        ranking=tuple(np.argsort(-weights, kind="stable").tolist()),
        gap=float(seen.max() - seen.min()) if seen.size else 0.0,
    )


def _products(trace: Trace, row: int) -> Array:
    """Return q·k of one asker and everyone (n,); the very scores where none is pinned."""
    if not trace.pinned[row].any():
        return trace.scores[row]
    with np.errstate(all="ignore"):  # what is pinned may stand instead of a product beyond all bounds
        return trace.q[row] @ trace.k.T  # (d_k,) @ (d_k, n) -> (n,)


def deepest(shares: Array) -> float:
    """Return the share from which a map (…, n_q, n_k) paints its deepest colour: one of a few, so that it holds still.

    Small maps reach it with their largest share; large ones, where one cell would leave all others pale, with the
    largest of a usual row.
    """
    largest = np.abs(shares).max(axis=-1, initial=0)  # (…, n_q)
    most = float(largest.max() if shares.shape[-1] <= SMALL_MAP else np.median(largest))
    return next((share for share in DEEPEST if share >= most), 1.0)


def reach(scores: tuple[float, ...]) -> tuple[float, float]:
    """Return a round range for score sliders, with a tenth to spare: 0 to 12 at the least, both signs if needed."""
    largest = max(12.0, 1.1 * max(abs(score) for score in scores))
    unit = 10.0 ** math.floor(math.log10(largest))
    high = next(step * unit for step in (1, 1.2, 1.5, 2, 3, 4, 5, 6, 8, 10) if step * unit >= largest)
    return (-high if min(scores) < 0 else 0.0), high
