"""Two friends who want opposite things of a show's own guests, and what one head for both would bring home."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from core.attention.inputs import Array, frozen
from core.staging.single_head import Compromise, compromise, opposite

if TYPE_CHECKING:
    from core.attention.attend import Trace
    from core.show.model import Show

STRENGTH = 3.0  # how much the one wants the trait, and the other does not: as far as a criterion's slider goes
MOST_SHOWN = 12


class Disagreement(NamedTuple):
    """What comes of it, ready to be shown: friend A, friend B and the one head for both are the three columns."""

    guests: tuple[int, ...]  # whom all three look at, by number
    criteria_a: tuple[float, ...]  # (d_k,)
    criteria_b: tuple[float, ...]  # (d_k,), the opposite
    found: Compromise
    shown: tuple[int, ...]  # places among the guests of those who matter most to either friend, in their order
    others: int  # how many are summed up in the last row
    shares: Array  # (shown, and the others if there are any; 3), each column sums to 1
    outputs: Array  # (d_v, 3)
    widest: int  # the axis on which the friends' outputs differ most


def disagree(show: Show, trace: Trace, trait: int) -> Disagreement:
    """Let one friend want a trait, another its opposite, and one head both. Empty chairs are left out if others stay.

    trace : of the show's own attention, whose keys and values they look at.
    """
    guests = tuple(number for number in show.guests if number not in show.empty_chairs) or show.guests
    places = [show.guests.index(number) for number in guests]
    criteria = tuple(STRENGTH * (place == trait) for place in range(len(show.traits)))
    keys, values = frozen(trace.k[places]), frozen(trace.v[places])  # (n, d_k), (n, d_v)
    found = compromise(keys, values, criteria, opposite(criteria), show.scale)
    three = (found.friend_a, found.friend_b, found.together)
    outputs = frozen(np.concatenate([head.output for head in three]).T)  # (d_v, 3)
    shown, shares = _telling(np.concatenate([head.weights for head in three]))
    return Disagreement(
        guests=guests,
        criteria_a=criteria,
        criteria_b=opposite(criteria),
        found=found,
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
