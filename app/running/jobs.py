"""Background work: a function runs in a thread of its own; progress, result or error come back on the GUI thread.

A function that runs so touches no Qt object and nothing that changes. It calls `progress` with the fraction done, now
and then: that is where it is cancelled.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeAlias

from PySide6.QtCore import QObject, Qt, Signal

if TYPE_CHECKING:
    Work: TypeAlias = Callable[["Callable[[float], None]"], Any]

LONGEST_END = 10.0  # s that closing waits for a job that does not look up


class CancelledError(Exception):
    """The job was asked to end. Work lets it pass through."""


class Job(QObject):
    """One piece of work. Its signals arrive on the GUI thread; `ended` comes last, however it went."""

    progressed = Signal(float)  # the fraction done, 0 to 1
    done = Signal(object)  # the result
    failed = Signal(Exception)
    ended = Signal()
    _finished = Signal(object, object)  # result, error: from the thread

    def __init__(self, work: Work, parent: QObject) -> None:
        super().__init__(parent)
        self._work, self._cancelled = work, threading.Event()
        self._thread = threading.Thread(target=self._run, name="job", daemon=True)
        self._finished.connect(self._finish, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def cancel(self) -> None:
        """Ask the work to end: neither result nor error will come, only `ended`."""
        self._cancelled.set()

    def wait(self, seconds: float) -> bool:
        """Wait for the thread, at most so long; return whether it has ended."""
        if self._thread.ident is not None:
            self._thread.join(seconds)
        return not self._thread.is_alive()

    def _run(self) -> None:
        result, error = None, None
        try:
            result = self._work(self._progress)
        except CancelledError:
            self._cancelled.set()
        except BaseException as raised:
            error = raised
        with suppress(RuntimeError):  # whoever owned the job is gone: nobody is to be told
            self._finished.emit(result, error)

    def _progress(self, fraction: float) -> None:
        if self._cancelled.is_set():
            raise CancelledError
        try:
            self.progressed.emit(fraction)
        except RuntimeError as gone:
            raise CancelledError from gone

    def _finish(self, result: object, error: BaseException | None) -> None:
        cancelled = self._cancelled.is_set()
        try:
            if error is None and not cancelled:
                self.done.emit(result)
            elif isinstance(error, Exception) and not cancelled:
                self.failed.emit(error)
        finally:
            self.ended.emit()


class Jobs(QObject):
    """Runs jobs, one of a kind at a time: a later one cancels the one before, and begins when that has ended."""

    started = Signal(Job)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._running: dict[str, Job] = {}
        self._waiting: dict[str, Job] = {}
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether anything runs or waits."""
        return bool(self._running or self._waiting)

    def run(
        self,
        kind: str,
        work: Work,
        done: Callable[[Any], object],
        failed: Callable[[Exception], object] | None = None,
        progressed: Callable[[float], object] | None = None,
    ) -> Job:
        """Run work(progress) in a thread; done gets the result, failed what was raised, progressed the fraction done.

        Without `failed` an error is raised on the GUI thread, where the crash report hears of it.
        """
        job = Job(work, self)
        job.done.connect(done)
        job.failed.connect(failed or _raise)
        if progressed is not None:
            job.progressed.connect(progressed)
        job.ended.connect(lambda: self._end(kind, job))
        before = self._running.get(kind)
        if self._closed:
            job.cancel()
        elif before is None:
            self._start(kind, job)
        else:
            before.cancel()
            self._waiting[kind] = job
        return job

    def cancel(self, kind: str) -> None:
        """Cancel what runs and waits of a kind."""
        self._waiting.pop(kind, None)
        if kind in self._running:
            self._running[kind].cancel()

    def close(self) -> bool:
        """Cancel everything and wait for its end; nothing starts any more. Return whether all have ended."""
        self._closed = True
        self._waiting.clear()
        for job in self._running.values():
            job.cancel()
        ended = [job.wait(LONGEST_END) for job in self._running.values()]
        return all(ended)

    def _start(self, kind: str, job: Job) -> None:
        self._running[kind] = job
        job.start()
        self.started.emit(job)

    def _end(self, kind: str, job: Job) -> None:
        if self._running.get(kind) is job:
            del self._running[kind]
        job.deleteLater()
        after = self._waiting.pop(kind, None)
        if after is not None and not self._closed:
            self._start(kind, after)


def _raise(error: Exception) -> None:
    raise error
