"""A matrix with its name and size above it. It lights up when the formula's symbol for it is selected."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.presentation.matrix import Matrix
from app.style import theme
from app.widgets.grid.grid import Grid

TITLE = 20.0  # of the design


class MatrixCard(QWidget):
    """Reports a click on its title, and which cell of its grid is meant."""

    picked = Signal()
    cell_picked = Signal(int, int)

    def __init__(self, parent: QWidget, *, labels: bool = True, by_column: bool = False) -> None:
        super().__init__(parent)
        self.grid = Grid(self, square=False, labels=labels, by_column=by_column)
        self.highlighted = False
        self._letter, self._size, self._role = "", "", "text"
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.grid)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.grid.cell_picked.connect(self.cell_picked)
        self._space()

    def _space(self) -> None:
        theme.space(self._column, theme.look(self), (3, TITLE + 4, 3, 3), 0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._space()

    def set_data(self, letter: str, size: str, role: str, matrix: Matrix, name: str) -> None:
        """Show a matrix, under a letter and in a colour."""
        if (letter, size, role) != (self._letter, self._size, self._role):
            self._letter, self._size, self._role = letter, size, role
            self.update()
        self.grid.set_data(matrix, name)

    def highlight(self, highlighted: bool) -> None:
        """Stand out from the others, or not."""
        if highlighted != self.highlighted:
            self.highlighted = highlighted
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.picked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        colour = getattr(look.theme, self._role)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.highlighted:
                painter.setPen(QPen(colour, look.px(2)))
                painter.setBrush(theme.mix(look.theme.card, colour, 0.09))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), look.px(9), look.px(9))
            self._paint_title(painter, look, colour)

    def _paint_title(self, painter: QPainter, look: theme.Look, colour: QColor) -> None:
        bold, thin = look.font(13, bold=True), look.font(12)
        letter = theme.elide(bold, self._letter, self.width() - look.px(8))
        gap, width = look.px(6), theme.text_width(bold, letter)
        size = self._size if width + gap + theme.text_width(thin, self._size) < self.width() - look.px(6) else ""
        left = (self.width() - width - (gap + theme.text_width(thin, size) if size else 0)) / 2
        line = QRectF(left, look.px(3), self.width() - left, look.px(TITLE))
        painter.setFont(bold)
        painter.setPen(colour)
        painter.drawText(line, theme.LEFT, letter)
        painter.setFont(thin)
        painter.setPen(look.theme.dim)
        painter.drawText(line.adjusted(width + gap, 0, 0, 0), theme.LEFT, size)


class BetweenSign(QWidget):
    """A sign between two matrices, such as · or =, with a word above it if it needs one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def set_data(self, text: str) -> None:
        """Show a sign."""
        if text != self.text:
            self.text = text
            self._fit()
            self.update()

    def _fit(self) -> None:
        look = theme.look(self)
        self.setFixedWidth(round(max(theme.text_width(look.font(13), line) for line in self.text.split("\n")) + 6))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setFont(look.font(13))
            painter.setPen(look.theme.dim)
            painter.drawText(QRectF(self.rect()), theme.CENTRE | int(Qt.TextFlag.TextWordWrap), self.text)
