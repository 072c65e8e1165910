"""One tick of a dragged score: a real mouse move, until everything that changes is painted."""

from collections.abc import Iterator
from itertools import cycle

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.desktop.application import after_first_frame, make_application, make_window
from app.document.document import ShowDocument
from app.files.settings import Settings
from app.pages.stage.presentation import StagePresentation
from app.style import language
from tests.bench.floor import Floor
from tests.bench.plot import Plot
from tests.bench.timing import Row, Target, Turn, in_turn
from tests.odd_shows import crowd

SIZE = (1440, 900)
ROUNDS, TICKS = 25, 8  # 200 ticks, a plot drawn after every eighth
FRAME = 16.7  # ms at 60 Hz
FLOORS = 2.0  # times the floor: the formula and the same strokes and words by a bare painter
PEER = 20  # times as fast as a plot


def rows() -> list[Row]:
    """Measure small, large and the largest shows."""
    return [_row(guests) for guests in (8, 64, 200)]


def _row(guests: int) -> Row:
    app = QApplication.instance() or make_application(["attention-date"])
    drag, fill = Drag(app, guests), Fill(app)
    trace = drag.window.document.trace
    floor = Floor(app, drag.window, drag.tick, [(trace.q, trace.k, trace.v)])
    plot = Plot(SIZE, drag.on_screen())
    turns = [
        Turn("stage", drag.tick, TICKS),
        Turn("floor", floor.tick, TICKS),
        Turn("fill", fill.tick, TICKS),
        Turn("plot", lambda: plot.draw(drag.words())),
    ]
    times = in_turn(turns, ROUNDS)
    floor.close()
    drag.end()
    fill.close()
    what = f"slider tick, {guests} guests"
    ratio = times["plot"].median / times["stage"].median
    targets = (
        Target(f"{what}, p95 in ms", times["stage"].p95, FRAME),
        Target(f"{what}, times the floor", times["stage"].median / times["floor"].median, FLOORS),
        Target(f"{what}, times as fast as a plot", ratio, PEER, at_least=True),
    )
    return Row(what, times, targets if guests <= 64 else ())


class Painted(QObject):
    """Counts what is painted."""

    def __init__(self, widgets: list[QWidget]) -> None:
        super().__init__()
        self.count = dict.fromkeys(widgets, 0)
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.count[watched] += 1
        return False


class Drag:
    """A pointer that drags the score of the first guest to and fro."""

    def __init__(self, app: QApplication, guests: int) -> None:
        self.app = app
        language.speak("zh_CN")
        settings = Settings(language="zh_CN", theme="light", size=SIZE, motion=False)
        self.window = make_window(ShowDocument(crowd(guests)), settings)
        self.window.show()
        app.processEvents()
        after_first_frame()
        page = self.window.page
        card = page.guests.visible_widgets()[0]
        self.slider = card.score
        self.painted = Painted([page.impression.stack, page.algebra, card, self.slider])
        self._places = self._to_and_fro()
        self._move(QEvent.Type.MouseButtonPress, next(self._places))

    def words(self) -> StagePresentation:
        """Return what the stage shows."""
        return self.window.page.presentation

    def on_screen(self) -> int:
        """Return how many guests stand on the screen."""
        return len(self.window.page.guests.visible_widgets())

    def tick(self) -> None:
        """Move on by some pixels; return when it is all painted, and fail if it is not."""
        before = dict(self.painted.count)
        self._move(QEvent.Type.MouseMove, next(self._places))
        self.app.processEvents()
        still = [widget for widget, count in self.painted.count.items() if count == before[widget]]
        assert not still, f"a tick painted nothing of {still}"

    def end(self) -> None:
        """Let go, and put the window away."""
        self._move(QEvent.Type.MouseButtonRelease, next(self._places))
        self.window.document.abandon()
        self.window.close()
        self.window.deleteLater()
        self.app.processEvents()

    def _to_and_fro(self) -> Iterator[float]:
        track = self.slider.track()
        right = [track.left() + track.width() * part / 40 for part in range(41)]
        return cycle([*right, *right[-2:0:-1]])

    def _move(self, kind: QEvent.Type, x: float) -> None:
        spot = QPointF(x, self.slider.track().center().y())
        button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
        held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
        event = QMouseEvent(kind, spot, self.slider.mapToGlobal(spot), button, held, Qt.KeyboardModifier.NoModifier)
        self.app.sendEvent(self.slider, event)


class Fill(QWidget):
    """A window of the same size that paints nothing but one rectangle: how fast the machine is."""

    def __init__(self, app: QApplication) -> None:
        super().__init__()
        self.app = app
        self.colours = cycle((QColor("#faf7f5"), QColor("#ffffff")))
        self.painted = 0
        self.resize(*SIZE)
        self.show()
        app.processEvents()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), next(self.colours))
        painter.end()
        self.painted += 1

    def tick(self) -> None:
        """Paint it anew."""
        before = self.painted
        self.update()
        self.app.processEvents()
        assert self.painted > before, "a tick painted nothing of the rectangle"
