"""JSON as bytes: read strictly, written the way a person would lay it out."""

import json
import math

from core.show.errors import ShowFileError

MAX_BYTES = 16 * 2**20
MAX_DEPTH = 16

EXPECTED = {
    "Expecting value": "value",
    "Expecting property name enclosed in double quotes": '"key"',
    "Expecting ',' delimiter": ",",
    "Expecting ':' delimiter": ":",
    "Extra data": "end of file",
    "Unterminated string starting at": 'closing "',
    "Invalid control character at": r"\n | \t | \u….",
    "Invalid \\escape": r"\\",
    "Invalid \\uXXXX escape": r"\u0000…\uffff",
}
"""What JSON would have, by the parser's complaint."""


_SCALARS = {str, int, float, bool, type(None)}
_ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False)  # made once: `json.dumps` makes one for each word


class Repeated(dict[str, object]):
    """An object in which a key stands more than once; JSON leaves open what that means."""

    def __init__(self, pairs: list[tuple[str, object]]) -> None:
        super().__init__(pairs)
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                self.key = key
                break
            seen.add(key)


def parse(data: bytes) -> object:
    """Return what a JSON file says; a leading BOM is skipped.

    Raises ShowFileError (not_utf8, not_json, too_large). An object with a repeated key comes back as `Repeated`.
    """
    if len(data) > MAX_BYTES:
        raise ShowFileError("too_large", "$", f"> {MAX_BYTES} B", f"≤ {MAX_BYTES} B")
    try:
        text = data.removeprefix(b"\xef\xbb\xbf").decode()
        return json.loads(text, object_pairs_hook=_object, parse_int=_integer)
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode()
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        byte = f"byte 0x{error.object[error.start]:02x}"
        raise ShowFileError("not_utf8", f"line {line}, column {column}", byte, "UTF-8") from None
    except json.JSONDecodeError as error:
        found = error.doc[error.pos : error.pos + 1]
        raise ShowFileError(
            "not_json",
            f"line {error.lineno}, column {error.colno}",
            found if found.isprintable() and found else ascii(found)[1:-1] or "end of file",
            EXPECTED.get(error.msg, "JSON"),
        ) from None
    except RecursionError:
        raise ShowFileError("too_large", "$", f"> {MAX_DEPTH} levels", f"≤ {MAX_DEPTH} levels") from None


def layout(value: object, margin: str = "") -> str:
    """Return a value as JSON text: what holds no list and no object stands on one line; 2.0 is written 2."""
    inner = margin + "  "
    if isinstance(value, dict):
        opening, closing = "{", "}"
        if _SCALARS.issuperset(map(type, value.values())):
            return f"{{{', '.join([f'{_scalar(key)}: {_scalar(part)}' for key, part in value.items()])}}}"
        lines = [f"{inner}{_scalar(key)}: {layout(part, inner)}" for key, part in value.items()]
    elif isinstance(value, list | tuple):
        opening, closing = "[", "]"
        if _SCALARS.issuperset(map(type, value)):
            return f"[{', '.join(map(_scalar, value))}]"
        lines = [f"{inner}{layout(part, inner)}" for part in value]
    else:
        return _scalar(value)
    inside = ",\n".join(lines)
    return f"{opening}\n{inside}\n{margin}{closing}"


def _scalar(value: object) -> str:
    if type(value) is float and math.isfinite(value):  # most of a file, and the encoder takes four times as long
        return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)
    return str(value) if type(value) is int else _ENCODER.encode(value)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    return found if len(found) == len(pairs) else Repeated(pairs)


def _integer(digits: str) -> float:
    """Read an integer, one beyond all use as a float: Python refuses to read 5000 digits as an int."""
    return int(digits) if len(digits) <= 20 else float(digits)
