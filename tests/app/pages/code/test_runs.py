"""Programs that run, fail, loop, flood and die: the app goes on, and says what happened."""

import os
import signal
import sys
import tempfile

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, Qt, QTimer

from app import running
from app.main_window import MainWindow
from app.pages.code import runs
from app.running import KEPT, MOST, Tail
from core import editing, showfile
from tests.app import hands
from tests.app.pages.code.desk import code_page, run, type_program, until, wait
from tests.app.windows import Opener
from tests.core.programmed_shows import everyone
from tests.core.shows import FOLDER, dating

LOOP = "print('round', flush=True)\nwhile True:\n    pass\n"


class Heartbeat:
    """Notes how long the app's event loop stands still."""

    def __init__(self, window: MainWindow) -> None:
        self.longest, self._clock = 0, QElapsedTimer()
        self._timer = QTimer(window, interval=5)
        self._timer.timeout.connect(self._beat)
        self._clock.start()
        self._timer.start()

    def _beat(self) -> None:
        self.longest = max(self.longest, self._clock.restart())


@pytest.mark.parametrize("what", ["stage", "everyone", "panel"])
@pytest.mark.parametrize("source", ["literals", "file"])
def test_every_program_equals_the_screen(open_window: Opener, what: str, source: str) -> None:
    page = code_page(open_window(showfile.read(FOLDER / "friends.show.json")))
    page.header.what.chips[what].click()
    page.header.source.chips[source].click()
    assert run(page).startswith("Equal to 1e-9")
    assert "Xiaoman" in page.runs.panel.output.toPlainText()


def test_the_first_difference_is_named(window: MainWindow) -> None:
    page = code_page(window)
    verdict = run(page, page.editor.text.replace("scores = Q @ K.T", "scores = 2 * Q @ K.T"))
    assert verdict == "weights[0, 0] is 0.004229 in the program, but 0.03517 on screen."
    assert "shape (4,)" in run(page, page.editor.text.replace("2 * Q", "Q") + "output = output[0]\n")
    assert "called “weights”" in run(page, "output = 1\n")


def test_an_error_names_its_line_and_lights_it(window: MainWindow) -> None:
    page = code_page(window)
    verdict = run(page, "x = 1\n\ndef f():\n    return y\n\nf()\n")
    assert verdict == "The program failed. Line 4: NameError: name 'y' is not defined"
    assert page.editor.failed_line == 3 and page.editor.textCursor().blockNumber() == 3
    printed = page.runs.panel.output.toPlainText()
    assert 'File "program.py", line 4, in f' in printed and "main.py" not in printed
    page.editor.insertPlainText(" ")
    assert page.editor.failed_line == -1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = (\n", "The program failed. Line 1: SyntaxError: '(' was never closed"),
        ("raise SystemExit(3)", "The program ended itself with exit code 3."),
        ("import os; os.abort()", "was ended by force (6)"),
        ("import os; os.kill(os.getpid(), 9)", "was ended by force (9)"),
        ("import ctypes; ctypes.string_at(0)", "was ended by force (11)"),
        ("def f(): f()\nf()", "Line 1: RecursionError"),
        ("import os; os._exit(0)", "called “weights”"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("weights = output = open", "called “weights”"),
        ("input()", "EOFError"),
        ("x = bytearray(8 * 2**30)", "Line 1: MemoryError"),
        ("import os; open(os.environ['ATTENTION_DATE_RESULT'], 'w').write('['); os._exit(0)", "called “weights”"),
        ("\x00", "The program failed. "),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_whatever_ends_a_program_is_said_in_words(window: MainWindow, text: str, said: str) -> None:
    assert said in run(code_page(window), text)


def test_an_endless_loop_is_stopped_by_hand(window: MainWindow) -> None:
    page = code_page(window)
    type_program(page, LOOP)
    page.runs.panel.run.click()
    assert page.runs.panel.verdict == "The program runs …" and not page.runs.panel.run.isEnabled()
    assert until(lambda: "round" in page.runs.panel.output.toPlainText(), 10_000)
    hands.click(page.runs.panel.stop)
    assert wait(page) == "Stopped." and page.runs.panel.run.isEnabled()


def test_an_endless_loop_is_stopped_by_the_clock(window: MainWindow) -> None:
    page = code_page(window)
    page.runs.program.longest = 800
    assert "had not come to its end" in run(page, LOOP)


def test_a_killed_child_is_noticed(window: MainWindow) -> None:
    page = code_page(window)
    type_program(page, LOOP)
    page.runs.run()
    assert until(lambda: "round" in page.runs.panel.output.toPlainText(), 10_000)
    os.kill(page.runs.program.process_id, signal.SIGKILL)
    assert "was ended by force (9)" in wait(page)


def test_a_hundred_megabytes_of_output_leave_the_app_responsive(window: MainWindow) -> None:
    page = code_page(window)
    heart = Heartbeat(window)
    verdict = run(page, "line = 'x' * 999 + '\\n'\nfor number in range(100_000):\n    print(number, line, end='')\n")
    assert (
        verdict
        == f"Stopped: the program wrote more than {MOST // 1_000_000} MB. Of all that, only the last 200 kB were kept."
    )
    assert heart.longest < 400
    assert len(page.runs.panel.output.toPlainText()) <= KEPT


def test_one_line_without_end_is_broken_and_the_app_responsive(window: MainWindow) -> None:
    page = code_page(window)
    heart = Heartbeat(window)
    run(page, "print('名\\x1b\\x00' * 3_000_000)")
    assert heart.longest < 400
    text = page.runs.panel.output.toPlainText()
    assert max(map(len, text.split("\n"))) <= 500 and "\x1b" not in text and "名··名" in text


def test_output_is_streamed_as_whole_characters() -> None:
    tail, said = Tail(), ""
    for byte in "喆 é 👩‍👩‍👧 x".encode():
        tail.add(bytes([byte]))
        said += tail.take()
    assert said == "喆 é 👩‍👩‍👧 x"
    tail.add(b"\xff" * 3 + "名".encode()[:2])
    assert tail.take() == "�" * 3
    tail.add(b"a" * (KEPT + 5))
    assert len(tail.take()) == KEPT


def test_closing_the_window_ends_the_child(open_window: Opener) -> None:
    window = open_window()
    page = code_page(window)
    type_program(page, LOOP)
    page.runs.run()
    assert until(lambda: page.runs.program.process_id > 0, 5000)
    child = page.runs.program.process_id
    window.close()
    assert not page.runs.program.running
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)


def test_a_program_that_has_changed_since_it_ran_has_no_verdict(window: MainWindow) -> None:
    page = code_page(window)
    assert run(page).startswith("Equal")
    window.document.edit(str, editing.set_criterion, window.document.show.askers[0], 0, -1.0)
    assert page.runs.panel.verdict == "The program has changed since it ran."
    window.document.undo_stack.undo()
    assert page.runs.panel.verdict.startswith("Equal")


def test_a_run_is_judged_by_the_screen_it_began_with(window: MainWindow) -> None:
    page = code_page(window)
    page.runs.run()
    window.document.edit(str, editing.set_criterion, window.document.show.askers[0], 0, -1.0)
    assert wait(page) == "The program has changed since it ran."
    window.document.undo_stack.undo()
    assert page.runs.panel.verdict.startswith("Equal")


def test_without_pytorch_one_line_says_how_to_install_it(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "find_spec", lambda name: None)
    page = code_page(window)
    page.header.library.chips["torch"].click()
    page.runs.panel.run.click()
    assert "pip install torch" in page.runs.panel.verdict and not page.runs.program.running


def test_a_crowd_runs_too(open_window: Opener) -> None:
    show = everyone(replace(dating(), title="x"))
    page = code_page(open_window(show, tongue="zh_CN"))
    page.header.what.chips["everyone"].click()
    page.editor.setFocus()
    text = page.editor.text
    hands.key(page.window(), Qt.Key.Key_Return, modifiers=Qt.KeyboardModifier.ControlModifier)
    assert "1e-9" in wait(page) and page.editor.text == text


def test_a_folder_that_cannot_be_made_is_said(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    page = code_page(window)
    monkeypatch.setattr(tempfile, "tempdir", "/nowhere")
    page.runs.panel.run.click()
    assert page.runs.panel.verdict.startswith("Python could not be started: ") and page.runs.panel.run.isEnabled()
    monkeypatch.undo()
    monkeypatch.setattr(running, "command", lambda: ("/no/python", []))
    page.runs.panel.run.click()
    assert "could not be started" in wait(page) and page.runs.panel.run.isEnabled()


def test_a_packaged_app_runs_programs_through_its_own_door(monkeypatch: pytest.MonkeyPatch) -> None:
    python, arguments = running.command()
    assert python == sys.executable and arguments[0].endswith("main.py") and arguments[1] == "--run-program"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert running.command() == (sys.executable, ["--run-program", "program.py"])
