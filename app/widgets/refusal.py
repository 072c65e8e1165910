"""Why something that was typed cannot be taken: said beside the editor, and to a screen reader."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app import theme

WIDEST = 340.0  # of the design
_ears: list[list[str]] = []


@contextmanager
def hearing() -> Iterator[list[str]]:
    """Collect what the app has to say meanwhile, which is said where something was typed rather than at the foot."""
    said: list[str] = []
    _ears.append(said)
    try:
        yield said
    finally:
        _ears.remove(said)


def is_heard(text: str) -> bool:
    """Return whether somebody collects what is said, and give it to them."""
    if _ears:
        _ears[-1].append(text)
    return bool(_ears)


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader, if one runs, read a text out."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class Refusal(QWidget):
    """A line below what it is about, or above it where there is no room below. It takes no mouse and no keyboard."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, text: str, about: QRect) -> None:
        """Show a text at something, in the coordinates of the window."""
        self.text = text
        self.setAccessibleName(text)
        look, room = theme.look(self), self.window().rect()
        font, around = look.font(13), look.px(20)
        width = min(theme.text_width(font, text) + around + 2, look.px(WIDEST), room.width())
        height = theme.text_height(font, text, width - around) + look.px(14)
        left = min(about.left(), room.right() - round(width))
        below = about.bottom() + round(look.px(4))
        top = below if below + height <= room.bottom() else about.top() - round(height + look.px(4))
        self.setGeometry(max(left, 0), max(top, 0), round(width), round(height))
        self.show()
        self.raise_()
        self.update()
        announce(self, text)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.theme.text)
            painter.drawRoundedRect(QRectF(self.rect()), look.px(8), look.px(8))
            painter.setFont(look.font(13))
            painter.setPen(look.theme.card)
            inner = QRectF(self.rect()).adjusted(look.px(10), look.px(7), -look.px(9), -look.px(5))
            painter.drawText(inner, theme.WRAP, self.text)
