"""What must be true of a show file beyond its types: sizes, lengths, and numbers that name somebody."""

import math
import re
from collections.abc import Iterator, Sequence
from operator import attrgetter

from core.show.errors import Place, any_of, describe, fail
from core.show.json_text import MAX_DEPTH, Repeated
from core.show.model import (
    MAX_AXES,
    MAX_FEATURES,
    MAX_GUESTS,
    MAX_HEADS,
    MAX_NUMBER,
    MAX_TEXT,
    MAX_TRAITS,
    MIN_SCALE,
    Matrix,
    Pair,
    Person,
    Pin,
    Show,
    Text,
)

SCALES = "sqrt_d_k | none | > 0"
HALF = re.compile("[\ud800-\udfff]")  # of a pair that stands for one character in UTF-16
MANY_PAIRS = 1000  # there may be one for each pair of 512 people: looked at one by one only to name a fault
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
            if not _plain(key):
                _words(key, (*place, key))
            if not _plain(part):
                check_values(part, (*place, key))
    elif isinstance(value, list | tuple):
        for index, part in enumerate(value):
            if not _plain(part):
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
    _projections(show)
    _people(show)
    _scale(show)
    _pairs(show, "pins", show.pins)
    _pairs(show, "blocked", show.blocked)
    _once(show.empty_chairs, ("empty_chairs",))
    guests = set(show.guests)
    for i, number in enumerate(show.empty_chairs):
        _known(number, guests, ("empty_chairs", i))
    if show.selected is not None:
        _known(show.selected, set(show.askers), ("selected",))
    if show.causal and not show.everyone:
        fail("out_of_range", ("causal",), describe(True), "false | askers = guests")
    _panel(show)


def _plain(value: object) -> bool:
    """Return whether a value is fine at a glance, as nearly all of a file are: their places need no naming."""
    if type(value) is str:
        return value.isascii() and len(value) <= MAX_TEXT
    return (type(value) is float or type(value) is int) and -MAX_NUMBER <= value <= MAX_NUMBER  # which no NaN is


def _number(value: float, place: Place) -> None:
    if not (isinstance(value, int) or math.isfinite(value)):
        fail("not_finite", place, describe(value), "number")
    if abs(value) > MAX_NUMBER:
        fail("too_large", place, describe(value), f"-{MAX_NUMBER:.0f}…{MAX_NUMBER:.0f}")


def _words(words: str, place: Place) -> None:
    if len(words) > MAX_TEXT:
        fail("too_large", place, f"{len(words)} characters", f"≤ {MAX_TEXT} characters")
    if HALF.search(words):
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
    yield ("breaks",), show.breaks
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
    yield from ((("features", i), feature) for i, feature in enumerate(show.features))
    yield from ((("panel", "friends", i, "name"), friend.name) for i, friend in enumerate(show.panel.descriptions))


def _languages(text: Text, languages: Sequence[str], place: Place) -> None:
    if isinstance(text, str):
        return
    if not text:
        fail("empty", place, describe(text), "≥ 1")
    for language in text:
        if language not in languages:
            fail("unknown_key", (*place, language), describe(language), " | ".join(languages))


def _people(show: Show) -> None:
    numbers: set[int] = set()
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
    askers, guests = set(show.askers), set(show.guests)
    for i, person in enumerate(show.people):
        _lengths(show, person, person.number in askers, person.number in guests, ("people", i))


def _lengths(show: Show, person: Person, asks: bool, asked: bool, place: Place) -> None:
    given = show.projections is None  # not computed of an embedding
    for field, needed, length in (
        ("criteria", asks and given, len(show.traits)),
        ("tags", asked and given, len(show.traits)),
        ("details", asked and given, len(show.axes)),
        ("embedding", (asks or asked) and not given, len(show.features)),
    ):
        values = getattr(person, field)
        if len(values) != length and (needed or values):
            fail("wrong_length", (*place, field), describe(values), str(length))


def _projections(show: Show) -> None:
    if show.projections is None:
        if show.features:
            fail("wrong_length", ("features",), describe(show.features), "0")
        return
    _count(show.features, 1, MAX_FEATURES, ("features",))
    d_model, d_k, d_v = len(show.features), len(show.traits), len(show.axes)
    for field, columns in (("w_q", d_k), ("w_k", d_k), ("w_v", d_v)):
        _matrix(getattr(show.projections, field), d_model, columns, ("projections", field))


def _panel(show: Show) -> None:
    panel = show.panel
    if not 1 <= panel.heads <= MAX_HEADS:
        fail("out_of_range", ("panel", "heads"), describe(panel.heads), f"1…{MAX_HEADS}")
    if panel.kv_heads < 0 or (panel.kv_heads and panel.heads % panel.kv_heads):
        divisors = " | ".join(str(n) for n in range(1, panel.heads + 1) if panel.heads % n == 0)
        fail("out_of_range", ("panel", "kv_heads"), describe(panel.kv_heads), divisors)
    if panel.seed < 0:
        fail("out_of_range", ("panel", "seed"), describe(panel.seed), "≥ 0")
    _count(panel.descriptions, 0, MAX_HEADS, ("panel", "friends"))
    _below(panel.muted, panel.heads, ("panel", "silent"))
    for i, friend in enumerate(panel.descriptions):
        _below(friend.traits, len(show.traits), ("panel", "friends", i, "traits"))
        _below(friend.axes, len(show.axes), ("panel", "friends", i, "axes"))
    widths = show.panel_widths
    for field, rows, columns in (
        ("w_q", widths.d_model, widths.d_model),
        ("w_k", widths.d_model, widths.kv),
        ("w_v", widths.d_model, widths.kv),
        ("w_o", widths.d_model, widths.d_model),
    ):
        if getattr(panel, field):
            _matrix(getattr(panel, field), rows, columns, ("panel", field))


def _below(places: Sequence[int], count: int, place: Place) -> None:
    _once(places, place)
    for i, value in enumerate(places):
        if not 0 <= value < count:
            fail("out_of_range", (*place, i), describe(value), f"0…{count - 1}")


def _matrix(rows: Matrix, height: int, width: int, place: Place) -> None:
    if len(rows) != height:
        fail("wrong_length", place, describe(rows), str(height))
    for i, row in enumerate(rows):
        if len(row) != width:
            fail("wrong_length", (*place, i), describe(row), str(width))


def _scale(show: Show) -> None:
    if isinstance(show.scale, str):
        return
    if show.scale <= 0:
        fail("out_of_range", ("scale",), describe(show.scale), SCALES)
    if show.scale < MIN_SCALE:
        fail("out_of_range", ("scale",), describe(show.scale), f"≥ {MIN_SCALE:g}")


def _pairs(show: Show, key: str, given: Sequence[Pin | Pair]) -> None:
    askers, guests = set(show.askers), set(show.guests)
    if len(given) > MANY_PAIRS and _is_fine(given, askers, guests):
        return
    pairs = set()
    for i, pair in enumerate(given):
        _known(pair.asker, askers, (key, i, "asker"))
        _known(pair.guest, guests, (key, i, "guest"))
        if (pair.asker, pair.guest) in pairs:
            fail("duplicate", (key, i), f"{pair.asker}, {pair.guest}", "once")
        pairs.add((pair.asker, pair.guest))


def _is_fine(given: Sequence[Pin | Pair], askers: set[int], guests: set[int]) -> bool:
    """Return whether all pairs are of known people, and none stands twice: without saying which is at fault."""
    import numpy as np

    asking = np.fromiter(map(attrgetter("asker"), given), np.int64, len(given))
    asked = np.fromiter(map(attrgetter("guest"), given), np.int64, len(given))
    pairs = np.sort((asking << 32) + asked)
    once = bool((pairs[1:] != pairs[:-1]).all())
    return once and askers.issuperset(asking.tolist()) and guests.issuperset(asked.tolist())


def _known(number: int, numbers: set[int], place: Place) -> None:
    if number not in numbers:
        fail("unknown_person", place, describe(number), any_of(sorted(numbers)))
