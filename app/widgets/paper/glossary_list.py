"""Entries of a glossary, one under the other: each is a button that leads to where its thing can be seen."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.style import theme
from app.style.theme import Look
from app.widgets.chrome.field import paint_focus
from app.widgets.chrome.scroller import Scroller
from app.widgets.chrome.thin_bar import give_thin_bars

PAD = 8.0
ARROW = "→ "


class Entry(NamedTuple):
    """What an entry says."""

    name: str
    title: str
    symbol: str
    role: str
    word: str  # of the analogy
    sentence: str
    page: str  # where its thing is on screen
    place: str  # what that page is called


class EntryButton(QAbstractButton):
    """Title and symbol, the word of the analogy, a sentence, and where it leads to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.entry: Entry | None = None
        self.highlighted = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_data(self, entry: Entry) -> None:
        """Show an entry."""
        if entry != self.entry:
            self.entry = entry
            self.setAccessibleName(f"{entry.title} {entry.symbol} · {entry.word}")
            self.setAccessibleDescription(f"{entry.sentence} {ARROW}{entry.place}")
            self.updateGeometry()
            self.update()

    def highlight(self, highlighted: bool) -> None:
        """Stand out, or not."""
        if highlighted != self.highlighted:
            self.highlighted = highlighted
            self.update()

    def heightForWidth(self, width: int) -> int:
        look = theme.look(self)
        inner = width - 2 * look.px(PAD)
        return round(sum((height for _, _, height in self._lines(look, inner)), 2 * look.px(PAD)))

    def _lines(self, look: Look, width: float) -> Iterator[tuple[str, str, float]]:
        """Return the wrapped lines under the title: text, its role and height; the title first, without text."""
        entry = self.entry
        if entry is None:
            return
        yield "", "", look.px(19)
        for text, role in ((entry.word, entry.role), (entry.sentence, "text")):
            if text:
                yield text, role, theme.text_height(look.font(12), text, width) + look.px(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, entry = theme.look(self), self.entry
        if entry is None:
            return
        colour = getattr(look.theme, entry.role)
        pad = look.px(PAD)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.highlighted or self.underMouse():
                painter.setPen(QPen(colour, look.px(1.6)) if self.highlighted else Qt.PenStyle.NoPen)
                painter.setBrush(theme.mix(look.theme.card, colour, 0.08))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), look.px(8), look.px(8))
            y = pad
            for text, role, height in self._lines(look, self.width() - 2 * pad):
                line = QRectF(pad, y, self.width() - 2 * pad, height)
                if text:
                    painter.setFont(look.font(12))
                    painter.setPen(getattr(look.theme, role))
                    painter.drawText(line, theme.WRAP, text)
                else:
                    self._paint_title(painter, look, line, entry)
                y += height
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), look.theme.query)

    def _paint_title(self, painter: QPainter, look: Look, line: QRectF, entry: Entry) -> None:
        bold, thin = look.font(13, bold=True), look.font(12)
        for font, colour, text in (
            (bold, getattr(look.theme, entry.role), entry.title),
            (thin, look.theme.dim, entry.symbol),
        ):
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(line, theme.LEFT, text)
            line = line.adjusted(theme.text_width(font, text) + look.px(7), 0, 0, 0)
        painter.setPen(look.theme.dim)
        painter.drawText(line, theme.RIGHT, theme.elide(thin, ARROW + entry.place, line.width()))

    def sizeHint(self) -> QSize:
        return QSize(120, self.heightForWidth(120))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 0)  # its height follows from its width

    def enterEvent(self, event: object) -> None:
        self.update()

    def leaveEvent(self, event: object) -> None:
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()


class GlossaryList(Scroller):
    """Reports the page that an entry leads to. Up and Down go from entry to entry."""

    page_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, grows=True)
        give_thin_bars(self)
        self.entries: dict[str, EntryButton] = {}

    def set_data(self, entries: tuple[Entry, ...], highlighted: str) -> None:
        """Show entries, and let one stand out."""
        for entry in entries:
            if entry.name not in self.entries:
                button = self.entries[entry.name] = EntryButton(self.inside)
                button.clicked.connect(lambda _=False, page=entry.page: self.page_wanted.emit(page))
                self.column.addWidget(button)
            self.entries[entry.name].set_data(entry)
            self.entries[entry.name].highlight(entry.name == highlighted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        buttons = list(self.entries.values())
        here = next((place for place, button in enumerate(buttons) if button.hasFocus()), None)
        if step and here is not None:
            button = buttons[min(max(here + step, 0), len(buttons) - 1)]
            button.setFocus()
            self.ensureWidgetVisible(button)
        else:
            super().keyPressEvent(event)
