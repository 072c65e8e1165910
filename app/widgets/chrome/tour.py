"""Show me around: a few pointed steps over the page, at the user's wish only."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.overlay import Overlay

WIDTH = 340  # of the callout


class Stop(NamedTuple):
    """One stop: what is pointed at, and what is said. Both are asked for anew, since layout and language change."""

    place: Callable[[], QWidget]
    words: Callable[[], tuple[str, str]]  # title, text


class Tour(Overlay):
    """Dims the page but for one part, and explains it. Arrow keys or Enter go on, Escape ends."""

    def __init__(self, page: QWidget, stops: tuple[Stop, ...]) -> None:
        super().__init__(page)
        self._stops, self.stop = stops, 0
        self.back = ChipButton(self, icon="arrow-left", tone="dim")
        self.on = ChipButton(self, tone="query")
        self.shut = ChipButton(self, icon="x", tone="dim", quiet=True)
        self.back.clicked.connect(lambda: self.go(-1))
        self.on.clicked.connect(lambda: self.go(1))
        self.shut.clicked.connect(self.leave)
        self.appear()

    def go(self, step: int) -> None:
        """Go on or back; going on from the last stop ends the tour."""
        if self.stop + step >= len(self._stops):
            self.leave()
            return
        self.stop = max(self.stop + step, 0)
        self.arrange()
        self.update()

    def _spot(self) -> QRect:
        widget = self._stops[self.stop].place()
        corner = widget.mapTo(self.page, widget.rect().topLeft())
        return QRect(corner, widget.size()).adjusted(-4, -4, 4, 4) & self.rect()

    def _card(self) -> QRectF:
        """Return where the callout stands: beside what it explains, where there is most room."""
        look, spot = theme.look(self), QRectF(self._spot())
        width, text = look.px(WIDTH), self._stops[self.stop].words()[1]
        height = theme.text_height(look.font(14), text, width - look.px(36)) + look.px(108)
        gap = look.px(14)
        x = min(max(spot.center().x() - width / 2, gap), self.width() - width - gap)
        y = min(max(spot.center().y() - height / 2, gap), self.height() - height - gap)
        if self.width() - spot.right() >= width + 2 * gap:
            x = spot.right() + gap
        elif spot.left() >= width + 2 * gap:
            x = spot.left() - width - gap
        elif self.height() - spot.bottom() >= height + 2 * gap:
            y = spot.bottom() + gap
        elif spot.top() >= height + 2 * gap:
            y = spot.top() - height - gap
        return QRectF(x, y, width, height)

    def arrange(self) -> None:
        super().arrange()
        self._stops[self.stop].place().installEventFilter(self)  # twice is once; what is pointed at moves, too
        last = self.stop == len(self._stops) - 1
        self.on.name(self.tr("Done") if last else self.tr("Next"))
        self.back.name("", self.tr("Back"))
        self.shut.name("", self.tr("Close"))
        self.back.setEnabled(self.stop > 0)
        title, text = self._stops[self.stop].words()
        self.setAccessibleName(f"{title}. {text}")
        card, px = self._card(), theme.look(self).px
        for button, right in ((self.on, card.right() - px(14)), (self.back, card.left())):
            button.resize(button.sizeHint())
            x = right - button.width() if button is self.on else self.on.x() - button.width() - px(6)
            button.move(round(x), round(card.bottom() - button.height() - px(12)))
        self.shut.resize(self.shut.sizeHint())
        self.shut.move(round(card.right() - self.shut.width() - px(4)), round(card.top() + px(4)))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            veil, hole = QPainterPath(), QPainterPath()
            veil.addRect(QRectF(self.rect()))
            hole.addRoundedRect(QRectF(self._spot()), look.px(14), look.px(14))
            painter.fillPath(veil - hole, self.veil(look))
            painter.strokePath(hole, QPen(look.theme.query, look.px(2.5)))
            self._paint_card(painter, look, self._card())

    def _paint_card(self, painter: QPainter, look: theme.Look, card: QRectF) -> None:
        title, text = self._stops[self.stop].words()
        painter.setPen(QPen(look.theme.line, 1))
        painter.setBrush(look.theme.card)
        painter.drawRoundedRect(card, look.px(14), look.px(14))
        inner = card.adjusted(look.px(18), look.px(14), -look.px(18), -look.px(12))
        painter.setFont(look.font(16, bold=True))
        painter.setPen(look.theme.text)
        painter.drawText(QRectF(inner.left(), inner.top(), inner.width() - look.px(24), look.px(26)), theme.WRAP, title)
        painter.setFont(look.font(14))
        painter.drawText(inner.adjusted(0, look.px(32), 0, 0), theme.WRAP, text)
        painter.setFont(look.font(12))
        painter.setPen(look.theme.dim)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom)
        painter.drawText(inner.adjusted(0, 0, 0, -look.px(6)), flags, f"{self.stop + 1} / {len(self._stops)}")

    def mousePressEvent(self, event: object) -> None:
        self.go(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Right | Qt.Key.Key_Down | Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self.go(1)
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self.go(-1)
            case _:
                super().keyPressEvent(event)
