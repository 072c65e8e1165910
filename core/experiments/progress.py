"""How a long experiment says how far it is: a callable that gets the fraction done, and may raise to cancel."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sized
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Progress: TypeAlias = Callable[[float], object]


def unwatched(_fraction: float) -> None:
    """Tell nobody."""


def reported(items: Iterable[T], progress: Progress, first: float = 0.0, last: float = 1.0) -> Iterator[T]:
    """Yield items, and call progress after each: from `first` to `last`, evenly."""
    known = list(items) if not isinstance(items, Sized) else items
    count = len(known)
    for done, item in enumerate(known, 1):
        yield item
        progress(first + (last - first) * done / count)
