"""A text on a dark ground that lies over a page: it takes no mouse and no keyboard."""

from typing import ClassVar

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.style import theme


class Note(QWidget):
    """Paints its text, and has a screen reader say it. A subclass says where it lies, and sets its measures."""

    size_of_type: ClassVar[float]
    radius: ClassVar[float]
    margins: ClassVar[tuple[float, float, float, float]]  # of the design: left, top, right, bottom

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lie(self, text: str, place: QRect) -> None:
        """Show a text at a place over everything else, and announce it."""
        self.text = text
        self.setAccessibleName(text)
        self.setGeometry(place)
        self.show()
        self.raise_()
        self.update()
        announce(self, text)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        left, top, right, bottom = (look.px(margin) for margin in self.margins)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.theme.text)
            painter.drawRoundedRect(QRectF(self.rect()), look.px(self.radius), look.px(self.radius))
            painter.setFont(look.font(self.size_of_type))
            painter.setPen(look.theme.card)
            painter.drawText(QRectF(self.rect()).adjusted(left, top, -right, -bottom), theme.WRAP, self.text)


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader, if one runs, read a text out."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
