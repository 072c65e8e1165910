"""A guest's card: tags (key) above, then score and share, then story and details (value)."""

from typing import TypeVar

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QMouseEvent, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from app.presentation.guest import GuestPresentation
from app.presentation.target import Target
from app.style import theme
from app.text import escaping
from app.widgets.chrome.text_field import TextField
from app.widgets.fields.detail_axis import DetailAxis
from app.widgets.fields.share_line import paint_share
from app.widgets.fields.tag_chip import TagChip
from app.widgets.guests.card_layout import lay_out
from app.widgets.guests.cover import paint_cover
from app.widgets.guests.guest_ground import paint_portrait
from app.widgets.guests.guest_widget import GuestGestures, GuestWidget
from app.widgets.guests.name_field import NameField

TAG_RANGE = (-3.0, 3.0, 0.5, 0.5)
DETAIL_RANGE = (-3.0, 3.0, 0.5, 0.1)
LEFT_AND_RIGHT = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}

Number = TypeVar("Number", TagChip, DetailAxis)


class GuestCard(GuestWidget):
    """All there is of a guest, each part edited where it stands. The card itself can be carried to another place."""

    dragged = Signal(int, QPointF)  # number, global place of the pointer: the card is being carried
    moves = LEFT_AND_RIGHT

    def __init__(self, parent: QWidget, gestures: GuestGestures) -> None:
        super().__init__(parent, gestures)
        self._carried: tuple[int, QPointF] | None = None  # whom, and from where: the card may show another by then
        self._layout = lay_out(0, 0, theme.look(self).px, 0, 0)
        self._name_lines = QRect(), QRect()
        self.name = NameField(self)
        self.role = TextField(self, role="dim", size=12)
        self.story = TextField(self, role="value", size=12, wraps=True)
        self.chips: list[TagChip] = []
        self.axes: list[DetailAxis] = []
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        written = gestures.renamed, gestures.role_written, gestures.story_written
        for field, signal in zip((self.name, self.role, self.story), written, strict=True):
            field.edited.connect(lambda words, signal=signal: self.report(signal, words))
            field.hovered.connect(self.pass_on)

    def set_person(self, guest: GuestPresentation) -> None:
        who = f"{guest.label} {guest.name}"
        self.setAccessibleName(who)
        for field in (self.name, self.role, self.story):
            field.target = Target(guest=guest.number)
        self.name.set_data(guest.name, self.tr("Name of {}").format(guest.label), self.tr("Name"))
        self._arrange_name()
        self.role.set_data(guest.role, self.tr("Subtitle of {}").format(who), self.tr("Subtitle"))
        self.story.set_data(guest.story, self.tr("{0} of {1}").format(guest.story_word, who), guest.story_word)
        self._set_numbers(guest, who)
        self._tip_story()

    def _set_numbers(self, guest: GuestPresentation, who: str) -> None:
        self._grow(len(guest.traits), len(guest.axes))
        for place, chip in enumerate(self.chips):
            trait = guest.traits[place]
            chip.target = Target(guest=guest.number, trait=place)
            chip.set_tag(trait, guest.tags[place], guest.tag_texts[place], f"{who}: {trait}")
        for place, axis in enumerate(self.axes):
            words = guest.axes[place]
            axis.target = Target(guest=guest.number, axis=place)
            name = f"{who}: {words[0]} – {words[1]}"
            axis.set_detail(words, guest.details[place], guest.detail_texts[place], name)

    def _grow(self, traits: int, axes: int) -> None:
        """Have as many chips and axes as there are traits and detail axes."""
        if (traits, axes) == (len(self.chips), len(self.axes)):
            return
        while len(self.chips) < traits:
            self.chips.append(self._new_number(TagChip(self), self.gestures.tagged, len(self.chips), TAG_RANGE))
        while len(self.axes) < axes:
            self.axes.append(self._new_number(DetailAxis(self), self.gestures.detailed, len(self.axes), DETAIL_RANGE))
        for extra in (*self.chips[traits:], *self.axes[axes:]):
            extra.hide()
            extra.deleteLater()
        del self.chips[traits:], self.axes[axes:]
        self._arrange()
        self.show_levels()

    def _new_number(
        self, field: Number, signal: SignalInstance, place: int, span: tuple[float, float, float, float]
    ) -> Number:
        field.set_range(*span)
        field.edited.connect(lambda value: self.report(signal, place, value))
        field.gesture_ended.connect(self.gestures.ended)
        field.hovered.connect(self.pass_on)
        field.show()
        return field

    def show_levels(self) -> None:
        """Let what is sealed be there as far as it has been opened."""
        level = self._levels[2]
        for field in (self.story, *self.axes):
            field.set_level(level)
        self.setAccessibleDescription(self.guest.sealed if self.guest is not None and level < 1 else "")

    def tab_order(self) -> list[QWidget]:
        """Return what the keyboard goes through, as it stands."""
        return [self.name, self.role, *self.chips, self.score, self.story, *self.axes, self.more]

    def highlight(self, target: Target) -> None:
        super().highlight(target)
        for field in (self.score, *self.chips, *self.axes):
            field.highlight(target)

    def resizeEvent(self, event: object) -> None:
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        layout = lay_out(self.width(), self.height(), theme.look(self).px, len(self.chips), len(self.axes))
        for part in ("more", "score", "story"):
            getattr(self, part).setGeometry(getattr(layout, part))
        self._name_lines = layout.name, layout.role
        self._arrange_name()
        for field, rect in (*zip(self.chips, layout.chips, strict=True), *zip(self.axes, layout.axes, strict=True)):
            field.setGeometry(rect)
        self.story.set_size(layout.story_size)
        self._layout = layout
        self._tip_story()

    def _tip_story(self) -> None:
        """Tell a story that is cut on the card in a tip."""
        place = self._layout.story
        font = theme.look(self).font(self._layout.story_size)
        fits = theme.fit_lines(font, self.story.text, place.width(), place.height()) == self.story.text
        self.story.setToolTip("" if fits else escaping.tip(self.story.text))

    def _arrange_name(self) -> None:
        line, below = self._name_lines
        self.name.arrange(line, self.role, below)

    def share_rect(self) -> QRect:
        return self._layout.share

    def paint_person(self, painter: QPainter, look: theme.Look, guest: GuestPresentation, dirty: QRegion) -> None:
        if dirty.intersects(QRect(8, 8, 8, self.role.geometry().bottom())):
            place = self._layout.avatar
            paint_portrait(painter, look, QPointF(place.topLeft()), place.width(), guest, self.devicePixelRatioF())
        score, share, details = self._levels
        if details < 1:
            painter.setOpacity(1 - details)
            cover = QRectF(self._layout.sealed(score, share))
            paint_cover(painter, look, cover, "value", guest.sealed, self.devicePixelRatioF())
            painter.setOpacity(1)

    def paint_share(self, painter: QPainter, look: theme.Look, guest: GuestPresentation, level: float) -> None:
        paint_share(painter, look, QRectF(self.share_rect()), guest.percent_text, guest.share, level)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.guest is not None:
            self._carried = (self.guest.number, event.globalPosition())
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._carried is None:
            return
        number, start = self._carried
        if (event.globalPosition() - start).manhattanLength() > 12:
            self.dragged.emit(number, event.globalPosition())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._carried is not None:
            self._carried = None
            self.setCursor(Qt.CursorShape.OpenHandCursor)
            self.gestures.ended.emit()
