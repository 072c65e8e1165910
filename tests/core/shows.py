"""Arbitrary valid shows, and arbitrary edits of them, for Hypothesis."""

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from core import editing, showfile
from core.show import MIN_SCALE, Axis, Person, Pin, Show, Text, Vocabulary

FOLDER = Path(__file__).parents[2] / "resources" / "shows"
FILES = sorted(FOLDER.glob("*.show.json"))

LANGUAGES = ("zh_CN", "en")
ODD = (
    "",
    " ",
    "名" * 500,
    "two\nlines\ttab",
    "\x00\x1b[31m",
    "\u202eright to left",
    "<b>&amp;</b>",
    "e\u0301" * 300,
    "👩‍👩‍👧",
    "%s {0} \\ \"'",
    "\u2028\u2029\ufeff",
)
BROKEN = ("x" * 2001, "half \ud83d")

Edit = tuple[str, Callable[..., Show], tuple[Any, ...]]


def dating() -> Show:
    """Return the show that the app opens first."""
    return showfile.read(FOLDER / "dating.show.json")


def marks() -> Show:
    """Return the show of undivided marks."""
    return showfile.read(FOLDER / "marks.show.json")


def words() -> st.SearchStrategy[str]:
    """Words that a file may hold, however odd."""
    return st.sampled_from(ODD) | st.text(st.characters(exclude_categories=["Cs"]), max_size=8)


def texts() -> st.SearchStrategy[Text]:
    """A text in no language, in one or in both."""
    return words() | st.dictionaries(st.sampled_from(LANGUAGES), words(), min_size=1)


def numbers(largest: float = 1e9) -> st.SearchStrategy[float]:
    """Numbers that a show may hold."""
    return st.integers(-3, 3).map(float) | st.floats(-largest, largest)


def scales() -> st.SearchStrategy[str | float]:
    """What scores may be divided by."""
    return st.sampled_from(["sqrt_d_k", "none"]) | st.floats(MIN_SCALE, 1e9)


@st.composite
def shows(draw: st.DrawFn, largest: float = 1e9) -> Show:
    """Draw a valid show: 1–24 traits, 1–12 axes, 1–20 guests, some who ask as well, a bystander, pins.

    Its numbers and names come from small drawn pools, dealt by a drawn seed: drawing each would take seconds.
    """
    d_k, d_v, n = draw(st.integers(1, 24)), draw(st.integers(1, 12)), draw(st.integers(1, 20))
    pool = draw(st.lists(numbers(largest), min_size=1, max_size=6))
    names = draw(st.lists(texts(), min_size=1, max_size=4))
    deal = random.Random(draw(st.integers(0, 2**32)))

    def row(length: int) -> tuple[float, ...]:
        return tuple(deal.choice(pool) for _ in range(length))

    numbered = deal.sample(range(1000), n + 2)
    asker, bystander, *guests = numbered
    askers = [asker, *(g for g in guests if deal.random() < 0.1)]
    people = tuple(
        Person(
            number=number,
            name=deal.choice(names),
            role=deal.choice(names),
            story=deal.choice(names),
            avatar=f"person-{deal.randrange(20)}",
            criteria=row(d_k) if number in askers else (),
            tags=row(d_k) if number in guests else (),
            details=row(d_v) if number in guests or number == bystander else (),
        )
        for number in deal.sample(numbered, n + 2)
    )
    return Show(
        title=deal.choice(names),
        languages=LANGUAGES,
        vocabulary=Vocabulary(**{field: deal.choice(names) for field in Vocabulary.__struct_fields__}),
        traits=tuple(deal.choice(names) for _ in range(d_k)),
        axes=tuple(Axis(low=deal.choice(names), high=deal.choice(names)) for _ in range(d_v)),
        people=people,
        askers=tuple(askers),
        guests=tuple(guests),
        scale=draw(scales()),
        pins=tuple(
            Pin(asker=a, guest=g, score=deal.choice(pool)) for a in askers for g in guests if deal.random() < 0.2
        ),
    )


@st.composite
def edits(draw: st.DrawFn, show: Show, max_size: int = 10) -> list[Edit]:
    """Draw edits to be made one after the other, each applicable to what the ones before it left.

    Some raise EditError, which leaves the show as it is: `apply` does the same.
    """
    sequence = []
    for _ in range(draw(st.integers(1, max_size))):
        name = draw(st.sampled_from(sorted(ARGUMENTS)))
        edit = (name, draw(st.sampled_from(FUNCTIONS[name])), draw(ARGUMENTS[name](show)))
        sequence.append(edit)
        show = apply(show, edit)
    return sequence


def apply(show: Show, edit: Edit) -> Show:
    """Return the show after an edit; the same show if the edit cannot be made."""
    try:
        return edit[1](show, *edit[2])
    except editing.EditError:
        return show


def _any_number() -> st.SearchStrategy[float]:
    return numbers() | st.sampled_from([float("nan"), float("inf"), -2e9, -0.0])


def _any_scale() -> st.SearchStrategy[str | float]:
    return scales() | st.sampled_from(["cube", 0.0, -1.0, float("nan"), 5e-324, 1e300])


def _any_text() -> st.SearchStrategy[Text]:
    return texts() | st.sampled_from([*BROKEN, {}, {"tlh": "ghotI'"}])


def _language() -> st.SearchStrategy[str]:
    return st.sampled_from([*LANGUAGES, *LANGUAGES, "tlh"])


def _any_words() -> st.SearchStrategy[str]:
    return words() | st.sampled_from(BROKEN)


def _place(values: tuple[object, ...]) -> st.SearchStrategy[int]:
    return st.integers(0, len(values) - 1)


def _guest(show: Show) -> st.SearchStrategy[int]:
    return st.sampled_from([*show.guests, 5000])


def _anybody(show: Show) -> st.SearchStrategy[int]:
    return st.sampled_from([*(person.number for person in show.people), 5000])


def _rename_end(end: str, show: Show, axis: int, language: str, words: str) -> Show:
    return editing.rename_axis(show, axis, end=end, language=language, words=words)


ARGUMENTS: dict[str, Callable[[Show], st.SearchStrategy[tuple[Any, ...]]]] = {
    "set_criterion": lambda s: st.tuples(_anybody(s), _place(s.traits), _any_number()),
    "want_nothing": lambda s: st.tuples(_anybody(s)),
    "flip_criteria": lambda s: st.tuples(_anybody(s)),
    "set_tag": lambda s: st.tuples(_anybody(s), _place(s.traits), _any_number()),
    "set_detail": lambda s: st.tuples(_anybody(s), _place(s.axes), _any_number()),
    "set_score": lambda s: st.tuples(_anybody(s), _any_number()),
    "release_score": lambda s: st.tuples(_guest(s)),
    "release_all": lambda s: st.just(()),
    "set_scale": lambda s: st.tuples(_any_scale()),
    "rename": lambda s: st.tuples(_anybody(s), _language(), _any_words()),
    "set_role": lambda s: st.tuples(_anybody(s), _language(), _any_words()),
    "set_story": lambda s: st.tuples(_anybody(s), _language(), _any_words()),
    "rename_trait": lambda s: st.tuples(_place(s.traits), _language(), _any_words()),
    "rename_axis": lambda s: st.tuples(_place(s.axes), _language(), _any_words()),
    "rename_show": lambda s: st.tuples(_language(), _any_words()),
    "add_guest": lambda s: st.tuples(_any_text(), st.none() | _place(s.guests)),
    "remove_guest": lambda s: st.tuples(_anybody(s)),
    "move_guest": lambda s: st.tuples(_anybody(s), st.integers(-2, 30)),
    "add_trait": lambda s: st.tuples(_any_text()),
    "remove_trait": lambda s: st.tuples(_place(s.traits)),
    "add_axis": lambda s: st.tuples(_any_text(), _any_text()),
    "remove_axis": lambda s: st.tuples(_place(s.axes)),
}
"""What each edit takes after the show, by its name."""

FUNCTIONS: dict[str, list[Callable[..., Show]]] = {
    **{name: [getattr(editing, name)] for name in ARGUMENTS},
    "rename_axis": [partial(_rename_end, "low"), partial(_rename_end, "high")],
}
