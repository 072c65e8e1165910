"""One line of the impression: what the guests' details blend to on one axis. One number of the output."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.presentation.target import NOTHING, Target
from app.style import theme
from app.widgets.chrome.built_up import BuiltUp
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.text_field import TextField
from app.widgets.fields.track import paint_track

REACH = 2.0  # what the bar spans from its middle; real details seldom go beyond
HEIGHT, NUMBER = 40, 46  # of the design: the line, and the room for its number


class ImpressionAxis(BuiltUp, QWidget):
    """The two words, which can be changed, the blended number, and its bar. The number follows from all guests."""

    renamed = Signal(int, str, str)  # axis, "low" or "high", words
    removed = Signal(int)
    hovered = Signal(object)

    def __init__(self, axis: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._axis = axis
        self.value, self.text = 0.0, "0"
        self._highlighted = False
        target = Target(axis=axis)
        self.low = TextField(self, target, size=12)
        self.high = TextField(self, target, size=12, align=Qt.AlignmentFlag.AlignRight)
        self.gone = ChipButton(self, icon="x", tone="dim", quiet=True)
        self.gone.hide()
        self.low.edited.connect(lambda words: self.renamed.emit(axis, "low", words))
        self.high.edited.connect(lambda words: self.renamed.emit(axis, "high", words))
        self.gone.clicked.connect(lambda: self.removed.emit(axis))
        for field in (self.low, self.high):
            field.hovered.connect(self._pass_on)

    def _pass_on(self, target: Target) -> None:
        self.hovered.emit(Target(axis=self._axis) if target == NOTHING and self.underMouse() else target)

    def set_data(self, words: tuple[str, str], value: float, text: str) -> None:
        """Show where the impression stands between two words."""
        self.low.set_data(words[0], self.tr("Low word of axis {}").format(self._axis + 1))
        self.high.set_data(words[1], self.tr("High word of axis {}").format(self._axis + 1))
        self.gone.name("", self.tr("Remove the axis {} – {}").format(*words))
        self.setAccessibleName(f"{words[0]} – {words[1]}: {text}")
        if (value, text) != (self.value, self.text):
            self.value, self.text = value, text
            self.update(0, self.low.height(), self.width(), self.height())  # the words above stay

    def highlight(self, target: Target) -> None:
        """Light the line if the spotlight falls on its axis."""
        highlighted = target.axis == self._axis
        if highlighted != self._highlighted:
            self._highlighted = highlighted
            self.update()

    def resizeEvent(self, event: object) -> None:
        px = theme.look(self).px
        each, height, button = self.width() // 2 - 2, round(px(19)), round(px(20))
        self.low.setGeometry(0, 0, each, height)
        self.high.setGeometry(self.width() - each, 0, each, height)
        self.gone.setGeometry(QRect(self.width() - round(px(NUMBER)) - button, height, button, button))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setOpacity(self.level)
            number = QRectF(0, look.px(19), self.width(), look.px(20))
            track = QRectF(0, number.center().y() - look.px(3), self.width() - look.px(NUMBER + 22), look.px(7))
            zero, half = track.center().x(), track.width() / 2
            x = zero + half * self.value / max(REACH, abs(self.value)) * self.level
            paint_track(painter, look, track, zero, x, look.theme.value, knob=False)
            painter.setFont(look.font(14, bold=True))
            painter.setPen(look.theme.query if self._highlighted else look.theme.value)
            painter.drawText(number, theme.RIGHT, self.text)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, round(theme.look(self).px(HEIGHT)))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def enterEvent(self, event: object) -> None:
        self.gone.show()
        self.hovered.emit(Target(axis=self._axis))

    def leaveEvent(self, event: object) -> None:
        self.gone.hide()
        self.hovered.emit(NOTHING)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.removed.emit(self._axis)
        else:
            event.ignore()
