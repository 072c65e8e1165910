"""What is on screen, under the names that a program gives it; and whether a program that ran found the same."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from core.attention import Trace
from core.program_plan import Plan
from core.records import records, weights
from core.shapes import Array

EQUAL = 1e-9
"""How far two numbers may lie apart and still be called equal: of 1, or of the larger one's size."""

NAME = re.compile(r"[A-Za-z_]\w*")


class Difference(NamedTuple):
    """The first place where a program and the screen disagree."""

    tensor: str
    at: tuple[int, ...] = ()  # its row and column
    found: float = 0.0
    shown: float = 0.0
    problem: str = ""  # "missing": there is no such tensor; "shape": it has another shape; "": another number
    shapes: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # found, shown


def on_screen(plan: Plan, trace: Trace) -> dict[str, Array]:
    """Return all tensors of a program as the screen has them, each a matrix."""
    rows = slice(0, len(plan.askers))
    masked = trace.masked[rows]  # (n_q, n_k)
    largest = np.nan_to_num(masked.max(axis=-1, keepdims=True), neginf=0.0)  # (n_q, 1)
    with np.errstate(all="ignore"):
        exponentials = np.exp(masked - largest)  # (n_q, n_k)
    tensors = {
        "Q": trace.q[rows],
        "K": trace.k,
        "V": trace.v,
        "scores": trace.scores[rows],
        "scaled": trace.scaled[rows],
        "masked": masked,
        "largest": largest,
        "exponentials": exponentials,
        "weights": trace.weights[rows],
        "output": trace.output[rows],
    }
    if plan.projected:
        given = weights(plan.show)
        x_k = records(plan.show, plan.show.guests)
        x_q = x_k if plan.together else records(plan.show, plan.askers)
        tensors |= {"X": x_k, "X_k": x_k, "X_q": x_q, "W_Q": given.w_q, "W_K": given.w_k, "W_V": given.w_v}
    return tensors


@lru_cache(maxsize=1024)
def named_in(line: str, names: frozenset[str]) -> tuple[str, ...]:
    """Return which of these names a line of a program speaks of, each once, in its order; comments don't count."""
    code = line.split("#", maxsplit=1)[0]
    return tuple(dict.fromkeys(name for name in NAME.findall(code) if name in names))


def first_difference(found: dict[str, Any], tensors: dict[str, Array]) -> Difference | None:
    """Return the first number of `weights` and `output` that a program found otherwise; None if there is none."""
    for name in ("weights", "output"):
        shown = tensors[name]
        try:
            mine = np.array(found[name], dtype=np.float64)
            if found[name] is None:  # of which NumPy makes a NaN
                raise TypeError
        except (KeyError, TypeError, ValueError):
            return Difference(name, problem="missing")
        if mine.shape != shown.shape:
            return Difference(name, problem="shape", shapes=(mine.shape, shown.shape))
        near = np.abs(mine - shown) <= EQUAL * np.maximum(1.0, np.abs(shown))  # a NaN is near nothing
        if not near.all():
            index = tuple(np.argwhere(~near)[0].tolist())
            return Difference(name, index, float(mine[index]), float(shown[index]))
    return None
