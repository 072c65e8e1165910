"""Pins and blocked pairs, which msgspec reads and writes: to the byte what value by value in Python would be."""

import json
import math
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from core.show import json_text, long_lists, showfile
from core.show.model import Pair, Pin, Show
from core.show.showfile import FORMAT, VERSION, ShowFileError, decode, encode
from tests.core.shows import dating, shows, whole
from tests.odd_shows import crowd, everyone

ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False)


def plain(value: object, margin: str = "") -> str:
    """Lay a value out one by one, without any hurry: what holds no list and no object stands on one line."""
    inner = margin + "  "
    if isinstance(value, dict):
        marks, parts = "{}", list(value.values())
        lines = [f"{ENCODER.encode(key)}: {plain(part, inner)}" for key, part in value.items()]
    elif isinstance(value, list | tuple):
        marks, parts = "[]", list(value)
        lines = [plain(part, inner) for part in value]
    elif isinstance(value, float) and value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    else:
        return ENCODER.encode(value)
    if not any(isinstance(part, dict | list | tuple) for part in parts):
        return marks[0] + ", ".join(lines) + marks[1]
    inside = ",\n".join(f"{inner}{line}" for line in lines)
    return f"{marks[0]}\n{inside}\n{margin}{marks[1]}"


def plain_file(show: Show) -> bytes:
    """Return the file of a show as `plain` lays it out."""
    return f"{plain({'format': FORMAT, 'version': VERSION, **msgspec.to_builtins(show)})}\n".encode()


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have few pairs count as many."""
    monkeypatch.setattr(long_lists, "CHUNK", 3)
    monkeypatch.setattr(long_lists, "CHUNK_BYTES", 100)
    monkeypatch.setattr(long_lists, "SHORT", 0)


def pinned(*scores: float) -> Show:
    """Return a show of as many people as there are scores, each of whom the asker has given one."""
    show = crowd(len(scores))
    pins = (
        Pin(asker=show.askers[0], guest=guest, score=score) for guest, score in zip(show.guests, scores, strict=True)
    )
    return replace(show, pins=tuple(pins))


@given(shows())
def test_any_show_is_written_as_value_by_value(show: Show) -> None:
    assert encode(show) == plain_file(show)


@given(st.lists(st.floats(-1e9, 1e9) | st.floats(-1e-3, 1e-3) | st.integers(-3, 3).map(float), min_size=1, max_size=20))
def test_any_score_is_written_as_value_by_value(scores: list[float]) -> None:
    show = pinned(*scores)
    assert encode(show) == plain_file(show)
    assert decode(encode(show)) == show


@pytest.mark.usefixtures("short")
def test_lists_of_many_pieces_are_written_and_read_as_one() -> None:
    show = pinned(*(0.25 * i for i in range(-10, 13)), -0.0, 1e9, -1e9, 1e-5, 5e-324)
    show = replace(show, blocked=tuple(Pair(asker=p.asker, guest=p.guest) for p in show.pins[::2]))
    data, shares = encode(show), []
    assert data == plain_file(show)
    assert decode(data, shares.append) == show == decode(data.replace(b"\n", b"\r\n"))
    assert shares == sorted(shares) and len(shares) > 5 and shares[0] > 0 and shares[-1] <= 1
    rest, lists = long_lists.cut(data, long_lists.unwatched)
    assert lists == {"pins": show.pins, "blocked": show.blocked}
    assert json.loads(rest)["pins"] == json.loads(rest)["blocked"] == []


def test_writing_tells_how_far_it_is_and_can_be_ended() -> None:
    class EnoughError(Exception):
        pass

    def step(share: float) -> None:
        raise EnoughError(share)

    show = pinned(*range(9))
    for work in (lambda: encode(show, step), lambda: decode(encode(show) + b" " * long_lists.SHORT, step)):
        with pytest.raises(EnoughError) as told:
            work()
        assert 0 < told.value.args[0] <= 1


def slowly(data: bytes) -> Show | tuple[str, ...]:
    """Return what the careful way makes of a file: the show, or what is wrong."""
    try:
        return showfile._decode(data, {})
    except ShowFileError as error:
        return error.problem, error.path, error.found, error.expected


def quickly(data: bytes) -> Show | tuple[str, ...]:
    """Return the same of the way that every file goes."""
    try:
        return decode(data)
    except ShowFileError as error:
        return error.problem, error.path, error.found, error.expected


ODDITIES = [
    (b'"guest": 5', b'"guest": 6'),
    (b'"guest": 5', b'"guest": 5000'),
    (b'"guest": 5,', b'"guest": 5, "guest": 7,'),
    (b'"guest": 5', b'"gu\\u0065st": 5'),
    (b'"guest": 5', b'"geist": 5'),
    (b'"guest": 5,', b""),
    (b'"guest": 5,', b'"guest": 5.0,'),
    (b'"guest": 5,', b'"guest": "5",'),
    (b'"guest": 5,', b'"guest": true,'),
    (b'"guest": 5,', b'"guest": 12345678901234567890123,'),
    (b'"score": 2.5', b'"score": 1e9'),
    (b'"score": 2.5', b'"score": 1000000001'),
    (b'"score": 2.5', b'"score": NaN'),
    (b'"score": 2.5', b'"score": -Infinity'),
    (b'"score": 2.5', b'"score": 1e999'),
    (b'"score": 2.5', b'"score": null'),
    (b'"score": 2.5', b'"score": [2.5]'),
    (b'"score": 2.5', b'"score": 02.5'),
    (b'"score": 2.5', b'"score": 2.5\n  ]'),
    (b'"score": 2.5}', b'"score": 2.5},'),
    (b'"score": 2.5}', b'"score": 2.5}}'),
    (b'"score": 2.5}', b'"score": 2.5}, {}'),
    (b'"score": 2.5}', b'"score": 2.5} '),
    (b'"score": 2.5}', '"score": 2.5\u00a0}'.encode()),
    (b'"score": 2.5}', b'"score": 2.5\xff}'),
    (b'"score": 7.5}', b'"score": 7.5},\n'),
    (b'"score": 7.5}', b'"score": 7.5},\n  '),
    (b'"score": 7.5}', b'"score": 7.5},'),
    (b'\n  "pins": [\n', b'\n  "pins": [],\n  "pins": [\n'),
    (b'\n  "pins": [\n', b'\n  "blocked": [\n'),
    (b'\n  "pins": [\n', b'\n  "pens": [\n'),
    (b'\n  "vocabulary": {\n', b'\n  "vocabulary": {\n  "pins": [\n  ],'),
    (b'\n  "vocabulary": {\n', b'\n  "vocabulary": {\n  "pins": [\n    {"asker": 0, "guest": 1, "score": 1}\n  ],'),
    (b'"version": 1', b'"version": 2'),
    (b'"version": 1', b'"version": 0'),
    (b'"title": {', b'"title": {\n  "pins": [\n  ],'),
]


def test_a_file_too_large_is_refused_whatever_makes_it_so() -> None:
    data = encode(pinned(*range(9)))
    with pytest.raises(ShowFileError) as told:
        decode(data.replace(b'"pins": [\n', b'"pins": [\n' + b" " * json_text.MAX_BYTES))
    assert told.value.problem == "too_large"


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize(("old", "new"), ODDITIES)
def test_what_is_odd_is_read_as_value_by_value(old: bytes, new: bytes) -> None:
    data = encode(pinned(1, 2.5, 3, 4, 2.5, 6, 7.5))
    assert old in data
    assert quickly(data.replace(old, new, 1)) == slowly(data.replace(old, new, 1))


PIECES = [b"", b"1", b"}", b'"', b",", b"\n", b".", b"-", b"e", b"[]"]


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("seed", range(300))
def test_a_file_in_pieces_is_opened_or_refused_as_value_by_value(seed: int) -> None:
    """Some bytes among the pins and blocked pairs changed for others that could stand there."""
    dice, numbers = random.Random(seed), (1, 2, 3)
    pins = tuple(Pin(asker=a, guest=g, score=a / g) for a in numbers for g in numbers)
    data = bytearray(encode(replace(whole(), pins=pins)))
    start, end = data.index(b'"pins"'), data.index(b'"panel"')
    for _ in range(dice.randint(1, 3)):
        place = dice.randrange(start, end)
        data[place : place + dice.randrange(3)] = dice.choice(PIECES)
    assert quickly(bytes(data)) == slowly(bytes(data))


@pytest.mark.parametrize(
    "pin",
    [
        Pin(asker=0, guest=1, score=math.nan),
        Pin(asker=0, guest=1, score=1e10),
        Pin(asker=0, guest=1, score="1"),  # type: ignore[arg-type]
        Pin(asker=0, guest=10**10, score=1.0),
        Pin(asker=0, guest=999, score=1.0),
        Pair(asker=0, guest=1),
        "pin",
    ],
)
def test_a_pin_that_no_reader_would_take_is_never_written(pin: Any) -> None:
    with pytest.raises(ShowFileError, match=r"\$\.pins\[1\]"):
        encode(replace(dating(), pins=(Pin(asker=0, guest=3, score=1.0), pin)))


def test_a_pair_twice_among_very_many_is_named() -> None:
    show = everyone(40)
    pins = [Pin(asker=asker, guest=guest, score=0.5) for asker in show.askers for guest in show.guests]
    assert decode(encode(replace(show, pins=tuple(pins)))).pins == tuple(pins)
    pins[1500] = pins[3]
    with pytest.raises(ShowFileError, match=r"\$\.pins\[1500\]"):
        encode(replace(show, pins=tuple(pins)))
