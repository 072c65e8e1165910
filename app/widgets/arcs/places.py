"""Where the people of the arcs stand, and which way each arc goes."""

import math
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QPointF, QSizeF

from app.style import theme
from app.style.theme import Look

NAME, PERCENT = 13.0, 12.0  # type sizes of the design, as are all lengths here
LINE, TALL = 16.0, 19.0  # from one turned name to the next; what a name takes with all that hangs below it
PERCENT_LINE = 17.0
MARGIN = 8.0
WIDEST = 124.0  # from one to the next
COMFORTABLE = 62.0  # names this far apart are cut rather than turned
TURNED_REACH = 96.0
TURN = math.sin(math.radians(45))
HEAD, SMALLEST_HEAD = 46.0, 18.0  # portraits
LEAST_ARC = 44.0  # from those who look to those who are looked at, where they stand in two lines
NAMES_PART, NAMES_PART_OF_TWO = 0.3, 0.24  # of the height, which turned names take at the most
DOT = 4.0
TALL_ENOUGH_FOR_HEADS, TALL_ENOUGH_FOR_PERCENTS = 150.0, 90.0
LOOP = 8.0  # half of the width of a loop where it starts
BULGE = 0.62  # how much higher a wider arc is, where there is no room for half circles
MEASURED = 80  # characters of a name: more are cut anyway


class ArcsOf(NamedTuple):
    """Who looks at whom, and how much. Names are plain text."""

    askers: tuple[str, ...]
    guests: tuple[str, ...]  # the same as the askers for self-attention
    same: bool  # one line of names; else two: askers above, guests below
    row: int  # who looks
    weights: tuple[float, ...]  # of each guest, 0 to 1
    texts: tuple[str, ...]  # the same in digits
    hidden: tuple[bool, ...]
    column: int | None  # the guest who is looked at more closely
    avatars: tuple[str, ...] = ()  # (): no portraits, as for tokens
    guest_avatars: tuple[str, ...] = ()


class Line(NamedTuple):
    """People side by side: a portrait or dot each, and a name on the side where no arcs are."""

    left: float = 0.0
    step: float = 1.0
    count: int = 0  # type: ignore[assignment]  # hides a tuple's own, which nobody asks for
    foot: float = 0.0  # the y where arcs end
    heads: float = 0.0  # the y of the middle of portraits and dots
    head: float = 0.0  # the diameter of portraits; 0: there are dots
    names: float = 0.0  # the y where names begin, on the side of the heads
    percents: float | None = None  # the top of the percents
    reach: float = 0.0  # how long a turned name may be; 0: names are not turned
    upward: bool = False  # names stand above the heads

    def x(self, place: int) -> float:
        """Return where somebody stands."""
        return self.left + (place + 0.5) * self.step

    def at(self, point: QPointF) -> int | None:
        """Return whose portrait or name is at a point."""
        beyond = point.y() > self.foot if self.upward else point.y() < self.foot
        place = math.floor((point.x() - self.left) / self.step)
        return place if not beyond and 0 <= place < self.count else None


class Places(NamedTuple):
    """The line of those who look and the line of those who are looked at: the same one where they are the same."""

    askers: Line = Line()
    guests: Line = Line()
    top: float = 0.0  # no arc goes above it


def lay_out(of: ArcsOf, look: Look, size: QSizeF) -> Places:
    """Return where everybody stands in a widget of this size."""
    percents = any(of.texts) and size.height() >= look.px(TALL_ENOUGH_FOR_PERCENTS)
    if of.same:
        line = _line(look, size, of.guests, of.guest_avatars or of.avatars, percents)
        return Places(line, line, look.px(MARGIN))
    most = HEAD
    while True:  # portraits give way, so that arcs have room between them
        askers = _line(look, size, of.askers, of.avatars, False, upward=True, most=most)
        guests = _line(look, size, of.guests, of.guest_avatars, percents, most=most)
        if guests.foot - askers.foot >= look.px(LEAST_ARC) or not (askers.head or guests.head):
            return Places(askers, guests, askers.foot)
        most -= 4


def _line(
    look: Look,
    size: QSizeF,
    names: tuple[str, ...],
    avatars: tuple[str, ...],
    percents: bool,
    *,
    upward: bool = False,
    most: float | None = None,
) -> Line:
    """most: how large a portrait may be at the most where there are two lines; None: there is one."""
    part = NAMES_PART if most is None else NAMES_PART_OF_TWO
    px, count = look.px, max(len(names), 1)
    room = size.width() - 2 * px(MARGIN)
    step = min(room / count, px(WIDEST))
    widest = max((theme.text_width(look.font(NAME, bold=True), name[:MEASURED]) for name in names), default=0.0)
    reach, shift = 0.0, 0.0
    if step < min(widest + px(6), px(COMFORTABLE)):
        reach = min(widest + 2, px(TURNED_REACH), part * size.height() / TURN, 0.3 * size.width())
        out = max(reach * TURN - step / 2, 0.0)  # the outermost name leans out of the line
        step = min((room - out) / count, px(WIDEST))
        shift = -out / 2 if upward else out / 2
    left = (size.width() - count * step) / 2 + shift
    head = _head(look, size, step, HEAD if most is None else most) if avatars else 0.0
    heads = [head or px(DOT), px(5)]
    texts = [(reach + px(TALL) / 2) * TURN if reach else px(TALL), px(PERCENT_LINE) if percents and not reach else 0.0]
    if upward:
        names_at = px(MARGIN) + texts[0]
        middle = names_at + heads[1] + heads[0] / 2
        return Line(left, step, len(names), middle + heads[0] / 2 + px(4), middle, head, names_at, None, reach, True)
    names_at = size.height() - px(MARGIN) - sum(texts)
    middle = names_at - heads[1] - heads[0] / 2
    percents_at = names_at + texts[0] - px(2) if texts[1] else None
    return Line(left, step, len(names), middle - heads[0] / 2 - px(4), middle, head, names_at, percents_at, reach)


def _head(look: Look, size: QSizeF, step: float, most: float) -> float:
    """Return the diameter of the portraits; 0 if there is no room for them."""
    head = min(step - look.px(8), look.px(most), 0.22 * size.height())
    return math.floor(head) if head >= look.px(SMALLEST_HEAD) and _is_tall(look, size) else 0.0


def _is_tall(look: Look, size: QSizeF) -> bool:
    return size.height() >= look.px(TALL_ENOUGH_FOR_HEADS)


def curves(of: ArcsOf, places: Places, look: Look) -> np.ndarray:
    """Return the Bézier curve from the one who looks to each guest: (guests, 4 points, x and y)."""
    askers, guests = places.askers, places.guests
    count = len(of.guests)
    ends = guests.left + (np.arange(count) + 0.5) * guests.step
    result = np.empty((count, 4, 2))
    start = askers.x(of.row)
    result[:, :2, 0], result[:, 2:, 0] = start, ends[:, None]
    if not of.same:
        middle = (askers.foot + guests.foot) / 2
        result[:, :, 1] = askers.foot, middle, middle, guests.foot
        return result
    heights = _heights(np.abs(ends - start) / 2, places, look)
    result[:, :, 1] = guests.foot
    result[:, 1:3, 1] -= heights[:, None] * (4 / 3)
    if of.row < count:
        half, high = min(look.px(LOOP), guests.step), min(look.px(5 * LOOP), (guests.foot - places.top) * 4 / 3)
        result[of.row, :, 0] = start + half * np.array([-0.4, -3.2, 3.2, 0.4])
        result[of.row, 1:3, 1] = guests.foot - high
    return result


def _heights(radii: np.ndarray, places: Places, look: Look) -> np.ndarray:
    """Return how high arcs of these radii go: half circles where there is room, flatter the wider they are else."""
    line = places.guests
    room, widest = max(line.foot - places.top, 1.0), max((line.count - 1) * line.step / 2, 1.0)
    if widest <= room:
        return radii
    return np.minimum(room * (radii / widest) ** BULGE, np.maximum(1.25 * radii, look.px(2)))


def distances(lines: np.ndarray, point: QPointF) -> np.ndarray:
    """Return how far each curve is from a point: (curves,)."""
    t = np.linspace(0.0, 1.0, 33)
    weights = np.stack([(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3], axis=1)
    along = np.einsum("tk,nkd->ntd", weights, lines) - (point.x(), point.y())
    begin, way = along[:, :-1], np.diff(along, axis=1)
    part = -(begin * way).sum(axis=2) / np.maximum((way**2).sum(axis=2), 1e-9)
    nearest = begin + np.clip(part, 0.0, 1.0)[..., None] * way
    away: np.ndarray = np.sqrt((nearest**2).sum(axis=2).min(axis=1))
    return away
