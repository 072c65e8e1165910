"""Edits of a show: each takes a Show and returns another. Nothing here is undone: the old show is still there.

An edit that would make a show nobody can stage raises `EditError`, before anything has changed.
"""

import math
from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from core.scoring import divisor_of
from core.show import (
    MAX_AXES,
    MAX_GUESTS,
    MAX_NUMBER,
    MAX_TEXT,
    MAX_TRAITS,
    MIN_SCALE,
    Axis,
    Person,
    Pin,
    Scale,
    Show,
    Text,
    reword,
)

T = TypeVar("T")


class EditError(ValueError):
    """An edit that cannot be made. `problem` names it for whoever tells the user in their own language."""

    def __init__(self, problem: str, message: str, limit: float | None = None) -> None:
        super().__init__(message)
        self.problem = problem
        self.limit = limit


def set_criterion(show: Show, asker: int, trait: int, value: float) -> Show:
    """Change how much an asker wants a trait (negative: does not want it)."""
    return _person(show, asker, lambda p: replace(p, criteria=_put(p.criteria, trait, _number(value))))


def want_nothing(show: Show, asker: int) -> Show:
    """Set all criteria of an asker to 0 and release their scores: with nothing to compare, everyone gets as much."""
    wanted = _person(show, asker, lambda p: replace(p, criteria=(0.0,) * len(show.traits)))
    return replace(wanted, pins=tuple(pin for pin in show.pins if pin.asker != asker))


def flip_criteria(show: Show, asker: int) -> Show:
    """Want the opposite of everything that an asker wants."""
    return _person(show, asker, lambda p: replace(p, criteria=tuple(0.0 - value for value in p.criteria)))


def set_tag(show: Show, guest: int, trait: int, value: float) -> Show:
    """Change how strongly a guest shows a trait."""
    return _person(show, guest, lambda p: replace(p, tags=_put(p.tags, trait, _number(value))))


def set_detail(show: Show, guest: int, axis: int, value: float) -> Show:
    """Change where a guest really stands on an axis."""
    return _person(show, guest, lambda p: replace(p, details=_put(p.details, axis, _number(value))))


def set_score(show: Show, guest: int, score: float) -> Show:
    """Pin the first asker's score of a guest: it replaces q·k until it is released."""
    _guest(show, guest)
    pin = Pin(asker=show.askers[0], guest=guest, score=_number(score))
    return replace(show, pins=(*_pins_without(show, guest), pin))


def release_score(show: Show, guest: int) -> Show:
    """Let q·k speak again for a guest."""
    return replace(show, pins=_pins_without(show, guest))


def release_all(show: Show) -> Show:
    """Let q·k speak again for everyone."""
    return replace(show, pins=())


def set_scale(show: Show, scale: Scale) -> Show:
    """Change what scores are divided by before softmax."""
    try:
        divisor = divisor_of(scale, len(show.traits))
    except ValueError as error:
        raise EditError("divisor", str(error)) from error
    if divisor < MIN_SCALE:
        raise EditError("divisor", f"{scale} is too near to 0 to divide by; {MIN_SCALE:g} is not", MIN_SCALE)
    return replace(show, scale=scale if isinstance(scale, str) else _number(scale))


def rename(show: Show, number: int, language: str, words: str) -> Show:
    """Change a person's name in one language."""
    return _person(show, number, lambda p: replace(p, name=_reworded(show, p.name, language, words)))


def set_role(show: Show, number: int, language: str, words: str) -> Show:
    """Change what a person does, in one language."""
    return _person(show, number, lambda p: replace(p, role=_reworded(show, p.role, language, words)))


def set_story(show: Show, number: int, language: str, words: str) -> Show:
    """Change a person's story in one language."""
    return _person(show, number, lambda p: replace(p, story=_reworded(show, p.story, language, words)))


def rename_trait(show: Show, trait: int, language: str, words: str) -> Show:
    """Change a trait's name in one language."""
    return replace(show, traits=_put(show.traits, trait, _reworded(show, show.traits[trait], language, words)))


def rename_axis(show: Show, axis: int, end: str, language: str, words: str) -> Show:
    """Change the "low" or the "high" word of an axis, in one language."""
    old = show.axes[axis]
    new = replace(old, **{end: _reworded(show, getattr(old, end), language, words)})
    return replace(show, axes=_put(show.axes, axis, new))


def rename_show(show: Show, language: str, words: str) -> Show:
    """Change the title of the show in one language."""
    return replace(show, title=_reworded(show, show.title, language, words))


def add_guest(show: Show, name: Text, place: int | None = None) -> Show:
    """Add a guest with empty tags and details, at a place in the row (default: last), numbered after everybody."""
    _room(len(show.guests), MAX_GUESTS, "guests")
    number = int(_number(max(person.number for person in show.people) + 1))
    guest = Person(
        number=number,
        name=_text(show, name),
        avatar=f"person-{number}",
        tags=(0.0,) * len(show.traits),
        details=(0.0,) * len(show.axes),
    )
    place = len(show.guests) if place is None else place
    guests = (*show.guests[:place], number, *show.guests[place:])
    return replace(show, people=(*show.people, guest), guests=guests)


def remove_guest(show: Show, guest: int) -> Show:
    """Take a guest out of the show, and any pin with them; the last one stays."""
    _guest(show, guest)
    if len(show.guests) == 1:
        raise EditError("last_guest", "the last guest cannot leave: attention needs somebody to attend to")
    return replace(
        show,
        people=tuple(p for p in show.people if p.number != guest or guest in show.askers),
        guests=tuple(number for number in show.guests if number != guest),
        pins=tuple(pin for pin in show.pins if pin.guest != guest),
    )


def move_guest(show: Show, guest: int, place: int) -> Show:
    """Move a guest to another place in the row (clamped): the order changes no share."""
    _guest(show, guest)
    others = [number for number in show.guests if number != guest]
    others.insert(min(max(place, 0), len(others)), guest)
    return replace(show, guests=tuple(others))


def add_trait(show: Show, name: Text) -> Show:
    """Add a trait, which nobody asks for or shows yet: d_k grows by one."""
    _room(len(show.traits), MAX_TRAITS, "traits")
    return replace(
        show,
        traits=(*show.traits, _text(show, name)),
        people=tuple(
            replace(p, criteria=p.criteria and (*p.criteria, 0.0), tags=p.tags and (*p.tags, 0.0)) for p in show.people
        ),
    )


def remove_trait(show: Show, trait: int) -> Show:
    """Take a trait away from criteria and tags: d_k shrinks by one; the last one stays."""
    if len(show.traits) == 1:
        raise EditError("last_trait", "the last trait cannot go: a score needs something to compare")
    return replace(
        show,
        traits=_drop(show.traits, trait),
        people=tuple(
            replace(p, criteria=p.criteria and _drop(p.criteria, trait), tags=p.tags and _drop(p.tags, trait))
            for p in show.people
        ),
    )


def add_axis(show: Show, low: Text, high: Text) -> Show:
    """Add a detail axis, on which everybody stands in the middle: d_v grows by one."""
    _room(len(show.axes), MAX_AXES, "axes")
    return replace(
        show,
        axes=(*show.axes, Axis(low=_text(show, low), high=_text(show, high))),
        people=tuple(replace(p, details=p.details and (*p.details, 0.0)) for p in show.people),
    )


def remove_axis(show: Show, axis: int) -> Show:
    """Take a detail axis away: d_v shrinks by one; the last one stays."""
    if len(show.axes) == 1:
        raise EditError("last_axis", "the last axis cannot go: an impression needs something to blend")
    return replace(
        show,
        axes=_drop(show.axes, axis),
        people=tuple(replace(p, details=p.details and _drop(p.details, axis)) for p in show.people),
    )


def _person(show: Show, number: int, edit: Callable[[Person], Person]) -> Show:
    if all(person.number != number for person in show.people):
        raise EditError("nobody", f"nobody has number {number}")
    return replace(show, people=tuple(edit(p) if p.number == number else p for p in show.people))


def _guest(show: Show, number: int) -> None:
    if number not in show.guests:
        raise EditError("nobody", f"no guest has number {number}")


def _pins_without(show: Show, guest: int) -> tuple[Pin, ...]:
    return tuple(pin for pin in show.pins if (pin.asker, pin.guest) != (show.askers[0], guest))


def _put(values: Sequence[T], index: int, value: T) -> tuple[T, ...]:
    _place(values, index)
    return (*values[:index], value, *values[index + 1 :])


def _drop(values: Sequence[T], index: int) -> tuple[T, ...]:
    _place(values, index)
    return (*values[:index], *values[index + 1 :])


def _place(values: Sequence[T], index: int) -> None:
    if not 0 <= index < len(values):
        raise EditError("place", f"there is no place {index} in a row of {len(values)}")


def _number(value: float) -> float:
    if not (math.isfinite(value) and abs(value) <= MAX_NUMBER):
        raise EditError("number", f"{value} is no number between ±{MAX_NUMBER:g}", MAX_NUMBER)
    return float(value) + 0.0  # never −0.0


def _reworded(show: Show, text: Text, language: str, words: str) -> Text:
    return _text(show, reword(text, language, words))


def _text(show: Show, text: Text) -> Text:
    if isinstance(text, dict) and not (text and text.keys() <= set(show.languages)):
        raise EditError("language", f"a text of this show is in {', '.join(show.languages)}; got {', '.join(text)}")
    for words in [text] if isinstance(text, str) else text.values():
        if len(words) > MAX_TEXT:
            raise EditError("text", f"a text holds at most {MAX_TEXT} characters; got {len(words)}", MAX_TEXT)
        if any("\ud800" <= character <= "\udfff" for character in words):
            raise EditError("text", "half of a character cannot be saved", MAX_TEXT)
    return text


def _room(count: int, limit: int, what: str) -> None:
    if count >= limit:
        raise EditError(what, f"a show holds at most {limit} {what}", limit)
