"""The program on its card: editor, find bar, and what can be done with the text."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from app.pages.code.presentation import TENSORS
from app.presentation.roles import role_of
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import Panel, PanelText
from app.widgets.code.editor import CodeEditor
from app.widgets.code.find_bar import FindBar


class ProgramPanel(Panel):
    """Shows; the page writes, copies and saves."""

    copy_wanted = Signal()
    save_wanted = Signal()
    reset_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        self.find_chip = ChipButton(icon="search", quiet=True)
        self.copy_chip = ChipButton(icon="copy", quiet=True)
        self.save_chip = ChipButton(icon="download", quiet=True)
        self.reset_chip = ChipButton(icon="rotate-ccw", tone="weight")
        super().__init__("text", parent, self.reset_chip, self.find_chip, self.copy_chip, self.save_chip)
        self.stale = PanelText(self, "weight", 12)
        self.editor = CodeEditor(self, {name: role_of(name) for name in TENSORS})
        self.find_bar = FindBar(self, self.editor)
        for part, stretch in ((self.stale, 0), (self.find_bar, 0), (self.editor, 1)):
            self.body.addWidget(part, stretch)
        self.find_chip.clicked.connect(self.find_bar.open)
        self.copy_chip.clicked.connect(self.copy_wanted)
        self.save_chip.clicked.connect(self.save_wanted)
        self.reset_chip.clicked.connect(self.reset_wanted)
        self._state = (False, False)
        self.retranslate()

    def set_data(self, *, edited: bool, stale: bool) -> None:
        """Say whether the program is the learner's own, and whether the show has changed since it was written."""
        if (edited, stale) == self._state:
            return
        self._state = edited, stale
        self._say_state()

    def _say_state(self) -> None:
        edited, stale = self._state
        unchanged = self.tr("Every number is the show's: change the show, and the program follows.")
        self.note.setText(self.tr("Edited by you; kept while you look at other pages.") if edited else unchanged)
        self.stale.setText(self.tr("The show has changed since: Reset brings its numbers here.") if stale else "")
        self.stale.setVisible(stale)
        self.reset_chip.setVisible(edited)
        for line in (self.note, self.stale):
            line.updateGeometry()

    def retranslate(self) -> None:
        """Say all words in the language of the moment."""
        self.entitle("program.py", "")
        self.find_chip.name("", self.tr("Find in the program (Ctrl+F)"))
        self.copy_chip.name("", self.tr("Copy the program"))
        self.save_chip.name("", self.tr("Save as a program or a notebook"))
        self.reset_chip.name(self.tr("Reset"), self.tr("Bring the show's own program back"))
        self.editor.setAccessibleName(self.tr("The program"))
        self._say_state()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
