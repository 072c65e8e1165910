"""What an experiment of the laboratory consists of: its claim, its parameters, a question to bet on, and its plots."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from app.text.translated import Translated
from app.widgets.plots.plot import MakePlot
from core.attention.attend import Trace
from core.experiments.progress import Progress
from core.experiments.table import Table
from core.show.model import Show

Value: TypeAlias = float | str
Values: TypeAlias = Mapping[str, Value]


class Slider(NamedTuple):
    """A parameter that runs through given numbers."""

    name: str
    values: tuple[float, ...]
    default: float


class Choice(NamedTuple):
    """A parameter that is one of a few."""

    name: str
    options: tuple[str, ...]
    default: str


class Count(NamedTuple):
    """A parameter that is a whole number, typed or stepped."""

    name: str
    low: int
    high: int
    default: int


Parameter: TypeAlias = Slider | Choice | Count


class Question(NamedTuple):
    """What is asked before the first run."""

    text: str
    options: dict[str, str]  # an id, and its words


class Truth(NamedTuple):
    """What came out."""

    option: str  # the id that was right
    sentence: str


class Subject(NamedTuple):
    """The show on screen, as an experiment sees it."""

    show: Show
    trace: Trace
    row: int  # who looks
    names: tuple[str, ...]  # of those who are looked at


class PlotOf(NamedTuple):
    """A plot of the result, the same as a table, and as a sentence."""

    title: str
    note: str
    make: MakePlot
    data: Callable[[Any], Any]  # what the plot is handed of a result
    table: Callable[[Any], Table]
    summary: Callable[[Any], str]
    column: Callable[[str], str]  # what a column of the table is called
    wide: bool = False  # as wide as two


class Experiment(Translated):
    """A subclass is one experiment. It computes by `core.experiments` alone, and can do so in any thread."""

    name: str
    parameters: tuple[Parameter, ...]
    played = ""  # the slider that can be played, if there is one

    def title(self) -> str:
        """Return its name, a few words."""
        raise NotImplementedError

    def claim(self) -> str:
        """Return what it shows, in a sentence."""
        raise NotImplementedError

    def caveat(self) -> str:
        """Return what it does not show, in a sentence."""
        raise NotImplementedError

    def question(self) -> Question:
        """Return what is to be guessed before the first run."""
        raise NotImplementedError

    def label(self, parameter: str) -> str:
        """Return what a parameter is called."""
        raise NotImplementedError

    def option(self, parameter: str, value: Value) -> str:
        """Return how a value of a parameter is written."""
        return f"{value:g}" if isinstance(value, float | int) else value

    def run(self, values: Values, subject: Subject, progress: Progress) -> Any:
        """Work it out; progress may raise to cancel."""
        raise NotImplementedError

    def truth(self, result: Any) -> Truth:
        """Return the answer to the question, as it was measured."""
        raise NotImplementedError

    def plots(self) -> tuple[PlotOf, ...]:
        """Return its plots."""
        raise NotImplementedError

    def defaults(self) -> dict[str, Value]:
        """Return all parameters as they stand at first."""
        return {parameter.name: parameter.default for parameter in self.parameters}
