"""A whole row of shares at once: the scores that softmax turns into it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from msgspec.structs import replace

from core.edits.common import EditError, checked, need_asker
from core.show.model import Pin, Show
from core.staging.stage import stage

if TYPE_CHECKING:
    from collections.abc import Sequence


def set_shares(show: Show, asker: int, shares: Sequence[float]) -> Show:
    """Pin an asker's scores of all guests, so that these shares of their mind are given.

    shares : (n,) in the order of the guests, above 0, which add up to 1; 0 for those whom a mask hides.

    Softmax knows only how scores differ, so score = divisor · ln(share) + any number.
    That number is such that the largest score stays what it was.
    """
    need_asker(show, asker)
    trace, row = stage(show), show.askers.index(asker)
    seen = [place for place, logit in enumerate(trace.masked[row].tolist()) if logit > -math.inf]
    given = [place for place, share in enumerate(shares) if share > 0]
    if len(shares) != len(show.guests) or given != seen:
        raise EditError("shares", f"{len(seen)} guests are looked at, who need a share above 0 each; got {shares}")
    if not seen:
        return show
    top = max(float(trace.scores[row, place]) for place in seen)
    largest = max(shares)
    scores = {place: top + trace.divisor * math.log(shares[place] / largest) for place in seen}
    pins = tuple(Pin(asker, show.guests[place], checked(score)) for place, score in scores.items())
    new = {pin.guest for pin in pins}
    return replace(show, pins=(*(pin for pin in show.pins if pin.asker != asker or pin.guest not in new), *pins))
