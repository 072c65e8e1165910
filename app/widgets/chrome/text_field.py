"""A text that is edited where it stands: click it, type, Enter."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.presentation.target import NOTHING, Target
from app.style import theme
from app.text import escaping
from app.widgets.chrome.field import EDIT_KEYS, Field


class TextField(Field):
    """A line (cut with an ellipsis) or, with `wraps`, a paragraph. Texts are plain: nothing is taken for HTML."""

    edited = Signal(str)

    def __init__(
        self,
        parent: QWidget | None = None,
        target: Target = NOTHING,
        *,
        role: str = "text",
        size: float = theme.BASE,
        bold: bool = False,
        wraps: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        super().__init__(parent, target)
        self.text, self._placeholder = "", ""
        self._role, self._size, self._bold, self._wraps = role, size, bold, wraps
        line = Qt.TextFlag.TextWordWrap if wraps else Qt.TextFlag.TextSingleLine
        self._flags = int(line | Qt.AlignmentFlag.AlignVCenter | align)
        self.setCursor(Qt.CursorShape.IBeamCursor)

    def set_data(self, text: str, name: str, placeholder: str = "") -> None:
        """Show a text, under a name that a screen reader says; the placeholder stands where the text is empty."""
        if (text, placeholder) != (self.text, self._placeholder):
            self.text, self._placeholder = text, placeholder
            self.updateGeometry()
            self.update()
        if name != self.accessibleName():
            self.setAccessibleName(name)

    def set_size(self, size: float) -> None:
        """Set the size of type, of the design."""
        if size != self._size:
            self._size = size
            self.update()

    def sizeHint(self) -> QSize:
        """Ask for the whole line, up to a limit."""
        look = theme.look(self)
        width = theme.text_width(look.font(self._size, self._bold), self.text or self._placeholder)
        return QSize(round(min(width + 6, look.px(320))), round(look.px(self._size * 1.6)))

    def accept_text(self, text: str) -> str:
        if text != escaping.bare(self.text):
            self.edited.emit(text)
        return ""

    def editor_size(self) -> float:
        return self._size

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.edit_text(escaping.bare(self.text))
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in EDIT_KEYS:
            self.edit_text(escaping.bare(self.text))
        else:
            event.ignore()

    def paint(self, painter: QPainter, look: theme.Look) -> None:
        rect = QRectF(self.rect())
        font = look.font(self._size, self._bold)
        colour = getattr(look.theme, self._role) if self.text else look.theme.dim
        painter.setFont(font)
        painter.setPen(colour)
        text = self.text or self._placeholder
        if self._wraps:
            painter.drawText(rect, self._flags, theme.fit_lines(font, text, rect.width(), rect.height()))
        else:
            painter.drawText(rect, self._flags, theme.elide(font, text, rect.width()))
        if self.underMouse():
            painter.setPen(QPen(look.theme.dim, 1, Qt.PenStyle.DotLine))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
