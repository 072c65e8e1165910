"""One row of a show's Trace in words and digits: one who asks, and what they find in all guests."""

from dataclasses import dataclass, field

from app.presentation.guest import SharesOfRow
from app.presentation.labels import Labels
from app.presentation.roles import sides_of
from app.presentation.strips import Sign, Strip, strip_of, targets
from core import numbers
from core.attention.attend import Trace
from core.attention.inputs import Array
from core.attention.lazy import lazy_property
from core.readout.row import Readout, read
from core.readout.worksheet import Worksheet, work


@dataclass(frozen=True)
class RowPresentation(Labels):
    """A show as one of those who ask has it."""

    trace: Trace = field(compare=False)  # it follows from the show
    row: int = 0  # who asks

    @lazy_property
    def readout(self) -> Readout:
        """The row of the Trace in digits."""
        return read(self.trace, self.row)

    def divisor(self) -> str:
        """Return what scores are divided by: √6, or a number."""
        return f"√{len(self.traits)}" if self.show.scale == "sqrt_d_k" else self.readout.divisor_text

    def percent(self, place: int) -> str:
        """Return the share of the guest at a place: 40.7 %, <0.1 %, or – where a mask hides it."""
        return numbers.in_percent(self.readout.percent_texts[place])

    def row_of_shares(self) -> SharesOfRow:
        """Return the shares of all guests, in their order."""
        return SharesOfRow(self.readout.weights, self.readout.hidden)

    def worksheet(self, guest: int) -> Worksheet:
        """Return the four steps for the guest of this number."""
        return work(self.trace, self.show.guests.index(guest), self.row)

    def algebra(self) -> tuple[Strip | Sign, ...]:
        """Return the matrices of the four steps, and the signs between them."""
        readout, trace, row = self.readout, self.trace, slice(self.row, self.row + 1)
        query = tuple(map(numbers.number, trace.q[self.row].tolist()))
        output = tuple(map(numbers.signed, readout.impression))
        scores = self._strip("scores", trace.scores[row], self.tr("scores"), 2, readout.score_texts)
        weights = self._strip("weights", trace.weights[row], self.tr("weights"), 3, self._weight_texts())
        scale = "" if self.show.scale == "none" else f" ÷{self.divisor()} →"
        return (
            self._strip("q", trace.q[row], "q", 1, query),
            Sign("·", 1),
            self._strip("t", trace.k.T, "Kᵀ", 1),
            Sign("→" if any(readout.pinned) else "=", 2),  # a pinned score is no q·k
            scores._replace(note=self.pinned_scores() or scores.note, marked=readout.pinned),
            Sign(f"→{scale} softmax →", 3),
            weights._replace(note=self.summed()),
            Sign("·", 4),
            self._strip("v", trace.v, "V", 4),
            Sign("=", 4),
            self._strip("output", trace.output[row], self.tr("output"), 4, output),
        )

    def _strip(self, tensor: str, matrix: Array, name: str, step: int, texts: tuple[str, ...] = ()) -> Strip:
        rows, columns = (
            targets(self.show, side, count) for side, count in zip(sides_of(tensor), matrix.shape, strict=True)
        )
        return strip_of(tensor, matrix, (rows, columns), name, step)._replace(texts=texts)

    def _weight_texts(self) -> tuple[str, ...]:
        shares = zip(self.readout.weights, self.readout.hidden, strict=True)
        return tuple(numbers.HIDDEN if gone else numbers.share(share) for share, gone in shares)

    def summed(self) -> str:
        """Return what the shares add up to as they are shown, and why where that is not 1."""
        if all(self.readout.hidden):
            return self.tr("nobody")
        total = numbers.sum_of_shares(self.readout.weights)
        return (self.tr("sum {}") if total == "1.000" else self.tr("sum {} (rounded)")).format(total)

    def pinned_score(self, place: int) -> str:
        """Return "pinned 80 instead of 10.5" of a guest's score."""
        product = numbers.number(self.readout.products[place])
        return self.tr("pinned {0} instead of {1}").format(self.readout.score_texts[place], product)

    def pinned_scores(self) -> str:
        """Return which scores are pinned, in place of q·k; nothing where none is."""
        places = [place for place, pinned in enumerate(self.readout.pinned) if pinned]
        if len(places) > 1:
            return self.tr("{} pinned, not q·k").format(len(places))
        return self.pinned_score(places[0]) if places else ""

    def algebra_accessible_text(self, step: int = 4) -> str:
        """Return the algebra as a screen reader says it, as far as it has been built up."""
        readout = self.readout
        scores = [
            self.pinned_score(place) if pinned else text
            for place, (text, pinned) in enumerate(zip(readout.score_texts, readout.pinned, strict=True))
        ]
        parts = (
            self.tr("Query {}").format(", ".join(numbers.number(x) for x in self.trace.q[self.row].tolist()[:12])),
            self.tr("Scores {}").format(", ".join(scores[:12])),
            self.tr("Shares {}").format(", ".join(map(self.percent, range(min(len(self.readout.weights), 12))))),
            self.tr("Output {}").format(", ".join(numbers.signed(x) for x in readout.impression)),
        )
        return "; ".join(parts[:step])
