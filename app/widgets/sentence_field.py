"""A sentence that is typed, with how many words it has and how many it may have."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app import theme
from app.widgets.panel import PanelText
from app.widgets.text_field import TextField
from core.words import words


class Sentence(TextField):
    """Lets the user type on where there are no words, or more than there is room for."""

    most = 0

    def accept_text(self, text: str) -> bool:
        super().accept_text(text)  # whoever cannot take it says why
        return 0 < len(words(text)) <= self.most


class SentenceField(QWidget):
    """Shows words with a blank between each two: editing the blanks joins and parts Chinese words."""

    edited = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = Sentence(self, size=16, bold=True)
        self.field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.count = PanelText(self, "dim", 12)
        self.count.setWordWrap(False)
        self.field.edited.connect(self.edited)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.field, 1)
        line.addWidget(self.count)

    def present(self, text: str, count: int, most: int, name: str) -> None:
        """Show a sentence of so many words, out of at most so many."""
        self.field.most = most
        self.field.present(text, name, self.tr("Type a sentence"))
        self.count.setText(self.tr("{0} of at most {1} words").format(count, most))
        self._fit()

    def _fit(self) -> None:
        look = theme.look(self)
        self.count.setFixedWidth(round(theme.text_width(look.font(12), self.count.text()) + look.px(4)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
