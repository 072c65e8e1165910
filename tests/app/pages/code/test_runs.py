"""Programs that run, fail, loop, flood and die: the app goes on, and says what happened."""

import os
import signal
import sys
import tempfile
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, Qt, QTimer

from app.desktop.main_window import MainWindow
from app.pages.code import runs
from app.running import process
from app.running.process import KEPT, MOST, Tail
from core.edits import people
from core.show import showfile
from tests.app import user
from tests.app.dialogs import Answer, Buttons
from tests.app.pages.code.fixtures import code_page, run, type_program, until, wait
from tests.app.windows import Opener
from tests.core.programs.programmed_shows import everyone
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
        ("x = 1\nraise SystemExit(3)", "Line 2: the program ended itself with exit code 3."),
        ("import os; os._exit(3)", "The program ended itself with exit code 3."),
        ("import sys; sys.stderr.close(); sys.stdout.close(); x = 1 / 0", "Line 1: ZeroDivisionError"),
        ("raise ValueError('\\udc80')", "Line 1: ValueError: "),
        ("import os, shutil; shutil.rmtree(os.getcwd())", "called “weights”"),
        ("weights = output = 10 ** 400", "called “weights”"),
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


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("weights[0, 3] = np.nan", "weights[0, 3] is NaN, which is no number"),
        ("weights[0, 0] = 7; weights[0, 3] = np.nan", "weights[0, 3] is NaN, which is no number"),
        ("output[0, 1] = np.nan", "output[0, 1] is NaN, which is no number"),
        ("output[0, 1] = -np.inf", "output[0, 1] is -inf in the program"),
        ("weights[:] = np.nan\nx = 1 / 0", "Line {}: ZeroDivisionError"),
        ("weights[:] = np.nan\nimport sys\nsys.exit(1)", "Line {}: the program ended itself with exit code 1."),
        ("weights = {1, 2}", "called “weights”"),
    ],
)
def test_a_nan_is_named_with_its_place_and_hides_nothing(window: MainWindow, change: str, said: str) -> None:
    page = code_page(window)
    program = page.editor.text + change
    last = program.count("\n") + 1
    assert said.format(last) in run(page, program)
    assert page.editor.failed_line == (last - 1 if "{}" in said else -1)


def test_an_endless_loop_is_stopped_by_hand(window: MainWindow) -> None:
    page = code_page(window)
    type_program(page, LOOP)
    page.runs.panel.run.click()
    assert page.runs.panel.verdict == "The program runs …" and not page.runs.panel.run.isEnabled()
    assert until(lambda: "round" in page.runs.panel.output.toPlainText(), 10_000)
    user.click(page.runs.panel.stop)
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
    """Each character is there as soon as its last byte is, and not before."""
    text = "喆 é 👩‍👩‍👧 x名"
    tail, said = Tail(), ""
    for character in text:
        *begun, rest = character.encode()
        for byte in begun:
            tail.add(bytes([byte]))
            assert tail.take() == ""
        tail.add(bytes([rest]))
        said += tail.take()
        assert said == text[: len(said)] and said.endswith(character)
    tail.add(b"\xff" * 3 + "名".encode()[:2])
    assert tail.take() == "�" * 3
    assert tail.take(last=True) == "�", "what never got its rest is said in the end"


@pytest.mark.parametrize("extra", range(8))
def test_what_is_kept_of_much_begins_and_ends_with_whole_characters(extra: int) -> None:
    tail = Tail()
    tail.add(b"x" + "名".encode()[:1])
    assert tail.take() == "x"
    tail.add("名".encode()[1:] + b"a" * extra + "名".encode() * KEPT + "名".encode()[:2])
    text = tail.take()
    assert set(text) == {"名"} and KEPT - 5 < len(text.encode()) <= KEPT
    tail.add("名".encode()[2:] + b"!")
    assert tail.take() == "名!"


def alive(child: int) -> bool:
    try:
        os.kill(child, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{child}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(sys.platform == "win32", reason="groups of processes")
@pytest.mark.parametrize("way", ["stop", "close", "clock", "flood", "end", "error"])
def test_what_a_program_has_started_ends_with_it(open_window: Opener, tmp_path: Path, answer: Answer, way: str) -> None:
    window = open_window()
    answer(Buttons.Discard)
    page, told = code_page(window), tmp_path / "child"
    rest = {"end": "", "error": "x = 1 / 0", "flood": "while True: print('x' * 10_000)"}.get(
        way, "import time; time.sleep(60)"
    )
    type_program(
        page,
        "import subprocess, sys\n"
        "nap = [sys.executable, '-c', 'import time; time.sleep(60)']\n"
        f"child = subprocess.Popen(nap)\nopen({str(told)!r}, 'w').write(f'{{child.pid}}\\n')\n{rest}\n",
    )
    page.runs.program.longest = 1500 if way == "clock" else 20_000
    page.runs.run()
    assert until(lambda: told.exists() and told.read_text().endswith("\n"))
    child = int(told.read_text())
    {"stop": page.runs.stop, "close": window.close}.get(way, lambda: None)()
    assert until(lambda: not page.runs.program.running and not alive(child), 5000)


def test_closing_the_window_ends_the_child(open_window: Opener, answer: Answer) -> None:
    window = open_window()
    answer(Buttons.Discard)
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
    window.document.edit(people.set_criterion, window.document.show.askers[0], 0, -1.0)
    assert page.runs.panel.verdict == "The program has changed since it ran."
    window.document.undo_stack.undo()
    assert page.runs.panel.verdict.startswith("Equal")


def test_a_run_is_judged_by_the_screen_it_began_with(window: MainWindow) -> None:
    page = code_page(window)
    page.runs.run()
    window.document.edit(people.set_criterion, window.document.show.askers[0], 0, -1.0)
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
    page = code_page(open_window(show, language="zh_CN"))
    page.header.what.chips["everyone"].click()
    page.editor.setFocus()
    text = page.editor.text
    user.key(page.window(), Qt.Key.Key_Return, modifiers=Qt.KeyboardModifier.ControlModifier)
    assert "1e-9" in wait(page) and page.editor.text == text


def test_a_folder_that_cannot_be_made_is_said(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    page = code_page(window)
    monkeypatch.setattr(tempfile, "tempdir", "/nowhere")
    page.runs.panel.run.click()
    assert page.runs.panel.verdict.startswith("Python could not be started: ") and page.runs.panel.run.isEnabled()
    monkeypatch.undo()
    monkeypatch.setattr(process, "command", lambda: ("/no/python", []))
    page.runs.panel.run.click()
    assert "could not be started" in wait(page) and page.runs.panel.run.isEnabled()


def test_a_packaged_app_runs_programs_through_its_own_door(monkeypatch: pytest.MonkeyPatch) -> None:
    python, arguments = process.command()
    assert python == sys.executable and arguments[0].endswith("main.py") and arguments[1] == "--run-program"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert process.command() == (sys.executable, ["--run-program", "program.py"])


@pytest.mark.parametrize("said", ["a" * 5000, "很长 of words " * 300, "a\\n" * 50])
def test_a_long_verdict_stays_in_its_place_and_can_all_be_read(window: MainWindow, said: str) -> None:
    page = code_page(window)
    run(page, "raise ValueError")
    before = page.program.geometry(), page.runs.panel.geometry()
    verdict = run(page, f"raise ValueError('{said}')")
    assert (page.program.geometry(), page.runs.panel.geometry()) == before
    text, output = page.runs.panel.said, page.runs.panel.output
    assert text.geometry().bottom() < output.geometry().top() and output.height() > 60
    assert text.height() <= 5 * text.fontMetrics().lineSpacing()
    assert len(verdict) > 60 and text.verticalScrollBar().maximum() > 0
