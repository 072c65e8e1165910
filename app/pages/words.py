"""A show and its trace in the words and digits of the moment, for one who asks: what the pages' widgets are handed."""

from PySide6.QtCore import QObject

from app.pages.scale_words import ScaleWords
from app.presentation.roles import role_of
from app.text import escaping
from app.text.terms import terms_of
from app.widgets.chrome.highlight import NOTHING, Target
from app.widgets.fields.share_row import Row
from app.widgets.fields.share_stack import Segment
from app.widgets.guests.guest_figures import GuestFigures
from app.widgets.guests.story_cloud import Story
from app.widgets.matrices.algebra_strip import Sign
from app.widgets.matrices.matrix_strip import Strip
from core import numbers
from core.attention.attend import Trace
from core.readout.row import Span, reach, read
from core.show.model import Show, Text, say


class ShowWords(QObject):
    """One moment of a show, read off a row of its Trace."""

    def __init__(self, show: Show, trace: Trace, language: str, row: int = 0, span: Span | None = None) -> None:
        """row: who asks. span: what score sliders span where they hold still; None: what the scores ask for."""
        super().__init__()
        self.show, self.trace, self.language, self.row = show, trace, language, row
        self.asker = show.person(show.askers[row])
        self.terms = terms_of(show.vocabulary, language)
        self.readout = read(trace, row)
        self.guests = show.asked
        self.span = span or reach(self.readout.scores)
        self.traits = tuple(self.say(trait) for trait in show.traits)
        self.axes = tuple((self.say(axis.low), self.say(axis.high)) for axis in show.axes)

    def say(self, text: Text) -> str:
        """Return a text of the show in the language of the moment, in one line: a line break in a name is a blank."""
        return escaping.one_line(say(text, self.language))

    def label(self, number: int) -> str:
        """Return "No. 3"."""
        return self.tr("No. {}").format(number)

    def who(self, number: int) -> str:
        """Return "No. 3 Lin Chuan"."""
        return f"{self.label(number)} {self.say(self.show.person(number).name)}"

    def divisor(self) -> str:
        """Return what scores are divided by: √6, or a number."""
        return f"√{len(self.traits)}" if self.show.scale == "sqrt_d_k" else self.readout.divisor_text

    def figures(self, place: int) -> GuestFigures:
        """Return what the card of the guest at a place shows."""
        guest, readout = self.guests[place], self.readout
        tags = guest.tags or tuple(self.trace.k[place].tolist())
        details = guest.details or tuple(self.trace.v[place].tolist())
        return GuestFigures(
            number=guest.number,
            label=self.label(guest.number),
            name=self.say(guest.name),
            role=self.say(guest.role),
            avatar=guest.avatar,
            story=self.say(guest.story),
            story_word=self.terms["Story"],
            sealed=self.sealed(),
            traits=self.traits,
            tags=tags,
            tag_texts=tuple(numbers.number(tag) for tag in tags),
            axes=self.axes,
            details=details,
            detail_texts=tuple(numbers.signed(detail) for detail in details),
            score=readout.scores[place],
            score_text=readout.score_texts[place],
            scaled_text=self.scaled(place),
            pinned=readout.pinned[place],
            share=readout.weights[place],
            percent_text=readout.percent_texts[place],
            score_range=self.span,
        )

    def percent(self, place: int) -> str:
        """Return the share of the guest at a place: 40.7 %, <0.1 %, or – where a mask hides it."""
        return numbers.in_percent(self.readout.percent_texts[place])

    def sealed(self) -> str:
        """Return what stands on the cover over stories and details until they are blended."""
        return self.terms(self.tr("Only {meeting} will tell"))

    def scaled(self, place: int) -> str:
        """Return "÷√6 ≈ 4.29", or nothing where nothing is divided."""
        if self.show.scale == "none":
            return ""
        readout = self.readout
        by = readout.divisor if self.show.scale == "sqrt_d_k" else numbers.value_of(readout.divisor_text)
        sign = numbers.equals(numbers.value_of(readout.score_texts[place]) / by, readout.scaled_texts[place])
        return f"÷{self.divisor()} {sign} {readout.scaled_texts[place]}"

    def criteria(self) -> tuple[tuple[str, float, str], ...]:
        """Return each trait with how much it is wanted."""
        wanted = self.asker.criteria or tuple(self.trace.q[self.row].tolist())
        return tuple((name, value, numbers.signed(value)) for name, value in zip(self.traits, wanted, strict=True))

    def segments(self, order: tuple[int, ...]) -> tuple[Segment, ...]:
        """Return the shares of the guests with these numbers, in this order."""
        places = {guest.number: place for place, guest in enumerate(self.guests)}
        readout = self.readout
        return tuple(
            Segment(
                number,
                self.label(number),
                self.say(self.guests[places[number]].name),
                readout.weights[places[number]],
                readout.percent_texts[places[number]],
            )
            for number in order
        )

    def row_of_shares(self) -> Row:
        """Return the shares of all guests, in their order."""
        return Row(self.readout.weights, self.readout.hidden)

    def ranking(self) -> tuple[int, ...]:
        """Return the numbers of the guests, largest share first."""
        return tuple(self.guests[place].number for place in self.readout.ranking)

    def stories(self, most: int = 8) -> tuple[Story, ...]:
        """Return the stories that stay, loudest first."""
        readout = self.readout
        return tuple(
            Story(
                self.guests[place].number,
                self.label(self.guests[place].number),
                self.say(self.guests[place].story),
                readout.weights[place],
                readout.percent_texts[place],
            )
            for place in readout.ranking[:most]
            if self.say(self.guests[place].story)
        )

    def impression(self) -> tuple[tuple[tuple[str, str], float, str], ...]:
        """Return the words of each axis, and where the impression stands between them."""
        return tuple(
            (words, value, numbers.signed(value))
            for words, value in zip(self.axes, self.readout.impression, strict=True)
        )

    def insight(self) -> str:
        """Return the one thing to notice about the shares."""
        readout, ranking = self.readout, self.readout.ranking
        if all(readout.hidden):
            return self.terms(
                self.tr(
                    "Nobody is left to look at: all {guests} are hidden, so no share is given and nothing comes home."
                )
            )
        seen = [place for place in ranking if not readout.hidden[place]]
        if len(seen) == 1:
            return self.terms(
                self.tr("A single {guest} holds all of {mind}, whatever the score: shares always add up to 100\u00a0%.")
            )
        top, last = seen[0], seen[-1]
        scale = ScaleWords(self)
        if readout.weights[top] >= 0.999:
            high, low, gap = readout.scaled_texts[top], readout.scaled_texts[last], numbers.number(readout.gap)
            sign = numbers.equals(numbers.value_of(high) - numbers.value_of(low), gap)
            difference = f"{high} − {low} {sign} {gap}".replace("− −", "+ ")
            all_for_one = self.terms(
                self.tr(
                    "One {guest} takes everything. Softmax turns differences into ratios: {}, so the shares stand"
                    " at e^{} ≈ {} to 1."
                ),
                *(difference, gap, numbers.e_to(readout.gap)),
            )
            return self.terms.together(all_for_one, scale.of_dimensions() or scale.of_a_gap())
        if said := scale.of_dimensions():
            return said
        first, second = sorted(seen[:2])
        together = numbers.percent(readout.weights[first] + readout.weights[second])
        return self.terms(
            self.tr("{} and {} together take {}; overall, as spread out as {} equal {guests}"),
            self.label(self.guests[first].number),
            self.label(self.guests[second].number),
            numbers.in_percent(together),
            numbers.number(readout.effective, 1),
        )

    def algebra(self) -> tuple[Strip | Sign, ...]:
        """Return the matrices of the four steps, and the signs between them."""
        readout = self.readout
        d_k, d_v, n = len(self.traits), len(self.axes), len(self.guests)
        traits = tuple(Target(trait=place) for place in range(d_k))
        axes = tuple(Target(axis=place) for place in range(d_v))
        guests = tuple(Target(guest=guest.number) for guest in self.guests)
        query, details = tuple(self.trace.q[self.row].tolist()), tuple(map(tuple, self.trace.v.tolist()))
        keys = tuple(map(tuple, self.trace.k.T.tolist()))  # Kᵀ: (d_k, n)
        scores, weights, output = (readout.scores,), (readout.weights,), (readout.impression,)
        one = (NOTHING,)
        scale = "" if self.show.scale == "none" else f" ÷{self.divisor()} →"
        weight_texts = tuple(
            numbers.HIDDEN if gone else numbers.share(share)
            for share, gone in zip(readout.weights, readout.hidden, strict=True)
        )
        output_texts = tuple(numbers.signed(x) for x in readout.impression)
        query_texts = tuple(numbers.number(x) for x in query)
        return (
            Strip("q", role_of("q"), (query,), query_texts, f"1×{d_k}", _largest((query,)), one, traits, 1),
            Sign("·", 1),
            Strip("Kᵀ", role_of("k"), keys, (), f"{d_k}×{n}", _largest(keys), traits, guests, 1),
            Sign("→" if any(readout.pinned) else "=", 2),  # a pinned score is no q·k
            Strip(
                self.tr("scores"),
                role_of("scores"),
                scores,
                readout.score_texts,
                self.pinned_scores() or f"1×{n}",
                _largest(scores),
                one,
                guests,
                2,
                readout.pinned,
            ),
            Sign(f"→{scale} softmax →", 3),
            Strip(
                self.tr("weights"),
                role_of("weights"),
                weights,
                weight_texts,
                self.summed(),
                _largest(weights),
                one,
                guests,
                3,
            ),
            Sign("·", 4),
            Strip("V", role_of("v"), details, (), f"{n}×{d_v}", _largest(details), guests, axes, 4),
            Sign("=", 4),
            Strip(
                self.tr("output"), role_of("output"), output, output_texts, f"1×{d_v}", _largest(output), one, axes, 4
            ),
        )

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
            self.tr("Shares {}").format(", ".join(map(self.percent, range(min(len(self.guests), 12))))),
            self.tr("Output {}").format(", ".join(numbers.signed(x) for x in readout.impression)),
        )
        return "; ".join(parts[:step])


def _largest(rows: tuple[tuple[float, ...], ...]) -> float:
    return max(max(map(abs, row), default=0.0) for row in rows) or 1.0
