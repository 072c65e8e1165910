"""Numbers and shares as people type and paste them. What can be read in two ways is not read at all."""

import math
import re
from collections.abc import Sequence

from core.numbers import PERCENT_SIGN

AS_TYPED = str.maketrans("０１２３４５６７８９−－–＋．。，、；％", "0123456789---+..,;;%")
"""What keyboards and input methods put for ASCII."""
ONE_COMMA = re.compile(r"[+-]?[1-9]\d*,\d{3}(?!\d)[^,.]*$")
GROUPED = re.compile(r"[+-]?\d{1,3}([.,]\d{3})+([.,]\d+)?")  # as thousands are parted, once or more
ROUNDING = 0.0025
"""How far the shares of a row may be off 1 together by the rounding of their digits, at the most."""


class UnreadableError(ValueError):
    """What was typed is no such number. `problem` names it for whoever tells the user in their own language.

    number: no number. several: more than one. two_ways: `parts` are the two numbers it may be. large: not finite.
    percent: a share where there are none. Of a row of shares, count: so many are typed and so many wanted; sum: what
    they add up to; nothing: a share of 0 or below; hidden: a share for somebody who is hidden.
    """

    def __init__(self, problem: str, *parts: str) -> None:
        super().__init__(" ".join((problem, *parts)))
        self.problem, self.parts = problem, parts


def number(text: str) -> float:
    """Return the number that somebody typed (− and full-width digits too); UnreadableError tells why not."""
    plain = _plain(text)
    if "%" in plain:
        _number(plain.rstrip("% "))
        raise UnreadableError("percent")
    return _number(plain)


def share(text: str) -> float:
    """Return a share that somebody typed: 60, 60 % and 0.6 are all 0.6. Only 1 may be either."""
    plain = _plain(text)
    if plain.endswith("%"):
        return _number(plain[:-1].rstrip()) / 100
    value = _number(plain)
    if value == 1:
        raise UnreadableError("two_ways", f"1{PERCENT_SIGN}", f"100{PERCENT_SIGN}")
    return value / 100 if value > 1 else value


def is_row(text: str) -> bool:
    """Return whether more than one number was typed, rather than one."""
    return len(_row(_plain(text))) > 1 and not re.fullmatch(r"[+-]?\d*,\d*\s*%?", _plain(text))


def shares(text: str, hidden: Sequence[bool]) -> tuple[float, ...]:
    """Return a row of shares that somebody typed, which add up to 1: (0.5, 0.3, 0.2).

    text : so many shares as there are people, or as are not hidden; 0.5, 0.3, 0.2 or 50, 30, 20, with % or without.
    hidden : whom nobody looks at; they get 0.
    """
    parts = _row(_plain(text))
    values = [_number(part.rstrip("% ")) for part in parts]
    seen = [place for place, gone in enumerate(hidden) if not gone]
    if len(values) == len(hidden):
        if any(value and hidden[place] for place, value in enumerate(values)):
            raise UnreadableError("hidden")
        values, parts = [values[place] for place in seen], [parts[place] for place in seen]
    if len(values) != len(seen):
        raise UnreadableError("count", str(len(values)), str(len(seen)))
    if not all(value > 0 for value in values):
        raise UnreadableError("nothing")
    total = math.fsum(values)
    in_percent = any("%" in part for part in parts) or total > 2
    whole = 100.0 if in_percent else 1.0
    slack = math.fsum(0.5 * 10.0 ** -_decimals(part) for part in parts)
    if abs(total - whole) > min(slack, ROUNDING * whole):
        raise UnreadableError("sum", f"{total:.10g}{PERCENT_SIGN}" if in_percent else f"{total:.10g}")
    row = [0.0] * len(hidden)
    for place, value in zip(seen, values, strict=True):
        row[place] = value / total
    return tuple(row)


def _plain(text: str) -> str:
    return re.sub(r"\s+%", "%", text.strip().translate(AS_TYPED))


def _row(plain: str) -> list[str]:
    """Return the parts of a row: parted by semicolons, by blanks, or by commas."""
    plain = plain.strip("[](){}")
    if ";" in plain:
        return [part.strip() for part in plain.split(";") if part.strip()]
    parts = [part.strip(",") for part in plain.split()]  # a comma at the end of a number parts it from the next
    if len(parts) == 1:
        parts = parts[0].split(",")
    return [part for part in parts if part]


def _decimals(part: str) -> int:
    return len(re.split(r"[.,]", part.rstrip("% "))[-1]) if re.search(r"[.,]", part) else 0


def _number(plain: str) -> float:
    if len(plain.split()) > 1:
        raise UnreadableError("several")
    if _parts_thousands(plain):
        raise UnreadableError("two_ways", *_readings(plain))
    try:
        value = float("" if "_" in plain else plain.replace(",", "."))
    except ValueError:
        raise UnreadableError("number") from None
    if not math.isfinite(value):
        raise UnreadableError("large" if re.search(r"\d", plain) else "number")
    return value


def _parts_thousands(plain: str) -> bool:
    """Return whether a mark may part thousands: a comma before three digits, or marks of both kinds. 1.000 is 1."""
    marks = re.findall(r"[.,]", plain)
    return bool(ONE_COMMA.match(plain)) or (len(marks) > 1 and bool(GROUPED.fullmatch(plain)))


def _readings(plain: str) -> tuple[str, str]:
    """Return the two numbers that may be meant, by whether the last mark parts decimals."""
    *whole, rest = re.split(r"[.,]", plain)
    last = f"{''.join(whole)}.{rest}"
    if len(set(re.findall(r"[.,]", plain))) == 1:
        return last, "".join((*whole, rest))
    return last, f"{whole[0]}.{''.join((*whole[1:], rest))}"
