"""What is told of the symbol that is selected: its word, its shape, a sentence, and the line of code."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.pages.formula.symbols import Account
from app.style import theme
from app.widgets.chrome.panel import PanelText
from app.widgets.code.line import CodeLine

FIRST_PART = 0.34  # of the width: what the first of two columns has
MOST_LINES = 2


class AccountCard(QWidget):
    """Letter, word and shape at the left; beside or below them sentence and code."""

    def __init__(self, parent: QWidget, *, wide: bool) -> None:
        """wide: in two columns."""
        super().__init__(parent)
        self.heading, self.shape = PanelText(self, "text", 18, bold=True), PanelText(self, "dim", 13)
        self.sentence, self.code = PanelText(self, "text", 13), CodeLine(self, 1 if wide else 2)
        self._first, self._second = QVBoxLayout(), QVBoxLayout()
        self._first.addWidget(self.heading)
        self._first.addWidget(self.shape)
        self._second.addWidget(self.sentence)
        self._second.addWidget(self.code)
        self._whole = QHBoxLayout(self) if wide else QVBoxLayout(self)
        self._whole.addLayout(self._first, 5 if wide else 0)
        self._whole.addLayout(self._second, 9 if wide else 0)
        self._wide, self._title = wide, ""
        for column in (self._first, self._second) if wide else (self._whole,):
            column.addStretch(1)
        self._space()

    def _space(self) -> None:
        look = theme.look(self)
        theme.space(self._whole, look, (0, 0, 0, 0), 18 if self._wide else 6)
        for column in (self._first, self._second):
            theme.space(column, look, (0, 0, 0, 0), 4)
        if self._wide:
            self.setMinimumHeight(round(look.px(76)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._space()

    def resizeEvent(self, event: object) -> None:
        self._say_heading()

    def _say_heading(self) -> None:
        """Say letter and word in one line where there are two columns."""
        room = self.width() * FIRST_PART if self._wide else MOST_LINES * self.width()
        self.heading.setText(theme.elide(theme.look(self).font(18, bold=True), self._title, room))

    def set_data(self, account: Account) -> None:
        """Show what there is to tell."""
        self._title = f"{account.letter} · {account.word}"
        self._say_heading()
        self.heading.set_role(account.role)
        self.shape.setText(account.shape)
        self.sentence.setText(account.sentence)
        self.code.set_data(account.code)
