"""Chinese and English, switched while the app runs: menus, panels, tips, undo texts; and back."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QWidget

from app.desktop.main_window import MainWindow
from app.resources import LANGUAGES
from app.style import language
from core.edits import people
from tests.app import painted_text, user
from tests.app.windows import Opener

ENGLISH = re.compile(r"[A-Za-z]{3,}")
CHINESE = re.compile(r"[\u3400-\u9fff，。：；！？（）]")
TERMS = re.compile(r"softmax|query|key|value|output|\bold k\b|老K|attention|transformer|english|dot", re.IGNORECASE)
"""Terms of the trade, which a Chinese reader meets in English everywhere, and names."""
OWN_NAMES = {"中文", "English", "语言 Language(&L)"}
"""What has to be found by somebody who cannot read the language on screen."""
STATES = {
    "stage": lambda w: None,
    "why": lambda w: w.page.why(),
    "tour": lambda w: w.page.show_around(),
    "words": lambda w: w.open_sheet("words"),
    "breaks": lambda w: w.open_sheet("breaks"),
}


def all_texts(window: MainWindow) -> Iterator[str]:
    """Return all that is painted, named, told in tips and offered in menus."""
    yield from painted_text.texts(window)
    yield window.windowTitle()
    for widget in [window, *window.findChildren(QWidget)]:
        if widget.isVisible():
            yield from (widget.toolTip(), widget.accessibleName())
    for menu in window.actions_by_name.menus.values():
        menu.aboutToShow.emit()
        yield menu.title()
        yield from (action.text() for action in menu.actions())


def speak(window: MainWindow, lang: str) -> None:
    window.speak(lang)
    QApplication.processEvents()


def english(window: MainWindow) -> list[str]:
    """Return texts that hold an English word which is no term of the trade."""
    return [text for text in all_texts(window) if ENGLISH.search(TERMS.sub("", text)) and text not in OWN_NAMES]


def chinese(window: MainWindow) -> list[str]:
    return [text for text in all_texts(window) if CHINESE.search(text) and text not in OWN_NAMES]


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_no_word_of_the_other_language_is_left_behind(open_window: Opener, state: str, size: tuple[int, int]) -> None:
    window = open_window(language="en", size=size)
    window.document.drag(people.set_score, 3, 1.0)
    STATES[state](window)
    assert not chinese(window)
    speak(window, "zh_CN")
    assert not english(window)
    speak(window, "en")
    assert not chinese(window)


def test_a_window_that_was_switched_reads_like_one_that_began_so(open_window: Opener) -> None:
    texts = {}
    for first, other in (("en", "zh_CN"), ("zh_CN", "en")):
        window = open_window(language=first)
        texts[first, "began"] = list(all_texts(window))
        speak(window, other)
        texts[other, "switched"] = list(all_texts(window))
        window.hide()
    for lang in LANGUAGES:
        assert texts[lang, "began"] == texts[lang, "switched"]


def test_the_button_on_the_rail_switches_there_and_back(window: MainWindow) -> None:
    user.click(window.rail.language)
    assert language.current() == window.settings.language == "zh_CN"
    assert "我的标准" in " ".join(painted_text.texts(window.page.criteria))
    assert window.actions_by_name["save"].text().startswith("保存")
    assert QLocale().language() == QLocale.Language.Chinese
    user.click(window.rail.language)
    assert language.current() == "en" and "Q · My criteria" in painted_text.texts(window.page.criteria)
    assert window.actions_by_name["save"].text() == "&Save"


def test_the_menu_switches_too_and_shows_which_is_on(window: MainWindow) -> None:
    menu = window.actions_by_name.menus["language"]
    menu.aboutToShow.emit()
    assert {action.text(): action.isChecked() for action in menu.actions()} == {"中文": False, "English": True}
    next(action for action in menu.actions() if action.text() == "中文").trigger()
    assert language.current() == "zh_CN"
    menu.aboutToShow.emit()
    assert {action.text(): action.isChecked() for action in menu.actions()} == {"中文": True, "English": False}


def test_steps_that_were_made_are_named_anew(window: MainWindow) -> None:
    user.slide(window.page.guests.cards[2].score, 10, 5)
    user.key(window, Qt.Key.Key_F5)
    user.key(window, Qt.Key.Key_F5)
    window.document.edit(people.remove_trait, 0)
    speak(window, "zh_CN")
    assert "稳定工作" in window.actions_by_name["undo"].text()
    user.ctrl(window, Qt.Key.Key_Z)
    assert "林川" in window.actions_by_name["undo"].text()
    assert window.rail.undo.toolTip() == window.document.undo_stack.undoText()
    speak(window, "en")
    assert window.actions_by_name["undo"].text() == "&Undo: Score of Lin Chuan"
    assert window.actions_by_name["redo"].text() == "&Redo: Remove the trait Stable job"


def test_qt_itself_speaks_the_language(window: MainWindow) -> None:
    speak(window, "zh_CN")
    assert QApplication.translate("QPlatformTheme", "Cancel") == "取消"
    speak(window, "en")
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_switching_changes_nothing_in_the_show(window: MainWindow) -> None:
    show = window.document.show
    for lang in ("zh_CN", "en", "zh_CN"):
        speak(window, lang)
    assert window.document.show is show and window.document.undo_stack.count() == 0
    assert len(QApplication.instance().property("translators")) <= 2


def test_the_system_s_language_is_followed(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, spoken in (("zh_TW", "zh_CN"), ("zh_CN", "zh_CN"), ("de_DE", "en"), ("C", "en")):
        monkeypatch.setattr(QLocale, "system", lambda name=name: QLocale(name))
        assert language.system_language() == spoken


def test_the_button_goes_round_all_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "LANGUAGES", {"zh_CN": "中文", "en": "English", "de": "Deutsch"})
    assert [language.after(name) for name in ("zh_CN", "en", "de")] == ["en", "de", "zh_CN"]
