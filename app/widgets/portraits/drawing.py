"""Drawings as text: each line a colour and a path, in a square of 100 × 100. `avatar_parts` says how they read."""

import re
from collections.abc import Iterable
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform


def mix(colour: str, other: str, amount: float) -> str:
    """Move a colour some of the way towards another."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(a + (b - a) * amount) for a, b in pairs).hex()


def draw(painter: QPainter, drawings: Iterable[str], palette: dict[str, str]) -> None:
    """Paint drawings over one another; a palette names colours."""
    for drawing in drawings:
        for name, width, path in parse(drawing):
            colour = QColor(palette.get(name, name))
            if width:
                pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
                painter.strokePath(path, pen)
            else:
                painter.fillPath(path, colour)


@cache
def parse(drawing: str) -> list[tuple[str, float, QPainterPath]]:
    """Read a drawing as colour, width (0 fills) and path; a path may go on over several lines."""
    entries = re.findall(r"(\|?)([#\w]+[-+]?) +(?:([\d.]+) +)?([ME][^|#a-z]*)", drawing)
    return [(name, float(width or 0), path_of(text, bool(mirror))) for mirror, name, width, text in entries]


def path_of(text: str, mirror: bool = False) -> QPainterPath:
    """Build the path that a text describes, together with its mirror image if asked for."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for command, numbers in re.findall(r"([MLCQZE])([^MLCQZE]*)", text):
        v = [float(number) for number in numbers.split()]
        match command:
            case "M":
                path.moveTo(*v)
            case "L":
                path.lineTo(*v)
            case "C":
                path.cubicTo(*v)
            case "Q":
                path.quadTo(*v)
            case "Z":
                path.closeSubpath()
            case "E":
                path.addEllipse(QPointF(v[0], v[1]), v[2], v[3])
    if mirror:
        path.addPath(QTransform(-1, 0, 0, 1, 100, 0).map(path))
    return path
