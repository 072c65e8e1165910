"""What a show calls things, as its sentences need it: small and large, one and many, in English and in Chinese."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from app.style import language
from app.text.terms import DEFAULTS, FORMS, Terms, terms_of
from core.show.model import Vocabulary
from tests.core.shows import dating, texts
from tests.odd_shows import ready


@pytest.fixture(autouse=True, scope="module")
def _english(qapp: QApplication) -> None:
    language.speak("en")


NAMES = Vocabulary.__struct_fields__


def vocabulary(**words: object) -> Vocabulary:
    return Vocabulary(**{**dict.fromkeys(NAMES[:6], ""), **words})


@pytest.mark.parametrize(
    ("word", "one", "many"),
    [
        ("Guest", "a guest", "guests"),
        ("Dish", "a dish", "dishes"),
        ("Entry", "an entry", "entries"),
        ("Toy", "a toy", "toys"),
        ("Box", "a box", "boxes"),
        ("PDF file", "a PDF file", "PDF files"),
        ("English word", "an English word", "English words"),
        ("Chinese word", "a Chinese word", "Chinese words"),
        ("I", "an I", "Is"),
        ("I'm unsure", "an I'm unsure", "I'm unsures"),
    ],
)
def test_english_has_one_and_many_and_small_letters_inside_a_sentence(word: str, one: str, many: str) -> None:
    terms = Terms(vocabulary(guest={"en": word, "zh_CN": "词"}), "en")
    assert terms("Add {a_guest}") == f"Add {one}"
    assert terms("{guests}") == many and terms("{Guest}")[0] == word[0]


def test_a_plural_of_its_own_wins_and_is_not_borrowed_from_another_language() -> None:
    sheep = vocabulary(guest={"en": "Ox", "zh_CN": "牛"}, guests={"en": "Oxen"})
    assert Terms(sheep, "en")("{guests}, {Guests}") == "oxen, Oxen"
    assert Terms(sheep, "zh_CN")("{guests}") == "牛"
    assert Terms(vocabulary(guest={"en": "Ox"}, guests={"zh_CN": "牛"}), "en")("{guests}") == "oxes"


def test_chinese_counts_with_the_show_s_own_word() -> None:
    sentence = "最后一{counter}{guest}得留下"
    said = [Terms(ready(name).vocabulary, "zh_CN")(sentence) for name in ("dating", "library", "restaurant")]
    assert said == ["最后一位嘉宾得留下", "最后一本书得留下", "最后一道菜得留下"]


def test_values_and_words_stand_side_by_side_and_neither_is_read_as_the_other() -> None:
    terms = Terms(vocabulary(guest="{mind} {0} %s"), "en")
    assert terms("{1} of {guest}, {0}", "{story}", "b") == "b of {mind} {0} %s, {story}"
    assert Terms(vocabulary(guest="salt & pepper"), "en").menu("&Add {a_guest}") == "&Add a salt && pepper"


def test_a_show_that_says_nothing_is_called_by_words_that_suit_any() -> None:
    terms = Terms(vocabulary(), "en")
    assert terms("Add {a_guest} to {guests}") == "Add a candidate to candidates"
    assert all(terms.word(what) for what in (*DEFAULTS, "askers", "guests"))


@given(st.sampled_from(["en", "zh_CN", "de"]), st.lists(texts(), min_size=len(NAMES), max_size=len(NAMES)))
def test_any_words_make_sentences_of_one_line(lang: str, words: list) -> None:
    terms = Terms(Vocabulary(**dict(zip(NAMES, words, strict=True))), lang)
    for form in FORMS:
        said = terms(f"{{{form}}}")
        assert said == terms[form] != "" and "\n" not in said and len(said) <= 50


def test_sentences_stand_together_as_their_language_has_it() -> None:
    assert Terms(vocabulary(), "en").together("One.", "", "Two.") == "One. Two."
    assert Terms(vocabulary(), "zh_CN").together("一。", "二。") == "一。二。"


def test_the_words_are_made_once_and_again_when_they_change() -> None:
    words = dating().vocabulary
    assert terms_of(words, "en") is terms_of(words, "en")
    assert terms_of(words, "zh_CN") is not terms_of(words, "en")
    assert set(NAMES) == {*DEFAULTS, "askers", "guests"}


def test_those_who_ask_are_called_as_the_show_says_else_as_one_of_them() -> None:
    assert Terms(vocabulary(asker="Woman", askers="Women"), "en")("{askers}: {asker}") == "women: woman"
    assert Terms(vocabulary(asker="Me"), "en")("{Askers}") == "Me"
