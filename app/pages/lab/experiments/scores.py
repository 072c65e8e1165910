"""Ways to score: the experiment on the page."""

from typing import NamedTuple

import numpy as np

from app.pages.lab.experiment import (
    Count,
    Experiment,
    PlotOf,
    Question,
    Slider,
    Subject,
    Truth,
    Value,
    Values,
)  # fmt: skip
from app.widgets.plots.shapes import BarPlot, Series
from core.experiments import cost_of_scores
from core.experiments.cost_of_scores import WAYS, Scored
from core.experiments.progress import Progress
from core.experiments.table import Table, table

HIDDEN = (2.0, 4.0, 8.0, 16.0, 32.0, 64.0)


class Result(NamedTuple):
    """What came out."""

    names: tuple[str, ...]
    ways: tuple[Scored, ...]


class ScoresExperiment(Experiment):
    """Additive, bilinear, dot and scaled dot on the people of the show."""

    name = "scores"
    parameters = (Slider("hidden", HIDDEN, 8.0), Count("seed", 0, 9999, 7))

    def title(self) -> str:
        return self.tr("Ways to score")

    def claim(self) -> str:
        return self.tr(
            "There are several ways to score a query against a key. The paper of 2017 kept the dot product, which has"
            " nothing to learn and is a single matrix product, and divided it by √d_k."
        )

    def caveat(self) -> str:
        return self.tr(
            "What additive and bilinear scores would learn is drawn at random here, so their shares mean nothing; their"
            " price is real."
        )

    def question(self) -> Question:
        return Question(
            self.tr("Which way to score has the most numbers to learn?"),
            {way: words for way, words in self._names().items() if way != "scaled dot"},
        )

    def _names(self) -> dict[str, str]:
        return {
            "additive": self.tr("additive (2014)"),
            "bilinear": self.tr("bilinear (2015)"),
            "dot": self.tr("dot product"),
            "scaled dot": self.tr("scaled dot product (2017)"),
        }

    def label(self, parameter: str) -> str:
        return {"hidden": self.tr("Width of the additive network"), "seed": self.tr("Random seed")}[parameter]

    def option(self, parameter: str, value: Value) -> str:
        return f"{float(value):g}"

    def run(self, values: Values, subject: Subject, progress: Progress) -> Result:
        trace, row = subject.trace, subject.row
        q, k = np.asarray(trace.q[row : row + 1]), np.asarray(trace.k)
        ways = cost_of_scores.compare(q, k, hidden=int(values["hidden"]), seed=int(values["seed"]))
        return Result(subject.names, ways)

    def truth(self, result: Result) -> Truth:
        most = max(result.ways, key=lambda one: one.parameters)
        return Truth(
            most.way,
            self.tr("{0} numbers: {1}.").format(most.parameters, self._names()[most.way]),
        )

    def plots(self) -> tuple[PlotOf, ...]:
        names = self._names()
        roles = dict(zip(WAYS, ("value", "query", "key", "weight"), strict=True))
        series = tuple(Series(names[way], roles[way]) for way in WAYS)

        priced = Series(self.tr("to learn"), "query"), Series(self.tr("multiplications"), "key")
        return (
            PlotOf(
                self.tr("Shares of the people on screen"),
                self.tr("In percent, by softmax of each kind of score; the numbers to be learned are drawn at random"),
                lambda: BarPlot(series, self.tr("No."), "%"),
                lambda result: (result.names, 100 * np.array([one.weights[0] for one in result.ways])),
                self._weights_table, self._weights_sentence, self.column, wide=True,
            ),
            PlotOf(
                self.tr("What each way costs"),
                self.tr("Numbers to learn, and multiplications for all pairs"),
                lambda: BarPlot(priced, "", self.tr("numbers")), self._costs,
                self._cost_table, self._cost_sentence, self.column,
            ),
        )  # fmt: skip

    def column(self, name: str) -> str:
        """Return what a column of a table is called."""
        return {
            **{way.replace(" ", "_"): words for way, words in self._names().items()},
            "guest": self.tr("No."), "way": "", "parameters": self.tr("to learn"), "tanhs": "tanh",
            "multiplications": self.tr("multiplications"),
        }[name]  # fmt: skip

    def _costs(self, result: Result) -> tuple[tuple[str, ...], np.ndarray]:
        names = self._names()
        costs = [[one.parameters for one in result.ways], [one.multiplications for one in result.ways]]
        return tuple(names[one.way] for one in result.ways), np.array(costs, dtype=float)

    def _weights_table(self, result: Result) -> Table:
        return table(
            "weights", guest=result.names, **{one.way.replace(" ", "_"): one.weights[0] for one in result.ways}
        )

    def _weights_sentence(self, result: Result) -> str:
        ahead = [result.names[int(np.argmax(one.weights[0]))] for one in result.ways[2:]]
        return self.tr("The dot product puts No. {0} first, divided or not; only how far ahead changes.").format(*ahead)

    def _cost_table(self, result: Result) -> Table:
        return table(
            "costs", way=[self._names()[one.way] for one in result.ways],
            parameters=[one.parameters for one in result.ways],
            multiplications=[one.multiplications for one in result.ways], tanhs=[one.tanhs for one in result.ways],
        )  # fmt: skip

    def _cost_sentence(self, result: Result) -> str:
        return "; ".join(
            self.tr("{0}: {1} to learn, {2} multiplications").format(
                self._names()[one.way], one.parameters, one.multiplications
            )
            for one in result.ways
        )
