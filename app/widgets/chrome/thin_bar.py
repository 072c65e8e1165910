"""A scroll bar that is there when it is needed, and quiet."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QWidget

from app.style import theme

WIDTH = 10.0  # of the design


class ThinBar(QScrollBar):
    """Paints its handle alone."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget) -> None:
        super().__init__(orientation, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, False)  # what lies behind shows through

    def sizeHint(self) -> QSize:
        wide = round(theme.look(self.window()).px(WIDTH))
        return QSize(wide, 60) if self.orientation() == Qt.Orientation.Vertical else QSize(60, wide)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.maximum() == self.minimum():
            return
        look, handle = theme.look(self.window()), self._handle()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            held = self.isSliderDown() or self.underMouse()
            painter.setBrush(theme.mix(look.theme.line, look.theme.dim, 0.7 if held else 0.25))
            inner = handle.adjusted(2, 2, -2, -2)
            radius = min(inner.width(), inner.height()) / 2
            painter.drawRoundedRect(inner, radius, radius)

    def _handle(self) -> QRectF:
        from PySide6.QtWidgets import QStyle, QStyleOptionSlider  # their 570 names take 6 ms of a start without bars

        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ScrollBarSlider
        return QRectF(self.style().subControlRect(QStyle.ComplexControl.CC_ScrollBar, option, part, self))


def give_thin_bars(area: QAbstractScrollArea) -> None:
    """Let a scroll area scroll by thin bars."""
    area.setVerticalScrollBar(ThinBar(Qt.Orientation.Vertical, area))
    area.setHorizontalScrollBar(ThinBar(Qt.Orientation.Horizontal, area))
    area.setCornerWidget(QWidget(area))  # one that paints nothing
