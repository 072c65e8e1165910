"""Shows with all that a program has to write down: embeddings, rows by hand, positions, masks, everyone asking."""

import random

from hypothesis import strategies as st
from msgspec.structs import replace

from core.edits import matrices
from core.show import showfile
from core.show.model import Pair, Panel, Pin, Show
from tests.core.shows import numbers, shows


@st.composite
def programmed_shows(draw: st.DrawFn, largest: float = 10.0, least_scale: float = 1e-9) -> Show:
    """Draw a show with any of these features, in any combination."""
    show = draw(shows(largest))
    deal = random.Random(draw(st.integers(0, 2**32)))
    pool = draw(st.lists(numbers(largest), min_size=2, max_size=6))
    if not isinstance(show.scale, str):
        show = replace(show, scale=max(show.scale, least_scale))
    if draw(st.booleans()):
        show = everyone(show)
    if draw(st.booleans()):
        show = replace(show, positions=True)
    if draw(st.booleans()):
        show = _projected(show, deal, pool)
    show = replace(
        show,
        causal=draw(st.booleans()) and show.everyone,
        empty_chairs=tuple(number for number in show.guests if deal.random() < 0.2) if draw(st.booleans()) else (),
        blocked=_some_pairs(show, deal) if draw(st.booleans()) else (),
        panel=_panel(deal),
    )
    return showfile.decode(showfile.encode(show))  # as a file can hold it


def everyone(show: Show) -> Show:
    """Return the show with every guest asking every guest: their tags are what they look for."""
    people = tuple(replace(p, criteria=p.tags) if p.number in show.guests else p for p in show.people)
    pins = tuple(Pin(asker=g, guest=g, score=2.5) for g in show.guests[:7])
    return replace(show, people=people, askers=show.guests, pins=pins)


def alone(show: Show) -> Show:
    """Return the show with its first asker alone, as the stage looks at it."""
    first = show.askers[0]
    return replace(
        show,
        askers=(first,),
        pins=tuple(pin for pin in show.pins if pin.asker == first),
        blocked=tuple(pair for pair in show.blocked if pair.asker == first),
    )


def _projected(show: Show, deal: random.Random, pool: list[float]) -> Show:
    show = matrices.make_projections(show)
    for which, columns in (("w_q", show.traits), ("w_k", show.traits), ("w_v", show.axes)):
        for _ in range(5):
            row, column = deal.randrange(show.d_model), deal.randrange(len(columns))
            show = matrices.set_w(show, which, row, column, deal.choice(pool))
    if deal.random() < 0.5:
        show = matrices.set_k(show, deal.choice(show.guests), 0, deal.choice(pool))
        show = matrices.set_v(show, deal.choice(show.guests), 0, deal.choice(pool))
        show = matrices.set_q(show, deal.choice(show.askers), 0, deal.choice(pool))
    return show


def _some_pairs(show: Show, deal: random.Random) -> tuple[Pair, ...]:
    return tuple(Pair(asker=a, guest=g) for a in show.askers for g in show.guests if deal.random() < 0.3)


def _panel(deal: random.Random) -> Panel:
    heads = deal.choice((1, 2, 3, 4, 8))
    return Panel(
        heads=heads,
        kv_heads=deal.choice([0, *(n for n in range(1, heads + 1) if heads % n == 0)]),
        muted=tuple(head for head in range(heads) if deal.random() < 0.2),
    )
