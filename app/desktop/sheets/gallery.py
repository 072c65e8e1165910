"""What a new show can begin with: a gallery of cards, walked through with arrow keys, chosen with Enter."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from app.desktop.ready_shows import templates
from app.desktop.sheets.template_card import LEAST, TemplateCard
from app.style import theme
from app.widgets.chrome.panel import PanelText
from app.widgets.chrome.scroller import Scroller
from core.show.model import Show

MOST_COLUMNS = 5


class Gallery(QWidget):
    """A card for each ready show, and one for an empty show."""

    chosen = Signal(str)  # the name of a ready show
    SIZE = (1120, 640)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title, self.note = PanelText(self, "text", 18, bold=True), PanelText(self, "dim", 13)
        self.cards: list[TemplateCard] = []
        self._columns, self._language = MOST_COLUMNS, ""
        self._scroller = Scroller(self, grows=True)
        self._grid = QGridLayout()
        self._scroller.column.addLayout(self._grid)
        column = QVBoxLayout(self)
        for widget in (self.title, self.note):
            column.addWidget(widget)
        column.addWidget(self._scroller, 1)
        look = theme.look(self)
        theme.space(column, look, (10, 0, 10, 0), 8)
        theme.space(self._grid, look, (2, 2, 2, 2), 10)

    def begin(self) -> None:
        """Take the keyboard."""
        self.cards[0].setFocus()

    def set_data(self, show: Show, language: str) -> None:
        """Show all that can be begun with in a language; the show that is on makes no difference."""
        if language == self._language:
            return
        place = next((i for i, card in enumerate(self.cards) if card.hasFocus()), None)
        self._language = language
        self.title.setText(self.tr("New show"))
        self.note.setText(self.tr("What shall it begin with? Everything in it can be changed."))
        for old in self.cards:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.cards = [TemplateCard(self, template) for template in templates(language)]
        for card in self.cards:
            card.clicked.connect(lambda _=False, name=card.template.name: self.chosen.emit(name))
            card.moved.connect(self._move)
        self._arrange()
        if place is not None:
            self.cards[place].setFocus()

    def _arrange(self) -> None:
        for place, card in enumerate(self.cards):
            row, column = divmod(place, self._columns)
            self._grid.addWidget(card, row, column)
            card.show()

    def _move(self, columns: int, rows: int) -> None:
        """Let the keyboard go to a neighbour; beyond an end it stays."""
        place = next(i for i, card in enumerate(self.cards) if card.hasFocus()) + columns + rows * self._columns
        if 0 <= place < len(self.cards):
            self.cards[place].setFocus()
            self._scroller.ensureWidgetVisible(self.cards[place])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = self.width() - theme.look(self).px(30)
        columns = min(max(int(room // theme.look(self).px(LEAST[0] + 10)), 1), MOST_COLUMNS)
        if columns != self._columns:
            self._columns = columns
            self._arrange()
