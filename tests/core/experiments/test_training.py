"""A layer learns by its own gradients, the same with the same seed, and worse where nothing divides."""

import math

import numpy as np
import pytest

from core.experiments import training
from core.experiments.training import DivergedError, Layer, Training, look, make_examples, make_layer


def trained(seed: int, *, d_k: int = 64, steps: int = 200, rate: float = 1.0, divisor: float | None = None) -> Training:
    run = Training(make_examples(seed=seed), make_layer(d_k=d_k, seed=seed), rate=rate, divisor=divisor)
    for _ in range(steps):
        run.step()
    return run


@pytest.mark.parametrize("divisor", [1.0, 2.0])
def test_the_gradients_are_those_of_finite_differences(divisor: float) -> None:
    examples, layer, epsilon = make_examples(count=5, seed=3), make_layer(d_k=4, seed=3), 1e-6
    found = look(layer, examples, divisor).gradients
    for which in range(2):
        for place in np.ndindex(layer[which].shape):
            losses = []
            for step in (epsilon, -epsilon):
                moved = [w.copy() for w in layer]
                moved[which][place] += step
                losses.append(look(Layer(*moved), examples, divisor).loss)
            assert abs((losses[0] - losses[1]) / (2 * epsilon) - found[which][place]) < 1e-6


@pytest.mark.parametrize("seed", range(20))
def test_the_loss_falls_and_the_right_guest_is_found(seed: int) -> None:
    run = trained(seed)
    assert run.losses[0] > 1 and run.losses[-1] < 0.2
    assert run.latest.accuracy > 0.85
    assert run.steps == 200


def test_without_the_root_of_d_k_it_learns_worse() -> None:
    divided, undivided = ([trained(s, divisor=d).losses[-1] for s in range(8)] for d in (None, 1.0))
    assert np.mean(undivided) > 5 * np.mean(divided)


def test_the_same_seed_learns_the_same() -> None:
    first, again = trained(4, steps=30), trained(4, steps=30)
    assert first.losses == again.losses and np.array_equal(first.layer.w_q, again.layer.w_q)


def test_too_high_a_rate_is_caught_and_named() -> None:
    with pytest.raises(DivergedError, match="learning rate is too high") as caught:
        trained(0, rate=1e300, steps=50)
    assert caught.value.step >= 1


def test_an_untrained_layer_guesses() -> None:
    step = look(make_layer(d_k=64, seed=1), make_examples(count=2000, seed=1), math.sqrt(64))
    assert step.accuracy < 0.3 and np.allclose(step.weights.sum(axis=1), 1, rtol=0, atol=1e-12)
    assert training.make_examples(seed=1).details.shape == (64, 6, 4)
