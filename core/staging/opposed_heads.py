"""Two heads with opposite queries on a show's own keys and values, beside one head with the mean of both queries."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from core.attention.inputs import Array, frozen
from core.staging.single_head import SingleHeadComparison, compare_with_single_head, opposite

if TYPE_CHECKING:
    from core.attention.attend import Trace
    from core.show.model import Show

STRENGTH = 3.0  # of the query in the trait, + and −: as far as a criterion's slider goes
MOST_SHOWN = 12


class OpposedHeads(NamedTuple):
    """The comparison, ready to be shown: head A, head B and the single head are the three columns."""

    guests: tuple[int, ...]  # whom all three look at, by number
    criteria_a: tuple[float, ...]  # (d_k,)
    criteria_b: tuple[float, ...]  # (d_k,), the opposite
    comparison: SingleHeadComparison
    shown: tuple[
        int, ...
    ]  # places among the guests of those who have the largest shares in either head, in their order
    others: int  # how many are summed up in the last row
    shares: Array  # (shown, and the others if there are any; 3), each column sums to 1
    outputs: Array  # (d_v, 3)
    widest: int  # the axis on which the outputs of the two heads differ most


def oppose_heads(show: Show, trace: Trace, trait: int) -> OpposedHeads:
    """Give head A a query for a trait, head B its opposite, a single head the mean. Empty chairs stay out if any stay.

    trace : of the show's own attention, whose keys and values they look at.
    """
    guests = tuple(number for number in show.guests if number not in show.empty_chairs) or show.guests
    places = [show.guests.index(number) for number in guests]
    criteria = tuple(STRENGTH * (place == trait) for place in range(len(show.traits)))
    keys, values = frozen(trace.k[places]), frozen(trace.v[places])  # (n, d_k), (n, d_v)
    found = compare_with_single_head(keys, values, criteria, opposite(criteria), show.scale)
    three = (found.head_a, found.head_b, found.single)
    outputs = frozen(np.concatenate([head.output for head in three]).T)  # (d_v, 3)
    shown, shares = _telling(np.concatenate([head.weights for head in three]))
    return OpposedHeads(
        guests=guests,
        criteria_a=criteria,
        criteria_b=opposite(criteria),
        comparison=found,
        shown=shown,
        others=len(guests) - len(shown),
        shares=shares,
        outputs=outputs,
        widest=int(np.argmax(np.abs(outputs[:, 0] - outputs[:, 1]))),
    )


def _telling(weights: Array) -> tuple[tuple[int, ...], Array]:
    """Return the places to show of weights (3, n), and their shares with those of all others together (rows, 3)."""
    ranking = np.argsort(-weights[:2].max(axis=0), kind="stable")  # (n,)
    shown = np.sort(ranking[:MOST_SHOWN])
    rest = np.delete(weights, shown, axis=1).sum(axis=1)  # (3,)
    columns = [weights[:, shown].T] + ([rest[None]] if len(ranking) > len(shown) else [])
    return tuple(shown.tolist()), frozen(np.concatenate(columns))
