"""A sheet over the page: something looked at more closely. Escape or a click beside it closes it."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app import theme
from app.widgets.chip_button import ChipButton


class Sheet(QWidget):
    """Covers its parent with a veil and shows one widget on a card in the middle."""

    closed = Signal()

    def __init__(self, parent: QWidget, content: QWidget, size: tuple[float, float]) -> None:
        super().__init__(parent)
        self.content = content
        self._size = size  # of the design
        content.setParent(self)
        self.shut = ChipButton(self, icon="x", tone="dim", quiet=True)
        self.shut.clicked.connect(self.close_sheet)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        parent.installEventFilter(self)
        self._retell()
        self._arrange()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def close_sheet(self) -> None:
        """Put the sheet away."""
        self.hide()
        self.parentWidget().removeEventFilter(self)
        self.closed.emit()
        self.deleteLater()

    def _retell(self) -> None:
        self.shut.name("", self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retell()

    def _card(self) -> QRectF:
        px = theme.look(self).px
        width = min(px(self._size[0]), self.width() - px(24))
        height = min(px(self._size[1]), self.height() - px(24))
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def _arrange(self) -> None:
        self.setGeometry(self.parentWidget().rect())
        px, card = theme.look(self).px, self._card()
        inset = px(14)
        self.content.setGeometry(card.adjusted(inset, px(34), -inset, -inset).toRect())
        size = self.shut.sizeHint()
        self.shut.setGeometry(
            round(card.right() - size.width() - px(6)), round(card.top() + px(6)), size.width(), size.height()
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._arrange()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            veil = QColor("#000000")
            veil.setAlphaF(0.45 if look.theme.dark else 0.28)
            painter.fillRect(self.rect(), veil)
            painter.setPen(QPen(look.theme.line, 1))
            painter.setBrush(look.theme.background)
            painter.drawRoundedRect(self._card(), look.px(16), look.px(16))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._card().contains(event.position()):
            self.close_sheet()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        else:
            event.ignore()
