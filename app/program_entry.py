"""The other end of a run: this process is there for one program. No Qt here, and nothing of the app.

What the program found, or what went wrong in it, goes to a file for the app to read; what it prints goes its usual way.
"""

import json
import linecache
import os
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any

RESULT = "ATTENTION_DATE_RESULT"
"""The environment variable that names the file for the result."""

WANTED = ("weights", "output")
MOST_MEMORY = 4 * 2**30  # bytes a program may have
MOST_TOLD = 100 * 2**20  # characters of a tensor that the app is told


def run(path: Path) -> int:
    """Run a Python file as the main program; return its exit code."""
    _speak_to_the_app()
    _limit_memory()
    sys.argv, sys.path[:0] = [str(path)], [str(path.parent)]
    sys.modules["__main__"] = program = ModuleType("__main__")
    program.__file__ = str(path)
    report: dict[str, Any] = {}
    code = 0
    try:
        exec(compile(path.read_bytes(), str(path), "exec"), program.__dict__)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException as error:  # a KeyboardInterrupt, too, ends the program and nothing else
        code, report = 1, {"error": _explain(error, path)}
    _leave(report | {"found": _found(program.__dict__)})
    return code


def _speak_to_the_app() -> None:
    """Write UTF-8, a line at a time; a packaged app without a console has to be told where to."""
    for name, number in (("stdout", 1), ("stderr", 2)):
        stream = getattr(sys, name)
        if stream is None:
            with suppress(OSError):
                setattr(sys, name, os.fdopen(number, "w", encoding="utf-8", errors="replace", buffering=1))
        else:
            stream.reconfigure(encoding="utf-8", errors="replace", line_buffering=True)


def _limit_memory() -> None:
    """Let a program that asks for ever more memory get a MemoryError, not the machine on its knees."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))


def _explain(error: BaseException, path: Path) -> dict[str, Any]:
    """Print the traceback without our own frames; return the line of the program, and what was wrong."""
    linecache.checkcache()
    own = error.__traceback__
    while own is not None and own.tb_frame.f_code.co_filename != str(path):
        own = own.tb_next
    traceback.print_exception(type(error), error, own)
    text = traceback.format_exception_only(type(error), error)[-1].strip()
    return {"line": _line(error, own, path), "text": text[:500]}


def _line(error: BaseException, own: TracebackType | None, path: Path) -> int | None:
    if isinstance(error, SyntaxError) and error.filename == str(path):
        return error.lineno
    places = [place.lineno for place in traceback.extract_tb(own) if place.filename == str(path)]
    return places[-1] if places else None


def _found(namespace: dict[str, Any]) -> dict[str, Any]:
    """Return the tensors that the app compares, as far as they are there and made of numbers."""
    found = {}
    for name in WANTED:
        if name not in namespace:
            continue
        value = namespace[name]
        try:
            value = value.tolist() if hasattr(value, "tolist") else value
            told = len(json.dumps(value)) <= MOST_TOLD
        except Exception:  # whatever a learner has made of it
            continue
        if told:
            found[name] = value
    return found


def _leave(report: dict[str, Any]) -> None:
    target = os.environ.get(RESULT)
    if target:
        Path(target).write_text(json.dumps(report), encoding="utf-8")
