"""The top line of a page, and the title that stands in it."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.style import theme
from app.widgets.chrome.text_field import TextField


class Header(QWidget):
    """Keeps the margins of its layout at the zoom of the moment."""

    gap = 6.0  # between what stands in it, of the design

    def space(self) -> None:
        """Give the layout its margins and gaps."""
        layout = self.layout()
        if layout is not None:
            theme.space(layout, theme.look(self), (14, 8, 14, 0), self.gap)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.space()


class TitleField(TextField):
    """The title of the show."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, size=18, bold=True)
        self.setMinimumWidth(90)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
