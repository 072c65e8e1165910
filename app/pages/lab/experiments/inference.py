"""Cheap inference: the experiment on the page."""

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
from app.widgets.plots.shapes import BarPlot, Line, LinePlot, Lines, Series
from core.experiments import inference
from core.experiments.inference import Blockwise, Written
from core.experiments.progress import Progress
from core.experiments.table import Table, table
from core.numbers import power_of_ten

TOKENS = (8.0, 16.0, 32.0, 64.0, 128.0)
D_MODEL, D = 64, 16
HEADS, D_HEAD, LAYERS, CONTEXT = 32, 128, 32, 4096  # of a model as large as LLaMA 2 7B
BET = 64


class Result(NamedTuple):
    """What came out."""

    anew: Written
    cached: Written
    difference: float  # the largest of all outputs
    stored: tuple[int, int, int]  # MHA, GQA, MQA
    blocks: Blockwise
    whole_difference: float  # between blockwise and whole attention
    ratio: float  # of multiplications, at the token of the question


class InferenceExperiment(Experiment):
    """Token by token with and without a cache, shared keys, windows and blocks."""

    name = "inference"
    parameters = (
        Slider("tokens", TOKENS, 64.0),
        Choice("window", ("all", "16", "4"), "all"),
        Slider("block", (1.0, 2.0, 4.0, 8.0, 16.0, 32.0), 8.0),
        Count("seed", 0, 9999, 7),
    )

    def title(self) -> str:
        return self.tr("Cheap inference")

    def claim(self) -> str:
        return self.tr(
            "A model that writes word by word need not work out old keys and values again, nor hold the whole table of"
            " scores: the same output for a fraction of the work."
        )

    def caveat(self) -> str:
        return self.tr(
            "Multiplications are counted, not seconds: on a real chip, moving numbers often takes longer than"
            " multiplying them. A window does change the output."
        )

    def question(self) -> Question:
        return Question(
            self.tr("For the 64th word, how many times fewer multiplications does a KV cache need?"),
            {"4": self.tr("about 4 times"), "26": self.tr("about 26 times"), "64": self.tr("64 times")},
        )

    def label(self, parameter: str) -> str:
        return {
            "tokens": self.tr("How many words are written"),
            "window": self.tr("How many words are kept"),
            "block": self.tr("Keys in a block"),
            "seed": self.tr("Random seed"),
        }[parameter]

    def option(self, parameter: str, value: Value) -> str:
        return self.tr("all") if value == "all" else f"{float(value):g}"

    def run(self, values: Values, subject: Subject, progress: Progress) -> Result:
        seed, count = int(values["seed"]), int(values["tokens"])
        layer = inference.make_layer(D_MODEL, D, seed)
        x = np.random.default_rng((seed, 1)).standard_normal((max(count, BET), D_MODEL))
        window = None if values["window"] == "all" else int(values["window"])
        anew = inference.write_anew(x[:count], layer, progress)
        cached = inference.write_cached(x[:count], layer, window, progress)
        q, k, v = x[count - 1] @ layer.w_q, x[:count] @ layer.w_k, x[:count] @ layer.w_v
        blocks = inference.blockwise(q, k, v, int(values["block"]))
        costs = [inference.cost_of_token(BET, D_MODEL, D, cached=kept) for kept in (False, True)]
        return Result(
            anew, cached, float(np.abs(anew.outputs - cached.outputs).max()),
            (_cache(HEADS), _cache(8), _cache(1)), blocks,
            float(np.abs(blocks.output - anew.outputs[-1]).max()), costs[0] / costs[1],
        )  # fmt: skip

    def truth(self, result: Result) -> Truth:
        return Truth("26", self.tr("Counted: {} times fewer.").format(f"{result.ratio:.1f}"))

    def plots(self) -> tuple[PlotOf, ...]:
        anew, cached = self.tr("worked out anew"), self.tr("KV cache")
        return (
            PlotOf(
                self.tr("Multiplications for each word"),
                self.tr("One head, d_model = 64, d = 16"),
                lambda: LinePlot(
                    (Series(anew, "key"), Series(cached, "weight")), self.tr("word"), self.tr("multiplications"),
                    "linear", "log",
                ),
                _multiplications,
                self._writing_table, self._writing_sentence, self.column, wide=True,
            ),
            PlotOf(
                self.tr("What a KV cache holds"),
                self.tr("Millions of numbers: 4,096 words, 32 layers, 32 heads of 128; GQA: 8 sets of K and V, MQA: 1"),
                lambda: BarPlot((Series("", "key"),), "", self.tr("million numbers")),
                lambda result: (("MHA", "GQA", "MQA"), np.array([result.stored]) / 1e6),
                self._stored_table, self._stored_sentence, self.column,
            ),
            PlotOf(
                self.tr("Softmax in blocks"),
                self.tr("Running maximum and sum after each block, as in FlashAttention"),
                lambda: LinePlot(
                    (Series(self.tr("maximum"), "key"), Series(self.tr("sum"), "weight")), self.tr("keys seen"), ""
                ),
                _running,
                self._blocks_table, self._blocks_sentence, self.column,
            ),
        )  # fmt: skip

    def column(self, name: str) -> str:
        """Return what a column of a table is called."""
        return {
            "token": self.tr("word"), "anew": self.tr("worked out anew"), "cached": self.tr("KV cache"),
            "stored": self.tr("numbers kept"), "way": "", "keys": self.tr("keys seen"), "maximum": self.tr("maximum"),
            "sum": self.tr("sum"), "rescaled": self.tr("earlier sum times"),
        }[name]  # fmt: skip

    def _writing_table(self, result: Result) -> Table:
        return table(
            "writing", token=range(1, len(result.anew.outputs) + 1), anew=result.anew.multiplications,
            cached=result.cached.multiplications, stored=result.cached.stored,
        )  # fmt: skip

    def _writing_sentence(self, result: Result) -> str:
        return self.tr("{0} multiplications in all against {1}; the outputs differ by {2} at most.").format(
            f"{sum(result.anew.multiplications):,}",
            f"{sum(result.cached.multiplications):,}",
            power_of_ten(result.difference),
        )

    def _stored_table(self, result: Result) -> Table:
        return table("stored", way=("MHA", "GQA", "MQA"), stored=result.stored)

    def _stored_sentence(self, result: Result) -> str:
        return self.tr("MHA {0}, GQA {1}, MQA {2} numbers.").format(*(f"{count:,}" for count in result.stored))

    def _blocks_table(self, result: Result) -> Table:
        steps = result.blocks.steps
        return table(
            "blocks", keys=[step.keys.stop for step in steps], maximum=[step.maximum for step in steps],
            sum=[step.total for step in steps], rescaled=[step.rescaled for step in steps],
        )  # fmt: skip

    def _blocks_sentence(self, result: Result) -> str:
        return self.tr("{0} scores at a time instead of {1}; the output differs by {2}.").format(
            result.blocks.largest_table, len(result.anew.outputs), power_of_ten(result.whole_difference)
        )


def _multiplications(result: Result) -> Lines:
    tokens = np.arange(1, len(result.anew.outputs) + 1)
    return Lines(tuple(Line(tokens, np.array(one.multiplications, float)) for one in (result.anew, result.cached)))


def _running(result: Result) -> Lines:
    steps = result.blocks.steps
    ends = np.array([step.keys.stop for step in steps])
    return Lines(tuple(Line(ends, np.array([getattr(step, what) for step in steps])) for what in ("maximum", "total")))


def _cache(kv_heads: int) -> int:
    return inference.cache_size(CONTEXT, HEADS, kv_heads, D_HEAD, LAYERS)
