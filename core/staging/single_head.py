"""Why not one head? Two heads with a query each, beside a single head whose query is the mean of both.

If the queries are opposite, their mean is 0: every score is 0, all keys get the same share, and what either head would
have found is lost. Two heads keep it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from core.attention.attend import Trace, attend
from core.attention.inputs import frozen, need_finite, real

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Literal

    import numpy.typing as npt

    from core.attention.inputs import Array


class SingleHeadComparison(NamedTuple):
    """The attention of two heads, and of one in their place. Each Trace has one query: (1, n) weights, …"""

    head_a: Trace
    head_b: Trace
    single: Trace  # one head, whose query is the mean of both
    loss: float  # the largest difference of the single head's output from that of either head
    difference: float  # the largest between the two heads' outputs. Any single output is half of it off


def compare_with_single_head(
    keys: npt.ArrayLike,
    values: npt.ArrayLike,
    criteria_a: npt.ArrayLike,
    criteria_b: npt.ArrayLike,
    divisor: Literal["sqrt_d_k", "none"] | float = "sqrt_d_k",
) -> SingleHeadComparison:
    """Let two heads attend to the same keys and values, and then one head with the mean of their queries.

    Parameters
    ----------
    keys, values : (n, d_k) and (n, d_v) of the people who are looked at.
    criteria_a, criteria_b : (d_k,) the query of each head ("friend").
    divisor : as in `attend`.

    Returns
    -------
    Compromise : loss and difference are in the units of the values, 0 or more, and loss ≥ difference / 2, since one
        output cannot be nearer to both. Both are 0 with criteria that are equal.

    Raises
    ------
    ValueError
        Shapes that do not fit (both are named), or what `attend` refuses.

    Source: Vaswani et al., "Attention Is All You Need" (2017), §3.2.2: "With a single attention head, averaging
    inhibits this."
    """
    k, v = real("keys", keys), real("values", values)
    a, b = real("criteria_a", criteria_a), real("criteria_b", criteria_b)
    for name, x, rank in (("keys", k, 2), ("values", v, 2), ("criteria_a", a, 1), ("criteria_b", b, 1)):
        if x.ndim != rank:
            wanted = "one row of numbers, (d_k,)" if rank == 1 else "rows × columns"
            raise ValueError(f"{name} must be {wanted}; got shape {x.shape}")
        need_finite(name, x)
    for name, x in (("criteria_a", a), ("criteria_b", b)):
        if x.shape != k.shape[1:]:
            raise ValueError(
                f"{name} has shape {x.shape} and keys have shape {k.shape}: dimension −1 of {name} is {x.shape[0]} but "
                f"dimension −1 of keys is {k.shape[1]}; criteria and a key are compared number by number (d_k)"
            )
    both = a / 2 + b / 2  # (d_k,), exactly 0 if they are opposite
    of_a, of_b, of_both = (attend(frozen(q[None, :]), k, v, divisor=divisor) for q in (a, b, both))  # q (1, d_k)
    loss = max(_apart(of_both.output, of_a.output), _apart(of_both.output, of_b.output))
    return SingleHeadComparison(of_a, of_b, of_both, loss, _apart(of_a.output, of_b.output))


def opposite(criteria: Iterable[float]) -> tuple[float, ...]:
    """Return criteria that want whatever these do not; never −0."""
    return tuple(0.0 - value for value in criteria)


def _apart(x: Array, y: Array) -> float:
    """Return the largest difference between two outputs (1, d_v); 0 if they hold no numbers."""
    with np.errstate(over="ignore"):  # beyond the largest float, they are ∞ apart
        return float(np.abs(x - y).max(initial=0))
