"""Paragraphs to be read: each numbered, its first sentence bold, the rest below it. They scroll if they have to."""

import re
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from app.style import theme
from app.widgets.chrome.thin_bar import give_thin_bars

FIRST_SENTENCE = re.compile(r".*?(?:[。！？]|[.!?](?=\s|$)|$)")
INDENT, MARGIN, GAP = 34, 12, 14  # of the design: room for a number, at the right, between two paragraphs
LEAD, REST = 15, 14  # sizes of type


class Placed(NamedTuple):
    """A paragraph and where it stands."""

    lead: str
    rest: str
    top: float
    middle: float  # where the rest begins
    bottom: float


class Paragraphs(QWidget):
    """Paints paragraphs; a screen reader gets them as text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts: tuple[str, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_data(self, texts: tuple[str, ...], name: str) -> None:
        """Show paragraphs, under a name."""
        self._texts = texts
        self.setAccessibleName("\n".join((name, *texts)))
        self.updateGeometry()
        self.update()

    def _placed(self, room: int) -> list[Placed]:
        look = theme.look(self)
        width, y, placed = room - look.px(INDENT + MARGIN), 2.0, []
        for text in self._texts:
            found = FIRST_SENTENCE.match(text)
            lead = found.group() if found else ""
            rest = text[len(lead) :].strip()
            middle = y + theme.text_height(look.font(LEAD, bold=True), lead, width)
            bottom = middle + (theme.text_height(look.font(REST), rest, width) + look.px(2) if rest else 0)
            placed.append(Placed(lead, rest, y, middle + look.px(2), bottom))
            y = bottom + look.px(GAP)
        return placed

    def heightForWidth(self, width: int) -> int:
        placed = self._placed(width)
        return round(placed[-1].bottom + 4) if placed else 0

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        left = look.px(INDENT)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, part in enumerate(self._placed(self.width()), 1):
                self._paint_number(painter, look, number, part.top)
                painter.setPen(look.theme.text)
                painter.setFont(look.font(LEAD, bold=True))
                painter.drawText(self._line(left, part.top, part.middle), theme.WRAP, part.lead)
                painter.setPen(look.theme.dim)
                painter.setFont(look.font(REST))
                if part.rest:
                    painter.drawText(self._line(left, part.middle, part.bottom), theme.WRAP, part.rest)

    def _line(self, left: float, top: float, bottom: float) -> QRectF:
        return QRectF(left, top, self.width() - left - theme.look(self).px(MARGIN), bottom - top + 4)

    def _paint_number(self, painter: QPainter, look: theme.Look, number: int, top: float) -> None:
        circle = QRectF(look.px(1), top + look.px(1), look.px(22), look.px(22))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.mix(look.theme.background, look.theme.weight, 0.16))
        painter.drawEllipse(circle)
        painter.setPen(look.theme.weight)
        painter.setFont(look.font(12, bold=True))
        painter.drawText(circle, theme.CENTRE, str(number))

    def sizeHint(self) -> QSize:
        return QSize(400, self.heightForWidth(400))


class ScrolledParagraphs(QScrollArea):
    """Paragraphs that scroll where they do not fit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.paragraphs = Paragraphs()
        self.setViewport(QWidget())
        self.setWidget(self.paragraphs)
        self.setWidgetResizable(True)
        self.paragraphs.setAutoFillBackground(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        give_thin_bars(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
