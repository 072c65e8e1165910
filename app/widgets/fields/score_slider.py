"""A guest's score: how well criteria and tags match. Moving it pins it, in place of q·k."""

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter

from app.presentation.target import Target
from app.style import theme
from app.style.icons import icon_pixmap
from app.widgets.chrome.field import RING_ROOM
from app.widgets.fields.number_field import NumberField
from app.widgets.fields.track import paint_track


class ScoreSlider(NumberField):
    """The score over its slider, and at the right what is left of it once it has been scaled."""

    scaled_text = ""
    pinned = False
    scaled_level = 1.0  # how far dividing the scores has been built up

    def set_scaled(self, level: float) -> None:
        """Show how far dividing the scores has been built up; at 0 what is left of this one is not there."""
        if level != self.scaled_level:
            self.scaled_level = level
            self.update()

    def set_score(self, value: float, text: str, scaled_text: str, pinned: bool, name: str) -> None:
        """Show a score, its scaled score such as "÷√6 ≈ 4.29", and whether it is pinned."""
        if (scaled_text, pinned) != (self.scaled_text, self.pinned):
            self.scaled_text, self.pinned = scaled_text, pinned
            self._tell_pinned()
            self.update()
        self.set_data(value, text, name)

    def _tell_pinned(self) -> None:
        tip = self.tr("Pinned by hand: q·k is not used. The card's menu releases it.") if self.pinned else ""
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._tell_pinned()

    def is_highlighted_by(self, target: Target) -> bool:
        return target.guest is not None and target.guest == self.target.guest

    def editor_size(self) -> float:
        return 14

    def editor_rect(self) -> QRectF:
        return QRectF(0, 0, self.width() * 0.6, self.height() * 0.55)

    def track(self) -> QRectF:
        unit = theme.look(self).unit
        foot = min(max(self.height() / unit - 22.0, 9.0), 12.0)  # a low field has its track close to its foot
        return QRectF(8 * unit, self.height() - foot * unit, self.width() - 16 * unit, 5 * unit)

    def paint(self, painter: QPainter, look: theme.Look) -> None:
        track = self.track()
        line = QRectF(0, 0, self.width(), track.top() - look.px(4)).adjusted(
            look.px(RING_ROOM), 1, -look.px(RING_ROOM), 0
        )
        left = self._paint_number(painter, look, line)
        if self.scaled_level > 0:
            painter.setOpacity(min(self.level, self.scaled_level))
            painter.setFont(look.font(12))
            painter.setPen(look.theme.dim)
            rest = QRectF(left + look.px(4), line.top(), line.right() - left - look.px(4), line.height())
            painter.drawText(rest, theme.RIGHT, self._scaled_that_fits(look, rest.width()))
            painter.setOpacity(self.level)
        paint_track(painter, look, track, self.x_of(0), self.x_of(self.value), look.theme.key, knob=True)

    def _scaled_that_fits(self, look: theme.Look, width: float) -> str:
        """Return the scaled score with what it is divided by; the number alone where there is little room: → 4.29."""
        font, text = look.font(12), self.scaled_text
        alone = f"→ {text.rpartition(' ')[2]}"  # beside the score, = would say that the two are equal
        forms = (text, text.replace(" ", ""), alone if text else "")
        return next((form for form in forms if theme.text_width(font, form) <= width), theme.elide(font, text, width))

    def _paint_number(self, painter: QPainter, look: theme.Look, line: QRectF) -> float:
        """Paint what the number is and the number itself; return where they end."""
        word = self.tr("Score")
        x = line.left()
        painter.setPen(look.theme.dim)
        painter.setFont(look.font(12))
        if line.width() >= look.px(132):
            painter.drawText(line, theme.LEFT, word)
            x += theme.text_width(look.font(12), word) + look.px(5)
        font = look.font(14, bold=True)
        painter.setFont(font)
        painter.setPen(look.theme.key)
        painter.drawText(QRectF(x, line.top(), line.right() - x, line.height()), theme.LEFT, self.text)
        x += theme.text_width(font, self.text)
        if self.pinned:
            size = int(look.px(13))
            pixmap = icon_pixmap("pin", look.theme.key, size, self.devicePixelRatioF())
            painter.drawPixmap(int(x + look.px(3)), int(line.center().y() - size / 2), pixmap)
            x += size + look.px(3)
        return x
