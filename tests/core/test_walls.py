"""The walls of the house: core knows no app, and the headless door opens without Qt or plots."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_import_contracts_are_kept() -> None:
    lint = Path(sys.executable).with_name("lint-imports")
    run = subprocess.run([lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_headless_door_imports_no_qt_and_no_plots() -> None:
    names = _imported(
        "core.staging.stage, core.edits.people, core.readout.worksheet, core.show.showfile, app.desktop.headless"
    )
    assert "numpy" in names and "app.desktop.headless" in names
    assert not names & {"PySide6", "shiboken6", "matplotlib"}


def test_attention_imports_nothing_that_numpy_has_not() -> None:
    beyond = _imported("numpy, core.attention.attend, core.attention.multihead, core.attention.scoring") - _imported(
        "numpy"
    )
    assert {name for name in beyond if name.split(".")[0] != "core"} <= {"__future__"}


def test_reading_a_file_imports_nothing_heavy() -> None:
    names = _imported("core.show.showfile")
    assert not names & {"numpy", "difflib", "tempfile", "asyncio", "PySide6", "matplotlib"}


def _imported(modules: str) -> set[str]:
    code = f"import sys; before = set(sys.modules); import {modules}; print(*(set(sys.modules) - before))"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(run.stdout.split())
