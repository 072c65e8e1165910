"""Where the boxes of a flow stand, how their arrows run, and where an arrow key leads."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

LANES = 3
BOX_WIDTH, BOX_HEIGHT = 0.7, 0.74  # of a column, of a lane
WIDEST, TALLEST = 150.0, 88.0  # of the design


class FlowBox(NamedTuple):
    """A step: what it is called, and where it stands. Columns go from left to right, lanes 0 to 2 downwards."""

    name: str
    letter: str
    word: str
    size: str
    role: str
    column: float
    lane: float


class FlowArrow(NamedTuple):
    """What makes a box of another, with the sign that does it."""

    start: str
    end: str
    sign: str = ""
    low: bool = False  # runs along the lane of its start, and turns up at its end


def lay_out(boxes: tuple[FlowBox, ...], area: QRectF, unit: float) -> dict[str, QRectF]:
    """Return the rectangle of each box within an area."""
    columns = max(box.column for box in boxes) + 1
    across, down = area.width() / columns, area.height() / LANES
    width, height = min(across * BOX_WIDTH, WIDEST * unit), min(down * BOX_HEIGHT, TALLEST * unit)
    return {
        box.name: QRectF(
            area.left() + (box.column + 0.5) * across - width / 2,
            area.top() + (box.lane + 0.5) * down - height / 2,
            width,
            height,
        )
        for box in boxes
    }


def neighbour(places: dict[str, QRectF], here: str, right: int, down: int) -> str:
    """Return the nearest box in a direction; the same one if there is none."""
    start = places[here].center()
    best, least = here, float("inf")
    for name, rect in places.items():
        way = rect.center() - start
        ahead, aside = (way.x() * right, abs(way.y())) if right else (way.y() * down, abs(way.x()))
        if ahead > 1 and ahead + 2 * aside < least:
            best, least = name, ahead + 2 * aside
    return best


def ends(start: QRectF, end: QRectF) -> tuple[QPointF, QPointF]:
    """Return where an arrow leaves a box and where it meets another: at its left side."""
    return QPointF(start.right(), start.center().y()), QPointF(end.left(), end.center().y())
