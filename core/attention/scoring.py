"""Ways to score one pair of a query and a key: the first step of attention, of which q·k is only one.

Each returns scores (…, n_q, n_k), which `attend(q, k, v, divisor="none", pins=scores)` turns into shares and an output.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from core.attention.inputs import need_finite, need_same, real

if TYPE_CHECKING:
    from typing import Literal

    import numpy.typing as npt

    from core.attention.inputs import Array


def dot(q: npt.ArrayLike, k: npt.ArrayLike) -> Array:
    """Return q·k of every pair: how far both point the same way, times their lengths.

    Parameters
    ----------
    q, k : (…, n_q, d_k) queries and (…, n_k, d_k) keys.

    Source: Luong et al., "Effective Approaches to Attention-based Neural Machine Translation" (2015), §3.1, "dot".
    """
    q, k = _inputs(q=q, k=k)
    need_same("q", q, -1, "k", k, -1, "a query and a key are compared number by number (d_k)")
    with np.errstate(all="ignore"):
        return _finite(q @ k.mT)  # (…, n_q, d_k) @ (…, d_k, n_k) -> (…, n_q, n_k)


def scaled_dot(q: npt.ArrayLike, k: npt.ArrayLike, divisor: Literal["sqrt_d_k", "none"] | float = "sqrt_d_k") -> Array:
    """Return q·k ÷ √d_k of every pair: with random q and k its spread is 1, whatever d_k is.

    Parameters
    ----------
    q, k : (…, n_q, d_k) queries and (…, n_k, d_k) keys.
    divisor : as in `attend`.

    Source: Vaswani et al., "Attention Is All You Need" (2017), §3.2.1 and its footnote 4.
    """
    scores = dot(q, k)  # (…, n_q, n_k)
    return scores / scores.dtype.type(divisor_of(divisor, np.shape(q)[-1]))


def bilinear(q: npt.ArrayLike, k: npt.ArrayLike, w: npt.ArrayLike) -> Array:
    """Return qᵀ W k of every pair: W says how much each number of a query cares for each number of a key.

    Parameters
    ----------
    q, k, w : (…, n_q, d_q) queries, (…, n_k, d_k) keys, (d_q, d_k) learned weights; d_q may differ from d_k.

    Source: Luong et al. (2015), §3.1, "general".
    """
    q, k, w = _inputs(q=q, k=k, w=w)
    need_same("q", q, -1, "w", w, -2, "w has a row for each number of a query (d_q)")
    need_same("w", w, -1, "k", k, -1, "w has a column for each number of a key (d_k)")
    with np.errstate(all="ignore"):
        return _finite(q @ w @ k.mT)  # (…, n_q, d_q) @ (d_q, d_k) @ (…, d_k, n_k) -> (…, n_q, n_k)


def additive(q: npt.ArrayLike, k: npt.ArrayLike, w_q: npt.ArrayLike, w_k: npt.ArrayLike, u: npt.ArrayLike) -> Array:
    """Return uᵀ tanh(W_q q + W_k k) of every pair: a small network that judges the two together.

    Parameters
    ----------
    q, k : (…, n_q, d_q) queries and (…, n_k, d_k) keys; d_q may differ from d_k.
    w_q, w_k, u : (d_q, d_hidden), (d_k, d_hidden) and (d_hidden,) learned weights.

    Source: Bahdanau et al., "Neural Machine Translation by Jointly Learning to Align and Translate" (2015), §A.1.2.
    """
    q, k, w_q, w_k, u = _inputs(q=q, k=k, w_q=w_q, w_k=w_k, u=u)
    need_same("q", q, -1, "w_q", w_q, -2, "w_q has a row for each number of a query (d_q)")
    need_same("k", k, -1, "w_k", w_k, -2, "w_k has a row for each number of a key (d_k)")
    need_same("w_q", w_q, -1, "w_k", w_k, -1, "both lead to the same hidden numbers (d_hidden)")
    need_same("w_q", w_q, -1, "u", u, -1, "u weighs each hidden number (d_hidden)")
    with np.errstate(all="ignore"):
        hidden = (q @ w_q)[..., :, None, :] + (k @ w_k)[..., None, :, :]  # (…, n_q, n_k, d_hidden)
        return _finite(np.tanh(hidden) @ u)  # (…, n_q, n_k, d_hidden) @ (d_hidden,) -> (…, n_q, n_k)


def divisor_of(divisor: Literal["sqrt_d_k", "none"] | float, d_k: int) -> float:
    """Return the number that scores are divided by; ValueError unless it is one of the words, or finite and > 0."""
    if divisor == "sqrt_d_k":
        return math.sqrt(d_k) or 1.0  # nothing to compare is nothing to divide
    if divisor == "none":
        return 1.0
    if isinstance(divisor, str):
        raise ValueError(f'a divisor is "sqrt_d_k", "none" or a number above 0; got "{divisor}"')
    if not (math.isfinite(divisor) and divisor > 0):
        raise ValueError(f"scores can only be divided by a finite number above 0; got {divisor}")
    return float(divisor)


def _finite(scores: Array) -> Array:
    need_finite("score", scores, "it is too large for its type")
    return scores


def _inputs(**tensors: npt.ArrayLike) -> list[Array]:
    """Return real, finite numbers of at least two dimensions (u: one)."""
    arrays = []
    for name, values in tensors.items():
        x = real(name, values)
        if x.ndim < 2 and name != "u":
            raise ValueError(f"{name} must be a matrix, rows × columns, or a stack of them; got shape {x.shape}")
        need_finite(name, x)
        arrays.append(x)
    return arrays
