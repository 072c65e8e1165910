"""Every page at its limits: a tick beside its floor, at everyday sizes, with 512 people and with 16 heads × 300.

A tick is an edit by hand until everything that changes is painted. The floor (`tests.bench.floor`) is the four-line
formula on the same arrays, and the same cells, strokes and words by a bare QPainter. Both take turns, and what is
compared is the time of the processor, so that what else runs on the machine slows neither: each ratio is that of a
tick to the floors before and after it.
"""

import statistics
from collections.abc import Callable
from time import perf_counter, thread_time

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.desktop.application import after_first_frame, make_application, make_window
from app.document.document import ShowDocument
from app.files.settings import Settings
from app.style import language
from core.edits import people
from core.show.model import Show
from tests.bench.floor import Arrays, Floor
from tests.bench.slider import SIZE, Fill, Painted
from tests.bench.timing import Row, Target, Times, times
from tests.odd_shows import crowd, dating, everyone, ready

TICKS, SLOW_TICKS, SLOW = 120, 40, 60.0  # a tick from so many ms on is measured less often
MEDIAN, P95 = 2.0, 2.5  # times the floor
TWO_FRAMES, IDLE_FILL = 33.0, 0.2  # ms: how long a tick may take where a bare fill takes no more than this
STEPS = [value / 10 for value in (*range(-20, 20), *range(20, -20, -1))]


def run() -> list[Row]:
    """Measure all pages at all sizes."""
    app = QApplication.instance() or make_application(["attention-date"])
    return [_row(app, name, page, make) for name, page, make in CASES]


def _row(app: QApplication, what: str, page: Callable[..., "Subject"], make: Callable[[], Show]) -> Row:
    print(f"… {what}", flush=True)
    subject, fill = page(app, make()), Fill(app)
    floor = Floor(app, subject.window, subject.tick, subject.arrays())
    wall: dict[str, list[float]] = {"tick": [], "floor": [], "fill": []}
    busy: dict[str, list[float]] = {"tick": [], "floor": [], "fill": []}
    tasks = {"floor": floor.tick, "tick": subject.tick, "fill": fill.tick}
    for name, task in tasks.items():  # to warm up
        task()
        wall[name].append(_timed(task)[0])
    count = TICKS if wall["tick"][0] < SLOW else SLOW_TICKS
    for taken in wall.values():
        taken.clear()
    for _ in range(count):
        for name, task in tasks.items():
            passed, worked = _timed(task)
            wall[name].append(passed)
            busy[name].append(worked)
    floor.close()
    fill.close()
    subject.end()
    return _judged(what, {name: times(taken) for name, taken in wall.items()}, busy)


def _judged(what: str, wall: dict[str, Times], busy: dict[str, list[float]]) -> Row:
    around = [(before + after) / 2 for before, after in zip(busy["floor"], busy["floor"][1:], strict=False)]
    ratios = times([tick / floor for tick, floor in zip(busy["tick"], around, strict=False)])
    targets = [Target(f"{what}: tick ÷ floor", ratios.median, MEDIAN), Target(f"{what}: p95", ratios.p95, P95)]
    if statistics.median(busy["fill"]) <= IDLE_FILL:
        targets.append(Target(f"{what}: p95 in ms", times(busy["tick"]).p95, TWO_FRAMES))
    cpu = {f"{name}, CPU": times(busy[name]) for name in ("tick", "floor")}
    return Row(what, wall | cpu, tuple(targets))


def _timed(task: Callable[[], object]) -> tuple[float, float]:
    """Return how many ms a task takes, by the clock and of the processor."""
    clock, worked = perf_counter(), thread_time()
    task()
    return (perf_counter() - clock) * 1000, (thread_time() - worked) * 1000


class Subject:
    """A window with a page open, on which an edit is made again and again."""

    page_name = ""

    def __init__(self, app: QApplication, show: Show) -> None:
        self.app = app
        language.speak("zh_CN")
        settings = Settings(language="zh_CN", theme="light", size=SIZE, motion=False)
        self.window = make_window(ShowDocument(show), settings)
        self.window.open_page(self.page_name)
        self.window.show()
        app.processEvents()
        after_first_frame()
        self.page = self.window.page
        self.number = 0
        self.prepare()
        app.processEvents()
        self.painted = Painted(self.watched())

    def prepare(self) -> None:
        """Bring the page to where it is measured."""

    def watched(self) -> list[QWidget]:
        """Return what has to be painted in every tick."""
        raise NotImplementedError

    def edit(self) -> None:
        """Step one tag of the first guest: of all that looks at them, everything changes."""
        document, value = self.window.document, STEPS[self.number % len(STEPS)]
        trait = self.trait()
        assert document.edit(people.set_tag, document.show.guests[0], trait, value)

    def trait(self) -> int:
        """Return the place of the tag that is stepped."""
        return 0

    def tick(self) -> None:
        """Make an edit; return when it is all painted, and fail if it is not."""
        self.number += 1
        before = dict(self.painted.count)
        self.edit()
        self.app.processEvents()
        still = [widget for widget, count in self.painted.count.items() if count == before[widget]]
        assert not still, f"a tick painted nothing of {still}"

    def arrays(self) -> list[Arrays]:
        """Return q, k and v of all attention that the edit changes."""
        trace = self.window.document.trace
        return [(trace.q, trace.k, trace.v)]

    def end(self) -> None:
        """Put the window away."""
        self.window.document.abandon()
        self.window.close()
        self.window.deleteLater()
        self.app.processEvents()


class Stage(Subject):
    """A pointer drags the score of the first guest to and fro."""

    page_name = "stage"

    def prepare(self) -> None:
        self.card = self.page.guests.visible_widgets()[0]
        self._move(QEvent.Type.MouseButtonPress)

    def watched(self) -> list[QWidget]:
        return [self.page.impression.stack, self.page.algebra, self.card, self.card.score]

    def edit(self) -> None:
        self._move(QEvent.Type.MouseMove)

    def _move(self, kind: QEvent.Type) -> None:
        slider, none = self.card.score, Qt.MouseButton.NoButton
        track, part = slider.track(), abs(self.number % 80 - 40) / 40
        spot = QPointF(track.left() + track.width() * part, track.center().y())
        button = none if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
        held = Qt.MouseButton.LeftButton
        event = QMouseEvent(kind, spot, slider.mapToGlobal(spot), button, held, Qt.KeyboardModifier.NoModifier)
        self.app.sendEvent(slider, event)


class Everyone(Subject):
    """A tag changes beside the arcs: map, arcs, steps and algebra with it."""

    page_name = "everyone"

    def watched(self) -> list[QWidget]:
        return [self.page.map.grid, self.page.look.arcs, self.page.look.steps.lines, self.page.algebra]


class EveryoneMatrices(Subject):
    """A number of X is stepped by the keyboard, held down, beside Q, K and V."""

    page_name = "everyone"

    def prepare(self) -> None:
        self.page.show_tab(1)
        self.x = self.page.projection.grids["x"]
        self.x.setFocus()
        self.x.pick(0, 0)

    def watched(self) -> list[QWidget]:
        return [self.x, self.page.projection.grids["y"], self.page.algebra]

    def edit(self) -> None:
        key = Qt.Key.Key_Up if self.number % 40 < 20 else Qt.Key.Key_Down
        self.app.sendEvent(self.x, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.ControlModifier, "", True))


class Panel(Subject):
    """A tag changes that the followed head compares: all maps, the enlarged one and the foot with it."""

    page_name = "panel"

    def watched(self) -> list[QWidget]:
        return [self.page.heads.tiles[self.page.followed.head].grid, self.page.foot.merged, self.page.foot.output]

    def trait(self) -> int:
        return self.window.document.panel.lenses[self.page.followed.head].traits[0]

    def arrays(self) -> list[Arrays]:
        return [*super().arrays(), _of_heads(self.window.document)]


class Formula(Subject):
    """The formula above, with the board of matrices."""

    page_name = "formula"
    tab = "formula"

    def prepare(self) -> None:
        if len(self.window.document.show.askers) > 1:
            self.page.look_at("everyone")
        self.page.open_tab(self.tab)

    def watched(self) -> list[QWidget]:
        return [self.page.formula.board.cards["weights"].grid, self.page.formula.board.cards["output"].grid]


class FormulaHead(Formula):
    """The same of a head."""

    def prepare(self) -> None:
        self.page.look_at("head")

    def trait(self) -> int:
        return self.window.document.panel.lenses[0].traits[0]

    def arrays(self) -> list[Arrays]:
        return [*super().arrays(), _of_heads(self.window.document)]


class Flow(Formula):
    """The flow, with the weights open."""

    tab = "flow"

    def prepare(self) -> None:
        super().prepare()
        self.page.select("softmax")

    def watched(self) -> list[QWidget]:
        return [self.page.tabs["flow"].grid]


class ByHand(Formula):
    """The worksheet of a pair."""

    tab = "by_hand"

    def watched(self) -> list[QWidget]:
        return [self.page.tabs["by_hand"].paper.papers, self.page.tabs["by_hand"].map]


class WholeRow(ByHand):
    """The worksheet of a whole row."""

    def prepare(self) -> None:
        super().prepare()
        self.page.tabs["by_hand"].choose(whole=True)


class Code(Subject):
    """The program, where its scores are computed; the line as algebra below."""

    page_name = "code"
    what = "stage"

    def prepare(self) -> None:
        self.page.header.what.chips[self.what].click()
        editor = self.page.editor
        editor.go_to(next(i for i, line in enumerate(editor.text.split("\n")) if line.startswith("scores")))

    def watched(self) -> list[QWidget]:
        return [self.page.editor.viewport(), self.page.algebra]


class CodeEveryone(Code):
    """The program of all who look."""

    what = "everyone"


class CodePanel(Code):
    """The program of the panel."""

    what = "panel"

    def trait(self) -> int:
        return self.window.document.panel.lenses[0].traits[0]

    def arrays(self) -> list[Arrays]:
        return [*super().arrays(), _of_heads(self.window.document)]


def _of_heads(document: ShowDocument) -> Arrays:
    """Return q, k and v of all heads of a panel, each (heads, n, d_head)."""
    q, k, v = document.panel.heads.q, document.panel.heads.k, document.panel.heads.v
    return q, k.repeat(len(q) // len(k), axis=0), v.repeat(len(q) // len(v), axis=0)


def many_heads() -> Show:
    """Return 300 people who all look at all, and a panel of 16."""
    show = everyone(300)
    return replace(show, panel=replace(show.panel, heads=16))


CASES: list[tuple[str, type[Subject], Callable[[], Show]]] = [
    ("stage, 8 guests", Stage, dating),
    ("stage, 64 guests", Stage, lambda: crowd(64)),
    ("stage, 512 guests", Stage, lambda: crowd(512)),
    ("everyone, 12×12", Everyone, lambda: everyone(12)),
    ("everyone, 12×12, matrices", EveryoneMatrices, lambda: everyone(12)),
    ("everyone, 512×512", Everyone, lambda: everyone(512)),
    ("everyone, 512×512, matrices", EveryoneMatrices, lambda: everyone(512)),
    ("panel, friends", Panel, lambda: ready("friends")),
    ("panel, 8 heads × 64", Panel, lambda: everyone(64)),
    ("panel, 8 heads × 512", Panel, lambda: everyone(512)),
    ("panel, 16 heads × 300", Panel, many_heads),
    ("formula, 8 guests", Formula, dating),
    ("formula, 12×12", Formula, lambda: everyone(12)),
    ("formula, 512×512", Formula, lambda: everyone(512)),
    ("formula, head of 16 × 300", FormulaHead, many_heads),
    ("flow, 12×12", Flow, lambda: everyone(12)),
    ("flow, 512×512", Flow, lambda: everyone(512)),
    ("by hand, 8 guests", ByHand, dating),
    ("by hand, 512×512", ByHand, lambda: everyone(512)),
    ("by hand, row of 8", WholeRow, dating),
    ("by hand, row of 512", WholeRow, lambda: everyone(512)),
    ("code, 8 guests", Code, dating),
    ("code, 512 guests", Code, lambda: crowd(512)),
    ("code, 512×512", CodeEveryone, lambda: everyone(512)),
    ("code, friends", CodePanel, lambda: ready("friends")),
    ("code, 16 heads × 300", CodePanel, many_heads),
]
"""What is measured: page and show."""
