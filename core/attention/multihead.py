"""Multi-head attention (Vaswani et al. 2017, §3.2.2): several heads attend to the same rows at once.

    head_i = Attention(X W_Q,i, X W_K,i, X W_V,i),  MultiHead(X) = [head_1 … head_h] W_O

Each head has queries, keys and values of its own, since it has columns of W_Q, W_K and W_V of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from core.attention.attend import Trace, attend
from core.attention.inputs import Array, frozen, need_finite, need_same, real

if TYPE_CHECKING:
    import numpy.typing as npt


class Projections(NamedTuple):
    """Learned weights, to be multiplied from the right: x @ W + b. PyTorch keeps them transposed."""

    w_q: npt.ArrayLike  # (d_model, heads · d_k)
    w_k: npt.ArrayLike  # (d_model of k, kv_heads · d_k)
    w_v: npt.ArrayLike  # (d_model of v, kv_heads · d_v)
    w_o: npt.ArrayLike  # (heads · d_v, d_model)
    b_q: npt.ArrayLike | None = None  # (heads · d_k,)
    b_k: npt.ArrayLike | None = None  # (kv_heads · d_k,)
    b_v: npt.ArrayLike | None = None  # (kv_heads · d_v,)
    b_o: npt.ArrayLike | None = None  # (d_model,)


class MultiHeadTrace(NamedTuple):
    """The attention of every head, and their outputs put together."""

    heads: Trace  # q, k, v, scores, weights and output of every head: (…, heads, n_q, …)
    merged: Array  # (…, n_q, heads · d_v)  the outputs of all heads, side by side
    output: Array  # (…, n_q, d_model)  merged @ w_o + b_o


def multihead(
    x_q: npt.ArrayLike,
    projections: Projections,
    heads: int,
    *,
    x_k: npt.ArrayLike | None = None,
    x_v: npt.ArrayLike | None = None,
    kv_heads: int | None = None,
    **options: Any,
) -> MultiHeadTrace:
    """Project, let every head attend, and project their outputs, side by side, with W_O.

    Parameters
    ----------
    x_q : (…, n_q, d_model) who looks.
    projections : W_Q, W_K, W_V, W_O and their biases.
    heads : how many heads W_Q holds side by side.
    x_k, x_v : (…, n_k, d_model of k), (…, n_k, d_model of v) who is looked at; x_k defaults to x_q (self-attention),
        x_v to x_k.
    kv_heads : how many heads W_K and W_V hold, a divisor of `heads` (grouped-query attention); `heads` by default.
    options : of `attend`: mask, causal, past …, where dimension −3 is the heads.

    Returns
    -------
    MultiHeadTrace : all in the type of the inputs.

    Raises
    ------
    ValueError
        Shapes that do not fit (both are named), numbers that are not finite, or what `attend` refuses.

    Source: Vaswani et al. (2017), §3.2.2; groups: Ainslie et al., "GQA" (2023), §2.2.
    """
    p = projections
    trace = attend_heads(x_q, p, heads, x_k=x_k, x_v=x_v, kv_heads=kv_heads, **options)
    merged = frozen(merge_heads(trace.output))  # (…, n_q, heads · d_v)
    return MultiHeadTrace(trace, merged, project("the merged heads", merged, "w_o", p.w_o, "b_o", p.b_o))


def attend_heads(
    x_q: npt.ArrayLike,
    projections: Projections,
    heads: int,
    *,
    x_k: npt.ArrayLike | None = None,
    x_v: npt.ArrayLike | None = None,
    kv_heads: int | None = None,
    **options: Any,
) -> Trace:
    """Return the attention of every head, as `multihead` does, whose outputs nobody has put together yet.

    Its tensors are worked out when they are asked for, and `trace.head(h)` works out those of one head alone.
    """
    p = projections
    x_k = x_q if x_k is None else x_k
    x_v = x_k if x_v is None else x_v
    groups = kv_heads or heads
    q = split_heads(project("x_q", x_q, "w_q", p.w_q, "b_q", p.b_q), heads)  # (…, heads, n_q, d_k)
    k = split_heads(project("x_k", x_k, "w_k", p.w_k, "b_k", p.b_k), groups)  # (…, kv_heads, n_k, d_k)
    v = split_heads(project("x_v", x_v, "w_v", p.w_v, "b_v", p.b_v), groups)  # (…, kv_heads, n_k, d_v)
    return attend(q, k, v, grouped=groups != heads, **options)


def project(name: str, x: npt.ArrayLike, w_name: str, w: npt.ArrayLike, b_name: str, b: npt.ArrayLike | None) -> Array:
    """Return x @ w + b: (…, n, d_in) @ (d_in, d_out) + (d_out,) -> (…, n, d_out); ValueError if they do not fit."""
    x, w = real(name, x), real(w_name, w)
    if x.ndim < 2 or w.ndim != 2:
        raise ValueError(f"{name} needs rows × columns and {w_name} is one matrix; got {x.shape} and {w.shape}")
    need_same(name, x, -1, w_name, w, -2, f"{w_name} has a row for each number of {name}")
    with np.errstate(all="ignore"):
        y: Array = x @ w  # (…, n, d_in) @ (d_in, d_out) -> (…, n, d_out)
        if b is not None:
            b = real(b_name, b)
            if b.shape != w.shape[-1:]:
                raise ValueError(f"{b_name} has shape {b.shape}, but {w_name} {w.shape} asks for {w.shape[-1:]}")
            y = y + b  # (…, n, d_out) + (d_out,)
    if not np.isfinite(y).all():
        for tensor, numbers in ((name, x), (w_name, w), (b_name, b)):
            if numbers is not None:
                need_finite(tensor, np.asarray(numbers))
        need_finite(f"{name} @ {w_name}", y, "it is too large for its type")
    return frozen(y)


def split_heads(x: Array, heads: int) -> Array:
    """Return (…, n, heads · d) as (…, heads, n, d): neighbouring columns belong to one head."""
    width = x.shape[-1]
    if heads < 1 or width % heads:
        raise ValueError(f"{width} columns cannot be shared out evenly to {heads} heads")
    return x.reshape(*x.shape[:-1], heads, width // heads).swapaxes(-2, -3)


def merge_heads(x: Array) -> Array:
    """Return (…, heads, n, d) as (…, n, heads · d): the inverse of `split_heads`."""
    *lead, heads, n, d = x.shape
    return x.swapaxes(-2, -3).reshape(*lead, n, heads * d)
