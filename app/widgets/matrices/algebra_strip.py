"""The same thing as algebra: q · Kᵀ = scores → ÷ → softmax → weights · V = output, with the live digits."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.presentation.strips import Sign, Strip
from app.presentation.target import NOTHING, Target
from app.style import theme
from app.style.theme import Look
from app.widgets.matrices.matrix_strip import label_reach, need_of, paint_strip
from app.widgets.matrices.strip_fit import fit

HEIGHT = 86


class Placed(NamedTuple):
    """A strip or sign and where it stands; `places` are the columns shown, −1 for an ellipsis; `area` all it paints."""

    item: Strip | Sign
    rect: QRectF
    places: tuple[int, ...]
    area: QRect


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

    def set_data(self, line: tuple[Strip | Sign, ...], name: str) -> None:
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
                self.update(new.area)

    def _place(self) -> None:
        """Give what is there its place. While more is being built up, what stood already moves on to make room."""
        levels = self._levels
        self._placed = self._stand([item for item in self._line if levels[item.step - 1] > 0])
        part = min((level for level in levels if 0 < level < 1), default=1.0)
        if part < 1:
            before = self._stand([item for item in self._line if levels[item.step - 1] == 1])
            self._placed[: len(before)] = [
                new._replace(rect=_between(old.rect, new.rect, part), area=self.rect())
                for old, new in zip(before, self._placed, strict=False)
            ]

    def _stand(self, line: list[Strip | Sign]) -> list[Placed]:
        """Return matrices and signs with their places; signs stand closer where columns would be left out."""
        look = theme.look(self)
        needs = tuple(need_of(item) for item in line if isinstance(item, Strip))
        for around in (16, 6):
            signs = {item.text: _sign_width(look, item, around) for item in line if isinstance(item, Sign)}
            taken = sum(signs[item.text] for item in line if isinstance(item, Sign))
            shares = fit(needs, look, self.width() - taken - look.px(16))
            if not any(-1 in share.places for share in shares):
                break
        x = max((self.width() - taken - sum(share.width for share in shares)) / 2, look.px(8))
        placed, left = [], iter(shares)
        for item in line:
            places, width = ((), signs[item.text]) if isinstance(item, Sign) else next(left)
            rect = QRectF(x, 0, width, self.height())
            reach = 0.0 if isinstance(item, Sign) else label_reach(item, look, width)
            area = rect.adjusted(-reach - 1, 0, reach + 1, 0).toAlignedRect()
            placed.append(Placed(item, rect, places, area))
            x += width
        return placed

    def resizeEvent(self, event: object) -> None:
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._place()

    def highlight(self, target: Target) -> None:
        """Light the cells that a target touches."""
        if target != self._target:
            self._target = target
            self.update()

    def set_levels(self, levels: tuple[float, ...]) -> None:
        """Show how far each of the four steps has been built up."""
        if levels != self._levels:
            self._levels = levels
            self._place()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for item, rect, places, area in self._placed:
                if not event.region().intersects(area):
                    continue
                painter.setOpacity(self._levels[item.step - 1])
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
        for strip, rect, places, _ in self._placed:
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


def _between(a: QRectF, b: QRectF, part: float) -> QRectF:
    """Return the rectangle at a part of the way from one to another."""
    left, width = a.x() + (b.x() - a.x()) * part, a.width() + (b.width() - a.width()) * part
    return QRectF(left, b.y(), width, b.height())


def _sign_width(look: Look, sign: Sign, around: float) -> float:
    return theme.text_width(look.font(13), sign.text) + look.px(around)
