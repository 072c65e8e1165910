"""Sentences of one's own, in any script: they are split into words, words sit like people, unknown ones say so."""

import numpy as np
import pytest
from PySide6.QtCore import Qt

from app.desktop.main_window import MainWindow
from app.pages.everyone import EveryonePage
from app.text import escaping
from core.edits.tokenize import vector
from tests.app import painted_text, user
from tests.app.pages.everyone.fixtures import PageOpener, digits_on, done, open_page, pick, press, told
from tests.odd_shows import dating, everyone, own_sentence, ready

__all__ = ["open_page"]

TYPED = {
    "english": ("The dog slept on the rug", ["The", "dog", "slept", "on", "the", "rug"]),
    "english with marks": ("Don't sit, cat... 3.14!", ["Don't", "sit", ",", "cat", "...", "3.14", "!"]),
    "chinese without blanks": ("小猫坐在", ["小", "猫", "坐", "在"]),
    "chinese with blanks": ("小狗 睡 在 垫子 上", ["小狗", "睡", "在", "垫子", "上"]),
    "emoji": ("👩‍👩‍👧 🇨🇳 cat", ["👩‍👩‍👧", "🇨🇳", "cat"]),
    "combining marks": ("e\u0301tude a\u0323\u0308 b", ["e\u0301tude", "a\u0323\u0308", "b"]),
    "arabic": ("القطة على السجادة", ["القطة", "على", "السجادة"]),
    "thai": ("แมว นั่ง", ["แมว", "นั่ง"]),
    "html": ("<b>x</b> &amp;", ["<", "b", ">", "x", "<", "/", "b", ">", "&", "amp", ";"]),
}


def field(window: MainWindow, side: str = "askers") -> object:
    return window.page.look.sentences[side].field


def type_sentence(window: MainWindow, text: str, side: str = "askers") -> None:
    """Click the sentence, write another one over it, and press Enter."""
    user.click(field(window, side))
    user.write(window, text)


def check(window: MainWindow, words: list[str]) -> None:
    page, show = window.page, window.document.show
    assert [person.name for person in show.asking] == words
    assert [escaping.bare(name) for name in page.presentation.askers] == words
    assert page.map.grid.matrix.shape[0] == len(words)
    assert f"{len(words)} of at most 64 words" in painted_text.texts(page.look)
    assert np.isfinite(window.document.trace.output).all()


@pytest.mark.parametrize("name", TYPED)
def test_a_sentence_is_typed(open_page: PageOpener, name: str) -> None:
    text, words = TYPED[name]
    window = open_page(ready("cat-mat-zh" if "chinese" in name else "cat-mat-en"))
    before = window.document.show
    type_sentence(window, text)
    check(window, words)
    assert len(digits_on(window.page.map.grid)) == len(words) ** 2
    assert done(window) == ["Sentence"]
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show == before
    user.ctrl(window, Qt.Key.Key_Y)
    check(window, words)


@pytest.mark.parametrize("name", TYPED)
def test_opening_the_sentence_and_pressing_enter_changes_nothing(open_page: PageOpener, name: str) -> None:
    window = open_page(ready("cat-mat-en"))
    type_sentence(window, TYPED[name][0])
    after = window.document.show
    field(window).setFocus()
    user.key(window, Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert window.document.show == after and len(done(window)) == 1
    user.click(field(window))
    line = user.editor(window)
    user.write(window, line.text() + " cat")
    check(window, [*TYPED[name][1], "cat"])


def test_words_are_joined_and_parted_by_their_blanks(open_page: PageOpener) -> None:
    window = open_page(ready("cat-mat-zh"))
    type_sentence(window, "小狗睡了")
    check(window, ["小", "狗", "睡", "了"])
    assert "小, 狗" in window.page.look.made_up.text()
    user.click(field(window))
    assert user.editor(window).text() == "小 狗 睡 了"
    user.write(window, "小狗 睡 了")
    check(window, ["小狗", "睡", "了"])
    assert not window.page.look.made_up.isVisible()


def test_the_words_that_stay_keep_their_people_and_their_masks(open_page: PageOpener) -> None:
    window = open_page(ready("cat-mat-en"))
    numbers = dict(zip(window.page.presentation.askers, window.document.show.askers, strict=True))
    pick(window, (1, 5))
    press(window, "empty")
    type_sentence(window, "The cat slept on the mat")
    show = window.document.show
    now = dict(zip(window.page.presentation.askers, show.askers, strict=True))
    assert {word: now[word] for word in ("The", "cat", "on", "the", "mat")}.items() <= numbers.items()
    assert show.empty_chairs == (numbers["mat"],)
    type_sentence(window, "The cat slept")
    assert not window.document.show.empty_chairs


@pytest.mark.parametrize("enter", [True, False])
def test_too_many_words_are_refused_in_words_and_nothing_is_lost(open_page: PageOpener, enter: bool) -> None:
    window = open_page(ready("cat-mat-en"))
    before = window.document.show
    user.click(field(window))
    text = " ".join(f"w{index}" for index in range(65))
    user.write(window, text, enter=False)
    if enter:
        user.key(window, Qt.Key.Key_Return)
    else:
        user.click(window.page.map.title)
    assert window.document.show == before and not done(window)
    assert "at most 64 words" in told(window).replace("\n", " ")
    if enter:
        assert user.editor(window) is not None and user.editor(window).text() == text, "it can be typed on"


def test_64_words_are_seated(open_page: PageOpener) -> None:
    window = open_page(ready("cat-mat-en"), size=(1024, 700))
    words = [f"w{index}" for index in range(64)]
    type_sentence(window, " ".join(words))
    check(window, words)
    assert window.page.map.grid.matrix.shape == (64, 64)


@pytest.mark.parametrize("text", ["", "   ", "\u200b"])
def test_no_words_are_refused_in_words(open_page: PageOpener, text: str) -> None:
    window = open_page(ready("cat-mat-en"))
    before = window.document.show
    type_sentence(window, text)
    assert window.document.show == before
    assert "at least one word" in told(window)
    assert user.editor(window) is not None, "it can be typed on"
    user.write(window, "cat")
    check(window, ["cat"])


def test_unknown_words_say_that_they_are_made_up_and_known_ones_do_not(open_page: PageOpener) -> None:
    window = open_page(ready("cat-mat-en"))
    made_up = window.page.look.made_up
    assert not made_up.isVisible()
    type_sentence(window, "the dog saw zyx and cat saw Qqq")
    assert made_up.text() == "Made up of their letters, not trained: the vectors of saw, zyx, and, Qqq."
    assert made_up.text() in painted_text.texts(window.page.look)
    people = {person.name: person for person in window.document.show.asking}
    for word in ("saw", "zyx", "and", "Qqq"):
        assert people[word].made_up and people[word].embedding == vector(word, 6)
    for word in ("the", "dog", "cat"):
        assert not people[word].made_up
        known = next(p for p in ready("cat-mat-en").people if p.name == word)
        assert people[word].embedding == known.embedding
    press(window, "projection")
    assert made_up.text() in window.page.projection.note.text()
    grid = window.page.projection.grids["x"]
    row = window.page.presentation.askers.index("zyx")
    user.double_click(grid, grid.cell_rect(row, 0).center())
    user.write(window, "2")
    assert "zyx" not in window.page.projection.note.text(), "somebody has chosen its numbers"


def test_known_words_have_their_letters_in_any_case(open_page: PageOpener) -> None:
    window = open_page(ready("cat-mat-en"))
    type_sentence(window, "DOG Cat")
    check(window, ["DOG", "Cat"])
    assert not window.page.look.made_up.isVisible()


def test_both_sides_of_a_translation_have_a_sentence_of_their_own(open_page: PageOpener) -> None:
    window = open_page(ready("translation"))
    page, show = window.page, window.document.show
    fields = page.look.sentences
    assert all(each.isVisible() for each in fields.values())
    names = [each.field.accessibleName() for each in fields.values()]
    assert names == ["Sentence that looks", "Sentence that is looked at"]
    guests, askers = page.presentation.guests, page.presentation.askers
    changed = "小狗 睡 了" if askers[0] == "小猫" else "The dog slept"
    type_sentence(window, changed, "askers")
    assert page.presentation.guests == guests and window.document.show.guests == (4, 5, 6, 7, 8), (
        "numbered on from those"
    )
    assert page.presentation.askers == tuple(changed.split())
    type_sentence(window, "The dog ran under a rug and sat", "guests")
    assert page.presentation.guests == ("The", "dog", "ran", "under", "a", "rug", "and", "sat")
    assert page.presentation.askers == tuple(changed.split())
    assert page.map.grid.matrix.shape == (3, 8) and len(digits_on(page.map.grid)) == 24
    assert page.look.arcs.arcs.guests == page.presentation.guests and not page.look.arcs.arcs.same
    user.ctrl(window, Qt.Key.Key_Z)
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show == show


def test_people_have_no_sentence(open_page: PageOpener) -> None:
    for show in (dating(), everyone(9), ready("five-by-eight")):
        window = open_page(show)
        assert not any(each.isVisible() for each in window.page.look.sentences.values())
        window.hide()


def test_a_self_attending_sentence_has_one_field(open_page: PageOpener) -> None:
    window = open_page(own_sentence())
    assert [side for side, each in window.page.look.sentences.items() if each.isVisible()] == ["askers"]


def test_escape_leaves_the_sentence_as_it_is(open_page: PageOpener) -> None:
    window = open_page(ready("cat-mat-en"))
    before = window.document.show
    user.click(field(window))
    user.write(window, "something else", enter=False)
    user.key(window, Qt.Key.Key_Escape)
    assert window.document.show == before and user.editor(window) is None


def test_a_sentence_is_kept_while_one_looks_and_while_all_look(open_page: PageOpener) -> None:
    window = open_page(ready("cat-mat-en"))
    assert isinstance(window.page, EveryonePage)
    pick(window, (2, 0))
    press(window, "one")
    assert window.page.presentation.guests == ("The", "cat", "sat", "on", "the", "mat")
    press(window, "everyone")
    assert sorted(window.page.presentation.askers) == sorted(("The", "cat", "sat", "on", "the", "mat"))


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_it_says_how_words_are_divided_and_keeps_special_tokens_whole(open_page: PageOpener, language: str) -> None:
    window = open_page(ready("cat-mat-en"), language=language)
    assert window.page.look.hint.isVisible() and "[SEP]" in window.page.look.hint.text()
    type_sentence(window, "[CLS] The cat sat [SEP] it slept")
    said = ["[CLS]", "The", "cat", "sat", "[SEP]", "it", "slept"]
    assert list(window.page.presentation.askers) == said
    assert window.document.show.guests == tuple(range(1, 8)), "a new sentence begins at 1"
    assert not open_page(dating(), language=language).page.look.hint.isVisible(), "guests are no words"


def test_the_sentence_looks_like_what_can_be_typed_into(open_page: PageOpener) -> None:
    window = open_page(ready("cat-mat-en"))
    sentence = field(window)
    image = sentence.grab().toImage()
    ratio, middle = image.devicePixelRatio(), image.height() // 2
    assert image.pixelColor(0, middle) != image.pixelColor(round(20 * ratio), 4), "it has a frame"
    pencil = [
        image.pixelColor(x, middle) for x in range(image.width() - round(28 * ratio), image.width() - round(6 * ratio))
    ]
    assert len({colour.name() for colour in pencil}) > 2, "it has a pencil at its end"
    user.click(sentence)
    assert user.editor(window).text() == sentence.text
