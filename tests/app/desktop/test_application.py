"""The app from its start to its end, in a process and a home of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
CODE = """
import sys, main
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from app.desktop import application
from app.style import language

asked, deed = sys.argv[1:-1], sys.argv[-1]

def act():
    window = next(window for window in QApplication.topLevelWidgets() if window.isVisible())
    said.append((language.current(), window.settings.theme))
    if deed == "theme":
        window.set_theme("light" if window.settings.theme == "dark" else "dark")
    elif deed == "language":
        window.speak("en" if language.current() == "zh_CN" else "zh_CN")
    elif deed == "system":
        window.set_theme("")
    window.close()

said, wait = [], application.after_first_frame
application.after_first_frame = lambda: (wait(), QTimer.singleShot(0, act))
code = main.main(asked)
print(*said[0])
sys.exit(code)
"""
USUAL = {"language": "zh_CN", "theme": "light"}


def start(home: Path, *arguments: str, deed: str = "") -> tuple[str, dict[str, str]]:
    """Start the app, do something in it, close it; return what it spoke and wore, and what it remembers."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    environment |= {"XDG_CONFIG_HOME": str(home), "HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", CODE, *arguments, deed]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=100)
    assert done.returncode == 0, done.stderr
    kept = json.loads(next(home.rglob("settings.json")).read_text("utf-8"))
    return done.stdout.strip(), {name: kept[name] for name in USUAL}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return the home of a user who has chosen Chinese and the light theme."""
    (tmp_path / "attention-date").mkdir()
    (tmp_path / "attention-date" / "settings.json").write_text(json.dumps(USUAL), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("deed", "kept"),
    [
        ("", USUAL),
        ("theme", USUAL),  # dark was asked for, and light is what the user went back to
        ("system", {**USUAL, "theme": ""}),
        ("language", USUAL),
    ],
)
def test_a_language_and_a_theme_for_one_time_are_not_kept(home: Path, deed: str, kept: dict[str, str]) -> None:
    assert start(home, "--lang", "en", "--theme", "dark", deed=deed) == ("en dark", kept)


def test_another_theme_than_before_is_kept_though_a_language_was_for_one_time(home: Path) -> None:
    assert start(home, "--lang", "en", deed="theme") == ("en light", {"language": "zh_CN", "theme": "dark"})


def test_another_language_is_kept_though_a_theme_was_for_one_time(home: Path) -> None:
    assert start(home, "--theme", "dark", deed="language") == ("zh_CN dark", {"language": "en", "theme": "light"})


def test_what_can_wait_comes_after_the_first_frame(tmp_path: Path) -> None:
    """Each part of the page is painted before the icon, the ear for screen readers and the garbage have their turn."""
    code = (
        "import sys, main\n"
        "from app.desktop import application\n"
        "from app.widgets.guests.guest_widget import GuestWidget\n"
        "from PySide6.QtWidgets import QApplication\n"
        "paint, wait = GuestWidget.paintEvent, application.after_first_frame\n"
        "GuestWidget.paintEvent = lambda self, event: (print('paint'), paint(self, event))[1]\n"
        "application.after_first_frame = lambda: (print('wait'), wait(), QApplication.closeAllWindows())\n"
        "sys.exit(main.main([]))"
    )
    environment = os.environ | {"XDG_CONFIG_HOME": str(tmp_path), "HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=100)
    assert done.stdout.split() == ["paint"] * 8 + ["wait"]
