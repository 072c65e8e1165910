"""Plots of the shapes that experiments need: lines with bands, bars side by side, and filled histograms."""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from app.widgets.plots.plot import Plot, name

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.collections import FillBetweenPolyCollection
    from matplotlib.lines import Line2D


BASES = {"by doubling": 2, "by tens": 10}
"""Logarithmic scales whose numbers are written as they are."""


class Series(NamedTuple):
    """A line: its name, its colour by role, and whether it is dashed."""

    label: str
    role: str
    dashed: bool = False


class Line(NamedTuple):
    """Where a line runs, and how far its band reaches to either side, if it has one."""

    x: np.ndarray
    y: np.ndarray
    low: np.ndarray | None = None
    high: np.ndarray | None = None


class Lines(NamedTuple):
    """A line a series, and where the upright marker stands, if anywhere."""

    lines: tuple[Line, ...]
    at: float | None = None


class LinePlot(Plot):
    """Lines over a common axis. Scales: "linear", "log" with powers of ten, and for x those of BASES."""

    def __init__(
        self, series: tuple[Series, ...], x: str, y: str, x_scale: str = "linear", y_scale: str = "linear"
    ) -> None:
        self.series, self.words, self.scales = series, (x, y), (x_scale, y_scale)

    def add(self, axes: "Axes") -> None:
        from matplotlib.ticker import NullLocator

        base = BASES.get(self.scales[0])
        if base is None:
            axes.set_xscale(self.scales[0])
        else:
            axes.set_xscale("log", base=base)
            axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
            axes.xaxis.set_minor_locator(NullLocator())
        axes.set_yscale(self.scales[1])
        self.lines: list[Line2D] = []
        self.bands: list[FillBetweenPolyCollection] = []
        for one in self.series:
            colour = name(getattr(self.colours, one.role))
            (line,) = axes.plot(
                [], [], color=colour, linewidth=2, linestyle="--" if one.dashed else "-", label=one.label
            )
            self.lines.append(line)
            self.bands.append(axes.fill_between([], [], [], color=colour, alpha=0.18, linewidth=0))
        self.marker = axes.axvline(1, color=name(self.colours.dim), linewidth=1, linestyle=":", visible=False)
        self.title(*self.words)
        self.grid()
        if len(self.series) > 1:
            self.legend()

    def update(self, data: Lines) -> None:
        lines, at = data
        for artist, band, line in zip(self.lines, self.bands, lines, strict=True):
            artist.set_data(line.x, line.y)
            if line.low is not None and line.high is not None:
                band.set_data(line.x, line.low, line.high)
        self.marker.set_visible(at is not None)
        if at is not None:
            self.marker.set_xdata([at, at])
        self.axes.relim(visible_only=True)
        self.axes.autoscale_view()


class BarPlot(Plot):
    """Groups of bars. Data: the names of the groups, and a row of heights a series."""

    def __init__(self, series: tuple[Series, ...], x: str, y: str) -> None:
        self.series, self.words = series, (x, y)

    def add(self, axes: "Axes") -> None:
        self.title(*self.words)
        self.grid()
        self._drawn: tuple[object, ...] = ()

    def update(self, data: tuple[tuple[str, ...], np.ndarray]) -> None:
        groups, heights = data
        if self._drawn != (groups, heights.shape):
            self._draw(groups, heights)
        for bars, row in zip(self.bars, heights, strict=True):
            for bar, height in zip(bars, row, strict=True):
                bar.set_height(0 if np.isnan(height) else height)
        self.axes.relim()
        self.axes.autoscale_view()

    def _draw(self, groups: tuple[str, ...], heights: np.ndarray) -> None:
        """Make as many bars as there are."""
        self._drawn = (groups, heights.shape)
        for container in list(self.axes.containers):
            container.remove()
        width = 0.8 / len(self.series)
        middle, places = (len(self.series) - 1) / 2, np.arange(len(groups))
        self.bars = [
            self.axes.bar(places + (number - middle) * width, row, width * 0.92, label=one.label,
                          color=name(getattr(self.colours, one.role)))
            for number, (one, row) in enumerate(zip(self.series, heights, strict=True))
        ]  # fmt: skip
        self.axes.set_xticks(places, groups)
        if len(self.series) > 1:
            self.legend()


class Bins(NamedTuple):
    """How densely numbers lie between edges, and what the legend says of them."""

    edges: np.ndarray  # (bins + 1,)
    density: np.ndarray  # (bins,)
    label: str


class HistogramPlot(Plot):
    """Filled outlines over one another. Data: Bins a role."""

    def __init__(self, roles: tuple[str, ...], x: str, y: str) -> None:
        self.roles, self.words = roles, (x, y)

    def add(self, axes: "Axes") -> None:
        self.steps = [
            axes.stairs([1.0], [0.0, 1.0], fill=True, alpha=0.6, color=name(getattr(self.colours, role)))
            for role in self.roles
        ]
        self.title(*self.words)

    def update(self, data: tuple[Bins, ...]) -> None:
        for steps, one in zip(self.steps, data, strict=True):
            steps.set_data(one.density, one.edges)
            steps.set_label(one.label)
        self.axes.set_xlim(min(one.edges[0] for one in data), max(one.edges[-1] for one in data))
        self.axes.set_ylim(0, 1.08 * max(float(one.density.max()) for one in data))
        self.legend()


class Heat(NamedTuple):
    """A matrix, and a column of each row that a dot marks, if any."""

    numbers: np.ndarray  # (rows, columns)
    marked: np.ndarray | None = None  # (rows,)


class HeatPlot(Plot):
    """A matrix as colours; 0 has that of the surface."""

    def __init__(self, role: str, x: str, y: str) -> None:
        self.role, self.words = role, (x, y)

    def add(self, axes: "Axes") -> None:
        from matplotlib.colors import LinearSegmentedColormap

        ends = [name(self.colours.query), name(self.colours.card), name(getattr(self.colours, self.role))]
        self.image = axes.imshow([[0.0]], cmap=LinearSegmentedColormap.from_list("signed", ends), aspect="auto")
        (self.dots,) = axes.plot([], [], "o", markersize=5, color=name(self.colours.query))
        self.title(*self.words)

    def update(self, data: Heat) -> None:
        rows, columns = data.numbers.shape
        limit = float(np.abs(data.numbers).max(initial=0)) or 1.0
        self.image.set_data(data.numbers)
        self.image.set_clim(-limit, limit)
        self.image.set_extent((-0.5, columns - 0.5, rows - 0.5, -0.5))
        if data.marked is not None:
            self.dots.set_data(data.marked, np.arange(rows))
