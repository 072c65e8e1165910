"""Letters that an input method is still composing: whatever begins elsewhere, they are written down first."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.desktop.main_window import MainWindow
from tests.app import user
from tests.app.windows import Opener
from tests.core.shows import dating
from tests.odd_shows import ready


def compose(editor: QWidget, text: str) -> None:
    """Type a word into an input method, which underlines it in the editor and has not written it yet."""
    editor.setFocus()
    QApplication.sendEvent(editor, QInputMethodEvent(text, []))


def write_down(editor: QWidget, text: str) -> None:
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(editor, event)


def resize(window: MainWindow) -> None:
    window.resize(window.width() + 40, window.height())
    QApplication.processEvents()


def undo(window: MainWindow) -> None:
    window.actions_by_name["undo"].trigger()


BEGINNINGS: dict[str, Callable[[MainWindow], object]] = {
    "shortcut": lambda window: user.ctrl(window, Qt.Key.Key_0),
    "wheel": lambda window: user.wheel(window.page, -1),
    "resize": resize,
    "click": lambda window: user.click(window.menuBar(), QPoint(window.menuBar().width() - 3, 5)),
    "page": lambda window: user.click(window.rail.pages["everyone"]),
    "focus": lambda window: window.page.setFocus(),
    "enter": lambda window: user.key(window, Qt.Key.Key_Return),
    "tab": lambda window: user.key(window, Qt.Key.Key_Tab),
    "close": lambda window: window.close(),
}


@pytest.mark.parametrize("way", BEGINNINGS)
def test_a_name_is_what_was_composed(open_window: Opener, answer, way: str) -> None:
    from tests.app.dialogs import Buttons

    answer(Buttons.Cancel)
    window = open_window(dating(), language="zh_CN")
    user.click(window.page.guests.cards[2].name)
    compose(user.editor(window), "林川")
    BEGINNINGS[way](window)
    assert window.document.show.person(3).name["zh_CN"] == "林川"
    assert user.editor(window) is None


def test_what_is_composed_after_letters_stands_after_them(window: MainWindow) -> None:
    user.click(window.page.guests.cards[2].name)
    user.type_text(window, "K")
    compose(user.editor(window), "林")
    user.ctrl(window, Qt.Key.Key_0)
    assert window.document.show.person(3).name["en"] == "K林"


def test_what_the_input_method_writes_itself_is_written_once(window: MainWindow) -> None:
    user.click(window.page.guests.cards[2].name)
    compose(user.editor(window), "lin")
    write_down(user.editor(window), "林")
    user.ctrl(window, Qt.Key.Key_0)
    assert window.document.show.person(3).name["en"] == "林"


def test_what_is_given_up_while_composing_leaves_the_name(window: MainWindow) -> None:
    show = window.document.show
    user.click(window.page.guests.cards[2].name)
    compose(user.editor(window), "lin")
    user.key(window, Qt.Key.Key_Escape)
    assert window.document.show is show


def test_a_sentence(open_window: Opener) -> None:
    window = open_window(ready("cat-mat-zh"), language="zh_CN")
    window.open_page("everyone")
    user.click(window.page.look.sentences["askers"].field)
    compose(user.editor(window), "猫 睡觉")
    resize(window)
    assert [person.name for person in window.document.show.asked][:1] != [] and len(window.document.show.guests) == 2


def test_a_word_of_the_show(window: MainWindow) -> None:
    window.open_sheet("words")
    user.click(window.sheets.card.fields["guest"])
    compose(user.editor(window), "伙伴")
    user.key(window, Qt.Key.Key_Tab)
    assert window.document.show.vocabulary.guest["en"] == "伙伴"


def test_where_the_analogy_breaks(window: MainWindow) -> None:
    window.open_sheet("breaks")
    user.click(window.sheets.card.change)
    compose(window.sheets.card.editor, "不同。")
    user.click(window.sheets.card.change)
    assert "不同。" in window.document.show.breaks["en"]


def test_the_program_and_what_is_looked_for_in_it(window: MainWindow) -> None:
    window.open_page("code")
    editor = window.page.editor
    compose(editor, "# 注意")
    user.wheel(window.rail, -1)
    assert "# 注意" in editor.text
    user.ctrl(window, Qt.Key.Key_F)
    line = user.editor(window)
    line.clear()
    compose(line, "注意")
    user.ctrl(window, Qt.Key.Key_0)
    assert line.text() == "注意"
