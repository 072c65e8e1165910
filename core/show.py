"""The show: who is there, what they look for, how they introduce themselves, what they are really like.

A `Show` is immutable. An edit (`core.editing`) makes a new one that shares all it did not touch, which is what
makes undo as cheap as keeping the old one.
"""

from typing import Literal

import msgspec

Text = str | dict[str, str]
"""A text of a show: a string, or one string a language: {"zh_CN": …, "en": …}. Never mutated."""

Scale = Literal["sqrt_d_k", "none"] | float
"""What scores are divided by before softmax: √d_k, nothing, or a number > 0."""

MAX_GUESTS = 200
MAX_TRAITS = 24
MAX_AXES = 12
MAX_NUMBER = 1e9  # far above any sensible score, far below where q·k could overflow
MIN_SCALE = 1e-9  # far below any sensible divisor, far above where a scaled score could overflow
MAX_TEXT = 2000


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all parts of a show have in common: frozen, written without defaults, strict about unknown keys."""


class Vocabulary(Part, frozen=True):
    """What the analogy calls things: here dating, elsewhere a library or a restaurant."""

    asker: Text
    guest: Text
    criterion: Text
    tag: Text
    detail: Text
    impression: Text


class Axis(Part, frozen=True):
    """One dimension of V: a detail that runs from a low word (negative) to a high word (positive)."""

    low: Text
    high: Text


class Person(Part, frozen=True):
    """Somebody in the show. Who asks needs criteria (d_k); who is asked needs tags (d_k) and details (d_v)."""

    number: int
    name: Text
    role: Text = ""
    avatar: str = msgspec.field(default_factory=lambda: "person-1")  # a factory, so that a file always names it
    criteria: tuple[float, ...] = ()
    tags: tuple[float, ...] = ()
    details: tuple[float, ...] = ()
    story: Text = ""


class Pin(Part, frozen=True):
    """A score set by hand: it replaces q·k for this asker and this guest."""

    asker: int
    guest: int
    score: float


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
    scale: Scale = "sqrt_d_k"
    pins: tuple[Pin, ...] = ()

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
        by_number = {person.number: person for person in self.people}
        return tuple(by_number[number] for number in self.guests)

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
