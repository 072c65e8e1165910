"""The line icons of the interface (Lucide, ISC licence), tinted to the colour in which they are needed."""

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from app.resources import FOLDER

ICONS = FOLDER / "icons"


def icon_pixmap(name: str, colour: QColor, size: int, ratio: float) -> QPixmap:
    """Return an icon ``size`` logical pixels wide for a screen of that pixel ratio; repeated calls share it."""
    return _pixmap(name, colour.rgba(), size, ratio)


def icon(name: str, colour: QColor, size: int) -> QIcon:
    """Return an icon for menus and buttons, sharp on ordinary, double and triple density screens."""
    result = QIcon()
    for ratio in (1.0, 2.0, 3.0):
        result.addPixmap(icon_pixmap(name, colour, size, ratio))
    return result


@lru_cache(maxsize=512)
def _pixmap(name: str, rgba: int, size: int, ratio: float) -> QPixmap:
    svg = QSvgRenderer(QByteArray(_source(name)))
    pixels = max(1, round(size * ratio))
    area = QRectF(0, 0, pixels, pixels)
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        svg.render(painter, area)
        # Tinting the finished drawing keeps a translucent colour even where two lines cross.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(area, QColor.fromRgba(rgba))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@cache
def _source(name: str) -> bytes:
    path = ICONS / f"{name}.svg"
    if not path.is_file():
        known = ", ".join(sorted(svg.stem for svg in ICONS.glob("*.svg")))
        raise LookupError(f"there is no icon named {name!r}; known are {known}")
    return path.read_bytes()
