"""Dot products spread as theory says, and softmax's slope is what its Jacobian is."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from core.attention.softmax import jacobian, softmax
from core.experiments import scaling


@pytest.mark.parametrize("d_k", scaling.WIDTHS)
def test_the_deviation_of_dot_products_is_the_root_of_d_k_within_sampling_error(d_k: int) -> None:
    count = 20_000
    products = scaling.dot_products(d_k, count, seed=7)
    assert products.shape == (count,)
    for divided in (False, True):
        divisor = math.sqrt(d_k) if divided else 1.0
        error = scaling.sampling_error(d_k, count) / divisor
        assert abs((products / divisor).std() - scaling.expected_deviation(d_k, divided=divided)) < 4 * error


def test_long_vectors_are_drawn_in_blocks_and_a_seed_is_a_seed() -> None:
    first, again = (scaling.dot_products(2048, 1500, seed=3) for _ in range(2))
    assert len(first) == 1500 and np.array_equal(first, again)
    assert not np.array_equal(first, scaling.dot_products(2048, 1500, seed=4))


@given(arrays(float, st.integers(1, 9), elements=st.floats(-40, 40)))
def test_the_size_of_the_gradient_is_the_norm_of_the_jacobian(scores: np.ndarray) -> None:
    weights = softmax(scores)
    assert math.isclose(
        float(scaling.gradient_size(weights)), float(np.linalg.norm(jacobian(weights))), rel_tol=1e-9, abs_tol=1e-15
    )


def test_where_one_has_all_there_is_no_gradient_and_equal_shares_have_theirs() -> None:
    assert scaling.gradient_size(np.array([0.0, 1.0, 0.0])) == 0
    equal = scaling.gradient_size(np.full(4, 0.25))  # ‖I/4 − 1/16‖: √3 / 4
    assert math.isclose(float(equal), math.sqrt(3) / 4, rel_tol=1e-15)


def test_a_tiny_gradient_is_not_lost_to_rounding() -> None:
    weights = softmax(np.array([0.0, -60.0]))  # (1 − ε, ε): the norm is 2ε(1 − ε)
    assert math.isclose(float(scaling.gradient_size(weights)), 2 * math.exp(-60), rel_tol=1e-9)


def test_undivided_scores_saturate_and_divided_ones_do_not() -> None:
    raw, scaled = scaling.saturation((1, 64, 1024))
    assert raw.largest.shape == raw.entropy.shape == raw.gradient.shape == (3, 200)
    assert (raw.gradient.mean(axis=1)[:-1] > 2 * raw.gradient.mean(axis=1)[1:]).all()
    assert raw.largest[-1].mean() > 0.95 and raw.entropy[-1].mean() < 0.2
    assert np.ptp(scaled.gradient.mean(axis=1)) < 0.05 and 0.3 < scaled.largest[-1].mean() < 0.45
    assert np.array_equal(raw.largest[0], scaled.largest[0]), "√1 is no division"


def test_one_more_point_answers_as_softmax_does() -> None:
    scores, divisor, guest = np.array([4.5, 5.5, 10.5, 5, 4, 7, 10, -1.5]), math.sqrt(6), 2
    before = softmax(scores / divisor)
    found = scaling.response(before, guest, divisor)
    scores[guest] += 1
    assert np.allclose(found.change, 100 * (softmax(scores / divisor) - before), rtol=0, atol=1e-12)
    assert abs(found.slope.sum()) < 1e-12 and abs(found.change.sum()) < 1e-12
    step = scaling.response(before, guest, divisor, points=1e-6)
    assert np.allclose(step.slope, step.change, rtol=1e-5, atol=1e-14)
    assert np.isfinite(scaling.response(before, guest, divisor, points=1e6).change).all()


def test_progress_is_told_and_cancels() -> None:
    told: list[float] = []
    scaling.saturation((1, 2, 4, 8), seeds=2, progress=told.append)
    assert told == [0.25, 0.5, 0.75, 1.0]

    def stop(_: float) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        scaling.saturation(progress=stop)


@pytest.mark.parametrize(("d_k", "count"), [(0, 5), (3, 0)])
def test_nothing_to_multiply_is_refused(d_k: int, count: int) -> None:
    with pytest.raises(ValueError, match=f"d_k = {d_k}, count = {count}"):
        scaling.dot_products(d_k, count)
