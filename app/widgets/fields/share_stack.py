"""The softmax stack: all shares side by side, one whole mind wide. Dragging a share asks for the score behind it."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.presentation.guest import Segment
from app.presentation.target import NOTHING, Target
from app.style import theme
from app.widgets.chrome.typed_words import TypedWords
from app.widgets.fields.number_field import Grip, NumberField
from core import typed_numbers
from core.numbers import in_percent

NARROWEST = 1.5  # px: thinner slivers are painted as one block
ENDS = 0.001  # how near a drag or a step brings a share to nothing and to all
ALL_STEPS = {Qt.Key.Key_Down: -1, Qt.Key.Key_Up: 1, Qt.Key.Key_PageDown: -10, Qt.Key.Key_PageUp: 10}


class ShareStack(NumberField):
    """Left and right choose a guest, up and down change the share, digits type it."""

    share_edited = Signal(int, float)  # number, share
    steps = ALL_STEPS

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.segments: tuple[Segment, ...] = ()
        self.accept_row: Callable[[str], str] | None = None  # takes all shares at once; returns why not, or nothing
        self._chosen = 0  # a place in the stack
        self._target = NOTHING
        self.set_range(ENDS, 1 - ENDS, 0.01, 0.001)
        self.setMouseTracking(True)
        self.edited.connect(self._report_share)

    def set_stack(self, segments: tuple[Segment, ...]) -> None:
        """Show these shares, in this order."""
        if segments != self.segments:
            chosen = self.segments[self._chosen].number if self._chosen < len(self.segments) else None
            self.segments = segments
            self._chosen = next((place for place, s in enumerate(segments) if s.number == chosen), 0)
            self.update()
        self._set_chosen()

    def _set_chosen(self) -> None:
        if self.segments:
            segment = self.segments[self._chosen]
            self.target = Target(guest=segment.number)
            name = self.tr("Share of {}").format(f"{segment.label} {segment.name}")
            self.set_data(segment.share, in_percent(segment.percent_text), name)

    def highlight(self, target: Target) -> None:
        if target != self._target:
            self._target = target
            self.update()

    def _report_share(self, share: float) -> None:
        self.share_edited.emit(self.segments[self._chosen].number, share)

    def _bounds(self) -> list[tuple[float, float]]:
        """Return where each segment begins and ends, in px."""
        bounds, left, width = [], 0.0, float(self.width())
        for segment in self.segments:
            right = left + segment.share * width
            bounds.append((left, right))
            left = right
        return bounds

    def place_at(self, x: float) -> int | None:
        """Return the place in the stack of the segment under x."""
        for place, (left, right) in enumerate(self._bounds()):
            if left <= x < right:
                return place
        return None

    def choose(self, place: int) -> None:
        """Put the keyboard's mark on a segment."""
        self._chosen = min(max(place, 0), len(self.segments) - 1)
        self._set_chosen()
        self.hovered.emit(self.target)
        self.update()

    def grip_area(self) -> QRectF:
        return QRectF()  # no knob: a share is shifted from wherever it is taken

    def dragged(self, grip: Grip, x: float) -> float:
        """Return the share, as wide as the pointer has made it."""
        wide = grip.value + (x - grip.x) / self.width()
        return min(max(wide, self.low), self.high) if x != grip.x else grip.value

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self.place_at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and place is not None:
            self.choose(place)
            super().mousePressEvent(event)

    def clicked(self, place: QPointF) -> None:
        """A click has chosen a guest; two open the editor."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            super().mouseMoveEvent(event)
            return
        place = self.place_at(event.position().x())
        self.hovered.emit(Target(guest=self.segments[place].number) if place is not None else NOTHING)
        self.setCursor(Qt.CursorShape.SizeHorCursor if place is not None else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and not event.modifiers():
            self.choose(self._chosen + (1 if event.key() == Qt.Key.Key_Right else -1))
        else:
            super().keyPressEvent(event)

    def accept_text(self, text: str) -> str:
        """Take one share, or a whole row of them."""
        if self.accept_row is not None and typed_numbers.is_row(text):
            return self.accept_row(text)
        return super().accept_text(text)

    def read(self, text: str) -> float:
        return typed_numbers.share(text)

    def accept_value(self, value: float) -> str:
        return super().accept_value(value) if 0 < value < 1 else TypedWords().no_share()

    def _typed(self) -> str:
        return f"{self.value * 100:.6g} %"

    def editor_rect(self) -> QRectF:
        left, right = self._bounds()[self._chosen]
        return QRectF(left, 0, max(right - left, 60), self.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(80, round(theme.look(self).px(36)))

    def paint(self, painter: QPainter, look: theme.Look) -> None:
        colours, height = look.theme, float(self.height())
        radius = look.px(8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.line)
        painter.drawRoundedRect(QRectF(0, 0, self.width(), height), radius, radius)
        for place, (left, right) in enumerate(self._bounds()):
            if right - left < NARROWEST:
                rest = QRectF(left, 0, self.width() - left, height)
                painter.fillRect(rest, theme.mix(colours.card, colours.weight, 0.22))
                break
            self._paint_segment(painter, look, place, QRectF(left, 0, max(right - left - 1, 1), height))

    def _paint_segment(self, painter: QPainter, look: theme.Look, place: int, rect: QRectF) -> None:
        segment, colours = self.segments[place], look.theme
        depth = 1.0 - min(place, 7) * 0.11
        fill = theme.mix(colours.card, colours.weight, depth)
        highlighted = self._target.guest == segment.number
        grown = QRectF(rect.left(), rect.top(), rect.width() * self.level, rect.height())
        theme.paint_cell(painter, grown, fill, look.px(4))
        if highlighted or (self.hasFocus() and place == self._chosen):
            painter.fillRect(QRectF(rect.left(), rect.bottom() - look.px(4), rect.width(), look.px(4)), colours.query)
        self._paint_words(painter, look, segment, rect, fill)

    def _paint_words(self, painter: QPainter, look: theme.Look, segment: Segment, rect: QRectF, fill: QColor) -> None:
        font = look.font(12, bold=True)
        percent = in_percent(segment.percent_text)
        for text in (f"{segment.label}  {percent}", percent, segment.percent_text, str(segment.number)):
            if theme.text_width(font, text) + look.px(6) <= rect.width():
                painter.setFont(font)
                painter.setPen(theme.ink_on(fill))
                painter.drawText(rect, theme.CENTRE, text)
                return
