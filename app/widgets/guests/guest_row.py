"""A guest in one line, for long lists and small windows. Opening it shows the whole card."""

from typing import ClassVar

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from app.presentation.guest import GuestPresentation
from app.presentation.target import NOTHING, Target
from app.style import theme
from app.widgets.chrome.arranged import Arranged
from app.widgets.chrome.field import EDIT_KEYS, paint_focus
from app.widgets.fields.number_field import STEPS
from app.widgets.fields.score_slider import ScoreSlider
from app.widgets.fields.share_line import paint_bar
from app.widgets.guests.guest_ground import paint_portrait
from app.widgets.guests.guest_widget import GuestGestures, GuestWidget
from core.numbers import in_percent

HEIGHT = 50  # of the design
NAME_END = 144  # of the design: where who it is ends, and what they say begins
UP_AND_DOWN = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class RowScore(ScoreSlider):
    """The slider of a row leaves the up and down keys to the list."""

    steps: ClassVar = {key: step for key, step in STEPS.items() if key not in UP_AND_DOWN}


class GuestRow(Arranged, GuestWidget):
    """Name, tags and story at the left; score and share at the right."""

    opened = Signal(int)
    step_wanted = Signal(int)  # the keyboard asks for the next (1) or the previous (−1) row
    slider = RowScore
    moves = UP_AND_DOWN

    def __init__(self, parent: QWidget, gestures: GuestGestures) -> None:
        super().__init__(parent, gestures)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_data(self, guest: GuestPresentation) -> None:
        super().set_data(guest)
        self._tell()

    def _tell(self) -> None:
        """Tell a screen reader who it is, how large the share is where it is there, and what is still sealed."""
        if self.guest is not None:
            share = f", {in_percent(self.guest.percent_text)}" if self._levels[1] > 0 else ""
            self.setAccessibleName(f"{self.guest.label} {self.guest.name}{share}")
            self.setAccessibleDescription("" if self._levels[2] > 0 else self.guest.sealed)

    def show_levels(self) -> None:
        self._tell()
        self._arrange()

    def set_person(self, guest: GuestPresentation) -> None:
        """A row paints all words itself: nothing to hand on."""

    def _arrange(self) -> None:
        """Give score and share their places at the right; what is not there yet leaves its room to the words."""
        px = theme.look(self).px
        button, right = round(px(28)), self.width() - round(px(6))
        self.more.setGeometry(right - button, round((self.height() - px(26)) / 2), button, round(px(26)))
        share = px(78) if self._levels[1] > 0 else 0.0
        room = right - button - share
        score = min(max(room - px(NAME_END), px(84)), px(122)) if self._levels[0] > 0 else 0.0
        left, height = right - button - share - score, self.height() - px(12)
        self.score.setGeometry(QRect(round(left), round(px(7)), round(score), round(height)))

    def tab_order(self) -> list[QWidget]:
        """Return what the keyboard goes through, as it stands."""
        return [self, self.score, self.more]

    def share_rect(self) -> QRect:
        left = self.score.geometry().right() + 1
        return QRect(left, 4, self.more.x() - left, self.height() - 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_focus(painter, QRectF(self.rect()), theme.look(self).theme.query)

    def paint_person(self, painter: QPainter, look: theme.Look, guest: GuestPresentation, dirty: QRegion) -> None:
        if dirty.intersects(QRect(8, 8, self.score.x() - 16, self.height() - 16)):
            self._paint_who(painter, look, guest)
            self._paint_words(painter, look, guest)

    def _paint_who(self, painter: QPainter, look: theme.Look, guest: GuestPresentation) -> None:
        half, end = self.height() / 2, min(self.score.x() - look.px(6), look.px(NAME_END))
        left, below = look.px(51), guest.role
        if end < look.px(110):  # no room for a portrait: the number that it wears stands below the name
            left, below = look.px(10), guest.label
        else:
            corner = QPointF(look.px(8), half - look.px(20))
            paint_portrait(painter, look, corner, round(look.px(36)), guest, self.devicePixelRatioF())
        width = end - left
        name_font, small = look.font(14, bold=True), look.font(11)
        painter.setFont(name_font)
        painter.setPen(look.theme.text)
        line = QRectF(left, half - look.px(20), width, look.px(21))
        painter.drawText(line, theme.LEFT, theme.elide(name_font, guest.name, width))
        painter.setFont(small)
        painter.setPen(look.theme.dim)
        line.translate(0, look.px(20))
        painter.drawText(line, theme.LEFT, theme.elide(small, below, width))

    def _paint_words(self, painter: QPainter, look: theme.Look, guest: GuestPresentation) -> None:
        left = look.px(NAME_END)
        right = self.score.x() - look.px(8)
        if right - left < look.px(40):
            return
        font, half, width = look.font(12), self.height() / 2, right - left
        painter.setFont(font)
        painter.setPen(look.theme.key)
        if self._levels[2] == 0:  # the story is sealed: the tags have its room
            tags = theme.fit_lines(font, tag_words(guest), width, self.height() - look.px(10))
            height = theme.text_height(font, tags, width)
            painter.drawText(QRectF(left, half - height / 2, width, height + 2), theme.WRAP, tags)
            return
        room = look.px(37 if self.height() > look.px(58) else 19)
        story = theme.fit_lines(font, guest.story, width, room)
        height = theme.text_height(font, story, width)
        line = QRectF(left, half - (look.px(19) + height) / 2, width, look.px(19))
        painter.drawText(line, theme.LEFT, theme.elide(font, tag_words(guest), width))
        painter.setOpacity(self._levels[2])
        painter.setPen(look.theme.value)
        painter.drawText(QRectF(left, line.bottom(), width, height + 2), theme.WRAP, story)
        painter.setOpacity(1)

    def paint_share(self, painter: QPainter, look: theme.Look, guest: GuestPresentation, level: float) -> None:
        right, width, half = self.more.x() - look.px(4), look.px(66), self.height() / 2
        font = look.font(16, bold=True)
        painter.setFont(font)
        painter.setPen(look.theme.weight)
        line = QRectF(right - width, half - look.px(20), width, look.px(24))
        painter.drawText(line, theme.RIGHT, in_percent(guest.percent_text))
        bar = QRectF(right - width, half + look.px(8), width, look.px(6))
        paint_bar(painter, look, bar, guest.share * level)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside and self.guest is not None:
            self.opened.emit(self.guest.number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in UP_AND_DOWN and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.step_wanted.emit(UP_AND_DOWN[Qt.Key(event.key())])
        elif (event.key() in EDIT_KEYS or event.key() == Qt.Key.Key_Space) and self.guest is not None:
            self.opened.emit(self.guest.number)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: object) -> None:
        self.pass_on(Target(guest=self.guest.number) if self.guest is not None else NOTHING)
        self.update()

    def focusOutEvent(self, event: object) -> None:
        self.pass_on(NOTHING)
        self.update()


def tag_words(guest: GuestPresentation) -> str:
    """Return the tags of a guest in one line, the strongest first."""
    tags = sorted((-abs(tag), place) for place, tag in enumerate(guest.tags) if tag)
    return "  ".join(f"{guest.traits[place]} {guest.tag_texts[place]}" for _, place in tags)
