"""What a learner types picks what NumPy would pick, and nothing else: what picks nothing is told kindly."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from core.attention.slicing import SliceError, take

X = np.arange(4 * 5 * 6, dtype=float).reshape(4, 5, 6)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", X),
        ("  ", X),
        ("[]", X),
        ("...", X),
        (":", X),
        ("0", X[0]),
        ("[0]", X[0]),
        (" [ 0 , ] ", X[0]),
        ("-1", X[-1]),
        ("- 1, +2", X[-1, 2]),
        ("0, :, 1:3", X[0, :, 1:3]),
        ("0,...", X[0]),
        ("..., -1", X[..., -1]),
        ("1, ..., 2", X[1, :, 2]),
        ("::2", X[::2]),
        ("::-1, 3:0:-2", X[::-1, 3:0:-2]),
        ("1 : 3 , : : 2", X[1:3, ::2]),
        ("1:99, 7:9", X[1:99, 7:9]),
        ("1, 2, 3", X[1, 2, 3]),
        ("1, 2, 3, ...", X[1, 2, 3]),
        ("0，：，1：3", X[0, :, 1:3]),
        ("［０、：：２］", X[0, ::2]),
        ("【…，－1】", X[..., -1]),
        ("……，−1", X[..., -1]),
        ("。。。, –1", X[..., -1]),
        ("٢, २", X[2, 2]),
        ("00", X[0]),
        (f":{'9' * 99}", X),
    ],
)
def test_a_text_picks_what_numpy_picks(text, expected) -> None:
    part = take(X, text)
    assert isinstance(part, np.ndarray) and part.shape == expected.shape
    assert (part == expected).all()


@st.composite
def valid(draw: st.DrawFn) -> tuple[np.ndarray, str, object]:
    """Draw an array, a text that picks a part of it, and that part."""
    shape = draw(hnp.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=5))
    index = draw(hnp.basic_indices(shape, allow_newaxis=False))
    parts = index if isinstance(index, tuple) else (index,)
    blank = draw(st.sampled_from(["", " "]))
    text = f"{blank},{blank}".join(map(written, parts))
    x = np.arange(np.prod(shape, dtype=int), dtype=float).reshape(shape)
    return x, draw(st.sampled_from([text, f"[{text}]"])), x[index]


def written(index: object) -> str:
    if index is ...:
        return "..."
    if not isinstance(index, slice):
        return str(index)
    start, stop, step = ("" if number is None else str(number) for number in (index.start, index.stop, index.step))
    return f"{start}:{stop}:{step}" if step else f"{start}:{stop}"


@given(valid())
def test_every_valid_text_picks_what_numpy_picks(drawn) -> None:
    x, text, expected = drawn
    np.testing.assert_array_equal(take(x, text), expected, strict=True)


ANYTHING = st.one_of(
    st.text(st.characters(exclude_categories=())),
    st.text("0123456789-+:,.[] ：，…［］−x()'\n", max_size=12),
    st.lists(st.sampled_from(["0", "-1", "7", ":", "1:", "::0", "...", "None", "", "1.5"]), max_size=5).map(",".join),
)


@given(ANYTHING, hnp.array_shapes(min_dims=0, max_dims=3, min_side=0, max_side=3))
def test_any_other_text_is_told_so(text, shape) -> None:
    x = np.zeros(shape)
    try:
        part = take(x, text)
    except SliceError as error:
        assert error.problem in ("syntax", "too_many", "out_of_range")
        assert f"shape {shape}" in str(error) and "would do" in str(error)
        assert error.dimension is None or f"dimension {error.dimension}" in str(error)
        str(error).encode()
    else:
        assert isinstance(part, np.ndarray)


@pytest.mark.parametrize(
    ("text", "problem", "dimension", "size", "found", "message"),
    [
        ("6", "out_of_range", 0, 4, 6, "shape (4, 5, 6) has 4 in dimension 0, so there is no index 6; 0 to 3 would do"),
        ("0, -6", "out_of_range", 1, 5, -6, "has 5 in dimension 1, so there is no index −6; 0 to 4 would do, or −5"),
        ("..., 6", "out_of_range", 2, 6, 6, "has 6 in dimension 2"),
        ("0,0,0,0", "too_many", None, 3, 4, "shape (4, 5, 6) has 3 dimensions, but there are 4 indices; 3 or fewer"),
        (":,:,...,:,:", "too_many", None, 3, 4, "3 or fewer would do"),
        ("a", "syntax", 0, None, "a", "'a' is no index for dimension 0 of shape (4, 5, 6); a whole number (0, −1)"),
        ("0, q", "syntax", 1, None, "q", "'q' is no index for dimension 1 of shape"),
        ("..., q", "syntax", None, None, "q", "'q' is no index of shape"),
        ("0,,1", "syntax", 1, None, "", "nothing stands where an index should for dimension 1"),
        (",", "syntax", 0, None, "", "nothing stands where"),
        ("1.5", "syntax", 0, None, "1.5", "'1.5' is no index"),
        ("1 2", "syntax", 0, None, "1 2", "'1 2' is no index"),
        ("[0", "syntax", 0, None, "[0", "'[0' is no index"),
        ("[[0]]", "syntax", 0, None, "[0]", "'[0]' is no index"),
        ("0][1", "syntax", 0, None, "0][1", "'0][1' is no index"),
        ("None", "syntax", 0, None, "None", "'None' is no index"),
        ("__import__('os')", "syntax", 0, None, "__import__('os')", "is no index"),
        ("1:2:3:4", "syntax", 0, None, "1:2:3:4", "'1:2:3:4' is no index"),
        ("::0", "syntax", 0, None, "::0", "'::0' has a step of 0, which goes nowhere"),
        ("..., ...", "syntax", None, None, "...", "'...' stands twice"),
        ("9" * 5000, "syntax", 0, None, "9" * 5000, "9…' is no index"),
    ],
)
def test_what_picks_nothing_is_told_with_shape_dimension_and_what_would_do(
    text, problem, dimension, size, found, message
) -> None:
    with pytest.raises(SliceError) as caught:
        take(X, text)
    error = caught.value
    assert (error.problem, error.dimension, error.size, error.found) == (problem, dimension, size, found)
    assert message in str(error)


@pytest.mark.parametrize(
    ("shape", "text", "message"),
    [
        ((), "0", "shape () is a single number, and 1 index cannot go into it; only '...', or nothing, would do"),
        ((0, 2), "0", "shape (0, 2) has nothing in dimension 0, so there is no index 0; only ':' would do"),
        ((1,), "1", "shape (1,) has 1 in dimension 0, so there is no index 1; 0 would do, or −1"),
        ((1,), "0,0", "shape (1,) has 1 dimension, but there are 2 indices; 1 or fewer would do"),
    ],
)
def test_small_shapes_are_told_apart(shape, text, message) -> None:
    with pytest.raises(SliceError) as caught:
        take(np.zeros(shape), text)
    assert str(caught.value) == message


@pytest.mark.parametrize("text", ["", "0", "1, 2, 3"])
def test_a_part_cannot_be_changed_and_the_whole_still_can(text) -> None:
    x = X.copy()
    assert not take(x, text).flags.writeable
    assert x.flags.writeable
