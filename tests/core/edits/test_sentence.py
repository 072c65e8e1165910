"""Sentences: who keeps their seat, which embeddings are known, and what is made up."""

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from core.edits import matrices, seats, sentence
from core.edits.common import with_pairs_that_fit
from core.edits.people import EditError, add_guest, remove_guest, set_score
from core.edits.tokenize import MAX_WORDS, joined, same_word, vector, words
from core.show import showfile
from core.show.model import MAX_TEXT, Person, Show, say
from core.staging.stage import stage
from tests.core.shows import WORDS, dating, sentence_of_cats, shows, whole
from tests.odd_shows import ready

SPOKEN = st.lists(st.sampled_from(WORDS), min_size=1, max_size=8).map(joined)


def two_sentences() -> Show:
    """Return "the cat" that looks at "sat mat": two sentences, one lexicon."""
    return with_pairs_that_fit(replace(whole(), askers=(1, 2), guests=(3, 4), causal=False))


def named(show: Show, word: str) -> list[Person]:
    """Return everybody of this very name."""
    return [person for person in show.people if person.name == word]


@given(shows(), st.sampled_from(["askers", "guests"]), SPOKEN)
def test_what_is_said_sits_there_in_its_order_and_spelling(show, side, text) -> None:
    show = matrices.make_projections(show)
    assume(max(person.number for person in show.people) < 10**9)
    said = sentence.set_sentence(show, side, text)
    assert sentence.seated_words(said, side) == words(text)
    if show.everyone:
        assert said.everyone
    else:
        other = "guests" if side == "askers" else "askers"
        assert sentence.seated_words(said, other) == sentence.seated_words(show, other)
    assert sentence.set_sentence(said, side, text) is said, "the same sentence is no edit"
    assert showfile.decode(showfile.encode(said)) == said
    assert stage(said).output.shape[0] == len(said.askers)


def test_a_word_of_both_sides_is_not_spelt_anew_on_the_other() -> None:
    show = with_pairs_that_fit(replace(whole(), askers=(1, 2), guests=(2, 3), causal=False))
    before = sentence.seated_words(show, "guests")
    said = sentence.set_sentence(show, "askers", before[0].upper())
    assert sentence.seated_words(said, "guests") == before
    assert sentence.seated_words(said, "askers") == (before[0].upper(),)


@given(shows(), SPOKEN)
def test_every_word_has_the_embedding_that_the_show_knows_or_a_made_up_one(show, text) -> None:
    show = matrices.make_projections(show)
    assume(max(person.number for person in show.people) < 10**9)
    known = [p for p in show.people if p.embedding]
    said = sentence.set_sentence(show, "guests", text)
    for person in said.asked:
        same = [p for p in known if same_word(say(p.name, ""), say(person.name, ""))]
        if same:
            assert (person.embedding, person.made_up) in [(p.embedding, p.made_up) for p in same]
        else:
            assert person.made_up and person.embedding == vector(person.name, len(show.features))


def test_a_word_that_stays_keeps_its_seat_its_pins_its_masks_and_its_rows() -> None:
    show = sentence.set_sentence(whole(), "guests", "the cat sat down")
    assert show.guests == (1, 2, 3, 4)
    assert (show.pins, show.blocked, show.empty_chairs) == (whole().pins, whole().blocked, whole().empty_chairs)
    assert show.person(2) == whole().person(2)
    down = show.person(4)
    assert (down.name, down.made_up, down.embedding) == ("down", True, vector("down", 4))
    assert down.avatar == "word-4"


def test_a_word_that_goes_takes_pins_and_masks_along_and_is_known_if_it_was_chosen() -> None:
    show = sentence.set_sentence(whole(), "guests", "the mat")
    assert show.askers == show.guests == (1, 2) and show.empty_chairs == (1,)
    assert (show.pins, show.blocked) == ((), ())
    cat = replace(whole().person(2), number=3, avatar="word-3")
    assert named(show, "cat") == [cat], "its embedding was chosen"
    assert named(show, "sat") == [], "its embedding was made up"
    back = sentence.set_sentence(show, "guests", "the cat sat mat")
    assert back.person(2).embedding == whole().person(2).embedding
    assert named(back, "sat")[0].embedding == vector("sat", 4)


def test_the_same_word_twice_is_two_with_one_embedding() -> None:
    show = sentence.set_sentence(whole(), "guests", "the cat the cat")
    assert show.guests == (1, 2, 3, 4)
    assert show.person(3).embedding == show.person(1).embedding and not show.person(3).made_up
    less = sentence.set_sentence(show, "guests", "the cat")
    assert less.guests == (1, 2) and len(less.people) == 3, "second copies are not kept; the mat is"


def test_a_known_word_is_found_in_any_case_and_spelt_as_it_was_said() -> None:
    show = sentence.set_sentence(whole(), "guests", "The MAT")
    assert show.guests == (1, 2) and sentence.seated_words(show, "guests") == ("The", "MAT")
    assert not show.person(2).made_up and show.person(1).embedding == whole().person(1).embedding
    named_twice = replace(
        whole(), people=(*whole().people[:3], replace(whole().person(4), name={"en": "mat", "zh_CN": "垫"}))
    )
    spelt = sentence.set_sentence(named_twice, "guests", "Mat")
    assert spelt.person(1).name == {"en": "Mat", "zh_CN": "垫"}


def test_a_chosen_embedding_is_preferred_to_a_made_up_one() -> None:
    made_up = replace(whole().person(4), number=5, made_up=True, embedding=(9.0,) * 4)
    show = replace(whole(), people=(made_up, *whole().people))
    assert sentence.set_sentence(show, "guests", "mat").asked[0].embedding == whole().person(4).embedding


def test_nobody_without_an_embedding_is_seated() -> None:
    show = replace(whole(), people=(*whole().people, Person(number=5, name="dog")))
    said = sentence.set_sentence(show, "guests", "the dog")
    assert said.guests == (1, 2) and said.person(2).made_up
    assert stage(said).output.shape == (2, 1)


def test_two_sentences_change_one_at_a_time() -> None:
    show = sentence.set_sentence(two_sentences(), "askers", "cat the mat")
    assert (show.askers, show.guests) == ((1, 2, 3), (4, 5))
    assert sentence.seated_words(show, "guests") == sentence.seated_words(two_sentences(), "guests"), (
        "its mat stays there"
    )
    assert show.person(3).embedding == show.person(5).embedding == two_sentences().person(4).embedding
    show = sentence.set_sentence(two_sentences(), "guests", "mat")
    assert (show.askers, show.guests) == ((1, 2), (3,))


def test_a_word_that_looks_alone_keeps_its_seat_among_those_it_looks_at() -> None:
    show = set_score(seats.let_one_look(whole(), 2), 2, 4.0)
    said = sentence.set_sentence(show, "guests", "the cat ran")
    assert said.askers == (2,) and said.guests[:2] == (1, 2)
    assert said.pins == show.pins
    gone = sentence.set_sentence(show, "guests", "the mat")
    assert (gone.askers, gone.guests) == ((1,), (2, 3)) and not gone.pins


def test_the_words_of_each_new_sentence_are_numbered_from_1() -> None:
    show = ready("cat-mat-zh")
    for said in ("小狗 睡 在 沙发 上", "一个 词", "[CLS] 小猫 坐 [SEP]"):
        show = sentence.set_sentence(show, "guests", said)
        assert show.guests == tuple(range(1, len(said.split()) + 1)) and sentence.seated_words(show, "guests") == tuple(
            said.split()
        )
        assert sorted(person.number for person in show.people) == list(range(1, len(show.people) + 1))
    pinned = set_score(seats.set_blocked(set_score(show, 2, 7.0, 3), 4, 3, True), 4, 1.0, 1)
    longer = sentence.set_sentence(pinned, "guests", "又 [CLS] 小猫 坐 [SEP]")
    assert {(pin.asker, pin.guest, pin.score) for pin in longer.pins} == {(4, 3, 7.0), (2, 5, 1.0)}
    assert [(pair.asker, pair.guest) for pair in longer.blocked] == [(5, 4)]
    np.testing.assert_array_equal(stage(longer).scores[1:, 1:], stage(pinned).scores)
    crossed = sentence.set_sentence(ready("translation"), "askers", "The dog ran")
    assert (crossed.askers, crossed.guests) == ((1, 2, 3), (4, 5, 6, 7, 8))


def test_embeddings_are_the_same_each_time() -> None:
    one, two = (sentence.set_sentence(sentence_of_cats(), "guests", "the dog 坐在 Straße") for _ in range(2))
    assert one == two and showfile.encode(one) == showfile.encode(two)


@pytest.mark.parametrize(
    ("problem", "limit", "text"),
    [
        ("no_words", None, ""),
        ("no_words", None, " \n\u200b\x00"),
        ("words", MAX_WORDS, "a " * (MAX_WORDS + 1)),
        ("text", MAX_TEXT, "x" * (MAX_TEXT + 1)),
    ],
)
def test_a_sentence_that_cannot_sit_says_why(problem, limit, text) -> None:
    with pytest.raises(EditError) as caught:
        sentence.set_sentence(whole(), "guests", text)
    assert (caught.value.problem, caught.value.limit) == (problem, limit)


@pytest.mark.parametrize(
    "edit", [lambda s: sentence.set_sentence(s, "guests", "a cat"), lambda s: sentence.set_word(s, 3, "cat")]
)
def test_a_show_of_records_holds_no_sentence(edit) -> None:
    with pytest.raises(EditError) as caught:
        edit(dating())
    assert caught.value.problem == "no_sentence"


def test_a_sentence_may_be_as_long_as_its_limit() -> None:
    assert len(sentence.set_sentence(whole(), "guests", "a " * MAX_WORDS).guests) == MAX_WORDS


def test_a_known_word_in_somebodys_place_brings_its_embedding() -> None:
    show = sentence.set_word(whole(), 2, "mat")
    cat = show.person(2)
    assert (cat.name, cat.embedding, cat.made_up) == ("mat", whole().person(4).embedding, False)
    assert (cat.criteria, cat.tags) == ((), ()), "what was set by hand was the other word's"
    assert show.guests == whole().guests and show.pins == whole().pins
    assert [p.embedding for p in named(show, "cat")] == [whole().person(2).embedding], "the show still knows the cat"
    assert sentence.set_word(show, 2, "cat").person(2).embedding == whole().person(2).embedding


def test_an_unknown_word_in_somebodys_place_is_made_up() -> None:
    show = sentence.set_word(whole(), 2, "dog")
    assert show.person(2).made_up and show.person(2).embedding == vector("dog", 4)
    again = sentence.set_word(show, 2, "emu")
    assert not named(again, "dog"), "a made-up word is not kept"
    assert again.person(2).embedding == vector("emu", 4)


def test_a_chosen_embedding_outlives_a_made_up_one_of_its_word() -> None:
    made_up = replace(whole().person(2), number=5, made_up=True, embedding=(9.0,) * 4)
    show = sentence.set_word(replace(whole(), people=(*whole().people, made_up)), 2, "dog")
    assert whole().person(2).embedding in [person.embedding for person in named(show, "cat")]


def test_a_word_in_its_own_place_is_only_spelt_anew() -> None:
    assert sentence.set_word(whole(), 2, "Cat") == replace(
        whole(), people=tuple(replace(p, name="Cat") if p.number == 2 else p for p in whole().people)
    )
    assert sentence.set_word(whole(), 2, "cat") == whole()


@pytest.mark.parametrize(
    ("problem", "number", "word"),
    [
        ("nobody", 99, "cat"),
        ("nobody", 99, "dog"),
        ("no_words", 2, " "),
        ("text", 2, "x" * 2001),
        ("text", 2, "\ud83d"),
    ],
)
def test_a_word_that_cannot_stand_there_says_why(problem, number, word) -> None:
    with pytest.raises(EditError) as caught:
        sentence.set_word(whole(), number, word)
    assert caught.value.problem == problem


def test_numbers_end_where_a_file_ends() -> None:
    last = replace(whole(), people=(*whole().people, replace(whole().person(4), number=10**9)))
    for edit in (
        lambda: sentence.set_sentence(last, "guests", "a dog"),
        lambda: sentence.set_word(last, 2, "dog"),
        lambda: add_guest(last, "dog"),
    ):
        with pytest.raises(EditError) as caught:
            edit()
        assert caught.value.problem == "number"


def test_a_new_guest_of_a_sentence_is_a_made_up_word() -> None:
    show = add_guest(whole(), "dog", 1)
    assert show.askers == show.guests == (1, 5, 2, 3)
    assert show.person(5).made_up and show.person(5).embedding == vector("dog", 4)
    assert add_guest(whole(), {"en": "dog", "zh_CN": "狗"}).person(5).embedding == vector("dog", 4)


def test_a_word_that_is_removed_is_still_known_unless_it_was_made_up() -> None:
    assert named(remove_guest(whole(), 2), "cat") and not named(remove_guest(whole(), 3), "sat")
