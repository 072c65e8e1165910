"""From what is known of people to X, and from X to Q, K and V."""

import numpy as np
from hypothesis import given

from core.attention.positions import sinusoids
from core.edits import seats as seating
from core.show.records import BY_HAND, matrix, part, project, record, records, rows_of, selectors, weights
from tests.core.shows import dating, marks, sentence_of_cats, shows, whole

SIDES = {"w_q": "askers", "w_k": "guests", "w_v": "guests"}


def test_a_record_is_criteria_tags_and_details_side_by_side() -> None:
    show = marks()
    asker, guest = show.person(0), show.person(3)
    assert record(show, asker) == (*asker.criteria, *(0.0,) * 6, *(0.0,) * 4)
    assert record(show, guest) == (*(0.0,) * 6, *guest.tags, *guest.details)
    assert records(show, [3, 0]).tolist() == [list(record(show, guest)), list(record(show, asker))]


def test_parts_of_a_record_lie_side_by_side() -> None:
    assert [part(dating(), field) for field in BY_HAND.values()] == [range(6), range(6, 12), range(12, 16)]


def test_selectors_hold_one_1_a_column() -> None:
    picked = selectors(dating())
    for rows, first, columns in ((picked.w_q, 0, 6), (picked.w_k, 6, 6), (picked.w_v, 12, 4)):
        w = np.array(rows)
        assert w.shape == (16, columns) and set(w.flat) == {0, 1}
        assert np.array_equal(w.nonzero()[0], first + np.arange(columns)) and np.array_equal(
            w.sum(axis=0), [1] * columns
        )


@given(shows())
def test_q_k_and_v_are_x_times_w_but_for_rows_set_by_hand(show) -> None:
    for which, side in SIDES.items():
        seats = getattr(show, side)
        w = getattr(weights(show), which)
        x = records(show, seats)
        product, y = x @ w, project(show, seats, which)
        large = np.abs(x).max() * np.abs(w).max() * len(w)
        for row, person in enumerate(show.seated(seats)):
            by_hand = getattr(person, BY_HAND[which])
            if show.projections and by_hand:
                assert y[row].tolist() == list(by_hand)
            else:
                np.testing.assert_allclose(y[row], product[row], rtol=0, atol=1e-15 * large)


@given(shows())
def test_of_records_q_k_and_v_are_criteria_tags_and_details(show) -> None:
    show = seating.set_positions(show, False)
    if show.projections is None:
        for which, side in SIDES.items():
            rows = [list(getattr(person, BY_HAND[which])) for person in show.seated(getattr(show, side))]
            assert project(show, getattr(show, side), which).tolist() == rows


@given(shows(largest=10))
def test_positions_are_added_to_records_by_their_place_in_the_row(show) -> None:
    for side in ("askers", "guests"):
        seats = getattr(show, side)
        bare = records(seating.set_positions(show, False), seats)
        told = records(seating.set_positions(show, True), seats)
        assert np.array_equal(told, bare + sinusoids(len(seats), show.d_model))


def test_a_row_set_by_hand_takes_no_position() -> None:
    show = whole()
    assert show.positions
    assert project(show, show.askers, "w_q")[1].tolist() == [3, 0]
    assert project(show, show.guests, "w_k")[1].tolist() == [0, 1]
    assert project(show, show.guests, "w_v")[2].tolist() == [1.5]


def test_embeddings_are_the_records_of_a_sentence() -> None:
    show = sentence_of_cats()
    assert records(show, show.guests).tolist() == [list(person.embedding) for person in show.asked]
    assert weights(show).w_v.tolist() == [list(row) for row in show.projections.w_v]


def test_all_matrices_are_read_only() -> None:
    """`attend` copies what could change; these it need not copy."""
    for show in (marks(), seating.set_positions(marks(), True), whole(), sentence_of_cats()):
        for side in ("askers", "guests"):
            assert not records(show, getattr(show, side)).flags.writeable
        for which, side in SIDES.items():
            y = project(show, getattr(show, side), which)
            assert y.dtype == np.float64 and not y.flags.writeable
            assert not getattr(weights(show), which).flags.writeable


def test_a_matrix_goes_into_a_show_and_back() -> None:
    rows = ((1.0, 2.5, -3.0), (0.0, 1e9, 0.1))
    assert rows_of(matrix(rows, 3)) == rows
    assert matrix((), 3).shape == (0, 3)
