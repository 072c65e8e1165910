"""A property that is computed when it is first asked for, and kept. `functools.cached_property` takes a lock for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")


class lazy_property(Generic[T]):  # noqa: N801  (it is written as a decorator)
    """Compute a value at its first use, and leave it in the object under the same name, where it is found first."""

    def __init__(self, compute: Callable[[Any], T]) -> None:
        self.compute = compute
        self.name = compute.__name__
        self.__doc__ = compute.__doc__

    @overload
    def __get__(self, thing: None, kind: type) -> lazy_property[T]: ...
    @overload
    def __get__(self, thing: object, kind: type) -> T: ...
    def __get__(self, thing: Any, kind: type) -> T | lazy_property[T]:
        if thing is None:
            return self
        value = thing.__dict__[self.name] = self.compute(thing)
        return value
