"""Why scores are divided by √d_k: dot products of long vectors are large, and softmax of large numbers has no slope.

Source: Vaswani et al., "Attention Is All You Need" (2017), §3.2.1, footnote 4: if the components of q and k are
independent with mean 0 and variance 1, q·k = Σ q_i k_i has mean 0 and variance d_k.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from core.attention.softmax import entropy, jacobian, softmax
from core.experiments.progress import Progress, reported, unwatched
from core.experiments.table import Table, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from core.attention.inputs import Array

WIDTHS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024)
"""The d_k that are measured where nobody names others."""
BLOCK = 1 << 20  # numbers of q that are drawn at once, so that long vectors need little memory


class Saturation(NamedTuple):
    """What softmax makes of random scores, one row a d_k, one column a seed."""

    d_k: tuple[int, ...]
    largest: Array  # (d_k, seeds) the largest weight, 1/n … 1
    entropy: Array  # (d_k, seeds) in bits, 0 … log2 n
    gradient: Array  # (d_k, seeds) Frobenius norm of diag(w) − wwᵀ: what softmax lets through, at most ½


class Response(NamedTuple):
    """How the shares answer to one more point for one guest, in percentage points."""

    slope: Array  # (n,) the derivative: column `guest` of the Jacobian, × 100 ÷ divisor
    change: Array  # (n,) what really happens when a whole point is added


def dot_products(d_k: int, count: int = 20_000, seed: int = 0) -> Array:
    """Return count dot products q·k (count,) of vectors whose d_k components are drawn from N(0, 1)."""
    if d_k < 1 or count < 1:
        raise ValueError(f"dot products need at least one component and one pair; got d_k = {d_k}, count = {count}")
    draw, rows = np.random.default_rng(seed), max(1, BLOCK // d_k)
    parts = []
    for first in range(0, count, rows):
        q, k = draw.standard_normal((2, min(rows, count - first), d_k))  # (rows, d_k) each
        parts.append(np.einsum("nd,nd->n", q, k))  # (rows,)
    return np.concatenate(parts)


def expected_deviation(d_k: int, *, divided: bool) -> float:
    """Return the standard deviation that theory gives q·k, or q·k ÷ √d_k: √d_k, or 1."""
    return 1.0 if divided else math.sqrt(d_k)


def sampling_error(d_k: int, count: int) -> float:
    """Return the standard error of the measured deviation of count dot products.

    For a sample of deviation s and kurtosis κ it is about s·√((κ − 1) / 4n); Σ q_i k_i has κ = 3 + 6/d_k.
    """
    return math.sqrt(d_k * (2 + 6 / d_k) / (4 * count))


def gradient_size(weights: Array) -> Array:
    """Return the Frobenius norm (…,) of softmax's Jacobian diag(w) − wwᵀ at weights (…, n); 0 where one has all.

    ‖diag(w) − wwᵀ‖² = Σ w_i² − 2 Σ w_i³ + (Σ w_i²)². It is summed as Σ (w_i (1 − w_i))² + Σ_{i≠j} (w_i w_j)², whose
    terms are all positive, so that nothing cancels where the norm is tiny.
    """
    w = np.asarray(weights, dtype=float)  # (…, n)
    largest = np.argmax(w, axis=-1)[..., None]  # (…, 1)
    others = w.copy()
    np.put_along_axis(others, largest, 0.0, axis=-1)
    on_diagonal = np.sum((w * _rest(w, others, largest)) ** 2, axis=-1)
    beside = np.sum(w**2 * _rest(w**2, others**2, largest), axis=-1)
    size: Array = np.sqrt(on_diagonal + beside)
    return size


def saturation(
    widths: Sequence[int] = WIDTHS,
    *,
    guests: int = 8,
    seeds: int = 200,
    seed: int = 0,
    progress: Progress = unwatched,
) -> tuple[Saturation, Saturation]:
    """Return how sharp softmax gets over random scores of growing d_k: undivided, and divided by √d_k.

    A seed means the same vectors in both.
    """
    found = np.empty((2, 3, len(widths), seeds))
    for place, d_k in enumerate(reported(widths, progress)):
        scores = _scores(d_k, guests, seeds, seed)  # (seeds, guests)
        for way, divisor in enumerate((1.0, math.sqrt(d_k))):
            weights = softmax(scores / divisor)  # (seeds, guests)
            found[way, 0, place] = weights.max(axis=-1)
            found[way, 1, place] = entropy(weights) / math.log(2)
            found[way, 2, place] = gradient_size(weights)
    undivided, divided = (Saturation(tuple(widths), *measures) for measures in found)
    return undivided, divided


def response(weights: Array, guest: int, divisor: float, points: float = 1.0) -> Response:
    """Return how each share of a row (n,) answers when one guest's score gets so many points more.

    slope is the derivative times the points (the tangent), change the softmax of the new scores: they part where the
    step is large.
    """
    slope = 100 * points * jacobian(weights)[:, guest] / divisor  # (n,)
    raised = np.asarray(weights, dtype=float).copy()
    factor = math.exp(min(points / divisor, 700.0))  # e^(s + p) = e^s · e^p: no score is needed
    raised[guest] *= factor
    return Response(slope, 100 * (raised / raised.sum() - weights))


def tables(seed: int = 0) -> tuple[Table, ...]:
    """Run the experiment: deviations beside theory, and how sharp softmax gets, by d_k."""
    count, widths = 20_000, WIDTHS
    raw, scaled = saturation(widths, seed=seed)
    return (
        table(
            "deviation",
            d_k=widths,
            measured=[float(dot_products(d_k, count, seed).std()) for d_k in widths],
            theory=[expected_deviation(d_k, divided=False) for d_k in widths],
            standard_error=[sampling_error(d_k, count) for d_k in widths],
        ),
        table(
            "saturation",
            d_k=widths,
            **{
                f"{what}_{how}": np.median(getattr(found, what), axis=1)
                for what in ("largest", "entropy", "gradient")
                for how, found in (("undivided", raw), ("divided", scaled))
            },
        ),
    )


def _rest(x: Array, others: Array, largest: npt.NDArray[np.intp]) -> Array:
    """Return Σ x − x_i for each i of (…, n); of the largest, the sum of the others, since 1 − 0.999… loses digits."""
    rest: Array = x.sum(axis=-1, keepdims=True) - x
    np.put_along_axis(rest, largest, others.sum(axis=-1, keepdims=True), axis=-1)
    return rest


def _scores(d_k: int, guests: int, seeds: int, seed: int) -> Array:
    """Return dot products (seeds, guests): of each seed one query, and guests keys."""
    draw = np.random.default_rng((seed, d_k))
    q = draw.standard_normal((seeds, 1, d_k))
    k = draw.standard_normal((seeds, guests, d_k))
    scores: Array = np.einsum("sid,sgd->sg", q, k)
    return scores
