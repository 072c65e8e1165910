"""One row of a Trace, ready for the screen."""

from decimal import Decimal

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core import numbers
from core.attention.attend import attend
from core.readout import row as readout
from core.staging.stage import stage
from tests.core.shows import dating, marks, shows


def test_the_dating_show_reads_as_on_the_poster() -> None:
    row = readout.read(stage(dating()))
    assert row.score_texts == ("4.5", "5.5", "10.5", "5", "4", "7", "10", "−1.5")
    assert row.percent_texts == ("3.5", "5.3", "40.7", "4.3", "2.9", "9.8", "33.2", "0.3")
    assert row.divisor_text == "2.45" and not any(row.pinned)
    assert row.ranking[:2] == (2, 6)
    assert row.gap == 12 / 6**0.5


def test_marks_read_as_all_for_one() -> None:
    row = readout.read(stage(marks()))
    assert row.percent_texts == ("100.0", *["<0.1"] * 5)
    assert row.effective == pytest.approx(1, abs=1e-5) and all(row.pinned)


@given(shows())
def test_every_row_of_any_show_can_be_read(show) -> None:
    trace = stage(show)
    for i in range(len(show.askers)):
        row = readout.read(trace, i)
        assert [text for text in row.percent_texts if text != numbers.HIDDEN] == [
            rounded_alone(share) for share, gone in zip(row.weights, row.hidden, strict=True) if not gone
        ]
        assert row.hidden == tuple(text == numbers.HIDDEN for text in row.percent_texts)
        assert row.weights == tuple(trace.weights[i]) and row.impression == tuple(trace.output[i])
        assert sorted(row.ranking) == list(range(len(show.guests)))
        assert list(row.weights) == [row.weights[place] for place in range(len(row.weights))]
        assert [row.weights[place] for place in row.ranking] == sorted(row.weights, reverse=True)
        assert 1 - 1e-9 <= row.effective <= len(show.guests) + 1e-9 and row.gap >= 0
        assert all(type(x) is float for x in (*row.scores, *row.weights, *row.impression, row.gap, row.effective))


def rounded_alone(share: float) -> str:
    """Return a share in percent with one decimal, rounded with whole numbers alone."""
    tenths = round(Decimal(share * 100) * 10)
    return f"{tenths // 10}.{tenths % 10}" if tenths else "<0.1"


def test_one_guest_leaves_no_gap() -> None:
    row = readout.read(attend([[1.0]], [[3.0]], [[2.0]]))
    assert (row.gap, row.percent_texts, row.effective) == (0, ("100.0",), 1)


@pytest.mark.parametrize(
    ("scores", "span"),
    [
        ((0.0,), (0, 12)),
        ((10.5, 1), (0, 12)),
        ((11,), (0, 15)),
        ((80, 5), (0, 100)),
        ((-3, 2), (-12, 12)),
        ((-80, 2), (-100, 100)),
        ((1e9,), (0, 1.2e9)),
        ((-2.4e19,), (-3e19, 3e19)),
    ],
)
def test_sliders_reach_a_tenth_beyond_the_scores(scores, span) -> None:
    assert readout.span_of_scores(scores)[:2] == span


@given(st.lists(st.floats(-2.4e19, 2.4e19), min_size=1))
def test_sliders_reach_every_score_with_room_and_without_waste(scores) -> None:
    low, high, step, grain = readout.span_of_scores(tuple(scores))
    largest = max(map(abs, scores))
    assert high >= 1.1 * largest and high <= max(12, 1.1 * largest * 1.5) * (1 + 1e-9)
    assert low == (-high if min(scores) < 0 else 0)
    assert {f"{step:e}"[0], f"{grain:e}"[0]} <= set("125") and f"{step:.12e}"[2:12] == f"{grain:.12e}"[2:12] == "0" * 10
    assert high / step * (1 + 1e-9) >= 24 and high / step <= 60 and 1 <= step / grain <= 10


def test_a_range_of_sliders_stays_while_the_scores_are_on_it_and_not_tiny() -> None:
    wide = readout.span_of_scores((80.0, 5.0))
    assert readout.span_of_scores((99.9,), wide) == wide and readout.span_of_scores((12.5,), wide) == wide
    assert readout.span_of_scores((100.1,), wide)[:2] == (0, 120) and readout.span_of_scores((12.4,), wide)[:2] == (
        0,
        15,
    )
    assert readout.span_of_scores((80.0, -1.0), wide)[:2] == (-100, 100)
    assert readout.span_of_scores((12.0,), readout.span_of_scores((10.5,)))[:2] == (0, 12)
    assert readout.span_of_scores((0.1,), readout.span_of_scores((10.5,)))[:2] == (0, 12)


@pytest.mark.parametrize(
    ("shares", "deepest"),
    [
        ([[0.4, 0.6], [0.5, 0.5]], 1.0),  # a small map reaches it with its largest
        ([[0.1, 0.9]], 1.0),
        ([[0.26, 0.26, 0.24, 0.24]], 0.5),
        ([[0.0, 0.0]], 0.02),
    ],
)
def test_a_small_map_is_deepest_at_its_largest_share(shares: list[list[float]], deepest: float) -> None:
    assert readout.colour_limit_of_shares(np.array(shares)) == deepest


def test_one_cell_does_not_leave_a_large_map_pale() -> None:
    """A usual row of 100 has 0.04 as its largest; that one row has 0.9 changes nothing."""
    shares = np.full((100, 100), 0.96 / 99)
    shares[:, 0] = 0.04
    assert readout.colour_limit_of_shares(shares) == 0.05
    shares[7] = 0.1 / 99
    shares[7, 7] = 0.9
    assert readout.colour_limit_of_shares(shares) == 0.05
    assert readout.colour_limit_of_shares(shares[:, :24]) == 1.0
