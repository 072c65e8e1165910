"""One head in place of two friends: with opposite criteria it sees nobody in particular, whoever is there."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.attention.attend import attend
from core.staging.single_head import compare_with_single_head, opposite

SEEDS = st.integers(0, 2**32 - 1)
SIZES = st.integers(1, 7)


def drawn(seed: int, *shapes: tuple[int, ...]) -> list[np.ndarray]:
    rng = np.random.default_rng(seed)
    return [rng.normal(size=shape) * 3 for shape in shapes]


def test_two_guests_and_two_friends_by_hand() -> None:
    keys, values = [[1], [-1]], [[10], [0]]
    found = compare_with_single_head(keys, values, [math.log(3) / 2], [-math.log(3) / 2])
    np.testing.assert_allclose(found.head_a.weights, [[0.75, 0.25]], atol=1e-15)
    np.testing.assert_allclose(found.head_b.weights, [[0.25, 0.75]], atol=1e-15)
    np.testing.assert_allclose(found.single.weights, [[0.5, 0.5]], atol=1e-15)
    assert found.head_a.output == 7.5 and found.head_b.output == 2.5
    assert found.single.output == 5
    assert found.loss == 2.5 and found.difference == 5


@given(SEEDS, st.integers(2, 9), SIZES, SIZES)
def test_opposite_criteria_leave_one_head_nothing_to_look_for(seed, n, d_k, d_v) -> None:
    keys, values, criteria = drawn(seed, (n, d_k), (n, d_v), (d_k,))
    found = compare_with_single_head(keys, values, criteria, opposite(criteria))
    assert (found.single.scores == 0).all()
    np.testing.assert_allclose(found.single.weights, 1 / n, rtol=0, atol=1e-12)
    np.testing.assert_allclose(found.single.output[0], values.mean(axis=0), atol=1e-12)
    assert np.abs(found.head_a.weights - found.head_b.weights).max() > 0
    assert found.difference > 0 and found.loss > 0


@given(SEEDS, SIZES, SIZES, SIZES)
def test_numbers_are_their_definitions(seed, n, d_k, d_v) -> None:
    keys, values, a, b = drawn(seed, (n, d_k), (n, d_v), (d_k,), (d_k,))
    found = compare_with_single_head(keys, values, a, b, divisor=2.0)
    out_a, out_b, out = (attend(q[None], keys, values, divisor=2.0).output[0] for q in (a, b, (a + b) / 2))
    assert found.difference == pytest.approx(max(abs(out_a - out_b)), abs=1e-12)
    assert found.loss == pytest.approx(max(*abs(out - out_a), *abs(out - out_b)), abs=1e-12)
    assert found.loss >= found.difference / 2 - 1e-12


@given(SEEDS, SIZES, SIZES, SIZES)
def test_friends_who_agree_need_no_second_head(seed, n, d_k, d_v) -> None:
    keys, values, criteria = drawn(seed, (n, d_k), (n, d_v), (d_k,))
    found = compare_with_single_head(keys, values, criteria, criteria)
    assert found.loss == 0 and found.difference == 0


def test_the_opposite_of_nothing_is_nothing() -> None:
    assert str(opposite([0, 2, -0.5])) == "(0.0, -2.0, 0.5)"
    assert opposite(()) == ()


def test_nobody_to_look_at_is_no_loss() -> None:
    found = compare_with_single_head(np.ones((0, 2)), np.ones((0, 3)), [1, 2], [-1, -2])
    assert found.loss == 0 and found.single.output.shape == (1, 3)


def test_numbers_beyond_all_bounds_are_endlessly_apart() -> None:
    found = compare_with_single_head([[1], [-1]], [[1.7e308], [-1.7e308]], [1000], [-1000])
    assert found.difference == math.inf


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (([[1, 2]], [[1]], [1], [1, 2]), r"criteria_a has shape \(1,\) and keys have shape \(1, 2\)"),
        (([[1, 2]], [[1]], [1, 2], [1, 2, 3]), r"dimension −1 of criteria_b is 3 but dimension −1 of keys is 2"),
        (([[1]], [[1]], [[1]], [1]), r"criteria_a must be one row of numbers, \(d_k,\); got shape \(1, 1\)"),
        (([1], [[1]], [1], [1]), r"keys must be rows × columns; got shape \(1,\)"),
        (([[1]], [[1], [2]], [1], [1]), r"k has shape \(1, 1\) and v has shape \(2, 1\)"),
        (([[1]], [[1]], [1], [math.nan]), r"criteria_b\[0\] is nan"),
        (([[1]], [[1]], [1], [1], -1), "a finite number above 0; got -1"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(arguments, message) -> None:
    with pytest.raises(ValueError, match=message):
        compare_with_single_head(*arguments)
