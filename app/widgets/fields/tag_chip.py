"""A tag on a guest's profile: a trait and how strongly it shows. One number of the key."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.presentation.target import Target
from app.style import theme
from app.widgets.fields.number_field import NumberField

NAMES = (11.0, 10.0, 9.0)  # types that are tried before a name is cut


class TagChip(NumberField):
    """A chip that is fuller the stronger its tag. Dragging it sideways changes the strength."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.trait_name = ""
        self.setCursor(Qt.CursorShape.SizeHorCursor)

    def set_tag(self, trait: str, value: float, text: str, name: str) -> None:
        """Show a trait and its strength."""
        if trait != self.trait_name:
            self.trait_name = trait
            self.update()
        self.set_data(value, text, name)

    def is_highlighted_by(self, target: Target) -> bool:
        if target.guest is None:
            return target.trait is not None and target.trait == self.target.trait
        return target == self.target

    def grip_area(self) -> QRectF:
        return QRectF()  # a chip has no track: it is shifted from wherever it is taken

    def track(self) -> QRectF:
        return QRectF(0, 0, theme.look(self).px(180), 1)  # how far a drag goes from −3 to 3

    def paint(self, painter: QPainter, look: theme.Look) -> None:
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        strength = min(abs(self.value) / 3, 1.0)
        fill = theme.mix(look.theme.card, look.theme.key, 0.08 + 0.30 * strength if self.value else 0.0)
        edge = look.theme.key if self.highlighted else theme.mix(look.theme.line, look.theme.key, 0.6 * strength)
        painter.setPen(QPen(edge, 1.6 if self.highlighted else 1))
        painter.setBrush(fill)
        painter.drawRoundedRect(rect, look.px(6), look.px(6))
        ink = look.theme.text if self.value else look.theme.dim
        inner = rect.adjusted(look.px(4), 0, -look.px(4), 0)
        number_font = look.font(11, bold=True)
        number_width = theme.text_width(number_font, self.text) + look.px(2)
        painter.setFont(number_font)
        number_ink = theme.mix(look.theme.key, look.theme.text, 0.45)  # the key alone is too pale on a strong tag
        painter.setPen(number_ink if self.value and not look.theme.dark else ink)
        painter.drawText(inner, theme.RIGHT, self.text)
        room = inner.width() - number_width
        font = look.fitting(self.trait_name, room, NAMES)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(inner, theme.LEFT, theme.elide(font, self.trait_name, room))
