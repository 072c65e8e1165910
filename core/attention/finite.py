"""Whether attention stays finite: bounds on the norms settle it, and only where they do not is each number read."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from core.attention.inputs import LARGEST, need_finite, refuse

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.attention.inputs import Array, Mask


SMALL = 1e30
"""A squared norm from which on it has to be worked out what a type can hold; float32 goes to 3e38."""


def check_finite(
    q: Array, k: Array, v: Array, pins: Array | None, bias: Array | None, divisor: float, check_each: Callable[[], None]
) -> tuple[bool, bool]:
    """Return whether nothing overflows on the way, and whether at least a sum of values stays finite.

    Where the bounds leave a doubt, each number is checked.

    |q·k| ≤ ‖q‖‖k‖ (Cauchy–Schwarz), so three dot products bound every number and every score.
    check_each : raises a ValueError for a NaN, an ∞ or a score that overflows, as `check_each` below does.
    """
    dtype, half = q.dtype, q.dtype.itemsize == 2
    if half:
        q, k, v = q.astype(np.float32), k.astype(np.float32), v.astype(np.float32)
    of_q, of_k, of_v = np.vdot(q, q), np.vdot(k, k), np.vdot(v, v)  # ∞ or NaN if any number is: BLAS never warns
    if of_q < SMALL and of_k < SMALL and of_v < SMALL and divisor >= 1 and pins is bias is None and not half:
        return True, True
    largest, least = LARGEST[dtype], min(divisor, 1.0)
    score, value = math.sqrt(of_q) * math.sqrt(of_k) / least, math.sqrt(of_v)
    if pins is not None:
        score = max(score, float(np.fmax.reduce(np.abs(pins), axis=None, initial=0)) / least)
    if not (score < largest / 4 and value < math.inf and (bias is None or _bias_stays_finite(score, bias))):
        check_each()
    return False, value < largest / 2


def check_each(inputs: dict[str, Array], scaled: Array, masked: Array, hidden: Mask | None, bias: Array | None) -> None:
    """Raise a ValueError that names the first number that is not finite: of q, k, v, or of the scores."""
    for name, x in inputs.items():
        need_finite(name, x)
    need_finite("scaled score", scaled, "it is too large for its type")
    if bias is not None:
        gone = bias == -np.inf
        lost = ~(np.isfinite(masked) | (gone if hidden is None else gone | hidden))
        if lost.any():
            refuse("masked score", masked, lost, "the scaled score and the mask are too large together")


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
