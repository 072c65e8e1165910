"""Who looks at whom: what each edit of seats and masks changes, what it keeps, and when it is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from core.edits import people as editing
from core.edits import seats
from core.edits.common import with_pairs_that_fit
from core.edits.people import EditError
from core.show import showfile
from core.show.model import MAX_GUESTS, Pair, Pin
from core.staging.stage import stage
from tests.core.shows import dating, marks, sentence_of_cats, shows, whole
from tests.odd_shows import crowd


def test_everyone_looks_at_everyone_askers_first() -> None:
    show = seats.let_everyone_look(marks())
    assert show.askers == show.guests == (0, 3, 7, 6, 1, 4, 8)
    assert show.everyone and show.pins == marks().pins
    assert stage(show).weights.shape == (7, 7)


def test_who_had_no_criteria_wants_nothing_and_who_had_no_tags_shows_nothing() -> None:
    show = seats.let_everyone_look(marks())
    assert show.person(0).criteria == marks().person(0).criteria and show.person(3).tags == marks().person(3).tags
    assert show.person(3).criteria == (0,) * 6
    assert show.person(0).tags == (0,) * 6 and show.person(0).details == (0,) * 4
    assert seats.let_everyone_look(show) == show


def test_a_bystander_stays_one() -> None:
    show = seats.let_everyone_look(editing.remove_guest(sentence_of_cats(), 2))
    assert 2 not in show.guests and any(person.number == 2 for person in show.people)


def test_more_than_a_show_holds_cannot_all_look() -> None:
    show = crowd(MAX_GUESTS)
    with pytest.raises(EditError) as caught:
        seats.let_everyone_look(show)
    assert (caught.value.problem, caught.value.limit) == ("guests", MAX_GUESTS)


def test_one_of_a_row_looks_at_the_others() -> None:
    show = seats.let_one_look(seats.set_causal(seats.let_everyone_look(marks()), True), 0)
    assert show.askers == (0,) and show.guests == marks().guests
    assert not show.causal and show.pins == marks().pins
    assert stage(show).weights.tolist() == stage(marks()).weights.tolist()


def test_one_of_a_row_no_longer_sits_where_they_were_looked_at() -> None:
    row = seats.let_everyone_look(marks())
    row = seats.set_empty(seats.set_blocked(row, 0, 3, True), 3, True)
    show = seats.let_one_look(row, 3)
    assert show.askers == (3,) and 3 not in show.guests
    assert (show.pins, show.blocked, show.empty_chairs) == ((), (), ())


def test_one_word_of_a_sentence_looks_at_itself_too() -> None:
    show = seats.let_one_look(sentence_of_cats(), 2)
    assert show.askers == (2,) and show.guests == sentence_of_cats().guests
    assert stage(show).weights[0].tolist() == stage(sentence_of_cats()).weights[1].tolist()


def test_who_is_alone_looks_at_themselves() -> None:
    alone = replace(seats.let_everyone_look(dating()), askers=(3,), guests=(3,))
    assert seats.let_one_look(alone, 3).guests == (3,)


@given(shows(), st.integers())
def test_a_shuffled_row_holds_the_same_people_elsewhere(show, seed) -> None:
    shuffled = seats.shuffle(show, seed)
    assert sorted(shuffled.guests) == sorted(show.guests) and shuffled == seats.shuffle(show, seed)
    assert len(show.guests) == 1 or shuffled.guests != show.guests
    assert shuffled.askers == (shuffled.guests if show.everyone else show.askers)
    assert replace(shuffled, askers=show.askers, guests=show.guests) == show


def test_guests_come_on_one_by_one_only_in_one_row() -> None:
    with pytest.raises(EditError) as caught:
        seats.set_causal(dating(), True)
    assert caught.value.problem == "causal"
    assert seats.set_causal(dating(), False) == dating()
    trace = stage(seats.set_causal(sentence_of_cats(), True))
    assert trace.weights[0].tolist() == [1, 0, 0, 0, 0, 0]
    assert (trace.weights[-1] > 0).all()


def test_positions_are_told_or_not() -> None:
    told = seats.set_positions(sentence_of_cats(), True)
    assert told.positions and seats.set_positions(told, False) == sentence_of_cats()


def test_a_chair_is_left_empty_once_and_filled_again() -> None:
    show = seats.set_empty(seats.set_empty(seats.set_empty(dating(), 3, True), 7, True), 3, True)
    assert show.empty_chairs == (7, 3)
    assert stage(show).weights[0, [2, 6]].tolist() == [0, 0]
    assert seats.set_empty(seats.set_empty(show, 3, False), 7, False) == dating()


def test_a_guest_is_hidden_from_one_and_seen_by_the_others() -> None:
    show = seats.set_blocked(seats.set_blocked(sentence_of_cats(), 2, 3, True), 2, 3, True)
    assert show.blocked == (Pair(asker=2, guest=3),)
    weights = stage(show).weights
    assert weights[1, 2] == 0 and (weights[:1] > 0).all() and (weights[2:] > 0).all()
    assert seats.set_blocked(show, 2, 3, False) == sentence_of_cats()


def test_a_pin_may_be_hidden_and_is_there_again() -> None:
    show = seats.set_empty(marks(), 3, True)
    assert stage(show).weights[0, 0] == 0 and stage(show).scores[0, 0] == 80
    assert seats.set_empty(show, 3, False) == marks()


@given(shows())
def test_unmasked_everyone_sees_everyone(show) -> None:
    open_show = seats.unmask(show)
    assert stage(open_show).hidden is None
    assert replace(open_show, **{key: getattr(show, key) for key in ("causal", "empty_chairs", "blocked")}) == show


@pytest.mark.parametrize(
    "edit",
    [
        lambda: seats.set_empty(dating(), 0, True),
        lambda: seats.set_empty(dating(), 99, False),
        lambda: seats.set_blocked(dating(), 3, 7, True),
        lambda: seats.set_blocked(dating(), 0, 0, True),
        lambda: seats.let_one_look(dating(), 3),
        lambda: seats.let_one_look(dating(), 99),
    ],
)
def test_masks_of_nobody_are_refused(edit) -> None:
    with pytest.raises(EditError) as caught:
        edit()
    assert caught.value.problem == "nobody"


def test_pins_and_masks_of_those_who_left_go_with_them() -> None:
    show = replace(whole(), guests=(1, 2), askers=(1, 3), causal=False)
    kept = with_pairs_that_fit(show)
    assert kept.pins == (Pin(asker=3, guest=2, score=4.5),) and kept.blocked == () and kept.empty_chairs == (1,)
    assert with_pairs_that_fit(replace(show, guests=(2,), askers=(1,))).pins == ()
    assert with_pairs_that_fit(whole()) == whole()


def test_a_guest_who_leaves_takes_pins_and_masks_along() -> None:
    show = editing.remove_guest(whole(), 3)
    assert show.askers == show.guests == (1, 2)
    assert (show.pins, show.blocked, show.empty_chairs) == ((), (), (1,))
    assert editing.remove_guest(whole(), 1).empty_chairs == ()


def test_sides_are_swapped_with_what_they_are_called_and_back() -> None:
    show = seats.swap_sides(marks())
    assert (show.askers, show.guests) == (marks().guests, marks().askers)
    assert show.vocabulary.guest == marks().vocabulary.asker and show.vocabulary.asker == marks().vocabulary.guest
    assert not show.pins, "a score belongs to one who looks, not to a pair"
    assert show.person(3).criteria == (0,) * 6 and show.person(0).tags == (0,) * 6, "who has nothing wants nothing"
    assert stage(show).shape == (6, 1)
    everyone = seats.let_everyone_look(dating())
    assert seats.swap_sides(everyone) is everyone


def test_the_selection_goes_with_the_one_who_looks() -> None:
    show = replace(whole(), selected=3)
    assert seats.shuffle(show, 1).selected == 3
    assert editing.remove_guest(show, 3).selected is None
    assert seats.let_one_look(show, 1).selected is None
    assert showfile.decode(showfile.encode(show)) == show
