"""The program leaves the app: as a file, as a notebook, with the show that it reads beside it."""

import json
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMenu

from app.desktop.main_window import MainWindow
from app.desktop.ready_shows import path_of
from core.programs.program import program
from core.show import showfile
from tests.app import user
from tests.app.dialogs import Answer, Buttons, choose
from tests.app.pages.code.fixtures import code_page, type_program
from tests.app.windows import Opener
from tests.core.shows import FOLDER, dating, marks


def test_a_program_is_saved_as_it_stands(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = code_page(window)
    type_program(page, "x = '名'\n")
    choose(monkeypatch, tmp_path / "mine.py")
    page.save("python")
    assert (tmp_path / "mine.py").read_text("utf-8") == "x = '名'\n"
    assert page.toast.text == "Saved: mine.py"


def test_a_notebook_is_valid(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = code_page(window)
    choose(monkeypatch, tmp_path / "mine")
    page.save("notebook")
    text = (tmp_path / "mine.ipynb").read_text("utf-8")
    nbformat.validate(nbformat.reads(text, as_version=4))
    assert any("".join(cell["source"]).startswith("scores = ") for cell in json.loads(text)["cells"])


def test_the_show_that_a_program_reads_goes_with_it(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = code_page(window)
    page.header.source.chips["file"].click()
    choose(monkeypatch, tmp_path / "mine.py")
    page.save("python")
    beside = tmp_path / "attention.show.json"
    assert showfile.read(beside) == dating() and "attention.show.json" in page.toast.text
    page.save("python")
    assert "stays as it is" not in page.toast.text, "it is the same show"
    beside.write_text("mine", "utf-8")
    page.save("python")
    assert beside.read_text("utf-8") == "mine" and "stays as it is" in page.toast.text


def test_what_cannot_be_written_is_said(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = code_page(window)
    choose(monkeypatch, tmp_path / "no" / "mine.py")
    page.save("python")
    assert page.toast.text == "It could not be saved: There is no such folder."
    page.toast.text = ""
    choose(monkeypatch, "")
    page.save("python")
    assert page.toast.text == ""


def test_a_suffix_that_was_left_out_replaces_nothing_unasked(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = code_page(window)
    (tmp_path / "mine.py").write_text("old", "utf-8")
    starts = []

    def answer(_: object, __: str, start: str, ___: str) -> tuple[str, str]:
        starts.append(start)
        return (str(tmp_path / "mine") if len(starts) == 1 else "", "")

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    page.save("python")
    assert starts[1] == str(tmp_path / "mine.py") and (tmp_path / "mine.py").read_text("utf-8") == "old"


def test_the_menu_offers_both(window: MainWindow) -> None:
    page = code_page(window)
    user.click(page.program.save_chip)
    menu = next(menu for menu in page.findChildren(QMenu) if menu.isVisible())
    assert [action.text() for action in menu.actions()] == ["Program (.py) …", "Notebook (.ipynb) …"]
    menu.close()


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_the_name_that_is_offered_tells_what_it_is(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    page = code_page(open_window(language=language))
    page.header.library.chips["torch"].click()
    starts: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (starts.append(given[2]), ("", ""))[1])
    page.save("python")
    page.header.what.chips["everyone"].click()
    page.save("notebook")
    names = {
        "en": ["The dating show · PyTorch · First asker.py", "The dating show · PyTorch · Everyone.ipynb"],
        "zh_CN": ["相亲现场 · PyTorch · 第一个.py", "相亲现场 · PyTorch · 全部.ipynb"],
    }
    assert [Path(start).name for start in starts] == names[language]


def test_a_saved_program_finds_its_show_from_anywhere(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = code_page(window)
    page.header.source.chips["file"].click()
    (tmp_path / "mine").mkdir()
    (tmp_path / "elsewhere").mkdir()
    choose(monkeypatch, tmp_path / "mine" / "a.py")
    page.save("python")
    for asked in (tmp_path / "mine" / "a.py", Path("..") / "mine" / "a.py"):
        command = [sys.executable, str(asked)]
        done = subprocess.run(command, cwd=tmp_path / "elsewhere", capture_output=True, text=True, check=False)
        assert done.returncode == 0 and "40.7%" in done.stdout, done.stderr
    choose(monkeypatch, tmp_path / "mine" / "a.ipynb")
    page.save("notebook")
    assert "__file__" not in (tmp_path / "mine" / "a.ipynb").read_text("utf-8")


def test_an_edited_program_is_asked_about_and_saved(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Answer
) -> None:
    page = code_page(window)
    type_program(page, "mine = 1\n")
    shown = answer(Buttons.Cancel)
    assert not window.close() and window.isVisible()
    assert not window.files.open(FOLDER / "marks.show.json") and window.document.show == dating()
    assert all("the program “NumPy · First asker”" in box.text() for box in shown) and len(shown) == 2
    assert not any("the show “" in box.text() for box in shown)
    answer(Buttons.Save)
    choose(monkeypatch, "")
    assert not window.close(), "cancelling the file dialog cancels all"
    choose(monkeypatch, tmp_path / "no" / "mine.py")
    assert not window.close() and page.editor.text == "mine = 1\n", "what cannot be saved is kept"
    choose(monkeypatch, tmp_path / "mine.py")
    assert window.files.open(FOLDER / "marks.show.json")
    assert (tmp_path / "mine.py").read_text("utf-8") == "mine = 1\n"
    assert page.editor.text == program(marks(), what="stage"), "it does not stand beside another show"
    assert not answer(Buttons.Cancel) and window.close()


def test_a_program_goes_and_comes_back_with_its_show(window: MainWindow, answer: Answer) -> None:
    """Another ready show is put on unasked: undo brings the one before back, and the program with it."""
    page = code_page(window)
    type_program(page, "mine = 1\n")
    shown = answer(Buttons.Cancel)
    assert window.files.new(path_of("marks")) and not shown
    assert page.editor.text == program(marks(), what="stage") and not page.program.reset_chip.isVisible()
    assert not window.close() and "the program “NumPy · First asker” of “The dating show”" in shown[0].text()
    page.setFocus()
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show == dating() and page.editor.text == "mine = 1\n"


def test_a_program_survives_other_pages_and_what_it_was_saved_as_is_not_asked_about(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Answer
) -> None:
    page = code_page(window)
    type_program(page, "mine = 1\n")
    window.open_page("stage")
    window.open_page("code")
    assert page.editor.text == "mine = 1\n"
    choose(monkeypatch, tmp_path / "mine.py")
    page.save("python")
    shown = answer(Buttons.Cancel)
    assert window.files.may_discard() and not shown
    page.editor.insertPlainText("more = 2\n")
    assert not window.files.may_discard() and len(shown) == 1
