"""Ways to score the same people: additive, bilinear, dot and scaled dot, with what each has to learn and to compute.

Source: additive: Bahdanau et al. (2015), §A.1.2; bilinear and dot: Luong et al. (2015), §3.1; scaled dot: Vaswani et
al. (2017), §3.2.1, which kept the dot product because it is one matrix product, and divided it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import numpy as np

from core.attention.scoring import additive, bilinear, dot
from core.attention.softmax import softmax
from core.experiments.table import Table, table

if TYPE_CHECKING:
    from core.attention.inputs import Array

Way: TypeAlias = Literal["additive", "bilinear", "dot", "scaled dot"]
WAYS: tuple[Way, ...] = ("additive", "bilinear", "dot", "scaled dot")


class Scored(NamedTuple):
    """One way to score, on given people."""

    way: Way
    scores: Array  # (n_q, n_k)
    weights: Array  # (n_q, n_k) softmax of them
    parameters: int  # how many numbers it has to learn
    multiplications: int  # for all pairs
    tanhs: int  # for all pairs


def compare(q: Array, k: Array, *, hidden: int | None = None, seed: int = 0) -> tuple[Scored, ...]:
    """Return each way's scores of queries (n_q, d) and keys (n_k, d).

    What is learned elsewhere is drawn here: N(0, 1/d) from the seed. hidden: width of the additive network, d if None.
    """
    (n_q, d), n_k = q.shape, len(k)
    width, draw, spread = hidden or d, np.random.default_rng(seed), 1 / math.sqrt(d)
    w_q, w_k = draw.standard_normal((2, d, width)) * spread  # (d, width) each
    u = draw.standard_normal(width)
    w = draw.standard_normal((d, d)) * spread
    product = dot(q, k)
    return (
        _scored("additive", additive(q, k, w_q, w_k, u), 2 * d * width + width,
                (n_q + n_k) * d * width + n_q * n_k * width, n_q * n_k * width),
        _scored("bilinear", bilinear(q, k, w), d * d, n_q * d * d + n_q * n_k * d),
        _scored("dot", product, 0, n_q * n_k * d),
        _scored("scaled dot", product / math.sqrt(d), 0, n_q * n_k * d + n_q * n_k),
    )  # fmt: skip


def tables(seed: int = 0) -> tuple[Table, ...]:
    """Run the experiment on random people: one who asks and eight guests of six numbers each."""
    draw = np.random.default_rng((seed, 1))
    found = compare(draw.standard_normal((1, 6)), draw.standard_normal((8, 6)), seed=seed)
    return (
        table(
            "ways",
            way=[one.way for one in found],
            parameters=[one.parameters for one in found],
            multiplications=[one.multiplications for one in found],
            tanhs=[one.tanhs for one in found],
        ),
        table("weights", guest=range(1, 9), **{one.way.replace(" ", "_"): one.weights[0] for one in found}),
    )


def _scored(way: Way, scores: Array, parameters: int, multiplications: int, tanhs: int = 0) -> Scored:
    return Scored(way, scores, softmax(scores), parameters, multiplications, tanhs)
