"""Why scores are divided by √d_k: the experiment on the page."""

import math
from functools import lru_cache
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
from app.widgets.plots.shapes import BarPlot, Bins, HistogramPlot, Line, LinePlot, Lines, Series
from core.attention.softmax import softmax
from core.experiments import scaling
from core.experiments.progress import Progress
from core.experiments.scaling import Response, Saturation
from core.experiments.table import Table, table
from core.numbers import fixed, power_of_ten, signed

PAIRS, FEWEST, DRAWN = 20_000, 2_000, 2_000_000
"""How many pairs are drawn: fewer of long vectors, so that no more than so many numbers are."""
BINS = 41
BET = (4, 64)  # the d_k that the question compares
saturated = lru_cache(maxsize=4)(scaling.saturation)


@lru_cache(maxsize=4)
def _bet(seed: int) -> float:
    """Return the ratio of the deviations that the question is about."""
    few, many = (float(scaling.dot_products(d_k, PAIRS, seed).std()) for d_k in BET)
    return many / few


class Histogram(NamedTuple):
    """How often dot products lie where."""

    edges: np.ndarray  # (BINS + 1,)
    density: np.ndarray  # (BINS,)
    deviation: float


class Result(NamedTuple):
    """What came out."""

    d_k: int
    raw: Histogram
    scaled: Histogram
    ratio: float  # of the deviations at the two d_k of the question
    undivided: Saturation
    divided: Saturation
    guest: int  # the place of whoever gets one more point
    names: tuple[str, ...]
    responses: tuple[Response, ...]  # undivided, and divided by √d_k


class ScalingExperiment(Experiment):
    """Dot products of long vectors, softmax of them, and one more point in the show on screen."""

    name = "scaling"
    parameters = (
        Slider("d_k", tuple(map(float, scaling.WIDTHS)), 64.0),
        Count("guest", 1, 512, 3),
        Count("seed", 0, 9999, 7),
    )

    def title(self) -> str:
        return self.tr("Why ÷ √d_k")

    def claim(self) -> str:
        return self.tr(
            "The longer the vectors, the larger their dot products. Undivided, softmax picks one and lets nothing"
            " through to learn from."
        )

    def caveat(self) -> str:
        return self.tr(
            "The q and k of a trained model are not independent, and its scores may well be sharp: ÷ √d_k only keeps"
            " learning from getting stuck at the start."
        )

    def question(self) -> Question:
        return Question(
            self.tr("When d_k goes from 4 to 64, the standard deviation of q·k becomes …"),
            {"1": self.tr("the same"), "4": self.tr("4 times as large"), "16": self.tr("16 times as large")},
        )

    def label(self, parameter: str) -> str:
        return {
            "d_k": self.tr("d_k: how many numbers q and k have"),
            "guest": self.tr("Who gets one more point (No. in the row)"),
            "seed": self.tr("Random seed"),
        }[parameter]

    def option(self, parameter: str, value: Value) -> str:
        return f"{float(value):g}"

    def run(self, values: Values, subject: Subject, progress: Progress) -> Result:
        seed, d_k = int(values["seed"]), int(values["d_k"])
        products = scaling.dot_products(d_k, max(FEWEST, min(PAIRS, DRAWN // d_k)), seed)
        progress(0.2)
        undivided, divided = saturated(seed=seed)
        scores = np.asarray(subject.trace.scores[subject.row])
        guest = min(int(values["guest"]), len(scores)) - 1
        divisors = 1.0, math.sqrt(len(subject.show.traits))
        responses = tuple(scaling.response(softmax(scores / divisor), guest, divisor) for divisor in divisors)
        return Result(
            d_k,
            _histogram(products),
            _histogram(products / math.sqrt(d_k)),
            _bet(seed),
            undivided,
            divided,
            guest,
            subject.names,
            responses,
        )

    def truth(self, result: Result) -> Truth:
        return Truth("4", self.tr("Measured: {} times; theory says √16 = 4.").format(fixed(result.ratio, 2)))

    def plots(self) -> tuple[PlotOf, ...]:
        undivided, divided = self.tr("undivided"), self.tr("÷ √d_k")
        both = (Series(undivided, "key"), Series(divided, "weight"))
        return (
            PlotOf(
                self.tr("Where q·k lies"),
                self.tr("Thousands of pairs, each number drawn from N(0, 1)"),
                lambda: HistogramPlot(("key", "weight"), "q·k", self.tr("density")),
                self._histograms,
                self._histogram_table, self._deviation_sentence, self.column, wide=True,
            ),
            PlotOf(
                self.tr("What softmax lets through"),
                self.tr("‖diag(w) − wwᵀ‖ for 8 keys; line: median, band: 10 to 90\u00a0% of 200 draws"),
                lambda: LinePlot(both, "d_k", self.tr("size of the slope"), "by doubling"),
                _gradients,
                self._gradient_table, self._gradient_sentence, self.column,
            ),
            PlotOf(
                self.tr("In the show on screen"),
                self.tr("By how many points each share changes when one score gets one more point"),
                lambda: BarPlot(both, self.tr("No."), self.tr("points")),
                lambda result: (result.names, np.array([one.change for one in result.responses])),
                self._response_table, self._response_sentence, self.column,
            ),
        )  # fmt: skip

    def column(self, name: str) -> str:
        """Return what a column of a table is called."""
        return {
            "from": self.tr("from"), "undivided": self.tr("undivided"), "divided": self.tr("÷ √d_k"),
            "from_divided": self.tr("from (÷ √d_k)"), "d_k": "d_k", "guest": self.tr("No."),
        }[name]  # fmt: skip

    def _histograms(self, result: Result) -> tuple[Bins, ...]:
        labels = self.tr("undivided, standard deviation {}"), self.tr("÷ √{0}, standard deviation {1}")
        return (
            Bins(result.raw.edges, result.raw.density, labels[0].format(fixed(result.raw.deviation, 3))),
            Bins(result.scaled.edges, result.scaled.density,
                 labels[1].format(result.d_k, fixed(result.scaled.deviation, 3))),
        )  # fmt: skip

    def _histogram_table(self, result: Result) -> Table:
        return table(
            "dot_products",
            **{"from": result.raw.edges[:-1]},
            undivided=result.raw.density,
            from_divided=result.scaled.edges[:-1],
            divided=result.scaled.density,
        )

    def _deviation_sentence(self, result: Result) -> str:
        return self.tr("Standard deviation: {0} undivided, {1} divided; theory says {2} and 1.").format(
            fixed(result.raw.deviation, 3), fixed(result.scaled.deviation, 3), fixed(math.sqrt(result.d_k), 3)
        )

    def _gradient_table(self, result: Result) -> Table:
        return table(
            "slope_of_softmax",
            d_k=result.divided.d_k,
            undivided=np.median(result.undivided.gradient, axis=1),
            divided=np.median(result.divided.gradient, axis=1),
        )

    def _gradient_sentence(self, result: Result) -> str:
        first, last = (np.median(result.undivided.gradient, axis=1)[place] for place in (0, -1))
        kept = float(np.median(result.divided.gradient, axis=1)[-1])
        return self.tr(
            "From d_k = 1 to 1024 the slope falls from {0} to {1} undivided, and stays at {2} divided."
        ).format(fixed(float(first), 3), power_of_ten(float(last)), fixed(kept, 3))

    def _response_table(self, result: Result) -> Table:
        undivided, divided = result.responses
        return table("one_more_point", guest=result.names, undivided=undivided.change, divided=divided.change)

    def _response_sentence(self, result: Result) -> str:
        change = result.responses[1].change
        loser = int(np.argmin(change))
        return self.tr("One more point for No. {0}: {1} points for them, {2} from No. {3}. Undivided: {4}.").format(
            result.names[result.guest],
            signed(float(change[result.guest]), 1),
            signed(float(change[loser]), 1),
            result.names[loser],
            signed(float(result.responses[0].change[result.guest]), 1),
        )


def _histogram(products: np.ndarray) -> Histogram:
    deviation = float(products.std())
    density, edges = np.histogram(products, BINS, (-4 * deviation, 4 * deviation), density=True)
    return Histogram(edges, density, deviation)


def _gradients(result: Result) -> Lines:
    return Lines(tuple(map(_line, (result.undivided, result.divided))), float(result.d_k))


def _line(found: Saturation) -> Line:
    low, middle, high = np.percentile(found.gradient, (10, 50, 90), axis=1)
    return Line(np.array(found.d_k), middle, low, high)
