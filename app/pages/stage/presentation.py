"""What the stage shows of a show, in words and digits: guests, shares, stories, the impression, and what to notice."""

from dataclasses import dataclass, field

from app.pages.scale_words import ScaleWords
from app.presentation.guest import GuestPresentation, Segment, Story
from app.presentation.row import RowPresentation
from core import numbers
from core.attention.lazy import lazy_property
from core.readout.row import Span
from core.show.model import Person


@dataclass(frozen=True)
class StagePresentation(RowPresentation):
    """A show as the one who asks first has it."""

    span: Span = field(kw_only=True)  # of the sliders of scores

    @lazy_property
    def _guests(self) -> tuple[Person, ...]:
        return self.show.asked

    @property
    def asker(self) -> Person:
        """The one who asks."""
        return self.show.person(self.show.askers[self.row])

    def guest(self, place: int) -> GuestPresentation:
        """Return what the card of the guest at a place shows."""
        guest, readout = self._guests[place], self.readout
        tags = guest.tags or tuple(self.trace.k[place].tolist())
        details = guest.details or tuple(self.trace.v[place].tolist())
        return GuestPresentation(
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
            axes=self.ends,
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
        places = {guest.number: place for place, guest in enumerate(self._guests)}
        readout = self.readout
        return tuple(
            Segment(
                number,
                self.label(number),
                self.say(self._guests[places[number]].name),
                readout.weights[places[number]],
                readout.percent_texts[places[number]],
            )
            for number in order
        )

    def ranking(self) -> tuple[int, ...]:
        """Return the numbers of the guests, largest share first."""
        return tuple(self._guests[place].number for place in self.readout.ranking)

    def stories(self, most: int = 8) -> tuple[Story, ...]:
        """Return the stories that stay, loudest first."""
        readout = self.readout
        return tuple(
            Story(
                self._guests[place].number,
                self.label(self._guests[place].number),
                self.say(self._guests[place].story),
                readout.weights[place],
                readout.percent_texts[place],
            )
            for place in readout.ranking[:most]
            if self.say(self._guests[place].story)
        )

    def impression(self) -> tuple[tuple[tuple[str, str], float, str], ...]:
        """Return the words of each axis, and where the impression stands between them."""
        return tuple(
            (words, value, numbers.signed(value))
            for words, value in zip(self.ends, self.readout.impression, strict=True)
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
            self.label(self._guests[first].number),
            self.label(self._guests[second].number),
            numbers.in_percent(together),
            numbers.number(readout.effective, 1),
        )
