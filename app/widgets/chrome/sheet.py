"""A sheet over the page: one widget, looked at more closely. Escape or a click beside it puts it away."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.overlay import Overlay


class Sheet(Overlay):
    """Shows a widget on a card in the middle of the page."""

    def __init__(self, page: QWidget, content: Callable[[QWidget], QWidget], size: tuple[float, float]) -> None:
        """content: makes it as a child of the sheet; size: of its card, of the design, at the most."""
        super().__init__(page)
        self.content, self._size = content(self), size
        self.shut = ChipButton(self, icon="x", tone="dim", quiet=True)
        self.shut.clicked.connect(self.leave)
        self.appear()

    def _card(self) -> QRectF:
        px = theme.look(self).px
        width = min(px(self._size[0]), self.width() - px(24))
        height = min(px(self._size[1]), self.height() - px(24))
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def arrange(self) -> None:
        super().arrange()
        self.shut.name("", self.tr("Close"))
        px, card = theme.look(self).px, self._card()
        self.content.setGeometry(card.adjusted(px(14), px(34), -px(14), -px(14)).toRect())
        size = self.shut.sizeHint()
        left, top = card.right() - size.width() - px(6), card.top() + px(6)
        self.shut.setGeometry(round(left), round(top), size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), self.veil(look))
            painter.setPen(QPen(look.theme.line, 1))
            painter.setBrush(look.theme.background)
            painter.drawRoundedRect(self._card(), look.px(16), look.px(16))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and not self._card().contains(event.position()):
            self.leave()
