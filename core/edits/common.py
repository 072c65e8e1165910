"""What all edits of a show share: the error of an edit that cannot be made, and how one thing in it is replaced."""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from core.show.model import MAX_NUMBER, MAX_TEXT, Pair, Person, Pin, Show, Text, reword
from core.show.records import BY_HAND, project
from core.show.validate import HALF

T = TypeVar("T")
PairT = TypeVar("PairT", Pin, Pair)
MATRICES = {field: which for which, field in BY_HAND.items()}


class EditError(ValueError):
    """An edit that cannot be made. `problem` names it for whoever tells the user in their own language."""

    def __init__(self, problem: str, message: str, limit: float | None = None) -> None:
        super().__init__(message)
        self.problem = problem
        self.limit = limit


def replace_person(show: Show, number: int, edit: Callable[[Person], Person]) -> Show:
    """Return the show with one person altered."""
    if all(person.number != number for person in show.people):
        raise EditError("nobody", f"nobody has number {number}")
    return replace(show, people=tuple(edit(p) if p.number == number else p for p in show.people))


def row_of(show: Show, number: int, field: str) -> tuple[float, ...]:
    """Return a person's criteria, tags or details as they count: their own, or what their embedding gives."""
    person = next((p for p in show.people if p.number == number), None)
    own: tuple[float, ...] = getattr(person, field, ())
    side = {"criteria": show.askers}.get(field, show.guests)
    if own or show.projections is None or number not in side:
        return own
    return tuple(project(show, side, MATRICES[field])[side.index(number)].tolist())  # with its position in the row


def alter_row(show: Show, number: int, field: str, place: int, value: float) -> Show:
    """Return the show with one number of a person's criteria, tags or details set by hand."""
    row = put(row_of(show, number, field), place, value)
    return set_row(show, number, field, row)


def set_row(show: Show, number: int, field: str, row: Iterable[float]) -> Show:
    """Return the show with a person's criteria, tags or details set by hand.

    All are checked, also those that come along as x @ W gave them: that may be far more than a file may hold.
    """
    kept = tuple(map(checked, row))
    return replace_person(show, number, lambda p: replace(p, **{field: kept}))


def has_chosen_embedding(show: Show, person: Person) -> bool:
    """Return whether a person is a word whose embedding somebody chose: it is kept when it leaves the sentence."""
    return show.projections is not None and bool(person.embedding) and not person.made_up


def need_guest(show: Show, number: int) -> None:
    """Raise an EditError unless somebody who is asked has this number."""
    if number not in show.guests:
        raise EditError("nobody", f"no guest has number {number}")


def need_asker(show: Show, number: int) -> None:
    """Raise an EditError unless somebody who asks has this number."""
    if number not in show.askers:
        raise EditError("nobody", f"no asker has number {number}")


def without(pairs: tuple[PairT, ...], asker: int, guest: int) -> tuple[PairT, ...]:
    """Return the pairs without the one of these two."""
    return tuple(pair for pair in pairs if (pair.asker, pair.guest) != (asker, guest))


def at(values: Sequence[T], index: int) -> T:
    """Return an entry of a row; an EditError if there is none."""
    _need_place(values, index)
    return values[index]


def put(values: Sequence[T], index: int, value: T) -> tuple[T, ...]:
    """Return a row with one entry replaced."""
    _need_place(values, index)
    return (*values[:index], value, *values[index + 1 :])


def drop(values: Sequence[T], index: int) -> tuple[T, ...]:
    """Return a row without one entry."""
    _need_place(values, index)
    return (*values[:index], *values[index + 1 :])


def checked(value: float) -> float:
    """Return a number that a show may hold."""
    if not (math.isfinite(value) and abs(value) <= MAX_NUMBER):
        raise EditError("number", f"{value} is no number between ±{MAX_NUMBER:g}", MAX_NUMBER)
    return float(value) + 0.0  # never −0.0


def reworded(show: Show, text: Text, language: str, words: str) -> Text:
    """Return a text with its words in one language replaced."""
    return checked_text(show, reword(text, language, words))


def checked_text(show: Show, text: Text) -> Text:
    """Return a text that a show may hold."""
    if isinstance(text, dict) and not (text and text.keys() <= set(show.languages)):
        raise EditError("language", f"a text of this show is in {', '.join(show.languages)}; got {', '.join(text)}")
    for words in [text] if isinstance(text, str) else text.values():
        if len(words) > MAX_TEXT:
            raise EditError("text", f"a text holds at most {MAX_TEXT} characters; got {len(words)}", MAX_TEXT)
        if HALF.search(words):
            raise EditError("text", "half of a character cannot be saved", MAX_TEXT)
    return text


def next_number(people: Iterable[Person]) -> int:
    """Return the number of who comes next: after everybody."""
    return int(checked(max(person.number for person in people) + 1))


def need_room(count: int, limit: int, what: str) -> None:
    """Raise an EditError if there is no room for one more."""
    if count >= limit:
        raise EditError(what, f"a show holds at most {limit} {what}", limit)


def with_panel_that_fits(show: Show, before: Show) -> Show:
    """Return the show; matrices of its panel that were set by hand are given up if records have another width now."""
    if show.d_model == before.d_model:
        return show
    return replace(show, panel=replace(show.panel, w_q=(), w_k=(), w_v=(), w_o=()))


def with_pairs_that_fit(show: Show) -> Show:
    """Return the show without pins, masks and the selection of those who no longer sit there."""
    askers, guests = set(show.askers), set(show.guests)  # there may be a pin for each pair of 512 people
    return replace(
        show,
        pins=tuple(pin for pin in show.pins if pin.asker in askers and pin.guest in guests),
        blocked=tuple(pair for pair in show.blocked if pair.asker in askers and pair.guest in guests),
        empty_chairs=tuple(number for number in show.empty_chairs if number in guests),
        selected=show.selected if show.selected in askers else None,
    )


def _need_place(values: Sequence[T], index: int) -> None:
    if not 0 <= index < len(values):
        raise EditError("place", f"there is no place {index} in a row of {len(values)}")
