"""The log: it grows by a report, never without end, hears Qt, and is never a reason to stop."""

import subprocess
import sys
from pathlib import Path

import pytest

from app.diagnostics import log

ROOT = Path(__file__).parents[3]


def test_reports_are_added_with_their_time(tmp_path: Path) -> None:
    path = tmp_path / "new 文件夹" / "crash.log"
    assert log.write("one\n喆\ud800", path) and log.write("two %s", path)
    text = path.read_text(encoding="utf-8")
    assert "one\n喆" in text and text.endswith(" ERROR two %s\n") and text.count(":") == 4


def test_a_long_file_is_put_aside_and_a_new_one_begun(tmp_path: Path) -> None:
    path = tmp_path / "crash.log"
    path.write_text("old" + "x" * log.LONGEST, encoding="utf-8")
    assert log.write("new", path)
    assert path.read_text(encoding="utf-8").endswith("new\n") and path.stat().st_size < 100
    assert path.with_name("crash.log.1").read_text(encoding="utf-8").startswith("old")
    for _ in range(3):
        assert log.write("y" * log.LONGEST, path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["crash.log", "crash.log.1"]


def test_where_nothing_can_be_written_the_app_works_on(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert not log.write("report", tmp_path / "file" / "crash.log")
    (tmp_path / "folder").mkdir()
    assert not log.write("report", tmp_path / "folder")
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("frozen", [True, False])
def test_a_packaged_app_that_dies_leaves_word(tmp_path: Path, frozen: bool) -> None:
    code = (
        "import os, sys, signal; from pathlib import Path; from app.diagnostics import log;"
        f"sys.frozen = {frozen}; log.place = lambda: Path(sys.argv[1]);"
        "log.listen(); log.listen(); os.kill(os.getpid(), signal.SIGABRT)"
    )
    path = tmp_path / "crash.log"
    done = subprocess.run([sys.executable, "-c", code, path], cwd=ROOT, check=False, timeout=60, capture_output=True)
    assert done.returncode != 0
    fatal = path.with_name("fatal.log")
    assert fatal.is_file() == frozen and (not frozen or "Fatal Python error: Aborted" in fatal.read_text("utf-8"))


def test_what_qt_warns_of_is_logged_and_still_said(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from app.diagnostics import log;"
        "from PySide6.QtCore import qWarning, qDebug;"
        "log.place = lambda: Path(sys.argv[1]); log.listen(); qDebug('quiet'); qWarning('a warning of Qt')"
    )
    path = tmp_path / "crash.log"
    done = subprocess.run([sys.executable, "-c", code, path], cwd=ROOT, check=True, timeout=60, capture_output=True)
    assert b"a warning of Qt" in done.stderr
    assert "Qt: a warning of Qt" in path.read_text("utf-8") and "quiet" not in path.read_text("utf-8")
