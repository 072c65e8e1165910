"""The guests: whole cards where all of them fit, else a scrolling list of rows.

Only as many widgets exist as are on screen; scrolling hands them other guests. So 200 guests cost what a dozen do.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from app.presentation.guest import GuestPresentation
from app.presentation.target import NOTHING, Target
from app.style import theme
from app.widgets.chrome.arranged import Arranged
from app.widgets.chrome.thin_bar import give_thin_bars
from app.widgets.guests.card_layout import LEAST_WIDTH, least_height
from app.widgets.guests.guest_card import GuestCard
from app.widgets.guests.guest_row import HEIGHT, GuestRow
from app.widgets.guests.guest_widget import GuestGestures

GAP, ROW_GAP = 10, 6
WIDEST, TALLEST = 340, 560  # a card of the design does not grow beyond

Guest = TypeVar("Guest", GuestCard, GuestRow)


class GuestList(Arranged, QAbstractScrollArea):
    """Asks `guest_at` for the guests it shows, and passes on what their cards report."""

    hovered = Signal(object)
    menu_wanted = Signal(int, QPointF)
    opened = Signal(int)
    move_wanted = Signal(int, int)  # number, place

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.gestures = GuestGestures(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        give_thin_bars(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setViewport(QWidget())  # one of ours: to wrap Qt's own takes 9 ms
        self.verticalScrollBar().valueChanged.connect(self._bind)
        self._count, self._sizes = 0, (0, 0)  # _sizes: traits, axes
        self._guest_at: Callable[[int], GuestPresentation] | None = None
        self._columns = 0  # of cards; 0: rows
        self._target, self._levels = NOTHING, (1.0, 1.0, 1.0)
        self.cards: list[GuestCard] = []
        self.rows: list[GuestRow] = []

    def set_data(self, count: int, guest_at: Callable[[int], GuestPresentation], traits: int, axes: int) -> None:
        """Show so many guests; guest_at(place) tells what to show of one. Only visible ones are asked for."""
        self._guest_at = guest_at
        if (count, (traits, axes)) != (self._count, self._sizes):
            self._count, self._sizes = count, (traits, axes)
            self._arrange()
        else:
            self._bind()

    @property
    def shows_cards(self) -> bool:
        """Whether whole cards are shown, rather than rows."""
        return self._columns > 0

    def visible_widgets(self) -> list[GuestCard | GuestRow]:
        """Return the cards or rows on screen, in order."""
        pool: Sequence[GuestCard | GuestRow] = self.cards if self.shows_cards else self.rows
        return [widget for widget in pool if not widget.isHidden()]

    def tab_order(self) -> list[QWidget]:
        """Return what the keyboard goes through: guest by guest, in the order of their places."""
        by_place = sorted(self.visible_widgets(), key=lambda widget: widget.property("place"))
        return [field for widget in by_place for field in widget.tab_order()]

    def highlight(self, target: Target) -> None:
        """Let the spotlight fall on the cards."""
        self._target = target
        for widget in self.visible_widgets():
            widget.highlight(target)

    def set_levels(self, score: float, share: float, details: float) -> None:
        """Show how far the steps have been built up."""
        self._levels = (score, share, details)
        for widget in self.visible_widgets():
            widget.set_levels(*self._levels)

    def show_place(self, place: int) -> None:
        """Scroll a place into view."""
        if self.shows_cards:
            return
        pitch, bar = self._pitch(), self.verticalScrollBar()
        top = round(place * pitch)
        if top < bar.value():
            bar.setValue(top)
        elif top + pitch > bar.value() + self.viewport().height():
            bar.setValue(round(top + pitch - self.viewport().height()))

    def focus_place(self, place: int) -> None:
        """Scroll a place into view and give its row or card the keyboard."""
        if not 0 <= place < self._count:
            return
        self.show_place(place)
        for widget in self.visible_widgets():
            if widget.property("place") == place:
                (widget.name if isinstance(widget, GuestCard) else widget).setFocus(Qt.FocusReason.TabFocusReason)

    def _pitch(self) -> float:
        """Return how far apart rows stand: they share the room out where they do not fill it."""
        px = theme.look(self).px
        least = px(HEIGHT + ROW_GAP)
        return max(least, min((self.viewport().height() + px(ROW_GAP)) / max(self._count, 1), px(78)))

    def _arrange(self) -> None:
        """Choose between cards and rows, and how far there is to scroll."""
        if self._guest_at is None or self.width() < 50:
            return
        self._columns = self._columns_that_fit()
        bar = self.verticalScrollBar()
        if self.shows_cards:
            bar.setRange(0, 0)
        else:
            height = self.viewport().height()
            bar.setRange(0, max(round(self._count * self._pitch() - theme.look(self).px(ROW_GAP)) - height, 0))
            bar.setPageStep(height)
            bar.setSingleStep(round(self._pitch()))
        self._bind()

    def _columns_that_fit(self) -> int:
        """Return the columns in which whole cards fill the room best, without scrolling; 0 if there are none."""
        px, sizes = theme.look(self).px, self._sizes
        gap, fitting = px(GAP), []
        for columns in range(1, self._count + 1):
            rows = -(-self._count // columns)
            card_width = (self.width() - gap * (columns - 1)) / columns
            card_height = (self.height() - gap * (rows - 1)) / rows
            if card_width < px(LEAST_WIDTH):
                break
            if card_height >= px(least_height(*sizes)):
                fitting.append((rows * columns - self._count, columns))  # fewest empty places first
        return min(fitting)[1] if fitting else 0

    def _bind(self) -> None:
        """Hand the guests in view to the widgets, and hide those that are left over."""
        if self._guest_at is None:
            return
        if self.shows_cards:
            self._bind_cards()
        else:
            self._bind_rows()
        used = self._count if self.shows_cards else 0
        for card in self.cards[used:]:
            card.hide()
        if self.shows_cards:
            for row in self.rows:
                row.hide()

    def _bind_cards(self) -> None:
        look, columns = theme.look(self), self._columns
        gap, rows = look.px(GAP), -(-self._count // self._columns)
        width = min((self.width() - gap * (columns - 1)) / columns, look.px(WIDEST))
        height = min((self.height() - gap * (rows - 1)) / rows, look.px(TALLEST))
        left = (self.width() - columns * width - gap * (columns - 1)) / 2
        while len(self.cards) < self._count:
            self.cards.append(self._adopt(GuestCard(self.viewport(), self.gestures)))
        for place in range(self._count):
            row, column = divmod(place, columns)
            x, y = round(left + column * (width + gap)), round(row * (height + gap))
            right, bottom = round(left + column * (width + gap) + width), round(row * (height + gap) + height)
            self._hand(self.cards[place], place, x, y, right - x, bottom - y)

    def _bind_rows(self) -> None:
        pitch, scrolled = self._pitch(), self.verticalScrollBar().value()
        first = int(scrolled // pitch)
        last = min(int((scrolled + self.viewport().height() - 1) // pitch), self._count - 1)
        while len(self.rows) < last - first + 1:
            row = self._adopt(GuestRow(self.viewport(), self.gestures))
            row.opened.connect(self.opened)
            row.step_wanted.connect(lambda step, row=row: self.focus_place(row.property("place") + step))
            self.rows.append(row)
        height = pitch - theme.look(self).px(ROW_GAP)
        for place in range(first, last + 1):
            # a guest keeps its widget while scrolling, so that the keyboard stays with the guest
            row = self.rows[place % len(self.rows)]
            self._hand(row, place, 0, round(place * pitch - scrolled), self.viewport().width(), round(height))
        shown = {place % len(self.rows) for place in range(first, last + 1)} if self.rows else set()
        for index, row in enumerate(self.rows):
            if index not in shown:
                row.hide()

    def _hand(self, widget: GuestCard | GuestRow, place: int, x: int, y: int, width: int, height: int) -> None:
        widget.setProperty("place", place)
        widget.setGeometry(x, y, width, height)
        if self._guest_at is not None:
            widget.set_data(self._guest_at(place))
        widget.set_levels(*self._levels)
        widget.highlight(self._target)
        if widget.isHidden():
            widget.show()

    def _adopt(self, widget: Guest) -> Guest:
        widget.hovered.connect(self.hovered)
        widget.menu_wanted.connect(self.menu_wanted)
        if isinstance(widget, GuestCard):
            widget.dragged.connect(self._carry)
        return widget

    def _carry(self, number: int, where: QPointF) -> None:
        """A card is being carried: ask for its guest to be moved to the place under the pointer."""
        spot = self.viewport().mapFromGlobal(where.toPoint())
        for widget in self.visible_widgets():
            if widget.geometry().contains(spot) and widget.guest and widget.guest.number != number:
                self.move_wanted.emit(number, widget.property("place"))

    def viewportEvent(self, event: QEvent) -> bool:
        return False if event.type() == QEvent.Type.Paint else super().viewportEvent(event)
