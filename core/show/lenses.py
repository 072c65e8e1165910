"""The lens of each head: which columns of the show's W_Q, W_K and W_V it has, and the panel's matrices made of them.

Head i compares the traits of its lens and outputs the axes of its lens. So W_Q,i holds those columns of the show's
W_Q, and so on; that is true of selectors and of learned projections alike.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from core.attention.inputs import frozen
from core.attention.multihead import Projections, merge_heads, split_heads
from core.show.records import matrix, weights

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.attention.inputs import Array
    from core.show.model import PanelWidths, Show


class Lens(NamedTuple):
    """Which traits a head compares and which axes it outputs, most important first, as far as its columns reach."""

    traits: tuple[int, ...]  # ≤ d_head
    axes: tuple[int, ...]  # ≤ d_head


def lenses(show: Show) -> tuple[Lens, ...]:
    """Return the lens of each head: the described one, or a made-up one."""
    return tuple(_within(full_lens(show, head), show.panel_widths.d_head) for head in range(show.panel.heads))


def full_lens(show: Show, head: int) -> Lens:
    """Return the whole lens of a head, even what its columns have no room for."""
    given = show.panel.descriptions
    if head < len(given):
        return Lens(given[head].traits, given[head].axes)
    few = show.panel.heads > 1  # with all traits in each of several heads, all would see the same
    turn = head // len(show.traits)
    return Lens(
        _dealt(len(show.traits), head, turn, few=few), _dealt(len(show.axes), head + (turn if few else 0), 0, few=few)
    )


def panel_matrices(show: Show, *, shared: bool = True) -> Projections:
    """Return W_Q (d_model, heads · d_head), W_K, W_V (d_model, kv_heads · d_head) and W_O (heads · d_head, d_model).

    Those of the show that were set by hand, else those of the lenses. Heads that share keys and values have the mean
    of their W_K and W_V. shared=False: as if each head had keys and values of its own, all of lenses.

    Source: Ainslie et al., "GQA" (2023), §2.1: a checkpoint is converted by mean pooling.
    """
    panel, widths = show.panel, show.panel_widths
    w, seen = weights(show), lenses(show)
    w_q = _given(panel.w_q) if panel.w_q else _side_by_side(w.w_q, [lens.traits for lens in seen], widths)
    w_k = _side_by_side(w.w_k, [lens.traits for lens in seen], widths)
    w_v = _side_by_side(w.w_v, [lens.axes for lens in seen], widths)
    if shared:
        w_k = _given(panel.w_k) if panel.w_k else pooled(w_k, widths)
        w_v = _given(panel.w_v) if panel.w_v else pooled(w_v, widths)
    return Projections(w_q, w_k, w_v, _given(panel.w_o) if panel.w_o else _output_matrix(w.w_v, seen, widths))


def pooled(w: Array, widths: PanelWidths) -> Array:
    """Return the mean of each group of heads: (d_model, heads · d_head) -> (d_model, kv_heads · d_head)."""
    _, heads, d_head, kv_heads = widths
    if kv_heads == heads:
        return w
    each = split_heads(w, heads)  # (heads, d_model, d_head)
    groups = each.reshape(kv_heads, heads // kv_heads, len(w), d_head).mean(axis=1)  # (kv_heads, d_model, d_head)
    return frozen(merge_heads(groups))


def _within(lens: Lens, width: int) -> Lens:
    return Lens(lens.traits[:width], lens.axes[:width])


def _dealt(count: int, start: int, turn: int, *, few: bool) -> tuple[int, ...]:
    """Return places of so many, from one on in a stride; each place once."""
    most = max(count // 2, 1) if few else count
    return tuple(dict.fromkeys((start + step * (turn + 1)) % count for step in range(most)))


def _side_by_side(w: Array, picks: Sequence[tuple[int, ...]], widths: PanelWidths) -> Array:
    """Return, for each head, the columns of w that it picks, filled up with zeros: (d_model, heads · d_head)."""
    wide = np.zeros((widths.d_model, widths.heads * widths.d_head))
    for head, columns in enumerate(picks):
        first = head * widths.d_head
        wide[: len(w), first : first + len(columns)] = w[:, list(columns)]
    return frozen(wide)


def _output_matrix(w_v: Array, seen: Sequence[Lens], widths: PanelWidths) -> Array:
    """Return the W_O that puts each head's output back into the columns it came from: (heads · d_head, d_model).

    Row (head i, column j) of axis a is W_V[:, a]ᵀ / ‖W_V[:, a]‖², shared out among all heads that have a. With
    selectors, the output then holds the mean of what the heads output, in the columns of the details.
    """
    w_o = np.zeros((widths.heads * widths.d_head, widths.d_model))
    bringing = Counter(axis for lens in seen for axis in lens.axes)
    for head, lens in enumerate(seen):
        for place, axis in enumerate(lens.axes):
            column = w_v[:, axis]  # (d_model of the show,)
            if square := float(column @ column):
                w_o[head * widths.d_head + place, : len(w_v)] = column / square / bringing[axis]
    return frozen(w_o)


def _given(rows: Sequence[Sequence[float]]) -> Array:
    return matrix(rows, len(rows[0]))
