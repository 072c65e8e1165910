"""From people to matrices and back."""

import math
import time
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.edits import matrices, people, seats
from core.show.model import MAX_NUMBER, Show
from core.staging.stage import LEAST_SHARE, score_for, stage
from tests.core.shows import dating, marks, sentence_of_cats, shows
from tests.odd_shows import crowd


def test_rows_are_askers_and_guests_in_their_order() -> None:
    show = dating()
    trace = stage(show)
    assert trace.q.tolist() == [list(show.person(0).criteria)]
    assert trace.k.tolist() == [list(guest.tags) for guest in show.asked]
    assert trace.v.tolist() == [list(guest.details) for guest in show.asked]


def test_numbers_3_and_7_hold_three_quarters_of_the_mind() -> None:
    show = dating()
    weights = dict(zip(show.guests, stage(show).weights[0].tolist(), strict=True))
    assert round(100 * (weights[3] + weights[7]), 1) == 73.9


def test_marks_are_pinned_and_undivided_and_the_first_takes_all() -> None:
    trace = stage(marks())
    assert trace.pinned.all() and trace.divisor == 1
    assert trace.scores.tolist() == trace.scaled.tolist() == [[80, 62, 45, 30, 18, 5]]
    assert trace.weights[0, 0] >= 0.9999999


@given(shows())
def test_any_show_can_be_staged(show) -> None:
    trace = stage(show)
    assert trace.weights.shape == (len(show.askers), len(show.guests))
    assert trace.output.shape == (len(show.askers), len(show.axes))
    for matrix in (trace.scores, trace.scaled, trace.weights, trace.output):
        assert np.isfinite(matrix).all()
    assert trace.weights.sum(axis=1) == pytest.approx(1.0 - trace.fully_masked, abs=1e-12)
    assert not trace.output[trace.fully_masked].any()


@given(shows())
def test_pins_and_only_pins_replace_products(show) -> None:
    trace = stage(show)
    for row, asker in enumerate(show.askers):
        for column, guest in enumerate(show.guests):
            pin = show.pin(asker, guest)
            assert trace.pinned[row, column] == (pin is not None)
            products = [q * k for q, k in zip(trace.q[row].tolist(), trace.k[column].tolist(), strict=True)]
            expected = math.fsum(products) if pin is None else pin.score
            slack = 1e-12 * sum(map(abs, products))
            assert trace.scores[row, column] == pytest.approx(expected, abs=slack + 1e-300)


def unsharable(show: Show, place: int) -> str:
    """Return why no score gives a guest a share of the first asker's mind: nothing if one does."""
    seen = stage(show).masked[0] > -np.inf
    if not seen[place]:
        return "hidden"
    return "alone" if seen.sum() == 1 else ""


@given(shows(largest=10), st.data(), st.floats(-0.5, 1.5))
def test_a_dragged_share_becomes_the_share(show, data, share) -> None:
    guest = data.draw(st.sampled_from(show.guests))
    show = people.set_scale(show, "sqrt_d_k")
    place = show.guests.index(guest)
    if problem := unsharable(show, place):
        with pytest.raises(ValueError, match=problem):
            score_for(show, stage(show), guest, share)
        return
    score = score_for(show, stage(show), guest, share)
    reached = stage(people.set_score(show, guest, score)).weights[0, place]
    assert reached == pytest.approx(min(max(share, LEAST_SHARE), 1 - LEAST_SHARE), abs=1e-9)


@given(shows(), st.data(), st.floats(0, 1))
def test_a_score_for_a_share_is_always_one_that_can_be_set(show, data, share) -> None:
    guest = data.draw(st.sampled_from(show.guests))
    if not unsharable(show, show.guests.index(guest)):
        score = score_for(show, stage(show), guest, share)
        assert abs(score) <= MAX_NUMBER
        people.set_score(show, guest, score)


@given(shows())
def test_who_may_not_be_looked_at_has_no_share(show) -> None:
    trace = stage(show)
    blocked = {(pair.asker, pair.guest) for pair in show.blocked}
    for row, asker in enumerate(show.askers):
        for column, guest in enumerate(show.guests):
            later = show.causal and column > row
            hidden = later or guest in show.empty_chairs or (asker, guest) in blocked
            assert (trace.masked[row, column] == -np.inf) == hidden
            if hidden:
                assert trace.weights[row, column] == 0
        assert trace.fully_masked[row] == (trace.masked[row] == -np.inf).all()


@given(shows(largest=2), st.integers())
def test_without_positions_and_masks_the_order_changes_nobodys_output(show, seed) -> None:
    show = seats.unmask(seats.set_positions(show, False))
    assert_outputs_by_person(show, seats.shuffle(show, seed))


def assert_outputs_by_person(show: Show, other: Show, slack: float = 1e-12) -> None:
    """Fail unless everybody takes the same impression home, to 12 digits of the largest logit or detail."""
    before, after = stage(show), stage(other)
    large = max(1.0, np.abs(before.scaled).max()) * max(1.0, np.abs(before.v).max())
    for row, number in enumerate(show.askers):
        there = after.output[other.askers.index(number)]
        np.testing.assert_allclose(there, before.output[row], rtol=0, atol=slack * large)


def test_positions_make_the_order_matter() -> None:
    show = seats.set_positions(sentence_of_cats(), True)
    with pytest.raises(AssertionError):
        assert_outputs_by_person(show, seats.shuffle(show, 1), slack=1e-3)


@given(shows(largest=10), st.data())
def test_causally_nobody_hears_of_who_comes_later(show, data) -> None:
    show = seats.set_causal(seats.let_everyone_look(show), True)
    before = stage(show).output
    row = data.draw(st.integers(0, len(show.guests) - 1))
    column = data.draw(st.integers(0, show.d_model - 1))
    other = matrices.set_x(show, "guests", row, column, 7.0)
    assert np.array_equal(stage(other).output[:row], before[:row])
    if row:
        shorter = people.remove_guest(show, show.guests[row])
        large = max(1.0, np.abs(stage(show).scaled).max()) * max(1.0, np.abs(stage(show).v).max())
        np.testing.assert_allclose(stage(shorter).output[:row], before[:row], rtol=0, atol=1e-12 * large)


@given(shows(largest=10), st.data())
def test_the_share_of_an_empty_chair_goes_to_all_others_by_one_factor(show, data) -> None:
    guest = data.draw(st.sampled_from(show.guests))
    full, place = seats.set_empty(show, guest, False), show.guests.index(guest)
    before, after = stage(full), stage(seats.set_empty(full, guest, True))
    left = 1 - before.weights[:, place : place + 1]  # (n_q, 1)
    others = np.delete(np.arange(len(show.guests)), place)
    assert not after.weights[:, place].any()
    rows = ~after.fully_masked
    np.testing.assert_allclose(after.weights[rows][:, others] * left[rows], before.weights[rows][:, others], atol=1e-12)
    assert not after.weights[~rows].any()


@given(shows(), st.data())
def test_an_asker_from_whom_all_are_hidden_takes_nothing_home(show, data) -> None:
    asker = data.draw(st.sampled_from(show.askers))
    row = show.askers.index(asker)
    for guest in show.guests:
        show = seats.set_blocked(show, asker, guest, True)
    trace = stage(show)
    assert trace.fully_masked[row]
    assert not trace.weights[row].any() and not trace.output[row].any()


def test_a_crowd_of_512_is_staged_without_a_loop_over_pairs() -> None:
    """It takes 3 ms with all masks; a loop over 512 × 512 pairs takes far longer than the busiest machine."""
    show = seats.set_causal(seats.let_everyone_look(crowd(511)), True)
    show = seats.set_positions(seats.set_empty(show, 7, True), True)
    assert len(show.guests) == 512
    assert fastest(lambda: stage(show)) < 0.15
    assert fastest(lambda: people.set_criterion(show, 7, 0, 1.0)) < 0.1


def fastest(do: Callable[[], object]) -> float:
    """Return how many seconds the fastest of some runs takes."""
    times = []
    for _ in range(7):
        start = time.perf_counter()
        do()
        times.append(time.perf_counter() - start)
    return min(times)
