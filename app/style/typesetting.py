"""Mathematics as outlines: set by matplotlib's mathtext, painted by Qt at any size, in any colour, always sharp.

matplotlib is imported when the first formula is set; each formula is set once.
"""

from functools import lru_cache
from typing import Any, NamedTuple

from PySide6.QtGui import QPainterPath

SIZE = 100.0  # of the type that a formula is set in; painters scale it
FONTS = "cm"  # Computer Modern: what formulas look like in every paper
CONIC, CUBIC = 3, 4  # of the codes of matplotlib.path.Path: curves with one and two control points


class Typeset(NamedTuple):
    """A formula: the outline of each glyph in reading order, those of its bars, and its size. y goes down from 0."""

    glyphs: tuple[QPainterPath, ...]
    bars: tuple[QPainterPath, ...]  # fraction bars, and the roofs of roots
    width: float
    height: float


@lru_cache(maxsize=64)
def typeset(formula: str) -> Typeset:
    """Set a formula in TeX's language, without its dollar signs; ValueError if it cannot be read."""
    from app.style import plot_cache

    plot_cache.prepare()
    from matplotlib.font_manager import FontProperties
    from matplotlib.mathtext import MathTextParser

    box = MathTextParser("path").parse(f"${formula}$", dpi=72, prop=FontProperties(size=SIZE, math_fontfamily=FONTS))
    glyphs = tuple(_glyph(font, size, code, x, box.height - y) for font, size, code, x, y in box.glyphs)
    bars = tuple(_bar(x, box.height - y - height, width, height) for x, y, width, height in box.rects)
    return Typeset(glyphs, bars, float(box.width), float(box.height + box.depth))


def _glyph(font: Any, size: float, code: int, x: float, y: float) -> QPainterPath:
    """Return the outline of a glyph whose baseline begins at a point."""
    from matplotlib.ft2font import LoadFlags

    font.set_size(SIZE, 72)
    font.load_char(code, flags=LoadFlags.NO_HINTING)
    points, codes = font.get_path()
    scale = size / SIZE
    places = [(x + scale * px, y - scale * py) for px, py in points.tolist()]
    return _outline(places, codes.tolist())


def _outline(places: list[tuple[float, float]], codes: list[int]) -> QPainterPath:
    path = QPainterPath()
    at = 0
    while at < len(codes):
        match codes[at]:
            case 1:
                path.moveTo(*places[at])
            case 2:
                path.lineTo(*places[at])
            case 3:
                path.quadTo(*places[at], *places[at + 1])
            case 4:
                path.cubicTo(*places[at], *places[at + 1], *places[at + 2])
            case _:
                path.closeSubpath()
        at += {CONIC: 2, CUBIC: 3}.get(codes[at], 1)
    return path


def _bar(x: float, y: float, width: float, height: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(x, y, width, height)
    return path
