"""The formula on screen: each symbol can be selected, by mouse and by keyboard."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.style import theme
from app.style.theme import Look
from app.widgets.chrome.field import Field
from app.widgets.matrices.formula_parts import FormulaParts, formula_parts

LARGEST = 58.0  # type, of the design
LEAST_HEIGHT = 84.0
MARGIN = 10.0
NEAR = 9.0  # of the formula's own units: how far beside a symbol a click still means it
BELOW, ABOVE = {"q": "scale", "k": "scale", "t": "scale"}, {"scale": "q"}


class FormulaField(Field):
    """Paints the formula, a mark on the symbol that is selected, and a fainter one under the pointer."""

    selected = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.symbol = "q"
        self.text = ""
        self._parts: FormulaParts | None = None
        self._pointed = ""
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_data(self, divisor: str, *, masked: bool, symbol: str, name: str, accessible_text: str) -> None:
        """Show the formula with a symbol selected. name: the symbol and its word; accessible_text: all told of it."""
        parts = formula_parts(divisor, masked=masked)
        self.text = accessible_text
        if name != self.accessibleName():
            self.setAccessibleName(name)
        if parts is not self._parts or symbol != self.symbol:
            self._parts, self.symbol = parts, symbol
            self.update()

    @property
    def symbols(self) -> tuple[str, ...]:
        """The symbols that can be selected, in reading order."""
        return self._parts.symbols if self._parts else ()

    @property
    def _known(self) -> FormulaParts:
        if self._parts is None:
            raise LookupError("no formula is shown yet")
        return self._parts

    def _place(self) -> tuple[float, float, float]:
        """Return the scale of the formula, and where its upper left corner stands."""
        look, parts = theme.look(self), self._known
        margin = look.px(MARGIN)
        room = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        scale = min(room.width() / parts.width, room.height() / parts.height, look.px(LARGEST) / 100)
        left = room.left() + (room.width() - parts.width * scale) / 2
        return scale, left, room.center().y() - parts.height * scale / 2

    def symbol_rect(self, symbol: str) -> QRectF:
        """Return where a symbol stands."""
        return self._on_screen(self._known.rect(symbol), *self._place())

    def _on_screen(self, rect: QRectF, scale: float, left: float, top: float) -> QRectF:
        return QRectF(left + rect.left() * scale, top + rect.top() * scale, rect.width() * scale, rect.height() * scale)

    def paint(self, painter: QPainter, look: Look) -> None:
        if self._parts is None:
            return
        scale, left, top = self._place()
        self._paint_marks(painter, look)
        painter.save()
        painter.translate(left, top)
        painter.scale(scale, scale)
        for part in self._parts.parts:
            painter.fillPath(part.path, getattr(look.theme, part.role))
        painter.restore()

    def _paint_marks(self, painter: QPainter, look: Look) -> None:
        """Paint a ground under the selected symbol, and a fainter one under the pointed one."""
        around = look.px(5)
        for symbol, depth in ((self._pointed, 0.08), (self.symbol, 0.14)):
            if symbol not in self.symbols:
                continue
            colour = getattr(look.theme, self._known.role(symbol))
            mark = self.symbol_rect(symbol).adjusted(-around, -around, around, around)
            painter.setPen(QPen(colour, look.px(1.6)) if symbol == self.symbol else Qt.PenStyle.NoPen)
            painter.setBrush(theme.mix(look.theme.card, colour, depth))
            painter.drawRoundedRect(mark, look.px(7), look.px(7))

    def _symbol_at(self, event: QMouseEvent) -> str:
        if self._parts is None:
            return ""
        scale, left, top = self._place()
        place = event.position()
        return self._parts.symbol_at((place.x() - left) / scale, (place.y() - top) / scale, NEAR)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        pointed = self._symbol_at(event)
        if pointed != self._pointed:
            self._pointed = pointed
            self.setCursor(Qt.CursorShape.PointingHandCursor if pointed else Qt.CursorShape.ArrowCursor)
            self.update()

    def leaveEvent(self, event: object) -> None:
        self._pointed = ""
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if symbol := self._symbol_at(event):
            self.selected.emit(symbol)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        symbols, key = self.symbols, event.key()
        place = symbols.index(self.symbol) if self.symbol in symbols else 0
        match key:
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                place += 1 if key == Qt.Key.Key_Right else -1
            case Qt.Key.Key_Home:
                place = 0
            case Qt.Key.Key_End:
                place = len(symbols) - 1
            case Qt.Key.Key_Down | Qt.Key.Key_Up:
                ways = BELOW if key == Qt.Key.Key_Down else ABOVE
                place = symbols.index(ways.get(self.symbol, self.symbol))
            case _:
                event.ignore()
                return
        self.selected.emit(symbols[min(max(place, 0), len(symbols) - 1)])

    def heightForWidth(self, width: int) -> int:
        look = theme.look(self)
        margin = 2 * look.px(MARGIN)
        if self._parts is None:
            return round(look.px(LEAST_HEIGHT))
        scale = min((width - margin) / self._parts.width, look.px(LARGEST) / 100)
        return round(max(self._parts.height * scale + margin, look.px(LEAST_HEIGHT)))

    def minimumSizeHint(self) -> QSize:
        px = theme.look(self).px
        return QSize(round(px(300)), round(px(LEAST_HEIGHT)))
