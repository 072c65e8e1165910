"""Runs programs, one after the other, in one process: each line in is a program as JSON, each line out what it printed.

A process a program would take minutes for hundreds of them.
"""

import contextlib
import io
import json
import os
import subprocess
import sys
import traceback
import warnings
from pathlib import Path


class Worker:
    """The near end: `worker.answer(program)` is what it prints with --json, read."""

    def __init__(self, python: str = sys.executable) -> None:
        self._process = subprocess.Popen(
            [python, str(Path(__file__))], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def run(self, program: str, *arguments: str, folder: Path | None = None) -> str:
        """Return what a program prints; AssertionError with its traceback if it fails."""
        asked = {"program": program, "arguments": arguments, "folder": str(folder) if folder else None}
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        assert "error" not in answer, f"{answer['error']}\n{program}"
        return answer["printed"]

    def answer(self, program: str, folder: Path | None = None) -> dict:
        """Return the weights and the output that it prints with --json."""
        return json.loads(self.run(program, "--json", folder=folder))

    def close(self) -> None:
        """End the process."""
        self._process.stdin.close()
        self._process.wait(10)
        self._process.stdout.close()


def main() -> None:
    """Be the far end."""
    warnings.simplefilter("error")
    wire = sys.stdout
    for line in io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8"):
        asked = json.loads(line)
        printed = io.StringIO()
        sys.argv = ["program.py", *asked["arguments"]]
        if asked["folder"]:
            os.chdir(asked["folder"])
        try:
            with contextlib.redirect_stdout(printed):
                names = {"__name__": "__main__", "__file__": os.path.abspath("program.py")}  # noqa: PTH100
                exec(compile(asked["program"], "program.py", "exec"), names)
            answer = {"printed": printed.getvalue()}
        except Exception:
            answer = {"error": traceback.format_exc()}
        print(json.dumps(answer), file=wire, flush=True)


if __name__ == "__main__":
    main()
