"""The window at a few sizes, in processes of their own: nothing dies, nothing warns. `tools/sweep.py` is the whole."""

import subprocess
import sys
from pathlib import Path

import pytest

SWEEP = Path(__file__).parents[2] / "tools" / "sweep.py"


@pytest.mark.timeout(400)  # some seconds on an idle machine
def test_nothing_dies_and_nothing_warns_at_any_size() -> None:
    done = subprocess.run([sys.executable, str(SWEEP), "--coarse"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
