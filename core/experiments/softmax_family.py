"""Softmax among its relatives: the same scores by hard max, plain normalisation and sparsemax, and what heat does.

Source: softmax: Bridle (1990); temperature: Hinton et al. (2015), §2; sparsemax: Martins & Astudillo, "From Softmax to
Sparsemax" (2016), §2.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from core.attention.inputs import need_finite, real
from core.attention.softmax import effective_number, entropy, softmax
from core.experiments.table import Table, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from core.attention.inputs import Array


class Spread(NamedTuple):
    """How evenly softmax shares at each temperature."""

    temperature: tuple[float, ...]
    weights: Array  # (temperatures, n)
    entropy: Array  # (temperatures,) in bits
    effective: Array  # (temperatures,) how many equal shares would be as spread out


class Normalised(NamedTuple):
    """Scores divided by their sum, and why that gives no shares, if it does not."""

    shares: Array  # (n,) NaN where the sum is 0
    fault: str  # "" | "zero sum" | "negative": what is wrong with them


def spread(scores: npt.ArrayLike, temperatures: Sequence[float]) -> Spread:
    """Return softmax of scores (n,) at each temperature ≥ 0: 0 is arg-max, a large one shares evenly."""
    x = _row(scores)
    weights = np.stack([softmax(x, temperature) for temperature in temperatures])  # (temperatures, n)
    return Spread(tuple(temperatures), weights, entropy(weights) / math.log(2), effective_number(weights))


def hard_max(scores: npt.ArrayLike) -> Array:
    """Return shares (n,): all for the largest score, shared by those that tie. It has no slope to learn from."""
    x = _row(scores)
    largest = x == x.max(initial=-np.inf)
    shares: Array = largest / max(1, int(largest.sum()))
    return shares


def plain_normalisation(scores: npt.ArrayLike) -> Normalised:
    """Return scores (n,) ÷ their sum. Shares they are only where no score is below 0 and not all are 0."""
    x = _row(scores)
    total = float(x.sum())
    if total == 0:
        return Normalised(np.full(x.shape, np.nan), "zero sum")
    return Normalised(x / total, "negative" if (x / total < 0).any() else "")


def sparsemax(scores: npt.ArrayLike) -> Array:
    """Return the shares (n,) that lie nearest to the scores: argmin ‖p − z‖² over all p ≥ 0 that sum to 1.

    p_i = max(z_i − τ, 0), with τ such that they sum to 1. Those far behind get exactly 0 (Martins & Astudillo 2016,
    algorithm 1).
    """
    z = _row(scores)
    if not z.size:
        return z
    z = z - z.max()  # the same shares, and no large number is lost in the sum
    ordered = np.sort(z)[::-1]
    sums = np.cumsum(ordered)
    counts = np.arange(1, len(z) + 1)
    kept = int(counts[1 + counts * ordered > sums][-1])  # how many get something
    threshold = (sums[kept - 1] - 1) / kept
    shares: Array = np.maximum(z - threshold, 0.0)
    return shares


def tables(_seed: int = 0) -> tuple[Table, ...]:
    """Run the experiment on the scores of the dating show ÷ √6. Nothing is drawn here, so any seed gives the same."""
    scores = np.array([4.5, 5.5, 10.5, 5, 4, 7, 10, -1.5]) / math.sqrt(6)
    heat = spread(scores, (0.0, 0.25, 0.5, 1.0, 2.0, 4.0, 16.0))
    return (
        table(
            "relatives",
            score=scores,
            softmax=softmax(scores),
            sparsemax=sparsemax(scores),
            plain=plain_normalisation(scores).shares,
            hard_max=hard_max(scores),
        ),
        table("temperature", temperature=heat.temperature, entropy=heat.entropy, effective=heat.effective),
    )


def _row(scores: npt.ArrayLike) -> Array:
    x = real("scores", scores).astype(float)
    if x.ndim != 1:
        raise ValueError(f"scores are one row (n,); got shape {x.shape}")
    need_finite("score", x)
    return x
