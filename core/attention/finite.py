"""Whether attention stays finite: bounds on the norms settle it, and only where they do not is each number read."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from core.attention.inputs import LARGEST, need_finite, refuse

if TYPE_CHECKING:
    from core.attention.attend import Trace
    from core.attention.inputs import Array


def check_finite(trace: Trace) -> bool:
    """Return whether even a sum of values stays finite; ValueError for a NaN, an ∞ or a score that overflows.

    |q·k| ≤ ‖q‖‖k‖ (Cauchy–Schwarz), so three dot products bound every number and every score.
    """
    q, k, v, pins, bias = trace.q, trace.k, trace.v, trace.tensors[3], trace.bias
    largest, least = LARGEST[q.dtype], min(trace.divisor, 1.0)
    if q.dtype.itemsize == 2:
        q, k, v = q.astype(np.float32), k.astype(np.float32), v.astype(np.float32)
    score = math.sqrt(np.vdot(q, q)) * math.sqrt(np.vdot(k, k)) / least  # ∞ or NaN if any number is: BLAS never warns
    value = math.sqrt(np.vdot(v, v))
    if pins is not None:
        score = max(score, float(np.fmax.reduce(np.abs(pins), axis=None, initial=0)) / least)
    if not (score < largest / 4 and value < math.inf and (bias is None or _bias_stays_finite(score, bias))):
        _check_each(trace)
    return value < largest / 2


def mean_of_huge(weights: Array, v: Array) -> Array:
    """Return weights (…, n_q, n_k) @ v (…, n_k, d_v) of values whose sum may overflow, though no mean of them can."""
    two, limit = v.dtype.type(2), v.dtype.type(LARGEST[v.dtype] / 2)
    with np.errstate(all="ignore"):
        halves = (weights @ (v / two)).astype(v.dtype)  # (…, n_q, d_v)
        return np.clip(halves, -limit, limit) * two


def _bias_stays_finite(score: float, bias: Array) -> bool:
    """Return whether a score so large stays finite with any bias added, −∞ aside."""
    with np.errstate(over="ignore"):
        return bool(bias.dtype.type(score) + np.abs(np.where(bias == -np.inf, 0, bias)).max(initial=0) < np.inf)


def _check_each(trace: Trace) -> None:
    """Go through all numbers, and name the first that is not finite."""
    for name, x in (("q", trace.q), ("k", trace.k), ("v", trace.v)):
        need_finite(name, x)
    need_finite("scaled score", trace.scaled, "it is too large for its type")
    if trace.bias is not None:
        gone = trace.bias == -np.inf
        lost = ~(np.isfinite(trace.masked) | (gone if trace.hidden is None else gone | trace.hidden))
        if lost.any():
            refuse("masked score", trace.masked, lost, "the scaled score and the mask are too large together")
