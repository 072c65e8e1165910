"""Multi-head attention on the people of a show (its "panel of friends"): a Show goes in, a PanelTrace comes out."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from core.attention.inputs import Array, frozen
from core.attention.lazy import lazy_property
from core.attention.multihead import Projections, attend_heads, merge_heads, project
from core.attention.softmax import entropy
from core.show.lenses import lenses, panel_matrices
from core.show.records import records
from core.staging.stage import visible

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NoReturn

    from core.attention.attend import Trace
    from core.show.lenses import Lens
    from core.show.model import HeadDescription, PanelWidths, Show


class Sharing(NamedTuple):
    """How far shared keys and values lead away from those that each head would have of its own; ≥ 0."""

    output: float  # the largest difference of a number of the output
    weights: float  # the largest difference of a share


class Loss(NamedTuple):
    """Where the output of an asker loses most while some heads are muted."""

    column: int  # of the output
    value: float  # what is lost there: complete − output


def stage_panel(show: Show) -> PanelTrace:
    """Compute all heads on the same people: rows of Q are the show's askers, rows of K and V its guests.

    x is filled up with zeros to d_model = heads × d_head. The show's masks and its scale hold ("sqrt_d_k" is √d_head
    here); scores pinned on the stage do not.
    """
    x_q, x_k = _wide(show, show.askers), _wide(show, show.guests)  # (n_q, d_model), (n_k, d_model)
    projections = panel_matrices(show)
    return PanelTrace(show, x_q, x_k, projections, _attend(show, x_q, x_k, projections, show.panel_widths.kv_heads))


class PanelTrace:
    """Every tensor of multi-head attention on a show; nothing can be changed. What is costly waits until asked for."""

    show: Show
    widths: PanelWidths
    muted: tuple[int, ...]  # heads whose rows of W_O count as 0
    x_q: Array  # (n_q, d_model)
    x_k: Array  # (n_k, d_model)
    projections: Projections  # W_Q, W_K, W_V, W_O as they stand
    heads: Trace  # q, scores, weights, output (heads, n_q, …); k and v (kv_heads, n_k, d_head)

    def __init__(self, show: Show, x_q: Array, x_k: Array, projections: Projections, heads: Trace) -> None:
        known = self.__dict__
        known["show"], known["widths"], known["muted"] = show, show.panel_widths, show.panel.muted
        known["x_q"], known["x_k"], known["projections"], known["heads"] = x_q, x_k, projections, heads

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a PanelTrace is what was computed; {name} cannot be set")

    @lazy_property
    def descriptions(self) -> tuple[HeadDescription | None, ...]:
        """One a head; None: not described, its lens is made up."""
        return tuple(_description(self.show, head) for head in range(self.widths.heads))

    @lazy_property
    def lenses(self) -> tuple[Lens, ...]:
        """One a head: what it compares, and what it brings home."""
        return lenses(self.show)

    @lazy_property
    def effective_projections(self) -> Projections:
        """The projections, but W_O is 0 where a head is muted."""
        return self.projections._replace(w_o=_without_muted(self.show, np.asarray(self.projections.w_o)))

    @lazy_property
    def merged(self) -> Array:
        """(n_q, heads · d_head) the outputs of all heads, side by side, muted ones too."""
        return frozen(merge_heads(self.heads.output))

    @lazy_property
    def output(self) -> Array:
        """(n_q, d_model) merged @ W_O, without the muted heads."""
        return project("the merged heads", self.merged, "w_o", self.effective_projections.w_o, "b_o", None)

    @lazy_property
    def complete(self) -> Array:
        """(n_q, d_model) the output as if no head were muted."""
        if not self.muted:
            return self.output
        return project("merged", self.merged, "w_o", self.projections.w_o, "b_o", None)

    @lazy_property
    def lost(self) -> Array:
        """(n_q, d_model) complete − output: what the muted heads would have added."""
        return frozen(self.complete - self.output)

    @lazy_property
    def parts(self) -> Array:
        """(n_q, heads, d_model) what each head puts into the output; summed over the heads they are the output."""
        _, heads, d_head, _ = self.widths
        w_o = np.asarray(self.effective_projections.w_o).reshape(heads, d_head, -1)  # (heads, d_head, d_model)
        each = self.heads.output @ w_o  # (heads, n_q, d_head) @ (heads, d_head, d_model) -> (heads, n_q, d_model)
        return frozen(each.swapaxes(0, 1))

    @lazy_property
    def average(self) -> Array:
        """(n_q, n_k) the mean of the heads' weights; each row sums to 1, as theirs do."""
        return frozen(self.heads.weights.mean(axis=0))

    @lazy_property
    def differences(self) -> Array:
        """(heads, n_q, n_k) by how much each head's weights are above the average of all heads."""
        return frozen(self.heads.weights - self.average)

    @lazy_property
    def entropy(self) -> Array:
        """(heads, n_q) how spread out each asker's shares are, in bits; 0 where there is nobody."""
        return frozen(entropy(self.heads.weights) / math.log(2))

    @lazy_property
    def effective_number(self) -> Array:
        """(heads, n_q) how many equal people would be as spread out as these; 0 where there is nobody."""
        return frozen(np.where(self.heads.fully_masked, 0.0, np.exp2(self.entropy)))

    @property
    def stored(self) -> int:
        """How many numbers of keys and values are kept while one person after another is told: the KV cache."""
        return 2 * len(self.x_k) * self.widths.kv

    @property
    def stored_full(self) -> int:
        """How many there would be if each head had its own."""
        return 2 * len(self.x_k) * self.widths.heads * self.widths.d_head

    @lazy_property
    def change_of_sharing(self) -> Sharing | None:
        """How far sharing leads from keys and values of each head's own; None if none are shared or they are unknown.

        Unknown they are where shared matrices were set by hand: nobody said what they are the mean of.
        """
        panel = self.show.panel
        if self.widths.kv_heads == self.widths.heads or panel.w_k or panel.w_v:
            return None
        own = panel_matrices(self.show, shared=False)
        apart = _attend(self.show, self.x_q, self.x_k, own, self.widths.heads)
        w_o = self.effective_projections.w_o
        output = project("the merged heads", merge_heads(apart.output), "w_o", w_o, "b_o", None)
        return Sharing(_largest(self.output - output), _largest(self.heads.weights - apart.weights))

    def largest_loss(self, asker: int) -> Loss:
        """Return where the output in this row loses most."""
        row = self.lost[asker]  # (d_model,)
        column = int(np.argmax(np.abs(row)))
        return Loss(column, float(row[column]))

    def group_of(self, head: int) -> int:
        """Return which set of keys and values a head uses."""
        return head // (self.widths.heads // self.widths.kv_heads)


def _attend(show: Show, x_q: Array, x_k: Array, projections: Projections, kv_heads: int) -> Trace:
    return attend_heads(
        x_q,
        projections,
        show.panel.heads,
        x_k=x_k,
        kv_heads=kv_heads,
        divisor=show.scale,
        mask=visible(show),
        causal=show.causal,
        align="top-left",
    )


def _wide(show: Show, numbers: Sequence[int]) -> Array:
    """Return the records of people, filled up with zeros: (n, d_model)."""
    x = records(show, numbers)
    missing = show.panel_widths.d_model - show.d_model
    return frozen(np.pad(x, ((0, 0), (0, missing)))) if missing else x


def _without_muted(show: Show, w_o: Array) -> Array:
    """Return W_O with 0 in the rows of the muted heads."""
    if not show.panel.muted:
        return w_o
    heard = w_o.copy()
    for head in show.panel.muted:
        heard[head * show.panel_widths.d_head :][: show.panel_widths.d_head] = 0
    return frozen(heard)


def _description(show: Show, head: int) -> HeadDescription | None:
    given = show.panel.descriptions
    return given[head] if head < len(given) else None


def _largest(x: Array) -> float:
    return float(np.abs(x).max(initial=0.0))
