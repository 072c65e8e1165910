"""Arbitrary valid shows, and arbitrary edits of them, for Hypothesis."""

import random
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from hypothesis import strategies as st
from msgspec.structs import replace

from core.edits.common import EditError
from core.edits.heads import MATRICES
from core.edits.registry import Edit, edit_types
from core.show import showfile
from core.show.model import (
    MAX_HEADS,
    MIN_SCALE,
    Axis,
    HeadDescription,
    Matrix,
    Pair,
    Panel,
    Person,
    Pin,
    Projections,
    Show,
    Text,
    Vocabulary,
)

T = TypeVar("T")

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
WORDS = ("the", "cat", "Cat", "sat", "猫", "坐在", "don't", ".")
MILD = 100  # numbers up to here are meant to make scores in which rounding does not show
BROKEN = ("x" * 2001, "half \ud83d")


def dating() -> Show:
    """Return the show that the app opens first."""
    return showfile.read(FOLDER / "dating.show.json")


def marks() -> Show:
    """Return the show of undivided marks."""
    return showfile.read(FOLDER / "marks.show.json")


def sentence_of_cats() -> Show:
    """Return the show of an English sentence: embeddings, projections, a lexicon, a panel."""
    return showfile.read(FOLDER / "cat-mat-en.show.json")


def whole() -> Show:
    """Return a small show in which every key of a file stands: three words that look at each other, one absent."""
    square, narrow = ((1.0, 0.0, 0.5, 0.0),) * 4, ((0.5, -1.0),) * 4
    the, cat, sat, mat = (
        Person(number=number, name=name, avatar=f"word-{number}", embedding=tuple(embedding))
        for number, name, embedding in (
            (1, "the", (0.0, 0.0, 0.0, 1.0)),
            (2, "cat", (1.0, 0.0, 0.0, 0.5)),
            (3, "sat", (0.0, 2.0, 0.0, 0.0)),
            (4, "mat", (0.0, 0.0, 1.0, 0.5)),
        )
    )
    return Show(
        title={"zh_CN": "猫", "en": "The cat"},
        languages=LANGUAGES,
        vocabulary=Vocabulary(**dict.fromkeys(Vocabulary.__struct_fields__, "word")),
        traits=("doer", "deed"),
        axes=(Axis(low="dull", high="alive"),),
        people=(
            the,
            replace(cat, role="noun", criteria=(3.0, 0.0), tags=(0.0, 1.0), story="It sat."),
            replace(sat, details=(1.5,), made_up=True),
            mat,
        ),
        askers=(1, 2, 3),
        guests=(1, 2, 3),
        scale=2.5,
        pins=(Pin(asker=3, guest=2, score=4.5),),
        features=("animal", "action", "thing", "small"),
        projections=Projections(w_q=narrow, w_k=((1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.0, 0.0)), w_v=((1.0,),) * 4),
        positions=True,
        causal=True,
        empty_chairs=(1,),
        blocked=(Pair(asker=3, guest=3),),
        panel=Panel(
            heads=2,
            kv_heads=1,
            descriptions=(
                HeadDescription(name="who", traits=(0,), axes=(0,)),
                HeadDescription(name="what", traits=(1, 0), axes=()),
            ),
            muted=(1,),
            w_q=square,
            w_k=narrow,
            w_v=narrow,
            w_o=square,
            seed=7,
        ),
    )


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
    """Draw any valid show: 1–24 traits, 1–12 axes, 1–20 guests; all that a show may hold beyond that, now and then.

    Cross- and self-attention, records and embeddings with projections (some of whose rows are set by hand), positions,
    masks up to rows with nobody left, pins, panels, bystanders. Its numbers and names come from small drawn pools,
    dealt by a drawn seed: drawing each would take seconds.
    """
    d_k, d_v, n = draw(st.integers(1, 24)), draw(st.integers(1, 12)), draw(st.integers(1, 20))
    features = draw(st.just(0) | st.integers(1, 12))  # 0: records
    everyone, positions, masked, panel = (draw(st.booleans()) for _ in range(4))
    dealer = Dealer(
        draw(st.lists(numbers(largest), min_size=1, max_size=6)),
        draw(st.lists(texts() | st.sampled_from(WORDS), min_size=1, max_size=4)),
        random.Random(draw(st.integers(0, 2**32))),
    )
    deal = dealer.random
    numbered = deal.sample([*range(1000), 10**9], n + 3)
    guests = numbered[3:]
    askers = guests if everyone else [numbered[0], *(g for g in guests if deal.random() < 0.1)]
    show = Show(
        title=dealer.text(),
        languages=LANGUAGES,
        vocabulary=Vocabulary(**{field: dealer.text() for field in Vocabulary.__struct_fields__}),
        traits=dealer.texts(d_k),
        axes=tuple(Axis(low=dealer.text(), high=dealer.text()) for _ in range(d_v)),
        people=(),
        askers=tuple(askers),
        guests=tuple(guests),
        scale=draw(scales()),
        pins=tuple(Pin(asker=a, guest=g, score=dealer.number()) for a in askers for g in guests if deal.random() < 0.2),
        features=dealer.texts(features),
        projections=dealer.projections(features, d_k, d_v, largest) if features else None,
        positions=positions,
        causal=everyone and draw(st.booleans()),
    )
    who = (dealer.person(show, number) for number in deal.sample(numbered, n + 3))
    show = replace(show, people=tuple(who), **(dealer.masks(askers, guests) if masked else {}))
    return replace(show, panel=dealer.panel(show)) if panel else show


class Dealer(NamedTuple):
    """Deals numbers and texts out of small pools."""

    pool: list[float]
    names: list[Text]
    random: random.Random

    def number(self) -> float:
        return self.random.choice(self.pool)

    def row(self, length: int) -> tuple[float, ...]:
        return tuple(self.random.choices(self.pool, k=length))

    def rows(self, height: int, width: int) -> Matrix:
        return tuple(self.row(width) for _ in range(height))

    def text(self) -> Text:
        return self.random.choice(self.names)

    def texts(self, count: int) -> tuple[Text, ...]:
        return tuple(self.random.choices(self.names, k=count))

    def some(self, values: Iterable[T], chance: float) -> tuple[T, ...]:
        return tuple(value for value in values if self.random.random() < chance)

    def projections(self, features: int, d_k: int, d_v: int, largest: float) -> Projections:
        """Return W_Q, W_K and W_V; mild ones where numbers are to stay mild, since each product is a sum of many."""
        mild = self._replace(pool=[-1.0, -0.5, 0.0, 0.25, 1.0]) if largest <= MILD else self
        return Projections(w_q=mild.rows(features, d_k), w_k=mild.rows(features, d_k), w_v=mild.rows(features, d_v))

    def person(self, show: Show, number: int) -> Person:
        """Return somebody with all that they need where they sit, and some of what they do not need."""
        asks, asked = number in show.askers, number in show.guests
        embedded = show.projections is not None
        chance = self.random.random
        return Person(
            number=number,
            name=self.text(),
            role=self.text(),
            story=self.text(),
            avatar=f"person-{self.random.randrange(20)}",
            criteria=self.row(len(show.traits)) if chance() < (0.1 if embedded else asks or 0.1) else (),
            tags=self.row(len(show.traits)) if chance() < (0.1 if embedded else asked or 0.1) else (),
            details=self.row(len(show.axes)) if chance() < (0.1 if embedded else asked or 0.5) else (),
            embedding=self.row(len(show.features)) if embedded and chance() < (asks or asked or 0.7) else (),
            made_up=embedded and chance() < 0.3,
        )

    def masks(self, askers: list[int], guests: list[int]) -> dict[str, Any]:
        """Return empty chairs and blocked pairs, up to rows, and even shows, in which nobody is left."""
        chance = self.random.choice([0.0, 0.1, 0.5])
        gone = self.some(askers, 0.2)
        pairs = (Pair(asker=a, guest=g) for a in askers for g in guests if a in gone or self.random.random() < chance)
        return {"empty_chairs": self.some(guests, self.random.choice([0.0, 0.2, 1.0])), "blocked": tuple(pairs)}

    def panel(self, show: Show) -> Panel:
        """Return a panel of 1–16 heads, of which friends describe some; small matrices are set by hand now and then."""
        heads = self.random.randint(1, MAX_HEADS)
        divisors = [n for n in range(1, heads + 1) if heads % n == 0]
        friends = tuple(
            HeadDescription(
                name=self.text(),
                traits=tuple(self.random.sample(range(len(show.traits)), self.random.randint(0, len(show.traits)))),
                axes=tuple(self.random.sample(range(len(show.axes)), self.random.randint(0, len(show.axes)))),
            )
            for _ in range(self.random.randrange(4))
        )
        panel = Panel(
            heads=heads,
            kv_heads=self.random.choice([0, *divisors]),
            descriptions=friends,
            muted=self.some(range(heads), 0.2),
            seed=self.random.randrange(10**9),
        )
        width, kv = replace(show, panel=panel).panel_widths.d_model, replace(show, panel=panel).panel_widths.kv
        if width > 16:  # large ones only take time
            return panel
        sizes = {"w_q": (width, width), "w_k": (width, kv), "w_v": (width, kv), "w_o": (width, width)}
        return replace(panel, **{field: self.rows(*sizes[field]) for field in self.some(sizes, 0.3)})


@st.composite
def edits(draw: st.DrawFn, show: Show, max_size: int = 10) -> list[Edit]:
    """Draw edits to be made one after the other, each applicable to what the ones before it left.

    Some raise EditError, which leaves the show as it is: `apply` does the same.
    """
    sequence = []
    for _ in range(draw(st.integers(1, max_size))):
        name = draw(st.sampled_from(sorted(ARGUMENTS)))
        edit = edit_types()[name].struct(*draw(ARGUMENTS[name](show)))
        sequence.append(edit)
        show = apply(show, edit)
    return sequence


def apply(show: Show, edit: Edit) -> Show:
    """Return the show after an edit; the same show if the edit cannot be made."""
    try:
        return edit.apply(show)
    except EditError:
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
    return words() | st.sampled_from([*BROKEN, *WORDS])


def _sentence() -> st.SearchStrategy[str]:
    """Sentences of known words and unknown ones, none, too many, and any text."""
    odd = st.sampled_from(["", " \n", "x" * 2001, "a " * 65, "half \ud83d", "猫 坐在 垫子 上。"])
    return st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join) | words() | odd


def _place(values: Sequence[object]) -> st.SearchStrategy[int]:
    """Places in a row, and now and then the two beside it."""
    return st.integers(0, len(values) - 1) | st.sampled_from([-1, len(values)])


def _guest(show: Show) -> st.SearchStrategy[int]:
    return st.sampled_from([*show.guests, 5000])


def _anybody(show: Show) -> st.SearchStrategy[int]:
    return st.sampled_from([*(person.number for person in show.people), 5000])


def _shares(show: Show) -> st.SearchStrategy[tuple[Any, ...]]:
    """Shares of all guests that add up to 1, now and then for somebody who does not look, or too many."""
    rows = st.lists(st.integers(1, 100), min_size=len(show.guests), max_size=len(show.guests) + 1)
    return st.tuples(_anybody(show), rows.map(lambda row: tuple(part / sum(row) for part in row)))


def _x(show: Show) -> st.SearchStrategy[tuple[Any, ...]]:
    column = _place(range(show.d_model))
    sides = {side: _place(getattr(show, side)) for side in ("askers", "guests")}
    return st.sampled_from(sorted(sides)).flatmap(
        lambda side: st.tuples(st.just(side), sides[side], column, _any_number())
    )


def _w(show: Show) -> st.SearchStrategy[tuple[Any, ...]]:
    columns = {"w_q": show.traits, "w_k": show.traits, "w_v": show.axes}
    row = _place(range(show.d_model))
    return st.sampled_from(sorted(columns)).flatmap(
        lambda which: st.tuples(st.just(which), row, _place(columns[which]), _any_number())
    )


def _head(show: Show) -> st.SearchStrategy[int]:
    return _place(range(show.panel.heads))


def _panel_w(show: Show) -> st.SearchStrategy[tuple[Any, ...]]:
    widths = show.panel_widths
    columns = {"w_q": widths.d_model, "w_k": widths.kv, "w_v": widths.kv, "w_o": widths.d_model}
    row = _place(range(widths.d_model))
    return st.sampled_from(MATRICES).flatmap(
        lambda which: st.tuples(st.just(which), row, _place(range(columns[which])), _any_number())
    )


ARGUMENTS: dict[str, Callable[[Show], st.SearchStrategy[tuple[Any, ...]]]] = {
    "set_criterion": lambda s: st.tuples(_anybody(s), _place(s.traits), _any_number()),
    "want_nothing": lambda s: st.tuples(_anybody(s)),
    "flip_criteria": lambda s: st.tuples(_anybody(s)),
    "set_tag": lambda s: st.tuples(_anybody(s), _place(s.traits), _any_number()),
    "set_detail": lambda s: st.tuples(_anybody(s), _place(s.axes), _any_number()),
    "set_score": lambda s: st.tuples(_anybody(s), _any_number()) | st.tuples(_guest(s), _any_number(), _anybody(s)),
    "release_score": lambda s: st.tuples(_guest(s)) | st.tuples(_guest(s), _anybody(s)),
    "release_all_scores": lambda s: st.just(()),
    "set_scale": lambda s: st.tuples(_any_scale()),
    "rename_person": lambda s: st.tuples(_anybody(s), _language(), _any_words()),
    "set_role": lambda s: st.tuples(_anybody(s), _language(), _any_words()),
    "set_story": lambda s: st.tuples(_anybody(s), _language(), _any_words()),
    "rename_trait": lambda s: st.tuples(_place(s.traits), _language(), _any_words()),
    "rename_axis": lambda s: st.tuples(_place(s.axes), st.sampled_from(["low", "high"]), _language(), _any_words()),
    "rename_show": lambda s: st.tuples(_language(), _any_words()),
    "set_word_of_vocabulary": lambda s: st.tuples(
        st.sampled_from([*Vocabulary.__struct_fields__, "heart"]), _language(), _any_words()
    ),
    "set_breaks": lambda s: st.tuples(_language(), _any_words()),
    "add_guest": lambda s: st.tuples(_any_text(), st.none() | _place(s.guests)),
    "remove_guest": lambda s: st.tuples(_anybody(s)),
    "move_guest": lambda s: st.tuples(_anybody(s), st.integers(-2, 30)),
    "add_trait": lambda s: st.tuples(_any_text()),
    "remove_trait": lambda s: st.tuples(_place(s.traits)),
    "add_axis": lambda s: st.tuples(_any_text(), _any_text()),
    "remove_axis": lambda s: st.tuples(_place(s.axes)),
    "let_everyone_look": lambda s: st.just(()),
    "let_one_look": lambda s: st.tuples(_anybody(s)),
    "shuffle": lambda s: st.tuples(st.integers()),
    "swap_sides": lambda s: st.just(()),
    "set_causal": lambda s: st.tuples(st.booleans()),
    "set_positions": lambda s: st.tuples(st.booleans()),
    "set_empty": lambda s: st.tuples(_anybody(s), st.booleans()),
    "set_blocked": lambda s: st.tuples(_anybody(s), _anybody(s), st.booleans()),
    "unmask": lambda s: st.just(()),
    "set_sentence": lambda s: st.tuples(st.sampled_from(["askers", "guests"]), _sentence()),
    "set_share": lambda s: st.tuples(_guest(s), _any_number() | st.floats(0, 1)),
    "set_shares": _shares,
    "set_word": lambda s: st.tuples(_anybody(s), _any_words()),
    "set_x": _x,
    "set_w": _w,
    "set_q": lambda s: st.tuples(_anybody(s), _place(s.traits), _any_number()),
    "set_k": lambda s: st.tuples(_anybody(s), _place(s.traits), _any_number()),
    "set_v": lambda s: st.tuples(_anybody(s), _place(s.axes), _any_number()),
    "release_rows": lambda s: st.tuples(st.sampled_from(["w_q", "w_k", "w_v"])),
    "make_projections": lambda s: st.just(()),
    "set_heads": lambda s: st.tuples(st.integers(0, 17)),
    "set_kv_heads": lambda s: st.tuples(st.integers(0, 17)),
    "mute": lambda s: st.tuples(_head(s)),
    "unmute": lambda s: st.tuples(_head(s)),
    "remove_head": lambda s: st.tuples(_head(s)),
    "rename_head": lambda s: st.tuples(_head(s), _language(), _any_words()),
    "set_lens": lambda s: st.tuples(
        _head(s), *(st.lists(_place(row), max_size=4).map(tuple) for row in (s.traits, s.axes))
    ),
    "set_panel_w": _panel_w,
    "release_panel_w": lambda s: st.tuples(st.sampled_from(MATRICES)),
    "set_seed": lambda s: st.tuples(st.integers(-1, 2**32)),
}
"""What each edit takes after the show, by its name."""
