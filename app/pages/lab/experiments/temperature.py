"""Temperature, and softmax beside its relatives: the experiment on the page."""

from typing import NamedTuple

import numpy as np

from app.pages.lab.experiment import (
    Choice,
    Experiment,
    PlotOf,
    Question,
    Slider,
    Subject,
    Truth,
    Value,
    Values,
)  # fmt: skip
from app.widgets.plots.shapes import BarPlot, Line, LinePlot, Lines, Series
from core.attention.softmax import effective_number, softmax
from core.experiments import softmax_family as family
from core.experiments.progress import Progress
from core.experiments.softmax_family import Spread
from core.experiments.table import Table, table
from core.numbers import fixed, in_percent, percent

TEMPERATURES = (0.0, 0.1, 0.2, 0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 3.0, 5.0, 8.0, 15.0, 50.0)
PRESETS = {"negative": (4.0, 2.0, -1.0, -3.0), "zero_sum": (3.0, 1.0, -1.0, -3.0)}
BET = 5.0  # the temperature that the question is about


class Result(NamedTuple):
    """What came out."""

    temperature: float
    names: tuple[str, ...]
    softmax: np.ndarray  # (n,) shares at this temperature
    sparsemax: np.ndarray
    plain: np.ndarray
    hard_max: np.ndarray
    fault: str  # of plain normalisation
    spread: Spread
    bet: float  # which part of all the effective number is at the temperature of the question

    @property
    def shares(self) -> np.ndarray:
        """(4, n) by softmax, sparsemax, plain normalisation and hard max."""
        return np.array([self.softmax, self.sparsemax, self.plain, self.hard_max])


def _effective(result: Result) -> Lines:
    found = result.spread
    line = Line(np.array(found.temperature[1:]), found.effective[1:])  # a logarithm knows no 0
    return Lines((line,), result.temperature or None)


class TemperatureExperiment(Experiment):
    """The same scores shared out in four ways, and softmax from arg-max to equal shares."""

    name = "temperature"
    parameters = (
        Slider("temperature", TEMPERATURES, 1.0),
        Choice("scores", ("show", "negative", "zero_sum"), "show"),
    )

    def title(self) -> str:
        return self.tr("Temperature and relatives")

    def claim(self) -> str:
        return self.tr(
            "Softmax takes any scores, keeps their order, gives everyone a share above 0 and has a slope everywhere."
            " Temperature turns it from “the winner takes all” to “the same for all”."
        )

    def caveat(self) -> str:
        return self.tr(
            "Softmax is not the only choice that works: sparsemax has a slope, too, wherever it gives a share. Which"
            " one learns better is a question for a trained model."
        )

    def question(self) -> Question:
        return Question(
            self.tr("At temperature 5, over how many of all does the row on screen spread its attention?"),
            {"few": self.tr("one or two"), "some": self.tr("about half of them"), "all": self.tr("nearly all")},
        )

    def label(self, parameter: str) -> str:
        return {"temperature": self.tr("Temperature"), "scores": self.tr("Scores")}[parameter]

    def option(self, parameter: str, value: Value) -> str:
        names = {"show": self.tr("of the show"), "negative": self.tr("some below 0"), "zero_sum": self.tr("sum 0")}
        return names[str(value)] if parameter == "scores" else f"{float(value):g}"

    def run(self, values: Values, subject: Subject, progress: Progress) -> Result:
        row = np.asarray(subject.trace.scaled[subject.row])
        chosen = str(values["scores"])
        scores = row if chosen == "show" else np.array(PRESETS[chosen])
        names = subject.names if chosen == "show" else tuple(str(place + 1) for place in range(len(scores)))
        temperature = float(values["temperature"])
        plain = family.plain_normalisation(scores)
        return Result(
            temperature,
            names,
            softmax(scores, temperature),
            family.sparsemax(scores),
            plain.shares,
            family.hard_max(scores),
            plain.fault,
            family.spread(scores, TEMPERATURES),
            float(effective_number(softmax(row, BET))) / len(row),
        )

    def truth(self, result: Result) -> Truth:
        option = "few" if result.bet < 0.4 else "some" if result.bet < 0.75 else "all"
        return Truth(
            option,
            self.tr("Measured: as evenly as among {} of all.").format(in_percent(percent(result.bet))),
        )

    def plots(self) -> tuple[PlotOf, ...]:
        series = (
            Series("softmax", "weight"),
            Series("sparsemax", "value"),
            Series(self.tr("÷ their sum"), "key"),
            Series(self.tr("hard max"), "dim"),
        )
        return (
            PlotOf(
                self.tr("The same scores, shared out in four ways"),
                self.tr("Shares in percent; softmax at the chosen temperature"),
                lambda: BarPlot(series, self.tr("No."), "%"),
                lambda result: (result.names, 100 * result.shares),
                self._shares_table, self._shares_sentence, self.column, wide=True,
            ),
            PlotOf(
                self.tr("How evenly softmax shares"),
                self.tr("Effective number: how many equal shares would be as spread out"),
                lambda: LinePlot(
                    (Series("", "weight"),), self.tr("temperature"), self.tr("effective number"), "by tens"
                ),
                _effective,
                self._spread_table, self._spread_sentence, self.column,
            ),
        )  # fmt: skip

    def column(self, name: str) -> str:
        """Return what a column of a table is called."""
        return {
            "guest": self.tr("No."), "softmax": "softmax", "sparsemax": "sparsemax", "plain": self.tr("÷ their sum"),
            "hard_max": self.tr("hard max"), "temperature": self.tr("temperature"), "entropy": self.tr("bits"),
            "effective": self.tr("effective number"),
        }[name]  # fmt: skip

    def _shares_table(self, result: Result) -> Table:
        return table(
            "shares", guest=result.names, softmax=result.softmax, sparsemax=result.sparsemax,
            plain=np.nan_to_num(result.plain), hard_max=result.hard_max,
        )  # fmt: skip

    def _shares_sentence(self, result: Result) -> str:
        fault = {
            "": self.tr("Dividing by the sum works here, since no score is below 0."),
            "negative": self.tr("Dividing by the sum gives a share below 0: no share at all."),
            "zero sum": self.tr("The scores add up to 0, so there is nothing to divide by."),
        }[result.fault]
        largest = in_percent(percent(float(result.softmax.max())))
        return self.tr("Softmax gives the one ahead {0}. {1}").format(largest, fault)

    def _spread_table(self, result: Result) -> Table:
        found = result.spread
        return table("temperature", temperature=found.temperature, entropy=found.entropy, effective=found.effective)

    def _spread_sentence(self, result: Result) -> str:
        return self.tr("At temperature {0}: as if {1} shared equally.").format(
            f"{result.temperature:g}", fixed(float(effective_number(result.softmax)), 1)
        )
