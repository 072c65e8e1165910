"""The tensors of the formula in the words and digits of the moment: what the page's widgets are handed."""

from collections.abc import Callable
from functools import cached_property

import numpy as np
from PySide6.QtCore import QObject

from app.document.document import ShowDocument
from app.pages.formula.view import HEAD, ONE, View
from app.presentation.tensor_roles import role_of
from app.text import escaping
from app.text.terms import terms_of
from app.widgets.grid.grid import Matrix
from core import numbers as digits
from core.attention.attend import Trace
from core.edits.matrices import feature_names
from core.readout.row import read
from core.show.model import Person, Text, say
from core.show.records import records, weights
from core.staging.head_view import head_of
from core.staging.multihead import PanelTrace

TENSORS = ("x_q", "x_k", "w_q", "w_k", "w_v", "q", "k", "t", "v", "scores", "scaled", "masked", "weights", "output")


class FormulaFigures(QObject):
    """One moment of a show, as one asker, everyone or a head has it. Each tensor is put together when asked for."""

    def __init__(self, document: ShowDocument, language: str, view: View) -> None:
        super().__init__()
        self.show, self.language = document.show, language
        self.terms = terms_of(self.show.vocabulary, language)
        self.whole: Trace = document.trace  # of all who ask, not of a head
        self.panel: PanelTrace | None = None
        heads = self.show.panel.heads
        self.view = view.within(len(self.show.askers), len(self.show.guests), heads)
        if view.whose == HEAD:
            self.panel = document.panel
        self.trace = head_of(self.panel, self.view.head) if self.panel else self.whole
        self.rows = slice(self.view.row, self.view.row + 1) if view.whose == ONE else slice(None)
        self.askers = tuple(map(self.name, self.show.asking))
        self.guests = self.askers if self.show.everyone else tuple(map(self.name, self.show.asked))
        self._matrices: dict[str, Matrix] = {}

    def say(self, text: Text) -> str:
        """Return a text of the show in one line."""
        return escaping.one_line(say(text, self.language))

    def name(self, person: Person) -> str:
        """Return a name in one line; "No. 3" for whoever has none."""
        return self.say(person.name) or self.tr("No. {}").format(person.number)

    def head_name(self) -> str:
        """Return what the head is called."""
        head = self.view.head
        friends = self.show.panel.descriptions
        named = self.say(friends[head].name) if head < len(friends) else ""
        return named or self.tr("Head {}").format(head + 1)

    @property
    def looking(self) -> tuple[str, ...]:
        """The names of those whose rows are shown."""
        return self.askers[self.rows]

    @property
    def row(self) -> int:
        """The row of the shown matrices that is looked at more closely."""
        return 0 if self.view.whose == ONE else self.view.row

    @property
    def masked(self) -> bool:
        """Whether a mask may hide somebody."""
        return self.trace.hidden is not None

    @property
    def pinned(self) -> bool:
        """Whether some of the shown scores were set by hand, and are no q·k."""
        return bool(self.trace.pinned[self.rows].any())

    def pinned_scores(self) -> str:
        """Return what is said of the shown scores that are pinned: "pinned 80 instead of 10.5", or how many are."""
        rows, columns = np.nonzero(self.trace.pinned[self.rows])
        if len(rows) > 1:
            return self.tr("scores, {} pinned").format(len(rows))
        return self.tr("scores, {}").format(self._pinned_score(int(rows[0]), int(columns[0])))

    def pinned_pair(self) -> str:
        """Return what is said of the picked pair's score where it is pinned, else nothing."""
        row, column = self.row, self.view.column
        return self._pinned_score(row, column) if self.trace.pinned[self.rows][row, column] else ""

    def _pinned_score(self, row: int, column: int) -> str:
        product = digits.number(read(self.trace, row + (self.rows.start or 0)).products[column])
        score = digits.number(float(self.trace.scores[self.rows][row, column]))
        return self.tr("pinned {0} instead of {1}").format(score, product)

    @property
    def fully_masked(self) -> bool:
        """Whether a shown row has nobody left to look at."""
        return bool(self.trace.fully_masked[self.rows].any())

    def by_hand(self, which: str) -> bool:
        """Return whether some of the shown rows of Q, K or V were set by hand, and are no x @ "w_q", "w_k" or "w_v"."""
        if self.panel or not self.show.projections:
            return False
        if which == "w_q":
            return any(person.criteria for person in self.show.asking[self.rows])
        return any(person.tags if which == "w_k" else person.details for person in self.show.asked)

    @property
    def d_k(self) -> int:
        """How many numbers a query and a key have."""
        return int(self.trace.q.shape[1])

    @property
    def divisor(self) -> str:
        """What stands under the fraction: nothing for √d_k."""
        scale = self.show.scale
        if scale == "sqrt_d_k":
            return ""
        return "1" if scale == "none" else _short(float(scale))

    @property
    def divisor_text(self) -> str:
        """What the scores are divided by, in digits: "√6 ≈ 2.45", "5"."""
        return digits.root(self.d_k) if self.show.scale == "sqrt_d_k" else digits.divisor(self.trace.divisor)

    @cached_property
    def hidden(self) -> np.ndarray | None:
        """(rows, n) which guests a mask hides."""
        if self.trace.hidden is None:
            return None
        return np.broadcast_to(self.trace.hidden, self.trace.shape)[self.rows]

    def shape(self, tensor: str) -> tuple[int, int]:
        """Return how many rows and columns a tensor has."""
        return self.matrix(tensor).shape

    def size(self, tensor: str) -> str:
        """Return the same as "8×6"."""
        return "×".join(map(str, self.shape(tensor)))

    def matrix(self, tensor: str) -> Matrix:
        """Return a tensor by its name in TENSORS."""
        if tensor not in self._matrices:
            self._matrices[tensor] = self._make(tensor)
        return self._matrices[tensor]

    def _make(self, tensor: str) -> Matrix:
        if tensor in ("q", "k", "t", "v", "output"):
            return self._vectors(tensor)
        if tensor == "weights":
            return self._shares()
        if tensor in ("scores", "scaled"):
            return self._pairs(getattr(self.trace, tensor)[self.rows], tensor)
        return self._logits() if tensor == "masked" else self._source(tensor)

    def _vectors(self, tensor: str) -> Matrix:
        trace, rows = self.trace, self.rows
        numbers, names, columns, looks = {
            "q": (trace.q[rows], self.looking, self.traits, "query"),
            "k": (trace.k, self.guests, self.traits, "key"),
            "t": (trace.k.T, self.traits, self.guests, "key"),
            "v": (trace.v, self.guests, self.axes, "key"),
            "output": (trace.output[rows], self.looking, self.axes, "query"),
        }[tensor]
        return self._digits(numbers, names, columns, tensor, looks)

    def _logits(self) -> Matrix:
        """Return what softmax gets. What is hidden is −∞, and no number."""
        numbers = self.trace.masked[self.rows]
        shown = numbers if self.hidden is None else np.where(self.hidden, 0.0, numbers)
        matrix = self._pairs(shown, "masked")
        return matrix._replace(hidden=self.hidden, accessible_text=self._heard(matrix.texts, f"{digits.MINUS}∞"))

    def _heard(self, texts: Callable[[int, int], tuple[str, ...]], gone: str) -> Callable[[int, int], str]:
        """Return what says a cell of those who look and those who are looked at; gone: what a mask makes of it."""

        def accessible_text(row: int, column: int) -> str:
            pair = f"{self.looking[row]}, {self.guests[column]}"
            if self.hidden is not None and self.hidden[row, column]:
                return self.tr("{0}: {1}, hidden by a mask").format(pair, gone)
            return f"{pair}: {texts(row, column)[0]}"

        return accessible_text

    def _pairs(self, numbers: np.ndarray, tensor: str) -> Matrix:
        matrix = self._digits(numbers, self.looking, self.guests, tensor, "query", "key")
        pinned, said = self.trace.pinned[self.rows], matrix.accessible_text

        def accessible_text(row: int, column: int) -> str:
            text = said(row, column)
            return f"{text}, {self._pinned_score(row, column)}" if pinned[row, column] else text

        return matrix._replace(marked=pinned, accessible_text=accessible_text if tensor == "scores" else said)

    def _shares(self) -> Matrix:
        shares = self.trace.weights[self.rows]  # (rows, n)

        def texts(row: int, column: int) -> tuple[str, ...]:
            text = digits.percent(float(shares[row, column]))
            return digits.in_percent(text), text

        matrix = self._pairs(shares, "weights")
        return matrix._replace(
            reach=1.0,
            scale=digits.in_percent("100"),
            hidden=self.hidden,
            texts=texts,
            accessible_text=self._heard(texts, digits.HIDDEN),
        )

    def _source(self, tensor: str) -> Matrix:
        """Return what queries, keys and values are made of: X or W."""
        if tensor == "x_q":
            x = self.panel.x_q if self.panel else records(self.show, self.show.askers)
            return self._record(x[self.rows], self.looking, tensor, "query")
        if tensor == "x_k":
            x = self.panel.x_k if self.panel else records(self.show, self.show.guests)
            return self._record(x, self.guests, tensor, "key")
        columns = self.axes if tensor == "w_v" else self.traits
        matrix = self._digits(self._projection(tensor), self.features, columns, tensor, "text")
        return matrix._replace(row_roles=self._parts())

    def _record(self, x: np.ndarray, names: tuple[str, ...], tensor: str, looks: str) -> Matrix:
        return self._digits(x, names, self.features, tensor, looks, "text")._replace(column_roles=self._parts())

    def _projection(self, which: str) -> np.ndarray:
        if not self.panel:
            projection: np.ndarray = getattr(weights(self.show), which)
            return projection
        place = self.view.head if which == "w_q" else self.panel.group_of(self.view.head)
        d_head = self.panel.widths.d_head
        return np.asarray(getattr(self.panel.projections, which))[:, place * d_head : (place + 1) * d_head]

    def _parts(self) -> tuple[str, ...]:
        """Return the colours of the columns of a record that is criteria, tags and details side by side."""
        if self.show.projections:
            return ()
        d_k, d_v = len(self.show.traits), len(self.show.axes)
        filled = len(self.features) - 2 * d_k - d_v
        return (*["query"] * d_k, *["key"] * d_k, *["value"] * d_v, *["dim"] * filled)

    @cached_property
    def features(self) -> tuple[str, ...]:
        """The names of the columns of X; those that a panel fills up have none."""
        names = tuple(self.say(name) for name in feature_names(self.show))
        filled = self.panel.widths.d_model - len(names) if self.panel else 0
        return names + ("0",) * filled

    @cached_property
    def traits(self) -> tuple[str, ...]:
        """The names of the columns of Q and K."""
        if self.panel:
            lens = () if self._by_hand() else self.panel.lenses[self.view.head].traits
            return self._numbered([self.say(self.show.traits[trait]) for trait in lens])
        return tuple(self.say(trait) for trait in self.show.traits)

    @cached_property
    def axes(self) -> tuple[str, ...]:
        """The names of the columns of V and of the output."""
        names = [f"{self.say(axis.low)} – {self.say(axis.high)}" for axis in self.show.axes]
        if self.panel:
            lens = () if self._by_hand() else self.panel.lenses[self.view.head].axes
            return self._numbered([names[axis] for axis in lens])
        return tuple(names)

    def _by_hand(self) -> bool:
        panel = self.show.panel
        if self.panel is None:
            return False
        shared = self.panel.widths.kv_heads < self.panel.widths.heads
        return shared or any((panel.w_q, panel.w_k, panel.w_v))

    def _numbered(self, names: list[str]) -> tuple[str, ...]:
        """Return as many names as a head has columns."""
        d_head = self.panel.widths.d_head if self.panel else len(names)
        return (*names[:d_head], *(str(place + 1) for place in range(len(names), d_head)))

    def _digits(
        self, numbers: np.ndarray, rows: tuple[str, ...], columns: tuple[str, ...], tensor: str, looks: str,
        looked_at: str = "",
    ) -> Matrix:  # fmt: skip
        role = role_of(tensor)

        def texts(row: int, column: int) -> tuple[str, ...]:
            return tuple(digits.number(float(numbers[row, column]), decimals) for decimals in (2, 1))

        def accessible_text(row: int, column: int) -> str:
            return f"{rows[row]}, {columns[column]}: {texts(row, column)[0]}"

        reach = float(np.abs(numbers).max(initial=0)) or 1.0
        return Matrix(
            numbers, rows, columns, "", "", role, looks, looked_at or role, reach, None, None, texts, accessible_text
        )


def _short(scale: float) -> str:
    """Return a number for the place under a fraction; a letter where it is too long for it."""
    text = f"{scale:.2f}".rstrip("0").rstrip(".")
    return text if float(text) == scale and len(text) <= 6 else "c"
