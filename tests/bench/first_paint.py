"""From the start of the process to the first painted stage, beside a bare window with one line of text."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.timing import Row, Target, Turn, in_turn

ROOT = Path(__file__).parents[2]
ROUNDS = 15
SCREEN = {"name": "screen", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1, "logicalDpi": 96}
RATIO = 2.0  # times a bare window


def row() -> Row:
    """Measure whole processes in turn."""
    with tempfile.TemporaryDirectory() as home:
        turns = [Turn(name, lambda name=name: _start(name, home)) for name in ("stage", "label")]
        times = in_turn(turns, ROUNDS)  # the first, to warm up, leaves bytecode behind, as users have it
    ratio = times["stage"].median / times["label"].median
    return Row("start to first paint", times, (Target("start, times a bare window", ratio, RATIO),))


def _start(name: str, home: str) -> None:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    screen = Path(home, "screen.json")  # the offscreen one is 800×800 unless told, and the first window fits its screen
    screen.write_text(json.dumps({"screens": [SCREEN]}), encoding="utf-8")
    environment |= {"QT_QPA_PLATFORM": f"offscreen:configfile={screen}", "XDG_CONFIG_HOME": home, "LANG": "zh_CN.UTF-8"}
    subprocess.run([sys.executable, "-m", "tests.bench.first_frame", name], cwd=ROOT, env=environment, check=True)
