"""Large attention in small pieces: some queries of one head at a time, so that their scores stay in a core's cache."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.attention.inputs import Array, Mask


class Tensors(NamedTuple):
    """All that a score, its weight and its output depend on, as every head sees it: the leading dimensions fit."""

    q: Array  # (…, n_q, d_k)
    k: Array  # (…, n_k, d_k)
    v: Array  # (…, n_k, d_v)
    pins: Array | None  # broadcasts to (…, n_q, n_k), NaN where q·k holds
    hidden: Mask | None  # broadcasts to (…, n_q, n_k)
    bias: Array | None  # broadcasts to (…, n_q, n_k)

    def at(self, head: tuple[int, ...], shape: tuple[int, ...]) -> Tensors:
        """Return the views that belong to one head, or batch, of scores of a shape: matrices if all of it is named."""
        lead = shape[:-2]
        q, k, v = (np.broadcast_to(x, (*lead, *x.shape[-2:]))[head] for x in self[:3])
        pins, hidden, bias = (None if x is None else np.broadcast_to(x, shape)[head] for x in self[3:])
        return Tensors(q, k, v, pins, hidden, bias)

    def rows(self, part: slice) -> Tensors:
        """Return the views that belong to some queries of one head."""
        pins, hidden, bias = self.pins, self.hidden, self.bias
        return Tensors(
            self.q[part],
            self.k,
            self.v,
            None if pins is None else pins[part],
            None if hidden is None else hidden[part],
            None if bias is None else bias[part],
        )


BLOCK = 1 << 18
"""How many scores a piece has: 1 MiB of float32."""


def blocks(tensors: Tensors, shape: tuple[int, ...]) -> Iterator[tuple[Any, Tensors]]:
    """Yield where each piece lies in (…, n_q, n_k), and the tensors that belong to it, which are matrices.

    shape : of the scores.
    """
    *lead, n_q, n_k = shape
    rows = max(1, BLOCK // n_k)
    for head in product(*map(range, lead)):
        one = tensors.at(head, shape)
        for start in range(0, n_q, rows):
            part = slice(start, start + rows)
            yield (*head, part), one.rows(part)
