"""The program leaves the app: as a file, as a notebook, with the show that it reads beside it."""

import json
from pathlib import Path

import nbformat
import pytest
from PySide6.QtWidgets import QFileDialog, QMenu

from app.main_window import MainWindow
from core import showfile
from tests.app import hands
from tests.app.dialogs import choose
from tests.app.pages.code.desk import code_page, type_program
from tests.core.shows import dating


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
    beside.write_text("mine", "utf-8")
    page.save("python")
    assert beside.read_text("utf-8") == "mine" and "stays as it is" in page.toast.text


def test_what_cannot_be_written_is_said(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = code_page(window)
    choose(monkeypatch, tmp_path / "no" / "mine.py")
    page.save("python")
    assert page.toast.text.startswith("It could not be saved: ")
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
    hands.click(page.program.save_chip)
    menu = next(menu for menu in page.findChildren(QMenu) if menu.isVisible())
    assert [action.text() for action in menu.actions()] == ["Program (.py) …", "Notebook (.ipynb) …"]
    menu.close()
