"""Edits of who looks at whom: who asks, who sits where, who comes when, and whose chair is empty."""

from msgspec.structs import replace

from core.edits.common import EditError, need_asker, need_guest, with_pairs_that_fit, without
from core.edits.registry import PersonNumber, edit
from core.show.model import MAX_GUESTS, Pair, Person, Show


@edit("Let everyone look")
def let_everyone_look(show: Show) -> Show:
    """Let everyone look at everyone, themselves included: self-attention. Who had no criteria wants nothing."""
    seats = tuple(dict.fromkeys((*show.askers, *show.guests)))
    if len(seats) > MAX_GUESTS:
        raise EditError("guests", f"a show holds at most {MAX_GUESTS} guests", MAX_GUESTS)
    seated = set(seats)
    people = tuple(_complete(show, p) if p.number in seated else p for p in show.people)
    return replace(show, people=people, askers=seats, guests=seats)


@edit("Let only “{}” look", about="asker")
def let_one_look(show: Show, asker: PersonNumber) -> Show:
    """Let one person look, and nobody else. They look at themselves only where that is usual: in a sentence."""
    need_asker(show, asker)
    guests = show.guests
    if show.projections is None:
        guests = tuple(number for number in show.guests if number != asker) or show.guests
    return with_pairs_that_fit(replace(show, askers=(asker,), guests=guests, causal=False))


@edit("Swap sides")
def swap_sides(show: Show) -> Show:
    """Let those who were looked at look, and those who looked be looked at; each is called what it was called.

    Where all look at all, both sides are the same, and nothing changes.
    """
    if show.everyone:
        return show
    seated = {*show.askers, *show.guests}
    people = tuple(_complete(show, p) if p.number in seated else p for p in show.people)
    words = show.vocabulary
    words = replace(words, asker=words.guest, askers=words.guests, guest=words.asker, guests=words.askers)
    return with_pairs_that_fit(replace(show, vocabulary=words, people=people, askers=show.guests, guests=show.askers))


@edit("Shuffle the {seats}")
def shuffle(show: Show, seed: int) -> Show:
    """Deal the seats anew: the same seed deals a row of the same length in the same way."""
    import random

    deal = random.Random(seed)
    guests = list(show.guests)
    while len(guests) > 1 and tuple(guests) == show.guests:
        deal.shuffle(guests)
    seats = tuple(guests)
    return replace(show, guests=seats, askers=seats if show.everyone else show.askers)


@edit("Causal mask")
def set_causal(show: Show, causal: bool) -> Show:
    """Let guests come on one by one, or all at once. One by one needs one row, in which everyone looks."""
    if causal and not show.everyone:
        raise EditError("causal", "guests come on one by one only where all sit in one row")
    return replace(show, causal=causal)


@edit("Positions")
def set_positions(show: Show, positions: bool) -> Show:
    """Let each record know where it sits, or not."""
    return replace(show, positions=positions)


@edit("{Seat} of {}", about="guest")
def set_empty(show: Show, guest: PersonNumber, empty: bool) -> Show:
    """Leave a guest's chair empty, or fill it again: a padding mask."""
    need_guest(show, guest)
    others = tuple(number for number in show.empty_chairs if number != guest)
    return replace(show, empty_chairs=(*others, guest) if empty else others)


@edit("What “{}” may look at", about="asker")
def set_blocked(show: Show, asker: PersonNumber, guest: PersonNumber, blocked: bool) -> Show:
    """Hide a guest from an asker, or show them again."""
    need_asker(show, asker)
    need_guest(show, guest)
    others = without(show.blocked, asker, guest)
    return replace(show, blocked=(*others, Pair(asker=asker, guest=guest)) if blocked else others)


@edit("Take off all masks")
def unmask(show: Show) -> Show:
    """Let everyone see everyone: no causal mask, no empty chair, nobody blocked."""
    return replace(show, causal=False, empty_chairs=(), blocked=())


def _complete(show: Show, person: Person) -> Person:
    """Return a person who has all that an asker and a guest need."""
    if show.projections:
        return person
    return replace(
        person,
        criteria=person.criteria or (0.0,) * len(show.traits),
        tags=person.tags or (0.0,) * len(show.traits),
        details=person.details or (0.0,) * len(show.axes),
    )
