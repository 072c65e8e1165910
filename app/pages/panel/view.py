"""What the tabs of the enlarged head have in common."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.pages.panel.presentation import PanelPresentation
from app.pages.panel.wall import Followed
from app.style import theme


class View(QWidget):
    """Shows a side of the panel; what it reports is done by the page."""

    number_edited = Signal(str, int, int, float)  # which matrix, row, column, value
    released = Signal(str)  # a matrix, to the lenses
    seed_edited = Signal(int)
    gesture_ended = Signal()
    picked = Signal(int, int)  # a cell of the map
    pointed = Signal(object)  # a head, or None

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self._lines: list[QHBoxLayout] = []
        self._space()

    def line(self, *widgets: QWidget, stretch: bool = True) -> QHBoxLayout:
        """Add a line of widgets; the last one takes the room that is left unless stretch does."""
        line = QHBoxLayout()
        for index, widget in enumerate(widgets):
            line.addWidget(widget, 0 if stretch or index < len(widgets) - 1 else 1)
        if stretch:
            line.addStretch(1)
        self._lines.append(line)
        self.column.addLayout(line)
        self._space()
        return line

    def _space(self) -> None:
        look = theme.look(self)
        theme.space(self.column, look, (0, 4, 0, 0), 6)
        for line in self._lines:
            theme.space(line, look, (0, 0, 0, 0), 6)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._space()

    def set_data(self, shown: PanelPresentation, followed: Followed, *, differs: bool) -> None:
        """Show a moment, and what of it is followed."""
        raise NotImplementedError
