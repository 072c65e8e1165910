"""A monkey at the desk: whatever is clicked, dragged, typed and undone, nothing breaks and the way back is there."""

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.main_window import MainWindow
from core import showfile
from core.show import Show
from core.staging import stage
from tests.app import hands, ink
from tests.app.dialogs import Answer, Buttons
from tests.app.windows import Opener
from tests.core.shows import dating, marks
from tests.odd_shows import crowd, everyone, hostile, hostile_everyone, own_sentence, ready

DEEDS, SEEDS = 50, 2
KEYS = [
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp),
    *(Qt.Key.Key_1, Qt.Key.Key_9, Qt.Key.Key_Period, Qt.Key.Key_Minus, Qt.Key.Key_A, Qt.Key.Key_Space, Qt.Key.Key_F2),
]
WITH_CTRL = [Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_G, Qt.Key.Key_T, Qt.Key.Key_I, Qt.Key.Key_1, Qt.Key.Key_4]
SIZES = ((1024, 700), (1440, 900), (1700, 1000))
SHOWS = {"dating": dating, "marks": marks, "crowd": lambda: crowd(40), "hostile": hostile}
ALL_LOOK = {
    "everyone": lambda: everyone(9),
    "hostile": hostile_everyone,
    "sentence": own_sentence,
    "translation": lambda: ready("translation"),
}


class Monkey:
    """Does things to a window that no one would, in an order that a seed gives."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window, self.deal = window, random.Random(seed)
        self.did: list[str] = []

    def somewhere(self) -> tuple[QWidget, QPoint]:
        """Return a place in the window, most often on a field."""
        widgets = [
            w for w in self.window.page.findChildren(QWidget) if w.isVisible() and not w.visibleRegion().isEmpty()
        ]
        widget = self.deal.choice(widgets)
        seen = widget.visibleRegion().boundingRect()
        return widget, seen.topLeft() + QPoint(self.deal.randrange(seen.width()), self.deal.randrange(seen.height()))

    def do(self) -> None:
        deed = self.deal.choice(
            [self.click, self.click, self.drag, self.drag, self.key, self.key, self.ctrl, self.other]
        )
        deed()
        while (popup := QApplication.activePopupWidget()) is not None:
            if actions := [action for action in getattr(popup, "actions", list)() if action.isEnabled()]:
                self.deal.choice(actions).trigger()
            popup.close()
        QApplication.processEvents()

    def click(self) -> None:
        widget, where = self.somewhere()
        button = self.deal.choice([Qt.MouseButton.LeftButton] * 4 + [Qt.MouseButton.RightButton])
        self.did.append(f"click {type(widget).__name__} {where.toTuple()} {button.name}")
        hands.click(widget, where, button)

    def drag(self) -> None:
        widget, where = self.somewhere()
        self.did.append(f"drag {type(widget).__name__} {where.toTuple()}")
        handle, start = self.window.windowHandle(), hands.spot(widget, where)
        QTest.mousePress(handle, hands.LEFT, hands.NO_MODIFIER, start)
        for _ in range(4):
            start += QPoint(self.deal.randrange(-60, 60), self.deal.randrange(-10, 10))
            inside = self.window.rect().adjusted(10, 10, -10, -10)
            x, y = (
                min(max(start.x(), inside.left()), inside.right()),
                min(max(start.y(), inside.top()), inside.bottom()),
            )
            start = QPoint(x, y)
            QTest.mouseMove(handle, start)
        if self.deal.random() < 0.2:
            hands.ctrl(self.window, Qt.Key.Key_Z)
            QTest.mouseMove(handle, start - QPoint(9, 0))
        QTest.mouseRelease(handle, hands.LEFT, hands.NO_MODIFIER, start)

    def key(self) -> None:
        key = self.deal.choice(KEYS)
        modifiers = Qt.KeyboardModifier.AltModifier if self.deal.random() < 0.1 else hands.NO_MODIFIER
        self.did.append(f"key {key.name} {modifiers.name}")
        hands.key(self.window, key, modifiers=modifiers)

    def ctrl(self) -> None:
        key = self.deal.choice(WITH_CTRL)
        self.did.append(f"ctrl {key.name}")
        hands.ctrl(self.window, key)

    def other(self) -> None:
        what = self.deal.choice(["language", "theme", "size", "zoom", "wheel", "type"])
        self.did.append(what)
        match what:
            case "language":
                self.window.speak(self.deal.choice(["en", "zh_CN"]))
            case "theme":
                self.window.set_theme(self.deal.choice(["light", "dark"]))
            case "size":
                self.window.resize(*self.deal.choice(SIZES))
            case "zoom":
                self.window.set_zoom(self.deal.choice([0.8, 1.0, 1.2]))
            case "wheel":
                hands.wheel(self.somewhere()[0], self.deal.choice([-2, 1]))
            case "type" if hands.editor(self.window) is not None:
                hands.write(self.window, self.deal.choice(["喆", "3", "-2.5", "<b>", "1e400", "the 👩‍👩‍👧 sat", ""]))


def check_stage(window: MainWindow) -> None:
    document, page = window.document, window.page
    assert page.words.trace is document.trace
    shown = {s.number: s.percent_text for s in page.impression.stack.segments}
    for guest, share in zip(document.show.guests, document.trace.weights[0].tolist(), strict=True):
        assert shown[guest] in (f"{100 * share:.1f}", "<0.1", "–"), (guest, share)
    assert all(w.figures.number in document.show.guests for w in page.guests.visible_widgets())


def check_everyone(window: MainWindow) -> None:
    window.open_page("everyone")  # a drag may have ended on the rail
    document, page = window.document, window.page
    shape = len(document.show.askers), len(document.show.guests)
    assert (
        page.figures.trace is document.trace and page.words.row == page.cell[0] < shape[0] and page.cell[1] < shape[1]
    )
    grid, arcs = page.map.grid, page.look.arcs
    assert grid.matrix.shape == (shape[::-1] if page.map.transposed else shape)
    assert grid.picked == (page.cell[::-1] if page.map.transposed else page.cell)
    if arcs.isVisible():
        assert (arcs.arcs.row, arcs.arcs.column, len(arcs.arcs.guests)) == (*page.cell, shape[1])


def take_all_back(window: MainWindow, first: Show) -> None:
    """Put away what is open, save and read the show, undo everything and do it again."""
    document = window.document
    assert ink.texts(window)
    hands.key(window, Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    document.settle()
    last = document.show
    assert showfile.decode(showfile.encode(last)) == last
    while document.undo_stack.canUndo():
        document.undo_stack.undo()
    assert document.show == first
    while document.undo_stack.canRedo():
        document.undo_stack.redo()
    assert (document.trace.weights == stage(document.show).weights).all()


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("name", SHOWS)
def test_nothing_breaks_and_all_can_be_taken_back(open_window: Opener, answer: Answer, name: str, seed: int) -> None:
    answer(Buttons.Discard)
    first = SHOWS[name]()
    window = open_window(first)
    monkey = Monkey(window, seed)
    for _ in range(DEEDS):
        monkey.do()
        try:
            check_stage(window)
        except AssertionError as error:
            raise AssertionError(monkey.did[-3:]) from error
    take_all_back(window, first)


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("name", ALL_LOOK)
def test_nothing_breaks_where_everyone_looks(open_window: Opener, answer: Answer, name: str, seed: int) -> None:
    answer(Buttons.Cancel)
    window = open_window(ALL_LOOK[name]())
    window.open_page("everyone")
    put_on = [window.document.show]
    window.document.location_changed.connect(lambda: put_on.append(window.document.show))  # the Scenes chip
    monkey = Monkey(window, seed)
    for _ in range(DEEDS):
        monkey.do()
        try:
            check_everyone(window)
        except AssertionError as error:
            raise AssertionError(monkey.did[-3:]) from error
    take_all_back(window, put_on[-1])
