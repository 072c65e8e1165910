"""The program follows the show; what the learner writes stays; keys, finding, zoom, languages, hostile names."""

import ast

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from app.desktop.main_window import MainWindow
from app.pages.code import CodePage
from app.presentation.strips import Sign
from core.edits import people
from core.programs.program import program
from core.staging.stage import stage
from tests.app import user
from tests.app.pages.code.fixtures import code_page, type_program
from tests.app.windows import Opener
from tests.core.shows import dating
from tests.odd_shows import HOSTILE, hostile

Ctrl = Qt.KeyboardModifier.ControlModifier


def want(window: MainWindow, trait: int, value: float) -> None:
    show = window.document.show
    assert window.document.edit(people.set_criterion, show.askers[0], trait, value)


def line(page, start: str) -> int:
    return next(place for place, text in enumerate(page.editor.text.split("\n")) if text.startswith(start))


def test_the_page_shows_the_program_of_the_show(window: MainWindow) -> None:
    page = code_page(window)
    assert page.editor.text == program(dating(), what="stage")
    page.header.library.chips["torch"].click()
    assert page.editor.text == program(dating(), "torch", what="stage")
    page.header.source.chips["file"].click()
    page.header.what.chips["everyone"].click()
    assert page.editor.text == program(dating(), "torch", what="everyone", source="file")


def test_an_edit_on_the_stage_rewrites_the_program(window: MainWindow) -> None:
    page = code_page(window)
    page.editor.go_to(line(page, "output"))
    want(window, 0, -3.5)
    assert "-3.5" in page.editor.text and page.editor.text == program(window.document.show, what="stage")
    assert page.editor.textCursor().blockNumber() == line(page, "output")
    window.document.edit(people.set_score, 3, 80.0)  # a line more
    assert page.editor.text == program(window.document.show, what="stage")
    window.document.undo_stack.undo()
    window.document.undo_stack.undo()
    assert page.editor.text == program(dating(), what="stage")
    assert not page.editor.document().isUndoAvailable()


@pytest.mark.parametrize("edit", ["add_guest", "remove_guest", "remove_trait", "add_axis"])
def test_lines_come_and_go(window: MainWindow, edit: str) -> None:
    page = code_page(window)
    arguments = {"add_guest": ({"en": "New"}, None), "remove_guest": (3,), "remove_trait": (1,), "add_axis": ("a", "b")}
    assert window.document.edit(getattr(people, edit), *arguments[edit])
    assert page.editor.text == program(window.document.show, what="stage")


def test_what_is_off_screen_is_written_when_it_is_looked_at(window: MainWindow) -> None:
    page = code_page(window)
    window.open_page("stage")
    want(window, 0, -3.5)
    assert "-3.5" not in page.editor.text
    assert "-3.5" in code_page(window).editor.text


def test_what_the_learner_writes_stays_until_reset(window: MainWindow) -> None:
    page = code_page(window)
    assert not page.program.reset_chip.isVisible()
    mine = page.editor.text.replace("weights @ V", "weights @ (2 * V)")
    type_program(page, mine)
    assert page.program.reset_chip.isVisible() and page.program.note.text().startswith("Edited by you")
    assert not page.program.stale.isVisible()
    want(window, 0, -3.5)
    assert page.editor.text == mine
    assert page.program.stale.text() == "The show has changed since: Reset brings its numbers here."
    page.header.library.chips["torch"].click()
    assert "import torch" in page.editor.text and not page.program.reset_chip.isVisible()
    page.header.library.chips["numpy"].click()
    assert page.editor.text == mine and page.program.stale.isVisible()
    user.click(page.program.reset_chip)
    assert page.editor.text == program(window.document.show, what="stage")
    assert not page.program.reset_chip.isVisible() and not page.program.stale.isVisible()


def test_typing_the_program_itself_is_no_edit(window: MainWindow) -> None:
    page = code_page(window)
    page.editor.setFocus()
    page.editor.insertPlainText("x")
    assert page.program.reset_chip.isVisible()
    user.ctrl(window, Qt.Key.Key_Z)
    assert page.editor.text == program(dating(), what="stage") and not page.program.reset_chip.isVisible()


def test_undo_in_the_editor_ends_with_what_was_typed(window: MainWindow) -> None:
    """However often it is asked for: the show is undone where the keyboard is on the show."""
    page = code_page(window)
    want(window, 0, -3.5)
    show = window.document.show
    user.click(page.editor)
    assert not window.actions_by_name["undo"].isEnabled() and not window.rail.undo.isEnabled()
    page.editor.insertPlainText("x")
    assert window.actions_by_name["undo"].text() == "&Undo: Typing"
    for _ in range(3):
        user.ctrl(window, Qt.Key.Key_Z)
        assert page.editor.text == program(show, what="stage") and window.document.show is show
    for _ in range(3):
        user.ctrl(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ShiftModifier)
        assert page.editor.text.count("x") == program(show, what="stage").count("x") + 1
    window.rail.undo.click()
    assert page.editor.text == program(show, what="stage") and window.document.show is show
    page.setFocus()
    assert window.actions_by_name["undo"].isEnabled()
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show == dating() and page.editor.text == program(dating(), what="stage")
    user.click(page.editor)
    for _ in range(3):
        user.ctrl(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ShiftModifier)
    assert window.document.show == dating()


def test_undo_in_the_find_bar_touches_neither_program_nor_show(window: MainWindow) -> None:
    page = code_page(window)
    want(window, 0, -3.5)
    show, text = window.document.show, page.editor.text
    page.editor.setFocus()
    user.ctrl(window, Qt.Key.Key_F)
    user.type_text(window, "ab")
    for _ in range(4):
        user.ctrl(window, Qt.Key.Key_Z)
    assert page.program.find_bar.line.text() == "" and (window.document.show, page.editor.text) == (show, text)
    for _ in range(4):
        user.ctrl(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ShiftModifier)
    assert page.program.find_bar.line.text() and window.document.show is show


def test_a_program_that_was_reset_comes_back_by_undo(window: MainWindow) -> None:
    page = code_page(window)
    type_program(page, "mine = 1\n")
    user.click(page.program.reset_chip)
    assert page.editor.text == program(dating(), what="stage") and not window.document.programs
    user.ctrl(window, Qt.Key.Key_Z)
    assert page.editor.text == "mine = 1\n" and window.document.programs


def test_a_line_lights_its_tensors_live(window: MainWindow) -> None:
    page = code_page(window)
    assert page.algebra.accessibleName() == "The tensors of this line: weights 1×8, exponentials 1×8"
    page.editor.go_to(line(page, "scores"))
    assert page.algebra.accessibleName() == "The tensors of this line: scores 1×8, Q 1×6, K 8×6"
    grid = page.tensor.shown[0].grid
    assert grid.accessibleName() == "scores  (1, 8)" and grid.matrix.columns[2] == "Lin Chuan"
    assert grid.matrix.numbers[0, 2] == 10.5
    want(window, 0, 0.0)
    assert page.tensor.shown[0].grid.matrix.numbers[0, 2] == window.document.trace.scores[0, 2]
    page.editor.go_to(line(page, "K = ") + 3)  # a row of its literal
    assert page.algebra.accessibleName() == "The tensors of this line: K 8×6"
    page.editor.go_to(0)
    assert page.tensor.note.text().startswith("Pick a line") and not page.tensor.shown[0].isVisible()


def test_a_click_on_a_line_number_picks_the_line(window: MainWindow) -> None:
    page = code_page(window)
    number, top, height = next(iter(page.editor.margin.lines(0, 400)))
    user.click(page.editor.margin, QPointF(10, top + height * 3.5))
    assert page.editor.picked_line == number + 3 and page.editor.hasFocus()


def test_find_goes_round_and_back(window: MainWindow) -> None:
    page = code_page(window)
    page.editor.setFocus()
    user.ctrl(window, Qt.Key.Key_F)
    bar = page.program.find_bar
    assert bar.line.hasFocus()
    user.type_text(window, "softmax")
    whole = page.editor.text.lower().count("softmax")
    assert bar.count.text().endswith(f"/{whole}") and page.editor.textCursor().selectedText().lower() == "softmax"
    places = set()
    for _ in range(whole):
        user.key(window, Qt.Key.Key_Return)
        places.add(page.editor.textCursor().selectionStart())
    assert len(places) == whole
    here = bar.count.text()
    user.key(window, Qt.Key.Key_Return)
    user.key(window, Qt.Key.Key_Return, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert bar.count.text() == here
    user.type_text(window, "zzz")
    assert bar.count.text() == "0/0"
    user.key(window, Qt.Key.Key_Escape)
    assert not bar.isVisible() and page.editor.hasFocus()


def test_copy(window: MainWindow) -> None:
    page = code_page(window)
    user.click(page.program.copy_chip)
    assert QGuiApplication.clipboard().text() == page.editor.text
    assert page.toast.text == "The program is on the clipboard."


def test_zoom_by_keys_and_wheel_is_the_programs_alone(window: MainWindow) -> None:
    page = code_page(window)
    page.editor.setFocus()
    usual, window_type = page.editor.font().pixelSize(), window.font().pixelSize()
    for _ in range(3):
        user.ctrl(window, Qt.Key.Key_Plus)
    assert page.editor.font().pixelSize() > usual and window.font().pixelSize() == window_type
    user.ctrl(window, Qt.Key.Key_0)
    assert page.editor.font().pixelSize() == usual
    middle = QPointF(page.editor.viewport().rect().center())
    away = QWheelEvent(
        middle,
        QPointF(page.editor.viewport().mapToGlobal(middle)),
        QPoint(),
        QPoint(0, -360),
        Qt.MouseButton.NoButton,
        Ctrl,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(page.editor.viewport(), away)
    assert page.editor.font().pixelSize() < usual
    window.set_zoom(1.3)
    user.ctrl(window, Qt.Key.Key_0)
    assert page.editor.font().pixelSize() > usual


def test_enter_keeps_the_indentation_and_tab_leaves_after_escape(window: MainWindow) -> None:
    page = code_page(window)
    page.editor.setFocus()
    type_program(page, "def f():")
    user.key(window, Qt.Key.Key_Return)
    user.type_text(window, "x")
    user.key(window, Qt.Key.Key_Return)
    user.type_text(window, "y")
    assert page.editor.text == "def f():\n    x\n    y"
    user.key(window, Qt.Key.Key_Escape, Qt.Key.Key_Tab)
    assert not page.editor.hasFocus() and page.editor.text == "def f():\n    x\n    y"


def test_everything_is_reached_by_keyboard_alone(window: MainWindow) -> None:
    page = code_page(window)
    page.setFocus()
    met = []
    for _ in range(60):
        user.key(window, Qt.Key.Key_Tab)
        widget = QApplication.focusWidget()
        met.append(widget)
    header = page.header
    wanted = [header.library.chips["numpy"], header.what.chips["stage"], header.source.chips["literals"]]
    wanted += [page.program.find_chip, page.program.copy_chip, page.program.save_chip, page.editor]
    wanted += [page.tensor.shown[0].grid, page.runs.panel.run, page.runs.panel.output]
    assert not [widget.accessibleName() for widget in wanted if widget not in met]
    assert all(widget.accessibleName() for widget in met)
    header.library.chips["numpy"].setFocus()
    user.key(window, Qt.Key.Key_Right)
    assert "import torch" in page.editor.text


def test_the_language_of_program_and_page_change_together(window: MainWindow) -> None:
    page = code_page(window)
    type_program(page, page.editor.text.replace("weights @ V", "weights @ V + 0"))
    mine = page.editor.text
    page.header.what.chips["everyone"].click()
    window.speak("zh_CN")
    QApplication.processEvents()
    assert "打分" in page.editor.text and "Score" not in page.editor.text
    assert page.header.title.text() == "这一场，写成程序"
    page.header.what.chips["stage"].click()
    assert page.editor.text == mine and not page.program.stale.isVisible()
    window.speak("en")
    QApplication.processEvents()
    assert page.runs.panel.run.text() == "Run"


def test_hostile_names_stay_in_their_quotes(open_window: Opener) -> None:
    show = hostile()
    window = open_window(show)
    page = code_page(window)
    tree = ast.parse(page.editor.text)
    guests = next(n.value for n in tree.body if isinstance(n, ast.Assign) and n.targets[0].id == "guests")
    assert ast.literal_eval(guests) == list(HOSTILE)
    page.editor.go_to(line(page, "scores"))
    names = page.tensor.shown[0].grid.matrix.columns
    assert len(names) == 8 and not any("\n" in name or "\u202e" in name for name in names)
    window.document.edit(people.rename_person, 1, "en", '"""\nimport os # \\')
    ast.parse(page.editor.text)
    assert not [field for field in window.findChildren(QLineEdit) if field.isVisible()]


def test_a_theme_changes_the_colours_of_the_program(window: MainWindow) -> None:
    page = code_page(window)
    block = page.editor.document().findBlockByNumber(line(page, "scores"))
    painted_text = [part.format.foreground().color().name() for part in block.layout().formats()]
    window.set_theme("dark")
    QApplication.processEvents()
    dark = [part.format.foreground().color().name() for part in block.layout().formats()]
    assert painted_text[1] == "#4f35d2" and dark[1] == "#a08fff"
    window.set_theme("light")


def test_another_library_keeps_the_cursor_at_the_same_tensor(window: MainWindow) -> None:
    page = code_page(window)
    page.editor.go_to(line(page, "scores"))
    for chip in (page.header.library.chips["torch"], page.header.source.chips["file"], page.header.what.chips["panel"]):
        chip.click()
        assert page.editor.textCursor().block().text().startswith("scores = ")


def test_a_line_without_end_is_typed_without_delay(window: MainWindow) -> None:
    page = code_page(window)
    type_program(page, "x = '" + "weights " * 200_000)
    assert page.editor.blockCount() == 1


STRIPS = {
    "scores": "scores = Q @ Kᵀ",
    "scaled": "scaled = scores ÷ √6",
    "largest": "largest = scaled .max()",
    "exponentials": "exponentials = exp( scaled − largest )",
    "weights": "weights = exponentials ÷ Σ {total}",
    "output": "output = weights @ V",
}


@pytest.mark.parametrize("name", STRIPS)
def test_what_a_line_does_stands_between_its_tensors(window: MainWindow, name: str) -> None:
    """Never an = between what is not equal: the sum that exponentials are divided by stands there, too."""
    page = code_page(window)
    page.editor.go_to(line(page, name))
    trace = stage(dating())
    total = float(np.exp(trace.scaled[0] - trace.scaled[0].max()).sum())
    assert said(page) == STRIPS[name].format(total=f"{total:.3f}")


def test_an_edited_line_claims_nothing(window: MainWindow) -> None:
    page = code_page(window)
    type_program(page, page.editor.text.replace("weights @ V", "weights @ (2 * V)"))
    page.editor.go_to(line(page, "output"))
    assert said(page) == "output ← weights @ (2 * V )"


@pytest.mark.parametrize("name", ["Q", "merged"])
def test_one_head_of_a_result_of_all_is_not_said_to_be_equal(window: MainWindow, name: str) -> None:
    page = code_page(window)
    page.header.what.chips["panel"].click()
    page.editor.go_to(line(page, name))
    assert " ← " in said(page) and "=" not in said(page)


def said(page: CodePage) -> str:
    """Return the tensors at the foot and what stands between them."""
    items = page.algebra._line
    return " ".join(item.text if isinstance(item, Sign) else item.name for item in items).strip()


def test_tab_passes_by_a_program_that_nobody_works_on(window: MainWindow) -> None:
    page = code_page(window)
    text = page.editor.text
    for each, modifier in (
        (Qt.Key.Key_Tab, user.NO_MODIFIER),
        (Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier),
    ):
        page.editor.setFocus(Qt.FocusReason.TabFocusReason)
        user.key(window, each, modifiers=modifier)
        assert not page.editor.hasFocus() and page.editor.text == text


def test_tab_indents_a_program_that_is_worked_on(window: MainWindow) -> None:
    page = code_page(window)
    type_program(page, "ab\n\ncd\nef")
    user.click(page.editor)
    page.editor.go_to(0)
    user.key(window, Qt.Key.Key_Right, Qt.Key.Key_Tab)
    assert page.editor.text == "a   b\n\ncd\nef" and page.editor.hasFocus()
    user.ctrl(window, Qt.Key.Key_Z)
    page.editor.selectAll()
    user.key(window, Qt.Key.Key_Tab)
    assert page.editor.text == "    ab\n\n    cd\n    ef"
    user.key(window, Qt.Key.Key_Backtab, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert page.editor.text == "ab\n\ncd\nef"
    user.ctrl(window, Qt.Key.Key_Z)
    assert page.editor.text == "    ab\n\n    cd\n    ef", "each is one step"
    page.editor.go_to(2)
    user.key(window, Qt.Key.Key_Backtab, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert page.editor.text == "    ab\n\ncd\n    ef" and page.editor.hasFocus()
