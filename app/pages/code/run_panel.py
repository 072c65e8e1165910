"""Run, Stop, what the program prints, and the verdict."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from app.pages.code.outcomes import Verdict
from app.widgets.chip_button import ChipButton
from app.widgets.output_pane import OutputPane
from app.widgets.panel import Panel, PanelText


class RunPanel(Panel):
    """Shows; the page runs."""

    run_wanted = Signal()
    stop_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        self.run, self.stop = ChipButton(icon="play", tone="value"), ChipButton(icon="square", tone="weight")
        super().__init__("text", parent, self.run, self.stop)
        self.verdicts = {role: PanelText(self, role, 13) for role in ("dim", "value", "weight")}
        for line in self.verdicts.values():
            self.body.addWidget(line)
        self.output = OutputPane(self)
        self.body.addWidget(self.output, 1)
        self.note.hide()
        self.run.clicked.connect(self.run_wanted)
        self.stop.clicked.connect(self.stop_wanted)
        self.present(running=False)
        self.retranslate()

    @property
    def verdict(self) -> str:
        """What it says became of the program."""
        return next((line.text() for line in self.verdicts.values() if line.text()), "")

    def say(self, verdict: Verdict) -> None:
        """Show a verdict."""
        for role, line in self.verdicts.items():
            line.setText(verdict.text if role == verdict.role else "")
            line.setVisible(bool(line.text()))
            line.updateGeometry()
        self.output.setAccessibleDescription(verdict.text)

    def present(self, *, running: bool) -> None:
        """Show whether a program runs."""
        self.run.setEnabled(not running)
        self.stop.setEnabled(running)

    def retranslate(self) -> None:
        """Say all words in the language of the moment."""
        self.entitle(self.tr("Run it"), "")
        self.run.name(self.tr("Run"), self.tr("Run the program (Ctrl+Enter)"))
        self.stop.name(self.tr("Stop"), self.tr("Stop the program (Ctrl+.)"))
        self.output.setAccessibleName(self.tr("What the program prints"))
        self.output.setPlaceholderText(self.tr("What the program prints stands here."))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
