"""The same thing as algebra: q · Kᵀ = scores → ÷ → softmax → weights · V = output, with the live digits."""

from operator import mul
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app import theme
from app.theme import Look
from app.widgets.matrix_strip import SMALL, Strip, paint_strip, shortened
from app.widgets.spotlight import NOTHING, Target

HEIGHT = 92
DIGIT_CELL, HEAT_CELL, HEAT_WIDTH = 44.0, 6.0, 48.0  # the widest of a row; the least of a heat map
MOST_HEAT, FEWEST = 48, 4  # columns
LABEL_REACH = 24  # px
FEWEST_DIGITS = 3


class Sign(NamedTuple):
    """What stands between two matrices."""

    text: str
    step: int


class Placed(NamedTuple):
    """A strip or sign and where it stands; `places` are the columns that are shown, −1 for an ellipsis."""

    item: Strip | Sign
    rect: QRectF
    places: tuple[int, ...]


class AlgebraStrip(QWidget):
    """Paints strips and signs in one line; hovering a cell lights its twins."""

    hovered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line: tuple[Strip | Sign, ...] = ()
        self._levels: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0)
        self._target = NOTHING
        self._placed: list[Placed] = []
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def present(self, line: tuple[Strip | Sign, ...], name: str) -> None:
        """Show matrices and the signs between them; where places stay, only what has changed is painted again."""
        self.setAccessibleName(name)
        if line == self._line:
            return
        self._line, before = line, self._placed
        self._place()
        if [one[1:] for one in before] != [one[1:] for one in self._placed]:
            self.update()
            return
        for old, new in zip(before, self._placed, strict=True):
            if old.item != new.item:
                self.update(_with_labels(new.rect).toAlignedRect())

    def _place(self) -> None:
        """Give every matrix and sign its rectangle; signs stand closer where columns would be left out."""
        look = theme.look(self)
        strips = [item for item in self._line if isinstance(item, Strip)]
        for around in (16, 6):
            signs = {item.text: _sign_width(look, item, around) for item in self._line if isinstance(item, Sign)}
            taken = sum(signs[item.text] for item in self._line if isinstance(item, Sign))
            shares = fit(strips, look, self.width() - taken - look.px(16))
            if not any(-1 in places for places, _ in shares):
                break
        x = max((self.width() - taken - sum(width for _, width in shares)) / 2, look.px(8))
        self._placed = []
        for item in self._line:
            places, width = ((), signs[item.text]) if isinstance(item, Sign) else shares.pop(0)
            self._placed.append(Placed(item, QRectF(x, 0, width, self.height()), places))
            x += width

    def resizeEvent(self, event: object) -> None:
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._place()

    def light(self, target: Target) -> None:
        """Light the cells that a target touches."""
        if target != self._target:
            self._target = target
            self.update()

    def set_levels(self, levels: tuple[float, ...]) -> None:
        """Show how far each of the four steps has been built up."""
        if levels != self._levels:
            self._levels = levels
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for item, rect, places in self._placed:
                if not event.region().intersects(_with_labels(rect).toAlignedRect()):
                    continue
                painter.setOpacity(theme.ghost(self._levels[item.step - 1]))
                if isinstance(item, Sign):
                    self._paint_sign(painter, look, item, rect)
                else:
                    paint_strip(painter, look, item, rect, places, self._target)

    def _paint_sign(self, painter: QPainter, look: Look, sign: Sign, rect: QRectF) -> None:
        painter.setFont(look.font(13))
        painter.setPen(look.theme.dim)
        painter.drawText(rect, theme.CENTRE, sign.text)

    def target_at(self, x: float, y: float) -> Target:
        """Return what stands at a point."""
        for strip, rect, places in self._placed:
            if isinstance(strip, Sign) or not rect.contains(x, y):
                continue
            index = int((x - rect.left()) / rect.width() * len(places))
            place = places[min(index, len(places) - 1)]
            column = strip.columns[place] if place >= 0 else NOTHING
            rows = len(strip.rows)
            top, bottom = rect.top() + rect.height() * 0.2, rect.bottom() - rect.height() * 0.2
            row = strip.rows[min(max(int((y - top) / (bottom - top) * rows), 0), rows - 1)]
            return Target(*(a if a is not None else b for a, b in zip(column, row, strict=True)))
        return NOTHING

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.hovered.emit(self.target_at(event.position().x(), event.position().y()))

    def leaveEvent(self, event: object) -> None:
        self.hovered.emit(NOTHING)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, round(theme.look(self).px(HEIGHT)))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()


def _sign_width(look: Look, sign: Sign, around: float) -> float:
    return theme.text_width(look.font(13), sign.text) + look.px(around)


def _with_labels(rect: QRectF) -> QRectF:
    """Return where a matrix paints: its name and its note may be wider than its cells."""
    return rect.adjusted(-LABEL_REACH, 0, LABEL_REACH, 0)


def fit(strips: list[Strip], look: Look, room: float) -> list[tuple[tuple[int, ...], float]]:
    """Share the room out among matrices: return the columns each shows and its width.

    Cells shrink first; when they are as narrow as their digits allow, the longest rows leave columns out.
    """
    heats = [min(len(strip.columns), MOST_HEAT) for strip in strips]
    counts = [len(strip.columns) if strip.texts else heat for strip, heat in zip(strips, heats, strict=True)]
    narrow = [_narrowest(strip, look, count) for strip, count in zip(strips, counts, strict=True)]
    wide = [look.px(DIGIT_CELL) if s.texts else least * 2 for s, least in zip(strips, narrow, strict=True)]
    while sum(map(mul, counts, narrow)) > room:
        longest = max(count for strip, count in zip(strips, counts, strict=True) if strip.texts)
        if longest <= FEWEST:
            break
        counts = [min(count, longest - 1) if s.texts else count for s, count in zip(strips, counts, strict=True)]
    wanted, least = sum(map(mul, counts, wide)), sum(map(mul, counts, narrow))
    ease = min(max((room - least) / (wanted - least), 0.0), 1.0) if wanted > least else 0.0
    return [
        (columns_shown(len(strip.columns), count), count * (low + (high - low) * ease))
        for strip, count, low, high in zip(strips, counts, narrow, wide, strict=True)
    ]


def _narrowest(strip: Strip, look: Look, count: int) -> float:
    """Return the narrowest a column may be: its digits in small type, or a few px of a heat map."""
    if not strip.texts:
        return max(look.px(1.5), min(look.px(HEAT_CELL), look.px(HEAT_WIDTH) / max(count, 1)))
    longest = max(FEWEST_DIGITS, *(len(shortened(text)) for text in strip.texts))  # so that little changes move nothing
    return theme.text_width(look.font(SMALL), "0" * longest) + look.px(2)


def columns_shown(columns: int, room: int) -> tuple[int, ...]:
    """Return the columns to show where there is room for some: the first ones, an ellipsis (−1), the last."""
    if columns <= room:
        return tuple(range(columns))
    return (*range(room - 2), -1, columns - 1)
