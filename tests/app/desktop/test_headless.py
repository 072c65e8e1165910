"""The answers without a screen: a table that stays aligned, and JSON that rounds nothing."""

import json
import re
import time
import unicodedata
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from app.desktop.headless import NAME_WIDTH, clean, columns, table, trace_json
from core.edits import people, seats
from core.show import showfile
from core.show.model import Show, say
from core.staging.stage import stage
from tests.core.plain_attention import attention
from tests.core.plain_panel import panel
from tests.core.shows import FILES, dating, marks, sentence_of_cats, shows, whole
from tests.odd_shows import everyone

HOSTILE = "two\nlines\x1b[31m\u202eevil\u2028\t" + "名" * 500
MATRICES = ["w_q", "w_k", "w_v", "q", "k", "v", "scores", "scaled", "hidden", "masked", "weights", "output"]


def rows(text: str) -> list[str]:
    """Return the lines of a table's first block of numbers, below its head."""
    lines = text.split("\n")
    return [line for line in lines[3 : lines.index("", 3)] if not line.startswith(("*", "–", "Σ"))]


def percentages(text: str) -> list[str]:
    return [re.findall(r"<0\.1|\d+\.\d(?!\d)", row)[-1] for row in rows(text)]


def test_the_dating_show_as_a_table() -> None:
    lines = table(dating(), "en").split("\n")
    assert lines[0] == "The dating show"
    assert lines[2].split() == ["No.", "q·kᵀ", "÷√6", "≈", "2.45", "softmax", "%", "v₁", "v₂", "v₃", "v₄"]
    assert lines[5].split() == ["3", "Lin", "Chuan", "10.50", "4.29", "40.7", "1.50", "1.50", "0.50", "−0.50"]
    assert lines[-1] == (
        "softmax @ V = v₁ Early bird +0.75 · v₂ Even-tempered +0.45 · v₃ Close to family +0.5 · v₄ Sociable +0.12"
    )


def test_the_table_speaks_the_language_asked_for() -> None:
    text = table(marks(), "zh_CN")
    assert text.startswith("打分：80 对 5\n") and "宅 −0.5" in text
    assert table(marks(), "tlh").startswith("打分")  # a language that it lacks


def test_a_pinned_score_wears_a_mark_that_is_explained() -> None:
    text = table(marks(), "en")
    assert all("*" in row for row in rows(text))
    pinned = next(line for line in text.split("\n") if line.startswith("* a score set by hand, in place of q·kᵀ: "))
    assert "No. 3 pinned 80 instead of " in pinned
    assert "÷1 " in text and "√" not in text
    one = table(people.set_score(dating(), 3, 2), "en")
    assert ["*" in row for row in rows(one)] == [number == 3 for number in dating().guests]
    assert "No. 3 pinned 2 instead of 10.5\n" in one
    assert "*" not in table(dating(), "en")


@given(shows(largest=10), st.sampled_from(["zh_CN", "en"]))
def test_any_table_is_aligned_and_says_what_its_percentages_add_up_to(show: Show, language: str) -> None:
    show = replace(show, askers=show.askers[:1], pins=(), blocked=(), causal=False)
    text = table(show, language)
    assert not [c for c in text if c not in "\n\u2068\u2069" and unicodedata.category(c) in ("Cc", "Cf", "Cs")]
    lines = text.split("\n")
    head, body = lines[2], rows(text)
    assert len(body) == len(show.guests)
    assert {columns(row) for row in body} == {columns(head)}
    end = columns(head[: head.index("%") + 1])
    shown = [re.search(r"(<0\.1|\d+\.\d|–)$", cut(row, end)).group() for row in body]
    hidden = [number in show.empty_chairs for number in show.guests]
    assert [cell == "–" for cell in shown] == hidden
    total = sum(0 if cell in ("<0.1", "–") else round(10 * float(cell)) for cell in shown)
    told = [line for line in lines if line.startswith("Σ")]
    assert len(told) == (total not in (0, 1000)) and all(f" {total / 10:.1f}" in line for line in told)


def cut(line: str, width: int) -> str:
    """Return as much of a line as fills so many columns."""
    kept = ""
    for character in line:
        if columns(kept + character) > width:
            break
        kept += character
    return kept


@given(shows())
def test_a_table_of_any_show_has_a_block_for_each_asker(show: Show) -> None:
    text = table(show, "en")
    assert text.count("softmax @ V = ") >= len(show.askers)
    assert not text.endswith("\n")


def test_who_is_hidden_has_no_share_but_a_score() -> None:
    text = table(seats.set_empty(dating(), 3, True), "en")
    assert rows(text)[2].split() == ["3", "Lin", "Chuan", "10.50", "4.29", "–", "1.50", "1.50", "0.50", "−0.50"]
    assert "\n– hidden by a mask: no share\n" in text and "softmax @ V = v₁" in text
    assert "\n– 被掩码遮住，不分占比\n" in table(seats.set_empty(dating(), 3, True), "zh_CN")
    assert "–" not in table(dating(), "en")


@pytest.mark.parametrize(("language", "said"), [("en", "nobody is left to look at"), ("zh_CN", "没有谁可看了")])
def test_who_sees_nobody_is_told_so(language: str, said: str) -> None:
    show = sentence_of_cats()
    for guest in show.guests:
        show = seats.set_blocked(show, 2, guest, True)
    blocks = table(show, language).split("\n\n")
    assert [said in block for block in blocks[2::2]] == [number == 2 for number in show.askers]
    assert blocks[4].startswith("softmax @ V = 0")
    assert len({columns(line) for line in blocks[3].split("\n")[1:8]}) == 1


@pytest.mark.parametrize(
    "name", [HOSTILE, "e\u0301" * 500, "\u0301" * 500, "\ufeff\u200b\u2066", "x" * 500, "👩‍👩‍👧" * 20, ""]
)
def test_a_hostile_name_breaks_nothing(name: str) -> None:
    show = people.rename_person(people.rename_person(dating(), 3, "en", name), 7, "en", "Zoë 名")
    lines, plain = table(show, "en").split("\n"), table(dating(), "en").split("\n")
    assert len(lines) == len(plain)
    assert len({columns(line) for line in lines[2:11]}) == 1
    assert max(len(line) for line in lines) < 140
    assert not {"\u202e", "\x1b", "\u2066"} & set("".join(lines))


@given(st.text(), st.integers(1, 40))
def test_a_cleaned_text_fits_its_width(text: str, width: int) -> None:
    cleaned = clean(text, width)
    assert columns(cleaned) <= width and len(cleaned) <= 2 * width + 1
    assert all(unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Zl", "Zp") for character in cleaned)


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("Lin Chuan", "Lin Chuan"),
        ("a\nb", "a b"),
        ("\u202eabc", "abc"),
        ("相亲相亲相亲", "相亲相亲…"),
        ("half \ud83d", "half �"),
    ],
)
def test_a_text_is_cut_only_where_it_must(text: str, cleaned: str) -> None:
    assert clean(text, 10) == cleaned
    assert clean("名" * 12, NAME_WIDTH) == "名" * 12


def test_wide_characters_take_two_columns_and_marks_none() -> None:
    assert (columns("abc"), columns("相亲"), columns("e\u0301"), columns("Ａ")) == (3, 4, 1, 2)


@given(shows(), st.sampled_from(["zh_CN", "en"]))
def test_json_holds_the_whole_trace_and_rounds_nothing(show: Show, language: str) -> None:
    trace, tree = stage(show), json.loads(trace_json(show, language))
    x = ["x"] if show.everyone else ["x_q", "x_k"]
    assert list(tree) == ["askers", "guests", *x, *MATRICES, "panel"]
    for name in ("q", "k", "v", "scores", "scaled", "weights", "output"):
        assert tree[name] == getattr(trace, name).tolist()
    assert tree["guests"] == [say(guest.name, language) for guest in show.asked]
    assert tree["askers"] == [say(asker.name, language) for asker in show.asking]
    for row, (hidden, masked) in enumerate(zip(tree["hidden"], tree["masked"], strict=True)):
        assert [logit is None for logit in masked] == hidden
        assert [x for x in masked if x is not None] == [
            x for x, gone in zip(tree["scaled"][row], hidden, strict=True) if not gone
        ]
        assert all(share == 0 for share, gone in zip(tree["weights"][row], hidden, strict=True) if gone)


def agrees(show_file: bytes, slack: float = 0.0) -> None:
    """Fail unless --json says what plain loops make of the file, to 1e-12; with slack, times the largest logit."""
    told = json.loads(trace_json(showfile.decode(show_file), "en"))
    if "x" in told:
        told["x_q"] = told["x_k"] = told.pop("x")
    tree = json.loads(show_file)
    heads = told.pop("panel")
    expected = attention(tree)
    assert told.keys() - {"askers", "guests"} == expected.keys()
    assert told["hidden"] == expected["hidden"]
    largest = np.abs(expected["scaled"]).max()
    for name in expected.keys() - {"hidden"}:
        a, b = np.array(told[name], dtype=float), np.array(expected[name], dtype=float)  # null is NaN
        assert a.shape == b.shape
        large = max(1.0, slack * largest, slack * np.abs(np.nan_to_num(b)).max())
        np.testing.assert_allclose(a, b, rtol=0, atol=1e-12 * large, err_msg=name)
    largest = np.abs(heads["scaled"]).max()
    for name, rows in panel(tree, heads).items():
        large = max(1.0, slack * largest, slack * np.abs(rows).max())
        np.testing.assert_allclose(heads[name], rows, rtol=0, atol=1e-12 * large, err_msg=name)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_shipped_show_is_what_plain_loops_make_of_its_file(file: Path) -> None:
    agrees(file.read_bytes())


@given(shows(largest=3))
def test_any_show_is_what_plain_loops_make_of_its_file(show: Show) -> None:
    agrees(showfile.encode(show), slack=1.0)


def test_every_key_of_a_file_counts_in_plain_loops_and_here() -> None:
    agrees(showfile.encode(whole()))


def test_x_stands_once_where_askers_are_guests() -> None:
    one, two = json.loads(trace_json(sentence_of_cats(), "en")), json.loads(trace_json(dating(), "en"))
    assert np.shape(one["x"]) == (6, 6) and "x_q" not in one
    assert np.shape(two["x_q"]) == (1, 16) and np.shape(two["x_k"]) == (8, 16) and "x" not in two


def test_a_crowd_of_300_is_told_in_a_few_seconds() -> None:
    show = seats.set_causal(everyone(300), True)
    start = time.perf_counter()
    text, tree = table(show, "en"), json.loads(trace_json(show, "en"))
    assert time.perf_counter() - start < 30
    assert np.shape(tree["weights"]) == np.shape(tree["hidden"]) == (300, 300)
    blocks = text.split("\n\n")[1::2]
    assert len(blocks) == 300
    for block in blocks[:2] + blocks[-2:]:
        lines = block.split("\n")[1:302]
        assert len({columns(line) for line in lines}) == 1
    assert blocks[1].count("–") == 298 + 1 and "–" not in blocks[-1]
