"""Everyone looks at everyone: how long an edit, or a move of the pointer over the map, takes until all is painted."""

from collections.abc import Iterator
from itertools import cycle

import numpy as np
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.desktop.application import after_first_frame, make_application, make_window
from app.document.document import ShowDocument
from app.files.settings import Settings
from app.pages import PAGES
from app.style import language
from core.edits import matrices
from core.show.model import Show
from tests.bench.floor import Arrays, Floor
from tests.bench.map_plot import MapPlot
from tests.bench.slider import FLOORS, FRAME, SIZE, Fill, Painted
from tests.bench.timing import Row, Target, Turn, in_turn
from tests.odd_shows import everyone

ROUNDS, TICKS = 25, 8  # 200 ticks, a plot drawn after every eighth
TWO_FRAMES = 2 * FRAME - 0.4  # 33 ms
HELD = (*range(20), *range(20, 0, -1))  # where a number goes that is stepped up and down


def run() -> list[Row]:
    """Measure small maps with digits, the largest map, and the panel of friends, if there is one."""
    app = QApplication.instance() or make_application(["attention-date"])
    rows = [
        _row(app, "step X, 12×12, matrices", StepX(app), FRAME, digits=True),
        _row(app, "edit X, 12×12, arcs", EditX(app), FRAME, digits=True),
        _row(app, "hover, 512×512", Hover(app, 512), FRAME),
    ]
    if any(entry.name == "panel" for entry in PAGES):
        rows.append(_row(app, "edit X, 8 heads, 64×64", EditPanel(app), TWO_FRAMES))
    return rows


def _row(app: QApplication, what: str, subject: "OpenPage", limit: float, *, digits: bool = False) -> Row:
    fill, floor = Fill(app), Floor(app, subject.window, subject.tick, subject.arrays())
    plot = MapPlot(subject.room(), subject.maps(), digits=digits)
    turns = [
        Turn(subject.page_name, subject.tick, TICKS),
        Turn("floor", floor.tick, TICKS),
        Turn("fill", fill.tick, TICKS),
        Turn("plot", lambda: plot.draw(subject.maps())),
    ]
    times = in_turn(turns, ROUNDS)
    floor.close()
    subject.end()
    fill.close()
    tick = times[subject.page_name]
    ratio = tick.median / times["floor"].median
    targets = [Target(f"{what}, p95 in ms", tick.p95, limit), Target(f"{what}, times the floor", ratio, FLOORS)]
    return Row(what, times, tuple(targets if subject.arrays() else targets[:1]))


class OpenPage:
    """A window with a page open, on which something is done again and again."""

    page_name = "everyone"

    def __init__(self, app: QApplication, show: Show) -> None:
        self.app = app
        language.speak("zh_CN")
        self.window = make_window(
            ShowDocument(show), Settings(language="zh_CN", theme="light", size=SIZE, motion=False)
        )
        self.window.open_page(self.page_name)
        self.window.show()
        app.processEvents()
        after_first_frame()
        self.page = self.window.page
        self.prepare()
        app.processEvents()
        self.painted = Painted(self.watched())

    def prepare(self) -> None:
        """Bring the page to where it is measured."""

    def watched(self) -> list[QWidget]:
        """Return what has to be painted in every tick."""
        raise NotImplementedError

    def do(self) -> None:
        """Do what is measured."""
        raise NotImplementedError

    def tick(self) -> None:
        """Do it; return when it is all painted, and fail if it is not."""
        before = dict(self.painted.count)
        self.do()
        self.app.processEvents()
        still = [widget for widget, count in self.painted.count.items() if count == before[widget]]
        assert not still, f"a tick painted nothing of {still}"

    def arrays(self) -> list[Arrays]:
        """Return q, k and v of the attention that changes."""
        trace = self.window.document.trace
        return [(trace.q, trace.k, trace.v)]

    def maps(self) -> np.ndarray:
        """Return what the plot shows."""
        return self.window.document.trace.weights[None]

    def room(self) -> tuple[int, int]:
        """Return how large the map is, in pixels."""
        return self.page.map.grid.size().toTuple()

    def end(self) -> None:
        """Put the window away."""
        self.window.document.abandon()
        self.window.close()
        self.window.deleteLater()
        self.app.processEvents()


class StepX(OpenPage):
    """Ctrl+Up and Ctrl+Down, held on a number of X: X, the product and the algebra change."""

    def __init__(self, app: QApplication) -> None:
        self._keys = cycle([Qt.Key.Key_Up] * 20 + [Qt.Key.Key_Down] * 20)
        super().__init__(app, everyone(12))

    def prepare(self) -> None:
        self.page.show_tab(1)
        self.x = self.page.projection.grids["x"]
        self.x.setFocus()
        self.x.pick(0, 0)

    def watched(self) -> list[QWidget]:
        return [self.x, self.page.projection.grids["y"], self.page.algebra]

    def do(self) -> None:
        modifiers = Qt.KeyboardModifier.ControlModifier
        self.app.sendEvent(self.x, QKeyEvent(QEvent.Type.KeyPress, next(self._keys), modifiers, "", True))


class EditX(OpenPage):
    """The same number beside the arcs: map, arcs, steps and algebra change."""

    def __init__(self, app: QApplication) -> None:
        self._values = cycle(value / 10 for value in HELD)
        super().__init__(app, everyone(12))

    def watched(self) -> list[QWidget]:
        return [self.page.map.grid, self.page.look.arcs, self.page.look.steps.lines, self.page.algebra]

    def do(self) -> None:
        self.page.document.drag(matrices.set_x, "askers", 0, 0, next(self._values))


class Hover(OpenPage):
    """The pointer goes from cell to cell over the map; the steps follow."""

    def __init__(self, app: QApplication, people: int) -> None:
        self._people = people
        super().__init__(app, everyone(people))

    def prepare(self) -> None:
        self._cells = self._to_and_fro()

    def watched(self) -> list[QWidget]:
        return [self.page.map.grid, self.page.look.heading]

    def arrays(self) -> list[Arrays]:
        return []  # nothing is worked out anew

    def _to_and_fro(self) -> Iterator[tuple[int, int]]:
        n = self._people
        return cycle((7 * step % n, (11 * step + step // n) % n) for step in range(1, 4 * n))

    def do(self) -> None:
        spot = self.page.map.grid.cell_rect(*next(self._cells)).center()
        _move(self.app, self.page.map.grid, spot)


class EditPanel(OpenPage):
    """A tag of a guest changes, and with it the heads of the panel that compare it."""

    page_name = "panel"

    def __init__(self, app: QApplication) -> None:
        self._values = cycle(value / 10 for value in HELD)
        super().__init__(app, everyone(64))

    def prepare(self) -> None:
        show, panel = self.window.document.show, self.window.document.panel
        assert panel.widths.heads == 8, panel.widths
        trait = panel.lenses[self.page.followed.head].traits[0]
        self._column = len(show.traits) + trait

    def watched(self) -> list[QWidget]:
        return [self.page.heads.tiles[self.page.followed.head].grid, self.page.foot.merged, self.page.foot.output]

    def do(self) -> None:
        self.window.document.drag(matrices.set_x, "guests", 0, self._column, next(self._values))

    def maps(self) -> np.ndarray:
        return self.window.document.panel.heads.weights

    def room(self) -> tuple[int, int]:
        return self.page.heads.wall.size().toTuple()


def _move(app: QApplication, widget: QWidget, spot: QPointF) -> None:
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove, spot, widget.mapToGlobal(spot), none, none, Qt.KeyboardModifier.NoModifier
    )
    app.sendEvent(widget, event)
