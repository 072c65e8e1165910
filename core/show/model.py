"""The show: who is there, what they look for, how they introduce themselves, what they are really like.

A `Show` is immutable. An edit (`core.edits`) makes a new one that shares all it did not touch, which is what
makes undo as cheap as keeping the old one.
"""

from typing import Annotated, Literal, NamedTuple

import msgspec

Text = str | dict[str, str]
"""A text of a show: a string, or one string a language: {"zh_CN": …, "en": …}. Never mutated."""

Matrix = tuple[tuple[float, ...], ...]
"""Rows of numbers, all of the same length."""

Scale = Literal["sqrt_d_k", "none"] | float
"""What scores are divided by before softmax: √d_k, nothing, or a number > 0."""

MAX_GUESTS = 512
MAX_TRAITS = 36
MAX_AXES = 12
MAX_FEATURES = 64
MAX_HEADS = 16
MAX_NUMBER = 1e9  # far above any sensible score, far below where q·k could overflow
MIN_SCALE = 1e-9  # far below any sensible divisor, far above where a scaled score could overflow
MAX_TEXT = 2000
WORD = "word-"  # how the avatar of a word begins, which has a tile instead of a face


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all parts of a show have in common: frozen, written without defaults, strict about unknown keys."""


class Vocabulary(Part, frozen=True):
    """What the analogy calls things: here dating, elsewhere a library or a restaurant.

    Whatever is empty is called by a word that suits any show.
    """

    asker: Text
    guest: Text
    criterion: Text
    tag: Text
    detail: Text
    impression: Text
    askers: Text = ""  # more than one of those who ask
    guests: Text = ""  # more than one of those who are asked
    counter: Text = ""  # what Chinese counts guests with: 位, 本, 道
    trait: Text = ""  # one of the things that are compared
    story: Text = ""  # what is told of a guest in a sentence
    mind: Text = ""  # what is shared out: "my mind", "my appetite"
    seat: Text = ""  # where a guest sits
    friend: Text = ""  # who looks with other criteria: a head
    meeting: Text = ""  # how one learns details and stories: talking, reading, tasting


class Axis(Part, frozen=True):
    """One dimension of V: a detail that runs from a low word (negative) to a high word (positive)."""

    low: Text
    high: Text


class Person(Part, frozen=True):
    """Somebody in the show, or a word of a sentence.

    Without projections, who asks needs criteria (d_k), and who is asked tags (d_k) and details (d_v): the record x is
    the three side by side. With projections x is the embedding (d_model), q, k and v are computed of it, and criteria,
    tags or details that are there all the same are rows of Q, K or V that were set by hand.
    """

    number: int
    name: Text
    role: Text = ""
    avatar: str = msgspec.field(default_factory=lambda: "person-1")  # a factory, so that a file always names it
    criteria: tuple[float, ...] = ()
    tags: tuple[float, ...] = ()
    details: tuple[float, ...] = ()
    embedding: tuple[float, ...] = ()
    made_up: bool = False  # nobody chose the embedding: it was made of the word's letters
    story: Text = ""


PersonNumber = Annotated[int, msgspec.Meta(ge=-int(MAX_NUMBER), le=int(MAX_NUMBER))]
Score = Annotated[float, msgspec.Meta(ge=-MAX_NUMBER, le=MAX_NUMBER)]


class Pin(Part, frozen=True, gc=False):
    """A score set by hand: it replaces q·k for this asker and this guest."""

    asker: PersonNumber
    guest: PersonNumber
    score: Score


class Pair(Part, frozen=True, gc=False):
    """An asker and a guest whom they may not look at."""

    asker: PersonNumber
    guest: PersonNumber


class Projections(Part, frozen=True):
    """What makes queries, keys and values of embeddings: Q = X @ w_q, K = X @ w_k, V = X @ w_v."""

    w_q: Matrix  # (d_model, d_k)
    w_k: Matrix  # (d_model, d_k)
    w_v: Matrix  # (d_model, d_v)


class HeadDescription(Part, frozen=True):
    """What a file says of a head: which traits it compares and which details it outputs, most important first."""

    name: Text
    traits: tuple[int, ...]
    axes: tuple[int, ...]


class Panel(Part, frozen=True):
    """Multi-head attention on the same people. A matrix that is () follows from the descriptions of the heads."""

    heads: int = 8
    kv_heads: int = 0  # how many sets of keys and values the heads share; 0: as many as heads
    descriptions: tuple[HeadDescription, ...] = msgspec.field(default=(), name="friends")  # heads beyond are made up
    muted: tuple[int, ...] = msgspec.field(default=(), name="silent")  # heads whose part of the output is 0
    w_q: Matrix = ()  # (d_model, heads · d_head)
    w_k: Matrix = ()  # (d_model, kv_heads · d_head)
    w_v: Matrix = ()  # (d_model, kv_heads · d_head)
    w_o: Matrix = ()  # (heads · d_head, d_model)
    seed: int = 0  # of the random numbers in the view of the paper's sizes


class PanelWidths(NamedTuple):
    """Sizes of multi-head attention: d_model = heads × d_head ≥ the width of x, which is filled up with zeros."""

    d_model: int
    heads: int
    d_head: int
    kv_heads: int

    @property
    def kv(self) -> int:
        """Columns of W_K and of W_V."""
        return self.kv_heads * self.d_head


class Show(Part, frozen=True):
    """A whole show. `askers` and `guests` are numbers of people, in the order of the rows of Q, and of K and V."""

    title: Text
    languages: tuple[str, ...]
    vocabulary: Vocabulary
    traits: tuple[Text, ...]
    axes: tuple[Axis, ...]
    people: tuple[Person, ...]
    askers: tuple[int, ...]
    guests: tuple[int, ...]
    selected: int | None = None  # the asker whose row is looked at first, where it is not the first one
    scale: Scale = "sqrt_d_k"
    pins: tuple[Pin, ...] = ()
    features: tuple[Text, ...] = ()  # what the columns of an embedding are called
    projections: Projections | None = None
    positions: bool = False  # whether sinusoids tell each record where it sits
    causal: bool = False  # guests come on one by one: nobody sees who comes after them
    empty_chairs: tuple[int, ...] = ()  # guests whom nobody may look at: padding
    blocked: tuple[Pair, ...] = ()
    panel: Panel = Panel()
    breaks: Text = ""  # where the analogy breaks: what attention does otherwise

    @property
    def d_model(self) -> int:
        """How many numbers a record x has."""
        return len(self.features) if self.projections else 2 * len(self.traits) + len(self.axes)

    @property
    def panel_widths(self) -> PanelWidths:
        """The sizes of the panel's tensors."""
        heads = self.panel.heads
        d_head = -(-self.d_model // heads)  # rounded up
        return PanelWidths(heads * d_head, heads, d_head, self.panel.kv_heads or heads)

    @property
    def of_words(self) -> bool:
        """Whether words of a sentence sit there. People stay people, also when their records have become embeddings."""
        words = {person.number for person in self.people if person.avatar.startswith(WORD)}
        return self.projections is not None and not words.isdisjoint((*self.askers, *self.guests))

    @property
    def everyone(self) -> bool:
        """Whether all look at all: self-attention."""
        return self.askers == self.guests

    def written_in(self, language: str) -> str:
        """Return the language that texts are changed in: this one, or the show's first where it lacks it."""
        return language if language in self.languages else self.languages[0]

    def person(self, number: int) -> Person:
        """Return the person with this number; KeyError if nobody has it."""
        for person in self.people:
            if person.number == number:
                return person
        raise KeyError(f"nobody has number {number}")

    @property
    def asker(self) -> Person:
        """The first asker: the one the stage follows."""
        return self.person(self.askers[0])

    @property
    def asked(self) -> tuple[Person, ...]:
        """The guests, in the order of the rows of K and V."""
        return self.seated(self.guests)

    @property
    def asking(self) -> tuple[Person, ...]:
        """The askers, in the order of the rows of Q."""
        return self.seated(self.askers)

    def seated(self, numbers: tuple[int, ...]) -> tuple[Person, ...]:
        """Return the people with these numbers, in this order."""
        by_number = {person.number: person for person in self.people}
        return tuple(by_number[number] for number in numbers)

    def pin(self, asker: int, guest: int) -> Pin | None:
        """Return the pin of this pair, or None where q·k holds."""
        return next((pin for pin in self.pins if (pin.asker, pin.guest) == (asker, guest)), None)


def say(text: Text, language: str) -> str:
    """Return a text in a language; where it lacks that language, in the first one it has."""
    if isinstance(text, str):
        return text
    return text.get(language) or next(filter(None, text.values()), "")


def reword(text: Text, language: str, words: str) -> Text:
    """Return a text with its words in one language replaced; its other languages stay."""
    return words if isinstance(text, str) else {**text, language: words}
