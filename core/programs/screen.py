"""What is on screen, under the names that a program gives it; and whether a program that ran found the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from core.attention.attend import Trace
from core.attention.inputs import Array
from core.programs.plan import Plan
from core.programs.steps import masks
from core.show.records import records, weights
from core.staging.multihead import PanelTrace

EQUAL = 1e-9
"""How far two numbers may lie apart and still be called equal: of 1, or of the larger one's size."""

NAME = re.compile(r"[A-Za-z_]\w*")
TURN = re.compile(r"\.m?T\b")


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
    tensors = {
        "Q": trace.q[rows],
        "K": trace.k,
        "V": trace.v,
        **_steps(plan, trace, rows),
        "output": trace.output[rows],
    }
    if plan.projected:
        given = weights(plan.show)
        x_k = records(plan.show, plan.show.guests)
        x_q = x_k if plan.together else records(plan.show, plan.askers)
        tensors |= {**_x(plan, x_q, x_k), "W_Q": given.w_q, "W_K": given.w_k, "W_V": given.w_v}
    return tensors


def panel_on_screen(plan: Plan, trace: PanelTrace) -> dict[str, Array]:
    """Return all tensors of a panel's program as the screen has them; those of heads are (heads, rows, columns)."""
    w, heads = trace.effective_projections, trace.heads
    return {
        **_x(plan, trace.x_q, trace.x_k),
        **{name: np.asarray(getattr(w, name.lower())) for name in ("W_Q", "W_K", "W_V", "W_O")},
        **{"Q": heads.q, "K": heads.k, "V": heads.v},
        **_steps(plan, heads, slice(None)),
        **{"reports": heads.output, "merged": trace.merged, "output": trace.output},
    }


def _steps(plan: Plan, trace: Trace, rows: slice) -> dict[str, Array]:
    """Return what stands between q·k and the weights, (…, n_q, n_k) each."""
    masked = trace.masked[..., rows, :]
    largest = np.nan_to_num(masked.max(axis=-1, keepdims=True), neginf=0.0)  # (…, n_q, 1)
    with np.errstate(all="ignore"):
        exponentials = np.exp(masked - largest)
    steps = {"scores": trace.scores[..., rows, :], "scaled": trace.scaled[..., rows, :]}
    if masks(plan):
        steps |= {"visible": (masked > -np.inf).astype(np.float64), "masked": masked}
    return steps | {"largest": largest, "exponentials": exponentials, "weights": trace.weights[..., rows, :]}


def _x(plan: Plan, x_q: Array, x_k: Array) -> dict[str, Array]:
    return {"X": x_k} if plan.together else {"X_q": x_q, "X_k": x_k}


class Mention(NamedTuple):
    """A tensor in a line of a program."""

    name: str
    turned: bool  # its transpose
    before: str = ""  # the code between it and the tensor before
    after: str = ""  # the code from the last tensor to the end of the line


@lru_cache(maxsize=1024)
def mentions(line: str, names: frozenset[str]) -> tuple[Mention, ...]:
    """Return which of these tensors a line speaks of, each once, in its order. Comments and mere shapes don't count."""
    code = line.split("#", maxsplit=1)[0]
    found: dict[str, Mention] = {}
    end = 0
    for match in NAME.finditer(code):
        name, rest = match.group(), code[match.end() :]
        if name in names and name not in found and not rest.startswith(".shape"):
            turn = TURN.match(rest)
            found[name] = Mention(name, turn is not None, code[end : match.start()].strip() if found else "")
            end = match.end() + (turn.end() if turn else 0)
    *first, last = found.values() or [None]
    return (*first, last._replace(after=code[end:].strip())) if last else ()


def statement_at(lines: Sequence[str], place: int) -> str:
    """Return the line where the statement begins that the line at this place belongs to."""
    while place > 0 and lines[place].startswith((" ", ")", "]")):
        place -= 1
    return lines[place] if lines else ""


def first_difference(found: dict[str, Any], tensors: dict[str, Array]) -> Difference | None:
    """Return the first number of `weights` and `output` that a program found otherwise; None if there is none.

    A NaN comes before other numbers of its tensor: they follow from it as a rule.
    """
    for name in ("weights", "output"):
        shown = tensors[name]
        try:
            mine = np.array(found[name], dtype=np.float64)
            if found[name] is None:  # of which NumPy makes a NaN
                raise TypeError
        except (KeyError, TypeError, ValueError, OverflowError):
            return Difference(name, problem="missing")
        if mine.shape != shown.shape:
            return Difference(name, problem="shape", shapes=(mine.shape, shown.shape))
        with np.errstate(all="ignore"):
            near = np.abs(mine - shown) <= EQUAL * np.maximum(1.0, np.abs(shown))  # a NaN is near nothing
        if not near.all():
            nan = np.isnan(mine)
            index = tuple(np.argwhere(nan if nan.any() else ~near)[0].tolist())
            return Difference(name, index, float(mine[index]), float(shown[index]))
    return None
