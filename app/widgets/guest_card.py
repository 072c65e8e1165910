"""A guest's card: tags (key) above, then score and share, then story and details (value)."""

from itertools import pairwise

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from app import theme
from app.widgets.avatar import avatar_pixmap
from app.widgets.chip_button import ChipButton
from app.widgets.detail_axis import DetailAxis
from app.widgets.field import Field
from app.widgets.guest_figures import GuestFigures
from app.widgets.score_slider import ScoreSlider
from app.widgets.share_line import paint_share
from app.widgets.spotlight import NOTHING, Target
from app.widgets.tag_chip import TagChip
from app.widgets.text_field import TextField

PADDING = 12
AVATAR = 42
STORY = 52  # three lines
CHIP = (72, 22, 4)  # narrowest, height, gap
DETAIL_RANGE = (-3.0, 3.0, 0.5, 0.1)
TAG_RANGE = (-3.0, 3.0, 0.5, 0.5)
MINIMUM = (158, 318)  # of the design; a card shows all it has from 6 traits and 4 axes down


class GuestCard(QWidget):
    """Shows one guest, and reports what is done to them as (what, values): ("score", (3, 10.5))."""

    edited = Signal(str, tuple)
    settled = Signal()
    hovered = Signal(object)
    menu_wanted = Signal(int, QPointF)  # number, global place
    dragged = Signal(int, QPointF)  # number, global place of the pointer: the card is being carried

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures: GuestFigures | None = None
        self._levels = (1.0, 1.0, 1.0)
        self._lit, self._warmth = False, 0.0
        self._carried: tuple[int, QPointF] | None = None  # whom, and from where: the card may show another by then
        self._share_rect = QRect()
        self.name = TextField(self, bold=True, size=16)
        self.role = TextField(self, role="dim", size=12)
        self.story = TextField(self, role="value", size=12, wraps=True)
        self.score = ScoreSlider(self)
        self.more = ChipButton(self, icon="more-horizontal", tone="dim", quiet=True)
        self.chips: list[TagChip] = []
        self.axes: list[DetailAxis] = []
        self.setCursor(Qt.CursorShape.OpenHandCursor)  # it can be carried to another place
        self._connect()

    def _connect(self) -> None:
        self.name.edited.connect(lambda words: self._report("name", words))
        self.role.edited.connect(lambda words: self._report("role", words))
        self.story.edited.connect(lambda words: self._report("story", words))
        self.score.edited.connect(lambda score: self._report("score", score))
        self.more.clicked.connect(lambda: self._want_menu(self.more))
        for field in (self.name, self.role, self.story, self.score):
            self._adopt(field)

    def _adopt(self, field: Field) -> None:
        field.hovered.connect(self._pass_on)
        if hasattr(field, "settled"):
            field.settled.connect(self.settled)

    def _pass_on(self, target: Target) -> None:
        """Tell what is hovered: the card itself where the pointer has left a field but not the card."""
        if target == NOTHING and self.underMouse() and self.figures is not None:
            target = Target(guest=self.figures.number)
        self.hovered.emit(target)

    def _report(self, what: str, *values: object) -> None:
        if self.figures is not None:
            self.edited.emit(what, (self.figures.number, *values))

    def present(self, figures: GuestFigures) -> None:
        """Show a guest; what has not changed is not painted again."""
        before, self.figures = self.figures, figures
        if before == figures:
            return
        if before is None or before.number != figures.number:
            self._aim(figures.number)
            self.update()
        elif (before.label, before.avatar) != (figures.label, figures.avatar):
            self.update()
        if before is None or (before.share, before.percent_text) != (figures.share, figures.percent_text):
            self._update_share()
        self._present_score(figures)
        if before is None or before.person != figures.person:
            self._present_texts(figures)
            self._present_numbers(figures)

    def _aim(self, number: int) -> None:
        for field in (self.name, self.role, self.story, self.score):
            field.target = Target(guest=number)

    def _present_texts(self, figures: GuestFigures) -> None:
        who = f"{figures.label} {figures.name}"
        self.setAccessibleName(who)
        self.name.present(figures.name, self.tr("Name of {}").format(figures.label), self.tr("Name"))
        self.role.present(figures.role, self.tr("What {} does").format(who), self.tr("What they do"))
        self.story.present(figures.story, self.tr("Story of {}").format(who), self.tr("Their story"))
        self.more.name("", self.tr("More about {}").format(who))

    def _present_score(self, figures: GuestFigures) -> None:
        self.score.set_range(*figures.score_range)
        name = self.tr("Score of {}").format(f"{figures.label} {figures.name}")
        self.score.present_score(figures.score, figures.score_text, figures.scaled_text, figures.pinned, name)

    def _present_numbers(self, figures: GuestFigures) -> None:
        who = f"{figures.label} {figures.name}"
        self._grow(len(figures.traits), len(figures.axes))
        for place, chip in enumerate(self.chips):
            trait = figures.traits[place]
            chip.target = Target(guest=figures.number, trait=place)
            chip.present_tag(trait, figures.tags[place], figures.tag_texts[place], f"{who}: {trait}")
        for place, axis in enumerate(self.axes):
            words = figures.axes[place]
            axis.target = Target(guest=figures.number, axis=place)
            name = f"{who}: {words[0]} – {words[1]}"
            axis.present_detail(words, figures.details[place], figures.detail_texts[place], name)

    def _grow(self, traits: int, axes: int) -> None:
        """Have as many chips and axes as there are traits and detail axes."""
        if (traits, axes) == (len(self.chips), len(self.axes)):
            return
        while len(self.chips) < traits:
            self.chips.append(self._new_number(TagChip(self), "tag", len(self.chips), TAG_RANGE))
        while len(self.axes) < axes:
            self.axes.append(self._new_number(DetailAxis(self), "detail", len(self.axes), DETAIL_RANGE))
        for extra in (*self.chips[traits:], *self.axes[axes:]):
            extra.hide()
            extra.deleteLater()
        del self.chips[traits:], self.axes[axes:]
        self._arrange()
        self._set_tab_order()

    def _new_number(self, field, what: str, place: int, span: tuple[float, float, float, float]):
        field.set_range(*span)
        field.edited.connect(lambda value: self._report(what, place, value))
        self._adopt(field)
        field.show()
        return field

    def _set_tab_order(self) -> None:
        fields = [self.name, self.role, *self.chips, self.score, self.story, *self.axes, self.more]
        for first, second in pairwise(fields):
            QWidget.setTabOrder(first, second)

    def light(self, target: Target) -> None:
        """Light this card, or the part of it that the spotlight falls on."""
        lit = self.figures is not None and target.guest == self.figures.number
        if lit != self._lit:
            self._lit = lit
            self._update_edge()
        for field in (self.score, *self.chips, *self.axes):
            field.light(target)

    def set_levels(self, score: float, share: float, rest: float = 1.0) -> None:
        """Show how far the steps have been built up: score, share."""
        if (score, share, rest) != self._levels:
            self._levels = (score, share, rest)
            self.score.set_level(score)
            self._update_share()

    def _update_share(self) -> None:
        self.update(self._share_rect)
        warmth = warmth_of(self.figures.share * self._levels[1]) if self.figures is not None else 0.0
        if warmth != self._warmth:
            self._warmth = warmth
            self._update_edge()

    def _update_edge(self) -> None:
        self.update(QRegion(self.rect()) - QRegion(self.rect().adjusted(4, 4, -4, -4)))

    def resizeEvent(self, event: object) -> None:
        self._arrange()

    def changeEvent(self, event: object) -> None:
        super().changeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Place everything. What height is left over is shared out, so that nothing idles and nothing is cut."""
        px = theme.look(self).px
        pad, width = px(PADDING), self.width() - 2 * px(PADDING)
        head = px(AVATAR)
        text_left, text_width = pad + head + px(8), width - head - px(8) - px(26)
        self.name.setGeometry(_rect(text_left, pad - px(2), text_width, px(24)))
        self.role.setGeometry(_rect(text_left, pad + px(22), text_width + px(26), px(18)))
        self.more.setGeometry(_rect(self.width() - px(34), px(6), px(28), px(26)))

        most = max(1, int((width + px(CHIP[2])) // px(CHIP[0] + CHIP[2])))
        columns = max(-(-len(self.chips) // max(-(-len(self.chips) // most), 1)), 1)  # as even as can be
        rows = -(-len(self.chips) // columns)
        spare = self.height() - self._least_height(px, rows)
        each = max(0.0, spare) / max(rows + len(self.axes) + 3, 1)
        chip_height = px(CHIP[1]) + min(each, px(6))
        y = self._arrange_chips(pad, pad + head + px(9), width, columns, chip_height, px(CHIP[2]))
        gap = px(5) + min(each, px(8))
        self.score.setGeometry(_rect(pad, y + gap, width, px(37)))
        y += gap + px(37)
        self._share_rect = _rect(pad, y + px(2), width, px(30))
        y += px(32) + min(each, px(8)) / 2
        axis_height = px(19) + min(each, px(7))
        story_height = max(self.height() - y - axis_height * len(self.axes) - px(13), px(20))
        self.story.set_size(12 + min(max(story_height / px(1) - STORY - 20, 0) / 10, 10))
        self.story.setGeometry(_rect(pad, y, width, story_height))
        y += story_height + px(3)
        for axis in self.axes:
            axis.setGeometry(_rect(pad, y, width, axis_height))
            y += axis_height

    def _least_height(self, px, rows: int) -> float:
        chips = rows * px(CHIP[1]) + (rows - 1) * px(CHIP[2])
        return px(PADDING + AVATAR + 9 + 5 + 37 + 32 + STORY + 3 + 10) + chips + px(19) * len(self.axes)

    def _arrange_chips(self, left: float, top: float, width: float, columns: int, height: float, gap: float) -> float:
        chip_width = (width - gap * (columns - 1)) / columns
        for place, chip in enumerate(self.chips):
            row, column = divmod(place, columns)
            chip.setGeometry(_rect(left + column * (chip_width + gap), top + row * (height + gap), chip_width, height))
        rows = -(-len(self.chips) // columns)
        return top + rows * height + (rows - 1) * gap

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is asked for: while a score is dragged that is the share alone, and seldom the edge."""
        figures, dirty = self.figures, event.region()
        if figures is None:
            return
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.rect().adjusted(4, 4, -4, -4).contains(dirty.boundingRect()):
                painter.fillRect(dirty.boundingRect(), look.theme.card)
            else:
                paint_card(painter, look, QRectF(self.rect()), self._warmth, lit=self._lit)
            if dirty.intersects(QRect(8, 8, 8, self.name.geometry().bottom())):
                self._paint_head(painter, look, figures)
            if dirty.intersects(self._share_rect):
                level = self._levels[1]
                painter.setOpacity(0.12 + 0.88 * level)
                paint_share(painter, look, QRectF(self._share_rect), figures.percent_text, figures.share, level)

    def _paint_head(self, painter: QPainter, look: theme.Look, figures: GuestFigures) -> None:
        corner = QPointF(look.px(PADDING), look.px(PADDING - 2))
        paint_portrait(painter, look, corner, AVATAR, figures, self.devicePixelRatioF())

    def enterEvent(self, event: object) -> None:
        if self.figures is not None:
            self.hovered.emit(Target(guest=self.figures.number))

    def leaveEvent(self, event: object) -> None:
        self.hovered.emit(NOTHING)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete takes the guest out, Alt with an arrow moves them, the menu key opens their menu."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() == Qt.Key.Key_Delete:
            self._report("guest gone")
        elif event.key() == Qt.Key.Key_Menu:
            self._want_menu(self.more)
        elif event.key() in steps and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self._report("guest moved", steps[event.key()])
        else:
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.figures is not None:
            self.menu_wanted.emit(self.figures.number, QPointF(event.globalPos()))

    def _want_menu(self, button: QWidget) -> None:
        if self.figures is not None:
            place = button.mapToGlobal(button.rect().bottomLeft())
            self.menu_wanted.emit(self.figures.number, QPointF(place))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.figures is not None:
            self._carried = (self.figures.number, event.globalPosition())
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
            self.settled.emit()


def paint_portrait(
    painter: QPainter, look: theme.Look, corner: QPointF, size: float, figures: GuestFigures, ratio: float
) -> None:
    """Paint a guest's portrait, with their number on a badge at its foot."""
    side = round(look.px(size))
    portrait = avatar_pixmap(figures.avatar, side, ratio, look.theme.dark)
    painter.drawPixmap(round(corner.x()), round(corner.y()), portrait)
    font = look.font(10, bold=True)
    width = theme.text_width(font, figures.label) + look.px(8)
    badge = QRectF(corner.x() + (side - width) / 2, corner.y() + side - look.px(9), width, look.px(14))
    painter.setPen(QPen(look.theme.line, 1))
    painter.setBrush(look.theme.card)
    painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
    painter.setFont(font)
    painter.setPen(look.theme.text)
    painter.drawText(badge, theme.CENTRE, figures.label)


def warmth_of(share: float) -> float:
    """Return how rosy the edge of a guest with this share is, 0 to 1, in steps: it need not follow each tick."""
    return round(min(share * 2.4, 1.0) * 32) / 32


def paint_card(painter: QPainter, look: theme.Look, rect: QRectF, warmth: float, *, lit: bool) -> None:
    """Paint a card's ground. Its edge is the rosier the more of my mind the guest takes."""
    colours = look.theme
    painter.setPen(QPen(colours.query, 2) if lit else QPen(theme.mix(colours.line, colours.weight, warmth), 1 + warmth))
    painter.setBrush(colours.card)
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), look.px(12), look.px(12))


def _rect(x: float, y: float, width: float, height: float) -> QRect:
    return QRect(round(x), round(y), max(round(width), 0), max(round(height), 0))
