"""The ready shows: each shows what it promises, and plain Python comes to the same numbers as `core`."""

import json
import math
import re
from decimal import Decimal
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from core.edits.people import set_criterion, set_detail, set_scale
from core.edits.seats import (
    let_everyone_look,
    set_blocked,
    set_causal,
    set_empty,
    set_positions,
    shuffle,
    swap_sides,
    unmask,
)
from core.edits.sentence import seated_words, set_sentence, set_word
from core.show.model import Show, say
from core.show.showfile import decode, encode, read
from core.staging.multihead import stage_panel
from core.staging.stage import stage
from tests.core.shows import FILES, FOLDER

SENTENCES = "cat-mat-en", "cat-mat-zh", "pronoun-en", "pronoun-zh", "translation"
SCENES = {"library": "book", "restaurant": "dish"}
READY = "dating", *SCENES, "friends", "five-by-eight", "mentors", "questions", *SENTENCES
PATHS = [pytest.param(file, id=file.name) for file in FILES]


def ready(name: str) -> Show:
    return read(FOLDER / f"{name}.show.json")


def shares(show: Show) -> dict[str, dict[str, float]]:
    """Return the share that each asker gives to each guest, by their English names; the later of two stays."""
    names = [say(person.name, "en") for person in show.asked]
    return {
        say(person.name, "en"): dict(zip(names, row, strict=True))
        for person, row in zip(show.asking, stage(show).weights.tolist(), strict=True)
    }


def best(row: dict[str, float]) -> list[str]:
    return sorted(row, key=row.__getitem__, reverse=True)


# every show


def test_all_ready_shows_are_there() -> None:
    assert {file.name for file in FILES} >= {f"{name}.show.json" for name in READY}


@pytest.mark.parametrize("file", PATHS)
def test_a_ready_show_is_written_as_it_was_read_to_the_byte(file) -> None:
    assert encode(decode(file.read_bytes())) == file.read_bytes()


@pytest.mark.parametrize("file", PATHS)
def test_every_text_that_is_in_a_language_is_in_both(file) -> None:
    tree = json.loads(file.read_bytes())
    assert tree["languages"] == ["zh_CN", "en"]
    texts = list(_texts(tree))
    assert texts and all(text.keys() == {"zh_CN", "en"} for text in texts)
    assert all(words == words.strip() != "" for text in texts for words in text.values())
    plain = set(_strings(tree)) - {"format", "scale", "avatar", "zh_CN", "en"}
    assert plain <= {"name"}, "only a word of a sentence is itself in every language"
    assert "name" not in plain or "projections" in tree


@pytest.mark.parametrize("file", PATHS)
def test_plain_python_comes_to_the_same_numbers(file) -> None:
    trace, tree = stage(read(file)), json.loads(file.read_bytes())
    for by_hand, computed in zip(_attention(tree), (trace.scores, trace.weights, trace.output), strict=True):
        np.testing.assert_allclose(computed, by_hand, rtol=0, atol=1e-12)


@pytest.mark.parametrize("name", READY)
def test_its_numbers_are_small_enough_for_a_pencil(name) -> None:
    tree = json.loads((FOLDER / f"{name}.show.json").read_bytes())
    rows = [
        person.get(field, []) for person in tree["people"] for field in ("criteria", "tags", "details", "embedding")
    ]
    rows += [row for matrix in tree.get("projections", {}).values() for row in matrix]
    assert all(abs(x) <= 3 and x == round(x, 2) for row in rows for x in row)


@pytest.mark.parametrize("name", READY)
def test_everybody_has_a_story_and_a_face_of_their_own(name) -> None:
    show = ready(name)
    people = show.seated(tuple({*show.askers, *show.guests}))
    assert all(person.story for person in people)
    assert len({person.avatar for person in show.people}) == len(show.people)
    kind = "word" if show.projections else SCENES.get(name, "person")
    assert all(person.avatar.startswith(f"{kind}-") for person in show.asked)


@pytest.mark.parametrize("name", [*READY, "marks"])
def test_it_survives_being_turned_over(name) -> None:
    show = ready(name)
    all_look = let_everyone_look(show)
    asker, guest = show.askers[0], show.guests[-1]
    turned = [
        all_look,
        shuffle(show, 7),
        shuffle(all_look, 7),
        set_causal(all_look, True),
        set_positions(all_look, True),
        set_empty(show, guest, True),
        set_blocked(show, asker, guest, True),
        unmask(set_causal(set_empty(all_look, guest, True), True)),
    ]
    for other in turned:
        assert decode(encode(other)) == other
        np.testing.assert_allclose(stage(other).weights.sum(axis=-1), 1)
        assert np.isfinite(stage_panel(other).output).all()
    assert stage(turned[5]).weights[:, -1].max() == 0 == stage(turned[6]).weights[0, -1]
    assert not np.triu(stage(turned[3]).weights, 1).any()
    dealt = shares(turned[1])
    for looks, row in shares(show).items():
        assert dealt[looks] == pytest.approx(row), "where they sit changes nothing"


@pytest.mark.parametrize("name", SENTENCES)
def test_a_sentence_has_a_choice_of_known_words_besides(name) -> None:
    show = ready(name)
    seated = {*show.askers, *show.guests}
    assert not any(person.made_up for person in show.people)
    assert sum(person.number not in seated for person in show.people) >= 6
    assert all(isinstance(person.name, str) for person in show.people)
    assert show.d_model <= 8 and show.panel_widths.heads <= 8 and len(show.traits) == len(show.axes) == 4


# the dating show


def test_the_stage_of_the_dating_show_is_as_the_readme_says() -> None:
    show = ready("dating")
    trace = stage(show)
    held = trace.weights[0]
    assert show.askers == (0,) and show.guests == tuple(range(1, 9))
    assert trace.scores[0].tolist() == [4.5, 5.5, 10.5, 5, 4, 7, 10, -1.5], "one of them is below 0"
    assert [format(100 * share, ".1f") for share in held] == ["3.5", "5.3", "40.7", "4.3", "2.9", "9.8", "33.2", "0.3"]
    for places in (1, 3):
        assert sum(Decimal(format(share, f".{places + 2}f")) for share in held) == 1, "no digit is missing"


@pytest.mark.parametrize(
    ("name", "trait", "axis"),
    [
        ("dating", "Gentle", "Even-tempered"),
        ("dating", "Loves sport", "Sociable"),
        ("library", "Humour", "Bright"),
        ("library", "Philosophy", "Deep"),
        ("library", "History", "Today"),
        ("restaurant", "Spicy", "Bold"),
        ("restaurant", "Crisp", "Crunchy"),
        ("restaurant", "Light", "Filling"),
        ("friends", "Talkative", "Sociable"),
        ("friends", "Reliable", "Early bird"),
        ("five-by-eight", "Dependable", "Plans ahead"),
        ("five-by-eight", "Loves sport", "Traveller"),
    ],
)
def test_what_a_tag_says_is_not_what_one_finds(name, trait, axis) -> None:
    show = ready(name)
    said = [guest.tags[[say(t, "en") for t in show.traits].index(trait)] for guest in show.asked]
    found = [guest.details[[say(a.high, "en") for a in show.axes].index(axis)] for guest in show.asked]
    assert abs(np.corrcoef(said, found)[0, 1]) < 0.77, "key and value part ways"


def test_in_the_dating_show_the_gentle_teacher_is_quick_tempered() -> None:
    show = ready("dating")
    teacher = show.person(7)
    assert teacher.tags[1] == max(guest.tags[1] for guest in show.asked)
    assert teacher.details[1] == min(guest.details[1] for guest in show.asked)
    told = set_detail(show, 7, 1, 1.2)  # as her tags would have it
    assert stage(told).weights.tolist() == stage(show).weights.tolist()
    assert (f"{stage(told).output[0, 1]:.2f}", f"{stage(show).output[0, 1]:.2f}") == ("1.11", "0.45")


@pytest.mark.parametrize("name", ["dating", *SCENES, "friends", "five-by-eight", "mentors"])
def test_nobody_loses_every_time(name) -> None:
    show = ready(name)
    likes = [best({n: x for n, x in row.items() if n != who})[:3] for who, row in _map(name).items()]
    names = [say(guest.name, "en") for guest in show.asked]
    tags, details = (np.array([getattr(guest, field) for guest in show.asked]).T for field in ("tags", "details"))
    for column in (*tags, *details, *-details):  # an axis has two good ends
        likes.append([n for n, x in zip(names, column, strict=True) if x == max(column)])
    assert {name for row in likes for name in row} >= {*names}
    if name == "dating":
        assert {liked[0] for liked in likes[1:9]} == {*names}, "each is somebody's first"


def test_in_the_dating_show_some_likes_are_mutual_and_some_are_not() -> None:
    likes = {name: best({n: x for n, x in row.items() if n != name}) for name, row in _map("dating").items()}
    first = {name: liked[0] for name, liked in likes.items()}
    assert first["Lin Chuan"] == "Zhou He" and first["Zhou He"] == "Lin Chuan"
    assert first["Zhe"] == "Mia" and first["Mia"] == "Zhe"
    assert first["Old K"] == "Tao" and likes["Tao"][-1] == "Old K"
    assert first["Shen Yi"] == "Gao Yuan" and likes["Gao Yuan"].index("Shen Yi") >= 6
    assert len(set(first.values())) >= 6


def test_nobody_in_the_dating_show_looks_as_another_does() -> None:
    assert all(_apart(a, b) > 0.1 for a, b in combinations(_map("dating").values(), 2))


@pytest.mark.parametrize("heads", [2, 4, 8])
@pytest.mark.parametrize("name", ["dating", *SCENES])
def test_the_friends_of_the_panel_see_different_things(name, heads) -> None:
    show = ready(name)
    trace = stage_panel(replace(show, panel=replace(show.panel, heads=heads)))
    assert show.d_model == 16 and trace.widths.d_head == 16 // heads
    assert all(friend is not None for friend in trace.descriptions)
    assert len({frozenset(lens.traits) for lens in trace.lenses}) == heads
    rows = trace.heads.weights[:, 0].tolist()
    assert all(_apart(dict(enumerate(a)), dict(enumerate(b))) > 0.1 for a, b in combinations(rows, 2))


@pytest.mark.parametrize("name", ["dating", *SCENES])
def test_the_friends_of_the_panel_have_short_names(name) -> None:
    friends = ready(name).panel.descriptions
    assert len(friends) == 8
    for friend in friends:
        assert len(say(friend.name, "zh_CN")) <= 5 and len(say(friend.name, "en")) <= 16
        assert len(friend.traits) >= 2 <= len(friend.axes)


# what scores are divided by


def test_the_root_of_many_dimensions_moves_the_largest_share_by_more_than_twenty_points() -> None:
    tree = json.loads((FOLDER / "questions.show.json").read_bytes())
    people = {person["number"]: person for person in tree["people"]}
    wanted, d_k = people[0]["criteria"], len(tree["traits"])
    scores = [sum(a * b for a, b in zip(wanted, people[guest]["tags"], strict=True)) for guest in tree["guests"]]
    largest = {}
    for scale, divisor in (("none", 1), ("sqrt_d_k", math.sqrt(d_k))):
        grown = [math.exp(score / divisor) for score in scores]
        largest[scale] = max(grown) / sum(grown)
        shown = stage(set_scale(ready("questions"), scale)).weights.max()
        assert shown == pytest.approx(largest[scale], abs=1e-12)
    assert d_k == 36 and not tree.get("pins"), "real q·k of many dimensions"
    assert (f"{largest['none']:.1%}", f"{largest['sqrt_d_k']:.1%}") == ("97.9%", "39.8%")


def test_the_answers_look_like_independent_components_of_mean_0_and_variance_1() -> None:
    show = let_everyone_look(ready("questions"))
    q, k = (np.array([getattr(person, field) for person in show.people]) for field in ("criteria", "tags"))
    answers = np.concatenate([q, k])
    assert set(answers.ravel()) == {-2, -1, 0, 1, 2} and abs(answers.mean()) < 0.03
    assert answers.std() == pytest.approx(1, abs=0.02)
    assert (q * k).mean() == pytest.approx(0, abs=0.1) and (q * k).std() == pytest.approx(1, abs=0.1)
    scores = q @ k.T
    assert abs(scores.mean()) < 0.3 and scores.std() == pytest.approx(math.sqrt(36), abs=0.25)
    assert (scores / math.sqrt(36)).std() == pytest.approx(1, abs=0.05)


def test_each_adviser_asks_nine_questions_of_the_thirty_six() -> None:
    show = ready("questions")
    assert sorted(trait for friend in show.panel.descriptions for trait in friend.traits) == list(range(36))
    rows = stage_panel(show).heads.weights[:, 0].tolist()
    assert len(rows) == 4 and all(
        _apart(dict(enumerate(a)), dict(enumerate(b))) > 0.1 for a, b in combinations(rows, 2)
    )


def test_the_root_changes_next_to_nothing_where_marks_were_far_apart_and_twelve_does() -> None:
    for scale, largest in (("none", "100.0%"), ("sqrt_d_k", "99.9%"), (12.0, "76.9%")):
        assert f"{stage(set_scale(ready('marks'), scale)).weights.max():.1%}" == largest


# the library and the restaurant


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_has_eight_to_choose_from_of_which_two_hold_about_two_thirds(name) -> None:
    show = ready(name)
    assert (show.askers, show.guests) == ((0,), tuple(range(1, 9)))
    assert (len(show.traits), len(show.axes), show.scale) == (6, 4, "sqrt_d_k") and not show.pins
    held = sorted(stage(show).weights[0].tolist(), reverse=True)
    assert 0.63 < held[0] + held[1] < 0.71 and held[1] > 0.25 and held[2] < 0.12


@pytest.mark.parametrize(
    ("name", "trait", "first", "later"),
    [
        ("library", "Philosophy", "The Lost Compass", "Kitchen Philosophy"),
        ("restaurant", "Sweet", "Tom yum", "Sweet and sour ribs"),
    ],
)
def test_who_had_next_to_nothing_comes_first_when_one_criterion_is_turned_round(name, trait, first, later) -> None:
    show = ready(name)
    place = [say(text, "en") for text in show.traits].index(trait)
    turned = set_criterion(show, 0, place, -show.asker.criteria[place])
    before, after = (shares(each)["Me"] for each in (show, turned))
    assert best(before)[0] == first and before[later] < 0.03
    assert best(after)[0] == later and after[later] > 0.2


@pytest.mark.parametrize("name", SCENES)
def test_in_a_scene_everyone_looks_in_a_way_of_their_own(name) -> None:
    rows = _map(name)
    assert len(rows) == 9 and all(_apart(a, b) > 0.1 for a, b in combinations(rows.values(), 2))
    assert len({best({n: x for n, x in row.items() if n != who})[0] for who, row in rows.items()}) >= 5


@pytest.mark.parametrize("name", ["dating", *SCENES])
def test_it_says_where_its_analogy_breaks(name) -> None:
    show = ready(name)
    points = [say(show.breaks, language).splitlines() for language in show.languages]
    assert len(points[0]) == len(points[1]) >= 7
    assert all(re.match(r".+?([。！？]|[.!?] ).+", point) for lines in points for point in lines), "a claim, and why"


@pytest.mark.parametrize("file", PATHS)
def test_it_names_all_that_its_sentences_speak_of(file) -> None:
    show = read(file)
    if file.name == "empty.show.json":
        return
    words = {field: getattr(show.vocabulary, field) for field in ("guests", "counter", "trait", "story", "mind")}
    assert all(words.values())


# friends, five by eight


def test_in_everyone_meets_everyone_each_row_has_a_pattern() -> None:
    show, row = ready("friends"), shares(ready("friends"))
    assert show.everyone and (len(show.guests), len(show.traits), len(show.axes)) == (6, 4, 3)
    assert row["Xiaoman"]["Dapeng"] > 0.5 and row["Dapeng"]["Xiaoman"] > 0.5
    assert row["Zi'ang"]["Zi'ang"] > 0.5
    assert list(row["Mo"].values()) == [1 / 6] * 6
    assert all("Xu An" in best(row[name])[:2] for name in row if name != "Mo")
    assert best({name: sum(r[name] for r in row.values()) for name in row})[0] == "Xu An"


@pytest.mark.parametrize("name", ["five-by-eight", "mentors"])
def test_two_sides_look_at_each_other_and_neither_map_is_the_other_turned_over(name) -> None:
    one = ready(name)
    other = swap_sides(one)
    assert (other.askers, other.guests) == (one.guests, one.askers)
    for show in (one, other):
        assert all(person.criteria and person.tags and person.details for person in show.asking), "nobody was filled up"
        assert all(_apart(a, b) > 0.09 for a, b in combinations(shares(show).values(), 2))
    firsts = [{who: best(row)[0] for who, row in shares(show).items()} for show in (one, other)]
    assert len({*firsts[0].values()}) == len(one.askers), "each has a first choice of their own"
    assert {*firsts[1].values()} == {*firsts[0]}, "each is somebody's first choice"
    mutual = [who for who, liked in firsts[0].items() if firsts[1][liked] == who]
    assert 0 < len(mutual) < len(one.askers), "some likes are mutual, and some are not"
    assert np.abs(stage(one).scores - stage(other).scores.T).max() > 1
    back = swap_sides(other)
    assert back == one


def test_five_women_look_at_eight_men_and_not_back() -> None:
    show = ready("five-by-eight")
    rows = shares(show)
    assert (len(show.askers), len(show.guests), len(show.traits), len(show.axes)) == (5, 8, 5, 4)
    assert not {*show.askers} & {*show.guests}
    assert len({best(row)[0] for row in rows.values()}) == 5
    assert all(_apart(a, b) > 0.25 for a, b in combinations(rows.values(), 2))


# sentences


@pytest.mark.parametrize(
    ("sentence", "the", "doer", "action", "place", "thing"),
    [
        ("", "The", "cat", "sat", "on", "mat"),
        ("The dog slept on the rug", "The", "dog", "slept", "on", "rug"),
        ("The dog ran under a chair", "The", "dog", "ran", "under", "chair"),
    ],
)
def test_who_looks_at_whom_in_an_english_sentence(sentence, the, doer, action, place, thing) -> None:
    show = _said("cat-mat-en", sentence)
    row = shares(show)
    assert row[action][doer] >= 0.35 and row[action][thing] >= 0.35 and row[action][doer] + row[action][thing] >= 0.75
    assert row[place][thing] > 0.75 and row[doer][action] > 0.75
    assert best(row[the])[0] == doer and row[the][doer] > 0.5


@pytest.mark.parametrize(
    ("sentence", "doer", "action", "at", "thing", "top"),
    [
        ("", "小猫", "坐", "在", "垫子", "上"),
        ("小狗 睡 在 沙发 上", "小狗", "睡", "在", "沙发", "上"),
        ("小狗 趴 在 椅子 下", "小狗", "趴", "在", "椅子", "下"),
    ],
)
def test_who_looks_at_whom_in_a_chinese_sentence(sentence, doer, action, at, thing, top) -> None:
    row = shares(_said("cat-mat-zh", sentence))
    assert row[action][doer] >= 0.35 and row[action][thing] >= 0.35 and row[action][doer] + row[action][thing] >= 0.75
    assert row[at][thing] > 0.75 and row[top][thing] > 0.65 and row[doer][action] > 0.75


def test_the_two_articles_are_two_people_who_look_alike_until_they_know_where_they_stand() -> None:
    show = ready("cat-mat-en")
    first, second = (place for place, word in enumerate(seated_words(show, "askers")) if word.lower() == "the")
    weights, placed = stage(show).weights, stage(set_positions(show, True)).weights
    assert (weights[first] == weights[second]).all()
    assert np.abs(placed[first] - placed[second]).max() > 0.05


@pytest.mark.parametrize(
    ("name", "number", "it", "broke", "glass", "plate", "ball"),
    [
        ("pronoun-en", 2, "it", "broke", "glass", "plate", "ball"),
        ("pronoun-zh", 1, "它", "碎", "杯子", "盘子", "皮球"),
    ],
)
def test_it_is_what_broke(name, number, it, broke, glass, plate, ball) -> None:
    show = ready(name)
    row = shares(show)
    assert row[it][glass] > 0.5 and row[it][plate] < row[it][glass] / 2
    assert best(row[broke])[:2] == [glass, plate]

    sentence = " ".join(ball if word == glass else word for word in seated_words(show, "guests"))
    for other in (set_word(show, number, ball), set_sentence(show, "guests", sentence)):
        assert seated_words(other, "guests") == tuple(sentence.split())
        assert not any(person.made_up for person in other.asked)
        row = shares(other)
        assert row[it][plate] > 0.5 and row[it][ball] < row[it][plate] / 2
        assert best(row[broke])[0] == plate
        back = set_sentence(other, "guests", " ".join(seated_words(show, "guests")))
        np.testing.assert_array_equal(stage(back).weights, stage(show).weights)


@pytest.mark.parametrize(("name", "it"), [("pronoun-en", "it"), ("pronoun-zh", "它")])
def test_what_it_looks_for_is_in_its_own_numbers_alone(name, it) -> None:
    show = ready(name)
    place = seated_words(show, "askers").index(it)
    other = set_word(show, show.askers[place - 1], "xyzzy")
    np.testing.assert_array_equal(stage(other).q[place], stage(show).q[place])


@pytest.mark.parametrize(
    ("english", "chinese", "pairs"),
    [
        ("", "", {"cat": "小猫", "sat": "坐", "mat": "垫子"}),
        ("The dog slept on the rug", "小狗 睡 在 地毯 上", {"dog": "小狗", "slept": "睡", "rug": "地毯"}),
    ],
)
def test_a_word_finds_its_translation(english, chinese, pairs) -> None:
    show = _said("translation", english, "askers")
    show = set_sentence(show, "guests", chinese) if chinese else show
    row = shares(show)
    assert stage(show).shape == (6, 5) and not {*show.askers} & {*show.guests}
    for word, other in pairs.items():
        assert row[word][other] > 0.7
    assert row["on"]["在"] > 0.4 and row["on"]["上"] > 0.4
    assert row["The"] == row["the"] and list(row["the"].values()) == [1 / 5] * 5


@pytest.mark.parametrize("name", ["cat-mat-en", "cat-mat-zh"])
def test_each_head_of_a_sentence_does_what_its_name_says(name) -> None:
    show = ready(name)
    trace = stage_panel(show)
    assert [say(friend.name, "en") for friend in trace.descriptions] == ["Who", "Where", "What happens", "Nouns"]
    words = [word.lower() for word in seated_words(show, "guests")]
    doer, action, place, thing = (
        next(i for i, word in enumerate(words) if word in known)
        for known in ({"cat", "小猫"}, {"sat", "坐"}, {"on", "在"}, {"mat", "垫子"})
    )
    who, where, what, nouns = trace.heads.weights
    assert who[action, doer] > 0.75 and where[action, thing] > 0.75 and where[place, thing] > 0.75
    assert what[doer, action] > 0.75 and nouns[action, doer] == nouns[action, thing] > 0.3


# by hand


def _attention(tree: dict[str, Any]) -> tuple[list[list[float]], ...]:
    """Return scores, weights and output of a show file, computed of its numbers with loops alone."""
    people = {person["number"]: person for person in tree["people"]}
    q = [_row(tree, people[number], "criteria", "w_q") for number in tree["askers"]]
    k = [_row(tree, people[number], "tags", "w_k") for number in tree["guests"]]
    v = [_row(tree, people[number], "details", "w_v") for number in tree["guests"]]
    scores = [[sum(a * b for a, b in zip(asks, has, strict=True)) for has in k] for asks in q]
    for pin in tree.get("pins", []):
        scores[tree["askers"].index(pin["asker"])][tree["guests"].index(pin["guest"])] = pin["score"]
    scale = tree.get("scale", "sqrt_d_k")
    divisor = {"sqrt_d_k": math.sqrt(len(tree["traits"])), "none": 1}.get(scale, scale)
    weights = []
    for row in scores:
        grown = [math.exp((score - max(row)) / divisor) for score in row]
        weights.append([x / sum(grown) for x in grown])
    output = [
        [sum(w * details[j] for w, details in zip(row, v, strict=True)) for j in range(len(v[0]))] for row in weights
    ]
    return scores, weights, output


def _row(tree: dict[str, Any], person: dict[str, Any], field: str, which: str) -> list[float]:
    if "projections" not in tree:
        return person[field]
    w = tree["projections"][which]
    return [sum(x * w[i][j] for i, x in enumerate(person["embedding"])) for j in range(len(w[0]))]


def _map(name: str) -> dict[str, dict[str, float]]:
    return shares(let_everyone_look(ready(name)))


def _said(name: str, sentence: str, side: str = "guests") -> Show:
    """Return a show that says a sentence, all of known words; its own if the sentence is empty."""
    show = ready(name)
    said = set_sentence(show, side, sentence) if sentence else show
    assert not any(person.made_up for person in said.people)
    return said


def _apart(a: dict[Any, float], b: dict[Any, float]) -> float:
    """Return how much of their mind two rows spend differently, from 0 to 1."""
    return sum(abs(a[key] - b[key]) for key in a) / 2


def _texts(tree: Any):
    if isinstance(tree, dict) and tree and all(isinstance(part, str) for part in tree.values()):
        yield tree
    elif isinstance(tree, dict | list):
        for part in tree.values() if isinstance(tree, dict) else tree:
            yield from _texts(part)


def _strings(tree: Any):
    if isinstance(tree, dict):
        for key, part in tree.items():
            if isinstance(part, str):
                yield key
            yield from _strings(part)
    elif isinstance(tree, list):
        for part in tree:
            yield from _strings(part)
