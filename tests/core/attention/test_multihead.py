"""Multi-head attention against its definition, one head at a time, and the ways to score a pair."""

import math

import numpy as np
import pytest

from core.attention.attend import attend
from core.attention.multihead import Projections, merge_heads, multihead, split_heads
from core.attention.scoring import additive, bilinear, dot, scaled_dot

RNG = np.random.default_rng(7)


@pytest.mark.parametrize("kv_heads", [4, 2, 1])
def test_every_head_attends_on_its_own_columns(kv_heads) -> None:
    heads, d_k, d_v, d_model = 4, 3, 5, 6
    x, y = RNG.normal(size=(2, 7, d_model)), RNG.normal(size=(2, 9, 8))
    p = Projections(
        w_q=RNG.normal(size=(d_model, heads * d_k)),
        w_k=RNG.normal(size=(8, kv_heads * d_k)),
        w_v=RNG.normal(size=(8, kv_heads * d_v)),
        w_o=RNG.normal(size=(heads * d_v, d_model)),
        b_q=RNG.normal(size=heads * d_k),
        b_v=RNG.normal(size=kv_heads * d_v),
        b_o=RNG.normal(size=d_model),
    )
    trace = multihead(x, p, heads, x_k=y, kv_heads=kv_heads)
    expected = np.zeros((2, 7, d_model)) + p.b_o
    for head in range(heads):
        shared = head * kv_heads // heads
        q = (x @ p.w_q + p.b_q)[..., head * d_k : (head + 1) * d_k]
        k = (y @ p.w_k)[..., shared * d_k : (shared + 1) * d_k]
        v = (y @ p.w_v + p.b_v)[..., shared * d_v : (shared + 1) * d_v]
        one = attend(q, k, v)
        np.testing.assert_allclose(trace.heads.weights[:, head], one.weights, atol=1e-14)
        expected += one.output @ p.w_o[head * d_v : (head + 1) * d_v]
    np.testing.assert_allclose(trace.output, expected, atol=1e-12)
    assert trace.merged.shape == (2, 7, heads * d_v)


def test_a_type_is_kept_through_the_projections() -> None:
    x, w = np.ones((3, 4), np.float32), np.ones((4, 4), np.float32)
    assert multihead(x, Projections(w, w, w, w), 2).output.dtype == np.float32


def test_heads_are_split_and_merged_without_loss() -> None:
    x = RNG.normal(size=(2, 5, 12))
    assert (merge_heads(split_heads(x, 3)) == x).all()
    assert (split_heads(x, 3)[0, 1] == x[0, :, 4:8]).all()


@pytest.mark.parametrize(
    ("x", "shapes", "heads", "message"),
    [
        ((3, 5), [(4, 4)] * 4, 2, r"x_q has shape \(3, 5\) and w_q has shape \(4, 4\): dimension −1 of x_q is 5"),
        ((3, 4), [(4, 4)] * 4, 3, "4 columns cannot be shared out evenly to 3 heads"),
        ((3, 4), [(4, 4), (4, 4), (4, 4), (3, 4)], 2, "the merged heads has shape"),
        ((4,), [(4, 4)] * 4, 2, "rows × columns"),
    ],
)
def test_projections_that_do_not_fit_are_refused_by_name(x, shapes, heads, message) -> None:
    with pytest.raises(ValueError, match=message):
        multihead(np.ones(x), Projections(*map(np.ones, shapes)), heads)


def test_numbers_that_are_not_finite_are_refused_by_name() -> None:
    w = np.eye(2)
    with pytest.raises(ValueError, match=r"w_k\[1, 0\] is nan"):
        multihead(np.ones((1, 2)), Projections(w, [[1, 0], [math.nan, 1]], w, w), 1)
    with pytest.raises(ValueError, match=r"x_q @ w_q\[0, 0\] is inf"):
        multihead([[1e200, 0]], Projections(w * 1e200, w, w, w), 1)
    with pytest.raises(ValueError, match=r"b_o has shape \(3,\)"):
        multihead(np.ones((1, 2)), Projections(w, w, w, w, b_o=np.ones(3)), 1)


def test_every_way_to_score_a_pair_is_its_formula() -> None:
    q, k = RNG.normal(size=(2, 3, 4)), RNG.normal(size=(2, 5, 4))
    k6, w, w_q, w_k, u = (RNG.normal(size=s) for s in ((2, 5, 6), (4, 6), (4, 7), (6, 7), (7,)))
    scores = dot(q, k), scaled_dot(q, k), bilinear(q, k6, w), additive(q, k6, w_q, w_k, u)
    for b, i, j in np.ndindex(2, 3, 5):
        product = math.fsum(q[b, i] * k[b, j])
        by_hand = (product, product / 2, q[b, i] @ w @ k6[b, j], u @ np.tanh(w_q.T @ q[b, i] + w_k.T @ k6[b, j]))
        assert [s[b, i, j] for s in scores] == pytest.approx(by_hand, abs=1e-12)


def test_scores_of_any_kind_can_be_attended_to() -> None:
    q, k, v = RNG.normal(size=(3, 4)), RNG.normal(size=(5, 4)), RNG.normal(size=(5, 2))
    pinned = attend(q, k, v, divisor="none", pins=scaled_dot(q, k))
    np.testing.assert_allclose(pinned.output, attend(q, k, v).output, atol=1e-14)


@pytest.mark.parametrize(
    ("score", "message"),
    [
        (lambda: dot([[1, 2]], [[1]]), r"q has shape \(1, 2\) and k has shape \(1, 1\)"),
        (lambda: bilinear([[1, 2]], [[1]], [[1]]), r"q has shape \(1, 2\) and w has shape \(1, 1\)"),
        (lambda: additive([[1]], [[1]], [[1]], [[1, 2]], [1]), r"w_q has shape \(1, 1\) and w_k has shape \(1, 2\)"),
        (lambda: additive([[1]], [[1]], [[1]], [[1]], [math.inf]), r"u\[0\] is inf"),
        (lambda: dot([1], [[1]]), "q must be a matrix"),
        (lambda: dot([[1e200]], [[1e200]]), r"score\[0, 0\] is inf"),
    ],
)
def test_pairs_that_cannot_be_scored_are_refused_by_name(score, message) -> None:
    with pytest.raises(ValueError, match=message):
        score()
