"""What attention takes: arrays of real, finite numbers whose shapes fit. What does not is refused in plain words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias

import numpy as np

if TYPE_CHECKING:
    from typing import TypeVar

    import numpy.typing as npt

    FrozenT = TypeVar("FrozenT", bound=npt.NDArray[Any])

Array: TypeAlias = "npt.NDArray[np.floating[Any]]"
Mask: TypeAlias = "npt.NDArray[np.bool_]"

LARGEST = {
    np.dtype(np.float16): 65504.0,
    np.dtype(np.float32): float(np.finfo(np.float32).max),
    np.dtype(np.float64): float(np.finfo(np.float64).max),
}
"""The largest number of each type that is computed in. bfloat16 (ml_dtypes) joins when it is first seen."""


def real(name: str, values: npt.ArrayLike) -> Array:
    """Return real numbers that nobody can change any more: a copy, unless they are a read-only array already.

    Floats keep their type, integers become float64; TypeError for anything else.
    """
    array: Any = values
    if type(values) is not np.ndarray or values.flags.writeable:
        array = np.array(values)
    elif values.dtype in LARGEST:
        return values
    if array.dtype not in LARGEST:
        integer = array.dtype.kind in "iub"
        array = array.astype(np.float64 if integer else float_type(name, array.dtype), copy=False)
    return frozen(array)


def float_type(name: str, dtype: npt.DTypeLike) -> np.dtype[Any]:
    """Return the type in which floats of a type are computed: its own, float64 at most; TypeError for other types."""
    kind = np.dtype(dtype).newbyteorder("=")
    if kind.name == "bfloat16":
        LARGEST[kind] = (2 - 2**-7) * 2.0**127
    if kind in LARGEST:
        return kind
    if kind.kind != "f":
        raise TypeError(f"{name} holds {kind}; attention is computed of real numbers")
    return np.dtype(np.float64)


def one_type(q: Array, k: Array, v: Array) -> tuple[Array, Array, Array]:
    """Return the three in the type that holds them all."""
    common = np.result_type(q, k, v)
    return q.astype(common, copy=False), k.astype(common, copy=False), v.astype(common, copy=False)


def after_past(name: str, past: npt.ArrayLike, new: Array) -> Array:
    """Return the rows of earlier calls and then the new ones, (…, n_past + n_new, d); ValueError if they do not fit."""
    old = real(f"past {name}", past)
    if old.ndim != new.ndim or old.shape[:-2] != new.shape[:-2] or old.shape[-1:] != new.shape[-1:] or new.ndim < 2:
        raise ValueError(
            f"past {name} has shape {old.shape} and {name} has shape {new.shape}: "
            "only the number of rows (dimension −2) may differ"
        )
    return frozen(np.concatenate((old, new), axis=-2))


def pinned_scores(pins: npt.ArrayLike, dtype: np.dtype[Any], shape: tuple[int, ...]) -> Array:
    """Return pinned scores, NaN where none is, in a type; ValueError unless their shape is that of the scores."""
    given = real("pins", pins)
    if given.shape != shape:
        raise ValueError(f"pins have shape {given.shape}, but there are {shape} pairs of an asker and a guest")
    with np.errstate(over="ignore"):
        given = given.astype(dtype, copy=False)
    endless = np.isinf(given)
    if endless.any():
        refuse("pins", given, endless, "a pinned score must be finite")
    return given


def frozen(x: FrozenT) -> FrozenT:
    """Return an array that nobody can write to any more."""
    x.setflags(False)  # type: ignore[call-arg]  # `write=` by name takes three times as long
    return x


def need_finite(name: str, x: Array, why: str = "every number must be finite") -> None:
    """Raise a ValueError that names the first NaN or ∞ of x and its place."""
    good = np.isfinite(x)
    if not good.all():
        refuse(name, x, ~good, why)


def refuse(name: str, x: Array, bad: Mask, why: str) -> NoReturn:
    """Raise a ValueError that names the first bad number of x and its place."""
    index = tuple(np.argwhere(bad)[0].tolist())
    raise ValueError(f"{name}[{', '.join(map(str, index))}] is {x[index]}; {why}")


def fit(q: Array, k: Array, v: Array) -> tuple[int, ...]:
    """Return the leading (batch and head) dimensions that q, k and v have together; ValueError if they do not fit."""
    lead, keys = q.shape[:-2], k.shape[:-1]
    if keys == v.shape[:-1] and lead == keys[:-1] and q.shape[-1] == k.shape[-1] and q.ndim > 1:
        return lead
    for name, x in (("q", q), ("k", k), ("v", v)):
        if x.ndim < 2:
            raise ValueError(f"{name} must be a matrix, rows × columns, or a stack of them; got shape {x.shape}")
    need_same("q", q, -1, "k", k, -1, "a query and a key are compared number by number, so they need as many (d_k)")
    need_same("k", k, -2, "v", v, -2, "who has a key has a value too: both need as many rows (n_k)")
    for name, x, other, y in (("q", q, "k", k), ("q", q, "v", v), ("k", k, "v", v)):
        for axis in range(-3, -min(x.ndim, y.ndim) - 1, -1):
            if x.shape[axis] != y.shape[axis] and 1 not in (x.shape[axis], y.shape[axis]):
                heads = axis == -3 and y.shape[axis] and x.shape[axis] % y.shape[axis] == 0 and name == "q"
                hint = f"; if each head of {other} serves several of q, say grouped=True" if heads else ""
                need_same(name, x, axis, other, y, axis, f"batches and heads must be as many, or 1{hint}")
    return np.broadcast_shapes(lead, k.shape[:-2], v.shape[:-2])


def fit_groups(q: Array, k: Array, v: Array) -> int:
    """Return how many heads of q share one head of k and v (dimension −3); ValueError if they cannot."""
    for name, x in (("k", k), ("v", v)):
        if q.ndim < 3 or x.ndim < 3:
            raise ValueError(f"grouped heads need shapes (…, heads, rows, columns); got q {q.shape}, {name} {x.shape}")
    need_same("k", k, -3, "v", v, -3, "each head of k needs its head of v")
    if not k.shape[-3] or q.shape[-3] % k.shape[-3]:
        need_same("q", q, -3, "k", k, -3, "the heads of q must be a multiple of those of k, to be shared out evenly")
    return q.shape[-3] // (k.shape[-3] or 1) or 1


def fit_scores(name: str, x: npt.NDArray[Any], shape: tuple[int, ...]) -> None:
    """Raise a ValueError unless x broadcasts to the scores, (…, n_q, n_k)."""
    for back in range(1, x.ndim + 1):
        there = shape[-back] if back <= len(shape) else 1
        if x.shape[-back] not in (1, there):
            raise ValueError(
                f"{name} has shape {x.shape} and the scores have shape {shape}: "
                f"dimension −{back} of {name} is {x.shape[-back]} but there are {there}; 1 would do for all of them"
            )


def need_same(a: str, x: Array, i: int, b: str, y: Array, j: int, why: str) -> None:
    """Raise a ValueError that names both shapes unless dimension i of x is dimension j of y (both negative)."""
    if x.shape[i] != y.shape[j]:
        raise ValueError(
            f"{a} has shape {x.shape} and {b} has shape {y.shape}: dimension −{-i} of {a} is {x.shape[i]} "
            f"but dimension −{-j} of {b} is {y.shape[j]}; {why}"
        )
