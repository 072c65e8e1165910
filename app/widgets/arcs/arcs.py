"""Arcs from the one who looks to all who are looked at: the wider and the more opaque, the greater the weight."""

import numpy as np
from PySide6.QtCore import QPointF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.style import theme
from app.widgets.arcs.painting import paint_arcs, paint_closer
from app.widgets.arcs.people import paint_heads, paint_names
from app.widgets.arcs.places import ArcsOf, Places, curves, distances, lay_out
from app.widgets.chrome.arranged import Arranged
from app.widgets.chrome.field import Field

__all__ = ["Arcs", "ArcsOf"]

NOBODY = ArcsOf((), (), True, 0, (), (), (), None)
NEAR = 7.0  # of the design: how far from an arc it is still pointed at
MOST_SAID = 8  # guests that a screen reader names


class Arcs(Arranged, Field):
    """Paints the arcs it is handed, and reports who is picked to look, and who is pointed at."""

    row_picked = Signal(int)
    column_picked = Signal(int)  # a click on an arc, or on a guest who does not look
    pointed = Signal(object)  # (row, column) of the guest or arc under the pointer, None when it leaves

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.arcs = NOBODY
        self._hover: int | None = None
        self._places = Places()
        self._curves = np.empty((0, 4, 2))
        self._picture: QPixmap | None = None  # of arcs and portraits, which stay while the pointer moves
        self._picture_of: object = None  # the look and pixel ratio that it was made for
        self.setMouseTracking(True)

    @property
    def text(self) -> str:
        """Return what a screen reader says: who looks, and at whom most."""
        of = self.arcs
        if not of.guests or not of.askers:
            return ""
        seen = [guest for guest in range(len(of.guests)) if not of.hidden[guest]]
        most = sorted(seen, key=of.weights.__getitem__, reverse=True)[:MOST_SAID]
        return f"{of.askers[of.row]}: " + ", ".join(f"{of.guests[guest]} {of.texts[guest]}" for guest in most)

    def set_data(self, arcs: ArcsOf, name: str) -> None:
        """Show who looks at whom, under a name that a screen reader says."""
        if name != self.accessibleName():
            self.setAccessibleName(name)
        if arcs == self.arcs:
            return
        self.arcs = arcs
        if self._hover is not None and self._hover >= len(arcs.guests):
            self._point(None)
        self._arrange()
        self._tell()

    def _tell(self) -> None:
        """Tell a screen reader, if one runs, who looks at whom now."""
        from PySide6.QtGui import QAccessible, QAccessibleValueChangeEvent

        if self.isVisible() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleValueChangeEvent(self, self.text))

    def _arrange(self) -> None:
        look = theme.look(self)
        self._places = lay_out(self.arcs, look, QSizeF(self.size()))
        self._curves = curves(self.arcs, self._places, look)
        self._picture = None
        self.update()

    def guest_at(self, place: QPointF) -> int | None:
        """Return the guest whose portrait, name or arc is at a point."""
        guest = self._places.guests.at(place)
        if guest is not None or not self.arcs.guests:
            return guest
        far = distances(self._curves, place)
        far[np.array(self.arcs.weights) <= 0] = np.inf
        nearest = int(far.argmin())
        return nearest if far[nearest] <= theme.look(self).px(NEAR) else None

    def place_of(self, guest: int) -> QPointF:
        """Return where a guest stands."""
        return QPointF(self._places.guests.x(guest), self._places.guests.heads)

    def place_of_asker(self, asker: int) -> QPointF:
        """Return where somebody who looks stands."""
        return QPointF(self._places.askers.x(asker), self._places.askers.heads)

    def _point(self, guest: int | None) -> None:
        if guest != self._hover:
            self._hover = guest
            self.pointed.emit(None if guest is None else (self.arcs.row, guest))
            self.update()

    def enterEvent(self, event: object) -> None:
        """Light nothing until the pointer is on somebody."""

    def leaveEvent(self, event: object) -> None:
        self._point(None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.position()
        self._point(self.guest_at(place))
        picks = self._hover is not None or self._places.askers.at(place) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if picks else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        asker, guest = self._places.askers.at(event.position()), self.guest_at(event.position())
        if asker is not None:
            self._pick(asker)
        elif guest is not None:
            self.column_picked.emit(guest)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def _pick(self, asker: int) -> None:
        if 0 <= asker < len(self.arcs.askers) and asker != self.arcs.row:
            self.row_picked.emit(asker)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        places = {
            Qt.Key.Key_Left: self.arcs.row - 1,
            Qt.Key.Key_Right: self.arcs.row + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(self.arcs.askers) - 1,
        }
        if event.key() in places and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._pick(places[Qt.Key(event.key())])
        else:
            event.ignore()

    def accept_text(self, text: str) -> str:
        return ""  # weights follow from the show, they are not typed

    def paint(self, painter: QPainter, look: theme.Look) -> None:
        of = self.arcs
        if not of.guests or not of.askers:
            return
        closer = [guest for guest in dict.fromkeys((self._hover, of.column)) if guest is not None]
        painter.drawPixmap(0, 0, self._picture_in(look))
        paint_names(painter, look, of, self._places, closer)
        for guest in reversed(closer):
            paint_closer(painter, look, of, self._curves, guest, self.width())

    def _picture_in(self, look: theme.Look) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture_of != (look, ratio):
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            self._picture.fill(Qt.GlobalColor.transparent)
            with QPainter(self._picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_arcs(painter, look, self.arcs, self._curves)
                paint_heads(painter, look, self.arcs, self._places, ratio)
            self._picture_of = look, ratio
        return self._picture

    def minimumSizeHint(self) -> QSize:
        return QSize(120, round(theme.look(self).px(80)))

    def sizeHint(self) -> QSize:
        return QSize(*(round(theme.look(self).px(length)) for length in (560, 240)))
