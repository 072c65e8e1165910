"""Jacobians of the RNN, the LSTM and of attention are those of finite differences; influence falls as theory says."""

from collections.abc import Callable

import numpy as np
import pytest

from core.attention.attend import attend
from core.experiments import recurrence as experiment

D, EPSILON = 5, 1e-6


def numeric(run: Callable[[np.ndarray], np.ndarray], x: np.ndarray) -> np.ndarray:
    """Return ∂run(x)/∂x[0] (d, d) by central differences."""
    columns = []
    for place in range(x.shape[1]):
        up, down = x.copy(), x.copy()
        up[0, place] += EPSILON
        down[0, place] -= EPSILON
        columns.append((run(up) - run(down)) / (2 * EPSILON))
    return np.array(columns).T


@pytest.mark.parametrize("make", [experiment.make_rnn, experiment.make_lstm])
@pytest.mark.parametrize("length", [1, 2, 7])
def test_the_chain_of_jacobians_is_the_derivative(make, length: int) -> None:
    draw = np.random.default_rng(length)
    cell, x = make(D, draw), draw.standard_normal((length, D))

    def last_state(tokens: np.ndarray) -> np.ndarray:
        state = np.zeros(2 * D if isinstance(cell, experiment.LSTM) else D)
        for token in tokens:
            state = cell.step(token, state)
        return state[:D]

    assert np.abs(experiment.chain(cell, x, [length])[length] - numeric(last_state, x)).max() < 1e-8


def test_the_jacobian_of_attention_is_the_derivative() -> None:
    draw = np.random.default_rng(0)
    w_q, w_k, w_v = draw.standard_normal((3, D, D))
    x = draw.standard_normal((6, D))

    def last_output(tokens: np.ndarray) -> np.ndarray:
        return np.array(attend(tokens[-1:] @ w_q, tokens @ w_k, tokens @ w_v).output[0])

    assert np.abs(experiment.attention_jacobian(x, w_q, w_k, w_v) - numeric(last_output, x)).max() < 1e-7


def test_orthogonal_matrices_keep_lengths() -> None:
    w = experiment.orthogonal(7, np.random.default_rng(1))
    assert np.allclose(w @ w.T, np.eye(7), rtol=0, atol=1e-14)


def test_an_rnn_forgets_exponentially_and_attention_does_not() -> None:
    lengths = (2, 8, 32, 128)
    found = experiment.influence(lengths, seeds=5)
    rnn, lstm, attention = (np.median(part, axis=1) for part in (found.rnn, found.lstm, found.attention))
    assert (np.diff(rnn) < 0).all() and (np.diff(lstm) < 0).all()
    assert rnn[-1] < 1e-20 < lstm[-1] < 1e-6, "gates keep more, and lose it all the same"
    assert attention[-1] > 1e-4, "about 1/n: it is one among many, but its way is one step"
    again = experiment.influence(lengths, seeds=5)
    assert all(np.array_equal(a, b) for a, b in zip(found[1:], again[1:], strict=True))


def test_an_lstm_whose_gates_stand_open_forgets_less() -> None:
    x = np.random.default_rng(5).standard_normal((64, D))

    def kept(bias: float) -> float:
        cell = experiment.make_lstm(D, np.random.default_rng(6), forget_bias=bias)
        return float(np.linalg.norm(experiment.chain(cell, x, [64])[64]))

    assert kept(0.0) < kept(1.0) < kept(3.0)


def test_costs_cross_where_there_are_more_tokens_than_numbers() -> None:
    for d in (1, 8, 512):
        n = experiment.crossover(d)
        attention, recurrent = (
            [cost(tokens, d).multiplications for tokens in (n - 1, n)]
            for cost in (experiment.attention_cost, experiment.recurrent_cost)
        )
        assert attention[0] <= recurrent[0] and attention[1] > recurrent[1]
    assert experiment.recurrent_cost(512, 64)[1:] == (512, 512) and experiment.attention_cost(512, 64)[1:] == (1, 1)
