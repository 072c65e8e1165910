"""Shares, one or a whole row at once: the scores that softmax turns into them."""

import math

from msgspec.structs import replace

from core.edits.common import EditError, checked, need_asker, need_guest, with_pairs_that_fit
from core.edits.people import set_score
from core.edits.registry import PersonNumber, edit
from core.show.model import Pin, Show
from core.staging.stage import score_for, stage


@edit("Share of {}", about="guest", merge=("guest",))
def set_share(show: Show, guest: PersonNumber, share: float) -> Show:
    """Pin the first asker's score of a guest, so that they get this share of their mind; kept off 0 and 1."""
    need_guest(show, guest)
    first = with_pairs_that_fit(replace(show, askers=show.askers[:1]))  # one row of scores, not one for each asker
    trace, place = stage(first), show.guests.index(guest)
    seen = [index for index, logit in enumerate(trace.masked[0].tolist()) if logit > -math.inf]
    if len(show.guests) == 1 or seen == [place]:
        raise EditError("alone", f"guest {guest} is alone and holds all of the attention, whatever the score")
    if place not in seen:
        raise EditError("hidden", f"guest {guest} is hidden: no score gives them a share")
    return set_score(show, guest, score_for(first, trace, guest, checked(share)))


@edit("Row of shares: {}", about="asker")
def set_shares(show: Show, asker: PersonNumber, shares: tuple[float, ...]) -> Show:
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
