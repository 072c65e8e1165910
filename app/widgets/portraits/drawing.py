"""Portraits put together from the pieces that are drawn in resources/portraits, in colours of their own."""

import re
from collections.abc import Iterable, Mapping
from functools import cache

from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from app.resources import FOLDER

PIECE = re.compile(r'^  <g id="([\w-]+)".*?>\n(.*?)^  </g>$', re.MULTILINE | re.DOTALL)
COLOUR = re.compile("#[0-9a-f]{6}")
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" stroke-linecap="round" stroke-linejoin="round">'
    '<circle cx="50" cy="50" r="52" fill="{}"/>{}</svg>'
)
HIGHLIGHT = '<circle cx="50" cy="46" r="37" fill="#ffffff" fill-opacity="0.141"/>'
"""A soft light on the backdrop."""


@cache
def pieces(sheet: str) -> dict[str, str]:
    """Return the pieces that are drawn on a sheet, "people", "books", "dishes" or "words": SVG elements by their id."""
    return dict(PIECE.findall((FOLDER / "portraits" / f"{sheet}.svg").read_text(encoding="utf-8")))


def compose(backdrop: str, parts: Iterable[str], colours: Mapping[str, str]) -> QSvgRenderer:
    """Lay pieces over one another on a backdrop of 100 × 100. colours: those of the sheet, and what they become."""
    drawn = COLOUR.sub(lambda found: colours.get(found[0], found[0]), "".join(parts))
    return QSvgRenderer(QByteArray(SVG.format(backdrop, drawn).encode()))


def recolour(drawn: Mapping[str, str], wanted: Mapping[str, str]) -> dict[str, str]:
    """Return what each colour of a sheet becomes, from the colours of both by their names."""
    return {colour: wanted[name] for name, colour in drawn.items()}


def shades(name: str, colour: str, shadow: str, dark: float, light: float) -> dict[str, str]:
    """Return a colour by its name, a share darker (name-), and a share lighter (name+)."""
    return {name: colour, f"{name}-": mix(colour, shadow, dark), f"{name}+": mix(colour, "#ffffff", light)}


def mix(colour: str, other: str, amount: float) -> str:
    """Move a colour some of the way towards another."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(a + (b - a) * amount) for a, b in pairs).hex()
