"""A real detail: where somebody stands between a low and a high word. One number of the value."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.presentation.target import Target
from app.style import theme
from app.widgets.fields.number_field import NumberField
from app.widgets.fields.track import paint_track

WORDS = (11.0, 10.0, 9.0)  # types that are tried before a word is cut


class DetailAxis(NumberField):
    """The word that fits, the number, and a bar that leaves the middle to the left (low) or right (high)."""

    low_word = high_word = ""

    def set_detail(self, words: tuple[str, str], value: float, text: str, name: str) -> None:
        """Show a detail on the axis between two words."""
        if words != (self.low_word, self.high_word):
            self.low_word, self.high_word = words
            self.update()
        self.set_data(value, text, name)

    def is_highlighted_by(self, target: Target) -> bool:
        if target.guest is None:
            return target.axis is not None and target.axis == self.target.axis
        return target == self.target

    def track(self) -> QRectF:
        unit = theme.look(self).unit
        left = self.width() * 0.70
        return QRectF(left, self.height() / 2 - 2 * unit, self.width() - left - 4 * unit, 4 * unit)

    def paint(self, painter: QPainter, look: theme.Look) -> None:
        track = self.track()
        colour = look.theme.value
        paint_track(painter, look, track, self.x_of(0), self.x_of(self.value), colour, knob=self._is_grabbed())
        number_font = look.font(12, bold=True)
        line = QRectF(0, 0, track.left() - look.px(7), self.height())
        number_width = max(theme.text_width(number_font, self.text), look.px(24))
        painter.setFont(number_font)
        painter.setPen(colour)
        painter.drawText(line, theme.RIGHT, self.text)
        room = line.width() - number_width - look.px(2)
        font = look.fitting(self._word(), room, WORDS)
        painter.setFont(font)
        painter.setPen(look.theme.text if self.highlighted else look.theme.dim)
        painter.drawText(line, theme.LEFT, theme.elide(font, self._word(), room))

    def _word(self) -> str:
        if self.value:
            return self.high_word if self.value > 0 else self.low_word
        return f"{self.low_word} · {self.high_word}"

    def _is_grabbed(self) -> bool:
        return self.underMouse() or self.hasFocus() or self.highlighted
