"""A guest in one line, for long lists and small windows. Opening it shows the whole card."""

from typing import ClassVar

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from app import theme
from app.widgets.field import EDIT_KEYS, paint_focus
from app.widgets.guest_card import paint_card, paint_portrait, warmth_of
from app.widgets.guest_figures import GuestFigures
from app.widgets.number_field import STEPS
from app.widgets.score_slider import ScoreSlider
from app.widgets.share_line import paint_bar
from app.widgets.spotlight import NOTHING, Target

HEIGHT = 50  # of the design


class RowScore(ScoreSlider):
    """The slider of a row leaves the up and down keys to the list."""

    steps: ClassVar = {key: step for key, step in STEPS.items() if key not in (Qt.Key.Key_Up, Qt.Key.Key_Down)}


class GuestRow(QWidget):
    """Name, tags and story at the left; score and share at the right."""

    edited = Signal(str, tuple)
    settled = Signal()
    hovered = Signal(object)
    menu_wanted = Signal(int, QPointF)
    opened = Signal(int)
    step_wanted = Signal(int)  # the keyboard asks for the next (1) or the previous (−1) row

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures: GuestFigures | None = None
        self._levels = (1.0, 1.0)
        self._lit, self._warmth = False, 0.0
        self.score = RowScore(self)
        self.score.edited.connect(lambda score: self.edited.emit("score", (self._number(), score)))
        self.score.settled.connect(self.settled)
        self.score.hovered.connect(self._pass_on)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.score.setCursor(Qt.CursorShape.ArrowCursor)

    def _pass_on(self, target: Target) -> None:
        self.hovered.emit(Target(guest=self._number()) if target == NOTHING and self.underMouse() else target)

    def _number(self) -> int:
        return self.figures.number if self.figures is not None else 0

    def present(self, figures: GuestFigures) -> None:
        """Show a guest; what has not changed is not painted again."""
        before, self.figures = self.figures, figures
        if before == figures:
            return
        who = f"{figures.label} {figures.name}"
        self.setAccessibleName(f"{who}, {figures.percent_text} %")
        self.score.target = Target(guest=figures.number)
        self.score.set_range(*figures.score_range)
        name = self.tr("Score of {}").format(who)
        self.score.present_score(figures.score, figures.score_text, figures.scaled_text, figures.pinned, name)
        if before is None or before.person != figures.person:
            self._warmth = warmth_of(figures.share * self._levels[1])
            self.update()
        elif (before.share, before.percent_text) != (figures.share, figures.percent_text):
            self._update_share()

    def _update_share(self) -> None:
        """Paint the share again, and the edge if it tells another."""
        self.update(self._share_rect())
        warmth = warmth_of(self.figures.share * self._levels[1]) if self.figures is not None else 0.0
        if warmth != self._warmth:
            self._warmth = warmth
            self.update(QRegion(self.rect()) - QRegion(self.rect().adjusted(4, 4, -4, -4)))

    def _share_rect(self) -> QRect:
        left = self.score.geometry().right() + 1
        return QRect(left, 4, self.width() - left - 4, self.height() - 8)

    def light(self, target: Target) -> None:
        """Light the row if the spotlight falls on its guest."""
        lit = self.figures is not None and target.guest == self.figures.number
        if lit != self._lit:
            self._lit = lit
            self.update()

    def set_levels(self, score: float, share: float) -> None:
        """Show how far the steps have been built up."""
        if (score, share) != self._levels:
            self._levels = (score, share)
            self.score.set_level(score)
            self.update()

    def resizeEvent(self, event: object) -> None:
        px = theme.look(self).px
        share, score = px(82), px(112)
        self.score.setGeometry(
            QRect(
                round(self.width() - share - score - px(10)), round(px(7)), round(score), self.height() - round(px(12))
            )
        )

    def paintEvent(self, event: QPaintEvent) -> None:
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
            if dirty.intersects(QRect(8, 8, self.score.x() - 16, self.height() - 16)):
                self._paint_who(painter, look, figures)
                self._paint_words(painter, look, figures)
            if dirty.intersects(self._share_rect()):
                painter.setOpacity(0.12 + 0.88 * self._levels[1])
                self._paint_share(painter, look, figures)
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), look.theme.query)

    def _paint_who(self, painter: QPainter, look: theme.Look, figures: GuestFigures) -> None:
        half = self.height() / 2
        corner = QPointF(look.px(8), half - look.px(20))
        paint_portrait(painter, look, corner, 36, figures, self.devicePixelRatioF())
        left, width = look.px(52), look.px(88)
        name_font, small = look.font(14, bold=True), look.font(11)
        painter.setFont(name_font)
        painter.setPen(look.theme.text)
        line = QRectF(left, half - look.px(20), width, look.px(21))
        painter.drawText(line, theme.LEFT, theme.elide(name_font, figures.name, width))
        painter.setFont(small)
        painter.setPen(look.theme.dim)
        line.translate(0, look.px(20))
        painter.drawText(line, theme.LEFT, theme.elide(small, figures.role, width))

    def _paint_words(self, painter: QPainter, look: theme.Look, figures: GuestFigures) -> None:
        left = look.px(142)
        right = self.score.x() - look.px(10)
        if right - left < look.px(40):
            return
        font, half, width = look.font(12), self.height() / 2, right - left
        room = look.px(37 if self.height() > look.px(58) else 19)
        story = theme.fit_lines(font, figures.story, width, room)
        height = theme.text_height(font, story, width)
        line = QRectF(left, half - (look.px(19) + height) / 2, width, look.px(19))
        painter.setFont(font)
        painter.setPen(look.theme.key)
        painter.drawText(line, theme.LEFT, theme.elide(font, tag_words(figures), width))
        painter.setPen(look.theme.value)
        painter.drawText(QRectF(left, line.bottom(), width, height + 2), theme.WRAP, story)

    def _paint_share(self, painter: QPainter, look: theme.Look, figures: GuestFigures) -> None:
        right, width, half = self.width() - look.px(10), look.px(68), self.height() / 2
        font = look.font(16, bold=True)
        painter.setFont(font)
        painter.setPen(look.theme.weight)
        line = QRectF(right - width, half - look.px(20), width, look.px(24))
        painter.drawText(line, theme.RIGHT, f"{figures.percent_text} %")
        bar = QRectF(right - width, half + look.px(8), width, look.px(6))
        paint_bar(painter, look, bar, figures.share * self._levels[1])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.opened.emit(self._number())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(event.key())
        if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.edited.emit("guest moved", (self._number(), step))
        elif step:
            self.step_wanted.emit(step)
        elif event.key() == Qt.Key.Key_Delete:
            self.edited.emit("guest gone", (self._number(),))
        elif event.key() in EDIT_KEYS or event.key() == Qt.Key.Key_Space:
            self.opened.emit(self._number())
        else:
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_wanted.emit(self._number(), QPointF(event.globalPos()))

    def enterEvent(self, event: object) -> None:
        self.hovered.emit(Target(guest=self._number()))

    def leaveEvent(self, event: object) -> None:
        self.hovered.emit(NOTHING)

    def focusInEvent(self, event: object) -> None:
        self.hovered.emit(Target(guest=self._number()))
        self.update()

    def focusOutEvent(self, event: object) -> None:
        self.hovered.emit(NOTHING)
        self.update()


def tag_words(figures: GuestFigures) -> str:
    """Return the tags of a guest in one line, the strongest first."""
    tags = sorted((-abs(tag), place) for place, tag in enumerate(figures.tags) if tag)
    return "  ".join(f"{figures.traits[place]} {figures.tag_texts[place]}" for _, place in tags)
