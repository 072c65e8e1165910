"""Single numbers of X, W, Q, K and V: set where they stand, and nothing beside them moves."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from core.edits import matrices
from core.edits import people as editing
from core.edits import seats as seating
from core.edits.people import EditError
from core.show.model import say
from core.show.records import project, records, selectors, weights
from core.staging.stage import stage
from tests.core.shows import dating, marks, sentence_of_cats, shows, whole

VALUES = st.integers(-9, 9).map(lambda n: n / 4) | st.floats(-1e6, 1e6)
SETTERS = {
    "q": (matrices.set_q, "askers", "criteria"),
    "k": (matrices.set_k, "guests", "tags"),
    "v": (matrices.set_v, "guests", "details"),
}


@given(shows(largest=100), st.data(), VALUES)
def test_x_shows_the_very_number_that_was_set(show, data, value) -> None:
    side = data.draw(st.sampled_from(["askers", "guests"]))
    row = data.draw(st.integers(0, len(getattr(show, side)) - 1))
    column = data.draw(st.integers(0, show.d_model - 1))
    edited = matrices.set_x(show, side, row, column, value)
    seats = getattr(show, side)
    x, before = records(edited, seats), records(show, seats)
    slack = np.spacing(abs(value) + 1) if show.positions else 0  # a rounding of the sum, which no number might avoid
    assert abs(x[row, column] - value) <= slack
    rest = np.ones(x.shape, dtype=bool)
    rest[row, column] = False
    assert np.array_equal(x[rest], before[rest])


@pytest.mark.parametrize("value", [0.0, 0.5, -0.25, 1.0, 2.0, -3.0, 0.1])
def test_positions_are_taken_off_again(value) -> None:
    show = seating.set_positions(sentence_of_cats(), True)
    for row in range(6):
        for column in range(6):
            x = records(matrices.set_x(show, "guests", row, column, value), show.guests)
            assert x[row, column] == pytest.approx(value, abs=1e-15)  # what is kept is the number less its position
    assert matrices.set_x(show, "guests", 0, 1, 0.3).asked[0].embedding[1] == -0.7, "short where it can be"


def test_x_of_a_record_is_a_criterion_a_tag_or_a_detail() -> None:
    show = marks()
    assert matrices.set_x(show, "askers", 0, 5, 9.0) == editing.set_criterion(show, 0, 5, 9.0)
    assert matrices.set_x(show, "guests", 1, 6, 9.0) == editing.set_tag(show, 7, 0, 9.0)
    assert matrices.set_x(show, "guests", 1, 15, 9.0) == editing.set_detail(show, 7, 3, 9.0)
    assert matrices.set_x(show, "guests", 0, 2, 9.0).person(3).criteria == (0, 0, 9, 0, 0, 0)


def test_an_embedding_that_was_touched_was_chosen() -> None:
    assert whole().person(3).made_up
    show = matrices.set_x(whole(), "guests", 2, 0, 1.0)
    assert not show.person(3).made_up and not show.person(1).made_up


@given(shows(largest=100), st.data(), VALUES)
def test_a_number_of_w_changes_one_column_and_nothing_else(show, data, value) -> None:
    which = data.draw(st.sampled_from(["w_q", "w_k", "w_v"]))
    row = data.draw(st.integers(0, show.d_model - 1))
    column = data.draw(st.integers(0, (len(show.axes) if which == "w_v" else len(show.traits)) - 1))
    edited = matrices.set_w(show, which, row, column, value)
    before, after = weights(show), weights(edited)
    assert getattr(after, which)[row, column] == value
    for name, side in (("w_q", "askers"), ("w_k", "guests"), ("w_v", "guests")):
        old_w, new_w = getattr(before, name), getattr(after, name)
        assert (old_w != new_w).sum() <= (name == which)
        old, new = project(show, getattr(show, side), name), project(edited, getattr(show, side), name)
        columns = [c for c in range(old.shape[1]) if (name, c) != (which, column)]
        np.testing.assert_allclose(new[:, columns], old[:, columns], rtol=1e-15, atol=1e-13)
    x = records(show, show.guests)
    assert np.array_equal(records(edited, show.guests), x) and np.array_equal(
        records(edited, show.askers), records(show, show.askers)
    )


@given(shows())
def test_a_record_show_that_learned_is_the_same_show(show) -> None:
    learned = matrices.make_projections(show)
    assert learned.projections and matrices.make_projections(learned) is learned
    assert learned.d_model == show.d_model and len(learned.features) == show.d_model
    assert learned.panel == show.panel
    for side in ("askers", "guests"):
        assert np.array_equal(records(learned, getattr(show, side)), records(show, getattr(show, side)))
    old, new = stage(show), stage(learned)
    for name in ("q", "k", "v"):
        assert np.array_equal(getattr(new, name), getattr(old, name))


def test_what_picked_becomes_what_mixes() -> None:
    show = matrices.set_w(marks(), "w_k", 0, 2, -2.0)
    assert show.projections.w_q == selectors(marks()).w_q
    assert show.projections.w_k[0] == (0, 0, -2, 0, 0, 0)
    assert all(not (person.criteria or person.tags or person.details) for person in show.people)
    assert not any(person.made_up for person in show.people)


def test_columns_of_x_are_named_in_each_language() -> None:
    names = matrices.feature_names(dating())
    assert len(names) == 16 and all(name.keys() == {"zh_CN", "en"} for name in names)
    trait, axis = dating().traits[0], dating().axes[0]
    for language in dating().languages:
        assert say(names[0], language).endswith(say(trait, language)) and say(names[0], language) != say(
            names[6], language
        )
        assert say(names[6], language).endswith(say(trait, language))
        assert say(axis.low, language) in say(names[12], language) and say(axis.high, language) in say(
            names[12], language
        )
    assert matrices.feature_names(sentence_of_cats()) == sentence_of_cats().features


@given(shows(largest=100), st.data(), VALUES, st.sampled_from(sorted(SETTERS)))
def test_q_k_and_v_show_the_very_number_that_was_set(show, data, value, tensor) -> None:
    """Also with positions, which are added to a record but not to a row that is set by hand."""
    setter, side, field = SETTERS[tensor]
    number = data.draw(st.sampled_from(getattr(show, side)))
    row, before = getattr(show, side).index(number), getattr(stage(show), tensor)
    column = data.draw(st.integers(0, before.shape[1] - 1))
    edited = setter(show, number, column, value)
    y = getattr(stage(edited), tensor)
    slack = np.spacing(abs(value) + 1) if show.positions and not show.projections else 0
    assert abs(y[row, column] - value) <= slack
    rest = np.ones(y.shape, dtype=bool)
    rest[row, column] = False
    assert np.array_equal(y[rest], before[rest])
    assert getattr(edited.person(number), field)


@pytest.mark.parametrize(("which", "tensor"), [("w_q", "q"), ("w_k", "k"), ("w_v", "v")])
def test_rows_set_by_hand_are_released(which, tensor) -> None:
    setter = SETTERS[tensor][0]
    show = sentence_of_cats()
    edited = setter(setter(show, 2, 0, 9.0), 3, 1, 9.0)
    assert edited != show and matrices.release_rows(edited, which) == show
    assert matrices.release_rows(edited, "w_k" if which == "w_v" else "w_v") == edited
    assert matrices.release_rows(dating(), which) == dating()


def test_a_criterion_of_a_word_starts_from_what_its_embedding_gives() -> None:
    show = sentence_of_cats()
    q = stage(show).q[1].tolist()
    assert editing.set_criterion(show, 2, 0, 9.0).person(2).criteria == (9, *q[1:])
    assert editing.flip_criteria(show, 2).person(2).criteria == tuple(-x for x in q)
    assert editing.want_nothing(show, 2).person(2).criteria == (0,) * len(show.traits)


def test_what_x_times_w_gives_may_be_more_than_a_file_holds() -> None:
    """Then it cannot be written beside the number that is set by hand."""
    show = matrices.set_x(sentence_of_cats(), "guests", 1, 0, 1e9)
    show = matrices.set_w(show, "w_q", 0, 1, 1e9)
    assert np.abs(stage(show).q).max() > 1e17
    for edit in (lambda: editing.set_criterion(show, 2, 0, 1.0), lambda: editing.flip_criteria(show, 2)):
        with pytest.raises(EditError) as caught:
            edit()
        assert caught.value.problem == "number"


@pytest.mark.parametrize("show", [marks(), whole()], ids=["records", "sentence"])
@pytest.mark.parametrize(
    ("problem", "edit"),
    [
        ("place", lambda s: matrices.set_x(s, "guests", -1, 0, 1.0)),
        ("place", lambda s: matrices.set_x(s, "askers", 9, 0, 1.0)),
        ("place", lambda s: matrices.set_x(s, "guests", 0, -1, 1.0)),
        ("place", lambda s: matrices.set_x(s, "guests", 0, s.d_model, 1.0)),
        ("place", lambda s: matrices.set_w(s, "w_q", -1, 0, 1.0)),
        ("place", lambda s: matrices.set_w(s, "w_q", s.d_model, 0, 1.0)),
        ("place", lambda s: matrices.set_w(s, "w_v", 0, len(s.axes), 1.0)),
        ("place", lambda s: matrices.set_q(s, s.askers[0], len(s.traits), 1.0)),
        ("place", lambda s: matrices.set_q(s, 99, 0, 1.0)),
        ("place", lambda s: matrices.set_k(s, s.guests[0], -1, 1.0)),
        ("place", lambda s: matrices.set_v(s, s.guests[0], len(s.axes), 1.0)),
        ("number", lambda s: matrices.set_x(s, "guests", 0, 0, 2e9)),
        ("number", lambda s: matrices.set_x(s, "guests", 0, 0, float("nan"))),
        ("number", lambda s: matrices.set_w(s, "w_k", 0, 0, float("inf"))),
        ("number", lambda s: matrices.set_q(s, s.askers[0], 0, -2e9)),
        ("number", lambda s: matrices.set_v(s, s.guests[0], 0, float("nan"))),
    ],
)
def test_what_cannot_be_set_says_why(show, problem, edit) -> None:
    for one in (show, seating.set_positions(show, not show.positions)):
        with pytest.raises(EditError) as caught:
            edit(one)
        assert caught.value.problem == problem


def test_a_new_trait_or_axis_is_a_column_of_zeros() -> None:
    show = editing.add_axis(editing.add_trait(sentence_of_cats(), "New"), "low", "high")
    assert [len(show.projections.w_q[0]), len(show.projections.w_k[0]), len(show.projections.w_v[0])] == [5, 5, 5]
    assert stage(show).scores.tolist() == stage(sentence_of_cats()).scores.tolist()
    assert not stage(show).output[:, -1].any()
    assert editing.remove_axis(editing.remove_trait(show, 4), 4) == sentence_of_cats()


def test_a_trait_that_goes_leaves_friends_and_rows_set_by_hand() -> None:
    show = editing.remove_trait(whole(), 0)
    assert show.person(2).criteria == (0,) and show.person(2).tags == (1,)
    assert [friend.traits for friend in show.panel.descriptions] == [(), (0,)]
    assert show.panel.w_q == whole().panel.w_q, "a record is as wide as before"


def test_a_panel_set_by_hand_is_given_up_where_records_get_wider() -> None:
    wide = replace(
        dating(), panel=replace(whole().panel, descriptions=(), w_q=((0.0,) * 16,) * 16, w_k=(), w_v=(), w_o=())
    )
    assert editing.add_trait(wide, "New").panel.w_q == ()
    assert editing.set_tag(wide, 3, 0, 1.0).panel.w_q == wide.panel.w_q
