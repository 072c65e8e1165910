"""New, open, save: as a user meets them, with every dialog answered."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox

from app.desktop.main_window import MainWindow
from app.files import settings
from app.resources import READY_SHOWS, SHOWS
from core.edits import people
from core.show import showfile
from core.show.model import Show
from tests.app import user
from tests.app.dialogs import Answer, Buttons, choose
from tests.app.windows import Opener
from tests.core.shows import FOLDER, dating, marks


def change(window: MainWindow) -> Show:
    window.document.drag(people.set_score, 3, 1.0)
    window.document.end_gesture()
    return window.document.show


def test_save_as_save_and_open_again(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "相亲 & co.show.json"
    choose(monkeypatch, path)
    show = change(window)
    assert window.isWindowModified() and window.windowTitle().startswith("The dating show[*]")
    user.ctrl(window, Qt.Key.Key_S)
    assert showfile.read(path) == show
    assert not window.isWindowModified() and window.windowTitle() == f"{path.name}[*] – Attention Date"
    window.document.drag(people.set_score, 4, 2.0)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: pytest.fail("it knows where"))
    user.ctrl(window, Qt.Key.Key_S)
    assert showfile.read(path) == window.document.show
    saved = window.document.show
    window.files.new()
    assert window.document.path is None and window.document.show == dating()
    assert window.files.ask_open()
    assert window.document.show == saved and window.document.undo_stack.count() == 0


def test_undo_to_what_was_saved_is_clean_again(window: MainWindow, tmp_path: Path) -> None:
    change(window)
    window.document.save(tmp_path / "a.show.json")
    window.document.drag(people.set_score, 5, 3.0)
    assert window.isWindowModified()
    user.ctrl(window, Qt.Key.Key_Z)
    assert not window.isWindowModified()


def test_a_name_without_an_ending_gets_one(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for typed, written in (("mine", "mine"), ("one.show", "one"), ("two.Show", "two")):
        choose(monkeypatch, tmp_path / typed)
        user.ctrl(window, Qt.Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
        assert (tmp_path / f"{written}.show.json").is_file()
    assert len(list(tmp_path.iterdir())) == 3


def test_an_ending_that_was_added_does_not_write_over_another_show(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dialog asked about "mine", which did not exist; "mine.show.json" does, so it asks again by that name."""
    other = tmp_path / "mine.show.json"
    showfile.write(other, marks())
    starts, answers = [], [str(tmp_path / "mine"), ""]

    def ask(parent: object, title: str, start: str, *_: object) -> tuple[str, str]:
        starts.append(start)
        return answers.pop(0), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    assert not window.files.save_as()
    assert starts[1] == str(other) and showfile.read(other) == marks()
    answers.extend([str(tmp_path / "mine"), str(other)])
    assert window.files.save_as() and showfile.read(other) == dating()


def put_on(window: MainWindow, name: str) -> None:
    """Choose one of the ready shows in the menu."""
    menu = window.actions_by_name.menus["ready"]
    menu.aboutToShow.emit()
    menu.actions()[READY_SHOWS.index(name)].trigger()


@pytest.mark.parametrize("name", READY_SHOWS)
def test_every_ready_show_is_put_on_by_its_title(window: MainWindow, name: str) -> None:
    put_on(window, name)
    show = showfile.read(SHOWS / f"{name}.show.json")
    assert window.document.show == show and window.document.path is None
    assert show.title["en"] in [action.text() for action in window.actions_by_name.menus["ready"].actions()]


def test_cancelling_a_file_dialog_does_nothing(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    choose(monkeypatch, "")
    assert not window.files.save() and not window.files.ask_open()
    assert window.document.path is None


@pytest.mark.parametrize("away", [lambda w: w.close(), lambda w: w.files.open(FOLDER / "marks.show.json")])
def test_unsaved_work_is_asked_about(
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: Answer,
    away: Callable[[MainWindow], object],
) -> None:
    work = change(window)
    shown = answer(Buttons.Cancel)
    away(window)
    assert len(shown) == 1 and window.document.show is work and window.isVisible()
    choose(monkeypatch, "")
    answer(Buttons.Save)
    away(window)
    assert window.document.show is work and window.isVisible(), "cancelling the file dialog cancels all"
    path = tmp_path / "kept.show.json"
    choose(monkeypatch, path)
    away(window)
    assert showfile.read(path) == work
    assert window.document.show != work or not window.isVisible()


def test_a_text_that_is_still_being_typed_is_asked_about_too(window: MainWindow, answer: Answer) -> None:
    user.click(window.page.guests.cards[2].name)
    user.write(window, "Kun", enter=False)
    shown = answer(Buttons.Cancel)
    assert not window.close()
    assert len(shown) == 1 and window.document.show.person(3).name["en"] == "Kun"


def test_discarding_puts_another_show_on(window: MainWindow, tmp_path: Path, answer: Answer) -> None:
    window.document.save(tmp_path / "mine.show.json")
    change(window)
    shown = answer(Buttons.Discard)
    put_on(window, "marks")
    assert window.document.show == marks() and not window.isWindowModified()
    assert len(shown) == 1 and shown[0].text().splitlines()[-1] == "• the show “The dating show”"
    user.ctrl(window, Qt.Key.Key_N)
    user.key(window, Qt.Key.Key_Return)
    assert window.document.show == dating() and len(shown) == 1


def test_a_ready_show_that_was_tried_out_is_left_unasked_and_comes_back(window: MainWindow, answer: Answer) -> None:
    shown = answer(Buttons.Cancel)
    tried = change(window)
    for name in ("marks", "friends"):
        put_on(window, name)
        assert not window.isWindowModified()
    window.document.edit(people.set_scale, "none")
    user.ctrl(window, Qt.Key.Key_N)
    user.key(window, Qt.Key.Key_Return)
    assert window.document.show == dating() and not shown
    assert window.actions_by_name["undo"].text() == "&Undo: Put on “The dating show”"
    assert not window.close() and len(shown) == 1
    assert shown[0].text().splitlines()[2:] == ["• the show “The dating show”", "• the show “Everyone meets everyone”"]
    for _ in range(4):
        user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show is tried and window.isWindowModified()
    user.ctrl(window, Qt.Key.Key_Z)
    assert not window.isWindowModified() and window.document.show == dating()


def test_all_that_was_left_can_be_saved_in_the_end(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Answer
) -> None:
    tried = change(window)
    put_on(window, "marks")
    answer(Buttons.Save)
    choose(monkeypatch, tmp_path / "tried.show.json")
    assert window.close() and showfile.read(tmp_path / "tried.show.json") == tried


def test_a_show_is_reset_to_the_original_in_one_step(window: MainWindow, tmp_path: Path) -> None:
    reset = window.actions_by_name["reset"]
    assert not reset.isEnabled()
    for score in (1.0, 2.0):
        window.document.drag(people.set_score, 3, score)
        window.document.end_gesture()
    tried = window.document.show
    assert reset.isEnabled()
    reset.trigger()
    assert window.document.show == dating() and not window.isWindowModified() and not reset.isEnabled()
    assert window.actions_by_name["undo"].text() == "&Undo: Reset to the original"
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show is tried


def press(monkeypatch: pytest.MonkeyPatch, words: str) -> list[str]:
    """Have message boxes answered by the button that says so; return what they say."""
    said: list[str] = []

    def execute(box: QMessageBox) -> int:
        said.append(box.text())
        next(button for button in box.buttons() if words in button.text().replace("&", "")).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", execute)
    return said


@pytest.fixture
def overtaken(window: MainWindow, tmp_path: Path) -> Path:
    """Return a file that is open and was changed here, and then saved by somebody else."""
    path = tmp_path / "shared.show.json"
    showfile.write(path, dating())
    assert window.files.open(path)
    change(window)
    showfile.write(path, marks())
    return path


def test_what_somebody_else_has_saved_is_not_overwritten_unasked(
    window: MainWindow, overtaken: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    mine = window.document.show
    said = press(monkeypatch, "Cancel")
    assert not window.files.save() and showfile.read(overtaken) == marks() and window.isWindowModified()
    assert said == [
        "“shared.show.json” was changed by another program, or in another window, since it was opened here."
    ]
    press(monkeypatch, "Save elsewhere")
    choose(monkeypatch, tmp_path / "mine.show.json")
    assert window.files.save() and window.document.path == tmp_path / "mine.show.json"
    assert showfile.read(tmp_path / "mine.show.json") == mine and showfile.read(overtaken) == marks()


def test_what_somebody_else_has_saved_can_be_overwritten(
    window: MainWindow, overtaken: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = press(monkeypatch, "Overwrite")
    assert window.files.save() and showfile.read(overtaken) == window.document.show
    assert window.files.save() and len(said) == 1, "from now on it is ours again"


def test_what_somebody_else_has_saved_can_be_loaded_and_ours_comes_back(
    window: MainWindow, overtaken: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = window.document.show
    said = press(monkeypatch, "Load it")
    assert not window.files.save()
    assert window.document.show == marks() and window.document.path == overtaken and not window.isWindowModified()
    assert window.files.save() and len(said) == 1
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show is mine and window.isWindowModified()
    press(monkeypatch, "Cancel")
    assert not window.files.save() and showfile.read(overtaken) == marks()


def test_the_same_content_written_anew_and_a_file_that_is_gone_are_no_question(
    window: MainWindow, tmp_path: Path, answer: Answer
) -> None:
    path, shown = tmp_path / "mine.show.json", answer(Buttons.Cancel)
    showfile.write(path, dating())
    assert window.files.open(path)
    path.write_bytes(path.read_bytes())
    work = change(window)
    assert window.files.save()
    path.unlink()
    assert window.files.save() and showfile.read(path) == work and not shown


@pytest.mark.skipif(sys.platform != "linux", reason="names are bytes")
@pytest.mark.parametrize(
    ("name", "said"),
    [("相亲".encode("gbk"), "相亲.show.json"), (b"caf\xe9", "caf�.show.json"), (b"a\xff\xffb", "a��b.show.json")],
)
def test_a_name_that_is_not_utf_8_is_the_same_file_all_along(
    window: MainWindow, tmp_path: Path, answer: Answer, name: bytes, said: str
) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name + b".show.json"))
    showfile.write(path, dating())
    shown = answer(Buttons.Cancel)
    assert window.files.open(path)
    assert window.windowTitle() == f"{said}[*] – Attention Date"
    work = change(window)
    assert window.files.save() and showfile.read(path) == work and list(tmp_path.iterdir()) == [path]
    assert settings.save(window.settings, tmp_path / "settings" / "s.json")
    assert settings.load(tmp_path / "settings" / "s.json").settings.recent == [str(path)]
    window.files.new()
    menu = window.actions_by_name.menus["recent"]
    menu.aboutToShow.emit()
    assert menu.actions()[0].text() == said and menu.actions()[0].isEnabled()
    menu.actions()[0].trigger()
    assert window.document.show == work and window.document.path == path and not shown
    path.unlink()
    assert not window.files.open(path) and said in shown[0].text()
    assert window.close()


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_the_name_that_is_offered_is_the_title(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    starts: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (starts.append(given[2]), ("", ""))[1])
    assert not open_window(language=language).files.save_as()
    assert Path(starts[0]).name == {"en": "The dating show.show.json", "zh_CN": "相亲现场.show.json"}[language]


def test_recent_files(window: MainWindow, tmp_path: Path) -> None:
    menu = window.actions_by_name.menus["recent"]
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["Nothing yet"] and not menu.actions()[0].isEnabled()
    for index in range(10):
        path = tmp_path / f"{index} & <b>.show.json"
        showfile.write(path, dating())
        assert window.files.open(path)
    assert window.files.open(tmp_path / "4 & <b>.show.json")
    (tmp_path / "9 & <b>.show.json").unlink()
    menu.aboutToShow.emit()
    texts = [action.text() for action in menu.actions()]
    assert len(texts) == 8 and texts[:3] == [f"{index} && <b>.show.json" for index in (4, 9, 8)]
    assert [action.isEnabled() for action in menu.actions()][:3] == [True, False, True]
    menu.actions()[2].trigger()
    assert window.document.path == tmp_path / "8 & <b>.show.json"


def test_a_duplicate_has_a_name_of_its_own_and_is_gone_on_with(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "first.show.json", tmp_path / "second.show.json"
    window.document.save(first)
    saved = window.document.show
    starts: list[str] = []

    def ask(parent: object, title: str, start: str, *_: object) -> tuple[str, str]:
        starts.append(start)
        return str(second), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    changed = change(window)
    window.actions_by_name["duplicate"].trigger()
    assert starts == [str(tmp_path / "first copy.show.json")]
    assert window.document.path == second and not window.isWindowModified()
    assert showfile.read(second) == changed and showfile.read(first) == saved
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show == saved and window.isWindowModified(), "what was done can still be undone"
    user.ctrl(window, Qt.Key.Key_S)
    assert showfile.read(second) == saved


@pytest.mark.parametrize(("language", "name"), [("en", "The library copy"), ("zh_CN", "图书馆 副本")])
def test_a_ready_show_is_duplicated_under_its_title(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch, language: str, name: str
) -> None:
    window = open_window(showfile.read(SHOWS / "library.show.json"), language=language)
    starts: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (starts.append(given[2]), ("", ""))[1])
    assert not window.files.duplicate()
    assert Path(starts[0]).name == f"{name}.show.json" and window.document.path is None


def test_a_large_show_is_saved_and_opened_in_a_thread(open_window: Opener, tmp_path: Path) -> None:
    """With tens of thousands of pins; the window is painted meanwhile, and all is as ever afterwards."""
    import threading

    from msgspec.structs import replace

    from core.show.model import Pin
    from tests.odd_shows import everyone

    show = everyone(120)
    pins = tuple(Pin(asker, guest, 1.25) for asker in show.askers for guest in show.guests)
    window, path = open_window(replace(show, pins=pins)), tmp_path / "large.show.json"
    window.document.edit(people.set_score, show.guests[0], 3.0)
    threads: list[int] = []
    real = showfile.encode

    def encode(show: Show) -> bytes:
        threads.append(threading.get_ident())
        return real(show)

    showfile.encode = encode
    try:
        assert window.files._write(path, window.document.staged)
    finally:
        showfile.encode = real
    assert threads and threading.get_ident() not in threads
    assert not window.document.modified and path.read_bytes() == real(window.document.show)
    assert window.files._exchange(path, path)
    assert window.document.show == showfile.read(path)
