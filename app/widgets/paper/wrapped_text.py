"""A text of any length in a few lines: what does not fit is scrolled to. It can be selected and copied."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPalette, QTextOption
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QWidget

from app.style import theme
from app.widgets.chrome.thin_bar import give_thin_bars

MOST_LINES = 4
FLAGS = int(Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextWrapAnywhere)


class WrappedText(QPlainTextEdit):
    """Plain, in a colour of the theme; as tall as its text up to a few lines, wrapped within words if need be."""

    def __init__(self, parent: QWidget, size: float) -> None:
        super().__init__(parent)
        self._size, self._role = size, "text"
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUndoRedoEnabled(False)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.document().setDocumentMargin(0)
        self.setViewportMargins(0, 0, 0, 0)
        give_thin_bars(self)
        self._dress()

    def set_data(self, text: str, role: str) -> None:
        """Show a text in a colour of the theme."""
        if (text, role) == (self.toPlainText(), self._role):
            return
        self._role = role
        self.setPlainText(text)
        self._dress()
        self.updateGeometry()

    def fit_type(self) -> None:
        """Take the size of type and the colours of the window."""
        self._dress()
        self.updateGeometry()

    def _dress(self) -> None:
        look = theme.look(self.window())
        self.setFont(look.font(self._size))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Text, getattr(look.theme, self._role))
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        if palette != self.palette():
            self.setPalette(palette)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        metrics = QFontMetrics(theme.look(self.window()).font(self._size))
        room = QRect(0, 0, max(width - self.verticalScrollBar().sizeHint().width(), 40), 1_000_000)
        lines = -(-metrics.boundingRect(room, FLAGS, self.toPlainText()).height() // metrics.lineSpacing())
        return min(max(lines, 1), MOST_LINES) * metrics.lineSpacing() + 4

    def sizeHint(self) -> QSize:
        return QSize(80, self.heightForWidth(max(self.width(), 80)))

    def minimumSizeHint(self) -> QSize:
        return QSize(40, 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_role"):
            self._dress()
