"""Run, Stop, what the program prints, and the verdict."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.pages.code.outcomes import Verdict
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import Panel
from app.widgets.code.output_pane import OutputPane
from app.widgets.paper.wrapped_text import WrappedText


class RunPanel(Panel):
    """Shows; the page runs."""

    run_wanted = Signal()
    stop_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        self.run, self.stop = ChipButton(icon="play", tone="value"), ChipButton(icon="square", tone="weight")
        super().__init__("text", parent, self.run, self.stop)
        self.said, self.output = WrappedText(self, 13), OutputPane(self)
        self.body.addWidget(self.said)
        self.output.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # it takes what is left
        self.body.addWidget(self.output, 1)
        self.note.hide()
        self.run.clicked.connect(self.run_wanted)
        self.stop.clicked.connect(self.stop_wanted)
        self.set_data(running=False)
        self.retranslate()

    @property
    def verdict(self) -> str:
        """What it says became of the program."""
        return self.said.toPlainText()

    def say(self, verdict: Verdict) -> None:
        """Show a verdict."""
        self.said.set_data(verdict.text, verdict.role)
        self.output.setAccessibleDescription(verdict.text)

    def fit_type(self) -> None:
        """Take the size of type of the window."""
        self.said.fit_type()
        self.output.fit_type()

    def set_data(self, *, running: bool) -> None:
        """Show whether a program runs."""
        self.run.setEnabled(not running)
        self.stop.setEnabled(running)

    def retranslate(self) -> None:
        """Say all words in the language of the moment."""
        self.entitle(self.tr("Run it"), "")
        self.run.name(self.tr("Run"), self.tr("Run the program (Ctrl+Enter)"))
        self.stop.name(self.tr("Stop"), self.tr("Stop the program (Ctrl+.)"))
        self.said.setAccessibleName(self.tr("What became of the program"))
        self.output.setAccessibleName(self.tr("What the program prints"))
        self.output.setPlaceholderText(self.tr("What the program prints stands here."))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
