"""The colours of a heat map: from the surface to the colour of a role, and a whole matrix as one image."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from PySide6.QtGui import QColor, QImage

from app.presentation.matrix import Matrix
from app.style import theme

STEPS = 256
FAINTEST, SPAN = 0.06, 0.74  # the part of the role's colour in a 0, and what a full number adds
HATCH = 6  # device pixels from one stripe of a mask to the next
SEPARATED = 8  # device pixels: cells from this size on are set apart by a line


class Ramp(NamedTuple):
    """The colours of one role on one surface, faintest first."""

    pixels: np.ndarray  # (STEPS,) uint32, 0xffRRGGBB
    fills: tuple[QColor, ...]
    inks: tuple[QColor, ...]  # of the digits on them


class Tints(NamedTuple):
    """What the cells of a matrix are painted in. Below 0 it is another colour where the sign is shown."""

    above: Ramp
    below: Ramp
    surface: QColor
    stripe: QColor  # of masked cells, on `veil`
    veil: QColor

    def fill(self, shade: int) -> QColor:
        """Return the colour of a cell."""
        return self.above.fills[shade] if shade >= 0 else self.below.fills[-shade]

    def ink(self, shade: int) -> QColor:
        """Return the colour of a cell's digits."""
        return self.above.inks[shade] if shade >= 0 else self.below.inks[-shade]


def tints(look: theme.Look, role: str, *, signed: bool) -> Tints:
    """Return the colours of a role; where the sign is shown, numbers below 0 are painted in the query's."""
    colours = look.theme
    above = _ramp(colours.card.rgb(), getattr(colours, role).rgb())
    below = _ramp(colours.card.rgb(), colours.query.rgb()) if signed else above
    stripe = theme.mix(colours.line, colours.dim, 0.3)
    return Tints(above, below, colours.card, stripe, theme.mix(colours.card, colours.line, 0.4))


@lru_cache(maxsize=32)
def _ramp(surface: int, colour: int) -> Ramp:
    parts = FAINTEST + SPAN * np.linspace(0.0, 1.0, STEPS)[:, None]
    low, high = (np.array([rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255], np.float64) for rgb in (surface, colour))
    red, green, blue = np.rint(low + (high - low) * parts).astype(np.uint32).T
    pixels = np.uint32(0xFF000000) | red << np.uint32(16) | green << np.uint32(8) | blue
    fills = tuple(QColor.fromRgb(int(pixel)) for pixel in pixels)
    return Ramp(pixels, fills, tuple(theme.ink_on(fill) for fill in fills))


def shades(matrix: Matrix, *, signed: bool) -> np.ndarray:
    """Return how deep each cell's colour is: (rows, columns) int16, 0 to 255, below 0 where a sign is shown."""
    numbers, limit = matrix.numbers, matrix.colour_limit
    if not np.isfinite(numbers).all():
        numbers = np.nan_to_num(numbers, posinf=limit, neginf=-limit)
    if limit <= 0:
        return np.zeros(numbers.shape, np.int16)
    parts: np.ndarray = numbers / limit if signed else np.abs(numbers) / limit
    np.minimum(parts, 1.0, out=parts)
    if signed:
        np.maximum(parts, -1.0, out=parts)
    parts *= STEPS - 1
    depths: np.ndarray = np.rint(parts, out=parts).astype(np.int16)
    return depths


def heat_image(depths: np.ndarray, hidden: np.ndarray | None, colours: Tints, width: int, height: int) -> QImage:
    """Return a heat map of so many device pixels. Where there are more cells than pixels, the deepest one shows."""
    rows, columns = _cells_of(depths.shape[0], height), _cells_of(depths.shape[1], width)
    wide = _spread(_spread(depths, columns, width, 1), rows, height, 0)
    pixels = colours.above.pixels[np.abs(wide)]
    if colours.below is not colours.above:
        pixels = np.where(wide < 0, colours.below.pixels[np.abs(wide)], pixels)
    if hidden is not None and hidden.any():
        _hatch(pixels, hidden[rows[:height]][:, columns[:width]], colours)
    _separate(pixels, rows, columns, colours.surface.rgb())
    return QImage(pixels.data, width, height, 4 * width, QImage.Format.Format_RGB32).copy()


def _cells_of(cells: int, pixels: int) -> np.ndarray:
    """Return which cell each pixel of a line shows first."""
    return np.arange(pixels) * cells // pixels


def _spread(depths: np.ndarray, cells: np.ndarray, pixels: int, axis: int) -> np.ndarray:
    if pixels >= depths.shape[axis]:
        return np.take(depths, cells, axis=axis)
    count = depths.shape[axis]
    last = np.append(cells[1:], count) - 1  # the last cell of each pixel
    highest: np.ndarray = np.take(depths, cells, axis=axis)
    lowest = highest.copy() if depths.min(initial=0) < 0 else None
    for further in range(1, -(-count // pixels)):
        more = np.take(depths, np.minimum(cells + further, last), axis=axis)
        np.maximum(highest, more, out=highest)
        if lowest is not None:
            np.minimum(lowest, more, out=lowest)
    return highest if lowest is None else np.where(-lowest > highest, lowest, highest)


def _hatch(pixels: np.ndarray, hidden: np.ndarray, colours: Tints) -> None:
    height, width = pixels.shape
    stripes = (np.arange(height)[:, None] + np.arange(width)) % HATCH == 0
    veiled = np.where(stripes, np.uint32(colours.stripe.rgb()), np.uint32(colours.veil.rgb()))
    np.copyto(pixels, veiled, where=hidden)


def _separate(pixels: np.ndarray, rows: np.ndarray, columns: np.ndarray, surface: int) -> None:
    if len(rows) >= SEPARATED * (rows[-1] + 1) and len(columns) >= SEPARATED * (columns[-1] + 1):
        pixels[np.flatnonzero(np.diff(rows))] = np.uint32(surface)
        pixels[:, np.flatnonzero(np.diff(columns))] = np.uint32(surface)
