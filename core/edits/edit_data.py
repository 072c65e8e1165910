"""Edits as data, as a lesson writes them: {"edit": "set_score", "guest": 3, "score": 10.5}."""

import re
from difflib import get_close_matches
from typing import Any

import msgspec

from core.edits.registry import Edit, EditType, edit_types
from core.show.errors import any_of, describe, json_path

COMPLAINT = re.compile(r"(.*?)(?: - at `\$\.(\w+)(?:\[(\d+)\])?.*`)?\Z", re.DOTALL)  # of msgspec: what, and where
KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "array": "a list",
    "bool": "true or false",
    "null": "null",
}


class EditDataError(ValueError):
    """Data that is no edit. It says where, what was found, and what would do."""


def to_data(edit: Edit) -> dict[str, Any]:
    """Return an edit as data: its name and its arguments, without those that have their default."""
    data: dict[str, Any] = msgspec.to_builtins(edit)
    return data


def from_data(data: object) -> Edit:
    """Return the edit that data describes; EditDataError if it describes none. Whether it can be made is not known."""
    if not isinstance(data, dict):
        raise EditDataError(f'At $, found {describe(data)}, but an edit is {{"edit": …, and its arguments}}.')
    types, name = edit_types(), data.get("edit")
    if not isinstance(name, str) or name not in types:
        found = describe(name) if "edit" in data else "nothing"
        near = get_close_matches(str(name), types, 3) or sorted(types)
        raise EditDataError(f"At $.edit, found {found}, which is no edit; {any_of(near)} would do.")
    try:
        return msgspec.convert(data, types[name].struct)
    except msgspec.ValidationError as error:
        raise EditDataError(_explain(str(error), data, types[name])) from None


def _explain(complaint: str, data: dict[str, Any], type_: EditType) -> str:
    """Say what msgspec says of an argument in one of four ways, with what was found and what would do."""
    what, argument, index = COMPLAINT.findall(complaint)[0]
    named = what.partition("`")[2].partition("`")[0]
    if what.startswith("Object contains unknown field"):
        near = get_close_matches(named, type_.parameters, 1) or list(type_.parameters)
        takes = any_of(near) or "no arguments"
        return f"At {json_path((named,))}, {type_.name} takes no {describe(named)}; it takes {takes}."
    if what.startswith("Object missing required field"):
        return f"At {json_path((named,))}, nothing was found, but {type_.name} needs {describe(named)}."
    place = (argument, int(index)) if index else (argument,)
    value = data[argument][int(index)] if index else data[argument]
    choices = what.startswith("Invalid enum value")
    wanted = _choices(type_.parameters[argument]) if choices else [KINDS.get(kind, kind) for kind in named.split(" | ")]
    return f"At {json_path(place)}, found {describe(value)}, but it should be {' or '.join(wanted)}."


def _choices(hint: Any) -> list[str]:
    """Return what an argument of words that are given may be: those of its Literal, and what else its type allows."""
    if hint is float:
        return [KINDS["float"]]
    return [text for one in hint.__args__ for text in ([describe(one)] if isinstance(one, str) else _choices(one))]
