"""A panel: a card with a title in the colour of what it is about, and a line under it."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.style import theme
from app.widgets.chrome.built_up import BuiltUp


class Panel(QWidget):
    """Stacks what is added to `body` under its title."""

    def __init__(self, role: str, parent: QWidget, *buttons: QWidget) -> None:
        """buttons: stand at the right end of the title."""
        super().__init__(parent)
        self.title, self.note = PanelText(self, role, 15, bold=True), PanelText(self, "dim", 12)
        self.body = QVBoxLayout(self)
        self._space()
        self.body.addLayout(beside(self.title, *buttons))
        self.body.addWidget(self.note)

    def _space(self) -> None:
        theme.space(self.body, theme.look(self), (14, 12, 14, 12), 4)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._space()

    def entitle(self, title: str, note: str) -> None:
        """Say what the panel shows."""
        self.title.setText(title)
        self.note.setText(note)
        self.setAccessibleName(title)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(look.theme.line, 1))
            painter.setBrush(look.theme.card)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), look.px(14), look.px(14))


def beside(text: QWidget, *buttons: QWidget) -> QHBoxLayout:
    """Return a line of a text and the buttons at its right end."""
    line = QHBoxLayout()
    line.setSpacing(4)
    line.addWidget(text, 1)
    for button in buttons:
        line.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
    return line


class PanelText(BuiltUp, QLabel):
    """A wrapped, plain text in a colour and size of the theme."""

    def __init__(self, parent: QWidget, role: str, size: float, *, bold: bool = False) -> None:
        super().__init__(parent)
        self._role, self._size, self._bold = role, size, bold
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def set_role(self, role: str) -> None:
        """Show the text in another colour of the theme."""
        if role != self._role:
            self._role = role
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setOpacity(self.level)
            painter.setFont(look.font(self._size, self._bold))
            painter.setPen(getattr(look.theme, self._role))
            painter.drawText(QRectF(self.rect()), theme.WRAP, self.text())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if not self.text():
            return 0
        look = theme.look(self)
        return round(theme.text_height(look.font(self._size, self._bold), self.text(), width) + look.px(2))

    def sizeHint(self) -> QSize:
        size = super().sizeHint()
        size.setHeight(self.heightForWidth(max(self.width(), 80)))
        return size

    def minimumSizeHint(self) -> QSize:
        size = super().minimumSizeHint()
        size.setWidth(40)
        size.setHeight(0)
        return size
