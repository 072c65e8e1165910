"""How large type is: it grows with the window, so that what fits a laptop is read from the last row on a projector."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from app.style import theme

LEAST = QSize(1024, 680)  # a maximised window of a 1366×768 screen, less its title and the task bar, is not much taller
USUAL = QSize(1248, 702)  # what `theme.BASE` is meant for; at 1920×1080 that makes 20 px
MOST_TYPE = 1.27  # the largest type that fits the least window; larger windows hold more


def pixels(window: QSize, zoom: float) -> int:
    """Return the size of running text, in pixels, in a window of this size at the user's zoom."""
    room = min(window.width() / USUAL.width(), window.height() / USUAL.height())
    most = MOST_TYPE * min(window.width() / LEAST.width(), window.height() / LEAST.height())
    return round(theme.BASE * min(max(room, 1.0) * zoom, most))


def apply(size: int, window: QWidget | None = None) -> None:
    """Give the whole application type of this size: menus, tips and dialogs are windows of their own.

    window: gets it at once; the others hear of it by and by.
    """
    font = QFont(theme.families())
    font.setPixelSize(size)
    if font != QApplication.font():
        QApplication.setFont(font)
    if window is not None and (window.font().pixelSize(), window.font().families()) != (size, font.families()):
        window.setFont(font)


def fitting(size: QSize, screen: QSize, frame: QSize) -> QSize:
    """Return a window's size, made smaller where it and its frame would reach beyond what a screen has room for."""
    return size.boundedTo(screen - frame).expandedTo(LEAST)
