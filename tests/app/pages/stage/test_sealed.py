"""What a step has not explained is not there: not in ink, not in tips, not for a screen reader, not by any menu."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from app.desktop.main_window import MainWindow
from app.widgets.fields.detail_axis import DetailAxis
from app.widgets.fields.score_slider import ScoreSlider
from core.edits import people
from core.show.model import say
from tests.app import painted_text, user
from tests.app.windows import Opener
from tests.odd_shows import ready

SHOWS = ("dating", "library", "restaurant", "marks")
SHARED = re.compile(r"%|÷|√|softmax\s*→", re.IGNORECASE)
"""What nobody has said before the third step; its own chip says "softmax"."""


def seen_and_heard(window: MainWindow) -> Iterator[str]:
    """Return all that the page shows, tips and says."""
    yield from painted_text.texts(window.page)
    for widget in (window.page, *window.page.findChildren(QWidget)):
        if widget.isVisible():
            yield from filter(None, (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()))


@pytest.mark.parametrize("size", [(1366, 728), (1024, 700)])
@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("name", SHOWS)
def test_a_step_shows_only_what_it_has_explained(
    open_window: Opener, name: str, language: str, size: tuple[int, int]
) -> None:
    window = open_window(ready(name), language=language, size=size)
    show, trace = window.document.show, window.document.trace
    stories = [say(person.story, language) for person in show.asked if person.story]
    ends = {say(word, language) for axis in show.axes for word in (axis.low, axis.high)}
    shares = [f"{100 * weight:.1f}" for weight in trace.weights[0] if weight > 0.1]
    scores = {f"{score:g}" for score in trace.scores[0] if score % 1 and score > 3}
    for step in (4, 1, 2, 3):
        user.alt(window, Qt.Key(Qt.Key.Key_0 + step))
        texts = list(seen_and_heard(window))
        whole = "\n".join(texts)
        assert any(story in whole for story in stories) == (step == 4)
        assert bool(ends & set(texts)) == (step == 4)
        assert ("V" in painted_text.texts(window.page.algebra)) == (step == 4)
        assert any(share in whole for share in shares) == (step > 2)
        assert bool(SHARED.search(whole)) == (step > 2)
        assert any(score in texts for score in scores) == (step > 1 and bool(scores))
        for kind, first in ((ScoreSlider, 2), (DetailAxis, 4)):
            fields = [field for field in window.page.guests.findChildren(kind) if field.isVisible()]
            assert bool(fields) == (step >= first) or (kind is DetailAxis and not window.page.guests.shows_cards)


@pytest.mark.parametrize(
    ("name", "language", "cover"),
    [
        ("dating", "zh_CN", "聊过才知道"),
        ("library", "zh_CN", "读过才知道"),
        ("restaurant", "zh_CN", "尝过才知道"),
        ("dating", "en", "Only talking will tell"),
        ("restaurant", "en", "Only tasting will tell"),
        ("empty", "zh_CN", "深入了解才知道"),
    ],
)
def test_a_cover_says_in_the_words_of_the_show_how_it_is_opened(
    open_window: Opener, name: str, language: str, cover: str
) -> None:
    window = open_window(ready(name), language=language)
    assert cover not in painted_text.texts(window.page)
    for step in (1, 2, 3):
        user.alt(window, Qt.Key(Qt.Key.Key_0 + step))
        texts = painted_text.texts(window.page)
        assert texts.count(cover) == len(window.document.show.guests) + 1, "on every card, and over the impression"
        assert window.page.guests.cards[0].accessibleDescription() == cover
    user.alt(window, Qt.Key.Key_4)
    assert cover not in painted_text.texts(window.page) and not window.page.guests.cards[0].accessibleDescription()


def test_every_step_is_told_in_a_sentence(open_window: Opener) -> None:
    window = open_window(language="zh_CN")
    told = []
    for step in (1, 2, 3, 4):
        user.alt(window, Qt.Key(Qt.Key.Key_0 + step))
        told.append(" ".join(painted_text.texts(window.page.header.narration)))
        assert window.page.header.narration.accessibleName() == told[-1]
    assert told == [
        "左边是我的标准，每位嘉宾都带着标签：还没开始比。",
        "我的标准和标签逐项相乘，再加起来，就是每位嘉宾的打分。",
        "打分先缩放，再做 softmax，我的心思就按占比分好了，合起来 100\u00a0%。",
        "聊过才知道真实细节；按占比加权、相加，就是留下的印象。",
    ]


def test_why_goes_as_far_as_the_step(window: MainWindow) -> None:
    why = window.actions_by_name["why"]
    user.alt(window, Qt.Key.Key_1)
    assert not why.isEnabled()
    user.alt(window, Qt.Key.Key_2)
    assert why.isEnabled()
    user.ctrl(window, Qt.Key.Key_I)
    said = window.page.sheets.sheet.content.lines.accessibleName()
    assert "score 10.5" in said and not SHARED.search(said)
    user.alt(window, Qt.Key.Key_3)
    said = window.page.sheets.sheet.content.lines.accessibleName()
    assert "40.7" in said and "÷" in said and "Night owl" not in said
    user.alt(window, Qt.Key.Key_4)
    assert "Night owl" in window.page.sheets.sheet.content.lines.accessibleName()
    user.alt(window, Qt.Key.Key_1)
    assert window.page.sheets.sheet is None, "there is no number to ask about"


def test_a_whole_card_is_sealed_as_far_as_the_others(window: MainWindow) -> None:
    user.alt(window, Qt.Key.Key_2)
    window.page.open_card(3)
    QApplication.processEvents()
    card = window.page.sheets.sheet.content
    texts = painted_text.texts(card)
    assert "10.5" in texts and "Only talking will tell" in texts and "Night owl" not in texts
    assert not any("40.7" in text or "÷" in text for text in texts)
    user.alt(window, Qt.Key.Key_4)
    assert "40.7" in painted_text.texts(card) and "Even-tempered" in painted_text.texts(card)


def test_the_menu_of_a_card_offers_what_is_there(window: MainWindow) -> None:
    window.document.drag(people.set_score, 3, 1.0)
    for step, offered in ((1, False), (2, True)):
        user.click(window.page.header.steps[step - 1])
        window.page.guests.cards[2].want_menu(QPointF(300, 300))
        menu = [menu for menu in window.page.findChildren(QMenu) if menu.isVisible()][-1]
        enabled = {action.text(): action.isEnabled() for action in menu.actions()}
        assert enabled["Why this number?"] == enabled["Release the score: back to q·k"] == offered
        menu.close()
        QApplication.processEvents()


def test_the_keyboard_reaches_only_what_is_there(window: MainWindow) -> None:
    user.alt(window, Qt.Key.Key_1)
    window.page.setFocus()
    for _ in range(120):
        user.key(window, Qt.Key.Key_Tab)
        assert not isinstance(QApplication.focusWidget(), ScoreSlider | DetailAxis)
    assert window.page.build_up.step == 1


def test_what_is_there_is_edited_at_every_step(window: MainWindow) -> None:
    user.alt(window, Qt.Key.Key_1)
    user.slide(window.page.criteria.rows[0].slider, -1)
    assert window.document.show.person(0).criteria[0] == -1
    user.alt(window, Qt.Key.Key_2)
    user.slide(window.page.guests.cards[2].score, 2)
    assert window.document.show.pin(0, 3) is not None and window.page.build_up.step == 2
