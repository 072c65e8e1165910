"""Learning to attend: the experiment on the page."""

import math
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from app.pages.lab.experiment import (
    Choice,
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
from app.widgets.plots.shapes import Heat, HeatPlot, Line, LinePlot, Lines, Series
from core.experiments import training
from core.experiments.progress import Progress, reported
from core.experiments.table import Table, table
from core.experiments.training import DivergedError, Layer, Training
from core.numbers import fixed, in_percent, percent

STEPS = 200
WIDTHS = (4.0, 8.0, 16.0, 32.0, 64.0, 128.0)
RATES = (0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 100.0)
SHOWN = 16  # examples on the map


class Run(NamedTuple):
    """All steps of one training, the untrained layer first."""

    losses: np.ndarray  # (steps + 1,), fewer where it diverged
    accuracies: np.ndarray
    layers: tuple[Layer, ...]
    weights: tuple[np.ndarray, ...]  # (SHOWN, n) each
    diverged: int | None  # at which step the loss was no number any more


class Result(NamedTuple):
    """What came out, at a step."""

    step: int
    chosen: int  # which of the two runs is looked at: 0 undivided, 1 divided
    runs: tuple[Run, Run]
    right: np.ndarray  # (SHOWN,) the places of the right guests

    @property
    def run(self) -> Run:
        """The one that is looked at."""
        return self.runs[self.chosen]

    @property
    def at(self) -> int:
        """The last step that it came to."""
        return min(self.step, len(self.run.losses) - 1)


class TrainingExperiment(Experiment):
    """W_Q and W_K learn by gradient descent which guest is right, with ÷ √d_k and without."""

    name = "training"
    played = "step"
    parameters = (
        Slider("step", tuple(map(float, range(STEPS + 1))), 0.0),
        Choice("divided", ("divided", "undivided"), "divided"),
        Slider("d_k", WIDTHS, 64.0),
        Slider("rate", RATES, 1.0),
        Count("seed", 0, 9999, 7),
    )

    def title(self) -> str:
        return self.tr("Let it learn")

    def claim(self) -> str:
        return self.tr(
            "Nobody writes W_Q and W_K by hand: a layer finds them by going downhill on its loss, from examples alone."
            " At a large d_k it gets stuck where nothing is divided."
        )

    def caveat(self) -> str:
        return self.tr(
            "64 examples and two matrices, and it is tested on those it has learned from: that it would be right"
            " about new people is not shown."
        )

    def question(self) -> Question:
        return Question(
            self.tr("At d_k = 64, after 200 steps without ÷ √d_k, the loss is … the one with it."),
            {"less": self.tr("below"), "same": self.tr("about the same as"), "more": self.tr("at least twice")},
        )

    def label(self, parameter: str) -> str:
        return {
            "step": self.tr("Step"),
            "divided": self.tr("Scores"),
            "d_k": self.tr("d_k: how many numbers q and k have"),
            "rate": self.tr("Learning rate"),
            "seed": self.tr("Random seed"),
        }[parameter]

    def option(self, parameter: str, value: Value) -> str:
        if parameter == "divided":
            return "÷ √d_k" if value == "divided" else self.tr("undivided")
        return f"{float(value):g}"

    def run(self, values: Values, subject: Subject, progress: Progress) -> Result:
        d_k, seed, rate = int(values["d_k"]), int(values["seed"]), float(values["rate"])
        runs = _trained(d_k, rate, seed, progress)
        right = training.make_examples(seed=seed).right[:SHOWN]
        return Result(int(values["step"]), int(values["divided"] == "divided"), runs, right)

    def truth(self, result: Result) -> Truth:
        undivided, divided = (float(run.losses[-1]) for run in result.runs)
        ratio = undivided / divided
        option = "less" if ratio < 0.8 else "same" if ratio < 2 else "more"
        sentence = self.tr("After the last step: {0} undivided, {1} divided.")
        return Truth(option, sentence.format(fixed(undivided, 3), fixed(divided, 3)))

    def plots(self) -> tuple[PlotOf, ...]:
        return (
            PlotOf(
                self.tr("Loss (computed)"),
                self.tr("Half the squared distance of the output from the right value; the mean of 64 examples"),
                lambda: LinePlot(
                    (Series(self.tr("undivided"), "key"), Series("÷ √d_k", "weight")), self.tr("step"), self.tr("loss"),
                    "linear", "log",
                ),
                _losses,
                self._loss_table, self._loss_sentence, self.column, wide=True,
            ),
            PlotOf(
                self.tr("Where 16 of the queries look (computed)"),
                self.tr("Shares; the dot is the right key (given)"),
                lambda: HeatPlot("weight", self.tr("key"), self.tr("query")),
                lambda result: Heat(result.run.weights[result.at], result.right),
                self._map_table, self._map_sentence, self.column,
            ),
            PlotOf(
                self.tr("W_Q (learned)"),
                self.tr("At first noise from the seed; only examples change it"),
                lambda: HeatPlot("key", "d_k", "d_model"),
                lambda result: Heat(result.run.layers[result.at].w_q),
                self._w_table, self._w_sentence, self.column,
            ),
        )  # fmt: skip

    def column(self, name: str) -> str:
        """Return what a column of a table is called; those that count places say so themselves."""
        return {
            "step": self.tr("step"), "undivided": self.tr("undivided"), "divided": "÷ √d_k",
            "example": self.tr("query"), "row": "d_model",
        }.get(name, name)  # fmt: skip

    def _loss_table(self, result: Result) -> Table:
        steps = range(0, min(len(run.losses) for run in result.runs), 10)
        return table(
            "loss", step=steps, undivided=[float(result.runs[0].losses[step]) for step in steps],
            divided=[float(result.runs[1].losses[step]) for step in steps],
        )  # fmt: skip

    def _loss_sentence(self, result: Result) -> str:
        run = result.run
        if run.diverged is not None and result.step >= run.diverged:
            return self.tr("At step {} the loss is no number any more: the learning rate is too high.").format(
                run.diverged
            )
        return self.tr("Step {0}: loss {1}, right in {2} of the examples.").format(
            result.at, fixed(float(run.losses[result.at]), 3), in_percent(percent(float(run.accuracies[result.at])))
        )

    def _map_table(self, result: Result) -> Table:
        weights = result.run.weights[result.at]
        columns = {str(place + 1): weights[:, place] for place in range(weights.shape[1])}
        return table("shares", example=range(1, len(weights) + 1), **columns)

    def _map_sentence(self, result: Result) -> str:
        found = int(np.sum(np.argmax(result.run.weights[result.at], axis=1) == result.right))
        return self.tr("{0} of {1} look at the right key most.").format(found, len(result.right))

    def _w_table(self, result: Result) -> Table:
        w_q = result.run.layers[result.at].w_q
        return table("w_q", row=range(len(w_q)), **{str(place): w_q[:, place] for place in range(w_q.shape[1])})

    def _w_sentence(self, result: Result) -> str:
        moved = np.linalg.norm(result.run.layers[result.at].w_q - result.run.layers[0].w_q)
        return self.tr("It has moved by {} from where it began.").format(fixed(float(moved), 2))


def _losses(result: Result) -> Lines:
    return Lines(tuple(Line(np.arange(len(run.losses)), run.losses) for run in result.runs), float(result.step))


@lru_cache(maxsize=6)
def _known(d_k: int, rate: float, seed: int) -> list[tuple[Run, Run]]:
    return []


def _trained(d_k: int, rate: float, seed: int, progress: Progress) -> tuple[Run, Run]:
    """Return both trainings, undivided and divided, worked out once."""
    known = _known(d_k, rate, seed)
    if not known:
        undivided = _train(d_k, 1.0, rate, seed, progress, 0.0)
        known.append((undivided, _train(d_k, math.sqrt(d_k), rate, seed, progress, 0.5)))
    return known[0]


def _train(d_k: int, divisor: float, rate: float, seed: int, progress: Progress, first: float) -> Run:
    examples = training.make_examples(seed=seed)
    run = Training(examples, training.make_layer(d_k=d_k, seed=seed), rate=rate, divisor=divisor)
    accuracies, layers, weights, diverged = [run.latest.accuracy], [run.layer], [run.latest.weights[:SHOWN]], None
    try:
        for _ in reported(range(STEPS), progress, first, first + 0.5):
            step = run.step()
            accuracies.append(step.accuracy)
            layers.append(run.layer)
            weights.append(step.weights[:SHOWN])
    except DivergedError as error:
        diverged = error.step
    return Run(np.array(run.losses), np.array(accuracies), tuple(layers), tuple(weights), diverged)
