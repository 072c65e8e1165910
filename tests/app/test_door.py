"""`main.py` as a process of its own: what is asked in a terminal, with and without a screen."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from core.programs.program import program
from core.show import showfile
from tests.core.shows import FOLDER, dating, marks

ROOT = Path(__file__).parents[2]
WITHOUT_SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
SCREENS = {
    "none": {},
    "empty": {"DISPLAY": ""},
    "nobody serves": {"DISPLAY": ":99"},
    "no compositor": {"WAYLAND_DISPLAY": "wayland-99"},
    "ascii": {"PYTHONIOENCODING": "ascii"},
}
NO_QT = (
    "import sys, main; code = main.main(sys.argv[1:]);"
    "loaded = [m for m in sys.modules if m.split('.')[0] in ('PySide6', 'shiboken6', 'matplotlib')];"
    "print(loaded, file=sys.stderr); sys.exit(code)"
)


def run(*arguments: object, cwd: Path | None = None, python: tuple[str, ...] = (), **changes: str):
    """Run main.py; `changes` are to the environment, which has no screen otherwise."""
    environment = {key: value for key, value in os.environ.items() if key not in WITHOUT_SCREEN}
    environment |= {"PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "error", **changes}
    command = [sys.executable, *(python or (str(ROOT / "main.py"),)), *map(str, arguments)]
    told = {"capture_output": True, "text": True, "encoding": "utf-8"}
    return subprocess.run(command, cwd=cwd or ROOT, env=environment, check=False, timeout=60, **told)


def colours(path: Path) -> int:
    """Return how many colours a picture has, at every fourth pixel."""
    image = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)
    return len({image.pixel(x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4)})


def test_help_and_version() -> None:
    done = run("--help")
    assert done.returncode == 0 and "--picture" in done.stdout and "show.json" in done.stdout and not done.stderr
    done = run("--version")
    assert done.returncode == 0 and done.stdout.startswith("Attention Date ") and not done.stderr


@pytest.mark.parametrize("question", ["--print", "--json", "--code=numpy", "--code=torch"])
def test_answers_in_a_terminal_need_no_qt(question: str) -> None:
    done = run(question, "--lang", "en", python=("-c", NO_QT))
    assert done.returncode == 0 and done.stderr.strip() == "[]"
    if question == "--json":
        assert json.loads(done.stdout)["guests"][2] == "Lin Chuan"
    elif question.startswith("--code"):
        assert done.stdout == program(dating(), question.split("=")[1], "en")
    else:
        assert done.stdout.startswith("The dating show\n") and "40.7" in done.stdout


def test_another_show_in_chinese_and_a_pipe_of_any_encoding(tmp_path: Path) -> None:
    path = tmp_path / "我的.show.json"
    showfile.write(path, marks())
    done = run(path, "--print", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert done.returncode == 0 and "林川" in done.stdout and "100.0" in done.stdout


@pytest.mark.parametrize(("lang", "theme"), [("zh_CN", "light"), ("en", "dark")])
def test_a_picture(tmp_path: Path, lang: str, theme: str) -> None:
    path = tmp_path / "out.png"
    done = run("--picture", path, "--lang", lang, "--theme", theme, "--size", "1024x700")
    assert done.returncode == 0 and not done.stdout and not done.stderr
    assert (QImage(str(path)).width(), QImage(str(path)).height()) == (1024, 700)
    assert colours(path) > 200
    assert (QImage(str(path)).pixelColor(500, 350).lightness() < 128) == (theme == "dark")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--size", "12x9"), "1440x900 would do"),
        (("--size", "abc"), "is no size"),
        (("--size", "99999x99999"), "is no size"),
        (("--lang", "tlh"), "invalid choice"),
        (("--theme", "pink"), "invalid choice"),
        (("--page", "nowhere"), "nowhere"),
        (("--unknown",), "unrecognized"),
    ],
)
def test_a_question_that_makes_no_sense_is_answered_with_what_does(
    tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    done = run("--picture", tmp_path / "out.png", *arguments)
    assert done.returncode == 2 and words in done.stderr and "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_picture_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    done = run("--picture", tmp_path / "no" / "out.png")
    assert done.returncode == 2 and "out.png" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize("question", ["--print", "--json", "--picture=x.png"])
def test_a_broken_file_says_where(tmp_path: Path, question: str) -> None:
    path = tmp_path / "broken.show.json"
    path.write_text(showfile.encode(dating()).decode().replace('"number": 3', '"number": "three"'), encoding="utf-8")
    done = run(path, question, cwd=tmp_path)
    assert done.returncode == 2 and "$.people[3].number" in done.stderr and str(path) in done.stderr
    assert "Traceback" not in done.stderr and not done.stdout


def test_a_missing_file_says_so(tmp_path: Path) -> None:
    done = run(tmp_path / "none.show.json", "--print")
    assert done.returncode == 2 and "none.show.json" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
@pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)
def test_without_a_screen_there_is_a_table_and_a_picture(tmp_path: Path, screen: dict[str, str]) -> None:
    done = run(cwd=tmp_path, **screen)
    assert done.returncode == 0 and not done.stderr
    first, blank, *table = done.stdout.splitlines()
    assert "no screen" in first and "attention-date.png" in first and not blank
    assert table[0] == "相亲现场" and any("40.7" in line for line in table)
    assert colours(tmp_path / "attention-date.png") > 200


def test_the_app_runs_is_closed_and_remembers(tmp_path: Path) -> None:
    """The whole way: start, first frame, close, settings saved."""
    script = (
        "import sys, main; from app.desktop import application; first = application.after_first_frame\n"
        "from PySide6.QtWidgets import QApplication\n"
        "application.after_first_frame = lambda: (first(), QApplication.closeAllWindows())\n"
        "sys.exit(main.main(sys.argv[1:]))"
    )
    show = FOLDER / "marks.show.json"
    done = run(show, python=("-c", script), QT_QPA_PLATFORM="offscreen", XDG_CONFIG_HOME=str(tmp_path))
    assert done.returncode == 0 and not done.stderr and not done.stdout
    assert json.loads((tmp_path / "attention-date" / "settings.json").read_text())["size"] == [1024, 760], (
        "no larger than its screen"
    )


def test_a_program_is_run_without_qt_and_without_our_frames(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("import sys\nprint('名', sys.argv, __name__)\nx = 1 / 0\n", "utf-8")
    done = run("--run-program", file, python=("-c", NO_QT), ATTENTION_DATE_RESULT=str(tmp_path / "result.json"))
    assert done.stdout == f"名 {[str(file)]} __main__\n"
    assert done.returncode == 1 and done.stderr.strip().endswith("[]")
    assert "main.py" not in done.stderr and "program_entry" not in done.stderr
    told = json.loads((tmp_path / "result.json").read_text("utf-8"))
    assert told == {"error": {"line": 3, "text": "ZeroDivisionError: division by zero"}}


def test_what_is_printed_can_be_run(tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text(run("--code", "numpy").stdout, "utf-8")
    done = run("--run-program", file, ATTENTION_DATE_RESULT=str(tmp_path / "result.json"))
    assert done.returncode == 0 and "林川" in done.stdout and not done.stderr
    told = [json.loads(line) for line in (tmp_path / "result.json").read_text("utf-8").splitlines()]
    assert [part["name"] for part in told] == ["weights", "output"]


def test_what_is_not_there_is_said_in_plain_words(tmp_path: Path) -> None:
    pages = "no page 'nope'; the pages are: stage, everyone, panel, formula, code"
    assert pages in run("--picture", tmp_path / "a.png", "--page", "nope").stderr
    asked = {
        ("--print", tmp_path / "a.json"): "a.json: There is no such file.",
        ("--print", tmp_path / "no" / "a.json"): "a.json: There is no such folder.",
        ("--run-program", tmp_path / "a.py"): "a.py: There is no such file.",
        ("--picture", tmp_path / "no" / "a.png"): "a.png: There is no such folder.",
    }
    for arguments, said in asked.items():
        done = run(*arguments)
        assert done.returncode == 2 and done.stderr.strip().endswith(said) and "Errno" not in done.stderr


def test_a_picture_has_the_size_that_is_asked_for_on_any_screen(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    assert run("--picture", path, "--size", "1366x768", QT_SCALE_FACTOR="2").returncode == 0
    image = QImage(str(path))
    assert (image.width(), image.height()) == (1366, 768)
