"""Two friends who want opposite things of a show's own guests, and what one head for both would bring home."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from core.compromise import Compromise, compromise, opposite
from core.shapes import frozen

if TYPE_CHECKING:
    from core.attention import Trace
    from core.show import Show

STRENGTH = 3.0  # how much the one wants the trait, and the other does not: as far as a criterion's slider goes


class Disagreement(NamedTuple):
    """The guests whom both look at, by number, what they want, and what comes of it."""

    guests: tuple[int, ...]
    criteria_a: tuple[float, ...]  # (d_k,)
    criteria_b: tuple[float, ...]  # (d_k,), the opposite
    found: Compromise
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
    apart = np.abs(found.friend_a.output - found.friend_b.output)[0]  # (d_v,)
    return Disagreement(guests, criteria, opposite(criteria), found, int(np.argmax(apart)))
