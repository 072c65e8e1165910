"""Work in a thread: its progress, result and errors come back, it can be cancelled, and closing ends it."""

import threading
import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject, QThread, QTimer

from app.running.jobs import CancelledError, Job, Jobs


@pytest.fixture
def jobs(qapp: QCoreApplication) -> Jobs:
    return Jobs(qapp)


def until(condition: Callable[[], object], most: float = 10.0) -> bool:
    """Let the app work until a condition holds."""
    end = time.monotonic() + most
    while not condition() and time.monotonic() < end:
        QCoreApplication.processEvents()
        time.sleep(0.001)
    return bool(condition())


def endless(progress: Callable[[float], None]) -> None:
    while True:
        time.sleep(0.001)
        progress(0.5)


def test_a_result_and_progress_arrive_on_the_gui_thread(jobs: Jobs) -> None:
    heard: list[tuple[int, bool]] = []
    gui = QThread.currentThread()

    def work(progress: Callable[[float], None]) -> int:
        for part in (0.25, 1.0):
            progress(part)
        return threading.get_ident()

    told: list[tuple[float, bool]] = []
    jobs.run(
        "sum",
        work,
        lambda result: heard.append((result, QThread.currentThread() is gui)),
        progressed=lambda part: told.append((part, QThread.currentThread() is gui)),
    )
    assert until(lambda: heard and not jobs.busy)
    ((thread, on_gui),) = heard
    assert on_gui and thread != threading.get_ident()
    assert told == [(0.25, True), (1.0, True)]


def test_an_error_is_handed_over(jobs: Jobs) -> None:
    errors: list[Exception] = []

    def work(_progress: object) -> None:
        raise OSError("no room")

    jobs.run("save", work, lambda _: pytest.fail("there is no result"), errors.append)
    assert until(lambda: not jobs.busy)
    assert [str(error) for error in errors] == ["no room"]


def test_an_error_that_nobody_expects_is_raised_on_the_gui_thread(jobs: Jobs, qtbot) -> None:
    def work(_progress: object) -> None:
        raise RuntimeError("a fault")

    with qtbot.captureExceptions() as raised:
        jobs.run("fault", work, print)
        assert until(lambda: not jobs.busy)
    assert [(kind, str(error)) for kind, error, _ in raised] == [(RuntimeError, "a fault")]


def test_what_is_cancelled_says_nothing_more(jobs: Jobs) -> None:
    heard: list[object] = []
    ended: list[bool] = []
    job = jobs.run("long", endless, heard.append, heard.append)
    job.ended.connect(lambda: ended.append(True))
    jobs.cancel("long")
    assert until(lambda: ended) and not heard and not jobs.busy


def test_a_result_that_comes_after_the_cancel_is_dropped(jobs: Jobs) -> None:
    go = threading.Event()
    heard: list[object] = []

    def work(_progress: object) -> str:
        go.wait(5)
        return "too late"

    jobs.run("late", work, heard.append)
    jobs.cancel("late")
    go.set()
    assert until(lambda: not jobs.busy) and not heard


def test_the_latest_of_a_kind_wins_and_other_kinds_go_on(jobs: Jobs) -> None:
    heard: list[str] = []
    jobs.run("plot", endless, heard.append)
    jobs.run("plot", lambda _: "skipped", heard.append)
    jobs.run("plot", lambda _: "last", heard.append)
    jobs.run("save", lambda _: "saved", heard.append)
    assert until(lambda: not jobs.busy)
    assert sorted(heard) == ["last", "saved"]


def test_closing_ends_all_and_nothing_starts_after_it(jobs: Jobs) -> None:
    threads = threading.active_count()
    heard: list[object] = []
    jobs.run("long", endless, heard.append)
    jobs.run("long", endless, heard.append)
    assert jobs.close()
    assert threading.active_count() == threads
    late = jobs.run("late", endless, heard.append)
    QCoreApplication.processEvents()
    assert late.wait(0) and not heard


def test_an_owner_may_go_while_work_runs(qapp: QCoreApplication) -> None:
    owner = QObject()
    jobs = Jobs(owner)
    jobs.run("long", endless, print)
    assert jobs.close()
    owner.deleteLater()
    QCoreApplication.processEvents()


def test_work_that_passes_the_cancel_on_has_not_failed(jobs: Jobs) -> None:
    heard: list[object] = []

    def work(_progress: object) -> None:
        raise CancelledError

    job: Job = jobs.run("given up", work, heard.append, heard.append)
    assert job.wait(5)
    assert until(lambda: not jobs.busy) and not heard


def test_the_event_loop_goes_on_while_python_works(jobs: Jobs) -> None:
    gaps: list[float] = []
    clock, timer = QElapsedTimer(), QTimer()

    def tick() -> None:
        gaps.append(clock.nsecsElapsed() / 1e6)
        clock.restart()

    def work(progress: Callable[[float], None]) -> int:
        total = 0
        for number in range(2_000_000):
            total += number * number % 7
            if number % 100_000 == 0:
                progress(number / 2_000_000)
        return total

    timer.timeout.connect(tick)
    clock.start()
    timer.start(1)
    jobs.run("python", work, print)
    assert until(lambda: not jobs.busy, 60)
    assert sorted(gaps)[len(gaps) * 95 // 100] < 100  # ms; on an idle machine 5, as often as Python switches threads


def test_a_job_whose_owner_is_gone_ends_without_a_word(qapp: QCoreApplication) -> None:
    from shiboken6 import delete

    owner, faults = QObject(), []
    hook, threading.excepthook = threading.excepthook, faults.append
    try:
        job = Jobs(owner).run("long", endless, print)
        thread = job._thread
        delete(owner)
        thread.join(5)
    finally:
        threading.excepthook = hook
    assert not thread.is_alive() and not faults
