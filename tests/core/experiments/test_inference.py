"""What is cheaper gives the same: with a cache, in a window, in blocks."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.attention.attend import attend
from core.experiments import inference


@pytest.fixture
def text() -> np.ndarray:
    return np.random.default_rng(0).standard_normal((24, 12))


def test_a_cache_gives_the_same_for_fewer_multiplications(text: np.ndarray) -> None:
    layer = inference.make_layer(12, 8)
    anew, cached = inference.write_anew(text, layer), inference.write_cached(text, layer)
    whole = attend(text @ layer.w_q, text @ layer.w_k, text @ layer.w_v, causal=True).output
    assert np.abs(anew.outputs - cached.outputs).max() < 1e-12 and np.abs(cached.outputs - whole).max() < 1e-12
    assert cached.multiplications[0] == anew.multiplications[0] == 3 * 12 * 8 + 2 * 8
    assert cached.multiplications[-1] == 3 * 12 * 8 + 2 * 24 * 8
    assert anew.multiplications[-1] == 12 * 8 + 2 * 24 * 12 * 8 + 2 * 24 * 8
    assert cached.stored == tuple(2 * 8 * n for n in range(1, 25)) and set(anew.stored) == {0}


def test_a_window_forgets_what_it_does_not_keep(text: np.ndarray) -> None:
    layer = inference.make_layer(12, 8)
    kept = inference.write_cached(text, layer, window=5)
    whole = attend(text @ layer.w_q, text @ layer.w_k, text @ layer.w_v, window=(4, 0)).output
    assert np.abs(kept.outputs - whole).max() < 1e-12
    assert max(kept.stored) == 2 * 5 * 8


def test_shared_keys_and_values_store_less() -> None:
    full = inference.cache_size(1000, heads=32, kv_heads=32, d_head=128)
    assert full == 2 * 1000 * 32 * 128
    assert inference.cache_size(1000, 32, 8, 128) * 4 == full and inference.cache_size(1000, 32, 1, 128) * 32 == full
    assert inference.cache_size(1000, 32, 32, 128, window=100) * 10 == full
    with pytest.raises(ValueError, match="32 heads cannot share 5"):
        inference.cache_size(1000, 32, 5, 128)


@given(st.integers(1, 40), st.integers(1, 50), st.integers(0, 2**32 - 1))
def test_blocks_give_what_the_whole_row_gives(n: int, block: int, seed: int) -> None:
    draw = np.random.default_rng(seed)
    q, k, v = draw.standard_normal(6), 8 * draw.standard_normal((n, 6)), draw.standard_normal((n, 3))
    found, whole = inference.blockwise(q, k, v, block), attend(q[None], k, v)
    assert np.abs(found.output - whole.output[0]).max() < 1e-12
    assert found.largest_table == min(block, n) and len(found.steps) == -(-n // block)
    assert found.steps[-1].maximum == pytest.approx(float(whole.masked.max()), abs=1e-12)  # summed in another order
    assert [place for step in found.steps for place in step.keys] == list(range(n))


def test_large_scores_do_not_overflow_in_blocks() -> None:
    q, k, v = np.array([1e4]), np.array([[1.0], [2.0], [0.5]]), np.eye(3)
    assert inference.blockwise(q, k, v, 1).output.tolist() == [0, 1, 0]


@pytest.mark.parametrize(("n", "block"), [(0, 4), (4, 0)])
def test_no_keys_and_no_blocks_are_refused(n: int, block: int) -> None:
    with pytest.raises(ValueError, match="at least one key"):
        inference.blockwise(np.ones(2), np.ones((n, 2)), np.ones((n, 2)), block)
