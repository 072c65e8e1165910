"""Runs of the page's program: started with the show of the moment, judged by the screen of that moment."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import TypeAlias

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.pages.code.outcomes import OutcomeWords, Verdict
from app.pages.code.run_panel import RunPanel
from app.running.process import Outcome, RunningProgram
from app.widgets.code.editor import CodeEditor
from core.attention.inputs import Array
from core.programs.program import Plan
from core.programs.screen import Difference, first_difference
from core.show import showfile

Moment: TypeAlias = Callable[[], tuple[Plan, dict[str, Array]]]
"""Returns the program that is asked for and the tensors on screen."""


class Runs(QObject):
    """One run at a time, shown in its panel."""

    def __init__(self, page: QWidget, editor: CodeEditor, moment: Moment) -> None:
        super().__init__(page)
        self._editor, self._moment = editor, moment
        self.panel = RunPanel(page)
        self.words = OutcomeWords()
        self.program = RunningProgram(self)
        self._ran = ""  # the text that ran last
        self._screen: dict[str, Array] = {}
        self._last: tuple[Outcome, Difference | None] | None = None
        self.program.wrote.connect(self.panel.output.add)
        self.program.ended.connect(self._judge)
        self.panel.run_wanted.connect(self.run)
        self.panel.stop_wanted.connect(self.stop)
        self._say()

    def run(self) -> None:
        """Run what stands in the editor."""
        if self.program.running:
            return
        plan, tensors = self._moment()
        self.panel.output.clear()
        self._editor.fail_at(None)
        self._ran, self._last, self._screen = self._editor.text, None, tensors
        if plan.torch and "torch" in self._ran and not has_torch():
            self._ran = ""
            self.panel.say(self.words.no_torch())
            return
        files = {plan.file: showfile.encode(plan.show)} if plan.from_file else {}
        self.program.start(self._ran, files)
        if self.program.running:
            self.panel.set_data(running=True)
            self._say()

    def stop(self) -> None:
        """Stop what runs."""
        self.program.stop()

    def follow(self, text: str) -> None:
        """Take notice of another text in the editor."""
        if self._ran and not self.program.running:
            self._say(changed=text != self._ran)

    def retranslate(self) -> None:
        """Say the last verdict in the language of the moment."""
        self._say(changed=self._editor.text != self._ran)

    def _judge(self, outcome: Outcome) -> None:
        difference = first_difference(outcome.found, self._screen) if outcome.how == "done" else None
        self._last = outcome, difference
        self.panel.set_data(running=False)
        self._say(changed=self._editor.text != self._ran)
        if outcome.line and self._editor.text == self._ran:
            self._editor.fail_at(outcome.line - 1)

    def _say(self, *, changed: bool = False) -> None:
        self.panel.say(self._verdict(changed))

    def _verdict(self, changed: bool) -> Verdict:
        if self.program.running:
            return self.words.running()
        if self._last is None:
            return self.words.idle()
        return self.words.changed() if changed else self.words.of(*self._last)


def has_torch() -> bool:
    """Return whether this Python has PyTorch."""
    return find_spec("torch") is not None
