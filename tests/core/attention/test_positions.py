"""Sinusoidal positions against a loop over the formula, and the turn that makes distances readable."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.attention.positions import sinusoids


@pytest.mark.parametrize("width", [1, 2, 3, 7, 8, 512])
def test_every_number_is_its_formula(width) -> None:
    x = sinusoids(20, width)
    assert x.shape == (20, width) and x.dtype == np.float64
    for position in range(20):
        for column in range(width):
            i, cosine = divmod(column, 2)
            angle = position / math.pow(10_000, 2 * i / width)
            assert x[position, column] == pytest.approx(math.cos(angle) if cosine else math.sin(angle), abs=1e-14)


def test_the_first_rows_are_those_of_textbooks() -> None:
    expected = [[0, 1, 0, 1], [0.84147, 0.5403, 0.01, 0.99995], [0.9093, -0.41615, 0.02, 0.9998]]
    np.testing.assert_allclose(sinusoids(3, 4), expected, atol=5e-6)


@given(st.integers(0, 60), st.integers(0, 60), st.integers(1, 20))
def test_some_places_on_is_a_turn_that_does_not_depend_on_the_place(position, k, pairs) -> None:
    x = sinusoids(position + k + 1, 2 * pairs)
    for i in range(pairs):
        angle = k / 10_000 ** (2 * i / (2 * pairs))
        turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
        np.testing.assert_allclose(
            turn @ x[position, 2 * i : 2 * i + 2], x[position + k, 2 * i : 2 * i + 2], atol=1e-12
        )


@given(st.integers(1, 100), st.integers(1, 30))
def test_all_positions_are_as_long_and_no_two_are_the_same(n, pairs) -> None:
    x = sinusoids(n, 2 * pairs)
    np.testing.assert_allclose((x**2).sum(axis=1), pairs, atol=1e-12)
    assert len({row.tobytes() for row in x}) == n


@pytest.mark.parametrize("shape", [(0, 4), (4, 0), (0, 0)])
def test_nothing_is_an_empty_matrix(shape) -> None:
    assert sinusoids(*shape).shape == shape


@pytest.mark.parametrize("shape", [(-1, 4), (4, -1)])
def test_less_than_nothing_is_refused(shape) -> None:
    with pytest.raises(ValueError, match=rf"got \({shape[0]}, {shape[1]}\)"):
        sinusoids(*shape)


def test_positions_cannot_be_changed() -> None:
    with pytest.raises(ValueError, match="read-only"):
        sinusoids(2, 2)[0, 0] = 1
