"""A sentence that is typed, with how many words it has and how many it may have."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.style import theme
from app.style.icons import icon_pixmap
from app.widgets.chrome.panel import PanelText
from app.widgets.chrome.text_field import TextField


class Sentence(TextField):
    """A text in a frame: it can be typed into."""

    EDGE, PENCIL = 8, 14  # of the design: between frame and text, and the icon's size

    def sizeHint(self) -> QSize:
        look = theme.look(self)
        return super().sizeHint() + QSize(round(look.px(3 * self.EDGE + self.PENCIL)), round(look.px(8)))

    def paint(self, painter: QPainter, look: theme.Look) -> None:
        """Paint a frame, the text in it, and a pencil at its end."""
        frame, edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), look.px(self.EDGE)
        painter.setPen(QPen(look.theme.dim if self.underMouse() else look.theme.line, 1))
        painter.setBrush(look.theme.background)
        painter.drawRoundedRect(frame, 6, 6)
        size = round(look.px(self.PENCIL))
        pencil = icon_pixmap("pencil", look.theme.dim, size, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(frame.right() - edge - size, frame.center().y() - size / 2), pencil)
        font = look.font(self._size, self._bold)
        painter.setFont(font)
        painter.setPen(look.theme.text if self.text else look.theme.dim)
        room = frame.adjusted(edge, 0, -2 * edge - size, 0)
        painter.drawText(room, self._flags, theme.elide(font, self.text or self._placeholder, room.width()))


class SentenceField(QWidget):
    """Shows words with a blank between each two: editing the blanks joins and parts Chinese words."""

    edited = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = Sentence(self, size=15)
        self.field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.count = PanelText(self, "dim", 12)
        self.count.setWordWrap(False)
        self.field.edited.connect(self.edited)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.field, 1)
        line.addWidget(self.count, 0, Qt.AlignmentFlag.AlignVCenter)

    def set_data(self, text: str, count: int, most: int, name: str) -> None:
        """Show a sentence of so many words, out of at most so many."""
        self.field.set_data(text, name, self.tr("Type a sentence: blanks divide words"))
        self.count.setText(self.tr("{0} of at most {1} words").format(count, most))
        self._fit()

    def _fit(self) -> None:
        look = theme.look(self)
        self.count.setFixedWidth(round(theme.text_width(look.font(12), self.count.text()) + look.px(4)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
