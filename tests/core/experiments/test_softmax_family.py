"""Softmax's relatives do what their definitions say."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from core.attention.softmax import softmax
from core.experiments import softmax_family as family

SCORES = arrays(float, st.integers(1, 8), elements=st.floats(-30, 30))


@given(SCORES, st.integers(0, 2**32 - 1))
def test_sparsemax_is_the_nearest_point_of_the_simplex(scores: np.ndarray, seed: int) -> None:
    found = family.sparsemax(scores)
    assert (found >= 0).all() and math.isclose(found.sum(), 1, rel_tol=1e-12)
    others = np.random.default_rng(seed).dirichlet(np.ones(len(scores)), size=50)  # any shares
    others = np.concatenate((others, np.eye(len(scores)), 0.9 * found + 0.1 * others))
    assert ((others - scores) ** 2).sum(axis=1).min() >= ((found - scores) ** 2).sum() - 1e-9


@given(SCORES, st.floats(-1000, 1000))
def test_sparsemax_knows_only_differences_and_keeps_the_order(scores: np.ndarray, shift: float) -> None:
    assert np.allclose(family.sparsemax(scores), family.sparsemax(scores + shift), rtol=0, atol=1e-9)
    order = np.argsort(scores)
    assert (np.diff(family.sparsemax(scores)[order]) >= -1e-15).all()


def test_sparsemax_by_hand() -> None:
    assert family.sparsemax([1, 2, 0.5]).tolist() == [0, 1, 0]
    assert np.allclose(family.sparsemax([1.0, 1.5]), [0.25, 0.75], rtol=0, atol=1e-15)
    assert family.sparsemax([1e300, -1e300]).tolist() == [1, 0]


def test_heat_goes_from_one_who_has_all_to_equal_shares() -> None:
    found = family.spread([1.0, 2.0, 4.0], [0.0, 0.5, 1.0, 1e9])
    assert found.weights[0].tolist() == [0, 0, 1] and found.entropy[0] == 0 and found.effective[0] == 1
    assert np.array_equal(found.weights[2], softmax([1.0, 2.0, 4.0]))
    assert (np.diff(found.entropy) > 0).all()
    assert math.isclose(found.entropy[-1], math.log2(3), rel_tol=1e-9)


def test_hard_max_shares_ties() -> None:
    assert family.hard_max([1, 3, 3]).tolist() == [0, 0.5, 0.5]
    assert family.hard_max([-1]).tolist() == [1]


def test_plain_normalisation_fails_where_softmax_does_not() -> None:
    shares, fault = family.plain_normalisation([1, 3])
    assert shares.tolist() == [0.25, 0.75] and fault == ""
    shares, fault = family.plain_normalisation([4, -1])
    assert shares.max() > 1 and fault == "negative"
    shares, fault = family.plain_normalisation([1, -1])
    assert np.isnan(shares).all() and fault == "zero sum"
    assert family.plain_normalisation([-1, -3]).fault == "", "both below 0: their shares are above it, in reverse order"


@pytest.mark.parametrize("make", [family.sparsemax, family.hard_max, family.plain_normalisation])
def test_what_is_no_row_of_finite_scores_is_refused(make) -> None:
    with pytest.raises(ValueError, match=r"\(2, 2\)"):
        make([[1, 2], [3, 4]])
    with pytest.raises(ValueError, match=r"score\[1\]"):
        make([1, math.nan])
