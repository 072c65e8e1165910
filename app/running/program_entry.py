"""The other end of a run: this process is there for one program. No Qt here, and nothing of the app.

What the program found, or what went wrong in it, goes to a file for the app to read, a line of JSON each; what it
prints goes its usual way.
"""

import json
import linecache
import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any

RESULT = "ATTENTION_DATE_RESULT"
"""The environment variable that names the file for the result."""

WANTED = ("weights", "output")
MOST_MEMORY = 4 * 2**30  # bytes a program may have
MOST_TOLD = 100 * 2**20  # characters of a tensor that the app is told
LONGEST_TEXT = 500  # characters of what went wrong; all of it is printed


def run(path: Path) -> int:
    """Run a Python file as the main program; return its exit code."""
    _speak_to_the_app()
    _limit_memory()
    sys.argv, sys.path[:0] = [str(path)], [str(path.parent)]
    sys.modules["__main__"] = program = ModuleType("__main__")
    program.__file__ = str(path.resolve())
    try:
        source = path.read_bytes()
    except OSError as error:
        from app.text.system_errors import in_english

        print(f"{path}: {in_english(error)}", file=sys.stderr)
        return 2
    report: list[dict[str, Any]] = []
    code = 0
    try:
        exec(compile(source, str(path), "exec"), program.__dict__)
    except SystemExit as end:
        code = _ended(end)
        report = [{"exit": {"line": _line(end, _own(end, path), path)}}]
    except BaseException as error:  # a KeyboardInterrupt, too, ends the program and nothing else
        code, report = 1, [{"error": _explain(error, path)}]
    _leave([*map(json.dumps, report), *_found(program.__dict__)])
    return code


def _ended(end: SystemExit) -> int:
    """Return the exit code of a program that ended itself; a text is printed, as Python does."""
    if end.code is None or isinstance(end.code, int):
        return end.code or 0
    with suppress(Exception):
        print(end.code, file=sys.stderr)
    return 1


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
    own = _own(error, path)
    with suppress(Exception):  # a program may have closed what it prints to
        traceback.print_exception(type(error), error, own)
    text = traceback.format_exception_only(type(error), error)[-1].strip()
    return {"line": _line(error, own, path), "text": text[:LONGEST_TEXT]}


def _own(error: BaseException, path: Path) -> TracebackType | None:
    """Return the traceback from where the program itself begins."""
    own = error.__traceback__
    while own is not None and own.tb_frame.f_code.co_filename != str(path):
        own = own.tb_next
    return own


def _line(error: BaseException, own: TracebackType | None, path: Path) -> int | None:
    if isinstance(error, SyntaxError) and error.filename == str(path):
        return error.lineno
    places = [place.lineno for place in traceback.extract_tb(own) if place.filename == str(path)]
    return places[-1] if places else None


def _found(namespace: dict[str, Any]) -> Iterator[str]:
    """Yield the tensors that the app compares, as far as they are there and made of numbers: NaN and ∞ are some."""
    for name in WANTED:
        if name not in namespace:
            continue
        value = namespace[name]
        try:
            told = json.dumps({"name": name, "value": value.tolist() if hasattr(value, "tolist") else value})
        except BaseException:  # whatever a learner has made of it
            continue
        if len(told) <= MOST_TOLD:
            yield told


def _leave(lines: list[str]) -> None:
    target = os.environ.get(RESULT)
    if target:
        with suppress(OSError):  # a program may have put its own folder away
            Path(target).write_text("\n".join(lines), encoding="utf-8")
