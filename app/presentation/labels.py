"""What a show's people, traits and axes are called in a language: each has one name on all pages."""

from dataclasses import dataclass

from app.text import escaping
from app.text.terms import Terms, terms_of
from app.text.translated import Translated
from core.attention.lazy import lazy_property
from core.edits.matrices import feature_names
from core.show.model import Person, Show, Text, say


@dataclass(frozen=True)
class Labels(Translated):
    """Names as plain text in one line. Equal for equal shows in one language."""

    show: Show
    language: str

    @property
    def terms(self) -> Terms:
        """The words of the show, to be put into sentences."""
        return terms_of(self.show.vocabulary, self.language)

    def say(self, text: Text) -> str:
        """Return a text of the show in one line: a line break in a name is a blank."""
        return escaping.one_line(say(text, self.language))

    @lazy_property
    def _numbered(self) -> str:
        return self.tr("No. {}")

    def label(self, number: int) -> str:
        """Return "No. 3"."""
        return self._numbered.format(number)

    def name(self, person: Person) -> str:
        """Return the name of a person; "No. 3" for whoever has none."""
        return self.say(person.name) or self.label(person.number)

    def who(self, number: int) -> str:
        """Return "No. 3 Lin Chuan"."""
        return f"{self.label(number)} {self.say(self.show.person(number).name)}"

    @lazy_property
    def askers(self) -> tuple[str, ...]:
        """The names of those who look, beside the rows of Q."""
        return tuple(map(self.name, self.show.asking))

    @lazy_property
    def guests(self) -> tuple[str, ...]:
        """The names of those who are looked at, beside the rows of K and V."""
        return self.askers if self.show.everyone else tuple(map(self.name, self.show.asked))

    @lazy_property
    def traits(self) -> tuple[str, ...]:
        """The names of the columns of Q and K."""
        return tuple(map(self.say, self.show.traits))

    @lazy_property
    def ends(self) -> tuple[tuple[str, str], ...]:
        """The low and the high word of each axis."""
        return tuple((self.say(axis.low), self.say(axis.high)) for axis in self.show.axes)

    @lazy_property
    def axes(self) -> tuple[str, ...]:
        """The names of the columns of V and of the output."""
        return tuple(" – ".join(filter(None, ends)) for ends in self.ends)

    @lazy_property
    def features(self) -> tuple[str, ...]:
        """The names of the columns of X."""
        return tuple(map(self.say, feature_names(self.show)))

    @property
    def feature_roles(self) -> tuple[str, ...]:
        """The colour of each column of X, where a record is criteria, tags and details side by side."""
        if self.show.projections:
            return ()
        d_k, d_v = len(self.show.traits), len(self.show.axes)
        filled = len(self.features) - 2 * d_k - d_v  # up with zeros
        return (*["query"] * d_k, *["key"] * d_k, *["value"] * d_v, *["dim"] * filled)

    def names(self, side: str) -> tuple[str, ...]:
        """Return the names of "askers", "guests", "traits", "axes" or "features"."""
        names: tuple[str, ...] = getattr(self, side)
        return names
