"""The queue against the direct line: how much the first token still moves the last state, and what each way costs.

An RNN hands the first token on from state to state, so its influence is a product of as many Jacobians as there are
steps; in self-attention the last token looks at the first one directly.

Source: path lengths and costs: Vaswani et al. (2017), §4, table 1; vanishing gradients: Bengio, Simard & Frasconi
(1994), Pascanu, Mikolov & Bengio (2013), §2; LSTM: Hochreiter & Schmidhuber (1997), with the forget gate of Gers et
al. (2000); orthogonal weights: Saxe, McClelland & Ganguli (2014).
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from core.attention.softmax import jacobian, softmax
from core.experiments.progress import Progress, reported, unwatched
from core.experiments.table import Table, table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.attention.inputs import Array

LENGTHS = (2, 4, 8, 16, 32, 64, 128, 256, 512)


class RNN(NamedTuple):
    """h_t = tanh(x_t W_x + h_{t−1} W_h + b)."""

    w_x: Array  # (d, d)
    w_h: Array  # (d, d)
    b: Array  # (d,)

    def step(self, x: Array, h: Array) -> Array:
        """Return the next state (d,) from a token x (d,) and the state before."""
        return np.tanh(x @ self.w_x + h @ self.w_h + self.b)  # (d,) @ (d, d) -> (d,)

    def jacobians(self, x: Array, h: Array) -> tuple[Array, Array, Array]:
        """Return the next state, and ∂h_t/∂x_t and ∂h_t/∂h_{t−1}, (d, d): row i says what moves number i."""
        after = self.step(x, h)
        slope = (1 - after**2)[:, None]  # (d, 1)  tanh' = 1 − tanh²
        return after, slope * self.w_x.T, slope * self.w_h.T


class LSTM(NamedTuple):
    """Gates f, i, o = σ(…), g = tanh(…); c_t = f c_{t−1} + i g; h_t = o tanh(c_t). The state is [h | c]."""

    w_x: Array  # (d, 4d)  input, forget, candidate and output gate side by side, as PyTorch has them
    w_h: Array  # (d, 4d)
    b: Array  # (4d,)

    def gates(self, x: Array, h: Array) -> tuple[Array, Array, Array, Array]:
        """Return i, f, g and o, (d,) each."""
        i, f, g, o = np.split(x @ self.w_x + h @ self.w_h + self.b, 4)
        return _sigmoid(i), _sigmoid(f), np.tanh(g), _sigmoid(o)

    def step(self, x: Array, state: Array) -> Array:
        """Return the next state (2d,) from a token x (d,) and the state before."""
        h, c = np.split(state, 2)
        i, f, g, o = self.gates(x, h)
        c = f * c + i * g
        return np.concatenate((o * np.tanh(c), c))

    def jacobians(self, x: Array, state: Array) -> tuple[Array, Array, Array]:
        """Return the next state (2d,), ∂state_t/∂x_t (2d, d) and ∂state_t/∂state_{t−1} (2d, 2d)."""
        h, c = np.split(state, 2)
        i, f, g, o = self.gates(x, h)
        after = f * c + i * g
        squashed = np.tanh(after)

        def through(weights: Array) -> tuple[Array, Array]:  # (d, 4d) -> how h and c answer to what they multiply
            a, b, e, u = (part.T for part in np.split(weights, 4, axis=1))  # (d, d) each: of i, f, g, o
            dc = (i * (1 - i) * g)[:, None] * a + (f * (1 - f) * c)[:, None] * b + (i * (1 - g**2))[:, None] * e
            dh = (o * (1 - o) * squashed)[:, None] * u + (o * (1 - squashed**2))[:, None] * dc
            return dh, dc

        along = np.diag(o * (1 - squashed**2) * f)  # h_t by c_{t−1}
        (h_x, c_x), (h_h, c_h) = through(self.w_x), through(self.w_h)
        by_state = np.block([[h_h, along], [c_h, np.diag(f)]])
        return np.concatenate((o * squashed, after)), np.concatenate((h_x, c_x)), by_state


class Influence(NamedTuple):
    """How much the first token still moves what stands at the end, by the length of the sequence."""

    lengths: tuple[int, ...]
    rnn: Array  # (lengths, seeds) ‖∂h_n/∂x_1‖, Frobenius, ÷ √d: 1 where a number is handed on as it is
    lstm: Array  # (lengths, seeds)
    attention: Array  # (lengths, seeds) ‖∂output_n/∂x_1‖ of one layer of self-attention


class Cost(NamedTuple):
    """What a layer costs for n tokens of d numbers (table 1 of the paper)."""

    multiplications: int
    sequential_steps: int  # what cannot be done at the same time
    path_length: int  # steps between the two most distant tokens


def orthogonal(d: int, draw: np.random.Generator) -> Array:
    """Return a random matrix (d, d) with orthonormal columns: it turns a vector and leaves its length."""
    q, r = np.linalg.qr(draw.standard_normal((d, d)))
    return q * np.sign(np.diag(r))  # the signs make it uniform over all rotations, and the same for every LAPACK


def make_rnn(d: int, draw: np.random.Generator) -> RNN:
    """Return an RNN with orthogonal weights and no bias."""
    return RNN(orthogonal(d, draw), orthogonal(d, draw), np.zeros(d))


def make_lstm(d: int, draw: np.random.Generator, forget_bias: float = 1.0) -> LSTM:
    """Return an LSTM with orthogonal weights; its forget gates begin open (bias 1, Jozefowicz et al. 2015)."""
    w_x, w_h = (np.concatenate([orthogonal(d, draw) for _ in range(4)], axis=1) for _ in range(2))
    bias = np.zeros(4 * d)
    bias[d : 2 * d] = forget_bias
    return LSTM(w_x, w_h, bias)


def chain(cell: RNN | LSTM, x: Array, lengths: Sequence[int]) -> dict[int, Array]:
    """Return ∂h_n/∂x_1 (d, d) for each length n, walking once through the tokens x (n, d)."""
    d = x.shape[1]
    state = np.zeros(2 * d if isinstance(cell, LSTM) else d)
    found: dict[int, Array] = {}
    product: Array | None = None
    for place, token in enumerate(x, 1):
        state, by_token, by_state = cell.jacobians(token, state)
        product = by_token if product is None else by_state @ product  # (state, state) @ (state, d)
        if place in lengths:
            found[place] = product[:d]
    return found


def attention_jacobian(x: Array, w_q: Array, w_k: Array, w_v: Array) -> Array:
    """Return ∂output_n/∂x_1 (d, d): how the last token's output in self-attention answers to the first token.

    output_n = Σ_j w_j v_j. x_1 moves its own value (by w_1 W_V) and its own key, hence all weights. n > 1.
    """
    d = x.shape[1]
    q, k, v = x[-1] @ w_q, x @ w_k, x @ w_v  # (d,), (n, d), (n, d)
    weights = softmax(k @ q / math.sqrt(d))  # (n,)
    by_score = v.T @ jacobian(weights)[:, 0]  # (d, n) @ (n,) -> (d,)  how the output answers to the first score
    by_key = w_k @ q / math.sqrt(d)  # (d,)  how the first score answers to x_1
    found: Array = weights[0] * w_v.T + np.outer(by_score, by_key)  # (d, d)
    return found


def influence(
    lengths: Sequence[int] = LENGTHS, *, d: int = 16, seeds: int = 10, seed: int = 0, progress: Progress = unwatched
) -> Influence:
    """Return how much the first of n random tokens N(0, 1) still moves the last state, for each length and seed."""
    found = np.empty((3, len(lengths), seeds))
    for number in reported(range(seeds), progress):
        draw = np.random.default_rng((seed, number))
        x = draw.standard_normal((max(lengths), d))
        cells: tuple[RNN | LSTM, ...] = (make_rnn(d, draw), make_lstm(d, draw))
        for row, cell in enumerate(cells):
            by_length = chain(cell, x, lengths)
            found[row, :, number] = [np.linalg.norm(by_length[n]) / math.sqrt(d) for n in lengths]
        w_q, w_k, w_v = (orthogonal(d, draw) for _ in range(3))
        found[2, :, number] = [np.linalg.norm(attention_jacobian(x[:n], w_q, w_k, w_v)) / math.sqrt(d) for n in lengths]
    return Influence(tuple(lengths), *found)


def measured_times(n: int, d: int, seed: int = 0, repeats: int = 3) -> tuple[float, float]:
    """Return the seconds that an RNN, and self-attention, take for n tokens of d numbers here: the least of a few."""
    draw = np.random.default_rng((seed, n, d))
    x, cell = draw.standard_normal((n, d)), make_rnn(d, draw)
    taken: tuple[list[float], list[float]] = ([], [])
    for _ in range(repeats):
        start = perf_counter()
        state: Array = np.zeros(d)
        for token in x:
            state = cell.step(token, state)
        middle = perf_counter()
        _ = softmax(x @ x.T / math.sqrt(d)) @ x  # (n, d) @ (d, n) -> (n, n), @ (n, d) -> (n, d)
        taken[0].append(middle - start)
        taken[1].append(perf_counter() - middle)
    return min(taken[0]), min(taken[1])


def recurrent_cost(n: int, d: int) -> Cost:
    """Return what a recurrent layer costs: n steps of d × d numbers, one after the other."""
    return Cost(n * d * d, n, n)


def attention_cost(n: int, d: int) -> Cost:
    """Return what a layer of self-attention costs: n × n pairs of d numbers each, all at once."""
    return Cost(n * n * d, 1, 1)


def crossover(d: int) -> int:
    """Return the n from which on self-attention costs more multiplications than a recurrent layer: n²·d > n·d²."""
    return d + 1


def tables(seed: int = 0) -> tuple[Table, ...]:
    """Run the experiment: influence of the first token, and costs at d = 512, by the length of the sequence."""
    found, d = influence(seed=seed), 512
    ways = {"recurrent": recurrent_cost, "attention": attention_cost}
    return (
        table(
            "influence",
            length=found.lengths,
            rnn=np.median(found.rnn, axis=1),
            lstm=np.median(found.lstm, axis=1),
            attention=np.median(found.attention, axis=1),
        ),
        table(
            "cost",
            length=found.lengths,
            **{
                f"{field}_{way}": [getattr(cost(n, d), field) for n in found.lengths]
                for field in Cost._fields
                for way, cost in ways.items()
            },
        ),
    )


def _sigmoid(x: Array) -> Array:
    return 0.5 * (1 + np.tanh(x / 2))  # the same as 1 / (1 + e^−x), and never overflows
