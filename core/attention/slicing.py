"""A part of a tensor, by what a learner types: "0", "0, :, 1:3", "..., -1", "[::2]". Nothing typed is ever run."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Literal, TypeAlias

from core.attention.inputs import frozen
from core.numbers import MINUS

if TYPE_CHECKING:
    from types import EllipsisType

    from core.attention.inputs import Array

    Index: TypeAlias = int | slice | EllipsisType

Problem: TypeAlias = Literal["syntax", "too_many", "out_of_range"]

TYPED = str.maketrans({"、": ",", "。": ".", "【": "[", "】": "]", "〔": "[", "〕": "]", MINUS: "-", "–": "-"})
"""What keyboards and input methods give for , . [ ] and -, beyond what NFKC knows to be the same."""

WHOLE = r"[+-]?\s*\d{1,99}"
INDEX = re.compile(rf"(?P<only>{WHOLE})|(?P<start>{WHOLE})?\s*:\s*(?P<stop>{WHOLE})?\s*(?::\s*(?P<step>{WHOLE})?)?")


class SliceError(ValueError):
    """What was typed picks nothing. `problem` names it for whoever tells the learner in their own language."""

    def __init__(
        self,
        problem: Problem,
        message: str,
        *,
        found: int | str,
        dimension: int | None = None,
        size: int | None = None,
    ) -> None:
        super().__init__(message)
        self.problem = problem
        self.found = found  # "syntax": the part that is no index; "too_many": how many there are; else the index
        self.dimension = dimension  # counted from 0; None where it is none, or unclear which
        self.size = size  # "out_of_range": of that dimension; "too_many": how many dimensions there are


def take(array: Array, text: str) -> Array:
    """Return the part of an array that a text names, as NumPy does: `take(x, "0, 1:3")` is `x[0, 1:3]`.

    Parameters
    ----------
    array : (…) of any shape.
    text : indices with commas between, with or without [ ]: whole numbers (negative ones count from the end), ranges
        start:stop:step, and once "..." for all dimensions in between. Nothing at all is the whole array. Full-width
        and Chinese punctuation (：，、［］【】……), − and the digits of any script will do.

    Returns
    -------
    A read-only view; a single number has shape ().

    Raises
    ------
    SliceError
        "syntax": a part is no index, a range has a step of 0, or "..." stands twice. "too_many": more indices than
        dimensions. "out_of_range": an index beyond its dimension; ranges may reach beyond, as in NumPy.

    Source: NumPy user guide, "Indexing on ndarrays", basic indexing.
    """
    indices = _parsed(array.shape, text)
    if ... not in indices:
        indices.append(...)
    given = len(indices) - 1
    if given > array.ndim:
        raise SliceError("too_many", _too_many(array.shape, given), found=given, size=array.ndim)
    place = indices.index(...)
    indices[place : place + 1] = [slice(None)] * (array.ndim - given)
    for dimension, (index, size) in enumerate(zip(indices, array.shape, strict=True)):
        if isinstance(index, int) and not -size <= index < size:
            message = _out_of_range(array.shape, dimension, index)
            raise SliceError("out_of_range", message, found=index, dimension=dimension, size=size)
    return frozen(array[(*indices, ...)])  # "..." at the end, so that a single number is an array too


def _parsed(shape: tuple[int, ...], text: str) -> list[Index]:
    """Return the indices in a text; SliceError ("syntax") if one is none."""
    typed = unicodedata.normalize("NFKC", text).translate(TYPED).strip()
    if typed.startswith("[") and typed.endswith("]"):
        typed = typed[1:-1].strip()
    if not typed:
        return []
    parts = typed.removesuffix(",").split(",")  # one comma at the end is Python's way to write a tuple of one
    indices: list[Index] = []
    for place, part in enumerate(map(str.strip, parts)):
        index = _index(part)
        why = ""
        if index is None:
            what = repr(part) if len(part) <= 40 else repr(part[:40] + "…")
            why = f"{what} is no index" if part else "nothing stands where an index should"
        elif isinstance(index, slice) and index.step == 0:
            why = f"{part!r} has a step of 0, which goes nowhere"
        elif index is ... and ... in indices:
            why = "'...' stands twice, and nobody knows which dimensions are meant"
        if why or index is None:
            dimension = place if place < len(shape) and ... not in indices else None
            where = "" if dimension is None else f" for dimension {dimension}"
            raise SliceError(
                "syntax",
                f"{why}{where} of shape {shape}; a whole number (0, −1), a range (1:3, ::2, :) or once '...' would do, "
                "with commas between",
                found=part,
                dimension=dimension,
            )
        indices.append(index)
    return indices


def _index(part: str) -> Index | None:
    """Return what one part between commas means; None if nothing."""
    if part in ("...", "......"):  # the Chinese one has six dots
        return ...
    match = INDEX.fullmatch(part)
    if match is None:
        return None
    only, start, stop, step = (number and int("".join(number.split())) for number in match.groups())
    return slice(start, stop, step) if only is None else int(only)


def _too_many(shape: tuple[int, ...], given: int) -> str:
    indices = "1 index" if given == 1 else f"{given} indices"
    if not shape:
        return f"shape () is a single number, and {indices} cannot go into it; only '...', or nothing, would do"
    dimensions = "1 dimension" if len(shape) == 1 else f"{len(shape)} dimensions"
    return f"shape {shape} has {dimensions}, but there are {indices}; {len(shape)} or fewer would do"


def _out_of_range(shape: tuple[int, ...], dimension: int, index: int) -> str:
    size = shape[dimension]
    number = str(index).replace("-", MINUS)
    if not size:
        return f"shape {shape} has nothing in dimension {dimension}, so there is no index {number}; only ':' would do"
    some = "0 would do, or −1" if size == 1 else f"0 to {size - 1} would do, or −{size} to −1 from the end"
    return f"shape {shape} has {size} in dimension {dimension}, so there is no index {number}; {some}"
