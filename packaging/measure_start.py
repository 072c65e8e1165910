"""`uv run python packaging/measure_start.py`: the packaged app's start beside the source tree's, to a whole frame.

Whole processes without a screen, in turn, warm; dist/attention-date must have been built. Exits with 1 above the limit.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.bench.timing import Target, Turn, in_turn

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 11
LIMIT = 1.3
COMMANDS = {
    "packaged": (str(ROOT / "dist" / "attention-date" / "attention-date"),),
    "source": (sys.executable, str(ROOT / "main.py")),
}


def main() -> int:
    """Measure, and print what came of it."""
    with tempfile.TemporaryDirectory() as home:
        turns = [Turn(name, lambda name=name: _start(COMMANDS[name], home)) for name in COMMANDS]
        times = in_turn(turns, ROUNDS)
    for name, taken in times.items():
        print(f"{name:<9} median {taken.median:.0f} ms, 95 % below {taken.p95:.0f} ms, {taken.count} starts")
    target = Target("packaged ÷ source", times["packaged"].median / times["source"].median, LIMIT)
    print(target)
    return 0 if target.met else 1


def _start(command: tuple[str, ...], home: str) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": home, "XDG_CONFIG_HOME": home}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # users have bytecode
    subprocess.run([*command, "--first-frame"], env=environment, check=True)


if __name__ == "__main__":
    sys.exit(main())
