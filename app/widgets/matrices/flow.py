"""The way from what is known to the output, as boxes and arrows: each box is a matrix that can be opened."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.style import theme
from app.style.theme import Look
from app.widgets.chrome.field import Field
from app.widgets.matrices.flow_places import FlowArrow, FlowBox, ends, lay_out, neighbour

MARGIN = 4.0
HEAD = 6.0  # of the design: how long the head of an arrow is
MOVES = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Flow(Field):
    """Paints the flow it is handed, and reports which box is meant. Arrow keys go from box to box."""

    opened = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.picked = ""
        self.text = ""
        self._boxes: tuple[FlowBox, ...] = ()
        self._arrows: tuple[FlowArrow, ...] = ()
        self._places: dict[str, QRectF] = {}
        self._pointed = ""
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    @property
    def boxes(self) -> tuple[FlowBox, ...]:
        """The boxes as they stand."""
        return self._boxes

    def set_data(self, boxes: tuple[FlowBox, ...], arrows: tuple[FlowArrow, ...], picked: str) -> None:
        """Show a flow, and which of its boxes is open."""
        if (boxes, arrows, picked) == (self._boxes, self._arrows, self.picked):
            return
        self._boxes, self._arrows, self.picked = boxes, arrows, picked
        box = next(box for box in boxes if box.name == picked)
        self.setAccessibleName(f"{box.letter} · {box.word}")
        self.text = box.size
        self._arrange()
        self.update()

    def box_rect(self, name: str) -> QRectF:
        """Return where a box stands."""
        return self._places[name]

    def _arrange(self) -> None:
        look = theme.look(self)
        margin = look.px(MARGIN)
        area = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        self._places = lay_out(self._boxes, area, look.unit) if self._boxes else {}

    def resizeEvent(self, event: object) -> None:
        self._arrange()

    def paint(self, painter: QPainter, look: Look) -> None:
        for arrow in self._arrows:
            self._paint_arrow(painter, look, arrow)
        for box in self._boxes:
            self._paint_box(painter, look, box)

    def _paint_arrow(self, painter: QPainter, look: Look, arrow: FlowArrow) -> None:
        colour = theme.mix(look.theme.card, look.theme.dim, 0.75)
        start, end = ends(self._places[arrow.start], self._places[arrow.end])
        tip = QPointF(end.x() - look.px(2), end.y())
        path = QPainterPath(start)
        bend = (start.x() + tip.x()) / 2
        if arrow.low:
            bend = tip.x() - look.px(30)
            path.lineTo(bend, start.y())
            path.quadTo(QPointF(tip.x() - look.px(16), start.y()), QPointF(tip.x() - look.px(14), tip.y()))
            path.lineTo(tip)
        else:
            path.cubicTo(QPointF(bend, start.y()), QPointF(bend, tip.y()), tip)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, look.px(1.5)))
        painter.drawPath(path)
        head = look.px(HEAD)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(
            QPolygonF([tip, QPointF(tip.x() - head, tip.y() - head / 2), QPointF(tip.x() - head, tip.y() + head / 2)])
        )
        if arrow.sign:
            font = look.font(12)
            painter.setFont(font)
            painter.setPen(look.theme.dim)
            width = theme.text_width(font, arrow.sign) + 4
            place = QRectF(tip.x() - look.px(14) - width / 2, tip.y() - look.px(19), width, look.px(16))
            painter.drawText(place, theme.CENTRE, arrow.sign)

    def _paint_box(self, painter: QPainter, look: Look, box: FlowBox) -> None:
        rect, colour = self._places[box.name], getattr(look.theme, box.role)
        picked = box.name == self.picked
        depth = 0.2 if picked else 0.13 if box.name == self._pointed else 0.06
        painter.setPen(QPen(colour, look.px(2.4 if picked else 1.2)))
        painter.setBrush(theme.mix(look.theme.card, colour, depth))
        painter.drawRoundedRect(rect, look.px(8), look.px(8))
        inner = rect.adjusted(look.px(4), look.px(3), -look.px(4), -look.px(3))
        words = rect.height() >= look.px(52)
        lines = [(box.letter, look.font(15, bold=True), colour), (box.size, look.font(12), look.theme.text)]
        if words:
            lines.append((box.word, look.font(11), look.theme.dim))
        height = inner.height() / len(lines)
        for place, (text, font, ink) in enumerate(lines):
            line = QRectF(inner.left(), inner.top() + place * height, inner.width(), height)
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(line, theme.CENTRE, theme.elide(font, text, inner.width()))

    def _box_at(self, place: QPointF) -> str:
        return next((name for name, rect in self._places.items() if rect.contains(place)), "")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        pointed = self._box_at(event.position())
        if pointed != self._pointed:
            self._pointed = pointed
            self.setCursor(Qt.CursorShape.PointingHandCursor if pointed else Qt.CursorShape.ArrowCursor)
            self.update()

    def leaveEvent(self, event: object) -> None:
        self._pointed = ""
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if name := self._box_at(event.position()):
            self.opened.emit(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in MOVES or not self._places:
            event.ignore()
            return
        self.opened.emit(neighbour(self._places, self.picked, *MOVES[Qt.Key(event.key())]))

    def minimumSizeHint(self) -> QSize:
        px = theme.look(self).px
        return QSize(round(px(500)), round(px(170)))
