"""The top line of the stage: its title, the four steps, what the one that stands does, and what can be asked for."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.pages.stage.build_up import STEPS
from app.pages.stage.narration import Narration, Step, Steps
from app.style import theme
from app.text.terms import Terms
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.header import Header, TitleField

MOST = 0.12  # of the width: what the name of the first step may take
NARROW = 1100  # of the design: in a narrower window, what can be said by an icon alone is


class StageHeader(Header):
    """Chips ①–④ show how far the picture has been built up; each builds it up to there."""

    step_wanted = Signal(int)
    play_wanted = Signal()
    guest_wanted = Signal()
    tour_wanted = Signal()
    breaks_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = TitleField(self)
        self._terms: Terms | None = None
        self._said: tuple[Step, ...] = ()
        self._words = Steps()
        self.steps = [ChipButton(self, tone="weight") for _ in range(STEPS)]
        self.play = ChipButton(self, icon="play", tone="weight", quiet=True)
        self.narration = Narration(self)
        self.add_guest = ChipButton(self, icon="plus")
        self.breaks = ChipButton(self, icon="unlink")
        self.tour = ChipButton(self, icon="compass")
        self._arrange()
        for step, chip in enumerate(self.steps, 1):
            chip.setCheckable(True)
            chip.clicked.connect(lambda _=False, step=step: self.step_wanted.emit(step))
        self.play.clicked.connect(self.play_wanted)
        self.add_guest.clicked.connect(self.guest_wanted)
        self.tour.clicked.connect(self.tour_wanted)
        self.breaks.clicked.connect(self.breaks_wanted)

    def _arrange(self) -> None:
        line = QHBoxLayout(self)
        self.space()
        line.addWidget(self.title)
        line.addSpacing(4)
        for chip in self.steps:
            line.addWidget(chip)
        line.addWidget(self.play)
        line.addWidget(self.narration, 1)
        line.addWidget(self.add_guest)
        line.addWidget(self.breaks)
        line.addWidget(self.tour)

    def set_data(self, title: str, terms: Terms, step: int, playing: bool) -> None:
        """Show the title and, in the show's words, where the steps stand."""
        self._terms, self._said = terms, self._words.say(terms)
        self.title.set_data(title, self.tr("Title of the show"), self.tr("Title"))
        for number, chip in enumerate(self.steps, 1):
            chip.setChecked(number == step)
        self.narration.tell(self._said[step - 1].sentence)
        self.play.set_icon("skip-forward" if playing else "play")
        self.play.name("", self.tr("Skip to the end") if playing else self.tr("Play the four steps"))
        self.breaks.name("", self.tr("Where the analogy breaks"))
        self._fit()

    def _fit(self) -> None:
        """Say with an icon or a number alone what has no room for a word."""
        if self._terms is None:
            return
        narrow = self.window().width() < theme.look(self).px(NARROW)
        around, terms = self.tr("Show me around"), self._terms
        self.add_guest.name("" if narrow else terms.word("guest"), terms(self.tr("Add {a_guest}")))
        self.tour.name("" if narrow else around, around)
        for first, short in ((self._first(), False), ("① Q · K", False), ("① Q · K", True)):
            self._name_steps(first, short=short)
            if self._room() >= max(self.narration.wanted(step.sentence) for step in self._said):
                break

    def _room(self) -> float:
        """Return what width the narration has."""
        others = (self.title.sizeHint().width(), *(chip.sizeHint().width() for chip in self.findChildren(ChipButton)))
        gaps = theme.look(self).px(self.gap * (len(others) + 2) + 32)
        return self.width() - sum(others) - gaps

    def _name_steps(self, first: str, *, short: bool) -> None:
        """Give the chips their names; where there is little room, only the one that stands says its own."""
        for place, (chip, step) in enumerate(zip(self.steps, self._said, strict=True)):
            name = first if place == 0 else step.name
            chip.name(name[0] if short and not chip.isChecked() else name, step.tip)

    def _first(self) -> str:
        """Return what the first chip says: what keys are called, if that is short."""
        name = self._said[0].name
        return name if theme.text_width(theme.look(self).font(), name) <= MOST * self.width() else "① Q · K"

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
