"""Each way to score is what its formula says, pair by pair, and costs what can be counted."""

import math

import numpy as np

from core.experiments.cost_of_scores import WAYS, compare


def test_the_same_people_by_four_ways() -> None:
    draw = np.random.default_rng(3)
    q, k = draw.standard_normal((2, 6)), draw.standard_normal((8, 6))
    found = {one.way: one for one in compare(q, k, seed=9)}
    assert tuple(found) == WAYS
    for one in found.values():
        assert one.scores.shape == one.weights.shape == (2, 8)
        assert np.allclose(one.weights.sum(axis=1), 1, rtol=0, atol=1e-12)
    assert math.isclose(found["dot"].scores[1, 4], sum(a * b for a, b in zip(q[1], k[4], strict=True)), rel_tol=1e-12)
    assert np.allclose(found["scaled dot"].scores * math.sqrt(6), found["dot"].scores, rtol=1e-14, atol=0)
    assert [found[way].parameters for way in WAYS] == [2 * 36 + 6, 36, 0, 0]
    assert [found[way].multiplications for way in WAYS] == [10 * 36 + 96, 72 + 96, 96, 96 + 16]
    assert [found[way].tanhs for way in WAYS] == [96, 0, 0, 0]


def test_a_narrow_network_learns_less() -> None:
    q = k = np.ones((1, 4))
    assert compare(q, k, hidden=2)[0].parameters == 2 * 4 * 2 + 2
