"""The queue against the direct line: the experiment on the page."""

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
from app.widgets.plots.shapes import BarPlot, Line, LinePlot, Lines, Series
from core.experiments import recurrence
from core.experiments.progress import Progress
from core.experiments.recurrence import LENGTHS, Cost, Influence
from core.experiments.table import Table, table
from core.numbers import number, power_of_ten

WIDTHS = (4.0, 8.0, 16.0, 32.0)
BET = (2, 64)  # the lengths that the question compares


class Result(NamedTuple):
    """What came out."""

    length: int
    d: int
    influence: Influence
    costs: tuple[Cost, Cost]  # recurrent, attention
    seconds: tuple[float, float]


class RecurrenceExperiment(Experiment):
    """An RNN and an LSTM hand the first token on; self-attention looks at it."""

    name = "recurrence"
    parameters = (
        Slider("length", tuple(map(float, LENGTHS)), 64.0),
        Slider("d", WIDTHS, 16.0),
        Count("seed", 0, 9999, 7),
    )

    def title(self) -> str:
        return self.tr("Queue or direct line")

    def claim(self) -> str:
        return self.tr(
            "An RNN passes the first word on from step to step and forgets it on the way. Attention looks at any word"
            " directly, and at all of them at once."
        )

    def caveat(self) -> str:
        return self.tr(
            "These networks are untrained; a trained LSTM learns to keep what it needs for longer. And attention pays"
            " for its direct line: n² pairs."
        )

    def question(self) -> Question:
        return Question(
            self.tr("After 64 words, how much of the first word's influence on an RNN is left, against 2 words?"),
            {
                "tenth": self.tr("about a tenth"),
                "thousandth": self.tr("about a thousandth"),
                "nothing": self.tr("less than a billionth"),
            },
        )

    def label(self, parameter: str) -> str:
        return {
            "length": self.tr("n: how many words"),
            "d": self.tr("d: how many numbers a word has"),
            "seed": self.tr("Random seed"),
        }[parameter]

    def option(self, parameter: str, value: Value) -> str:
        return f"{float(value):g}"

    def run(self, values: Values, subject: Subject, progress: Progress) -> Result:
        length, d, seed = (int(values[name]) for name in ("length", "d", "seed"))
        found = _influence(d, seed, progress)
        costs = recurrence.recurrent_cost(length, d), recurrence.attention_cost(length, d)
        return Result(length, d, found, costs, recurrence.measured_times(length, d, seed))

    def truth(self, result: Result) -> Truth:
        few, many = (float(np.median(result.influence.rnn[LENGTHS.index(n)])) for n in BET)
        left = many / few
        option = "tenth" if left > 0.03 else "thousandth" if left > 1e-6 else "nothing"
        return Truth(option, self.tr("Measured: {} of it is left.").format(power_of_ten(left)))

    def plots(self) -> tuple[PlotOf, ...]:
        recurrent, attention = self.tr("recurrent layer"), self.tr("self-attention")
        ways = (Series("RNN", "key"), Series("LSTM", "value"), Series(attention, "weight"))
        return (
            PlotOf(
                self.tr("How much the first word still moves the end"),
                self.tr(
                    "‖J‖ ÷ √d, J: how the last state answers to the first word; line: median, band: all of 10 draws"
                ),
                lambda: LinePlot(ways, self.tr("n, words"), self.tr("influence"), "by doubling", "log"),
                _influences,
                self._influence_table, self._influence_sentence, self.column, wide=True,
            ),
            PlotOf(
                self.tr("Multiplications"),
                self.tr("n · d² for a recurrent layer, n² · d for self-attention; they cross at n = d"),
                lambda: LinePlot(
                    (Series(recurrent, "key"), Series(attention, "weight")), self.tr("n, words"),
                    self.tr("multiplications"), "by doubling", "log",
                ),
                _multiplications,
                self._cost_table, self._cost_sentence, self.column,
            ),
            PlotOf(
                self.tr("Measured on this machine"),
                self.tr("An RNN has to wait for each step; attention does all at once"),
                lambda: BarPlot((Series("", "weight"),), "", self.tr("milliseconds")),
                lambda result: ((recurrent, attention), 1000 * np.array([result.seconds])),
                self._time_table, self._time_sentence, self.column,
            ),
        )  # fmt: skip

    def column(self, name: str) -> str:
        """Return what a column of a table is called."""
        return {
            "length": self.tr("n, words"), "rnn": "RNN", "lstm": "LSTM", "attention": self.tr("self-attention"),
            "recurrent": self.tr("recurrent layer"), "what": "", "multiplications": self.tr("multiplications"),
            "steps": self.tr("steps one after the other"), "path": self.tr("longest way"),
            "milliseconds": self.tr("milliseconds"),
        }[name]  # fmt: skip

    def _influence_table(self, result: Result) -> Table:
        found = result.influence
        return table(
            "influence", length=found.lengths,
            **{name: np.median(getattr(found, name), axis=1) for name in ("rnn", "lstm", "attention")},
        )  # fmt: skip

    def _influence_sentence(self, result: Result) -> str:
        found, place = result.influence, LENGTHS.index(result.length)
        rnn, lstm, attention = (power_of_ten(float(np.median(kept[place]))) for kept in found[1:])
        return self.tr("At {0} words: RNN {1}, LSTM {2}, self-attention {3}.").format(
            result.length, rnn, lstm, attention
        )

    def _cost_table(self, result: Result) -> Table:
        return table(
            "cost", what=(self.tr("recurrent layer"), self.tr("self-attention")),
            multiplications=[cost.multiplications for cost in result.costs],
            steps=[cost.sequential_steps for cost in result.costs],
            path=[cost.path_length for cost in result.costs],
        )  # fmt: skip

    def _cost_sentence(self, result: Result) -> str:
        recurrent, attention = result.costs
        return self.tr("{0} steps one after the other against {1}; {2} multiplications against {3}.").format(
            recurrent.sequential_steps, attention.sequential_steps,
            f"{recurrent.multiplications:,}", f"{attention.multiplications:,}",
        )  # fmt: skip

    def _time_table(self, result: Result) -> Table:
        names = (self.tr("recurrent layer"), self.tr("self-attention"))
        return table("times", what=names, milliseconds=[1000 * seconds for seconds in result.seconds])

    def _time_sentence(self, result: Result) -> str:
        recurrent, attention = (number(1000 * seconds, 3) for seconds in result.seconds)
        return self.tr("{0} ms against {1} ms.").format(recurrent, attention)


@lru_cache(maxsize=8)
def _known(d: int, seed: int) -> list[Influence]:
    return []


def _influence(d: int, seed: int, progress: Progress) -> Influence:
    """Return the influences, worked out once for a width and a seed."""
    known = _known(d, seed)
    if not known:
        known.append(recurrence.influence(d=d, seed=seed, progress=progress))
    return known[0]


def _influences(result: Result) -> Lines:
    found = result.influence
    kept = found.rnn, found.lstm, found.attention
    return Lines(tuple(_line(found.lengths, one) for one in kept), float(result.length))


def _multiplications(result: Result) -> Lines:
    lengths = np.array(LENGTHS)
    lines = tuple(
        Line(lengths, np.array([cost(n, result.d).multiplications for n in LENGTHS], dtype=float))
        for cost in (recurrence.recurrent_cost, recurrence.attention_cost)
    )
    return Lines(lines, float(result.length))


def _line(lengths: tuple[int, ...], kept: np.ndarray) -> Line:
    return Line(np.array(lengths), np.median(kept, axis=1), kept.min(axis=1), kept.max(axis=1))
