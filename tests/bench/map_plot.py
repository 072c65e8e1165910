"""The peer of the maps: the same matrices as matplotlib images, made once, their numbers updated, drawn anew.

It is spared the names, the arcs, the steps and the algebra.
"""

import math

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

DARK = 0.5  # shares from here on have white digits


class MapPlot:
    """Paints maps side by side, with or without digits."""

    def __init__(self, size: tuple[int, int], maps: np.ndarray, *, digits: bool) -> None:
        """size: in pixels. maps: (maps, rows, columns)."""
        figure = Figure(figsize=(size[0] / 100, size[1] / 100), dpi=100)
        self.canvas = FigureCanvasAgg(figure)
        count, rows, columns = maps.shape
        wide = math.ceil(math.sqrt(count))
        self.images, self.digits = [], []
        for place, shares in enumerate(maps):
            axes = figure.add_subplot(math.ceil(count / wide), wide, place + 1)
            axes.set_axis_off()
            self.images.append(axes.imshow(shares, cmap="PuRd", vmin=0, vmax=1, interpolation="nearest"))
            cells = np.ndindex(rows, columns) if digits else ()
            self.digits.append([axes.text(x, y, "", ha="center", va="center", size=9) for y, x in cells])

    def draw(self, maps: np.ndarray) -> None:
        """Draw the maps of a moment: (maps, rows, columns)."""
        for image, texts, shares in zip(self.images, self.digits, maps, strict=True):
            image.set_data(shares)
            for text, share in zip(texts, shares.flat, strict=False):
                text.set_text(f"{share:.1%}")
                text.set_color("white" if share > DARK else "black")
        self.canvas.draw()
