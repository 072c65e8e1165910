"""Learning to attend: one attention layer finds the right guest by gradient descent, with gradients by hand.

Each example is a person with hidden wishes and guests with hidden qualities; the right guest is the one whose qualities
match the wishes best. W_Q and W_K begin as noise: only examples tell which numbers of a person matter.

The loss compares what is brought home with the right guest's details, as it is in a Transformer: so all that is learned
has to come through softmax's slope. Source: Goodfellow et al., "Deep Learning" (2016), §6.5 (backpropagation).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from core.attention.softmax import softmax
from core.experiments.table import Table, table

if TYPE_CHECKING:
    from core.attention.inputs import Array


class Examples(NamedTuple):
    """Who looks, who is looked at, and who would be right."""

    asker: Array  # (examples, d_model)
    guests: Array  # (examples, n, d_model)
    details: Array  # (examples, n, d_v) what is brought home of each guest
    right: Array  # (examples,) the place of the right guest


class Layer(NamedTuple):
    """What is learned, or the gradients of it."""

    w_q: Array  # (d_model, d_k)
    w_k: Array  # (d_model, d_k)


class Step(NamedTuple):
    """One look at all examples."""

    weights: Array  # (examples, n) whom each asker looks at
    loss: float  # mean of ½‖output − details of the right guest‖²
    accuracy: float  # how often the right guest gets the largest share, 0 … 1
    gradients: Layer


class DivergedError(ArithmeticError):
    """The loss is no number any more: the learning rate is too high. `step` is when it happened."""

    def __init__(self, step: int) -> None:
        super().__init__(f"at step {step} the loss is not finite any more: the learning rate is too high")
        self.step = step


def make_examples(count: int = 64, guests: int = 6, d_model: int = 8, d_v: int = 4, *, seed: int = 0) -> Examples:
    """Return examples N(0, 1): the right guest's numbers are nearest to a fixed, hidden turn of the asker's."""
    draw = np.random.default_rng((seed, 1))
    asker = draw.standard_normal((count, d_model))
    others = draw.standard_normal((count, guests, d_model))
    hidden = draw.standard_normal((d_model, d_model)) / math.sqrt(d_model)  # which wish goes with which quality
    right = np.argmax(np.einsum("ei,ij,enj->en", asker, hidden, others), axis=1)
    return Examples(asker, others, draw.standard_normal((count, guests, d_v)), right)


def make_layer(d_model: int = 8, d_k: int = 8, *, seed: int = 0) -> Layer:
    """Return W_Q and W_K that know nothing: N(0, 1/d_model), so that q and k have variance 1, as the paper assumes."""
    return Layer(*(np.random.default_rng((seed, 2)).standard_normal((2, d_model, d_k)) / math.sqrt(d_model)))


def look(layer: Layer, examples: Examples, divisor: float) -> Step:
    """Return the attention weights, the loss, and its gradients for W_Q and W_K."""
    count = len(examples.right)
    q = examples.asker @ layer.w_q  # (e, d_model) @ (d_model, d_k) -> (e, d_k)
    k = examples.guests @ layer.w_k  # (e, n, d_model) @ (d_model, d_k) -> (e, n, d_k)
    logits = np.einsum("ed,end->en", q, k) / divisor
    if not np.isfinite(logits).all():
        return Step(np.full(logits.shape, np.nan), math.nan, 0.0, layer)
    weights = softmax(logits)  # (e, n)
    output = np.einsum("en,env->ev", weights, examples.details)  # (e, d_v)
    missed = output - examples.details[np.arange(count), examples.right]  # (e, d_v)
    by_weight = np.einsum("ev,env->en", missed, examples.details) / count  # ∂loss/∂weights
    mean = np.sum(weights * by_weight, axis=1, keepdims=True)  # (e, 1)
    by_logit = weights * (by_weight - mean) / divisor  # (diag(w) − wwᵀ) @ ∂loss/∂weights, ÷ divisor
    by_q = np.einsum("en,end->ed", by_logit, k)  # (e, d_k)
    by_k = by_logit[:, :, None] * q[:, None, :]  # (e, n, d_k)
    loss = float(0.5 * np.mean(np.sum(missed**2, axis=1)))
    gradients = Layer(examples.asker.T @ by_q, np.einsum("enm,end->md", examples.guests, by_k))
    return Step(weights, loss, float(np.mean(np.argmax(weights, axis=1) == examples.right)), gradients)


class Training:
    """A layer that is trained step by step: the same seed and rate give the same steps."""

    def __init__(self, examples: Examples, layer: Layer, *, rate: float = 1.0, divisor: float | None = None) -> None:
        """rate: the learning rate; divisor: what scores are divided by, √d_k if None."""
        self.examples, self.layer, self.rate = examples, layer, rate
        self.divisor = math.sqrt(layer.w_q.shape[1]) if divisor is None else divisor
        self.losses: list[float] = []
        self.latest = look(layer, examples, self.divisor)
        self._note()

    @property
    def steps(self) -> int:
        """How many steps have been made."""
        return len(self.losses) - 1

    def step(self) -> Step:
        """Go downhill once: W −= rate · gradient. DivergedError where that leads to no number any more."""
        with np.errstate(all="ignore"):
            self.layer = Layer(*(w - self.rate * g for w, g in zip(self.layer, self.latest.gradients, strict=True)))
            self.latest = look(self.layer, self.examples, self.divisor)
        self._note()
        return self.latest

    def _note(self) -> None:
        if not math.isfinite(self.latest.loss):
            raise DivergedError(len(self.losses))
        self.losses.append(self.latest.loss)


def tables(seed: int = 0) -> tuple[Table, ...]:
    """Run the experiment: 200 steps at d_k = 64, with and without ÷ √d_k, every tenth noted."""
    steps, runs = 200, []
    for divisor in (None, 1.0):
        run = Training(make_examples(seed=seed), make_layer(d_k=64, seed=seed), divisor=divisor)
        accuracy = [run.latest.accuracy, *(run.step().accuracy for _ in range(steps))]
        runs.append((run.losses, accuracy))
    noted = range(0, steps + 1, 10)
    return (
        table(
            "training",
            step=noted,
            loss_divided=[runs[0][0][step] for step in noted],
            loss_undivided=[runs[1][0][step] for step in noted],
            accuracy_divided=[runs[0][1][step] for step in noted],
            accuracy_undivided=[runs[1][1][step] for step in noted],
        ),
    )
