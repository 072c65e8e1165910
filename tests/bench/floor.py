"""The floor of a tick: the four-line formula on the same arrays, and all that the tick painted, by a bare QPainter.

The calls of QPainter that the widgets make are written down once, with their figures, colours and texts. A bare window
of the same size makes the same calls again, in the same regions, with nothing else to be worked out.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QRegion,
)
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from tests.bench.attention_rounds import four_lines

STARTS = ("draw", "fill", "set", "save", "restore", "translate", "rotate", "scale", "stroke", "erase", "reset")
CALLS = tuple(name for name in dir(QPainter) if name.startswith(STARTS))
CHANGEABLE = (QPen, QBrush, QColor, QFont, QRectF, QPointF, QRect, QPoint, QPainterPath, QImage, QPixmap, QRegion)

Arrays = tuple[np.ndarray, np.ndarray, np.ndarray]  # q, k, v
Call = tuple[Callable[..., object], tuple[Any, ...]]


class Painting(NamedTuple):
    """What one widget painted: where it stands in the window, what of it, by which calls."""

    offset: QPoint
    region: QRegion
    font: QFont
    calls: list[Call]


class Notes(QObject):
    """Notes which widgets are painted, from back to front, what of each, and by which calls."""

    def __init__(self) -> None:
        super().__init__()
        self.regions: dict[QWidget, QRegion] = {}
        self.calls: dict[QWidget, list[Call]] = {}
        self.pictures: list[tuple[QPixmap | QImage, list[Call]]] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget) and isinstance(event, QPaintEvent):
            self.regions[watched] = self.regions.get(watched, QRegion()).united(event.region())
            self.calls[watched] = []  # what is painted twice counts once
        return False

    def calls_on(self, device: object) -> list[Call]:
        """Return where the calls of a painter on a device are written down."""
        if isinstance(device, QWidget):
            return self.calls.setdefault(device, [])
        calls: list[Call] = []
        if isinstance(device, QPixmap | QImage):
            self.pictures.append((device, calls))
        return calls

    def with_pictures(self, values: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return what a call was given: in the place of a picture that was painted just now, how to paint it."""
        return tuple(self._picture(x) if isinstance(x, QPixmap | QImage) else x for x in values)

    def _picture(self, picture: QPixmap | QImage) -> object:
        painted = [calls for one, calls in self.pictures if calls and one.cacheKey() == picture.cacheKey()]
        return PaintedPicture(picture, painted[-1]) if painted else picture


class PaintedPicture:
    """A picture that is painted anew whenever it is drawn."""

    def __init__(self, picture: QPixmap | QImage, calls: list[Call]) -> None:
        self.size, self.ratio, self.calls = picture.size(), picture.devicePixelRatio(), calls

    def painted(self) -> QPixmap:
        """Return it."""
        picture = QPixmap(self.size)
        picture.setDevicePixelRatio(self.ratio)
        picture.fill(QColor(0, 0, 0, 0))
        with QPainter(picture) as painter:
            for call, values in self.calls:
                call(painter, *values)
        return picture


def paintings(app: QApplication, window: QWidget, tick: Callable[[], object]) -> list[Painting]:
    """Return what a tick paints in a window, from back to front."""
    tick()
    notes = Notes()
    with _written_down(notes):
        app.installEventFilter(notes)
        tick()
        app.removeEventFilter(notes)
    found = []
    for widget, region in notes.regions.items():
        if widget.window() is not window or widget is window:
            continue
        calls = notes.calls[widget] or _by_qt(widget)
        if widget.autoFillBackground():
            colour = widget.palette().color(widget.backgroundRole())
            calls.insert(0, (QPainter.fillRect, (widget.rect(), colour)))
        found.append(Painting(widget.mapTo(window, QPoint()), region, QFont(widget.font()), calls))
    return found


@contextmanager
def _written_down(notes: Notes) -> Iterator[None]:
    """Put a painter that writes its calls down in the place of the app's own."""

    class Writing(QPainter):
        def __init__(self, *device: Any) -> None:
            super().__init__(*device)
            self.notes, self.calls = notes, notes.calls_on(*device) if device else []

    for name in CALLS:
        setattr(Writing, name, _written(name))
    modules = [module for name, module in sys.modules.items() if name.startswith("app.")]
    users = [
        module
        for module in modules
        if getattr(module, "QPainter", None) is QPainter and not hasattr(module, "QSvgRenderer")  # makes no calls
    ]
    for module in users:
        module.QPainter = Writing  # type: ignore[attr-defined]
    yield
    for module in users:
        module.QPainter = QPainter  # type: ignore[attr-defined]


def _written(name: str) -> Callable[..., object]:
    does = getattr(QPainter, name)

    def call(painter: Any, *values: Any) -> object:
        kept = tuple(type(x)(x) if type(x) in CHANGEABLE else x for x in values)
        painter.calls.append((does, painter.notes.with_pictures(kept) if name.startswith("draw") else kept))
        return does(painter, *values)

    return call


def _by_qt(widget: QWidget) -> list[Call]:
    """Return the calls for a widget that Qt itself paints: the lines of an editor as they are laid out, else a picture.

    A picture is painted faster than what it shows.
    """
    editor = widget.parentWidget()
    if isinstance(editor, QPlainTextEdit) and widget is editor.viewport():
        calls: list[Call] = [(QPainter.fillRect, (widget.rect(), editor.palette().color(QPalette.ColorRole.Base)))]
        block, offset = editor.firstVisibleBlock(), editor.contentOffset()
        while (
            block.isValid() and (top := editor.blockBoundingGeometry(block).translated(offset)).top() < widget.height()
        ):
            calls.append((lambda painter, layout, place: layout.draw(painter, place), (block.layout(), top.topLeft())))
            block = block.next()
        return calls
    picture = QImage(widget.size() * widget.devicePixelRatio(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(widget.devicePixelRatio())
    picture.fill(0)
    widget.render(picture, QPoint(), QRegion(widget.rect()), QWidget.RenderFlag(0))  # without background and children
    blank = not np.frombuffer(picture.constBits(), np.uint8).any()
    return [] if blank else [(QPainter.drawPixmap, (QPointF(), QPixmap.fromImage(picture)))]


class Floor(QWidget):
    """A bare window that paints the same."""

    def __init__(self, app: QApplication, window: QWidget, tick: Callable[[], object], arrays: list[Arrays]) -> None:
        super().__init__()
        self.app, self.arrays = app, arrays
        self.background = window.palette().color(QPalette.ColorRole.Window)
        self.paintings = [p._replace(calls=_anew(p.calls)) for p in paintings(app, window, tick)]
        self.region = QRegion()
        for painting in self.paintings:
            self.region += painting.region.translated(painting.offset)
        self.painted = 0
        self.resize(window.size())
        self.show()
        app.processEvents()

    def tick(self) -> None:
        """Work the formula out, and paint."""
        before = self.painted
        for q, k, v in self.arrays:
            four_lines(q, k, v)
        self.update(self.region)
        self.app.processEvents()
        assert self.painted == before + 1, "a tick painted nothing of the floor"

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted += 1
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.background)
            for offset, region, font, calls in self.paintings:
                painter.save()
                painter.translate(offset)
                painter.setClipRegion(region)
                painter.setFont(font)
                for call, values in calls:
                    call(painter, *values)
                painter.restore()


def _anew(calls: list[Call]) -> list[Call]:
    """Let painted pictures be painted anew, and images, which only heat maps are, be made of their numbers."""
    result: list[Call] = []
    for call, values in calls:
        place, *rest = values or (None,)
        if rest and isinstance(rest[-1], PaintedPicture):
            result.append((_draw_painted, values))
        elif call is QPainter.drawImage:
            result.append((_Heat(rest[0]).draw, (place, *rest[1:])))
        else:
            result.append((call, values))
    return result


def _draw_painted(painter: QPainter, *values: Any) -> None:
    painter.drawPixmap(*(x.painted() if isinstance(x, PaintedPicture) else x for x in values))


class _Heat:
    """A heat map of ready numbers, whose colours are looked up whenever it is painted."""

    def __init__(self, image: QImage) -> None:
        plain = image.convertToFormat(QImage.Format.Format_RGB32)
        pixels = np.frombuffer(plain.constBits(), np.uint32).reshape(plain.height(), plain.width())
        self.table, numbers = np.unique(pixels, return_inverse=True)
        self.numbers = numbers.reshape(pixels.shape).astype(np.uint16)
        self.ratio = image.devicePixelRatio()

    def draw(self, painter: QPainter, place: object, *rest: object) -> None:
        pixels = self.table[self.numbers]
        image = QImage(pixels.data, pixels.shape[1], pixels.shape[0], QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(self.ratio)
        painter.drawImage(place, image, *rest)
