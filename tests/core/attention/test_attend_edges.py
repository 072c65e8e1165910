"""The edges of attention: nobody, one, the largest floats, half precision, and all that is refused."""

import math

import ml_dtypes
import numpy as np
import pytest

from core.attention.attend import attend
from core.attention.softmax import entropy, jacobian, score_for_share, softmax

RNG = np.random.default_rng(3)
ONE = np.ones((1, 1))
FLOATS = [np.float16, np.float32, np.float64, ml_dtypes.bfloat16]


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("shape", [(2, 0, 3, 4, 2), (2, 1, 3, 4, 2), (0, 2, 3, 4, 2), (2, 3, 0, 4, 2), (2, 3, 4, 4, 0)])
def test_no_guest_one_guest_no_asker_nothing_to_compare_and_nothing_to_learn(dtype, shape) -> None:
    n_q, n_k, d_k, heads, d_v = shape
    q, k, v = (np.ones(s, dtype) for s in ((heads, n_q, d_k), (heads, n_k, d_k), (heads, n_k, d_v)))
    trace = attend(q, k, v)
    assert trace.weights.shape == (heads, n_q, n_k) and trace.weights.dtype == dtype
    assert trace.output.shape == (heads, n_q, d_v) and (trace.output == (n_k > 0)).all()
    assert trace.fully_masked.shape == (heads, n_q) and trace.fully_masked.all() == (n_k == 0 or n_q == 0)
    assert attend(q, k, v, causal=True, align="top-left", lengths=[0] * heads).fully_masked.all()


@pytest.mark.parametrize("dtype", FLOATS)
def test_values_near_the_largest_float_blend_without_overflow(dtype) -> None:
    finfo = ml_dtypes.finfo(dtype)
    v = np.array([[finfo.max, finfo.max, -finfo.max]] * 7, dtype)
    output = attend(np.zeros((2, 3), dtype), np.zeros((7, 3), dtype), v, mask=[[True] * 7, [False] * 7]).output
    assert np.isfinite(output).all() and (output[1] == 0).all()
    np.testing.assert_allclose(output[0].astype(float), v[0].astype(float), rtol=0.02)


def test_scores_near_the_largest_float_are_defined() -> None:
    pins = [[1e308, -1e308, 1e308]]
    trace = attend(ONE, np.ones((3, 1)), np.eye(3), pins=pins, temperature=0.1, divisor="none")
    assert trace.output.tolist() == [[0.5, 0, 0.5]]
    small = attend(ONE, np.ones((3, 1)), np.eye(3), mask=np.full(3, np.finfo(float).min))
    assert small.weights.tolist() == [[1 / 3] * 3]
    with pytest.raises(ValueError, match=r"scaled score\[0, 0\] is inf"):
        attend(ONE, np.ones((3, 1)), np.eye(3), pins=pins, divisor=0.1)
    with pytest.raises(ValueError, match=r"masked score\[0, 2\] is inf"):
        attend(ONE, np.ones((3, 1)), np.eye(3), divisor="none", pins=[[0, 0, 1e308]], mask=[-np.inf, 0, 1e308])
    assert attend(ONE, ONE, ONE, divisor="none", pins=[[1e308]], mask=[-np.inf]).fully_masked.all()


@pytest.mark.parametrize(
    ("key", "bias", "problem"),
    [
        (4000, 40_000, ""),  # 16 000 + 40 000 is a half; each of the two is far from the largest, 65 504
        (4000, 60_000, "is inf"),
        (-4000, -60_000, "is -inf"),
        (-4000, 60_000, ""),
        (4000, -np.inf, ""),  # a mask, which is no number too large
        (2, 65_504, ""),  # 8 more is rounded away
        (10, 65_504, "is inf"),  # 40 more is not
    ],
)
def test_a_half_bears_a_bias_only_as_far_as_halves_go(key: float, bias: float, problem: str) -> None:
    q, k, v = np.array([[4]], np.float16), np.array([[key], [0]], np.float16), np.eye(2, dtype=np.float16)
    mask = np.array([[bias, 0]], np.float16)
    if problem:
        with pytest.raises(ValueError, match=rf"masked score\[0, 0\] {problem}"):
            attend(q, k, v, mask=mask, divisor="none")
    else:
        weights = attend(q, k, v, mask=mask, divisor="none").weights
        assert np.isfinite(weights).all() and weights.sum() == 1


def test_numbers_whose_squares_overflow_are_still_looked_at_one_by_one() -> None:
    trace = attend([[1e200]], [[1e-200], [0]], [[1e300], [0]])
    assert trace.weights[0].tolist() == softmax([1.0, 0]).tolist()


@pytest.mark.parametrize("temperature", [0, 5e-324, 1e-300, 1e300])
@pytest.mark.parametrize("dtype", FLOATS)
def test_temperature_has_both_limits(temperature, dtype) -> None:
    q, k, v = np.ones((1, 1), dtype), np.array([[1], [3], [3]], dtype), np.eye(3, dtype=dtype)
    weights = attend(q, k, v, temperature=temperature).weights[0].astype(float)
    assert weights.tolist() == pytest.approx([1 / 3] * 3 if temperature > 1 else [0, 0.5, 0.5], abs=0.01)


def test_half_precision_scales_before_it_multiplies() -> None:
    q = np.full((1, 4), 150, np.float16)
    trace = attend(q, q, q)
    assert trace.scores.tolist() == [[math.inf]] and trace.scaled.tolist() == [[44992]]
    with pytest.raises(ValueError, match=r"scaled score\[0, 0\] is inf"):
        attend(q * 2, q, q)


def test_softmax_may_be_computed_more_precisely_than_it_is_kept() -> None:
    q, k, v = (RNG.normal(size=(9, 8)).astype(np.float16) for _ in range(3))
    exact = attend(*(x.astype(float) for x in (q, k, v)), pins=attend(q, k, v).masked, divisor="none").weights
    wide = attend(q, k, v, softmax_precision=np.float32)
    assert wide.weights.dtype == np.float16 and (wide.weights == exact.astype(np.float16)).mean() > 0.95


@pytest.mark.parametrize(
    ("q", "k", "expected"),
    [
        ("f4", "f4", "f4"),
        ("f4", "f8", "f8"),
        ("i4", "i4", "f8"),
        ("f2", "f4", "f4"),
        (">f4", "f4", "f4"),
        ("?", "f4", "f8"),
    ],
)
def test_types_meet_in_the_one_that_holds_them(q, k, expected) -> None:
    trace = attend(np.ones((2, 2), q), np.ones((2, 2), k), np.ones((2, 2), k))
    assert trace.q.dtype == trace.k.dtype == trace.weights.dtype == trace.output.dtype == np.dtype(expected)


def test_a_trace_never_changes() -> None:
    q, k, v = (RNG.normal(size=(3, 2)) for _ in range(3))
    trace, before = attend(q, k, v), attend(q, k, v).output
    q[:] = k[:] = v[:] = 0
    assert (trace.output == before).all()
    for x in (trace.q, trace.scores, trace.scaled, trace.masked, trace.weights, trace.output, trace.pinned):
        with pytest.raises(ValueError, match="read-only"):
            x[0, 0] = 1
    with pytest.raises(AttributeError, match="cannot be set"):
        trace.output = q
    frozen = RNG.normal(size=(3, 2))
    frozen.flags.writeable = False
    assert attend(frozen, frozen, frozen).q is frozen


def test_output_alone_never_holds_all_scores() -> None:
    import tracemalloc

    q, k, v = (RNG.normal(size=(4, 1024, 8)).astype(np.float32) for _ in range(3))
    tracemalloc.start()
    attend(q, k, v, causal=True).output  # noqa: B018
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 4 * 1024 * 1024 * 4 / 2


def test_softcap_and_window_are_their_formulas() -> None:
    q, k, v = RNG.normal(size=(6, 3)), RNG.normal(size=(6, 3)), RNG.normal(size=(6, 2))
    trace = attend(q, k, v, softcap=0.5, window=(2, 1))
    i, j = np.indices((6, 6))
    seen = (j >= i - 2) & (j <= i + 1)
    np.testing.assert_allclose(trace.capped, 0.5 * np.tanh(trace.scaled / 0.5))
    assert (np.isneginf(trace.masked) == ~seen).all() and (trace.masked[seen] == trace.capped[seen]).all()


@pytest.mark.parametrize(
    ("shapes", "options", "message"),
    [
        (((2, 3, 4), (5, 3, 4), (5, 3, 4)), {}, r"q has shape \(2, 3, 4\) and k has shape \(5, 3, 4\): dimension −3"),
        (((4, 3, 4), (2, 3, 4), (2, 3, 4)), {}, "say grouped=True"),
        (((5, 3, 4), (2, 3, 4), (2, 3, 4)), {"grouped": True}, "must be a multiple"),
        (((3, 4), (3, 4), (3, 4)), {"grouped": True}, "grouped heads need shapes"),
        (((4, 3, 4), (2, 3, 4), (4, 3, 4)), {"grouped": True}, "each head of k needs its head of v"),
        (((2, 4), (3, 4), (3, 4)), {"causal": True}, "2 queries and 3 keys: where does the first query stand"),
        (((2, 4), (3, 4), (3, 4)), {"causal": True, "align": "left"}, "align is"),
        (
            ((2, 4), (3, 4), (3, 4)),
            {"mask": np.ones((3, 2), bool)},
            r"mask has shape \(3, 2\) and the scores .* \(2, 3\)",
        ),
        (((2, 4), (3, 4), (3, 4)), {"mask": [0, math.nan, 0]}, r"mask\[1\] is nan"),
        (((2, 4), (3, 4), (3, 4)), {"mask": [0, 0, math.inf]}, r"mask\[2\] is inf"),
        (((2, 4), (3, 4), (3, 4)), {"temperature": -1}, "temperature must be"),
        (((2, 4), (3, 4), (3, 4)), {"temperature": math.nan}, "temperature must be"),
        (((2, 4), (3, 4), (3, 4)), {"softcap": 0}, "softcap must be"),
        (((2, 4), (2, 4), (2, 4)), {"window": (-1, 0)}, "a window reaches"),
        (((2, 2, 4), (2, 3, 4), (2, 3, 4)), {"lengths": [1, 4]}, r"lengths\[1\] is 4; there are 3 keys"),
        (((2, 2, 4), (2, 3, 4), (2, 3, 4)), {"lengths": [1.0, 2]}, "lengths are whole numbers"),
        (((2, 2, 4), (2, 3, 4), (2, 3, 4)), {"lengths": [1, 2, 3]}, "lengths are whole numbers"),
        (((2, 4), (3, 4), (3, 4)), {"past": (np.ones((3, 5)), np.ones((3, 4)))}, r"past k has shape \(3, 5\)"),
        (((2, 4), (3, 4), (3, 4)), {"past": (np.full((1, 4), np.nan), np.ones((1, 4)))}, r"k\[0, 0\] is nan"),
    ],
)
def test_what_does_not_fit_is_refused_in_plain_words(shapes, options, message) -> None:
    with pytest.raises(ValueError, match=message):
        attend(*map(np.ones, shapes), **options)


@pytest.mark.parametrize(
    ("q", "options"),
    [([[1j]], {}), ([["a"]], {}), (ONE, {"mask": [[1]]}), (ONE, {"softmax_precision": int}), ([[None]], {})],
)
def test_what_is_no_real_number_is_refused(q, options) -> None:
    with pytest.raises(TypeError, match=r"real numbers|a mask is boolean"):
        attend(q, ONE, ONE, **options)


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
@pytest.mark.parametrize("name", ["q", "k", "v"])
@pytest.mark.parametrize("dtype", FLOATS)
def test_input_that_is_not_finite_is_refused_by_name(bad, name, dtype) -> None:
    tensors = {x: np.ones((2, 3, 4), dtype) for x in "qkv"}
    tensors[name][1, 2, 0] = bad
    with pytest.raises(ValueError, match=rf"{name}\[1, 2, 0\] is {bad}"):
        attend(**tensors)


def test_softmax_and_its_kin_refuse_what_has_no_answer() -> None:
    with pytest.raises(ValueError, match=r"x\[0, 1\] is nan"):
        softmax([[0, math.nan]])
    with pytest.raises(ValueError, match=r"x\[1\] is inf"):
        softmax([0, math.inf])
    with pytest.raises(ValueError, match="temperatures above 0"):
        jacobian([1.0], 0)
    with pytest.raises(ValueError, match="no score gives a share"):
        score_for_share(np.zeros(2), 0, 0.5, 1.0, temperature=0)
    with pytest.raises(ValueError, match="alone"):
        score_for_share(np.array([0, -np.inf]), 0, 0.5, 1.0)
    assert entropy([[0.5, 0.5], [1, 0], [0, 0]]).tolist() == pytest.approx([math.log(2), 0, 0])


def test_the_score_for_a_share_knows_the_temperature() -> None:
    scaled = np.array([1.0, -2, 0.5])
    scaled[0] = score_for_share(scaled, 0, 0.7, 1.0, temperature=3.0)
    assert softmax(scaled, 3.0)[0] == pytest.approx(0.7, abs=1e-12)
