"""Pictures of pages without a window on any screen: for the headless door, the gallery and the README."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication

from app.desktop.application import make_application, make_window
from app.desktop.main_window import MainWindow
from app.document.document import ShowDocument
from app.files.settings import Settings
from app.style.language import speak
from core import atomic_file
from core.show.model import Show


def take(
    show: Show,
    target: Path,
    *,
    page: str,
    language: str,
    theme: str,
    size: tuple[int, int],
    act: Callable[[MainWindow], object] = lambda window: None,
) -> None:
    """Paint a page of a show into a PNG file, after something has been done to it.

    The picture has the size that is asked for, however large the screen shows things. OSError if the file cannot be
    written, KeyError if there is no such page.
    """
    app = QApplication.instance() or make_application(["attention-date"])
    speak(language)
    window = make_window(ShowDocument(show), Settings(language=language, theme=theme, size=size, motion=False))
    try:
        window.open_page(page)
        window.show()
        app.processEvents()
        act(window)
        app.processEvents()
        image = QImage(window.size(), QImage.Format.Format_RGB32)
        window.render(image)
        atomic_file.write(target, encoded(image, target))
    finally:
        window.document.abandon()
        window.close()
        window.deleteLater()
        app.processEvents()


def encoded(image: QImage, target: Path) -> bytes:
    """Return a picture in the format that the name of its file asks for, PNG as a rule."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    known = {bytes(name.data()).decode() for name in QImageWriter.supportedImageFormats()}
    kind = target.suffix[1:].lower()
    image.save(buffer, kind if kind in known else "png")  # type: ignore[call-overload]  # it takes a text; PySide says bytes
    return bytes(buffer.data().data())
