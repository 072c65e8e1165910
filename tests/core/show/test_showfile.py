"""The show file: what is saved opens as it was, and what cannot be opened says why and where."""

import json
import os
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import replace

from core.edits.seats import let_everyone_look
from core.show import json_text, showfile
from core.show.errors import SENTENCES, describe, json_path
from core.show.model import Panel, Pin
from core.show.showfile import ShowFileError, decode, encode
from core.show.validate import SCALES, check_show
from core.staging.stage import stage
from tests.core.mutations import mutated
from tests.core.shows import FILES, FOLDER, dating, marks, shows, whole
from tests.odd_shows import crowd

SEEDS = range(500)
LIMIT = "-1000000000…1000000000"
TONGUES = "zh_CN | en"
WHOLE_NUMBER = "whole number"
FRIENDS = "$.panel.friends"
MARKS = (FOLDER / "marks.show.json").read_bytes()
WHOLE = encode(whole())
TO_MUTATE = [MARKS, WHOLE, *((FOLDER / f"{name}.show.json").read_bytes() for name in ("dating", "cat-mat-en"))]


def refused(data: bytes) -> ShowFileError:
    """Return what is wrong with a file; fail if it opens."""
    with pytest.raises(ShowFileError) as caught:
        decode(data)
    return caught.value


def changed(change: Callable[[Any], Any], data: bytes = MARKS) -> bytes:
    """Return a file (by default that of marks) with a change made to the tree of its values."""
    tree = json.loads(data)
    change(tree)
    return json.dumps(tree).encode()


def assert_says_all(error: ShowFileError) -> None:
    """Every error names a problem, a place, what was found and what would do, and its sentence says all of it."""
    assert error.problem in SENTENCES
    assert error.path.startswith(("$", "line "))
    for part in (error.path, error.found, error.expected):
        assert part and part in str(error)
        assert part.isprintable() and len(part) < 200
    str(error).encode()  # no half characters


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_shipped_show_is_written_as_it_was_read_to_the_byte(file: Path) -> None:
    assert encode(decode(file.read_bytes())) == file.read_bytes()


@given(shows())
def test_any_show_saved_and_opened_is_equal(show) -> None:
    data = encode(show)
    assert decode(data) == show
    assert encode(decode(data)) == data
    assert data.endswith(b"}\n") and b"\r" not in data


def test_a_file_is_laid_out_for_people() -> None:
    text = encode(replace(dating(), scale=2.5)).decode()
    assert '      "name": {"zh_CN": "周禾", "en": "Zhou He"},\n' in text
    assert '      "tags": [2, 2, 1, 1, 0, 0],\n' in text
    assert '  "scale": 2.5' in text and "2.0" not in text


def test_what_is_as_usual_is_not_written() -> None:
    assert encode(replace(marks(), panel=Panel(heads=8))) == MARKS
    usual = {"positions", "causal", "empty_chairs", "blocked", "panel", "features", "projections"}
    assert not usual & json.loads(MARKS).keys()
    assert usual <= json.loads(WHOLE).keys()


@pytest.mark.parametrize(
    "rewrite",
    [
        lambda data: b"\xef\xbb\xbf" + data,
        lambda data: data.replace(b"\n", b"\r\n"),
        lambda data: json.dumps(json.loads(data)).encode(),
        lambda data: json.dumps(dict(reversed(json.loads(data).items())), ensure_ascii=True).encode(),
    ],
    ids=["bom", "crlf", "one line", "other order"],
)
def test_what_means_the_same_opens_the_same(rewrite) -> None:
    assert decode(rewrite(MARKS)) == marks()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_mutated_file_is_opened_or_refused_with_a_reason(seed: int) -> None:
    data = mutated(TO_MUTATE[seed % len(TO_MUTATE)], seed)
    try:
        show = decode(data)
    except ShowFileError as error:
        assert_says_all(error)
    else:
        assert decode(encode(show)) == show
        trace = stage(show)
        assert trace.weights.sum(axis=1) == pytest.approx(1.0 - trace.fully_masked, abs=1e-12)


def test_mutated_files_are_both_opened_and_refused_for_most_reasons() -> None:
    outcomes: Counter[str] = Counter()
    for seed in SEEDS:
        try:
            decode(mutated(TO_MUTATE[seed % len(TO_MUTATE)], seed))
            outcomes["opened"] += 1
        except ShowFileError as error:
            outcomes[error.problem] += 1
    assert outcomes["opened"] >= 25 and outcomes.total() - outcomes["opened"] >= 250
    assert outcomes.keys() >= {*SENTENCES} - {"version", "not_a_show", "empty", "missing_key"}


@pytest.mark.parametrize(
    ("data", "problem", "path", "found", "expected"),
    [
        (b"", "not_json", "line 1, column 1", "end of file", "value"),
        (b"\xff\xfe{\x00", "not_utf8", "line 1, column 1", "byte 0xff", "UTF-8"),
        (b"\xef\xbb\xbf{\n \xe7\x9b\xb8\xc3(", "not_utf8", "line 2, column 3", "byte 0xc3", "UTF-8"),
        (b'{"a": 1,\n\n "b" 2}', "not_json", "line 3, column 6", "2", ":"),
        (b'{"a": 1\n "b": 2}', "not_json", "line 2, column 2", '"', ","),
        (b"{a: 1}", "not_json", "line 1, column 2", "a", '"key"'),
        (b'{"a": "b\n"}', "not_json", "line 1, column 9", r"\n", r"\n | \t | \u…."),
        (MARKS[:-2], "not_json", f"line {MARKS.count(10)}, column 1", "end of file", ","),
        (b"[]", "not_a_show", "$", "0 items", '{"format": "attention-date/show", …}'),
        (b'"text"', "not_a_show", "$", '"text"', '{"format": "attention-date/show", …}'),
        (b"{}", "not_a_show", "$.format", "nothing", '"attention-date/show"'),
        (b'{"format": "zip"}', "not_a_show", "$.format", '"zip"', '"attention-date/show"'),
        (b"[" * 200_000, "too_large", "$", "> 16 levels", "≤ 16 levels"),
    ],
)
def test_what_is_no_show_says_so(data, problem, path, found, expected) -> None:
    error = refused(data)
    assert_says_all(error)
    assert (error.problem, error.path, error.found, error.expected) == (problem, path, found, expected)


def put(*path: Any) -> Callable[[Any], None]:
    """Return a change that puts the last of its arguments at the path of the others."""
    *way, key, value = path

    def change(tree: Any) -> None:
        for step in way:
            tree = tree[step]
        tree[key] = value

    return change


@pytest.mark.parametrize(
    ("change", "problem", "path", "found", "expected"),
    [
        (put("version", 2), "version", "$.version", "2", "1"),
        (put("version", 0), "version", "$.version", "0", "1"),
        (put("version", -(10**8)), "version", "$.version", "-100000000", "1"),
        (put("version", True), "version", "$.version", "true", "1"),
        (put("version", 1.0), "version", "$.version", "1.0", "1"),
        (lambda t: t.pop("version"), "version", "$.version", "nothing", "1"),
        (put("titel", "x"), "unknown_key", "$.titel", '"titel"', "title"),
        (put("people", 2, "tagz", []), "unknown_key", "$.people[2].tagz", '"tagz"', "tags"),
        (put("pins", 0, "qqqq", 1), "unknown_key", "$.pins[0].qqqq", '"qqqq"', "asker | guest | score"),
        (put("axes", 0, "a - at `$.b", 1), "unknown_key", '$.axes[0]["a - at `$.b"]', '"a - at `$.b"', "low | high"),
        (put("a\n` - at `$.pins[7]", 1), "unknown_key", "$.pins[7]", '"a\n', "asker"),
        (put("k" * 2001, 1), "too_large", f'$["{"k" * 40}…"]', "2001 characters", "≤ 2000 characters"),
        (put("people", 1, "\ud83d", 1), "out_of_range", '$.people[1]["\\ud83d"]', '"\\ud83d"', "Unicode text"),
        (put("title", "fr", "x"), "unknown_key", "$.title.fr", '"fr"', "zh_CN | en"),
        (lambda t: t.pop("title"), "missing_key", "$.title", "nothing", "title"),
        (lambda t: t["people"][1].pop("name"), "missing_key", "$.people[1].name", "nothing", "name"),
        (lambda t: t["vocabulary"].pop("tag"), "missing_key", "$.vocabulary.tag", "nothing", "tag"),
        (put("people", {}), "wrong_type", "$.people", "{}", "list"),
        (put("people", 1, None), "wrong_type", "$.people[1]", "null", "object"),
        (put("people", 1, "number", 1.5), "wrong_type", "$.people[1].number", "1.5", "whole number"),
        (put("people", 1, "number", True), "wrong_type", "$.people[1].number", "true", "whole number"),
        (put("people", 1, "tags", 3, True), "wrong_type", "$.people[1].tags[3]", "true", "number"),
        (put("people", 1, "tags", 3, "2"), "wrong_type", "$.people[1].tags[3]", '"2"', "number"),
        (put("people", 1, "tags", "2"), "wrong_type", "$.people[1].tags", '"2"', "list"),
        (put("people", 1, "name", [1, 2]), "wrong_type", "$.people[1].name", "2 numbers", "text | object"),
        (put("people", 1, "name", "en", 5), "wrong_type", "$.people[1].name.en", "5", "text"),
        (put("people", 1, "story", "b c", {}), "wrong_type", '$.people[1].story["b c"]', "{}", "text"),
        (put("scale", None), "wrong_type", "$.scale", "null", SCALES),
        (put("scale", "cube"), "out_of_range", "$.scale", '"cube"', SCALES),
        (put("scale", 0), "out_of_range", "$.scale", "0.0", SCALES),
        (put("scale", -2), "out_of_range", "$.scale", "-2.0", SCALES),
        (put("scale", 5e-324), "out_of_range", "$.scale", "5e-324", "≥ 1e-09"),
        (put("people", 1, "tags", 0, float("nan")), "not_finite", "$.people[1].tags[0]", "NaN", "number"),
        (put("people", 1, "tags", 0, float("-inf")), "not_finite", "$.people[1].tags[0]", "-Infinity", "number"),
        (put("people", 1, "tags", 0, 1e10), "too_large", "$.people[1].tags[0]", "10000000000.0", LIMIT),
        (put("people", 1, "number", -(10**50)), "too_large", "$.people[1].number", "-1e+50", LIMIT),
        (put("pins", 0, "score", 10**4000), "not_finite", "$.pins[0].score", "Infinity", "number"),
        (put("people", 1, "name", "x" * 2001), "too_large", "$.people[1].name", "2001 characters", "≤ 2000 characters"),
        (put("people", 1, "name", "\ud83d"), "out_of_range", "$.people[1].name", '"\\ud83d"', "Unicode text"),
        (put("people", 1, "avatar", "../etc"), "out_of_range", "$.people[1].avatar", '"../etc"', '"person-1"'),
        (put("people", 1, "avatar", "person-٣"), "out_of_range", "$.people[1].avatar", '"person-٣"', '"person-1"'),
        (put("people", 1, "avatar", "person-1\n"), "out_of_range", "$.people[1].avatar", '"person-1\\n"', '"person-1"'),
        (put("people", 1, "number", -1), "out_of_range", "$.people[1].number", "-1", "≥ 0"),
        (lambda t: t["people"][1]["tags"].pop(), "wrong_length", "$.people[1].tags", "5 numbers", "6"),
        (put("people", 1, "tags", []), "wrong_length", "$.people[1].tags", "0 items", "6"),
        (put("people", 1, "details", [1]), "wrong_length", "$.people[1].details", "1 number", "4"),
        (put("people", 1, "criteria", [1]), "wrong_length", "$.people[1].criteria", "1 number", "6"),
        (lambda t: t["people"][0].pop("criteria"), "wrong_length", "$.people[0].criteria", "0 items", "6"),
        (put("people", 1, "number", 0), "duplicate", "$.people[1].number", "0", "once"),
        (put("guests", 1, 3), "duplicate", "$.guests[1]", "3", "once"),
        (put("askers", [0, 0]), "duplicate", "$.askers[1]", "0", "once"),
        (put("languages", ["en", "en"]), "duplicate", "$.languages[1]", '"en"', "once"),
        (lambda t: t["pins"].append(t["pins"][0]), "duplicate", "$.pins[6]", "0, 3", "once"),
        (put("guests", 1, 99), "unknown_person", "$.guests[1]", "99", "0 | 1 | 3 | 4 | 6 | 7 | 8"),
        (put("askers", 0, 99), "unknown_person", "$.askers[0]", "99", "0 | 1 | 3 | 4 | 6 | 7 | 8"),
        (put("selected", 99), "unknown_person", "$.selected", "99", "0"),
        (put("pins", 0, "asker", 3), "unknown_person", "$.pins[0].asker", "3", "0"),
        (put("pins", 0, "guest", 0), "unknown_person", "$.pins[0].guest", "0", "1 | 3 | 4 | 6 | 7 | 8"),
        (put("title", {}), "empty", "$.title", "{}", "≥ 1"),
        *((put(key, []), "empty", f"$.{key}", "0 items", "≥ 1") for key in ("languages", "traits", "axes", "askers")),
        (put("guests", []), "empty", "$.guests", "0 items", "≥ 1"),
        (put("traits", ["x"] * 37), "too_large", "$.traits", "37 items", "≤ 36"),
        (put("axes", [{"low": "", "high": ""}] * 13), "too_large", "$.axes", "13 items", "≤ 12"),
        (put("guests", list(range(513))), "too_large", "$.guests", "513 numbers", "≤ 512"),
        (put("x", json.loads("[" * 30 + "]" * 30)), "too_large", "$.x" + "[0]" * 16, "> 16 levels", "≤ 16 levels"),
    ],
)
def test_what_is_wrong_says_where_what_and_what_would_do(change, problem, path, found, expected) -> None:
    error = refused(changed(change))
    if "\n" not in found:
        assert_says_all(error)
        assert (error.problem, error.path, error.found, error.expected) == (problem, path, found, expected)
    else:
        assert error.problem == problem  # a key that looks like a path may be told as one, and does no harm


PANEL_KEYS = "heads | kv_heads | friends | silent | w_q | w_k | w_v | w_o | seed"


@pytest.mark.parametrize(
    ("change", "problem", "path", "found", "expected"),
    [
        (put("position", True), "unknown_key", "$.position", '"position"', "positions"),
        (put("projections", "w_o", []), "unknown_key", "$.projections.w_o", '"w_o"', "w_v"),
        (put("projections", "bias", []), "unknown_key", "$.projections.bias", '"bias"', "w_q | w_k | w_v"),
        (put("blocked", 0, "gust", 1), "unknown_key", "$.blocked[0].gust", '"gust"', "guest"),
        (put("blocked", 0, "score", 1), "unknown_key", "$.blocked[0].score", '"score"', "asker | guest"),
        (put("panel", "head", 2), "unknown_key", "$.panel.head", '"head"', "heads"),
        (put("panel", "xyz", 2), "unknown_key", "$.panel.xyz", '"xyz"', PANEL_KEYS),
        (put("panel", "friends", 1, "trait", []), "unknown_key", "$.panel.friends[1].trait", '"trait"', "traits"),
        (put("panel", "friends", 1, "x", []), "unknown_key", "$.panel.friends[1].x", '"x"', "name | traits | axes"),
        (put("people", 1, "embeding", []), "unknown_key", "$.people[1].embeding", '"embeding"', "embedding"),
        (put("panel", "friends", 0, "name", {"fr": "x"}), "unknown_key", "$.panel.friends[0].name.fr", '"fr"', TONGUES),
        (put("features", 0, {"fr": "x"}), "unknown_key", "$.features[0].fr", '"fr"', TONGUES),
        (lambda t: t["projections"].pop("w_k"), "missing_key", "$.projections.w_k", "nothing", "w_k"),
        (lambda t: t["blocked"][0].pop("guest"), "missing_key", "$.blocked[0].guest", "nothing", "guest"),
        (lambda t: t["panel"]["friends"][1].pop("axes"), "missing_key", "$.panel.friends[1].axes", "nothing", "axes"),
        (put("projections", []), "wrong_type", "$.projections", "0 items", "object | null"),
        (put("projections", "w_q", 1, 0, "x"), "wrong_type", "$.projections.w_q[1][0]", '"x"', "number"),
        (put("projections", "w_q", 1, 3), "wrong_type", "$.projections.w_q[1]", "3", "list"),
        (put("positions", 1), "wrong_type", "$.positions", "1", "true or false"),
        (put("causal", "yes"), "wrong_type", "$.causal", '"yes"', "true or false"),
        (put("empty_chairs", 0, 1.5), "wrong_type", "$.empty_chairs[0]", "1.5", "whole number"),
        (put("blocked", 0, [3, 3]), "wrong_type", "$.blocked[0]", "2 numbers", "object"),
        (put("people", 2, "made_up", 0), "wrong_type", "$.people[2].made_up", "0", "true or false"),
        (put("panel", None), "wrong_type", "$.panel", "null", "object"),
        (put("panel", "heads", 2.5), "wrong_type", "$.panel.heads", "2.5", "whole number"),
        (
            put("panel", "friends", 0, "traits", 0, "x"),
            "wrong_type",
            "$.panel.friends[0].traits[0]",
            '"x"',
            WHOLE_NUMBER,
        ),
        (put("panel", "w_o", 0, 0, None), "wrong_type", "$.panel.w_o[0][0]", "null", "number"),
        (put("panel", "w_o", 0, 0, 2e9), "too_large", "$.panel.w_o[0][0]", "2000000000.0", LIMIT),
        (put("projections", "w_v", 0, 0, float("nan")), "not_finite", "$.projections.w_v[0][0]", "NaN", "number"),
        (put("features", []), "empty", "$.features", "0 items", "≥ 1"),
        (put("features", ["x"] * 65), "too_large", "$.features", "65 items", "≤ 64"),
        (
            put("panel", "friends", [{"name": "", "traits": [], "axes": []}] * 17),
            "too_large",
            FRIENDS,
            "17 items",
            "≤ 16",
        ),
        (put("features", ["x"] * 3), "wrong_length", "$.projections.w_q", "4 items", "3"),
        (lambda t: t.pop("projections"), "wrong_length", "$.features", "4 items", "0"),
        (lambda t: t["projections"]["w_q"].pop(), "wrong_length", "$.projections.w_q", "3 items", "4"),
        (lambda t: t["projections"]["w_k"][2].pop(), "wrong_length", "$.projections.w_k[2]", "1 number", "2"),
        (put("projections", "w_v", 3, [1, 2]), "wrong_length", "$.projections.w_v[3]", "2 numbers", "1"),
        (put("projections", "w_v", []), "wrong_length", "$.projections.w_v", "0 items", "4"),
        (lambda t: t["people"][0].pop("embedding"), "wrong_length", "$.people[0].embedding", "0 items", "4"),
        (put("people", 3, "embedding", [1]), "wrong_length", "$.people[3].embedding", "1 number", "4"),
        (put("people", 0, "criteria", [1]), "wrong_length", "$.people[0].criteria", "1 number", "2"),
        (lambda t: t["panel"]["w_q"].pop(), "wrong_length", "$.panel.w_q", "3 items", "4"),
        (put("panel", "w_k", 1, [1, 2, 3]), "wrong_length", "$.panel.w_k[1]", "3 numbers", "2"),
        (put("panel", "kv_heads", 2), "wrong_length", "$.panel.w_k[0]", "2 numbers", "4"),
        (put("panel", "w_v", [[1, 2]]), "wrong_length", "$.panel.w_v", "1 item", "4"),
        (put("panel", "w_o", 3, []), "wrong_length", "$.panel.w_o[3]", "0 items", "4"),
        (put("panel", "heads", 0), "out_of_range", "$.panel.heads", "0", "1…16"),
        (put("panel", "heads", 17), "out_of_range", "$.panel.heads", "17", "1…16"),
        (put("panel", "kv_heads", 3), "out_of_range", "$.panel.kv_heads", "3", "1 | 2"),
        (put("panel", "kv_heads", 4), "out_of_range", "$.panel.kv_heads", "4", "1 | 2"),
        (put("panel", "kv_heads", -1), "out_of_range", "$.panel.kv_heads", "-1", "1 | 2"),
        (put("panel", "seed", -1), "out_of_range", "$.panel.seed", "-1", "≥ 0"),
        (put("panel", "silent", [0, 2]), "out_of_range", "$.panel.silent[1]", "2", "0…1"),
        (put("panel", "silent", [-1]), "out_of_range", "$.panel.silent[0]", "-1", "0…1"),
        (put("panel", "friends", 1, "traits", [2]), "out_of_range", "$.panel.friends[1].traits[0]", "2", "0…1"),
        (put("panel", "friends", 0, "axes", [-1]), "out_of_range", "$.panel.friends[0].axes[0]", "-1", "0…0"),
        (put("guests", [1, 3, 2]), "out_of_range", "$.causal", "true", "false | askers = guests"),
        (put("panel", "silent", [1, 1]), "duplicate", "$.panel.silent[1]", "1", "once"),
        (put("panel", "friends", 1, "traits", [1, 0, 1]), "duplicate", "$.panel.friends[1].traits[2]", "1", "once"),
        (put("empty_chairs", [1, 1]), "duplicate", "$.empty_chairs[1]", "1", "once"),
        (lambda t: t["blocked"].append(t["blocked"][0]), "duplicate", "$.blocked[1]", "3, 3", "once"),
        (put("empty_chairs", [4]), "unknown_person", "$.empty_chairs[0]", "4", "1 | 2 | 3"),
        (put("empty_chairs", [1, 99]), "unknown_person", "$.empty_chairs[1]", "99", "1 | 2 | 3"),
        (put("blocked", 0, "asker", 4), "unknown_person", "$.blocked[0].asker", "4", "1 | 2 | 3"),
        (put("blocked", 0, "guest", 99), "unknown_person", "$.blocked[0].guest", "99", "1 | 2 | 3"),
    ],
)
def test_what_is_wrong_with_sentences_masks_and_panels_says_so(change, problem, path, found, expected) -> None:
    error = refused(changed(change, WHOLE))
    assert_says_all(error)
    assert (error.problem, error.path, error.found, error.expected) == (problem, path, found, expected)


def test_an_embedding_without_projections_is_too_much() -> None:
    error = refused(changed(put("people", 1, "embedding", [1, 2])))
    assert (error.path, error.found, error.expected) == ("$.people[1].embedding", "2 numbers", "0")


def test_a_pin_for_each_pair_of_a_crowd_is_checked_soon() -> None:
    """Each is looked up in a set: looking through 300 people for each of 90 000 pins took seconds."""
    show = let_everyone_look(crowd(300))
    pins = tuple(Pin(asker=a, guest=g, score=1.0) for a in show.askers for g in show.guests)
    start = time.perf_counter()
    check_show(replace(show, pins=pins))
    assert time.perf_counter() - start < 1


def test_a_repeated_key_is_refused_where_it_stands() -> None:
    error = refused(MARKS.replace(b'"avatar": "person-3"', b'"avatar": "a-1", "avatar": "person-3"'))
    assert (error.problem, error.path, error.found, error.expected) == (
        "duplicate",
        "$.people[2].avatar",
        '"avatar"',
        "once",
    )


def test_the_sentence_is_plain_english() -> None:
    error = refused(changed(lambda tree: tree["people"][1]["tags"].pop()))
    assert str(error) == "At $.people[1].tags, found 5 numbers, but there should be 6."


def test_a_bystander_may_be_blank() -> None:
    data = changed(lambda tree: tree["people"].append({"number": 9, "name": "Passer-by"}))
    assert decode(data).person(9).tags == ()


def test_a_file_beyond_the_limit_is_refused_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_text, "MAX_BYTES", 100)
    monkeypatch.setattr(showfile, "MAX_BYTES", 100)
    (tmp_path / "big").write_bytes(b" " * 1000)
    with pytest.raises(ShowFileError, match="> 100 B") as caught:
        showfile.read(tmp_path / "big")
    assert caught.value.problem == "too_large"


def test_migrations_are_made_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def older(tree: dict[str, Any]) -> dict[str, Any]:
        return {("headline" if key == "name" else key): part for key, part in tree.items()}

    def old(tree: dict[str, Any]) -> dict[str, Any]:
        return {("title" if key == "headline" else key): part for key, part in tree.items()}

    def to_version_minus_1(tree: Any) -> None:
        tree["version"], tree["name"] = -1, tree.pop("title")

    data = changed(to_version_minus_1)
    assert refused(data).problem == "version"
    monkeypatch.setitem(showfile.MIGRATIONS, -1, older)
    error = refused(data)
    assert (error.problem, error.found) == ("version", "-1")
    monkeypatch.setitem(showfile.MIGRATIONS, 0, old)
    assert decode(data) == marks()


def test_a_broken_old_file_is_refused_by_its_migration(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(showfile.MIGRATIONS, 0, lambda tree: {**tree, "title": tree["headline"]})
    error = refused(changed(put("version", 0)))
    assert_says_all(error)
    assert (error.problem, error.expected) == ("wrong_type", "a show of version 0")


def test_no_migration_stands_unused() -> None:
    assert all(version < showfile.VERSION for version in showfile.MIGRATIONS)


def test_a_file_is_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "我的.show.json"
    showfile.write(path, dating())
    showfile.write(str(path), marks())
    assert showfile.read(path) == showfile.read(str(path)) == marks()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path: Path, monkeypatch, broken: str) -> None:
    path = tmp_path / "a.show.json"
    showfile.write(path, dating())

    def fail(*_: Any) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(*((os, "fsync", fail) if broken == "fsync" else (Path, "replace", fail)))
    with pytest.raises(OSError, match="no space"):
        showfile.write(path, marks())
    assert showfile.read(path) == dating()
    assert list(tmp_path.iterdir()) == [path]


def test_what_no_reader_would_open_is_never_written(tmp_path: Path) -> None:
    path = tmp_path / "a.show.json"
    showfile.write(path, dating())
    for bad in (replace(marks(), guests=()), replace(marks(), scale=float("nan")), replace(marks(), title=3)):
        with pytest.raises(ShowFileError):
            showfile.write(path, bad)
    with pytest.raises(ShowFileError, match="nobody"):
        encode(replace(marks(), pins=(Pin(asker=0, guest=0, score=1),)))
    assert showfile.read(path) == dating()
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    link, target = tmp_path / "link", tmp_path / "target"
    target.write_bytes(b"old")
    try:
        link.symlink_to(target)
    except OSError:
        pytest.skip("no links here")
    showfile.write(link, dating())
    assert link.is_symlink() and showfile.read(target) == dating()


def test_a_missing_folder_is_an_oserror(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        showfile.write(tmp_path / "none" / "a.show.json", dating())


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("abc", '"abc"'),
        ("x" * 50, f'"{"x" * 40}…"'),
        ("a\nb\u202e\ud800", '"a\\nb\\u202e\\ud800"'),
        (None, "null"),
        (False, "false"),
        (3, "3"),
        (10**30, "> 1e20"),
        (-(10**30), "< -1e20"),
        (0.1, "0.1"),
        ([], "0 items"),
        ([1], "1 number"),
        ([True, 2], "2 items"),
        ({}, "{}"),
        ({"a": 1}, "{…}"),
        (object(), "object"),
    ],
)
def test_a_value_is_described_in_a_few_characters(value, text) -> None:
    assert describe(value) == text


def test_a_path_names_odd_keys_in_quotes() -> None:
    assert json_path(("people", 3, "tags")) == "$.people[3].tags"
    assert json_path(("a b", "名", "x" * 50)) == f'$["a b"]["名"]["{"x" * 40}…"]'
    assert json_path(()) == "$"
