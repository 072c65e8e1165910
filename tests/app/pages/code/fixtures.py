"""The code page as a learner sits before it: what it says, and waiting until a run is over."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.desktop.main_window import MainWindow
from app.pages.code import CodePage


def code_page(window: MainWindow) -> CodePage:
    """Open the page."""
    window.open_page("code")
    QApplication.processEvents()
    return window.page


def type_program(page: CodePage, text: str) -> None:
    """Put another program in place of the page's, as by select all and paste."""
    page.editor.selectAll()
    page.editor.insertPlainText(text)


def until(condition: Callable[[], object], most: int = 10_000) -> bool:
    """Let the app work until a condition holds; return whether it does."""
    clock = QElapsedTimer()
    clock.start()
    while not condition() and clock.elapsed() < most:
        QTest.qWait(10)
    return bool(condition())


def wait(page: CodePage, most: int = 15_000) -> str:
    """Wait until nothing runs; return what the page says of it."""
    assert until(lambda: not page.runs.program.running, most), "the program runs on"
    QApplication.processEvents()
    return page.runs.panel.verdict


def run(page: CodePage, text: str | None = None) -> str:
    """Run a program, or the page's own; return what the page says of it."""
    if text is not None:
        type_program(page, text)
    page.runs.panel.run.click()
    return wait(page)
