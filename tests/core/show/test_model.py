"""The document: texts in languages, people by number, the shows that come with the app."""

import msgspec
import pytest
from hypothesis import Phase, find, settings
from msgspec.structs import replace

from core.show.model import Panel, Person, reword, say
from tests.core.shows import FILES, dating, marks, sentence_of_cats, shows


def test_a_text_is_said_in_the_language_asked_for() -> None:
    assert say({"zh_CN": "相亲", "en": "dating"}, "en") == "dating"
    assert say("dating", "zh_CN") == "dating"


@pytest.mark.parametrize("text", [{"zh_CN": "相亲"}, {"zh_CN": "相亲", "en": ""}, {"en": "", "zh_CN": "相亲"}])
def test_a_missing_language_falls_back_to_the_first_that_has_words(text: dict[str, str]) -> None:
    assert say(text, "en") == "相亲"


def test_a_text_without_any_words_is_said_as_nothing() -> None:
    assert say({}, "en") == say({"en": ""}, "zh_CN") == ""


def test_rewording_changes_one_language_and_leaves_the_old_text_alone() -> None:
    old = {"zh_CN": "相亲", "en": "dating"}
    assert reword(old, "en", "a date") == {"zh_CN": "相亲", "en": "a date"}
    assert old["en"] == "dating"
    assert reword("dating", "en", "a date") == "a date"


def test_people_are_found_by_number_and_guests_stand_in_their_order() -> None:
    show = marks()
    assert show.person(7).number == 7
    assert [guest.number for guest in show.asked] == list(show.guests) == [3, 7, 6, 1, 4, 8]
    assert show.asker.number == 0
    with pytest.raises(KeyError, match="99"):
        show.person(99)


def test_a_pin_is_found_by_its_pair() -> None:
    pin = marks().pin(0, 3)
    assert pin is not None and pin.score == 80
    assert marks().pin(0, 2) is None and marks().pin(3, 0) is None


def test_a_show_cannot_be_changed_in_place() -> None:
    with pytest.raises(AttributeError):
        dating().title = "another"  # type: ignore[misc]


def test_a_person_needs_no_more_than_a_number_and_a_name() -> None:
    person = Person(number=1, name="Zhe")
    assert (person.avatar, person.tags, person.role) == ("person-1", (), "")


def test_the_dating_show_has_eight_guests_six_traits_and_four_axes() -> None:
    show = dating()
    assert (len(show.guests), len(show.traits), len(show.axes)) == (8, 6, 4)
    assert show.scale == "sqrt_d_k" and not show.pins


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_text_of_a_shipped_show_is_in_both_languages(file) -> None:
    tree = msgspec.json.decode(file.read_bytes())
    found = list(_texts(tree))
    assert len(found) >= (10 if file.name == "empty.show.json" else 30)
    for text in found:
        assert text.keys() == {"zh_CN", "en"} and all(words.strip() for words in text.values()), text
    wordless = {"title", "role", "story", "low", "high", *tree["vocabulary"]}
    if "projections" not in tree:  # a word of a sentence is what it is in any language
        wordless.add("name")
    assert not [key for key, value in _strings(tree) if key in wordless], "a text in one language only"


def test_all_shipped_shows_are_tried() -> None:
    assert {"dating.show.json", "marks.show.json", "cat-mat-en.show.json"} <= {file.name for file in FILES}


@pytest.mark.parametrize(
    "drawn",
    [
        lambda s: s.everyone and not s.projections,
        lambda s: s.everyone and s.projections and s.positions,
        lambda s: s.projections and not s.everyone,
        lambda s: s.projections and any(p.criteria for p in s.asking) and any(p.made_up for p in s.people),
        lambda s: s.projections and len(s.people) > len({*s.askers, *s.guests}),
        lambda s: s.causal and s.empty_chairs and s.blocked and s.pins,
        lambda s: len(s.guests) > 2 and len(s.empty_chairs) == len(s.guests),
        lambda s: s.panel.descriptions and s.panel.muted and 0 < s.panel.kv_heads < s.panel.heads,
        lambda s: s.panel.w_q and s.panel.w_o and s.d_model > 1,
    ],
)
def test_all_kinds_of_shows_are_drawn(drawn) -> None:
    found = shows().map(lambda show: bool(drawn(show)))
    find(found, bool, settings=settings(phases=[Phase.generate], max_examples=3000))


def test_everyone_looks_at_everyone_where_both_rows_are_the_same() -> None:
    assert sentence_of_cats().everyone and not dating().everyone
    assert not replace(sentence_of_cats(), askers=(1, 2), guests=(2, 1)).everyone


def test_a_record_is_as_wide_as_all_that_is_known_of_a_person() -> None:
    assert dating().d_model == 6 + 6 + 4
    assert sentence_of_cats().d_model == len(sentence_of_cats().features) == 6


@pytest.mark.parametrize(
    ("heads", "kv_heads", "widths"),
    [
        (8, 0, (16, 8, 2, 8)),
        (8, 2, (16, 8, 2, 2)),
        (3, 1, (18, 3, 6, 1)),
        (1, 0, (16, 1, 16, 1)),
        (16, 16, (16, 16, 1, 16)),
    ],
)
def test_a_panel_is_as_wide_as_its_heads_share_a_record_out(heads, kv_heads, widths) -> None:
    """16 numbers of a record, filled up with zeros where the heads cannot share them out evenly."""
    panel = replace(dating(), panel=Panel(heads=heads, kv_heads=kv_heads)).panel_widths
    assert panel == widths
    assert panel.kv == widths[2] * widths[3]


def test_people_in_seats_come_in_their_order() -> None:
    show = replace(sentence_of_cats(), askers=(3, 1), guests=(2, 3))
    assert [person.number for person in show.asking] == [3, 1]
    assert [person.number for person in show.asked] == [2, 3]
    assert show.asker.number == 3


def _texts(tree):
    if isinstance(tree, dict) and tree and all(isinstance(part, str) for part in tree.values()):
        yield tree
    elif isinstance(tree, dict | list):
        for part in tree.values() if isinstance(tree, dict) else tree:
            yield from _texts(part)


def _strings(tree):
    if isinstance(tree, dict):
        for key, part in tree.items():
            if isinstance(part, str):
                yield key, part
            yield from _strings(part)
    elif isinstance(tree, list):
        for part in tree:
            yield from _strings(part)
