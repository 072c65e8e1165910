"""The top line of the page: which library, whose attention, and where the numbers come from."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.widgets.chrome.choice_chips import ChoiceChips
from app.widgets.chrome.header import Header
from app.widgets.chrome.panel import PanelText
from core.programs.program import LIBRARIES

WHATS = ("stage", "everyone", "panel")
SOURCES = ("literals", "file")


class CodeHeader(Header):
    """Three choices."""

    gap = 14.0

    chosen = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = PanelText(self, "text", 18, bold=True)
        self.library = ChoiceChips(self, LIBRARIES, "text")
        self.what = ChoiceChips(self, WHATS, "text")
        self.source = ChoiceChips(self, SOURCES, "text")
        line = QHBoxLayout(self)
        line.addWidget(self.title, 1)
        for choice in (self.library, self.what, self.source):
            choice.chosen.connect(self.chosen)
            line.addWidget(choice)
        self.space()
        self.retranslate()

    def retranslate(self) -> None:
        """Say all words in the language of the moment."""
        self.title.setText(self.tr("The show as a program"))
        names = {
            "numpy": ("NumPy", self.tr("The program in NumPy")),
            "torch": ("PyTorch", self.tr("The program in PyTorch")),
            "stage": (self.tr("One row"), self.tr("Only the row that the stage shows")),
            "everyone": (self.tr("Everyone"), self.tr("All who look: one row per viewer")),
            "panel": (self.tr("Panel"), self.tr("Multi-head attention: all heads of the panel")),
            "literals": (self.tr("Numbers in the program"), self.tr("Every number stands in the program itself")),
            "file": (self.tr("From the show file"), self.tr("The program reads the numbers from the show file")),
        }
        for choice in (self.library, self.what, self.source):
            for name, chip in choice.chips.items():
                chip.name(*names[name])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
