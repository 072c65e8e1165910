"""What a card and a row of a guest have in common: the score, the light, the share that each tick paints anew."""

from typing import ClassVar

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from app.presentation.guest import GuestPresentation
from app.presentation.target import NOTHING, Target
from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.fields.score_slider import ScoreSlider
from app.widgets.guests.guest_ground import edge_width, ground_colour, paint_ground, warmth_of


class GuestGestures(QObject):
    """What is done to guests: all cards and rows of a list tell it here, each with the number of its guest."""

    scored = Signal(int, float)
    tagged = Signal(int, int, float)  # guest, trait, value
    detailed = Signal(int, int, float)  # guest, axis, value
    renamed = Signal(int, str)
    role_written = Signal(int, str)
    story_written = Signal(int, str)
    moved = Signal(int, int)  # guest, by how many places
    removed = Signal(int)
    ended = Signal()  # nothing is dragged any more


class GuestWidget(QWidget):
    """Shows one guest, and tells what is done to them."""

    hovered = Signal(object)
    menu_wanted = Signal(int, QPointF)  # number, global place
    slider: ClassVar[type[ScoreSlider]] = ScoreSlider
    moves: ClassVar[dict[Qt.Key, int]] = {}  # keys that, with Alt, move the guest, and by how many places

    def __init__(self, parent: QWidget, gestures: GuestGestures) -> None:
        super().__init__(parent)
        self.gestures = gestures
        self.guest: GuestPresentation | None = None
        self.score = self.slider(self)
        self.score.edited.connect(lambda value: self.report(gestures.scored, value))
        self.score.gesture_ended.connect(gestures.ended)
        self.score.hovered.connect(self.pass_on)
        self.more = ChipButton(self, icon="more-horizontal", tone="dim", quiet=True)
        self.more.clicked.connect(lambda: self.want_menu(QPointF(self.more.mapToGlobal(self.more.rect().bottomLeft()))))
        self._levels = (1.0, 1.0, 1.0)  # of score, share, and what is sealed until then
        self._highlighted, self._warmth = False, 0.0

    def set_data(self, guest: GuestPresentation) -> None:
        """Show a guest; what has not changed is not painted again."""
        before, self.guest = self.guest, guest
        if before == guest:
            return
        self.score.target = Target(guest=guest.number)
        self.score.set_range(*guest.score_range)
        name = self.tr("Score of {}").format(f"{guest.label} {guest.name}")
        self.score.set_score(guest.score, guest.score_text, guest.scaled_text, guest.pinned, name)
        if before is None or (before.share, before.percent_text) != (guest.share, guest.percent_text):
            self._update_share()
        if before is None or before.person != guest.person:
            self.more.name("", self.tr("More about {}").format(f"{guest.label} {guest.name}"))
            self.set_person(guest)
            self.update()

    def set_person(self, guest: GuestPresentation) -> None:
        """Show all of a guest that does not change while a score is dragged."""
        raise NotImplementedError

    def share_rect(self) -> QRect:
        """Return where the share is painted."""
        raise NotImplementedError

    def paint_person(self, painter: QPainter, look: theme.Look, guest: GuestPresentation, dirty: QRegion) -> None:
        """Paint what does not change while a score is dragged, as far as it is dirty."""
        raise NotImplementedError

    def paint_share(self, painter: QPainter, look: theme.Look, guest: GuestPresentation, level: float) -> None:
        """Paint the share, grown to a level."""
        raise NotImplementedError

    def report(self, signal: SignalInstance, *values: object) -> None:
        """Tell what is done to the guest."""
        if self.guest is not None:
            signal.emit(self.guest.number, *values)

    def highlight(self, target: Target) -> None:
        """Light the edge if the spotlight falls on the guest."""
        highlighted = self.guest is not None and target.guest == self.guest.number
        if highlighted != self._highlighted:
            self._highlighted = highlighted
            self.update()

    def set_levels(self, score: float, share: float, details: float) -> None:
        """Show how far score, share and details have been built up."""
        if (score, share, details) != self._levels:
            self._levels = (score, share, details)
            self.score.set_level(score)
            self.score.set_scaled(share)
            self.show_levels()
            self._update_share()
            self.update()

    def show_levels(self) -> None:
        """Show and hide what a level has changed."""

    def _update_share(self) -> None:
        """Paint the share again, and the edge if it tells another."""
        self.update(self.share_rect())
        warmth = warmth_of(self.guest.share * self._levels[1]) if self.guest is not None else 0.0
        if warmth != self._warmth:
            self._warmth = warmth
            self._update_edge()

    def _update_edge(self) -> None:
        self.update(QRegion(self.rect()) - QRegion(self._inside()))

    def _inside(self) -> QRect:
        edge = edge_width(theme.look(self))
        return self.rect().adjusted(edge, edge, -edge, -edge)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is asked for: while a score is dragged that is the share alone, and seldom the edge."""
        guest, dirty = self.guest, event.region()
        if guest is None:
            return
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._inside().contains(dirty.boundingRect()):
                painter.fillRect(dirty.boundingRect(), ground_colour(look, highlighted=self._highlighted))
            else:
                paint_ground(painter, look, QRectF(self.rect()), self._warmth, highlighted=self._highlighted)
            self.paint_person(painter, look, guest, dirty)
            if self._levels[1] > 0 and dirty.intersects(self.share_rect()):
                painter.setOpacity(self._levels[1])
                self.paint_share(painter, look, guest, self._levels[1])

    def pass_on(self, target: Target) -> None:
        """Tell what is hovered: the guest where the pointer has left a field but not the card."""
        if target == NOTHING and self.underMouse() and self.guest is not None:
            target = Target(guest=self.guest.number)
        self.hovered.emit(target)

    def enterEvent(self, event: object) -> None:
        if self.guest is not None:
            self.hovered.emit(Target(guest=self.guest.number))

    def leaveEvent(self, event: object) -> None:
        self.hovered.emit(NOTHING)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete takes the guest out, Alt with an arrow moves them."""
        if event.key() == Qt.Key.Key_Delete:
            self.report(self.gestures.removed)
        elif event.key() in self.moves and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.report(self.gestures.moved, self.moves[Qt.Key(event.key())])
        else:
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.want_menu(QPointF(event.globalPos()))

    def want_menu(self, where: QPointF) -> None:
        """Ask for the guest's menu at a global place."""
        if self.guest is not None:
            self.menu_wanted.emit(self.guest.number, where)
