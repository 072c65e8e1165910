"""An experiment answers on the command line, as tables and as JSON, without Qt and without a show."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from core.experiments.catalogue import EXPERIMENTS, run

ROOT = Path(__file__).parents[3]
NO_QT = (
    "import sys, runpy; sys.modules.update(PySide6=None, matplotlib=None);"
    "runpy.run_path('main.py', run_name='__main__')"
)


def ask(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", NO_QT, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_tables_and_json_say_the_same(name: str) -> None:
    found = run(name)
    answer = ask("--experiment", name, "--json")
    assert answer.returncode == 0, answer.stderr
    assert json.loads(answer.stdout) == {one.name: one.as_data() for one in found}
    lines = ask("--experiment", name).stdout.split("\n")
    assert [line for line in lines if line in {one.name for one in found}] == [one.name for one in found]
    for one in found:
        assert lines[lines.index(one.name) + 1].split() == list(one.columns)


def test_an_unknown_one_is_told_the_known_ones() -> None:
    answer = ask("--experiment", "rnn")
    assert answer.returncode == 2 and "recurrence" in answer.stderr
