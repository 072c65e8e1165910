"""The laws of attention, for drawn shapes and numbers."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from core.attention.attend import attend
from core.attention.softmax import effective_number, entropy, jacobian, softmax

SEEDS = st.integers(0, 2**32 - 1)
SIZES = st.integers(1, 7)
LOGITS = hnp.arrays(np.float64, st.integers(1, 8), elements=st.floats(-20, 20))


def drawn(seed: int, *shapes: tuple[int, ...]) -> list[np.ndarray]:
    rng = np.random.default_rng(seed)
    return [rng.normal(size=shape) * 2 for shape in shapes]


@given(SEEDS, SIZES, SIZES, SIZES, SIZES, st.sampled_from([np.float16, np.float32, np.float64]))
def test_each_row_of_weights_sums_to_one_in_every_type(seed, n_q, n_k, d_k, d_v, dtype) -> None:
    q, k, v = (x.astype(dtype) for x in drawn(seed, (2, n_q, d_k), (2, n_k, d_k), (2, n_k, d_v)))
    trace = attend(q, k, v)
    for x in (trace.scores, trace.scaled, trace.masked, trace.weights, trace.output):
        assert x.dtype == dtype
    slack = 8 * n_k * float(np.finfo(dtype).eps)
    assert trace.weights.sum(axis=-1, dtype=float) == pytest.approx(np.ones((2, n_q)), abs=slack)
    assert (trace.output <= v.max(axis=1, keepdims=True) + 0.02 * (dtype == np.float16) + 1e-4).all()


@given(SEEDS, SIZES, SIZES, st.floats(-30, 30))
def test_the_same_added_to_all_scores_of_a_row_changes_nothing(seed, n_q, n_k, shift) -> None:
    q, k, v = drawn(seed, (n_q, 3), (n_k, 3), (n_k, 2))
    moved = attend(q, k, v, mask=np.full((n_q, 1), shift))
    np.testing.assert_allclose(moved.weights, attend(q, k, v).weights, atol=1e-13)


@given(SEEDS, SIZES, st.integers(2, 7), st.floats(0.01, 20))
def test_more_score_is_more_share_and_no_more_for_anybody_else(seed, n_q, n_k, rise) -> None:
    q, k, v = drawn(seed, (n_q, 3), (n_k, 3), (n_k, 2))
    before = attend(q, k, v)
    pins = before.scores.copy()
    pins[:, 0] += rise
    after = attend(q, k, v, pins=pins).weights
    assert (after[:, 0] >= before.weights[:, 0]).all()
    assert (after[:, 1:] <= before.weights[:, 1:]).all()


@given(SEEDS, SIZES, SIZES)
def test_people_in_another_order_take_their_numbers_along(seed, n_q, n_k) -> None:
    q, k, v, bias = drawn(seed, (n_q, 3), (n_k, 3), (n_k, 2), (n_q, n_k))
    rows, columns = (np.random.default_rng(seed).permutation(n) for n in (n_q, n_k))
    trace = attend(q, k, v, mask=bias)
    moved = attend(q[rows], k[columns], v[columns], mask=bias[rows][:, columns])
    np.testing.assert_allclose(moved.weights, trace.weights[rows][:, columns], atol=1e-13)
    np.testing.assert_allclose(moved.output, trace.output[rows], atol=1e-12)


@given(SEEDS, SIZES, SIZES, st.sampled_from(["top-left", "bottom-right"]))
def test_a_causal_mask_hides_exactly_what_comes_later(seed, n_q, n_k, align) -> None:
    trace = attend(*drawn(seed, (n_q, 3), (n_k, 3), (n_k, 2)), causal=True, align=align)
    later = np.triu(np.ones((n_q, n_k), dtype=bool), 1 + (n_k - n_q if align == "bottom-right" else 0))
    assert (trace.weights[later] == 0).all() and (trace.weights[~later] > 0).all()
    assert (trace.fully_masked == later.all(axis=1)).all()


@given(SEEDS, SIZES, SIZES, st.booleans())
def test_a_row_with_nobody_left_is_zeros_and_says_so(seed, n_q, n_k, additive) -> None:
    q, k, v = drawn(seed, (2, n_q, 3), (2, n_k, 3), (2, n_k, 2))
    seen = np.random.default_rng(seed).random((2, n_q, n_k)) < 0.4
    trace = attend(q, k, v, mask=np.where(seen, 0, -np.inf) if additive else seen)
    assert (trace.fully_masked == ~seen.any(axis=-1)).all()
    assert (trace.weights[~seen] == 0).all() and (trace.output[trace.fully_masked] == 0).all()
    assert trace.weights.sum(axis=-1)[~trace.fully_masked] == pytest.approx(1, abs=1e-13)


@given(SEEDS, st.integers(1, 5), st.integers(1, 5), st.integers(0, 3) | st.none())
def test_a_cache_equals_the_full_pass(seed, old, new, left) -> None:
    q, k, v = drawn(seed, (2, old + new, 3), (2, old + new, 3), (2, old + new, 2))
    window = None if left is None else (left, None)
    full = attend(q, k, v, causal=True, window=window)
    past = attend(q[:, :old], k[:, :old], v[:, :old], causal=True, window=window)
    for align in (None, "top-left", "bottom-right"):
        rest = attend(
            q[:, old:], k[:, old:], v[:, old:], past=(past.k, past.v), causal=True, window=window, align=align
        )
        np.testing.assert_allclose(rest.weights, full.weights[:, old:], atol=1e-14)
        np.testing.assert_allclose(np.concatenate((past.output, rest.output), axis=1), full.output, atol=1e-13)


@given(SEEDS, st.integers(1, 3), st.integers(1, 3), SIZES, SIZES)
def test_grouped_heads_equal_repeated_heads(seed, kv_heads, groups, n_q, n_k) -> None:
    q, k, v = drawn(seed, (2, kv_heads * groups, n_q, 3), (2, kv_heads, n_k, 3), (2, kv_heads, n_k, 2))
    grouped = attend(q, k, v, grouped=True)
    repeated = attend(q, k.repeat(groups, 1), v.repeat(groups, 1))
    assert (grouped.weights == repeated.weights).all() and (grouped.output == repeated.output).all()
    assert grouped.k.shape == k.shape
    if kv_heads == 1:
        np.testing.assert_allclose(attend(q, k, v).output, repeated.output, atol=1e-14)


@given(SEEDS, st.lists(st.integers(0, 5), min_size=2, max_size=2))
def test_padding_equals_a_shorter_row_of_guests(seed, lengths) -> None:
    q, k, v = drawn(seed, (2, 3, 4, 3), (2, 3, 5, 3), (2, 3, 5, 2))
    padded = attend(q, k, v, lengths=lengths)
    for batch, n in enumerate(lengths):
        short = attend(q[batch], k[batch, :, :n], v[batch, :, :n])
        np.testing.assert_allclose(padded.weights[batch, ..., :n], short.weights, atol=1e-14)
        np.testing.assert_allclose(padded.output[batch], short.output, atol=1e-13)
        assert (padded.weights[batch, ..., n:] == 0).all() and padded.fully_masked[batch].all() == (n == 0)


@given(LOGITS, st.floats(0.1, 10))
def test_the_jacobian_is_what_small_steps_find(logits, temperature) -> None:
    step = 1e-6 * temperature
    slopes = jacobian(softmax(logits, temperature), temperature)
    for j in range(len(logits)):
        nudge = np.zeros_like(logits)
        nudge[j] = step
        found = (softmax(logits + nudge, temperature) - softmax(logits - nudge, temperature)) / (2 * step)
        np.testing.assert_allclose(slopes[:, j], found, atol=2e-8 / temperature)
    np.testing.assert_allclose(slopes.sum(axis=-1), 0, atol=1e-14 / temperature)


@given(LOGITS, st.floats(0, 100))
def test_spread_lies_between_one_and_all(logits, temperature) -> None:
    weights = softmax(logits, temperature)
    assert -1e-12 <= entropy(weights) <= math.log(len(logits)) + 1e-12
    assert 1 - 1e-9 <= effective_number(weights) <= len(logits) * (1 + 1e-9)


@given(LOGITS)
def test_cold_attention_is_arg_max_with_ties_shared(logits) -> None:
    largest = logits == logits.max()
    assert softmax(logits, 0).tolist() == (largest / largest.sum()).tolist()
    gap = logits.max() - logits
    if (gap[~largest] > 1e-3).all():
        assert softmax(logits, 1e-6).tolist() == pytest.approx((largest / largest.sum()).tolist(), abs=1e-12)


@given(SEEDS, st.integers(1, 3), SIZES, SIZES, st.data())
def test_blocks_give_what_the_whole_gives(seed, heads, n_q, n_k, data) -> None:
    q, k, v = drawn(seed, (2, heads, n_q, 3), (heads, n_k, 3), (n_k, 2))
    options = data.draw(
        st.fixed_dictionaries(
            {},
            optional={
                "mask": st.sampled_from([np.arange(n_k) % 3 > 0, np.linspace(-2, 2, n_q)[:, None]]),
                "causal": st.just(True),
                "window": st.just((1, 2)),
                "lengths": st.just([n_k, n_k // 2]),
                "softcap": st.just(1.5),
                "temperature": st.just(0.5),
                "pins": st.just(np.where(np.arange(n_k) % 2, 1.0, np.nan) + np.zeros((2, heads, n_q, n_k))),
            },
        )
    )
    whole = attend(q, k, v, align="bottom-right", **options)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("core.attention.attend.BLOCK", 0)
        patch.setattr("core.attention.blocks.BLOCK", 3)
        pieces = attend(q, k, v, align="bottom-right", **options)
        np.testing.assert_allclose(pieces.output, whole.output, atol=1e-13)
        assert "weights" not in vars(pieces)
        np.testing.assert_allclose(pieces.weights, whole.weights, atol=1e-14)
    assert whole.weights.shape == whole.scores.shape == (2, heads, n_q, n_k)
    np.testing.assert_allclose(softmax(whole.masked, options.get("temperature", 1)), whole.weights, atol=1e-14)
