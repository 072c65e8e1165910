"""One figure: made once for a theme, and its artists moved whenever there is other data."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QColor

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from app.style.theme import Theme

MARGINS = (56.0, 16.0, 44.0, 14.0)  # of the design: left, right, bottom, top of the axes
TYPE, SMALL = 12.0, 11.0  # of the design: titles of axes, and their numbers


class Plot:
    """A subclass makes artists for its axes, and moves them to where the data is."""

    margins = MARGINS

    def make(self, figure: "Figure", colours: "Theme") -> None:
        """Make the axes and all artists, empty."""
        self.colours = colours
        self.axes = figure.add_subplot()
        self.axes.spines[["top", "right"]].set_visible(False)
        self.axes.tick_params(labelsize=SMALL, color=name(colours.line), labelcolor=name(colours.dim))
        self.axes.set_axisbelow(True)
        self.add(self.axes)

    def add(self, axes: "Axes") -> None:
        """Put artists on the axes."""
        raise NotImplementedError

    def update(self, data: Any) -> None:
        """Move the artists to where the data is."""
        raise NotImplementedError

    def title(self, x: str, y: str) -> None:
        """Say what the axes count."""
        self.axes.set_xlabel(x, fontsize=TYPE, color=name(self.colours.dim), labelpad=4)
        self.axes.set_ylabel(y, fontsize=TYPE, color=name(self.colours.dim), labelpad=4)

    def legend(self) -> None:
        """Name the artists that have a label, where they hide least."""
        self.axes.legend(
            fontsize=SMALL, frameon=True, framealpha=0.85, facecolor=name(self.colours.card),
            edgecolor="none", labelcolor=name(self.colours.text), handlelength=1.4, borderpad=0.3,
        )  # fmt: skip

    def grid(self) -> None:
        """Let faint lines help to read numbers off."""
        self.axes.grid(visible=True, axis="y", color=name(self.colours.line), linewidth=0.8)


MakePlot = Callable[[], Plot]


def name(colour: QColor) -> str:
    """Return a colour as matplotlib has it."""
    return colour.name()
