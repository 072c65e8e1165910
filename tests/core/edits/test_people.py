"""Edits: what each changes, what it leaves, and that none can break a show."""

import math

import msgspec
import numpy as np
import pytest
from hypothesis import find, given
from hypothesis import strategies as st
from msgspec.structs import replace

from core.edits import people as editing
from core.edits.people import EditError
from core.edits.registry import edit_types
from core.show import showfile
from core.show.model import MAX_AXES, MAX_GUESTS, MAX_TRAITS, Pin
from core.staging.stage import stage
from tests.core.shows import ARGUMENTS, FOLDER, apply, dating, edits, marks, sentence_of_cats, shows

OF_SENTENCES = {"set_sentence", "set_word"}


def test_every_edit_is_drawn() -> None:
    assert set(edit_types()) == set(ARGUMENTS)


@given(st.data(), shows())
def test_any_edit_is_refused_or_makes_a_show_that_can_be_saved_and_staged(data, show) -> None:
    for edit in data.draw(edits(show)):
        name, before = edit.type.name, msgspec.json.encode(show)
        try:
            edited = edit.apply(show)
        except EditError as error:
            assert error.problem and str(error), name
            edited = show
        assert showfile.decode(showfile.encode(edited)) == edited
        trace = stage(edited)
        assert trace.weights.sum(axis=1) == pytest.approx(1.0 - trace.fully_masked, abs=1e-12), name
        assert np.isfinite(trace.output).all() and not trace.output[trace.fully_masked].any()
        assert msgspec.json.encode(show) == before, f"{name} changed the show it was given"
        show = edited


@given(st.data())
def test_drawn_edits_apply_to_a_shipped_show(data) -> None:
    show = dating()
    for edit in data.draw(edits(show, max_size=5)):
        show = apply(show, edit)
    assert showfile.decode(showfile.encode(show)) == show


@pytest.mark.parametrize("name", sorted(ARGUMENTS))
def test_each_edit_is_sometimes_made(name) -> None:
    for show in (marks(), sentence_of_cats()):

        def made(arguments, show=show) -> bool:
            try:
                return edit_types()[name].function(show, *arguments) is not None
            except EditError:
                return False

        if show.projections or name not in OF_SENTENCES:
            find(ARGUMENTS[name](show), made)


def test_numbers_change_where_they_were_put() -> None:
    show = editing.set_criterion(dating(), 0, 5, 3)
    assert show.person(0).criteria == (2, 2, 1, 1, 0.5, 3)
    show = editing.set_tag(show, 3, 0, -1)
    assert show.person(3).tags == (-1, 2, 0, 2, 1, 0)
    show = editing.set_detail(show, 3, 3, 2)
    assert show.person(3).details == (1.5, 1.5, 0.5, 2)
    assert show.person(7) is not None and show.person(7) == dating().person(7)


def test_an_edit_shares_what_it_did_not_touch() -> None:
    show = dating()
    edited = editing.set_tag(show, 3, 0, -1)
    assert edited.traits is show.traits and edited.person(7) is show.person(7)


def test_an_asker_can_want_nothing_or_the_opposite() -> None:
    show = editing.want_nothing(marks(), 0)
    assert show.person(0).criteria == (0,) * 6 and not show.pins
    assert set(stage(show).weights[0].tolist()) == {1 / 6}
    assert editing.flip_criteria(dating(), 0).person(0).criteria == (-2, -2, -1, -1, -0.5, 2)
    assert str(editing.flip_criteria(show, 0).person(0).criteria[0]) == "0.0"


def test_minus_zero_becomes_zero() -> None:
    assert math.copysign(1, editing.set_tag(dating(), 3, 0, -0.0).person(3).tags[0]) == 1


def test_a_score_is_pinned_once_and_released() -> None:
    show = editing.set_score(editing.set_score(dating(), 3, 1), 3, 2)
    assert show.pins == (Pin(asker=0, guest=3, score=2),)
    assert stage(show).scores[0, 2] == 2
    assert editing.release_score(show, 3) == dating()
    assert editing.release_all_scores(marks()).pins == ()


def test_words_change_in_one_language() -> None:
    show = editing.rename_person(dating(), 3, "en", "Lin")
    assert show.person(3).name == {"zh_CN": "林川", "en": "Lin"}
    show = editing.set_role(show, 3, "zh_CN", "医生")
    assert show.person(3).role == {"zh_CN": "医生", "en": "Civil servant"}
    assert editing.set_story(show, 3, "en", "").person(3).story["en"] == ""
    assert editing.rename_trait(show, 2, "en", "Wit").traits[2] == {"zh_CN": "幽默", "en": "Wit"}
    assert editing.rename_axis(show, 1, end="high", language="en", words="Calm").axes[1].high == {
        "zh_CN": "慢性子",
        "en": "Calm",
    }
    called = editing.set_word_of_vocabulary(show, "guest", "en", "Book").vocabulary
    assert called.guest == {"zh_CN": "嘉宾", "en": "Book"} and called.tag == show.vocabulary.tag
    bare = replace(show, breaks="", vocabulary=replace(show.vocabulary, mind=""))
    assert editing.set_word_of_vocabulary(bare, "mind", "en", "My time").vocabulary.mind == {"en": "My time"}
    assert editing.set_breaks(bare, "zh_CN", "一句话。").breaks == {"zh_CN": "一句话。"}
    assert editing.rename_show(show, "en", "Speed dating").title == {"zh_CN": "相亲现场", "en": "Speed dating"}


def test_a_new_book_looks_like_a_book() -> None:
    show = showfile.read(FOLDER / "library.show.json")
    assert editing.add_guest(show, "New").asked[-1].avatar == "book-9"


def test_a_new_guest_stands_where_they_were_put_with_a_new_number() -> None:
    show = editing.add_guest(dating(), "New", 2)
    assert show.guests == (1, 2, 9, 3, 4, 5, 6, 7, 8)
    guest = show.person(9)
    assert (guest.tags, guest.details, guest.avatar) == ((0,) * 6, (0,) * 4, "person-9")
    assert editing.add_guest(dating(), "New").guests[-1] == 9


def test_a_guest_who_leaves_takes_their_pin_along() -> None:
    show = editing.remove_guest(marks(), 7)
    assert show.guests == (3, 6, 1, 4, 8)
    assert all(person.number != 7 for person in show.people)
    assert [pin.guest for pin in show.pins] == [3, 6, 1, 4, 8]


@pytest.mark.parametrize(
    ("place", "order"), [(0, [3, 1, 2, 4]), (2, [1, 2, 3, 4]), (99, [1, 2, 4, 3]), (-5, [3, 1, 2, 4])]
)
def test_a_guest_moves_and_every_share_stays(place, order) -> None:
    show = editing.move_guest(dating(), 3, place)
    assert [guest for guest in show.guests if guest <= 4] == order
    shares = {n: round(w, 12) for n, w in zip(show.guests, stage(show).weights[0].tolist(), strict=True)}
    old = {n: round(w, 12) for n, w in zip(dating().guests, stage(dating()).weights[0].tolist(), strict=True)}
    assert shares == old


def test_a_new_trait_changes_the_divisor_and_no_score() -> None:
    show = editing.add_trait(dating(), "New")
    assert stage(show).scores.tolist() == stage(dating()).scores.tolist()
    assert stage(show).divisor == math.sqrt(7)
    assert editing.remove_trait(show, 6) == dating()


def test_a_removed_trait_leaves_criteria_and_tags() -> None:
    show = editing.remove_trait(dating(), 0)
    assert show.person(0).criteria == (2, 1, 1, 0.5, -2) and show.person(3).tags == (2, 0, 2, 1, 0)
    assert editing.remove_trait(marks(), 0).person(0).tags == ()


def test_a_new_axis_starts_in_the_middle() -> None:
    show = editing.add_axis(dating(), "low", "high")
    assert stage(show).output[0, 4] == 0
    assert editing.remove_axis(show, 4) == dating()


def _full(add, show, *arguments, times):
    for _ in range(times):
        show = add(show, *arguments)
    return show


@pytest.mark.parametrize(
    ("problem", "limit", "edit"),
    [
        ("number", 1e9, lambda s: editing.set_tag(s, 3, 0, 1e10)),
        ("number", 1e9, lambda s: editing.set_criterion(s, 0, 0, math.nan)),
        ("number", 1e9, lambda s: editing.set_score(s, 3, -math.inf)),
        ("number", 1e9, lambda s: editing.set_scale(s, 1e300)),
        ("divisor", 1e-9, lambda s: editing.set_scale(s, 0)),
        ("divisor", 1e-9, lambda s: editing.set_scale(s, "cube")),
        ("divisor", 1e-9, lambda s: editing.set_scale(s, 5e-324)),
        ("text", 2000, lambda s: editing.rename_person(s, 3, "en", "x" * 2001)),
        ("text", 2000, lambda s: editing.rename_person(s, 3, "en", "half \ud83d")),
        ("language", None, lambda s: editing.rename_show(s, "tlh", "ghotI'")),
        ("language", None, lambda s: editing.add_guest(s, {})),
        ("language", None, lambda s: editing.set_breaks(s, "tlh", "ghotI'")),
        ("text", 2000, lambda s: editing.set_word_of_vocabulary(s, "guest", "en", "x" * 2001)),
        ("word", None, lambda s: editing.set_word_of_vocabulary(s, "heart", "en", "Heart")),
        ("nobody", None, lambda s: editing.rename_person(s, 99, "en", "Nobody")),
        ("nobody", None, lambda s: editing.set_score(s, 0, 1)),
        ("nobody", None, lambda s: editing.move_guest(s, 0, 0)),
        ("nobody", None, lambda s: editing.remove_guest(s, 0)),
        ("place", None, lambda _: editing.set_tag(marks(), 0, 0, 1)),
        ("place", None, lambda s: editing.set_tag(s, 3, 6, 1)),
        ("place", None, lambda s: editing.remove_trait(s, -1)),
        ("last_guest", None, lambda s: [s := editing.remove_guest(s, n) for n in s.guests]),
        ("last_trait", None, lambda s: _full(editing.remove_trait, s, 0, times=6)),
        ("last_axis", None, lambda s: _full(editing.remove_axis, s, 0, times=4)),
        ("guests", MAX_GUESTS, lambda s: _full(editing.add_guest, s, "x", times=505)),
        ("traits", MAX_TRAITS, lambda s: _full(editing.add_trait, s, "x", times=31)),
        ("axes", MAX_AXES, lambda s: _full(editing.add_axis, s, "x", "y", times=9)),
    ],
)
def test_an_edit_that_cannot_be_made_says_why(problem, limit, edit) -> None:
    with pytest.raises(EditError) as caught:
        edit(dating())
    assert (caught.value.problem, caught.value.limit) == (problem, limit)


def test_a_show_can_be_filled_to_its_limits_and_saved() -> None:
    show = _full(editing.add_guest, dating(), "x", times=504)
    show = _full(editing.add_trait, show, "x", times=18)
    show = _full(editing.add_axis, show, "x", "y", times=8)
    assert (len(show.guests), len(show.traits), len(show.axes)) == (512, 24, 12)
    assert showfile.decode(showfile.encode(show)) == show
