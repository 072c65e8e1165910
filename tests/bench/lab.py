"""The laboratory: the event loop while each experiment runs, and a change of a parameter until its plots stand.

Beside it the peer: the same figures built anew.
"""

from time import perf_counter

from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtWidgets import QApplication

from app.desktop.application import after_first_frame, make_application, make_window
from app.document.document import ShowDocument
from app.files.settings import Settings
from app.pages.lab.experiment import Slider
from app.pages.lab.experiments import EXPERIMENTS
from app.style import language
from tests.bench.slider import SIZE
from tests.bench.timing import Row, Target, times
from tests.odd_shows import dating

GAP, TICK = 33.0, 100.0  # ms at p95
TICKS, RUNS = 24, 4
FRESH = 1000  # seeds from here on have not been run


def run() -> list[Row]:
    """Measure each experiment."""
    app = QApplication.instance() or make_application(["attention-date"])
    language.speak("zh_CN")
    window = make_window(ShowDocument(dating()), Settings(language="zh_CN", theme="light", size=SIZE, motion=False))
    window.open_page("lab")
    window.show()
    app.processEvents()
    after_first_frame()
    return [_row(app, window.page, kind.name) for kind in EXPERIMENTS]


def _row(app: QApplication, page, name: str) -> Row:
    page.open(name)
    page.guess("")
    _finish(app, page)
    gaps, ticks, anew = _gaps(app, page), [], []
    slider = next(one for one in page.experiment.parameters if isinstance(one, Slider))
    for number in range(TICKS):
        start = perf_counter()
        page.set_parameter(slider.name, slider.values[number % len(slider.values)])
        _finish(app, page)
        ticks.append((perf_counter() - start) * 1000)
        start = perf_counter()
        for panel in page.views[name].plots:
            panel.canvas.remake()
        app.processEvents()
        anew.append((perf_counter() - start) * 1000)
    measured = {"parameter → plots": times(ticks), "figures anew": times(anew), "gap while it runs": times(gaps)}
    targets = (
        Target(f"{name}: parameter → plots, p95 in ms", measured["parameter → plots"].p95, TICK),
        Target(f"{name}: gap of the event loop, p95 in ms", measured["gap while it runs"].p95, GAP),
    )
    return Row(name, measured, targets)


def _gaps(app: QApplication, page) -> list[float]:
    """Return how long the event loop kept an event waiting while the experiment computed."""
    gaps: list[float] = []
    clock, timer = QElapsedTimer(), QTimer()

    def tick() -> None:
        gaps.append(clock.nsecsElapsed() / 1e6)
        clock.restart()

    timer.timeout.connect(tick)
    seeded = any(parameter.name == "seed" for parameter in page.experiment.parameters)
    for number in range(RUNS if seeded else 1):
        if seeded:
            page.state.values["seed"] = FRESH + number
        clock.start()
        timer.start(1)
        job_before = page.state.result
        page.run()
        while page.jobs.busy and page.state.result is job_before:
            app.processEvents()
        timer.stop()
        _finish(app, page)
    return [*gaps, 0.0, 0.0]  # a run may be over before the first of them


def _finish(app: QApplication, page) -> None:
    while page.jobs.busy:
        app.processEvents()
    app.processEvents()
