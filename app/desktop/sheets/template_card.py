"""A show to begin with: who is in it as a small picture, its title, and a sentence about it."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.style import theme
from app.widgets.chrome.field import paint_focus
from app.widgets.portraits.avatar import avatar_pixmap

LEAST, PICTURE = (176, 156), 74  # of the design: a card's least size, and how high its picture is
FACE, STEP = 50, 36  # of the design: how wide a portrait is, and from one to the next
MOST_FACES = 4
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class Template(NamedTuple):
    """What a card shows."""

    name: str  # of the file
    title: str
    about: str
    guests: tuple[tuple[str, str], ...]  # the avatar and the name of the first few


class TemplateCard(QAbstractButton):
    """Click it, or press Enter or Space; arrow keys ask for a neighbour."""

    moved = Signal(int, int)  # columns and rows

    def __init__(self, parent: QWidget, template: Template) -> None:
        super().__init__(parent)
        self.template = template
        self.setAccessibleName(template.title)
        self.setAccessibleDescription(template.about)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        px = theme.look(self).px
        return QSize(round(px(LEAST[0])), round(px(LEAST[1])))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        chosen = self.hasFocus() or self.underMouse()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(look.theme.weight if chosen else look.theme.line, 1.5 if chosen else 1))
            painter.setBrush(look.theme.card)
            painter.drawRoundedRect(rect, look.px(12), look.px(12))
            self._paint_picture(painter, look, QRectF(rect.left(), rect.top(), rect.width(), look.px(PICTURE)))
            self._paint_words(painter, look, rect.adjusted(look.px(12), look.px(PICTURE), -look.px(10), -look.px(8)))
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), look.theme.query)

    def _paint_picture(self, painter: QPainter, look: theme.Look, rect: QRectF) -> None:
        guests = self.template.guests
        if guests and guests[0][0].startswith("word-"):
            self._paint_tokens(painter, look, rect)
            return
        size, y = round(look.px(FACE)), rect.center().y() - look.px(FACE) / 2
        for place in range(MOST_FACES - 1, -1, -1):  # the first one lies over the others
            corner = QPointF(rect.left() + look.px(12 + STEP * place), y)
            circle = QRectF(corner.x() - 2, corner.y() - 2, size + 4, size + 4)
            painter.setBrush(look.theme.card)
            if place < len(guests):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.drawEllipse(circle)
                pixmap = avatar_pixmap(guests[place][0], size, self.devicePixelRatioF(), look.theme.dark)
                painter.drawPixmap(corner, pixmap)
            else:  # a place that is still empty
                painter.setPen(QPen(look.theme.line, 1.5, Qt.PenStyle.DashLine))
                painter.drawEllipse(circle.adjusted(3, 3, -3, -3))

    def _paint_tokens(self, painter: QPainter, look: theme.Look, rect: QRectF) -> None:
        font = look.font(14, bold=True)
        x, height, painted = rect.left() + look.px(12), look.px(30), 0
        for _, name in self.template.guests:
            width = theme.text_width(font, name) + look.px(16)
            if painted and x + width > rect.right() - look.px(8):
                break
            chip = QRectF(x, rect.center().y() - height / 2, min(width, rect.right() - x - look.px(8)), height)
            painter.setPen(QPen(theme.mix(look.theme.card, look.theme.query, 0.4), 1))
            painter.setBrush(theme.mix(look.theme.card, look.theme.query, 0.12))
            painter.drawRoundedRect(chip, look.px(8), look.px(8))
            painter.setPen(look.theme.query)
            painter.setFont(font)
            painter.drawText(chip, theme.CENTRE, theme.elide(font, name, chip.width() - look.px(8)))
            x, painted = x + width + look.px(6), painted + 1

    def _paint_words(self, painter: QPainter, look: theme.Look, rect: QRectF) -> None:
        font, title = look.font(15, bold=True), QRectF(rect.left(), rect.top(), rect.width(), look.px(24))
        painter.setFont(font)
        painter.setPen(look.theme.text)
        painter.drawText(title, theme.LEFT, theme.elide(font, self.template.title, title.width()))
        small, text = look.font(12), rect.adjusted(0, look.px(25), 0, 0)
        painter.setFont(small)
        painter.setPen(look.theme.dim)
        painter.drawText(text, theme.WRAP, theme.fit_lines(small, self.template.about, text.width(), text.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in ARROWS:
            self.moved.emit(*ARROWS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: object) -> None:
        self.update()

    def leaveEvent(self, event: object) -> None:
        self.update()
