"""Attention: time and memory beside the four-line formula and PyTorch, on one thread and on all; and its import.

PyTorch is measured where TORCH_PYTHON names an interpreter that has it (CONTRIBUTING.md). Each size has a process of
its own a library, which take turns; each peak (resident memory, by Linux's VmHWM) is that of a process of its own.
"""

import json
import math
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from tests.bench.timing import Row, Target, Times, times

ROOT = Path(__file__).parents[2]
SIZES = {
    (1, 8, 6): (60, 50),
    (1, 64, 64): (60, 30),
    (8, 128, 64): (40, 5),
    (12, 512, 64): (21, 1),
    (16, 2048, 64): (5, 1),
}
"""(heads, n, d): rounds, and runs a round."""

PROCESSES = 3
LIBRARIES = ("numpy", "torch") if "TORCH_PYTHON" in os.environ else ("numpy",)
SMALL = {(1, 8, 6), (1, 64, 64)}
TUNED_FOR_OTHERS = {"OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE", "PYTHONDONTWRITEBYTECODE"}


def run() -> list[Row]:
    """Measure all sizes, on one thread and on all, and the import."""
    if "torch" not in LIBRARIES:
        print("without PyTorch: TORCH_PYTHON names no interpreter that has it\n")
    threads = sorted({1, os.cpu_count() or 1})
    return [*(_size(size, count) for count in threads for size in SIZES), _import()]


def _size(size: tuple[int, int, int], threads: int) -> Row:
    rounds, often = SIZES[size]
    taken: dict[tuple[str, str], list[Times]] = {}
    for _ in range(PROCESSES):
        for library in LIBRARIES:
            raw = json.loads(_child(library, threads, "times", library, [*size], threads, rounds, often))
            for name, three in raw.items():
                taken.setdefault((library, name), []).append(Times(*three))
    measured = {name: _pooled(some) for (_, name), some in taken.items()}
    peaks = {}
    if threads == 1:
        peaks = {name: float(_child(library, 1, "peak", library, [*size], 1, name)) for library, name in taken}
    what = f"({', '.join(map(str, size))}), {threads} thread{'s'[: threads > 1]}"
    return Row(what, measured, tuple(_targets(what, size, measured, peaks)), peaks)


def _pooled(some: list[Times]) -> Times:
    """Return the median of what several processes measured."""
    return Times(median(t.median for t in some), median(t.p95 for t in some), sum(t.count for t in some))


def _targets(
    what: str, size: tuple[int, int, int], measured: dict[str, Times], peaks: dict[str, float]
) -> list[Target]:
    kept, formula = measured["weights kept"].median, measured["four lines"].median
    eager = measured.get("torch eager")
    targets = [Target(f"{what}: kept ÷ four lines", kept / formula, 2.0 if size in SMALL else 1.0)]
    if size in SMALL:
        targets.append(Target(f"{what}: kept, in µs", kept * 1000, 40))
    elif eager:
        targets.append(Target(f"{what}: kept ÷ torch eager", kept / eager.median, 1.3))
    if size[1] == 2048 and not math.isnan(peaks.get("output only", math.nan)):
        peer = "torch eager" if eager else "four lines"
        targets.append(Target(f"{what}: peak of output only ÷ {peer}", peaks["output only"] / peaks[peer], 0.25))
    return targets


def _import() -> Row:
    modules = ("core.attention.attend", "numpy")
    taken: dict[str, list[float]] = {module: [] for module in modules}
    for number in range(-1, 21):
        for module in modules:
            took = float(_child("numpy", 1, "import", module))
            if number >= 0:
                taken[module].append(took)
    measured = {module: times(took) for module, took in taken.items()}
    ratio = measured["core.attention.attend"].median / measured["numpy"].median
    return Row("import", measured, (Target("import core.attention ÷ import numpy", ratio, 1.3),))


def _child(library: str, threads: int, *arguments: object) -> str:
    environment = {key: value for key, value in os.environ.items() if key not in TUNED_FOR_OTHERS}
    environment |= {"OPENBLAS_NUM_THREADS": str(threads), "OMP_NUM_THREADS": str(threads)}
    python = os.environ["TORCH_PYTHON"] if library == "torch" else sys.executable
    command = [python, "-m", "tests.bench.attention_rounds", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout
