"""Multi-head attention as a program: X and the W of the panel, heads apart, heads together."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from core.programs import literals
from core.programs.data import known, names
from core.programs.plan import Plan, product, shape
from core.programs.steps import mask, masks, scaled, softmax
from core.show.lenses import panel_matrices
from core.show.records import rows_of


def panel(plan: Plan) -> Iterator[str]:
    """Yield the lines from the names to the output."""
    yield from names(plan)
    yield from known(plan)
    yield from _filled_up(plan)
    yield from _weights(plan)
    yield from _heads_apart(plan)
    yield from _attention(plan)
    yield from _heads_together(plan)


def _filled_up(plan: Plan) -> Iterator[str]:
    """Yield the lines that widen X where its columns cannot be shared out evenly."""
    width = plan.show.panel_widths.d_model
    missing = width - plan.show.d_model
    if not missing:
        return
    for name, count in _xs(plan):
        wider = (
            f"torch.nn.functional.pad({name}, (0, {missing}))"
            if plan.torch
            else f"np.pad({name}, [(0, 0), (0, {missing})])"
        )
        yield f"{name} = {wider}  # {shape(count, width)} {plan.words['filled_up']}"
    yield ""


def _weights(plan: Plan) -> Iterator[str]:
    """Yield the matrices; those that nobody set by hand follow from what the friends care about, and are no file's."""
    given, made = plan.show.panel, panel_matrices(plan.show)
    d_head = plan.show.panel_widths.d_head
    yield f"# {plan.words['panel_w']}"
    for name in ("w_q", "w_k", "w_v", "w_o"):
        w = np.asarray(getattr(made, name))
        if plan.from_file and getattr(given, name):
            yield f'{name.upper()} = {plan.make}(show["panel"]["{name}"], dtype=float)  # {shape(*w.shape)}'
        else:
            yield from literals.sparse(name.upper(), plan.make, rows_of(w), shape(*w.shape))
    for head in sorted(plan.show.panel.muted):
        yield f"W_O[{head * d_head}:{(head + 1) * d_head}] = 0  # {plan.words['silent']}"
    yield ""


def _heads_apart(plan: Plan) -> Iterator[str]:
    n_q, n_k, _, _ = plan.sizes
    _, heads, d_head, kv_heads = plan.show.panel_widths
    x_q, x_k = _xs(plan)[0][0], _xs(plan)[-1][0]
    yield f"# {plan.words['split']}"
    for name, x, rows, count in (("Q", x_q, n_q, heads), ("K", x_k, n_k, kv_heads), ("V", x_k, n_k, kv_heads)):
        apart = f"reshape({rows}, {count}, {d_head}).swapaxes(0, 1)"
        yield f"{name} = ({x} @ W_{name}).{apart}  # {shape(count, rows, d_head)}"
    if kv_heads != heads:
        again = "repeat_interleave({}, dim=0)" if plan.torch else "repeat({}, axis=0)"
        for name in ("K", "V"):
            size = shape(heads, n_k, d_head)
            yield f"{name} = {name}.{again.format(heads // kv_heads)}  # {size} {plan.words['groups']}"
    yield ""


def _attention(plan: Plan) -> Iterator[str]:
    n_q, n_k, _, _ = plan.sizes
    _, heads, d_head, _ = plan.show.panel_widths
    size, words = shape(heads, n_q, n_k), plan.words
    yield f"# {words['score']}"
    yield f"scores = Q @ K.mT  # {shape(heads, n_q, d_head)} @ {shape(heads, d_head, n_k)} -> {size}"
    yield ""
    yield f"# {words['scale']}"
    yield scaled(plan, size)
    yield ""
    if masks(plan):
        yield from mask(plan, size)
        yield ""
    yield f"# {words['softmax']}"
    yield from softmax(plan, size, shape(heads, n_q, 1))
    yield ""


def _heads_together(plan: Plan) -> Iterator[str]:
    n_q, _, _, _ = plan.sizes
    width, heads, d_head, _ = plan.show.panel_widths
    yield f"# {plan.words['merge']}"
    yield f"reports = weights @ V  # {shape(heads, n_q, d_head)} {plan.words['reports']}"
    yield f"merged = reports.swapaxes(0, 1).reshape({n_q}, {heads * d_head})  # {shape(n_q, heads * d_head)}"
    yield f"output = merged @ W_O  # {product(n_q, heads * d_head, width)}"
    yield ""


def _xs(plan: Plan) -> list[tuple[str, int]]:
    """Return what X is called for those who ask and those who are asked, and how many rows it has."""
    n_q, n_k, _, _ = plan.sizes
    return [("X", n_k)] if plan.together else [("X_q", n_q), ("X_k", n_k)]
