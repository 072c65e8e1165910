"""The log of what went wrong: it grows by a report, never without end, and is never a reason to stop."""

import subprocess
import sys
from pathlib import Path

import pytest

from app.diagnostics import crash_log

ROOT = Path(__file__).parents[3]


def test_reports_are_added_with_their_time(tmp_path: Path) -> None:
    path = tmp_path / "new 文件夹" / "crash.log"
    assert crash_log.write("one\n喆\ud800", path) and crash_log.write("two", path)
    text = path.read_text(encoding="utf-8")
    assert "one\n喆" in text and text.endswith(" two\n") and text.count(":") == 4


def test_the_older_half_goes_when_it_is_long(tmp_path: Path) -> None:
    path = tmp_path / "crash.log"
    path.write_text("old" + "x" * crash_log.LONGEST, encoding="utf-8")
    assert crash_log.write("new", path)
    assert path.stat().st_size < crash_log.LONGEST and path.read_text(encoding="utf-8").endswith("new\n")
    assert "old" not in path.read_text(encoding="utf-8")


def test_where_nothing_can_be_written_the_app_works_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert not crash_log.write("report", tmp_path / "file" / "crash.log")


@pytest.mark.parametrize("frozen", [True, False])
def test_a_packaged_app_that_dies_leaves_word(tmp_path: Path, frozen: bool) -> None:
    code = (
        "import os, sys, signal; from pathlib import Path; from app.diagnostics import crash_log;"
        f"sys.frozen = {frozen}; crash_log.place = lambda: Path(sys.argv[1]);"
        "crash_log.listen(); crash_log.listen(); os.kill(os.getpid(), signal.SIGABRT)"
    )
    path = tmp_path / "crash.log"
    done = subprocess.run([sys.executable, "-c", code, path], cwd=ROOT, check=False, timeout=60, capture_output=True)
    assert done.returncode != 0
    assert path.is_file() == frozen and (not frozen or "Fatal Python error: Aborted" in path.read_text("utf-8"))
