"""A line that says what just could not be done, for a few seconds, at the foot of a page."""

from PySide6.QtCore import QEvent, QRect, QTimer
from PySide6.QtWidgets import QWidget

from app.style import theme
from app.widgets.chrome.note import Note
from app.widgets.chrome.refusal import is_heard

STAYS = 6000  # ms


class Toast(Note):
    """Lies over the page, and goes by itself."""

    size_of_type, radius, margins = 14, 12, (19, 10, 19, 8)

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._stays = QTimer(self, singleShot=True, interval=STAYS)
        self._stays.timeout.connect(self.hide)

    def say(self, text: str) -> None:
        """Show a line, unless it answers what was just typed: then it is said there."""
        if is_heard(text):
            return
        look, page = theme.look(self), self._page
        font = look.font(self.size_of_type)
        width = min(theme.text_width(font, text) + look.px(40), page.width() - look.px(40))
        height = theme.text_height(font, text, width - look.px(38)) + look.px(22)
        left, top = (page.width() - width) / 2, page.height() - height - look.px(110)
        self.lie(text, QRect(round(left), round(top), round(width), round(height)))
        self._stays.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.hide()  # it was said in the language of then
