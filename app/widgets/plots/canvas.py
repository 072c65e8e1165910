"""A plot as a widget: drawn into an image when its data, its size, its theme or the size of type has changed."""

import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.style import theme
from app.widgets.chrome.field import paint_focus
from app.widgets.plots.plot import MakePlot, Plot
from core import atomic_file

if TYPE_CHECKING:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

LEAST = (240, 150)  # of the design
POINTS = 72  # a point of type is a pixel of the design at zoom 1
EXPORT = (9.0, 5.0)  # inches of a file
DOTS = 200  # an inch of a PNG


class PlotCanvas(QWidget):
    """Shows what it was handed last; nothing before that. The keyboard reaches it, a screen reader says its summary."""

    def __init__(self, parent: QWidget, make_plot: MakePlot) -> None:
        super().__init__(parent)
        self._make_plot, self._data = make_plot, None
        self._plot: Plot | None = None
        self._canvas: FigureCanvasAgg | None = None
        self._image: QImage | None = None
        self._made_for: object = None
        self.hint = ""  # what stands where there is no data yet
        self._drawn_for: object = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_data(self, data: Any, name: str, summary: str) -> None:
        """Show data. name, summary: what a screen reader says of the plot."""
        if not same(data, self._data):
            self._data, self._drawn_for = data, None
        self.setAccessibleName(name)
        self.setAccessibleDescription(summary)
        self.update()

    def remake(self) -> None:
        """Make the figure anew when it is next drawn: its words are in another language."""
        self._made_for = None
        self.update()

    def write(self, path: Path, data: Any = None) -> None:
        """Write the plot in the light theme: PNG, SVG or PDF, as the path ends. OSError says why it cannot be done."""
        plot, figure = self._make_plot(), _figure(theme.LIGHT, EXPORT)
        plot.make(figure, theme.LIGHT)
        plot.update(self._data if data is None else data)
        _give_margins(figure, plot, EXPORT[0] * POINTS, EXPORT[1] * POINTS)
        written = io.BytesIO()
        figure.savefig(written, format=path.suffix.lower().removeprefix("."), dpi=DOTS)
        atomic_file.write(path, written.getvalue())

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            if self._data is not None:
                painter.drawImage(0, 0, self._drawn(look))
            elif self.hint:
                painter.setFont(look.font(13))
                painter.setPen(look.theme.dim)
                painter.drawText(QRectF(self.rect()), theme.CENTRE, self.hint)
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), look.theme.query)

    def _drawn(self, look: theme.Look) -> QImage:
        ratio = self.devicePixelRatioF()
        wanted = (look.theme.dark, tuple(theme.families()), look.unit, ratio, self.size())
        if wanted[:2] != self._made_for:
            self._make(look)
            self._made_for, self._drawn_for = wanted[:2], None
        if wanted != self._drawn_for or self._image is None:
            self._image, self._drawn_for = self._draw(look.unit, ratio), wanted
        return self._image

    def _make(self, look: theme.Look) -> None:
        from matplotlib.backends.backend_agg import FigureCanvasAgg

        figure = _figure(look.theme, (4, 3))
        self._canvas, self._plot = FigureCanvasAgg(figure), self._make_plot()
        self._plot.make(figure, look.theme)

    def _draw(self, unit: float, ratio: float) -> QImage:
        canvas, plot = self._canvas, self._plot
        assert canvas is not None and plot is not None, "they are made before"
        width, height = max(self.width(), 8), max(self.height(), 8)
        canvas.figure.set_dpi(POINTS * unit * ratio)
        canvas.figure.set_size_inches(width / unit / POINTS, height / unit / POINTS)
        plot.update(self._data)
        _give_margins(canvas.figure, plot, width / unit, height / unit)
        canvas.draw()  # type: ignore[no-untyped-call]  # matplotlib types it in part
        pixels = canvas.buffer_rgba()  # type: ignore[no-untyped-call]  # as above
        image = QImage(pixels, pixels.shape[1], pixels.shape[0], QImage.Format.Format_RGBA8888).copy()
        image.setDevicePixelRatio(ratio)
        return image

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        px = theme.look(self).px
        return QSize(*(round(px(side)) for side in LEAST))


def same(one: object, other: object) -> bool:
    """Return whether two of what plots are handed are equal: tuples of arrays, texts and numbers."""
    if isinstance(one, np.ndarray) or isinstance(other, np.ndarray):
        return isinstance(one, np.ndarray) and isinstance(other, np.ndarray) and np.array_equal(one, other, True)
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return one == other


def _figure(colours: theme.Theme, size: tuple[float, float]) -> "Figure":
    from app.style.plots import new_figure

    return new_figure(*size, colours)


def _give_margins(figure: "Figure", plot: Plot, width: float, height: float) -> None:
    """Leave room around the axes, in pixels of the design."""
    left, right, bottom, top = plot.margins
    figure.subplots_adjust(
        left=min(left / width, 0.45),
        right=1 - min(right / width, 0.45),
        bottom=min(bottom / height, 0.45),
        top=1 - min(top / height, 0.45),
    )
