"""The show file, `*.show.json`: bytes become a Show or a ShowFileError that says what is wrong and where.

A file is data: nothing in it is ever run. What cannot be read is never written.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import msgspec
from msgspec.structs import replace

from core import atomic_file
from core.show import long_lists
from core.show.errors import Place, ShowFileError, any_of, describe, fail
from core.show.json_text import MAX_BYTES, layout, parse
from core.show.long_lists import Lists, NotPlainError, Step, unwatched
from core.show.model import Axis, HeadDescription, Pair, Panel, Person, Pin, Projections, Show, Vocabulary
from core.show.validate import SCALES, check_show, check_values

__all__ = ["FORMAT", "MIGRATIONS", "VERSION", "ShowFileError", "decode", "encode", "read", "write"]

FORMAT = "attention-date/show"
VERSION = 1

MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From a version to the next one: takes the file's object, returns it as the next version has it."""

PARTS: dict[object, type[msgspec.Struct]] = {
    "vocabulary": Vocabulary,
    "axes": Axis,
    "people": Person,
    "pins": Pin,
    "projections": Projections,
    "blocked": Pair,
    "panel": Panel,
    "friends": HeadDescription,
}
TYPES = {
    "int": "whole number",
    "float": "number",
    "str": "text",
    "array": "list",
    "object": "object",
    "bool": "true or false",
}
COMPLAINT = re.compile(r"(.*?)(?: - at `\$([\w.\[\]]*)`)?\Z", re.DOTALL)
STEP = re.compile(r"\.(\w+)|\[(\d+)\]")


def decode(data: bytes, step: Step = unwatched) -> Show:
    """Return the show that a file holds; ShowFileError if it holds none.

    step : called now and then with the share that is done, between 0 and 1; what it raises ends the work.
    """
    try:
        rest, lists = long_lists.cut(data, step)
        if lists:
            return _decode(rest, lists)
    except (NotPlainError, ShowFileError):
        pass  # the careful way says what is wrong, and at which place of the whole
    return _decode(data, {})


def encode(show: Show, step: Step = unwatched) -> bytes:
    """Return a show as a file of the current version; ShowFileError if no reader would open it again.

    step : called now and then with the share that is done, between 0 and 1; what it raises ends the work.
    """
    try:
        texts = long_lists.written(show, step)
    except NotPlainError:
        texts = {}
    tree = msgspec.to_builtins(replace(show, **dict.fromkeys(texts, ())))
    if show.panel == Panel():
        tree.pop("panel", None)  # which msgspec leaves out by itself only if it is the very same one
    check_values(tree)
    _show(tree, {key: getattr(show, key) for key in texts})
    texts |= {key: layout(part, "  ").encode() for key, part in tree.items()}
    texts |= {"format": f'"{FORMAT}"'.encode(), "version": str(VERSION).encode()}
    keys = ("format", "version", *Show.__struct_encode_fields__)
    lines = (b'  "%b": %b' % (key.encode(), texts[key]) for key in keys if key in texts)
    return b"{\n%b\n}\n" % b",\n".join(lines)


def read(path: str | os.PathLike[str]) -> Show:
    """Return the show in a file; ShowFileError if it holds none, OSError if it cannot be read."""
    with Path(path).open("rb") as file:
        return decode(file.read(MAX_BYTES + 1))


def write(path: str | os.PathLike[str], show: Show) -> None:
    """Write a show to a file, whole or not at all: an old file stays as it was until the new one is on the disk."""
    atomic_file.write(path, encode(show))


def _decode(data: bytes, lists: Lists) -> Show:
    """Return the show in a file out of which some long lists were taken."""
    tree = parse(data)
    if not isinstance(tree, dict):
        fail("not_a_show", (), describe(tree), f'{{"format": "{FORMAT}", …}}')
    if tree.get("format") != FORMAT:
        fail("not_a_show", ("format",), _found(tree, "format"), f'"{FORMAT}"')
    version = _version(tree)
    if lists and version != VERSION:
        raise NotPlainError  # a migration is to find all in its place
    check_values(tree)
    tree = _migrated(tree, version)
    return _show({key: part for key, part in tree.items() if key not in ("format", "version")}, lists)


def _version(tree: dict[str, Any]) -> int:
    version = tree.get("version")
    if type(version) is not int or version > VERSION:  # True is an int, but no version
        fail("version", ("version",), _found(tree, "version"), str(VERSION))
    return version


def _migrated(tree: dict[str, Any], version: int) -> dict[str, Any]:
    for old in range(version, VERSION):
        if old not in MIGRATIONS:
            fail("version", ("version",), str(version), str(VERSION))
        try:
            tree = MIGRATIONS[old](tree)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            fail("wrong_type", (), type(error).__name__, f"a show of version {old}")
    return tree


def _show(tree: dict[str, Any], lists: Lists) -> Show:
    try:
        show = msgspec.convert(tree, Show)
    except msgspec.ValidationError as error:
        _explain(str(error), tree)
    show = replace(show, **lists)
    check_show(show)
    return show


def _explain(complaint: str, tree: dict[str, Any]) -> NoReturn:
    """Raise as a ShowFileError what msgspec says in one of four ways, then " - at `$.path`" unless that is $."""
    what, path = COMPLAINT.findall(complaint)[0]
    place: Place = tuple(int(i) if i else name for name, i in STEP.findall(path))
    value = _at(tree, place)
    name = what[what.find("`") + 1 : what.rfind("`")]
    if what.startswith("Object contains unknown field"):
        fail("unknown_key", (*place, name), describe(name), _nearest(name, place))
    if what.startswith("Object missing required field"):
        fail("missing_key", (*place, name), "nothing", name)
    if what.startswith("Invalid enum value"):
        fail("out_of_range", place, describe(value), SCALES)
    if isinstance(value, dict) and path.endswith("[...]"):
        key = next(key for key, words in value.items() if not isinstance(words, str))
        fail("wrong_type", (*place, key), describe(value[key]), "text")
    wanted = what.split("`")[1]
    expected = SCALES if place == ("scale",) else " | ".join(TYPES.get(kind, kind) for kind in wanted.split(" | "))
    fail("wrong_type", place, describe(value), expected)


def _at(tree: Any, place: Place) -> Any:
    try:
        for key in place:
            tree = tree[key]
    except (LookupError, TypeError):
        return None  # a hostile key can look like a path
    return tree


def _nearest(key: str, place: Place) -> str:
    from difflib import get_close_matches

    part = next((PARTS[step] for step in reversed(place) if step in PARTS), None)
    keys = part.__struct_encode_fields__ if part else ("format", "version", *Show.__struct_encode_fields__)
    return (get_close_matches(key, keys, 1) or [any_of(keys)])[0]


def _found(tree: dict[str, Any], key: str) -> str:
    return describe(tree[key]) if key in tree else "nothing"
