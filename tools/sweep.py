"""`python tools/sweep.py`: every page, tab and side part at every size, zoom and language; nothing dies, nothing warns.

Each show, language and zoom is swept in a process of its own, which names each point before it goes there: when it dies
of what no `except` can catch, the last point named is where. `--coarse` takes seconds, the whole an hour.
"""

import argparse
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(ROOT))

if TYPE_CHECKING:
    from app.desktop.main_window import MainWindow
    from core.show.model import Show

LEAST, MOST = (1024, 700), (1920, 1080)
SIZES = (
    *(LEAST, (1152, 720), (1172, 811), (1280, 720), (1280, 800), (1366, 728), (1366, 768), (1440, 900), (1536, 864)),
    *((1600, 900), (1680, 1050), MOST, (1920, 700), (1024, 1080), (1025, 701), (1171, 811), (1173, 812), (1367, 729)),
)
ZOOMS = (1.0, 2.0, 0.8, 1.25, 1.1, 1.6, 0.9)
LANGUAGES = ("zh_CN", "en")
SHOWS = ("dating", "sentence", "friends", "hostile", "64")
BY_LOT = 8  # sizes more, others for each process
COARSE = (LEAST, (1172, 811), (1366, 728), MOST)
PATIENCE = 900  # seconds for a process; one that resizes for ever is as dead as one that died
Size = tuple[int, int]


class State(NamedTuple):
    """A page as it stands after something has been opened or closed on it."""

    name: str
    page: str
    act: Callable[["MainWindow"], object] = lambda window: None


class Chunk(NamedTuple):
    """What one process sweeps."""

    show: str
    language: str
    zoom: float
    coarse: bool

    @property
    def sizes(self) -> Iterator[Size]:
        """The sizes in the order in which they are taken: from each to a smaller and to a larger one."""
        if self.coarse:
            return iter(COARSE)
        deal = random.Random(repr(self))
        lot = [(deal.randint(LEAST[0], MOST[0]), deal.randint(LEAST[1], MOST[1])) for _ in range(BY_LOT)]
        sizes = [*SIZES, *lot]
        deal.shuffle(sizes)
        return iter(sizes)


# What is opened and closed


def _page(window: "MainWindow") -> Any:  # each page has parts of its own
    return window.page


def _formula(window: "MainWindow", *, tab: str, words: bool, whole: bool = False, answers: bool = True) -> None:
    page = _page(window)
    page.open_tab(tab)
    page.open_glossary(words)
    if tab == "by_hand":
        page.tabs[tab].choose(whole=whole, answers=answers)


def _code(window: "MainWindow", *, what: str, find: bool) -> None:
    page = _page(window)
    page.header.what.chips[what].click()
    page.program.find_bar.open() if find else page.program.find_bar.hide()


def _guide(window: "MainWindow") -> None:
    window.actions_by_name["guide"].trigger()


def _sheet(window: "MainWindow", *, name: str) -> None:
    window.open_sheet(name)


def _panel(window: "MainWindow", *, tab: str) -> None:
    _page(window).open_tab(tab)


def _tab(window: "MainWindow", *, place: int) -> None:
    _page(window).show_tab(place)


STATES = (
    State("cards", "stage"),
    State("why", "stage", lambda window: _page(window).why()),
    State("card", "stage", lambda window: _page(window).open_card(window.document.show.guests[0])),
    State("tour", "stage", lambda window: _page(window).show_around()),
    *(State(name, "stage", partial(_sheet, name=name)) for name in ("new", "words", "breaks")),
    State("arcs", "everyone", partial(_tab, place=0)),
    State("matrices", "everyone", partial(_tab, place=1)),
    State("matrices, guide", "everyone", _guide),
    *(State(tab, "panel", partial(_panel, tab=tab)) for tab in ("map", "w", "w_o", "why", "sizes")),
    State("sizes, words of the show", "panel", partial(_sheet, name="words")),
    *(
        State(f"{tab}, words {'open' if words else 'shut'}", "formula", partial(_formula, tab=tab, words=words))
        for tab in ("formula", "flow", "by_hand")
        for words in (False, True)
    ),
    *(
        State(
            f"by_hand, row, words {'open' if words else 'shut'}",
            "formula",
            partial(_formula, tab="by_hand", words=words, whole=True, answers=not words),
        )
        for words in (False, True)
    ),
    *(
        State(f"{what}{', find' * find}", "code", partial(_code, what=what, find=find))
        for what, find in (("stage", False), ("panel", True))
    ),
    State("panel, guide", "code", _guide),
)


def show_of(name: str) -> "Show":
    """Return a show to sweep with."""
    from tests import odd_shows

    makers: dict[str, Callable[[], Show]] = {
        "dating": odd_shows.dating,
        "sentence": odd_shows.own_sentence,
        "friends": partial(odd_shows.ready, "friends"),
        "hostile": odd_shows.hostile_everyone,
        "64": partial(odd_shows.everyone, 64),
    }
    return makers[name]()


# The process that sweeps


def sweep(chunk: Chunk, states: tuple[State, ...]) -> int:
    """Go to every point of a chunk, naming each before; return how many things went wrong."""
    import warnings

    from PySide6.QtCore import QCoreApplication, QEvent, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from app.desktop.application import make_application, make_window
    from app.document.document import ShowDocument
    from app.files.settings import Settings
    from app.style import language
    from app.widgets.chrome.overlay import Overlay

    faults: list[str] = []

    def wrong(what: str) -> None:
        faults.append(what)
        print(f"WRONG {what}", flush=True)

    warnings.simplefilter("error")
    sys.excepthook = lambda kind, error, trace: wrong(f"{kind.__name__}: {error}")
    sys.unraisablehook = lambda hooked: wrong(f"{hooked.exc_type.__name__}: {hooked.exc_value}")
    application = make_application(["attention-date"])
    qInstallMessageHandler(lambda kind, context, text: None if _is_no_fault(text) else wrong(f"Qt: {text}"))
    language.speak(chunk.language)
    settings = Settings(language=chunk.language, theme="light", size=LEAST, motion=False)
    window = make_window(ShowDocument(show_of(chunk.show), None), settings)
    window.set_zoom(chunk.zoom)
    window.show()
    for state in states:
        window.open_page(state.page)
        for overlay in window.page.findChildren(Overlay):
            overlay.leave()
        if window.guide is not None:
            window.guide.leave()
        state.act(window)
        for width, height in chunk.sizes:
            print(f"{state.page}: {state.name} {width}x{height}", flush=True)
            window.resize(width, height)
            application.processEvents()
            window.grab()
            if window.size().toTuple() != (width, height):
                wrong(f"the window cannot be so small: it is {window.width()}x{window.height()}")
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    window.document.abandon()
    window.close()
    QApplication.processEvents()
    return len(faults)


def _is_no_fault(text: str) -> bool:
    return text.startswith("This plugin does not support")  # what the offscreen screen says of menus


# The one that watches


class Swept(NamedTuple):
    """What came of a chunk: how many points were visited, and what was wrong."""

    points: int
    faults: tuple[str, ...]


def watch(chunk: Chunk, only: str) -> Swept:
    """Sweep a chunk in a process of its own."""
    words = ["--chunk", chunk.show, chunk.language, str(chunk.zoom), "--only", only]
    command = [sys.executable, "-X", "faulthandler", __file__, *words, *["--coarse"] * chunk.coarse]
    died = ""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, cwd=ROOT, check=False)
        said, complained, code = done.stdout, done.stderr, done.returncode
    except subprocess.TimeoutExpired as late:
        said, complained, code = _text(late.stdout), _text(late.stderr), 0
        died = f"did not end in {PATIENCE} s at"
    lines = said.splitlines()
    points = [line for line in lines if not line.startswith("WRONG ")]
    name, last = f"{chunk.show} {chunk.language} ×{chunk.zoom}", points[-1] if points else "the start"
    faults = [f"{name}, {points_before(lines, place)}: {line}" for place, line in enumerate(lines) if "WRONG " in line]
    if code and not faults:
        died = f"died of {code} at"
    if died:
        faults.append(f"{name} {died} {last}\n{complained[:4000]}")
    print(f"{name}: {len(points)} points, {len(faults)} faults", *faults, sep="\n", flush=True)
    return Swept(len(points), tuple(faults))


def points_before(lines: list[str], place: int) -> str:
    """Return the point that was named last before a line."""
    return next((line for line in reversed(lines[:place]) if not line.startswith("WRONG ")), "the start")


def _text(raw: bytes | str | None) -> str:
    return raw.decode(errors="replace") if isinstance(raw, bytes) else raw or ""


def main(arguments: list[str]) -> int:
    """Sweep what is asked for; 1 if anything died or warned."""
    parser = argparse.ArgumentParser(prog="sweep.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--coarse", action="store_true", help="few sizes, zooms and shows: some seconds")
    parser.add_argument("--only", default="", metavar="TEXT", help="only states whose “page: name” has this in it")
    parser.add_argument("--shows", nargs="+", default=SHOWS, choices=SHOWS)
    parser.add_argument("--zooms", nargs="+", default=ZOOMS, type=float)
    parser.add_argument("--languages", nargs="+", default=LANGUAGES, choices=LANGUAGES)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    parser.add_argument("--chunk", nargs=3, help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    if asked.chunk:
        show, lang, zoom = asked.chunk
        states = tuple(state for state in STATES if asked.only in f"{state.page}: {state.name}")
        return int(sweep(Chunk(show, lang, float(zoom), asked.coarse), states) > 0)
    start = perf_counter()
    ways = product(asked.zooms, asked.languages, asked.shows)
    chunks = [Chunk(show, lang, zoom, False) for zoom, lang, show in ways]
    if asked.coarse:
        chunks = [Chunk("dating", "zh_CN", 1.0, True), Chunk("sentence", "en", 1.25, True)]
    with ThreadPoolExecutor(asked.jobs) as pool:
        swept = list(pool.map(partial(watch, only=asked.only), chunks))
    points, faults = sum(one.points for one in swept), sum(len(one.faults) for one in swept)
    print(f"{points} points in {len(chunks)} processes, {perf_counter() - start:.0f} s: {faults} faults")
    return int(bool(faults) or not points)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
