"""Positions as waves (Vaswani et al. 2017, §3.5): what tells a word where it stands, since attention alone does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from core.attention.inputs import frozen

if TYPE_CHECKING:
    from core.attention.inputs import Array


def sinusoids(n: int, width: int) -> Array:
    """Return the positions 0 … n − 1, a row each: the columns are pairs of a sine and a cosine, slower and slower.

        PE(pos, 2i) = sin(pos / 10000^(2i / width)),  PE(pos, 2i + 1) = cos(pos / 10000^(2i / width))

    The wavelength of pair i is 2π · 10000^(2i / width) places, from 2π up to nearly 10000 · 2π. So k places on is a
    turn of each pair by an angle that does not depend on pos. An odd width ends with a sine alone.

    Parameters
    ----------
    n, width : how many positions, and how many numbers each; 0 or more.

    Returns
    -------
    (n, width) float64 in [−1, 1], read-only.

    Raises
    ------
    ValueError
        A negative n or width.

    Source: Vaswani et al., "Attention Is All You Need" (2017), §3.5.
    """
    if n < 0 or width < 0:
        raise ValueError(f"positions have shape (n, width), both 0 or more; got ({n}, {width})")
    column = np.arange(width)  # (width,)
    exponent = (column - column % 2) / max(width, 1)  # (width,): 2i / width, the same for both of a pair
    angle = np.arange(n)[:, None] / 10_000.0**exponent  # (n, 1) / (width,) -> (n, width)
    x = np.empty((n, width))
    x[:, 0::2] = np.sin(angle[:, 0::2])  # (n, ⌈width / 2⌉)
    x[:, 1::2] = np.cos(angle[:, 1::2])  # (n, ⌊width / 2⌋)
    return frozen(x)
