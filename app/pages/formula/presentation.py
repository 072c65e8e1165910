"""The tensors of the formula in words and digits: what the page's widgets are handed."""

from dataclasses import dataclass, field

import numpy as np

from app.document.document import ShowDocument
from app.pages.formula.view import HEAD, ONE, View
from app.presentation.labels import Labels
from app.presentation.matrices import matrix_of, share, short, tensor_matrix
from app.presentation.matrix import Matrix
from app.presentation.roles import role_of, sides_of
from app.presentation.row import RowPresentation
from core import numbers as digits
from core.attention.attend import Trace
from core.attention.lazy import lazy_property
from core.edits.matrices import feature_names
from core.show.records import records, weights
from core.staging.multihead import PanelTrace

TENSORS = ("x_q", "x_k", "w_q", "w_k", "w_v", "q", "k", "t", "v", "scores", "scaled", "masked", "weights", "output")


@dataclass(frozen=True)
class FormulaPresentation(Labels):
    """A show as one asker, everyone or a head has it. Each tensor is put together when asked for."""

    view: View
    trace: Trace = field(compare=False)  # it follows from the show
    panel: PanelTrace | None = field(compare=False)  # of which the trace is a head
    _matrices: dict[str, Matrix] = field(compare=False, default_factory=dict)

    @property
    def rows(self) -> slice:
        """Which rows of the trace are shown."""
        return slice(self.view.row, self.view.row + 1) if self.view.whose == ONE else slice(None)

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
        of_trace = row + (self.rows.start or 0)
        return RowPresentation(self.show, self.language, self.trace, of_trace).pinned_score(column)

    @property
    def fully_masked(self) -> bool:
        """Whether a shown row has nobody left to look at."""
        return bool(self.trace.fully_masked[self.rows].any())

    def set_by_hand(self, which: str) -> bool:
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

    @lazy_property
    def hidden(self) -> np.ndarray | None:
        """(rows, n) which guests a mask hides."""
        if self.trace.hidden is None:
            return None
        return np.broadcast_to(self.trace.hidden, self.trace.shape)[self.rows]

    def shape(self, tensor: str) -> tuple[int, int]:
        """Return how many rows and columns a tensor has."""
        rows, columns = sides_of(tensor)
        return len(self.names(rows)), len(self.names(columns))

    def size(self, tensor: str) -> str:
        """Return the same as "8×6"."""
        return "×".join(map(str, self.shape(tensor)))

    def matrix(self, tensor: str) -> Matrix:
        """Return a tensor by its name in TENSORS."""
        if tensor not in self._matrices:
            self._matrices[tensor] = self._make(tensor)
        return self._matrices[tensor]

    def _make(self, tensor: str) -> Matrix:
        if tensor in ("scores", "scaled", "masked", "weights"):
            return self._pairs(tensor)
        return tensor_matrix(self, tensor, self._numbers(tensor))

    def _numbers(self, tensor: str) -> np.ndarray:
        """Return a tensor of vectors: one of X, W, Q, K, V and the output."""
        match tensor:
            case "q" | "k" | "v" | "output":
                numbers: np.ndarray = getattr(self.trace, tensor)
            case "t":
                return self.trace.k.T
            case "x_q":
                numbers = self.panel.x_q if self.panel else records(self.show, self.show.askers)
            case "x_k":
                numbers = self.panel.x_k if self.panel else records(self.show, self.show.guests)
            case _:
                return self._projection(tensor)
        return numbers[self.rows] if tensor in ("q", "output", "x_q") else numbers

    def _projection(self, which: str) -> np.ndarray:
        if not self.panel:
            projection: np.ndarray = getattr(weights(self.show), which)
            return projection
        place = self.view.head if which == "w_q" else self.panel.group_of(self.view.head)
        d_head = self.panel.widths.d_head
        return np.asarray(getattr(self.panel.projections, which))[:, place * d_head : (place + 1) * d_head]

    def _pairs(self, tensor: str) -> Matrix:
        """Return a number for each who looks and each who is looked at."""
        numbers, pinned = getattr(self.trace, tensor)[self.rows], self.trace.pinned[self.rows]
        shares = tensor == "weights"
        hidden = self.hidden if shares or tensor == "masked" else None
        gone = digits.HIDDEN if shares else f"{digits.MINUS}∞"
        if hidden is not None and not shares:
            numbers = np.where(hidden, 0.0, numbers)  # −∞ is no number
        matrix = matrix_of(
            numbers, self.looking, self.guests, role_of(tensor), "query", "key", write=share if shares else short,
            limit=1.0 if shares else 0.0, hidden=hidden, marked=pinned, gone=gone,
            hidden_sentence=self.tr("{0}: {1}, hidden by a mask").format("{0}, {1}", gone),
        )  # fmt: skip
        said = matrix.accessible_text

        def with_pin(row: int, column: int) -> str:
            text = said(row, column)
            return f"{text}, {self._pinned_score(row, column)}" if pinned[row, column] else text

        return matrix._replace(accessible_text=with_pin) if tensor == "scores" else matrix

    @lazy_property
    def features(self) -> tuple[str, ...]:
        """The names of the columns of X; those that a panel fills up have none."""
        names = tuple(map(self.say, feature_names(self.show)))
        return names + ("0",) * (self.panel.widths.d_model - len(names) if self.panel else 0)

    @lazy_property
    def traits(self) -> tuple[str, ...]:
        """The names of the columns of Q and K."""
        names = super().traits
        return (
            self._of_head([names[trait] for trait in self.panel.lenses[self.view.head].traits]) if self.panel else names
        )

    @lazy_property
    def axes(self) -> tuple[str, ...]:
        """The names of the columns of V and of the output."""
        names = super().axes
        return self._of_head([names[axis] for axis in self.panel.lenses[self.view.head].axes]) if self.panel else names

    def _of_head(self, names: list[str]) -> tuple[str, ...]:
        """Return as many names as a head has columns: numbers where its lens does not say what they are."""
        assert self.panel is not None
        (_, heads, d_head, kv_heads), given = self.panel.widths, self.show.panel
        if kv_heads < heads or given.w_q or given.w_k or given.w_v:
            names = []
        return (*names[:d_head], *(str(place + 1) for place in range(len(names), d_head)))

    def names(self, side: str) -> tuple[str, ...]:
        return self.looking if side == "askers" else super().names(side)


def present(document: ShowDocument, language: str, view: View) -> FormulaPresentation:
    """Return the show of a document, as far as it has what is to be seen."""
    show = document.show
    view = view.within(len(show.askers), len(show.guests), show.panel.heads)
    panel = document.panel if view.whose == HEAD else None
    trace = panel.heads.head(view.head) if panel else document.trace
    return FormulaPresentation(show, language, view, trace, panel)


def _short(scale: float) -> str:
    """Return a number for the place under a fraction; a letter where it is too long for it."""
    text = f"{scale:.2f}".rstrip("0").rstrip(".")
    return text if float(text) == scale and len(text) <= 6 else "c"
