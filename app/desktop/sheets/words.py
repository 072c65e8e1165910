"""The words of a show: what it calls who asks, who is asked, and everything between. Each is edited where it stands."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from app.style import theme
from app.text.terms import MEANINGS, terms_of
from app.widgets.chrome.panel import PanelText
from app.widgets.chrome.scroller import Scroller
from app.widgets.chrome.text_field import TextField
from core.show.model import Show

ROLES = {
    "asker": "text",
    "askers": "text",
    "guest": "text",
    "guests": "text",
    "counter": "text",
    "criterion": "query",
    "tag": "key",
    "detail": "value",
    "impression": "value",
    "mind": "weight",
    "trait": "text",
    "story": "text",
    "seat": "text",
    "friend": "text",
    "meeting": "value",
}
"""The colour of each word."""

COLUMNS = 2
GAP = 9  # of the design, below a word
CHINESE_ONLY = ("counter",)


class WordsCard(QWidget):
    """Two columns of words, and below them some sentences that use them."""

    edited = Signal(str, str)  # what, words
    SIZE = (700, 645)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title, self.note = PanelText(self, "text", 18, bold=True), PanelText(self, "dim", 13)
        self.labels = {what: PanelText(self, "dim", 12) for what in ROLES}
        self.fields = {what: TextField(self, role=role, size=15, bold=True) for what, role in ROLES.items()}
        self.heard = PanelText(self, "text", 13)
        self._scroller = Scroller(self, grows=True)
        self._grid = QGridLayout()
        self._scroller.column.addLayout(self._grid)
        self._scroller.column.addStretch(1)
        column = QVBoxLayout(self)
        column.addWidget(self.title)
        column.addWidget(self.note)
        column.addWidget(self._scroller, 1)
        column.addWidget(self.heard)
        look = theme.look(self)
        theme.space(column, look, (10, 0, 10, 4), 8)
        self._grid.setHorizontalSpacing(round(look.px(24)))
        self._grid.setVerticalSpacing(0)
        for column_number in range(COLUMNS):
            self._grid.setColumnStretch(column_number, 1)
        for widget in (*self.labels.values(), *self.fields.values()):
            widget.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        for what, field in self.fields.items():
            field.edited.connect(lambda words, what=what: self.edited.emit(what, words))
            field.hovered.connect(lambda _, field=field: self._follow(field))

    def _follow(self, field: TextField) -> None:
        """Scroll to where the keyboard is."""
        if field.hasFocus():
            self._scroller.ensureWidgetVisible(field)

    def begin(self) -> None:
        """Take the keyboard."""
        self.fields["asker"].setFocus()

    def set_data(self, show: Show, language: str) -> None:
        """Show the words of a show in a language."""
        terms = terms_of(show.vocabulary, language)
        self.title.setText(self.tr("Words of this show"))
        self.note.setText(self.tr("Click a word to change it in this language: every sentence of the app will use it."))
        self._arrange([what for what in ROLES if language.startswith("zh") or what not in CHINESE_ONLY])
        for what in ROLES:
            meaning = QCoreApplication.translate("Vocabulary", MEANINGS[what])
            self.labels[what].setText(meaning)
            self.fields[what].set_data(terms.word(what), meaning)
        said = (
            self.tr("Add {a_guest}"),
            self.tr("Step 2: compare {criterion} with {tag}, for all {guests}"),
            self.tr("Step 3: turn scores into shares of {mind}"),
            self.tr("Step 4: blend {detail} in these shares"),
        )
        self.heard.setText("\n".join((self.tr("So the app will say:"), *map(terms, said))))

    def _arrange(self, shown: list[str]) -> None:
        rows = -(-len(shown) // COLUMNS)
        for what in ROLES:
            for part in (self.labels[what], self.fields[what]):
                self._grid.removeWidget(part)
                part.setVisible(what in shown)
        for place, what in enumerate(shown):
            column, row = divmod(place, rows)
            self._grid.addWidget(self.labels[what], 3 * row, column)
            self._grid.addWidget(self.fields[what], 3 * row + 1, column)
            self.labels[what].show()
            self.fields[what].show()
            self._grid.setRowMinimumHeight(3 * row + 2, round(theme.look(self).px(GAP)))
