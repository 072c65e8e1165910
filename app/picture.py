"""Pictures of pages without a window on any screen: for the headless door, the gallery and the README."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from app import language
from app.application import make_application, make_window
from app.document import ShowDocument
from app.main_window import MainWindow
from app.settings import Settings
from core.show import Show


def take(
    show: Show,
    target: Path,
    *,
    page: str,
    tongue: str,
    theme: str,
    size: tuple[int, int],
    act: Callable[[MainWindow], object] = lambda window: None,
) -> None:
    """Paint a page of a show into a PNG file, after something has been done to it.

    OSError if the file cannot be written, KeyError if there is no such page.
    """
    app = QApplication.instance() or make_application(["attention-date"])
    language.speak(tongue)
    window = make_window(ShowDocument(show), Settings(language=tongue, theme=theme, size=size, motion=False))
    try:
        window.open_page(page)
        window.show()
        app.processEvents()
        act(window)
        app.processEvents()
        picture = window.grab()
        if not picture.save(str(target)):
            raise OSError(f"the picture could not be written to {target}")
    finally:
        window.document.undo_stack.setClean()
        window.close()
        window.deleteLater()
        app.processEvents()
