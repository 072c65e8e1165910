"""What is tried out by `--smoke`: each trial returns what it saw, or raises what went wrong."""

import subprocess
import sys
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QFontDatabase, QImage
from PySide6.QtWidgets import QApplication, QMessageBox

from app.pages import PAGES
from app.style import language, theme

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from app.desktop.main_window import MainWindow

PATIENCE = 10  # seconds for a dialog to open
COLOURS = 60  # at least as many on a page: each has hundreds, an empty window one


class Trial(NamedTuple):
    """Something that is tried out on the window; the folder is for files that nobody keeps."""

    name: str
    go: Callable[["MainWindow", Path], str]


def _pages(window: "MainWindow", folder: Path) -> str:
    """Open every page, in both themes."""
    seen = []
    for entry in PAGES:
        window.open_page(entry.name)
        for name in ("dark", "light"):
            window.set_theme(name)
            QApplication.processEvents()
            colours = _colours(window.page.grab().toImage())
        _need(colours >= COLOURS, f"the page {entry.name} has only {colours} colours")
        seen.append(f"{entry.name} {colours}")
    window.open_page(PAGES[0].name)
    return f"colours: {', '.join(seen)}"


def _words(window: "MainWindow", folder: Path) -> str:
    """Speak both languages, Qt's own words too, in our fonts."""
    _need({theme.FAMILY, theme.SIGNS} <= set(QFontDatabase.families()), "our fonts are missing")
    before = language.current()
    window.speak("zh_CN")
    box = QMessageBox(window)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel).text()
    box.deleteLater()
    title = window.windowTitle()
    window.speak(before)
    _need("取消" in cancel, f"Qt says {cancel!r} for Cancel in Chinese")
    return f"{title} · {cancel}"


def _file(window: "MainWindow", folder: Path) -> str:
    """Save the show under a name with Chinese and spaces, and open it again."""
    path = folder / "我的 show" / "相亲 会.show.json"
    path.parent.mkdir()
    window.document.save(path)
    _need(window.files.open(path), f"{path} cannot be opened")
    return path.name


def _guide(window: "MainWindow", folder: Path) -> str:
    """Open the user guide by its key's action, and every page of it; and the licences."""
    from app.desktop import licences
    from app.desktop.guide import Guide

    window.actions_by_name["guide"].trigger()
    guide = window.findChild(Guide)
    if guide is None:
        raise AssertionError("no guide has opened")
    for place in range(len(guide.chips)):
        guide.open(place)
        QApplication.processEvents()
        _need(_colours(guide.grab().toImage()) >= COLOURS // 3, f"page {place + 1} of the guide is empty")
        _need(not guide.reader.missing, f"pictures of the guide are missing: {guide.reader.missing}")
    if window.guide is not None:
        window.guide.leave()
    return f"{len(guide.chips)} pages; {len(licences.text().splitlines())} lines of licences"


def _plot(window: "MainWindow", folder: Path) -> str:
    """Draw a plot with Chinese in it, in each format that is exported."""
    from app.style.plots import new_figure

    with warnings.catch_warnings():
        warnings.simplefilter("error")  # a missing sign is only a warning to matplotlib
        figure = new_figure(4, 3)
        axes = figure.subplots()
        axes.set_title("占比 softmax −1 √d")
        axes.plot([-1, 0, 1], [0.1, 0.4, 0.5], color=theme.LIGHT.weight.name())
        sizes = [_written(figure, kind) for kind in ("png", "svg", "pdf")]
    picture = BytesIO()
    figure.savefig(picture, format="png")
    colours = _colours(QImage.fromData(picture.getvalue()))
    _need(colours >= COLOURS // 2, f"the plot has only {colours} colours")
    return f"png, svg, pdf of {sizes} bytes; {_font_list()}"


def _font_list() -> str:
    """Say where matplotlib has its list of fonts from; in a package it must be the one that was brought, unchanged."""
    import matplotlib

    from app.style.plot_cache import BROUGHT

    used = {path.name: path.read_bytes() for path in Path(matplotlib.get_cachedir()).glob("fontlist-*.json")}
    if not BROUGHT.is_dir():
        return "the list of fonts is matplotlib's own"
    brought = {path.name: path.read_bytes() for path in BROUGHT.iterdir()}
    _need(used == brought, f"matplotlib has made a list of fonts anew: {sorted(used)}")
    return "the list of fonts is the one that was brought"


def _written(figure: "Figure", kind: str) -> int:
    file = BytesIO()
    figure.savefig(file, format=kind)
    return file.tell()


def _program(window: "MainWindow", folder: Path) -> str:
    """Run the program of the code page in a process of its own, by the app's own door."""
    if find_spec("app.running.process") is None:
        return "there is no code page"
    from app.running.process import PROGRAM, command
    from core.programs.program import program

    (folder / PROGRAM).write_text(program(window.document.show, "numpy", "en"), encoding="utf-8")
    executable, arguments = command()
    command_line = [executable, *arguments]
    done = subprocess.run(
        command_line, cwd=folder, timeout=60, check=False, capture_output=True, text=True, encoding="utf-8"
    )
    _need(done.returncode == 0 and done.stdout.strip(), f"exit code {done.returncode}: {done.stderr}")
    return f"{len(done.stdout.splitlines())} lines: {done.stdout.split()[0]} …"


def _crash(window: "MainWindow", folder: Path) -> str:
    """Let something go wrong: it must be told in a dialog, written into the log, and the show be kept."""
    from app.diagnostics import log

    told: list[str] = []
    hook = sys.__excepthook__
    sys.__excepthook__ = lambda *_: None  # not on the terminal: this is no accident

    def look() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            told.extend((box.text(), box.detailedText()))
            box.accept()

    QTimer.singleShot(300, look)
    try:
        sys.excepthook(RuntimeError, RuntimeError("a trial, no accident"), None)
        late = perf_counter() + PATIENCE
        while not told and perf_counter() < late:  # the dialog opens from the event loop
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
    finally:
        sys.__excepthook__ = hook
    rescued = Path(told[0].splitlines()[-1]) if told else folder
    _need(rescued.is_file(), f"no show was kept: {told}")
    path = log.place()
    _need("a trial, no accident" in path.read_text(encoding="utf-8"), f"nothing in {path}")
    return f"told, written into {path.name}, kept as {rescued.name}"


TRIALS = (
    Trial("pages", _pages),
    Trial("words", _words),
    Trial("file", _file),
    Trial("guide", _guide),
    Trial("plot", _plot),
    Trial("program", _program),
    Trial("crash", _crash),
)


def _colours(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)})


def _need(holds: object, otherwise: str) -> None:
    if not holds:
        raise AssertionError(otherwise)
