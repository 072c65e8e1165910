"""What is wrong with a show file, and where: one error with parts that an app can put into any language."""

import math
from collections.abc import Sequence
from typing import NoReturn

Place = tuple[str | int, ...]
"""Where something stands in a file: ("people", 3, "tags") is $.people[3].tags."""

MOST_CHOICES = 12  # of what would do that are named

SENTENCES = {
    "not_utf8": "the file is not {expected} text: found {found}; save it with the encoding {expected}",
    "not_json": "the file is not valid JSON: found {found}, but {expected} should stand there",
    "not_a_show": "the file is not a show of Attention Date: found {found}, but it should be {expected}",
    "version": "found version {found}, but this program reads version {expected}",
    "unknown_key": "a show has no key {found} here; {expected} would do",
    "missing_key": "found {found}, but the key {expected} must stand here",
    "wrong_type": "found {found}, but it should be: {expected}",
    "not_finite": "found {found}, but it should be a finite {expected}",
    "too_large": "found {found}, which is too large; {expected} would do",
    "wrong_length": "found {found}, but there should be {expected}",
    "duplicate": "found {found} again, but it should stand here {expected}",
    "unknown_person": "found {found}, which is the number of nobody who could stand here; {expected} would do",
    "out_of_range": "found {found}, but it should be: {expected}",
    "empty": "found {found}, but the number of entries should be {expected}",
}


class ShowFileError(ValueError):
    """A file that cannot be opened. `problem` is a key of SENTENCES; `found` and `expected` are short texts."""

    def __init__(self, problem: str, path: str, found: str, expected: str) -> None:
        sentence = SENTENCES[problem].format(found=found, expected=expected)
        super().__init__(f"At {path}, {sentence}.")
        self.problem = problem
        self.path = path
        self.found = found
        self.expected = expected


def fail(problem: str, place: Place, found: str, expected: str) -> NoReturn:
    """Raise the ShowFileError of a problem at a place."""
    raise ShowFileError(problem, json_path(place), found, expected)


def json_path(place: Place) -> str:
    """Return a place as a JSON path: $.people[3].tags, or $["odd key"]."""
    return "$" + "".join(_step(key) for key in place)


def describe(value: object) -> str:
    """Return a short text of a value, as it would stand in the file: "abc", 3, null, 5 numbers."""
    match value:
        case str():
            return f'"{"".join(map(_visible, value[:40]))}{"…" if len(value) > 40 else ""}"'
        case bool() | None:
            return {True: "true", False: "false", None: "null"}[value]
        case int() | float():
            return _digits(value)
        case list() | tuple():
            numbers = value and all(isinstance(x, int | float) and not isinstance(x, bool) for x in value)
            return f"{len(value)} {'number' if numbers else 'item'}{'' if len(value) == 1 else 's'}"
        case dict():
            return "{…}" if value else "{}"
    return type(value).__name__


def any_of(choices: Sequence[object]) -> str:
    """Return what would do, as a short text: a | b | c, and … where there is more."""
    return " | ".join(map(str, choices[:MOST_CHOICES])) + (" | …" if len(choices) > MOST_CHOICES else "")


def _digits(value: float) -> str:
    if isinstance(value, int):
        return str(value) if abs(value) < 10**20 else "> 1e20" if value > 0 else "< -1e20"
    return repr(value) if math.isfinite(value) else str(value).replace("inf", "Infinity").replace("nan", "NaN")


def _visible(character: str) -> str:
    return character if character.isprintable() else character.encode("unicode_escape").decode()


def _step(key: str | int) -> str:
    if isinstance(key, int):
        return f"[{key}]"
    return f".{key}" if key.isascii() and key.isidentifier() and len(key) <= 40 else f"[{describe(key)}]"
