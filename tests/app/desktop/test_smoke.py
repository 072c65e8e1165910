"""`--smoke`, by which an installed app is tried out: it goes over everything, tells what fails, leaves no trace."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from app.desktop.smoke_trials import TRIALS
from app.pages import PAGES
from tests.core.shows import FOLDER

ROOT = Path(__file__).parents[3]
BROKEN = (
    "import sys, main; from app.desktop import smoke, smoke_trials\n"
    "def fail(window, folder): raise RuntimeError('no plots here')\n"
    "smoke.TRIALS = (*smoke_trials.TRIALS[:1], smoke_trials.Trial('plot', fail), *smoke_trials.TRIALS[1:2])\n"
    "sys.exit(main.main(['--smoke']))"
)
UNREAD = (
    "import sys, main; from PySide6.QtWidgets import QApplication, QMessageBox; from PySide6.QtCore import QTimer\n"
    "def told(box): print(box.text()); QTimer.singleShot(0, QApplication.closeAllWindows); return box\n"
    "QMessageBox.exec = told; sys.exit(main.main(sys.argv[1:]))"
)


def run(home: Path, *arguments: object, code: str = "") -> subprocess.CompletedProcess:
    """Run main.py, or some code instead, in a home of its own."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    environment |= {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, *(["-c", code] if code else [ROOT / "main.py"]), *map(str, arguments)]
    told = {"capture_output": True, "text": True, "encoding": "utf-8"}
    return subprocess.run(command, cwd=ROOT, env=environment, check=False, timeout=100, **told)


def test_it_tries_everything_and_leaves_the_users_folders_alone(tmp_path: Path) -> None:
    home, picture = tmp_path / "家 home", tmp_path / "图 picture.png"
    home.mkdir()
    done = run(home, FOLDER / "marks.show.json", "--smoke", "--lang", "en", "--picture", picture)
    assert done.returncode == 0 and done.stdout.rstrip().endswith("Everything works."), done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    lines = done.stdout.splitlines()
    assert [line.split()[0] for line in lines[1 : len(TRIALS) + 2]] == [*(trial.name for trial in TRIALS), "picture"]
    assert all(entry.name in lines[1] for entry in PAGES)
    assert QImage(str(picture)).width() == 1024, "no larger than its screen"
    assert not list(home.rglob("*")), "no settings, no log, no cache"


def test_what_fails_is_told_and_the_rest_is_tried_all_the_same(tmp_path: Path) -> None:
    done = run(tmp_path, code=BROKEN)
    assert done.returncode == 1 and "Not everything works: plot." in done.stdout
    assert "FAILED: RuntimeError('no plots here')" in done.stdout and "\nwords" in done.stdout


def test_a_start_can_be_timed(tmp_path: Path) -> None:
    done = run(tmp_path, "--first-frame")
    assert done.returncode == 0 and not done.stdout and not list(tmp_path.rglob("settings.json"))


def test_a_show_that_cannot_be_read_is_told_of_in_the_window(tmp_path: Path) -> None:
    path = tmp_path / "坏 broken.show.json"
    path.write_text("{", encoding="utf-8")
    done = run(tmp_path, path, "--lang", "en", code=UNREAD)
    assert done.returncode == 0 and "This show cannot be opened: 坏 broken.show.json" in done.stdout
    assert str(path) in done.stderr


@pytest.mark.skipif(sys.platform == "darwin", reason="there the app is one of its own kind anyway")
def test_macos_opens_a_file_by_an_event(tmp_path: Path) -> None:
    code = (
        "import sys; sys.platform = 'darwin'\n"
        "from app.desktop.application import make_application, make_window\n"
        "from app.document.document import ShowDocument; from app.files.settings import Settings\n"
        "from core.show import showfile\n"
        "from PySide6.QtCore import QUrl; from PySide6.QtGui import QFileOpenEvent\n"
        "app = make_application(['x']); show = showfile.read(sys.argv[1])\n"
        "window = make_window(ShowDocument(show), Settings())\n"
        "app.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(sys.argv[2])))\n"
        "print(type(app).__name__, window.document.path.name)"
    )
    done = run(tmp_path, FOLDER / "dating.show.json", FOLDER / "marks.show.json", code=code)
    assert done.stdout.split() == ["MacApplication", "marks.show.json"], done.stderr
