"""The top line: the title, which part of the page is open, whose attention is looked at, and the glossary."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.pages.formula.presentation import FormulaPresentation
from app.pages.formula.view import EVERYONE, HEAD, ONE, WHOSE
from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.header import Header, TitleField
from app.widgets.chrome.panel import PanelText

TABS = ("formula", "flow", "by_hand")
LONGEST = 120.0  # of the design: the name of who looks, or of a head


class FormulaHeader(Header):
    """Reports which tab, whose attention, a step to the next asker or head, and whether the glossary is wanted."""

    gap = 5.0

    tab_wanted = Signal(str)
    whose_wanted = Signal(str)
    step_wanted = Signal(int)
    glossary_wanted = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = TitleField(self)
        self.tabs = {name: ChipButton(self, tone="weight") for name in TABS}
        self.whose = {name: ChipButton(self, tone="query") for name in WHOSE}
        self.before, self.after = (
            ChipButton(self, icon=icon, tone="query", quiet=True) for icon in ("chevron-left", "chevron-right")
        )
        self.who = PanelText(self, "query", 13, bold=True)
        self.who.setWordWrap(False)
        self.who.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.glossary = ChipButton(self, icon="book-open", tone="text")
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        line = QHBoxLayout(self)
        line.addWidget(self.title)
        line.addSpacing(6)
        for chip in self.tabs.values():
            line.addWidget(chip)
        line.addStretch(1)
        for chip in self.whose.values():
            line.addWidget(chip)
        for widget in (self.before, self.who, self.after):
            line.addWidget(widget)
        line.addSpacing(6)
        line.addWidget(self.glossary)
        for chip in (*self.tabs.values(), *self.whose.values(), self.glossary):
            chip.setCheckable(True)
            chip.size_of_type = 12
        self.space()

    def _connect(self) -> None:
        for name, chip in self.tabs.items():
            chip.clicked.connect(lambda _=False, name=name: self.tab_wanted.emit(name))
        for name, chip in self.whose.items():
            chip.clicked.connect(lambda _=False, name=name: self.whose_wanted.emit(name))
        self.before.clicked.connect(lambda: self.step_wanted.emit(-1))
        self.after.clicked.connect(lambda: self.step_wanted.emit(1))
        self.glossary.clicked.connect(lambda: self.glossary_wanted.emit(self.glossary.isChecked()))

    def set_data(self, shown: FormulaPresentation, tab: str, *, glossary: bool) -> None:
        """Show a moment, and what is open."""
        self.title.set_data(shown.say(shown.show.title), self.tr("Title of the show"), self.tr("Title"))
        names = {
            "formula": (self.tr("Formula"), self.tr("The formula, symbol by symbol")),
            "flow": (self.tr("Flow"), self.tr("How the matrices follow from one another")),
            "by_hand": (self.tr("By hand"), self.tr("Check the four steps by hand, and print them")),
        }
        for name, chip in self.tabs.items():
            chip.name(*names[name])
            chip.setChecked(name == tab)
        whose = shown.view.whose
        alone = len(shown.askers) == 1
        everyone = (
            self.tr("Let everyone look at everyone: one row per viewer")
            if alone
            else self.tr("All who look: one row per viewer")
        )
        names = {
            ONE: (self.tr("One row"), self.tr("One who looks: a single row")),
            EVERYONE: (self.tr("Everyone"), everyone),
            HEAD: (self.tr("A head"), self.tr("A head of the panel: (heads, n, d_head)")),
        }
        for name, chip in self.whose.items():
            chip.name(*names[name])
            chip.setChecked(name == whose)
        self.glossary.name("", self.tr("Glossary"))
        self.glossary.setChecked(glossary)
        self._set_who(shown)

    def _set_who(self, shown: FormulaPresentation) -> None:
        """Say who looks, or which head it is, and let step to the next."""
        whose = shown.view.whose
        head = whose == HEAD
        name = shown.head_name() if head else shown.looking[0] if whose == ONE else ""
        look = theme.look(self)
        font = look.font(13, bold=True)
        text = theme.elide(font, name, look.px(LONGEST))
        self.who.setText(text)
        self.who.setFixedWidth(round(theme.text_width(font, text) + look.px(3)))
        self.before.name("", self.tr("The head before") if head else self.tr("The one before"))
        self.after.name("", self.tr("The next head") if head else self.tr("The next one"))
        several = (shown.show.panel.heads if head else len(shown.askers)) > 1
        for part in (self.before, self.after):
            part.setVisible(bool(name) and several)
        self.who.setVisible(bool(name))
