"""Scaled dot-product attention (Vaswani et al. 2017, §3.2.1), with every intermediate kept.

    Attention(Q, K, V) = softmax(Q Kᵀ / √d_k) V

Read `attend` from top to bottom: it is the four steps, one line each.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

Array: TypeAlias = "npt.NDArray[np.float64]"


class Trace(NamedTuple):
    """Everything that attention computed on the way from q, k, v to its output. All arrays are float64."""

    q: Array  # (n_q, d_k)  what each asker looks for
    k: Array  # (n_k, d_k)  how each guest introduces themselves
    v: Array  # (n_k, d_v)  what each guest is really like
    divisor: float  # what the scores were divided by
    pinned: npt.NDArray[np.bool_]  # (n_q, n_k)  True where a given score replaced q·k
    scores: Array  # (n_q, n_k)  q·k, or the pinned score
    scaled: Array  # (n_q, n_k)  scores ÷ divisor
    weights: Array  # (n_q, n_k)  softmax over the guests; each row sums to 1
    output: Array  # (n_q, d_v)  the details, blended in these weights


def attend(
    q: npt.ArrayLike,
    k: npt.ArrayLike,
    v: npt.ArrayLike,
    *,
    scale: Literal["sqrt_d_k", "none"] | float = "sqrt_d_k",
    pins: npt.ArrayLike | None = None,
) -> Trace:
    """Let each row of q attend to the rows of k, and blend the rows of v accordingly.

    Parameters
    ----------
    q : (n_q, d_k) queries.
    k : (n_k, d_k) keys.
    v : (n_k, d_v) values; d_v may differ from d_k.
    scale : what scores are divided by: "sqrt_d_k" (√d_k), "none" (1), or a number > 0.
    pins : (n_q, n_k) scores that replace q·k; NaN where q·k holds. None pins nothing.

    Raises
    ------
    ValueError
        Shapes that do not fit (both are named), an input that is not finite or a scaled score that overflows (its
        index is named), or a scale that is no word of these and not > 0.

    Source: Vaswani et al., "Attention Is All You Need" (2017), §3.2.1, equation 1.
    """
    q, k, v = _matrix("q", q), _matrix("k", k), _matrix("v", v)
    _fit("q", q, 1, "k", k, 1, "a query and a key need as many numbers each (d_k)")
    _fit("k", k, 0, "v", v, 0, "each guest needs one key and one value")
    given = _pins(pins, (len(q), len(k)))

    divisor = divisor_of(scale, q.shape[-1])
    pinned = ~np.isnan(given)  # (n_q, n_k)
    with np.errstate(over="ignore", invalid="ignore"):  # an overflow is refused below, by name
        scores = np.where(pinned, given, q @ k.T)  # (n_q, d_k) @ (d_k, n_k) -> (n_q, n_k)
        scaled = scores / divisor  # (n_q, n_k)
    _finite("scaled score", scaled)
    weights = softmax(scaled)  # (n_q, n_k)
    output = weights @ v  # (n_q, n_k) @ (n_k, d_v) -> (n_q, d_v)
    return Trace(q, k, v, divisor, pinned, scores, scaled, weights, output)


def softmax(x: Array) -> Array:
    """Turn each row of logits (…, n) into positive shares (…, n) that sum to 1.

    The largest logit of a row is taken off first: it changes nothing, and exp can no longer overflow.
    """
    with np.errstate(over="ignore", under="ignore"):  # a gap beyond 1e308 is a share of 0
        exponentials = np.exp(x - x.max(axis=-1, keepdims=True, initial=-np.inf))  # (…, n)
        shares: Array = exponentials / exponentials.sum(axis=-1, keepdims=True)  # (…, n)
    return shares


def score_for_share(scaled: Array, index: int, share: float, divisor: float) -> float:
    """Return the score which gives one guest this share, all other scores staying: softmax solved backwards.

    share = e^s / (e^s + Σ others)  ⇔  s = ln Σ others + ln(share / (1 − share)), and the score is s × divisor.

    Parameters
    ----------
    scaled : (n,) the row of scaled scores.
    share : in (0, 1). 0 and 1 would need a score of ∓∞: they are approached, never reached.

    Raises
    ------
    ValueError
        A share outside (0, 1), or a guest with nobody to share with (the share is 1 whatever the score).
    """
    if not 0 < share < 1:
        raise ValueError(f"a share must lie between 0 and 1, both excluded; got {share}")
    others = np.delete(scaled, index)  # (n − 1,)
    if not others.size:
        raise ValueError("a guest who is alone holds all of the attention, whatever the score")
    top = float(others.max())
    with np.errstate(over="ignore"):  # as in softmax
        rest = top + math.log(float(np.exp(others - top).sum()))  # ln Σ others
    return (rest + math.log(share) - math.log1p(-share)) * divisor


def effective_number(weights: Array) -> float:
    """Return how many equal shares (n,) would be as spread out as these: e to the entropy, from 1 to n."""
    positive = weights[weights > 0]
    return math.exp(-float(positive @ np.log(positive)))


def divisor_of(scale: Literal["sqrt_d_k", "none"] | float, d_k: int) -> float:
    """Return the number that a scale divides by; ValueError unless it is one of the words, or finite and > 0."""
    if scale == "sqrt_d_k":
        return math.sqrt(d_k)
    if scale == "none":
        return 1.0
    if isinstance(scale, str):
        raise ValueError(f'a scale is "sqrt_d_k", "none" or a number above 0; got "{scale}"')
    if not (math.isfinite(scale) and scale > 0):
        raise ValueError(f"scores can only be divided by a finite number above 0; got {scale}")
    return float(scale)


def _matrix(name: str, values: npt.ArrayLike) -> Array:
    matrix = np.asarray(values, dtype=np.float64)
    if matrix.ndim != 2:
        raise ValueError(f"{name} must be a matrix, rows × columns; got shape {matrix.shape}")
    _finite(name, matrix)
    return matrix


def _finite(name: str, matrix: Array) -> None:
    if not np.isfinite(matrix).all():
        row, column = (int(i) for i in np.argwhere(~np.isfinite(matrix))[0])
        raise ValueError(f"{name}[{row}, {column}] is {matrix[row, column]}; every number must be finite")


def _fit(a: str, x: Array, i: int, b: str, y: Array, j: int, why: str) -> None:
    if x.shape[i] != y.shape[j]:
        raise ValueError(
            f"{a} has shape {x.shape} and {b} has shape {y.shape}: "
            f"dimension {i} of {a} is {x.shape[i]} but dimension {j} of {b} is {y.shape[j]}; {why}"
        )


def _pins(pins: npt.ArrayLike | None, shape: tuple[int, int]) -> Array:
    if pins is None:
        return np.full(shape, np.nan)
    given = np.asarray(pins, dtype=np.float64)
    if given.shape != shape:
        raise ValueError(f"pins have shape {given.shape}, but there are {shape} pairs of an asker and a guest")
    if np.isinf(given).any():
        row, column = (int(i) for i in np.argwhere(np.isinf(given))[0])
        raise ValueError(f"pins[{row}, {column}] is {given[row, column]}; a pinned score must be finite")
    return given
