"""From people to matrices and back."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core import editing
from core.show import MAX_NUMBER
from core.staging import LEAST_SHARE, score_for, stage
from tests.core.shows import dating, marks, shows


def test_rows_are_askers_and_guests_in_their_order() -> None:
    show = dating()
    trace = stage(show)
    assert trace.q.tolist() == [list(show.person(0).criteria)]
    assert trace.k.tolist() == [list(guest.tags) for guest in show.asked]
    assert trace.v.tolist() == [list(guest.details) for guest in show.asked]


def test_numbers_3_and_7_hold_two_thirds_of_the_mind() -> None:
    show = dating()
    weights = dict(zip(show.guests, stage(show).weights[0].tolist(), strict=True))
    assert round(100 * (weights[3] + weights[7]), 1) == 67.8


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
    assert trace.weights.sum(axis=1) == pytest.approx(np.ones(len(show.askers)), abs=1e-12)


@given(shows())
def test_pins_and_only_pins_replace_products(show) -> None:
    trace = stage(show)
    for row, asker in enumerate(show.askers):
        for column, guest in enumerate(show.guests):
            pin = show.pin(asker, guest)
            assert trace.pinned[row, column] == (pin is not None)
            products = [q * k for q, k in zip(show.person(asker).criteria, show.person(guest).tags, strict=True)]
            expected = math.fsum(products) if pin is None else pin.score
            slack = 1e-12 * sum(map(abs, products))
            assert trace.scores[row, column] == pytest.approx(expected, abs=slack + 1e-300)


@given(shows(largest=10), st.data(), st.floats(-0.5, 1.5))
def test_a_dragged_share_becomes_the_share(show, data, share) -> None:
    guest = data.draw(st.sampled_from(show.guests))
    show = editing.set_scale(show, "sqrt_d_k")
    if len(show.guests) == 1:
        with pytest.raises(ValueError, match="alone"):
            score_for(show, stage(show), guest, share)
        return
    score = score_for(show, stage(show), guest, share)
    place = show.guests.index(guest)
    reached = stage(editing.set_score(show, guest, score)).weights[0, place]
    assert reached == pytest.approx(min(max(share, LEAST_SHARE), 1 - LEAST_SHARE), abs=1e-9)


@given(shows(), st.data(), st.floats(0, 1))
def test_a_score_for_a_share_is_always_one_that_can_be_set(show, data, share) -> None:
    guest = data.draw(st.sampled_from(show.guests))
    if len(show.guests) > 1:
        score = score_for(show, stage(show), guest, share)
        assert abs(score) <= MAX_NUMBER
        editing.set_score(show, guest, score)
