"""The panel in words and digits: what the page's widgets are handed."""

import math
from dataclasses import dataclass, field

import numpy as np

from app.presentation.labels import Labels
from app.presentation.matrices import colour_limit, matrix_of, points, share
from app.presentation.matrix import Matrix, no_digits
from app.presentation.roles import role_of
from app.text import escaping
from app.widgets.matrices.cell_bar import Bar, Group
from app.widgets.matrices.lines import Run
from core import numbers as digits
from core.attention.attend import Trace
from core.attention.lazy import lazy_property
from core.edits.matrices import feature_names
from core.readout.row import colour_limit_of_shares
from core.staging.multihead import PanelTrace

SHORT = 36  # characters of a name in a sentence


@dataclass(frozen=True)
class PanelPresentation(Labels):
    """A show and what its heads made of it, which follows from it."""

    trace: Trace = field(compare=False)  # of the show's own attention, where nobody has friends
    panel: PanelTrace = field(compare=False)

    @lazy_property
    def hidden(self) -> np.ndarray | None:
        """(n_q, n_k) which guests a mask hides from whom."""
        hidden, shape = self.panel.heads.hidden, self.panel.heads.shape
        return None if hidden is None else np.broadcast_to(hidden, shape[-2:])

    def guest(self, number: int) -> str:
        """Return the name of the guest with a number."""
        return self.guests[self.show.guests.index(number)]

    def friend_named(self, head: int) -> str:
        """Return the name that a friend was given, or nothing."""
        friend = self.panel.descriptions[head]
        return self.say(friend.name) if friend else ""

    def friend(self, head: int) -> str:
        """Return what a friend is called: "Friend 9" if nobody has named them."""
        return self.friend_named(head) or self.nameless(head)

    def nameless(self, head: int) -> str:
        """Return what a friend without a name is called."""
        return self.terms(self.tr("{Friend} {}"), head + 1)

    def _short(self, head: int) -> str:
        return "" if self.friend_named(head) else str(head + 1)

    def is_muted(self, head: int) -> bool:
        """Return whether a head's part of the output is 0."""
        return head in self.panel.muted

    @lazy_property
    def features(self) -> tuple[str, ...]:
        """The names of the columns of x, zeros that fill it up included."""
        names = tuple(map(self.say, feature_names(self.show)))
        return names + (self.tr("(0)"),) * (self.panel.widths.d_model - len(names))

    def compares(self, head: int) -> str:
        """Return which traits a head compares."""
        return self._listed([self.traits[trait] for trait in self.panel.lenses[head].traits])

    def brings(self, head: int) -> str:
        """Return which details a head brings home."""
        return self._listed([self.axes[axis] for axis in self.panel.lenses[head].axes])

    def _listed(self, names: list[str]) -> str:
        return self.tr(", ").join(escaping.one_line(name, SHORT) for name in names) or self.tr("nothing")

    def lens(self, head: int) -> str:
        """Return what a head looks at, in words."""
        by_hand = any((self.show.panel.w_q, self.show.panel.w_k, self.show.panel.w_v))
        if by_hand:
            return self.tr("Its matrices were set by hand: see W_Q W_K W_V.")
        return self.tr("Looks at: {0} · brings home: {1}").format(self.compares(head), self.brings(head))

    def spread(self, head: int, row: int) -> tuple[str, ...]:
        """Return how spread out an asker's shares are: "2.1 bits", "≈ 4.3 equal shares", and shorter."""
        bits, people = float(self.panel.entropy[head, row]), float(self.panel.effective_number[head, row])
        return (
            self.tr("{} bits").format(digits.fixed(bits, 2)),
            self.tr("≈ {} equal shares").format(digits.fixed(people, 1)),
            f"≈ {digits.fixed(people, 1)}",
        )

    @lazy_property
    def share_limit(self) -> float:
        """The share that is painted in full colour: the same in all heads, so that they can be compared."""
        return colour_limit_of_shares(self.panel.heads.weights)

    @lazy_property
    def difference_limit(self) -> float:
        """The difference from the average that is painted in full colour."""
        return colour_limit_of_shares(self.panel.differences)

    def tile(self, head: int, *, differs: bool, few: bool = False) -> Matrix:
        """Return a head's map in small: its shares, or how they differ from the average. few: with digits."""
        whole = self.map(head, differs=differs)
        return whole if few else whole._replace(texts=no_digits)

    def map(self, head: int, *, differs: bool) -> Matrix:
        """Return a head's map: rows look at columns."""
        if differs:
            numbers, write, limit = self.panel.differences[head], points, self.difference_limit
        else:
            numbers, write, limit = self.panel.heads.weights[head], share, self.share_limit
        matrix = matrix_of(
            numbers, self.askers, self.guests, "weight", "query", "key", write=write, limit=limit,
            limit_text=self.tr("±{} points").format(digits.number(100 * limit)), hidden=self.hidden,
        )  # fmt: skip
        return matrix._replace(
            row_title=self.tr("who looks (Q)"),
            column_title=self.tr("who is looked at (K)"),
            accessible_text=lambda row, column: self.accessible_text(head, row, column),
        )

    def working(self, head: int, row: int, column: int) -> tuple[tuple[Run, ...], ...]:
        """Return how a cell's share came about, and what the head brings home, written out."""
        heads, group = self.panel.heads, self.panel.group_of(head)
        q, k = heads.q[head, row].tolist(), heads.k[group, column].tolist()
        score, scaled = float(heads.scores[head, row, column]), float(heads.scaled[head, row, column])
        divided = () if self.show.scale == "none" else (Run("→", "dim"), Run(self._divided(score, scaled), "key"))
        percent = self.map(head, differs=False).texts(row, column)[0]
        found = heads.output[head, row].tolist()
        return (
            (
                Run(f"q {self.askers[row]}"[:40], "query", at=0.0, bold=True), Run(_list(q), "query"), Run("·", "dim"),
                Run(f"k {self.guests[column]}"[:40], "key", bold=True), Run(_list(k), "key"),
            ),
            (
                Run("= " + _sum(q, k), "text", at=0.0),
                Run(f"{_sign_after(q, k, score)} {digits.number(score)}", "key", bold=True), *divided,
                Run("→ softmax →", "dim"), Run(percent, "weight", bold=True),
            ),
            (
                Run(self.tr("all shares times all values: brings home"), "dim", at=0.0),
                Run(_list(found), "value", bold=True),
            ),
        )  # fmt: skip

    def _divided(self, score: float, scaled: float) -> str:
        """Return a score as it is shown, what it is divided by, and what comes of it."""
        shown, text = digits.number(score), digits.number(scaled)
        if self.show.scale == "sqrt_d_k":
            divisor, by = f"√{self.panel.widths.d_head}", math.sqrt(self.panel.widths.d_head)
        else:
            divisor = digits.divisor(self.panel.heads.divisor)
            by = digits.value_of(divisor)
        return f"{_factor(score)} ÷ {divisor} {digits.equals(digits.value_of(shown) / by, text)} {text}"

    def accessible_text(self, head: int, row: int, column: int) -> str:
        """Return a cell as a screen reader says it."""
        if self.hidden is not None and self.hidden[row, column]:
            words = self.tr("“{0}” may not look at “{1}”: a mask hides it")
            return words.format(self.askers[row], self.guests[column])
        words = self.tr("“{0}” looks at “{1}”: {2}, which is {3} points beside the average of all {friends}")
        texts = (
            share(float(self.panel.heads.weights[head, row, column])),
            points(float(self.panel.differences[head, row, column])),
        )
        return self.terms(words, self.askers[row], self.guests[column], *(longest for longest, *_ in texts))

    def head_columns(self, head: int, which: str) -> range:
        """Return which columns of W_Q, W_K or W_V are a head's."""
        place = head if which == "w_q" else self.panel.group_of(head)
        return range(place * self.panel.widths.d_head, (place + 1) * self.panel.widths.d_head)

    def projection(self, head: int, which: str) -> Matrix:
        """Return a head's columns of "w_q", "w_k" or "w_v"."""
        columns = self.head_columns(head, which)
        numbers = np.asarray(getattr(self.panel.projections, which))[:, columns.start : columns.stop]
        lens, given = self.panel.lenses[head], getattr(self.show.panel, which)
        shared = which != "w_q" and self.panel.widths.kv_heads < self.panel.widths.heads
        names = [self.axes[axis] for axis in lens.axes] if which == "w_v" else [self.traits[t] for t in lens.traits]
        if given or shared:
            names = []
        names = [*names, *(str(place + 1) for place in range(len(names), len(columns)))]
        return matrix_of(numbers, self.features, tuple(names), role_of(which))

    def way_back(self) -> Matrix:
        """Return W_O, whose rows are grouped by head."""
        d_head, heads = self.panel.widths.d_head, range(self.panel.widths.heads)
        rows = tuple(f"{self.friend(head)} · {place + 1}" for head in heads for place in range(d_head))
        return matrix_of(np.asarray(self.panel.projections.w_o), rows, self.features, role_of("w_o"))

    def side_by_side(self, row: int) -> Bar:
        """Return what all heads bring home for an asker, side by side: one bar, grouped by friend."""
        d_head = self.panel.widths.d_head
        groups = tuple(
            Group(self.friend(head), head * d_head, d_head, struck=self.is_muted(head), short=self._short(head))
            for head in range(self.panel.widths.heads)
        )
        return self._bar(self.panel.merged[row], groups)

    def output(self, row: int, head: int) -> Bar:
        """Return an asker's output, its columns named, and under each what one head put into it."""
        part = self.panel.parts[row, head]
        return self._bar(self.panel.output[row], self._named_columns(), tuple(map(digits.signed, part.tolist())))

    def _named_columns(self) -> tuple[Group, ...]:
        names, filled = self.features, self.panel.widths.d_model - self.show.d_model
        if self.show.projections:
            groups = [Group(name, place, 1) for place, name in enumerate(names[: self.show.d_model])]
        else:
            d_k, word = len(self.show.traits), self.terms.word
            groups = [Group(word("criterion"), 0, d_k), Group(word("tag"), d_k, d_k)]
            groups += [Group(name, 2 * d_k + place, 1) for place, name in enumerate(self.axes)]
        if filled:
            groups.append(Group(self.tr("filled up with 0"), self.show.d_model, filled))
        return tuple(groups)

    def _bar(self, numbers: np.ndarray, groups: tuple[Group, ...], notes: tuple[str, ...] = ()) -> Bar:
        values = tuple(numbers.tolist())
        return Bar(values, tuple(map(digits.signed, values)), groups, notes, "value", colour_limit(self.panel.merged))


MOST_WRITTEN = 4


def _list(numbers: list[float]) -> str:
    """Return numbers in brackets, the first few of many."""
    shown = ", ".join(map(digits.number, numbers[:MOST_WRITTEN]))
    return f"({shown}{', …' if len(numbers) > MOST_WRITTEN else ''})"


def _sum(q: list[float], k: list[float]) -> str:
    """Return q·k written out, the first few of many products."""
    products = [f"{_factor(a)}×{_factor(b)}" for a, b in zip(q[:MOST_WRITTEN], k[:MOST_WRITTEN], strict=True)]
    return " + ".join(products) + (" + …" if len(q) > MOST_WRITTEN else "")


def _sign_after(q: list[float], k: list[float], score: float) -> str:
    """Return the sign between the products that are written out and the score."""
    if len(q) > MOST_WRITTEN:
        return "="
    shown = [digits.value_of(digits.number(x)) for x in (*q, *k)]
    return digits.equals(
        sum(a * b for a, b in zip(shown[: len(q)], shown[len(q) :], strict=True)), digits.number(score)
    )


def _factor(value: float) -> str:
    text = digits.number(value)
    return f"({text})" if text.startswith(digits.MINUS) else text
