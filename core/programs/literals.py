"""Numbers and texts as Python writes them. A text never leaves its quotes, whatever it says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

LEAST_SPARSE, MOST_FILLED = 8, 0.2  # rows, and the part that is not 0, of a matrix that is written down by places
WIDTH = 100  # columns of a line that holds many literals


def text(words: str) -> str:
    """Return a string literal: what could break or turn a line around is escaped."""
    quoted = repr(words)
    return f'"{quoted[1:-1]}"' if quoted[0] == "'" and '"' not in quoted else quoted


def number(value: float) -> str:
    """Return a float literal: the shortest that reads back as the same number."""
    return repr(float(value) + 0.0)  # never -0.0, which no screen shows


def row(values: Iterable[float]) -> str:
    """Return a row of numbers: [1.0, 0.5]."""
    return _row(tuple(values))


@lru_cache(maxsize=2048)
def _row(values: tuple[float, ...]) -> str:
    """The same, remembered: an edit leaves most rows of a matrix as they are."""
    return f"[{', '.join(map(number, values))}]"


def matrix(name: str, make: str, rows: Sequence[Sequence[float]], comment: str) -> Iterator[str]:
    """Yield the lines that give a name to a matrix; `make` is the library's word for it."""
    if len(rows) == 1:
        yield f"{name} = {make}([{row(rows[0])}])  # {comment}"
        return
    yield f"{name} = {make}([  # {comment}"
    yield from (f"    {row(values)}," for values in rows)
    yield "])"


def sparse(name: str, make: str, rows: Sequence[Sequence[float]], comment: str) -> Iterator[str]:
    """Yield the lines that give a name to a matrix; where most of it is 0, only what is not is written down."""
    filled = [(i, j, value) for i, values in enumerate(rows) for j, value in enumerate(values) if value]
    size = (len(rows), len(rows[0]))
    if len(rows) < LEAST_SPARSE or not filled or len(filled) > size[0] * size[1] * MOST_FILLED:
        yield from matrix(name, make, rows, comment)
        return
    values = [value for _, _, value in filled]
    given = number(values[0]) if len(set(values)) == 1 else f"{make}({row(values)})"
    yield f"{name} = {make.split('.', maxsplit=1)[0]}.zeros({size})  # {comment}"
    yield f"{name}["
    yield f"    {[i for i, _, _ in filled]},"
    yield f"    {[j for _, j, _ in filled]},"
    yield f"] = {given}"


def packed(opening: str, literals: Iterable[str], closing: str) -> Iterator[str]:
    """Yield a list of literals as one line if it fits, else as many to a line as fit."""
    parts = list(literals)
    whole = f"{opening}{', '.join(parts)}{closing}"
    if len(whole) <= WIDTH:
        yield whole
        return
    yield opening
    line = ""
    for part in parts:
        if line and len(line) + len(part) > WIDTH - 6:
            yield f"    {line.rstrip()}"
            line = ""
        line += f"{part}, "
    yield f"    {line.rstrip()}"
    yield closing
