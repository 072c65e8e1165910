"""The answers without a screen: a table that stays aligned, and JSON that rounds nothing."""

import json
import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from app.headless import NAME_WIDTH, clean, columns, table, trace_json
from core import editing
from core.show import Show, say
from core.staging import stage
from tests.core.shows import dating, marks, shows

HOSTILE = "two\nlines\x1b[31m\u202eevil\u2028\t" + "名" * 500
KEYS = ["askers", "guests", "q", "k", "v", "scores", "scaled", "weights", "output"]


def rows(text: str) -> list[str]:
    """Return the lines of a table's first block of numbers, below its head."""
    lines = text.split("\n")
    return [line for line in lines[3 : lines.index("", 3)] if not line.startswith("*")]


def percentages(text: str) -> list[str]:
    return [re.findall(r"<0\.1|\d+\.\d(?!\d)", row)[-1] for row in rows(text)]


def test_the_dating_show_as_a_table() -> None:
    lines = table(dating(), "en").split("\n")
    assert lines[0] == "The dating show"
    assert lines[2].split() == ["No.", "q·kᵀ", "÷√6", "=", "2.45", "softmax", "%", "v₁", "v₂", "v₃", "v₄"]
    assert lines[5].split() == ["3", "Lin", "Chuan", "10.50", "4.29", "40.7", "1.50", "1.50", "0.50", "−0.50"]
    assert lines[-1] == (
        "softmax @ V = v₁ Early bird +0.76 · v₂ Even-tempered +0.9 · v₃ Close to family +0.47 · v₄ Sociable +0.13"
    )


def test_the_table_speaks_the_language_asked_for() -> None:
    text = table(marks(), "zh_CN")
    assert text.startswith("打分：80 对 5\n") and "宅 −0.5" in text
    assert table(marks(), "tlh").startswith("打分")  # a language that it lacks


def test_a_pinned_score_wears_a_mark_that_is_explained() -> None:
    text = table(marks(), "en")
    assert all("*" in row for row in rows(text))
    assert "\n* a score set by hand, in place of q·kᵀ\n" in text
    assert "÷1 " in text and "√" not in text
    one = table(editing.set_score(dating(), 3, 2), "en")
    assert ["*" in row for row in rows(one)] == [number == 3 for number in dating().guests]
    assert "*" not in table(dating(), "en")


@given(shows(largest=10), st.sampled_from(["zh_CN", "en"]))
def test_any_table_is_aligned_and_its_percentages_add_up(show: Show, language: str) -> None:
    show = replace(show, askers=show.askers[:1], pins=())
    text = table(show, language)
    assert not [c for c in text if c != "\n" and unicodedata.category(c) in ("Cc", "Cf", "Cs")]
    lines = text.split("\n")
    head, body = lines[2], rows(text)
    assert len(body) == len(show.guests)
    assert {columns(row) for row in body} == {columns(head)}
    end = columns(head[: head.index("%") + 1])
    shown = [re.search(r"(<0\.1|\d+\.\d)$", cut(row, end)).group() for row in body]
    assert sum(0 if cell == "<0.1" else round(10 * float(cell)) for cell in shown) == 1000


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


@pytest.mark.parametrize(
    "name", [HOSTILE, "e\u0301" * 500, "\u0301" * 500, "\ufeff\u200b\u2066", "x" * 500, "👩‍👩‍👧" * 20, ""]
)
def test_a_hostile_name_breaks_nothing(name: str) -> None:
    show = editing.rename(editing.rename(dating(), 3, "en", name), 7, "en", "Zoë 名")
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
    assert list(tree) == KEYS
    for name in KEYS[2:]:
        assert tree[name] == getattr(trace, name).tolist()
    assert tree["guests"] == [say(guest.name, language) for guest in show.asked]
    assert tree["askers"] == [say(show.person(number).name, language) for number in show.askers]
