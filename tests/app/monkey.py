"""A monkey at the desk: does what no one would, on any page, in an order that a seed gives.

`python -m tests.app.monkey --gestures 2000 --seeds 1 2` lets it loose on every page by hand, and names each gesture
before it is made: the last one named is where a process died.
"""

import argparse
import os
import random
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEvent, QPoint, Qt, qInstallMessageHandler
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu, QMessageBox, QWidget

from app.desktop.main_window import MainWindow
from app.pages import PAGES
from core.show import showfile
from core.show.model import Show
from core.staging.stage import stage
from tests.app import user
from tests.odd_shows import crowd, dating, everyone, hostile, hostile_everyone, marks, own_sentence, ready

KEYS = [
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp),
    *(Qt.Key.Key_1, Qt.Key.Key_9, Qt.Key.Key_Period, Qt.Key.Key_Minus, Qt.Key.Key_A, Qt.Key.Key_Space, Qt.Key.Key_F2),
]
WITH_CTRL = [Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_G, Qt.Key.Key_T, Qt.Key.Key_I, Qt.Key.Key_1, Qt.Key.Key_4]
WORDS = ["喆", "3", "-2.5", "<b>", "1e400", "the 👩‍👩‍👧 sat", "", "0.1", "\u202e", "1,000"]
SIZES = ((1024, 700), (1171, 811), (1366, 728), (1440, 900), (1700, 1000))
ZOOMS = (0.8, 1.0, 1.2, 2.0)
NEVER = ("quit", "about")  # actions: the one ends it all, the other has its own test
SHOWS: dict[str, Callable[[], Show]] = {
    "dating": dating,
    "marks": marks,
    "crowd": lambda: crowd(40),
    "hostile": hostile,
    "everyone": lambda: everyone(9),
    "hostile everyone": hostile_everyone,
    "sentence": own_sentence,
    "translation": lambda: ready("translation"),
    "friends": lambda: ready("friends"),
}


class Monkey:
    """Does things to a window that no one would."""

    def __init__(self, window: MainWindow, seed: int, folder: Path) -> None:
        """folder: where files go that it saves."""
        self.window, self.deal, self.folder = window, random.Random(seed), folder
        self.did: list[str] = []
        self.telling: Callable[[str], object] = lambda what: None

    def do(self) -> None:
        """Make one gesture, answer what opens, and let the window come to rest."""
        gestures = [self.click] * 4 + [self.drag] * 3 + [self.key] * 3 + [self.ctrl] * 2 + [self.other] * 3
        with self.answered():
            self.deal.choice(gestures)()
            while (popup := QApplication.activePopupWidget()) is not None:
                actions = [action for action in popup.actions() if action.isEnabled() and not action.menu()]
                if isinstance(popup, QMenu) and actions:
                    self._trigger(self.deal.choice(actions))
                popup.close()
            QApplication.processEvents()

    def somewhere(self) -> tuple[QWidget, QPoint]:
        """Return a place on the page, most often on a field."""
        seen = [w for w in self.window.page.findChildren(QWidget) if w.isVisible() and not w.visibleRegion().isEmpty()]
        fields = [widget for widget in seen if widget.focusPolicy() != Qt.FocusPolicy.NoFocus]
        widget = self.deal.choice(fields if fields and self.deal.random() < 0.7 else seen)
        area = widget.visibleRegion().boundingRect()
        return widget, area.topLeft() + QPoint(self.deal.randrange(area.width()), self.deal.randrange(area.height()))

    def click(self) -> None:
        widget, where = self.somewhere()
        button = self.deal.choice([Qt.MouseButton.LeftButton] * 4 + [Qt.MouseButton.RightButton])
        self.note(f"click {type(widget).__name__} {where.toTuple()} {button.name}")
        user.click(widget, where, button)

    def drag(self) -> None:
        widget, where = self.somewhere()
        self.note(f"drag {type(widget).__name__} {where.toTuple()}")
        handle, place = self.window.windowHandle(), user.spot(widget, where)
        inside = self.window.rect().adjusted(10, 10, -10, -10)
        QTest.mousePress(handle, user.LEFT, user.NO_MODIFIER, place)
        for _ in range(4):
            place += QPoint(self.deal.randrange(-60, 60), self.deal.randrange(-10, 10))
            place.setX(min(max(place.x(), inside.left()), inside.right()))
            place.setY(min(max(place.y(), inside.top()), inside.bottom()))
            QTest.mouseMove(handle, place)
        if self.deal.random() < 0.2:
            user.ctrl(self.window, Qt.Key.Key_Z)
            QTest.mouseMove(handle, place - QPoint(9, 0))
        QTest.mouseRelease(handle, user.LEFT, user.NO_MODIFIER, place)

    def key(self) -> None:
        key = self.deal.choice(KEYS)
        modifiers = Qt.KeyboardModifier.AltModifier if self.deal.random() < 0.1 else user.NO_MODIFIER
        self.note(f"key {key.name} {modifiers.name}")
        user.key(self.window, key, modifiers=modifiers)

    def ctrl(self) -> None:
        key = self.deal.choice(WITH_CTRL)
        self.note(f"ctrl {key.name}")
        user.ctrl(self.window, key)

    def other(self) -> None:
        """Do what the window does as a whole."""
        handlers: dict[str, Callable[[], object]] = {
            "language": lambda: self.window.speak(self.deal.choice(["en", "zh_CN"])),
            "theme": lambda: self.window.set_theme(self.deal.choice(["light", "dark"])),
            "size": lambda: self.window.resize(*self.deal.choice(SIZES)),
            "zoom": lambda: self.window.set_zoom(self.deal.choice(ZOOMS)),
            "wheel": lambda: user.wheel(self.somewhere()[0], self.deal.choice([-2, 1])),
            "type": self._type,
            "menu": self._menu,
            "page": lambda: user.click(self.window.rail.pages[self.deal.choice(PAGES).name]),
            "sheet": lambda: self.window.open_sheet(self.deal.choice(["new", "words", "breaks"])),
        }
        what = self.deal.choice(list(handlers))
        self.note(what)
        handlers[what]()

    def _type(self) -> None:
        if user.editor(self.window) is not None:
            user.write(self.window, self.deal.choice(WORDS))

    def _menu(self) -> None:
        named = self.window.actions_by_name
        names = [name for name in named.names if name not in NEVER and named[name].isEnabled()]
        self._trigger(named[self.deal.choice(names)])

    def _trigger(self, action: Any) -> None:
        self.note(f"action {action.objectName() or action.text()}")
        if action.objectName() not in NEVER:
            action.trigger()

    def note(self, what: str) -> None:
        """Say what is done next."""
        self.did.append(what)
        self.telling(what)

    @contextmanager
    def answered(self) -> Iterator[None]:
        """Answer each dialog that opens: any button of a message, a file or none."""

        def message(box: QMessageBox) -> QMessageBox.StandardButton:
            buttons = [box.standardButton(button) for button in box.buttons()]
            return self.deal.choice(buttons or [QMessageBox.StandardButton.Ok])

        def file(*_: object) -> tuple[str, str]:
            return self.deal.choice(["", str(self.folder / "mine.show.json")]), ""

        with (
            mock.patch.object(QMessageBox, "exec", message),
            mock.patch.object(QDialog, "exec", lambda _: 0),
            mock.patch.object(QFileDialog, "getSaveFileName", file),
            mock.patch.object(QFileDialog, "getOpenFileName", file),
        ):
            yield


def check(window: MainWindow) -> None:
    """Fail where the page that is open does not show the document."""
    document, page = window.document, window.page
    name = next(name for name, one in window.pages.items() if one is page)
    shape = len(document.show.askers), len(document.show.guests)
    match name:
        case "stage":
            assert page.presentation.trace is document.trace
            shown = {s.number: s.percent_text for s in page.impression.stack.segments}
            for guest, share in zip(document.show.guests, document.trace.weights[0].tolist(), strict=True):
                assert shown[guest] in (f"{100 * share:.1f}", "<0.1", "–"), (guest, share)
            assert all(w.guest.number in document.show.guests for w in page.guests.visible_widgets())
        case "everyone":
            assert page.presentation.trace is document.trace
            assert page.picked_row.row == page.cell[0] < shape[0] and page.cell[1] < shape[1]
            grid, arcs = page.map.grid, page.look.arcs
            assert grid.matrix.shape == (shape[::-1] if page.map.transposed else shape)
            assert grid.picked == (page.cell[::-1] if page.map.transposed else page.cell)
            if arcs.isVisible():
                assert (arcs.arcs.row, arcs.arcs.column, len(arcs.arcs.guests)) == (*page.cell, shape[1])
        case "panel":
            assert page.presentation.panel is document.panel
            head, row, column = page.followed
            assert head < document.panel.widths.heads and row < shape[0] and column < shape[1]
            assert len(page.heads.wall.tiles) == document.panel.widths.heads
        case "formula":
            assert page.presentation.show is document.show
            assert page.presentation.view.column < shape[1]
        case "code":
            assert page.plan.show is document.show


def shows_put_on(window: MainWindow) -> list[Show]:
    """Return a list that will hold each show that is opened, as it was then: the last is what undoing leads back to."""
    document = window.document
    put_on = [document.show]

    def note() -> None:
        if not document.undo_stack.count():  # opened; else it was saved
            put_on.append(document.show)

    document.location_changed.connect(note)
    return put_on


def take_all_back(window: MainWindow, first: Show) -> None:
    """Put away what is open, save and read the show, undo everything and do it again."""
    document = window.document
    user.key(window, Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    document.end_gesture()
    last, index = document.show, document.undo_stack.index()
    assert showfile.decode(showfile.encode(last)) == last
    while document.undo_stack.canUndo():
        document.undo_stack.undo()
    assert document.show == first
    while document.undo_stack.canRedo():
        document.undo_stack.redo()
    document.undo_stack.setIndex(index)
    assert document.show == last
    assert (document.trace.weights == stage(document.show).weights).all()


class Loose:
    """A monkey let loose by hand: on a page of a show, counting what goes wrong."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.made = 0

    def run(self, page: str, show: str, seed: int, gestures: int, folder: Path) -> None:
        """Make so many gestures."""
        from app.desktop.application import make_window
        from app.document.document import ShowDocument
        from app.files.settings import Settings
        from app.style import language

        language.speak("en")
        window = make_window(ShowDocument(SHOWS[show]()), Settings(language="en", theme="light", motion=False))
        window.show()
        window.activateWindow()
        QTest.qWaitForWindowActive(window)
        put_on = shows_put_on(window)
        window.open_page(page)
        monkey = Monkey(window, seed, folder)
        where = f"{page}, {show}, seed {seed}"
        monkey.telling = lambda what: print(f"{where}: {what}", file=sys.stderr, flush=True)
        sys.excepthook = lambda kind, error, trace: self.wrong(where, monkey, traceback.format_exception(error))
        qInstallMessageHandler(lambda kind, context, text: self._heard(where, monkey, text))
        try:
            for number in range(gestures):
                monkey.do()
                self.made += 1
                check(window)
                if number % 20 == 19:
                    window.open_page(page)
            take_all_back(window, put_on[-1])
        except Exception as error:
            self.wrong(where, monkey, traceback.format_exception(error))
        for other in window.pages.values():
            other.retire()
        window.document.abandon()
        window.hide()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _heard(self, where: str, monkey: Monkey, text: str) -> None:
        if not text.startswith("This plugin does not support"):  # what the offscreen screen says of menus
            self.wrong(where, monkey, [f"Qt: {text}"])

    def wrong(self, where: str, monkey: Monkey, what: list[str]) -> None:
        """Say what went wrong after which gestures."""
        self.faults.append(where)
        print(f"WRONG on {where} after {monkey.did[-4:]}:\n{''.join(what[-6:])}", flush=True)


def main(arguments: list[str]) -> int:
    """Let the monkey loose; 1 if anything went wrong."""
    parser = argparse.ArgumentParser(prog="monkey")
    names = [entry.name for entry in PAGES]
    parser.add_argument("--gestures", type=int, default=400, help="for each page and seed")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1])
    parser.add_argument("--pages", nargs="+", default=names, choices=names)
    asked = parser.parse_args(arguments)
    from app.desktop.application import make_application

    application = make_application(["attention-date"])
    loose, shows, start = Loose(), list(SHOWS), time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        for seed in asked.seeds:
            for place, page in enumerate(asked.pages):
                loose.run(page, shows[(seed + place) % len(shows)], seed, asked.gestures, Path(folder))
    application.quit()
    print(f"{loose.made} gestures in {time.perf_counter() - start:.0f} s, {len(loose.faults)} faults")
    return int(bool(loose.faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
