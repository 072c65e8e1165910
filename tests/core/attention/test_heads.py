"""One head by itself is what it is among all, bit for bit, and asks for nothing of the others."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.attention.attend import STEPS, Trace, attend


def made(seed: int, heads: int, n: int, *, causal: bool, kv_heads: int) -> Trace:
    draw = np.random.default_rng(seed)
    q, k, v = draw.standard_normal((heads, n, 4)), *draw.standard_normal((2, kv_heads, n, 4))
    mask = draw.random((n, n)) > 0.2
    return attend(q, k, v, causal=causal, mask=mask, align="top-left", grouped=kv_heads != heads)


@given(st.integers(0, 2**32 - 1), st.sampled_from([(4, 4), (4, 2), (4, 1)]), st.integers(1, 9), st.booleans())
def test_a_head_alone_is_the_very_one(seed: int, heads: tuple[int, int], n: int, causal: bool) -> None:
    count, kv_heads = heads
    whole = made(seed, count, n, causal=causal, kv_heads=kv_heads)
    for place in range(count):
        alone = made(seed, count, n, causal=causal, kv_heads=kv_heads).head(place)
        for step in STEPS:
            assert np.array_equal(getattr(alone, step), getattr(whole, step)[place]), step
        assert np.array_equal(alone.k, whole.k[place * kv_heads // count])


@pytest.mark.parametrize("n", [40, 700])  # in one piece, and in blocks
def test_in_blocks_too_and_the_others_are_not_computed(n: int) -> None:
    whole = made(1, 3, n, causal=True, kv_heads=3)
    alone = made(1, 3, n, causal=True, kv_heads=3)
    head = alone.head(2)
    assert np.array_equal(head.weights, whole.weights[2]) and np.array_equal(head.output, whole.output[2])
    assert not set(STEPS) & set(vars(alone))


def test_what_is_known_of_all_is_taken_from_there() -> None:
    whole = made(2, 3, 5, causal=False, kv_heads=3)
    _ = whole.weights
    assert np.shares_memory(whole.head(1).weights, whole.weights)


def test_batches_have_heads() -> None:
    draw = np.random.default_rng(3)
    q, k, v = draw.standard_normal((3, 2, 4, 5, 6))
    whole = attend(q, k, v)
    assert np.array_equal(whole.head(1, 3).output, whole.output[1, 3])
    assert np.array_equal(whole.head(1).output, whole.output[1])
    assert np.array_equal(whole.head(1).head(3).output, whole.output[1, 3])


def test_a_trace_stays_as_it_was_computed() -> None:
    with pytest.raises(AttributeError, match="cannot be set"):
        made(0, 2, 3, causal=False, kv_heads=2).head(0).weights = np.ones(3)
