"""A sentence that is typed, with how many words it has and how many it may have."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app import theme
from app.widgets.panel import PanelText
from app.widgets.text_field import TextField


class SentenceField(QWidget):
    """Shows words with a blank between each two: editing the blanks joins and parts Chinese words."""

    edited = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = TextField(self, size=16, bold=True)
        self.field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.count = PanelText(self, "dim", 12)
        self.count.setWordWrap(False)
        self.field.edited.connect(self.edited)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.field, 1)
        line.addWidget(self.count)

    def present(self, text: str, words: int, most: int, name: str) -> None:
        """Show a sentence of so many words, out of at most so many."""
        self.field.present(text, name, self.tr("Type a sentence"))
        self.count.setText(self.tr("{0} of at most {1} words").format(words, most))
        self._fit()

    def _fit(self) -> None:
        look = theme.look(self)
        self.count.setFixedWidth(round(theme.text_width(look.font(12), self.count.text()) + look.px(4)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
