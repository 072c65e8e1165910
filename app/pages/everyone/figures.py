"""A show in which many ask, in the words and digits of the moment: what the page's widgets are handed."""

from functools import cached_property

import numpy as np
from PySide6.QtCore import QObject

from app.presentation.tensor_roles import role_of
from app.text import escaping
from app.text.terms import terms_of
from app.widgets.arcs.arcs import ArcsOf
from app.widgets.grid.grid import Matrix
from core import numbers as digits
from core.attention.attend import Trace
from core.edits.matrices import feature_names
from core.readout.row import deepest
from core.show.model import Person, Show, Text, say
from core.show.records import records, weights

Cell = tuple[int, int]  # who looks, who is looked at: places in their rows


class EveryoneFigures(QObject):
    """One moment of a show, read off its Trace."""

    def __init__(self, show: Show, trace: Trace, language: str) -> None:
        super().__init__()
        self.show, self.trace, self.language = show, trace, language
        self.terms = terms_of(show.vocabulary, language)
        self.asking, self.asked = show.asking, show.asked
        self.askers = tuple(map(self.name, self.asking))
        self.guests = self.askers if show.everyone else tuple(map(self.name, self.asked))
        self.hidden = None if trace.hidden is None else np.broadcast_to(trace.hidden, trace.shape)

    def name(self, person: Person) -> str:
        """Return a name in one line; "No. 3" for whoever has none."""
        return escaping.one_line(say(person.name, self.language)) or self.tr("No. {}").format(person.number)

    def made_up(self) -> str:
        """Return which words have an embedding that nobody chose or trained; nothing if none has."""
        people = self.asking if self.show.everyone else (*self.asking, *self.asked)
        names = dict.fromkeys(self.name(person) for person in people if person.made_up)
        if not names:
            return ""
        return self.tr("Made up of their letters, not trained: the vectors of {}.").format(self.tr(", ").join(names))

    def is_hidden(self, cell: Cell) -> bool:
        """Return whether a mask hides the one who is looked at from the one who looks."""
        return self.hidden is not None and bool(self.hidden[cell])

    def percent(self, cell: Cell) -> str:
        """Return the share of a cell: 37.2 %, <0.1 %, or – where a mask hides it."""
        if self.is_hidden(cell):
            return digits.HIDDEN
        return digits.in_percent(digits.percent(float(self.trace.weights[cell])))

    def map(self, *, transposed: bool) -> Matrix:
        """Return the map of all shares: rows look at columns; transposed, columns look at rows."""
        looks, looked_at = self._sides()
        weights, hidden, pinned = self.trace.weights, self.hidden, self.trace.pinned
        if not transposed:
            return Matrix(
                weights, self.askers, self.guests, looks, looked_at, role_of("weights"), "query", "key", self.deepest,
                hidden, pinned, lambda row, column: self._texts((row, column)),
                lambda row, column: self.accessible_text((row, column)), scale=self.scale,
            )  # fmt: skip
        return Matrix(
            weights.T, self.guests, self.askers, looked_at, looks, role_of("weights"), "key", "query", self.deepest,
            None if hidden is None else hidden.T, pinned.T, lambda row, column: self._texts((column, row)),
            lambda row, column: self.accessible_text((column, row)), scale=self.scale,
        )  # fmt: skip

    def _sides(self) -> tuple[str, str]:
        """Return what stands beside the rows of Q and of K; in one row, where all look at all, each is both."""
        if self.show.everyone:
            return self.tr("who looks (Q)"), self.tr("who is looked at (K)")
        return self.terms(self.tr("who looks (Q): {askers}")), self.terms(self.tr("who is looked at (K): {guests}"))

    def _texts(self, cell: Cell) -> tuple[str, ...]:
        text = self.percent(cell)
        if self.is_hidden(cell):
            return (text, text, text)
        return text, text.removesuffix(digits.PERCENT_SIGN), digits.whole_percent(float(self.trace.weights[cell]))

    def accessible_text(self, cell: Cell) -> str:
        """Return a cell as a screen reader says it."""
        looks, looked_at = self.askers[cell[0]], self.guests[cell[1]]
        if self.is_hidden(cell):
            return self.tr("“{0}” may not look at “{1}”: a mask hides it").format(looks, looked_at)
        return self.tr("“{0}” looks at “{1}”: {2}").format(looks, looked_at, self.percent(cell))

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
            avatars=tuple(person.avatar for person in self.asking) if people else (),
            guest_avatars=tuple(person.avatar for person in self.asked) if people else (),
        )

    def projection(self, which: str) -> tuple[Matrix, Matrix, Matrix]:
        """Return X, W and X @ W of "w_q", "w_k" or "w_v"."""
        show, trace = self.show, self.trace
        asks = which == "w_q"
        names = self.askers if asks else self.guests
        x = records(show, show.askers if asks else show.guests)  # (n, d_model)
        w = getattr(weights(show), which)  # (d_model, d)
        y = {"w_q": trace.q, "w_k": trace.k, "w_v": trace.v}[which]  # (n, d)
        role = role_of(which)
        features = tuple(self.line(name) for name in feature_names(show))
        columns = self.axes if which == "w_v" else self.traits
        looks = "query" if asks else "key"
        parts = self._parts()
        return (
            self._digits(x, names, features, role="text", looks=looks)._replace(column_roles=parts),
            self._digits(w, features, columns, role=role)._replace(row_roles=parts),
            self._digits(y, names, columns, role=role, looks=looks)._replace(marked=self._by_hand(which)),
        )

    def _parts(self) -> tuple[str, ...]:
        """Return the colour of each column of a record that is criteria, tags and details side by side."""
        d_k, d_v = len(self.traits), len(self.axes)
        return () if self.show.projections else (*["query"] * d_k, *["key"] * d_k, *["value"] * d_v)

    @cached_property
    def deepest(self) -> float:
        """The share that is painted in the deepest colour."""
        return deepest(self.trace.weights)

    @property
    def scale(self) -> str:
        """The same as it is written."""
        return digits.in_percent(digits.number(100 * self.deepest))

    @cached_property
    def traits(self) -> tuple[str, ...]:
        """The names of the columns of Q and K."""
        return tuple(self.line(trait) for trait in self.show.traits)

    @cached_property
    def axes(self) -> tuple[str, ...]:
        """The names of the columns of V."""
        return tuple(f"{self.line(axis.low)} – {self.line(axis.high)}" for axis in self.show.axes)

    def _by_hand(self, which: str) -> np.ndarray | None:
        """Return which rows of x @ W were set by hand."""
        if self.show.projections is None:
            return None
        field, people, width = {
            "w_q": ("criteria", self.asking, len(self.traits)),
            "w_k": ("tags", self.asked, len(self.traits)),
            "w_v": ("details", self.asked, len(self.axes)),
        }[which]
        rows = np.array([bool(getattr(person, field)) for person in people])
        return np.repeat(rows[:, None], width, axis=1) if rows.any() else None

    def _digits(
        self, numbers: np.ndarray, rows: tuple[str, ...], columns: tuple[str, ...], *, role: str, looks: str = "text"
    ) -> Matrix:
        reach = float(np.abs(numbers).max(initial=0)) or 1.0

        def texts(row: int, column: int) -> tuple[str, ...]:
            return tuple(digits.number(float(numbers[row, column]), decimals) for decimals in (2, 1))

        def accessible_text(row: int, column: int) -> str:
            return f"{rows[row]}, {columns[column]}: {texts(row, column)[0]}"

        return Matrix(
            numbers, rows, columns, "", "", role, looks, "text" if role == "text" else role, reach,
            None, None, texts, accessible_text,
        )  # fmt: skip

    def line(self, text: Text) -> str:
        """Return a text of the show in one line."""
        return escaping.one_line(say(text, self.language))
