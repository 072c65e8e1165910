"""The attention of the paper, tensor by tensor: shapes, the algebra between them, and numbers worth looking at."""

import numpy as np
import pytest

from core.attention.paper_sizes import paper_sizes
from core.attention.softmax import effective_number

SHAPES = {
    "x": (6, 512),
    "w_q": (512, 512),
    "w_k": (512, 512),
    "w_v": (512, 512),
    "q": (6, 512),
    "k": (6, 512),
    "v": (6, 512),
    "q_heads": (8, 6, 64),
    "k_heads": (8, 6, 64),
    "v_heads": (8, 6, 64),
    "scores": (8, 6, 6),
    "scaled": (8, 6, 6),
    "weights": (8, 6, 6),
    "head_outputs": (8, 6, 64),
    "merged": (6, 512),
    "w_o": (512, 512),
    "output": (6, 512),
}


def test_steps_come_in_order_at_the_sizes_of_the_paper() -> None:
    steps = paper_sizes(0)
    assert {step.name: step.array.shape for step in steps} == SHAPES
    assert [step.name for step in steps] == list(SHAPES)
    assert len({step.symbol for step in steps}) == len(steps)
    assert all(step.array.dtype == np.float64 and not step.array.flags.writeable for step in steps)


@pytest.mark.parametrize("seed", range(3))
def test_each_step_follows_from_those_before(seed) -> None:
    t = {step.name: step.array for step in paper_sizes(seed)}
    for which in "qkv":
        np.testing.assert_allclose(t[which], t["x"] @ t[f"w_{which}"], atol=1e-12)
        for head in range(8):
            assert (t[f"{which}_heads"][head] == t[which][:, 64 * head : 64 * head + 64]).all()
    for head in range(8):
        scores = t["q_heads"][head] @ t["k_heads"][head].T
        np.testing.assert_allclose(t["scores"][head], scores, atol=1e-12)
        np.testing.assert_allclose(t["scaled"][head], scores / 8, atol=1e-12)
        powers = np.exp(scores / 8)
        weights = powers / powers.sum(axis=1, keepdims=True)
        np.testing.assert_allclose(t["weights"][head], weights, atol=1e-12)
        np.testing.assert_allclose(t["head_outputs"][head], weights @ t["v_heads"][head], atol=1e-12)
        assert (t["merged"][:, 64 * head : 64 * head + 64] == t["head_outputs"][head]).all()
    np.testing.assert_allclose(t["output"], t["merged"] @ t["w_o"], atol=1e-12)


@pytest.mark.parametrize("seed", range(20))
def test_weights_are_neither_even_nor_all_on_one(seed) -> None:
    t = {step.name: step.array for step in paper_sizes(seed)}
    assert 2.5 < effective_number(t["weights"]).mean() < 5
    assert 0.7 < t["scaled"].std() < 1.4
    assert 0.9 < t["q"].std() < 1.1


def test_a_seed_gives_the_same_numbers_and_another_seed_others() -> None:
    once, again, other = paper_sizes(3), paper_sizes(3), paper_sizes(4)
    assert all((a.array == b.array).all() for a, b in zip(once, again, strict=True))
    assert not any((a.array == b.array).any() for a, b in zip(once, other, strict=True))


def test_other_sizes_work_too() -> None:
    shapes = {step.name: step.array.shape for step in paper_sizes(0, n=3, d_model=12, heads=2)}
    assert shapes["q_heads"] == (2, 3, 6) and shapes["weights"] == (2, 3, 3) and shapes["output"] == (3, 12)


def test_heads_that_do_not_come_out_even_are_refused() -> None:
    with pytest.raises(ValueError, match="512 columns cannot be shared out evenly to 7 heads"):
        paper_sizes(0, heads=7)
