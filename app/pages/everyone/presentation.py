"""A show in which many ask, in words and digits: what the page's widgets are handed."""

from dataclasses import dataclass, field

import numpy as np

from app.presentation.labels import Labels
from app.presentation.matrices import matrix_of, rounded_share, tensor_matrix
from app.presentation.matrix import Matrix
from app.widgets.arcs.arcs import ArcsOf
from core.attention.attend import Trace
from core.attention.lazy import lazy_property
from core.readout.row import colour_limit_of_shares
from core.show.records import BY_HAND, records, weights

Cell = tuple[int, int]  # who looks, who is looked at: places in their rows


@dataclass(frozen=True)
class EveryonePresentation(Labels):
    """A show and its Trace, which follows from it."""

    trace: Trace = field(compare=False)

    @lazy_property
    def hidden(self) -> np.ndarray | None:
        """(n_q, n_k) which guests a mask hides from whom."""
        return None if self.trace.hidden is None else np.broadcast_to(self.trace.hidden, self.trace.shape)

    def made_up(self) -> str:
        """Return which words have an embedding that nobody chose or trained; nothing if none has."""
        people = self.show.asking if self.show.everyone else (*self.show.asking, *self.show.asked)
        names = dict.fromkeys(self.name(person) for person in people if person.made_up)
        if not names:
            return ""
        return self.tr("Made up of their letters, not trained: the vectors of {}.").format(self.tr(", ").join(names))

    def is_hidden(self, cell: Cell) -> bool:
        """Return whether a mask hides the one who is looked at from the one who looks."""
        return self.hidden is not None and bool(self.hidden[cell])

    def percent(self, cell: Cell) -> str:
        """Return the share of a cell: 37.2 %, <0.1 %, or – where a mask hides it."""
        return self.map.texts(*cell)[0]

    @lazy_property
    def map(self) -> Matrix:
        """All shares: rows look at columns."""
        matrix = matrix_of(
            self.trace.weights, self.askers, self.guests, "weight", "query", "key", write=rounded_share,
            limit=colour_limit_of_shares(self.trace.weights), hidden=self.hidden, marked=self.trace.pinned,
            sentence=self.tr("“{0}” looks at “{1}”: {2}"),
            hidden_sentence=self.tr("“{0}” may not look at “{1}”: a mask hides it"),
        )  # fmt: skip
        looks, looked_at = self._sides()
        return matrix._replace(row_title=looks, column_title=looked_at)

    def _sides(self) -> tuple[str, str]:
        """Return what stands beside the rows of Q and of K; in one row, where all look at all, each is both."""
        if self.show.everyone:
            return self.tr("who looks (Q)"), self.tr("who is looked at (K)")
        return self.terms(self.tr("who looks (Q): {askers}")), self.terms(self.tr("who is looked at (K): {guests}"))

    def arcs(self, cell: Cell) -> ArcsOf:
        """Return the arcs of a cell's row."""
        row = cell[0]
        hidden = (False,) * len(self.guests) if self.hidden is None else tuple(self.hidden[row].tolist())
        people = not self.show.of_words
        return ArcsOf(
            askers=self.askers,
            guests=self.guests,
            same=self.show.everyone,
            row=row,
            weights=tuple(self.trace.weights[row].tolist()),
            texts=tuple(self.percent((row, column)) for column in range(len(self.guests))),
            hidden=hidden,
            column=cell[1],
            avatars=tuple(person.avatar for person in self.show.asking) if people else (),
            guest_avatars=tuple(person.avatar for person in self.show.asked) if people else (),
        )

    def projection(self, which: str) -> tuple[Matrix, Matrix, Matrix]:
        """Return X, W and X @ W of "w_q", "w_k" or "w_v"."""
        x, y = ("x_q", "q") if which == "w_q" else ("x_k", which[-1])
        people = self.show.askers if which == "w_q" else self.show.guests
        return (
            tensor_matrix(self, x, records(self.show, people)),
            tensor_matrix(self, which, getattr(weights(self.show), which)),
            tensor_matrix(self, y, getattr(self.trace, y))._replace(marked=self._set_by_hand(which)),
        )

    def _set_by_hand(self, which: str) -> np.ndarray | None:
        """Return which cells of X @ W stand in rows that were set by hand."""
        if self.show.projections is None:
            return None
        people = self.show.asking if which == "w_q" else self.show.asked
        rows = np.array([bool(getattr(person, BY_HAND[which])) for person in people])
        width = len(self.show.axes if which == "w_v" else self.show.traits)
        return np.repeat(rows[:, None], width, axis=1) if rows.any() else None
