"""`python -m tests.bench NAME [--check]`: a table of medians; with --check, exit code 1 if a target is missed.

NAME is a module beside this one with a function `run() -> list[Row]`. To add a benchmark, add a module.
"""

import argparse
import os
import platform
import sys
from importlib import import_module
from pathlib import Path

from tests.bench.timing import Row

NOT_NAMES = {"__init__", "__main__", "timing"}


def main(arguments: list[str]) -> int:
    """Run one benchmark; return the exit code."""
    asked = _parser().parse_args(arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    print(
        f"{asked.name}: Python {platform.python_version()}, {os.cpu_count()} cores, {platform.system()}\n", flush=True
    )
    rows = import_module(f"tests.bench.{asked.name}").run()
    print(table(rows))
    missed = [target for row in rows for target in row.targets if not target.met]
    return 1 if asked.check and missed else 0


def table(rows: list[Row]) -> str:
    """Return what was measured, aligned, with the targets below."""
    lines = [f"{'':<28}{'':<14}{'median ms':>10}{'p95 ms':>10}{'times':>7}{'× subject':>11}{'peak MiB':>10}"]
    for row in rows:
        subject = next(iter(row.times.values()))
        for name, (median, p95, count) in row.times.items():
            what = row.what if name == next(iter(row.times)) else ""
            ratio, peak = median / subject.median, f"{row.peaks[name]:.1f}" if name in row.peaks else ""
            lines.append(
                f"{what:<28}{name:<14}{digits(median):>10}{digits(p95):>10}{count:>7}{ratio:>11.2f}{peak:>10}".rstrip()
            )
    targets = [str(target) for row in rows for target in row.targets]
    return "\n".join([*lines, "", *targets])


def digits(milliseconds: float) -> str:
    """Return milliseconds to a hundredth, or to a tenth of a microsecond where they are short."""
    return f"{milliseconds:.2f}" if milliseconds >= 1 else f"{milliseconds:.4f}"


def _parser() -> argparse.ArgumentParser:
    modules = {path.stem for path in Path(__file__).parent.glob("*.py")} - NOT_NAMES
    names = sorted(name for name in modules if "def run()" in (Path(__file__).parent / f"{name}.py").read_text("utf-8"))
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure, beside a floor and a peer.")
    parser.add_argument("name", choices=names)
    parser.add_argument("--check", action="store_true", help="exit with 1 if a target is missed")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
