"""Attention at the sizes of the paper: 6 words, d_model = 512, 8 heads of 64 numbers, and every tensor on the way."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from core.attention.inputs import frozen
from core.attention.multihead import Projections, merge_heads, multihead

if TYPE_CHECKING:
    from core.attention.inputs import Array


class Step(NamedTuple):
    """One tensor on the way from the words to the output."""

    name: str  # an id, such as "q_heads"
    symbol: str  # what formulas call it, such as "Q_i"
    array: Array  # read-only


def paper_sizes(seed: int, n: int = 6, d_model: int = 512, heads: int = 8) -> tuple[Step, ...]:
    """Let random words attend to each other as in the paper, and return every tensor in the order of computing.

    Parameters
    ----------
    seed : 0 or more; the same seed gives the same numbers. They are untrained: x is normal, and each W uniform in
        ±√(6 / (d_model + d_model)), so that numbers spread as much after it as before (Xavier). Weights then neither
        are all alike nor belong to one word.
    n, d_model, heads : how many words, numbers of a word, and heads, each of d_k = d_v = d_model / heads numbers.

    Returns
    -------
    Steps "x" (n, d_model); "w_q", "w_k", "w_v" (d_model, d_model); "q", "k", "v" (n, d_model); "q_heads", "k_heads",
    "v_heads" (heads, n, d_k); "scores", "scaled", "weights" (heads, n, n); "head_outputs" (heads, n, d_k); "merged"
    (n, d_model); "w_o" (d_model, d_model); "output" (n, d_model). float64.

    Raises
    ------
    ValueError
        Heads that d_model cannot be shared out to evenly, or a size or seed below 0.

    Source: Vaswani et al., "Attention Is All You Need" (2017), §3.2; W: Glorot and Bengio, "Understanding the
    Difficulty of Training Deep Feedforward Neural Networks" (2010), equation 16.
    """
    rng = np.random.default_rng(seed)
    bound = math.sqrt(6 / (d_model + d_model)) if d_model else 0.0
    x = frozen(rng.normal(size=(n, d_model)))
    w_q, w_k, w_v, w_o = (frozen(rng.uniform(-bound, bound, (d_model, d_model))) for _ in range(4))
    trace = multihead(x, Projections(w_q, w_k, w_v, w_o), heads)
    each = trace.heads
    return (
        Step("x", "X", x),  # (n, d_model)
        Step("w_q", "W_Q", w_q),  # (d_model, d_model)
        Step("w_k", "W_K", w_k),
        Step("w_v", "W_V", w_v),
        Step("q", "Q", frozen(merge_heads(each.q))),  # (n, d_model) @ (d_model, d_model) -> (n, d_model)
        Step("k", "K", frozen(merge_heads(each.k))),
        Step("v", "V", frozen(merge_heads(each.v))),
        Step("q_heads", "Q_i", each.q),  # (n, d_model) -> (heads, n, d_k)
        Step("k_heads", "K_i", each.k),
        Step("v_heads", "V_i", each.v),
        Step("scores", "Q_i K_iᵀ", each.scores),  # (heads, n, d_k) @ (heads, d_k, n) -> (heads, n, n)
        Step("scaled", "Q_i K_iᵀ / √d_k", each.scaled),  # (heads, n, n)
        Step("weights", "softmax(Q_i K_iᵀ / √d_k)", each.weights),  # (heads, n, n)
        Step("head_outputs", "head_i", each.output),  # (heads, n, n) @ (heads, n, d_v) -> (heads, n, d_v)
        Step("merged", "Concat(head_1, …, head_h)", trace.merged),  # (heads, n, d_v) -> (n, d_model)
        Step("w_o", "W_O", w_o),  # (d_model, d_model)
        Step("output", "MultiHead(X)", trace.output),  # (n, d_model) @ (d_model, d_model) -> (n, d_model)
    )
