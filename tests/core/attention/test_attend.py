"""Attention against its definition: plain floats, the laws of softmax, and the edges of float64."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from core.attention.attend import attend
from core.attention.scoring import divisor_of
from core.attention.softmax import effective_number, score_for_share, softmax
from core.staging.stage import stage
from tests.core.shows import dating

LOGITS = hnp.arrays(np.float64, st.integers(1, 20), elements=st.floats(-50, 50))
HUGE = hnp.arrays(np.float64, st.integers(1, 20), elements=st.floats(allow_nan=False, allow_infinity=False))


def test_every_number_of_the_dating_show_is_what_plain_floats_make_of_it() -> None:
    show = dating()
    trace = stage(show)
    q = show.person(0).criteria
    scores = [sum(a * b for a, b in zip(q, guest.tags, strict=True)) for guest in show.asked]
    scaled = [score / math.sqrt(6) for score in scores]
    exponentials = [math.exp(x) for x in scaled]
    weights = [e / math.fsum(exponentials) for e in exponentials]
    output = [math.fsum(w * g.details[i] for w, g in zip(weights, show.asked, strict=True)) for i in range(4)]
    for name, expected in (("scores", scores), ("scaled", scaled), ("weights", weights), ("output", output)):
        assert getattr(trace, name)[0].tolist() == pytest.approx(expected, rel=0, abs=1e-12), name


def test_the_trace_keeps_every_intermediate_with_its_shape() -> None:
    trace = attend(np.ones((2, 3)), np.ones((5, 3)), np.ones((5, 4)))
    shapes = {name: getattr(trace, name).shape for name in ("q", "k", "v", "scores", "scaled", "weights", "output")}
    assert shapes == {
        "q": (2, 3),
        "k": (5, 3),
        "v": (5, 4),
        "scores": (2, 5),
        "scaled": (2, 5),
        "weights": (2, 5),
        "output": (2, 4),
    }
    assert trace.divisor == math.sqrt(3) and not trace.pinned.any()


@given(HUGE)
def test_shares_are_finite_and_sum_to_one(logits) -> None:
    shares = softmax(logits)
    assert np.isfinite(shares).all() and (shares >= 0).all()
    assert shares.sum() == pytest.approx(1, abs=1e-12)


@given(LOGITS, st.floats(-50, 50))
def test_adding_the_same_to_every_score_changes_nothing(logits, shift) -> None:
    assert softmax(logits + shift) == pytest.approx(softmax(logits), abs=1e-12)


@given(LOGITS, st.data(), st.floats(0.01, 20))
def test_a_higher_score_takes_a_larger_share_and_gives_nobody_else_more(logits, data, rise) -> None:
    i = data.draw(st.integers(0, len(logits) - 1))
    raised = logits.copy()
    raised[i] += rise
    before, after = softmax(logits), softmax(raised)
    assert after[i] >= before[i]
    assert (np.delete(after, i) <= np.delete(before, i)).all()
    if 1e-9 < before[i] < 1 - 1e-9:
        assert after[i] > before[i]


@given(st.integers(0, 2**32), st.integers(1, 8), st.integers(1, 6), st.integers(1, 5))
def test_seating_the_guests_in_another_order_moves_their_shares_and_keeps_the_impression(seed, n, d_k, d_v) -> None:
    rng = np.random.default_rng(seed)
    q, k, v = rng.normal(size=(2, d_k)), rng.normal(size=(n, d_k)), rng.normal(size=(n, d_v))
    order = rng.permutation(n)
    trace, moved = attend(q, k, v), attend(q, k[order], v[order])
    assert moved.weights == pytest.approx(trace.weights[:, order], abs=1e-12)
    assert moved.output == pytest.approx(trace.output, abs=1e-12)


@given(hnp.arrays(np.float64, st.integers(2, 12), elements=st.floats(-20, 20)), st.data())
def test_the_score_for_a_share_gives_that_share(scaled, data) -> None:
    i = data.draw(st.integers(0, len(scaled) - 1))
    share, divisor = data.draw(st.floats(0.001, 0.999)), data.draw(st.floats(0.1, 100))
    changed = scaled.copy()
    changed[i] = score_for_share(scaled, i, share, divisor) / divisor
    assert softmax(changed)[i] == pytest.approx(share, abs=1e-9)


@given(hnp.arrays(np.float64, st.integers(2, 12), elements=st.floats(-5, 5)), st.data())
def test_the_share_of_a_score_asks_for_that_score(scaled, data) -> None:
    i = data.draw(st.integers(0, len(scaled) - 1))
    assert score_for_share(scaled, i, float(softmax(scaled)[i]), 2.0) == pytest.approx(2 * scaled[i], abs=1e-9)


@pytest.mark.parametrize("share", [0, 1, -0.1, 1.1, math.nan])
def test_no_score_gives_all_or_nothing(share) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        score_for_share(np.zeros(3), 0, share, 1.0)


def test_a_guest_who_is_alone_has_no_score_for_a_share() -> None:
    with pytest.raises(ValueError, match="alone"):
        score_for_share(np.zeros(1), 0, 0.5, 1.0)


@pytest.mark.parametrize(
    ("logits", "shares"),
    [
        ([1e308, -1e308], [1, 0]),
        ([0, 1e308], [0, 1]),
        ([-1e308, -1e308], [0.5, 0.5]),
        ([1e308, 1e308, 1e308, 1e308], [0.25] * 4),
        ([3, 3, 3], [1 / 3] * 3),
        ([-1e308], [1]),
    ],
)
def test_the_edges_of_float64_give_no_warning_and_no_nan(logits, shares) -> None:
    assert softmax(np.array(logits, dtype=float)).tolist() == pytest.approx(shares, abs=1e-15)
    trace = attend([[0.0]], [[0.0]] * len(logits), [[1.0]] * len(logits), divisor="none", pins=[logits])
    assert trace.weights[0].tolist() == pytest.approx(shares, abs=1e-15)
    assert trace.output[0, 0] == 1


def test_the_score_for_a_share_survives_a_gap_of_2e308() -> None:
    assert score_for_share(np.array([1e308, -1e308, 0.0]), 2, 0.5, 1.0) == 1e308


def test_a_pin_replaces_the_product_of_its_pair_only() -> None:
    trace = attend([[1.0], [2.0]], [[1.0], [3.0]], [[0.0], [1.0]], divisor=2.0, pins=[[math.nan, 7.0], [math.nan] * 2])
    assert trace.scores.tolist() == [[1, 7], [2, 6]]
    assert trace.scaled.tolist() == [[0.5, 3.5], [1, 3]]
    assert trace.pinned.tolist() == [[False, True], [False, False]]


@pytest.mark.parametrize(("scale", "divisor"), [("sqrt_d_k", 4.0), ("none", 1.0), (2.5, 2.5), (3, 3.0)])
def test_scores_are_divided_by_what_the_scale_says(scale, divisor) -> None:
    assert divisor_of(scale, 16) == divisor


@pytest.mark.parametrize("scale", [0, -1, math.nan, math.inf, "cube"])
def test_scores_cannot_be_divided_by_anything_else(scale) -> None:
    with pytest.raises(ValueError, match="above 0"):
        divisor_of(scale, 16)


@pytest.mark.parametrize(
    ("q", "k", "v", "pins", "message"),
    [
        ([[1, 2]], [[1, 2, 3]], [[1]], None, r"q has shape \(1, 2\) and k has shape \(1, 3\)"),
        ([[1]], [[1], [2]], [[1]], None, r"k has shape \(2, 1\) and v has shape \(1, 1\)"),
        ([1], [[1]], [[1]], None, "q must be a matrix"),
        ([[1]], [[math.nan]], [[1]], None, r"k\[0, 0\] is nan"),
        ([[1]], [[1], [1]], [[1], [math.inf]], None, r"v\[1, 0\] is inf"),
        ([[1]], [[1]], [[1]], [[1, 2]], r"pins have shape \(1, 2\)"),
        ([[1]], [[1]], [[1]], [[math.inf]], r"pins\[0, 0\] is inf"),
        ([[1e200]], [[1], [1e200]], [[1], [1]], None, r"scaled score\[0, 1\] is inf"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(q, k, v, pins, message) -> None:
    with pytest.raises(ValueError, match=message):
        attend(q, k, v, pins=pins)


def test_the_effective_number_counts_equal_shares() -> None:
    assert effective_number(np.full(5, 0.2)) == pytest.approx(5, abs=1e-14)
    assert effective_number(np.array([1.0, 0.0])) == 1
    assert 1 < effective_number(np.array([0.9, 0.1])) < 2
