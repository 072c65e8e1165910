"""What must be true of a show file beyond its types: sizes, lengths, and numbers that name somebody."""

import math
import re
from collections.abc import Iterator, Sequence

from core.jsontext import MAX_DEPTH, Repeated
from core.show import MAX_AXES, MAX_GUESTS, MAX_NUMBER, MAX_TEXT, MAX_TRAITS, MIN_SCALE, Person, Show, Text
from core.showerror import Place, describe, fail

SCALES = "sqrt_d_k | none | > 0"
AVATAR = re.compile(r"[a-z]{1,32}-[0-9]{1,10}")


def check_values(value: object, place: Place = ()) -> None:
    """Refuse what no part of a show may hold: repeated keys, deep nesting, numbers and texts beyond all bounds."""
    if len(place) > MAX_DEPTH:
        fail("too_large", place, f"> {MAX_DEPTH} levels", f"≤ {MAX_DEPTH} levels")
    if isinstance(value, str):
        _words(value, place)
    elif isinstance(value, int | float):
        _number(value, place)
    elif isinstance(value, dict):
        if isinstance(value, Repeated):
            fail("duplicate", (*place, value.key), describe(value.key), "once")
        for key, part in value.items():
            _words(key, (*place, key))
            check_values(part, (*place, key))
    elif isinstance(value, list | tuple):
        for index, part in enumerate(value):
            check_values(part, (*place, index))


def check_show(show: Show) -> None:
    """Refuse a show that nobody could stage, with the first fault found."""
    _count(show.languages, 1, None, ("languages",))
    _count(show.traits, 1, MAX_TRAITS, ("traits",))
    _count(show.axes, 1, MAX_AXES, ("axes",))
    _count(show.askers, 1, MAX_GUESTS, ("askers",))
    _count(show.guests, 1, MAX_GUESTS, ("guests",))
    _once(show.languages, ("languages",))
    for place, text in _texts(show):
        _languages(text, show.languages, place)
    _people(show)
    _scale(show)
    _pins(show)


def _number(value: float, place: Place) -> None:
    if not (isinstance(value, int) or math.isfinite(value)):
        fail("not_finite", place, describe(value), "number")
    if abs(value) > MAX_NUMBER:
        fail("too_large", place, describe(value), f"-{MAX_NUMBER:.0f}…{MAX_NUMBER:.0f}")


def _words(words: str, place: Place) -> None:
    if len(words) > MAX_TEXT:
        fail("too_large", place, f"{len(words)} characters", f"≤ {MAX_TEXT} characters")
    if any("\ud800" <= character <= "\udfff" for character in words):
        fail("out_of_range", place, describe(words), "Unicode text")


def _count(values: Sequence[object], least: int, most: int | None, place: Place) -> None:
    if len(values) < least:
        fail("empty", place, describe(values), f"≥ {least}")
    if most is not None and len(values) > most:
        fail("too_large", place, describe(values), f"≤ {most}")


def _once(values: Sequence[str | int], place: Place) -> None:
    seen: set[str | int] = set()
    for index, value in enumerate(values):
        if value in seen:
            fail("duplicate", (*place, index), describe(value), "once")
        seen.add(value)


def _texts(show: Show) -> Iterator[tuple[Place, Text]]:
    yield ("title",), show.title
    for field in show.vocabulary.__struct_fields__:
        yield ("vocabulary", field), getattr(show.vocabulary, field)
    yield from ((("traits", i), trait) for i, trait in enumerate(show.traits))
    for i, axis in enumerate(show.axes):
        yield ("axes", i, "low"), axis.low
        yield ("axes", i, "high"), axis.high
    for i, person in enumerate(show.people):
        yield ("people", i, "name"), person.name
        yield ("people", i, "role"), person.role
        yield ("people", i, "story"), person.story


def _languages(text: Text, languages: Sequence[str], place: Place) -> None:
    if isinstance(text, str):
        return
    if not text:
        fail("empty", place, describe(text), "≥ 1")
    for language in text:
        if language not in languages:
            fail("unknown_key", (*place, language), describe(language), " | ".join(languages))


def _people(show: Show) -> None:
    numbers = set()
    for i, person in enumerate(show.people):
        if person.number < 0:
            fail("out_of_range", ("people", i, "number"), describe(person.number), "≥ 0")
        if person.number in numbers:
            fail("duplicate", ("people", i, "number"), describe(person.number), "once")
        if not AVATAR.fullmatch(person.avatar):
            fail("out_of_range", ("people", i, "avatar"), describe(person.avatar), '"person-1"')
        numbers.add(person.number)
    for role in ("askers", "guests"):
        named = getattr(show, role)
        _once(named, (role,))
        for index, number in enumerate(named):
            _known(number, numbers, (role, index))
    for i, person in enumerate(show.people):
        _lengths(show, person, ("people", i))


def _lengths(show: Show, person: Person, place: Place) -> None:
    asks, asked = person.number in show.askers, person.number in show.guests
    for field, needed, length in (
        ("criteria", asks, len(show.traits)),
        ("tags", asked, len(show.traits)),
        ("details", asked, len(show.axes)),
    ):
        values = getattr(person, field)
        if len(values) != length and (needed or values):
            fail("wrong_length", (*place, field), describe(values), str(length))


def _scale(show: Show) -> None:
    if isinstance(show.scale, str):
        return
    if show.scale <= 0:
        fail("out_of_range", ("scale",), describe(show.scale), SCALES)
    if show.scale < MIN_SCALE:
        fail("out_of_range", ("scale",), describe(show.scale), f"≥ {MIN_SCALE:g}")


def _pins(show: Show) -> None:
    pairs = set()
    for i, pin in enumerate(show.pins):
        _known(pin.asker, show.askers, ("pins", i, "asker"))
        _known(pin.guest, show.guests, ("pins", i, "guest"))
        if (pin.asker, pin.guest) in pairs:
            fail("duplicate", ("pins", i), f"{pin.asker}, {pin.guest}", "once")
        pairs.add((pin.asker, pin.guest))


def _known(number: int, numbers: Sequence[int] | set[int], place: Place) -> None:
    if number not in numbers:
        known = " | ".join(str(one) for one in sorted(numbers)[:12])
        fail("unknown_person", place, describe(number), known + (" | …" if len(numbers) > 12 else ""))
