"""A program is rewritten line by line, and is then what it should be; cursor and scroll stay."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.desktop.main_window import MainWindow
from app.widgets.code.editor import CodeEditor

LINES = st.lists(
    st.sampled_from(["", "K = np.array([", "    [1.0],", "])", "# 打分", "weights = 1", '"""']), max_size=12
)


@pytest.fixture
def editor(qtbot: QtBot) -> Iterator[CodeEditor]:
    """Return an editor in a window."""
    window = QWidget()
    qtbot.addWidget(window)
    yield CodeEditor(window, {"K": "key", "weights": "weight"})


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(LINES, min_size=2, max_size=4))
def test_any_text_becomes_any_other(editor: CodeEditor, texts: list[list[str]]) -> None:
    for lines in texts:
        editor.rewrite("\n".join(lines))
        assert editor.text == "\n".join(lines)
        assert not editor.document().isUndoAvailable()
    fresh = CodeEditor(editor.parentWidget(), {"K": "key", "weights": "weight"})
    fresh.rewrite("\n".join(texts[-1]))
    for place in range(fresh.blockCount()):
        mine, other = (one.document().findBlockByNumber(place) for one in (editor, fresh))
        assert mine.userState() == other.userState()
        assert mine.layout().formats() == other.layout().formats()
    fresh.deleteLater()


def test_what_is_the_same_keeps_cursor_and_selection(editor: CodeEditor) -> None:
    said = []
    editor.typed.connect(lambda: said.append(editor.text))
    editor.rewrite("\n".join(f"x{place} = {place}" for place in range(100)))
    editor.go_to(50)
    editor.rewrite(editor.text.replace("x10 = 10", "x10 = 11"))
    assert editor.textCursor().blockNumber() == 50 and not said
    editor.insertPlainText("y")
    assert said == [editor.text]


def test_the_ring_goes_with_the_keyboard(window: MainWindow) -> None:
    """Qt paints no more than the cursor again where the keyboard comes or goes: all of the ring has to be."""
    window.open_page("code")
    editor = window.page.editor
    painted = []

    class Painted(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                painted.append(event.region().boundingRect())
            return False

    watch = Painted()
    for take in (editor.setFocus, window.page.setFocus):
        QApplication.processEvents()
        editor.viewport().installEventFilter(watch)
        painted.clear()
        take()
        QApplication.processEvents()
        assert editor.viewport().rect() in painted
        editor.viewport().removeEventFilter(watch)
