"""A program in a process of its own: whatever it does, the app goes on, and can say what became of it."""

import codecs
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from app.resources import FOLDER
from app.running.program_entry import RESULT
from app.text.file_errors import FileErrors

LONGEST = 10_000  # ms a program may take
KEPT = 200_000  # bytes of output that are kept, the last ones
MOST = 20_000_000  # bytes of output after which a program is ended
TICK = 60  # ms between two looks at the output
PROGRAM = "program.py"


class Outcome(NamedTuple):
    """What became of a program.

    how : "done", "failed" (an error in it), "exited" (with a code of its own), "crashed" (ended by a signal), "stopped"
        (by the user), "too_long", "too_much" (output) or "not_started".
    """

    how: str
    code: int = 0  # of the exit, or the signal
    line: int | None = None  # of the program, where it failed or ended itself
    error: str = ""
    found: dict[str, Any] = {}  # noqa: RUF012  read only: weights and output, where the program has them


class Report(NamedTuple):
    """What the other end left behind."""

    failed: bool = False
    line: int | None = None  # of the program, where it failed or ended itself
    error: str = ""
    found: dict[str, Any] = {}  # noqa: RUF012  read only

    @classmethod
    def read(cls, path: Path) -> "Report":
        """Return what a report says; a line that cannot be read takes nothing away from the others."""
        report = cls()
        for told in _lines(path):
            match told:
                case {"error": {"line": int() | None as line, "text": str(text)}}:
                    report = report._replace(failed=True, line=line, error=text)
                case {"exit": {"line": int() as line}}:
                    report = report._replace(line=line)
                case {"name": str(name), "value": value}:
                    report = report._replace(found={**report.found, name: value})
        return report


def _lines(path: Path) -> Iterator[object]:
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError:
        return
    for line in lines:
        with suppress(ValueError, RecursionError):  # NaN and Infinity, which are no JSON, are read all the same
            yield json.loads(line)


class Tail:
    """The last bytes of an output, and how many there were."""

    def __init__(self) -> None:
        self.total = 0
        self._new = b""
        self._decoder = _decoder()

    def add(self, data: bytes) -> None:
        """Take more output in. Where some of it has to go, what is kept begins with a whole character."""
        self.total += len(data)
        new = self._new + data
        if len(new) > KEPT:
            self._decoder = _decoder()  # what was begun is gone
            new = new[-KEPT:]
            first = next((place for place, byte in enumerate(new[:4]) if byte & 0xC0 != 0x80), 0)
            new = new[first:]
        self._new = new

    def take(self, *, last: bool = False) -> str:
        """Return what is new since the last call, no more than is kept; half a character waits for its rest.

        last : nothing comes any more; half a character will never have a rest.
        """
        data, self._new = self._new, b""
        return self._decoder.decode(data, last)


def _decoder() -> codecs.IncrementalDecoder:
    return codecs.getincrementaldecoder("utf-8")("replace")


class RunningProgram(QObject):
    """Runs one program at a time."""

    wrote = Signal(str)  # some output, a part of it left out where there is much
    ended = Signal(object)  # the Outcome

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._tail = Tail()
        self._why = ""
        self._group = 0  # whose leader is the process
        self.longest = LONGEST
        self._limit = QTimer(self, singleShot=True)
        self._limit.timeout.connect(lambda: self._end("too_long"))
        self._tick = QTimer(self, singleShot=True, interval=TICK)
        self._tick.timeout.connect(self._tell)

    @property
    def running(self) -> bool:
        """Whether a program is running."""
        return self._process is not None

    @property
    def process_id(self) -> int:
        """The number of its process, 0 if there is none."""
        return self._process.processId() if self._process else 0

    def start(self, program: str, files: dict[str, bytes]) -> None:
        """Run a program in a folder with these files; a program that is running is stopped first."""
        self.stop()
        self._tail, self._why = Tail(), ""
        try:
            folder = self._make_folder({PROGRAM: program.encode("utf-8", "replace"), **files})
        except OSError as error:
            self.ended.emit(Outcome("not_started", error=FileErrors().explain(error)))
            return
        self._result = folder / "result.json"
        self._process = process = QProcess(self)
        process.setWorkingDirectory(str(folder))
        process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
        process.setStandardInputFile(QProcess.nullDevice())
        process.setProcessEnvironment(_environment(self._result))
        if sys.platform != "win32":  # a group of its own: whatever the program starts is ended with it
            process.setUnixProcessParameters(QProcess.UnixProcessFlag.CreateNewSession)
        process.readyRead.connect(self._read)
        process.finished.connect(self._finished)
        process.errorOccurred.connect(self._not_started)
        self._limit.start(self.longest)
        process.start(*command())
        self._group = process.processId()

    def _make_folder(self, files: dict[str, bytes]) -> Path:
        self._folder = tempfile.TemporaryDirectory(prefix="attention-date-", ignore_cleanup_errors=True)
        for name, data in files.items():
            (Path(self._folder.name) / name).write_bytes(data)
        return Path(self._folder.name)

    def stop(self) -> None:
        """End the program, if one is running; return when it is gone."""
        self._end("stopped")
        if self._process is not None:
            self._process.waitForFinished(2000)

    def _end(self, why: str) -> None:
        if self._process is not None and not self._why:
            self._why = why
            if sys.platform == "win32":
                command = ["taskkill", "/F", "/T", "/PID", str(self._process.processId())]
                subprocess.run(command, capture_output=True, check=False, creationflags=subprocess.CREATE_NO_WINDOW)
            _end_group(self._group)
            self._process.kill()

    def _take(self) -> None:
        if self._process is not None:
            self._tail.add(bytes(self._process.readAll().data()))

    def _read(self) -> None:
        self._take()
        if self._tail.total > MOST:
            self._end("too_much")
        if not self._tick.isActive():
            self._tick.start()

    def _tell(self, *, last: bool = False) -> None:
        text = self._tail.take(last=last)
        if text:
            self.wrote.emit(text)

    def _finished(self, code: int, status: QProcess.ExitStatus) -> None:
        self._take()
        self._tick.stop()
        self._tell(last=True)
        _end_group(self._group)  # what it has left behind
        report = Report.read(self._result)
        crashed = status == QProcess.ExitStatus.CrashExit
        how = self._why or ("crashed" if crashed else "failed" if report.failed else "exited" if code else "done")
        self._put_away(Outcome(how, code, report.line, report.error, report.found))

    def _not_started(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and self._process is not None:
            self._put_away(Outcome("not_started", error=self._process.errorString()))

    def _put_away(self, outcome: Outcome) -> None:
        self._limit.stop()
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
        if self._folder is not None:
            self._folder.cleanup()
        self.ended.emit(outcome)


def command() -> tuple[str, list[str]]:
    """Return what runs the program: this Python with our door, or the packaged app, which has both inside."""
    door = [] if getattr(sys, "frozen", False) else [str(FOLDER.parent / "main.py")]
    return sys.executable, [*door, "--run-program", PROGRAM]


def _end_group(number: int) -> None:
    """End all that is left of the group of a process; Windows knows no groups."""
    if number > 0 and sys.platform != "win32":
        with suppress(OSError):  # nobody is left
            os.killpg(number, signal.SIGKILL)


def _environment(result: Path) -> QProcessEnvironment:
    environment = QProcessEnvironment.systemEnvironment()
    environment.insert(RESULT, str(result))
    environment.insert("PYTHONDONTWRITEBYTECODE", "1")
    return environment
