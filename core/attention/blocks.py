"""Large attention in small pieces: some queries of one head at a time, so that their scores stay in a core's cache."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.attention.inputs import Array, Mask

Tensors: TypeAlias = "tuple[Array, Array, Array, Array | None, Mask | None, Array | None]"
"""q, k and v as they are multiplied, pins, hidden, bias: all that a score, its weight and its output depend on."""

BLOCK = 1 << 18
"""How many scores a piece has: 1 MiB of float32."""


def blocks(tensors: Tensors, shape: tuple[int, ...]) -> Iterator[tuple[Any, Tensors]]:
    """Yield where each piece lies in (…, n_q, n_k), and the tensors that belong to it, which are matrices.

    shape : of the scores.
    """
    *lead, n_q, n_k = shape
    q, k, v = (np.broadcast_to(x, (*lead, *x.shape[-2:])) for x in tensors[:3])
    pins, hidden, bias = (None if x is None else np.broadcast_to(x, shape) for x in tensors[3:])
    rows = max(1, BLOCK // n_k)
    for head in product(*map(range, lead)):
        for start in range(0, n_q, rows):
            at: Any = (*head, slice(start, start + rows))
            parts = (None if x is None else x[at] for x in (pins, hidden, bias))
            yield at, (q[at], k[head], v[head], *parts)
