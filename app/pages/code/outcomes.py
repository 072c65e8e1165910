"""What became of a program, in words."""

import math
from typing import NamedTuple

from app.running.process import KEPT, LONGEST, MOST, Outcome
from app.text.translated import Translated
from core.programs.screen import Difference


class Verdict(NamedTuple):
    """A sentence, and the colour of the theme that goes with it."""

    text: str
    role: str = "text"


class OutcomeWords(Translated):
    """Puts outcomes and differences into sentences."""

    def running(self) -> Verdict:
        """Say that it runs."""
        return Verdict(self.tr("The program runs …"), "dim")

    def idle(self) -> Verdict:
        """Say what running is good for."""
        return Verdict(self.tr("Run the program, and the app compares what it finds with the screen."), "dim")

    def changed(self) -> Verdict:
        """Say that the last run was of another program."""
        return Verdict(self.tr("The program has changed since it ran."), "dim")

    def no_torch(self) -> Verdict:
        """Say what to do without PyTorch."""
        return Verdict(
            self.tr(
                "PyTorch is not installed in this app's Python: “pip install torch” installs it there, or save the"
                " program and run it where PyTorch is."
            ),
            "weight",
        )

    def of(self, outcome: Outcome, difference: Difference | None) -> Verdict:
        """Say what became of a program, and how what it found compares with the screen."""
        if outcome.how != "done":
            return Verdict(self._went_wrong(outcome), "weight")
        if difference is None:
            return Verdict(self.tr("Equal to 1e-9: weights and output are the very numbers on screen."), "value")
        return Verdict(self._differs(difference), "weight")

    def _went_wrong(self, outcome: Outcome) -> str:
        where = self.tr("Line {}: {}").format(outcome.line, outcome.error) if outcome.line else outcome.error
        sentences = {
            "failed": self.tr("The program failed. {}").format(where),
            "exited": self._ended_itself(outcome),
            "crashed": self.tr(
                "The program's process was ended by force ({}): it crashed, or somebody killed it. The app is fine."
            ).format(outcome.code),
            "stopped": self.tr("Stopped."),
            "too_long": self.tr(
                "Stopped: after {} seconds the program had not come to its end. Does a loop never end?"
            ).format(LONGEST // 1000),
            "too_much": self.tr(
                "Stopped: the program wrote more than {} MB. Of all that, only the last {} kB were kept."
            ).format(MOST // 1_000_000, KEPT // 1000),
            "not_started": self.tr("Python could not be started: {}").format(outcome.error),
        }
        return sentences[outcome.how]

    def _ended_itself(self, outcome: Outcome) -> str:
        if outcome.line:
            return self.tr("Line {}: the program ended itself with exit code {}.").format(outcome.line, outcome.code)
        return self.tr("The program ended itself with exit code {}.").format(outcome.code)

    def _differs(self, difference: Difference) -> str:
        name = difference.tensor
        if difference.problem == "missing":
            return self.tr(
                "The program ran, but in the end there is no matrix of numbers called “{}” to compare with the screen."
            ).format(name)
        if difference.problem == "shape":
            return self.tr("“{}” has the shape {} in the program, but {} on screen.").format(name, *difference.shapes)
        place = f"{name}[{', '.join(map(str, difference.at))}]"
        if math.isnan(difference.found):
            return self.tr(
                "{} is NaN, which is no number: look for 0 / 0, inf − inf or log of a negative number. On screen it is"
                " {}."
            ).format(place, f"{difference.shown:.4g}")
        return self.tr("{} is {} in the program, but {} on screen.").format(
            place, *_apart(difference.found, difference.shown)
        )


def _apart(found: float, shown: float) -> tuple[str, str]:
    """Return two numbers with as many digits as it takes to tell them apart."""
    for figures in range(4, 18):
        texts = f"{found:.{figures}g}", f"{shown:.{figures}g}"
        if texts[0] != texts[1]:
            return texts
    return repr(found), repr(shown)
