"""A line that says what just could not be done, for a few seconds, at the foot of a page."""

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app import theme
from app.widgets.refusal import announce, is_heard

STAYS = 6000  # ms


class Toast(QWidget):
    """Lies over the page, takes no keyboard and no mouse, and is read out by a screen reader."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.text = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._stays = QTimer(self, singleShot=True, interval=STAYS)
        self._stays.timeout.connect(self.hide)
        self.hide()

    def say(self, text: str) -> None:
        """Show a line, unless it answers what was just typed: then it is said there."""
        if is_heard(text):
            return
        self.text = text
        self.setAccessibleName(text)
        look, page = theme.look(self), self._page
        font = look.font(14)
        width = min(theme.text_width(font, text) + look.px(40), page.width() - look.px(40))
        height = theme.text_height(font, text, width - look.px(38)) + look.px(22)
        left, top = (page.width() - width) / 2, page.height() - height - look.px(110)
        self.setGeometry(round(left), round(top), round(width), round(height))
        self.show()
        self.raise_()
        self.update()
        self._stays.start()
        announce(self, text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.hide()  # it was said in the language of then

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.theme.text)
            painter.drawRoundedRect(QRectF(self.rect()), look.px(12), look.px(12))
            painter.setFont(look.font(14))
            painter.setPen(look.theme.card)
            inner = QRectF(self.rect()).adjusted(look.px(19), look.px(10), -look.px(19), -look.px(8))
            painter.drawText(inner, theme.WRAP, self.text)
