"""Files that cannot be written or read: the user is told why, and keeps the work."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from app.desktop.main_window import MainWindow
from app.document.document import ShowDocument
from core.edits import people
from core.show import showfile
from tests.app.dialogs import Answer, Buttons, choose
from tests.app.windows import Opener
from tests.core.shows import dating


@pytest.mark.parametrize("where", ["a folder", "no folder"])
def test_a_save_that_fails_tells_and_keeps_the_work(
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: Answer,
    where: str,
) -> None:
    path = tmp_path / "a.json" if where == "a folder" else tmp_path / "no" / "a.json"
    if where == "a folder":
        path.mkdir()
    window.document.drag(people.set_score, 3, 1.0)
    work = window.document.show
    choose(monkeypatch, path)
    shown = answer(Buttons.Ok)
    assert not window.files.save()
    assert len(shown) == 1 and shown[0].text().startswith("The show could not be saved: a.json\n\n")
    assert len(shown[0].text().splitlines()[-1]) > 5
    assert window.document.show is work and window.isWindowModified() and window.document.path is None


def broken_file(tmp_path: Path) -> Path:
    path = tmp_path / "broken <b>.show.json"
    text = showfile.encode(dating()).decode().replace('"number": 3', '"number": "<b>3</b>"')
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_a_broken_file_says_where_and_the_current_show_stays(
    open_window: Opener, tmp_path: Path, answer: Answer, language: str
) -> None:
    window = open_window(language=language)
    path, show, shown = broken_file(tmp_path), window.document.show, answer(Buttons.Ok)
    assert not window.files.open(path)
    box = shown[0]
    assert path.name in box.text() and "$.people[3].number" in box.text() and "<b>3</b>" in box.text()
    assert ("At $" in box.text()) == (language == "en")
    assert box.textFormat() == Qt.TextFormat.PlainText and not box.informativeText()
    assert all(label.textFormat() == Qt.TextFormat.PlainText for label in box.findChildren(QLabel) if label.text())
    assert window.document.show is show and window.document.path is None and not window.settings.recent


@pytest.mark.parametrize("what", ["missing", "folder", "empty", "binary"])
def test_what_is_no_show_at_all(window: MainWindow, tmp_path: Path, answer: Answer, what: str) -> None:
    path = tmp_path / "x.show.json"
    make = {"folder": path.mkdir, "empty": path.touch, "binary": lambda: path.write_bytes(b"\xff\0")}
    make.get(what, lambda: None)()
    shown = answer(Buttons.Ok)
    assert not window.files.open(path)
    assert len(shown) == 1 and "x.show.json" in shown[0].text()


@pytest.mark.usefixtures("qapp")
def test_a_save_that_fails_says_so_and_keeps_the_old_file(tmp_path: Path) -> None:
    document = ShowDocument(dating())
    document.edit(people.set_score, 3, 1.0)
    for path in (tmp_path, tmp_path / "nowhere" / "a.show.json"):
        with pytest.raises(OSError, match=r"\w"):
            document.save(path)
    assert document.path is None and document.modified
    assert list(tmp_path.iterdir()) == []
