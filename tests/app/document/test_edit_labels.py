"""What undo steps are called: in both languages, in the words of the show, about whom they were made."""

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from app.document.edit_labels import label_of
from app.resources import TRANSLATIONS
from app.style.language import speak
from app.text.terms import terms_of
from core.edits import heads, matrices, people, seats, shares
from core.edits.registry import Edit, edit_of, edit_types
from core.show.model import HeadDescription, Show
from tests.core.shows import dating
from tests.odd_shows import ready

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    speak("en")


def label(edit: Edit, show: Show, language: str) -> str:
    speak(language)
    return label_of(edit, show, terms_of(show.vocabulary, language))


def test_every_edit_has_a_label_in_both_languages() -> None:
    for ts in TRANSLATIONS.glob("*.ts"):
        contexts = {c.findtext("name"): c for c in ElementTree.parse(ts).getroot().iter("context")}
        labels = {m.findtext("source"): m.findtext("translation") for m in contexts["Edits"].iter("message")}
        assert {type_.label for type_ in edit_types().values()} == set(labels) - {"{friend} {}"}
        assert all(labels.values())


@pytest.mark.parametrize(
    ("edit", "en", "zh"),
    [
        (edit_of(people.set_criterion, 0, 2, 1.0), "How much I want: Humour", "看重程度：幽默"),
        (edit_of(people.set_score, 3, 1.0), "Score of Lin Chuan", "林川 的打分"),
        (edit_of(shares.set_share, 3, 0.5), "Share of Lin Chuan", "林川 的占比"),
        (edit_of(people.set_tag, 3, 0, 1.0), "Tags: Lin Chuan", "标签：林川"),
        (edit_of(people.add_guest, "Kun"), "Add a guest", "添加嘉宾"),
        (edit_of(people.remove_trait, 5), "Remove the trait Loves sport", "删去标准“爱运动”"),
        (edit_of(people.set_scale, "none"), "Divide the scores", "调整缩放"),
        (
            edit_of(people.set_word_of_vocabulary, "tag", "en", "x"),
            "Word of the show: Key: how those looked at introduce themselves",
            "用词：Key：被看的一方亮出什么",
        ),
        (edit_of(seats.set_empty, 3, True), "Seat of Lin Chuan", "林川 的座位"),
        (edit_of(matrices.set_q, 0, 0, 1.0), "Query of Me", "我 的 Query"),
        (edit_of(heads.mute, 2), "Mute “Family”", "把“家庭参谋”静音"),
        (edit_of(heads.set_panel_w, "w_o", 0, 0, 1.0), "A number of W_O", "改 W_O 里的数"),
    ],
)
def test_a_label_says_what_the_edit_is_about(edit: Edit, en: str, zh: str) -> None:
    assert (label(edit, dating(), "en"), label(edit, dating(), "zh_CN")) == (en, zh)


def test_a_label_speaks_the_words_of_its_show() -> None:
    assert label(edit_of(people.add_guest, "x"), ready("library"), "en") == "Add a book"
    assert label(edit_of(seats.shuffle, 1), ready("library"), "zh_CN").startswith("打乱")


def test_a_head_without_a_name_is_called_by_its_number() -> None:
    show = dating()
    blank = HeadDescription(name=" \u202e", traits=(), axes=())
    show = replace(show, panel=replace(show.panel, descriptions=(blank, *show.panel.descriptions[1:7])))
    for head in (0, 7):
        assert label(edit_of(heads.remove_head, head), show, "en") == f"Remove head “friend {head + 1}”"


def test_a_long_name_is_cut_and_a_line_break_is_a_blank() -> None:
    show = people.rename_person(dating(), 3, "en", "two\nlines " + "x" * 100)
    said = label(edit_of(people.remove_guest, 3), show, "en")
    assert said == "Remove two lines " + "x" * 29 + "…"
