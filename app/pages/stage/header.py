"""The top line of the stage: its title, the four steps, and what can be asked for."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app import theme
from app.pages.stage.build_up import STEPS
from app.terms import Terms
from app.widgets.chip_button import ChipButton
from app.widgets.header import Header, TitleField

MOST = 0.12  # of the width: what the name of the first step may take
NARROW = 900  # of the design: in a narrower window, what can be said by an icon alone is


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
        self.steps = [ChipButton(self, tone="weight") for _ in range(STEPS)]
        self.play = ChipButton(self, icon="play", tone="weight", quiet=True)
        self.add_guest = ChipButton(self, icon="plus")
        self.breaks = ChipButton(self, icon="unlink")
        self.tour = ChipButton(self, icon="compass")
        line = QHBoxLayout(self)
        self.space()
        line.addWidget(self.title)
        line.addSpacing(8)
        for step, chip in enumerate(self.steps, 1):
            chip.setCheckable(True)
            chip.clicked.connect(lambda _=False, step=step: self.step_wanted.emit(step))
            line.addWidget(chip)
        line.addWidget(self.play)
        line.addStretch(1)
        line.addWidget(self.add_guest)
        line.addWidget(self.breaks)
        line.addWidget(self.tour)
        self.play.clicked.connect(self.play_wanted)
        self.add_guest.clicked.connect(self.guest_wanted)
        self.tour.clicked.connect(self.tour_wanted)
        self.breaks.clicked.connect(self.breaks_wanted)

    def present(self, title: str, terms: Terms, step: int, playing: bool) -> None:
        """Show the title and, in the show's words, where the steps stand."""
        self._terms = terms
        self.title.present(title, self.tr("Title of the show"), self.tr("Title"))
        names = (
            (self._first(terms), terms(self.tr("Step 1: {criterion}, and for all {guests}: {tag} and {detail}"))),
            (self.tr("② Score QKᵀ"), terms(self.tr("Step 2: compare {criterion} with {tag}, for all {guests}"))),
            (self.tr("③ Scale + softmax"), terms(self.tr("Step 3: turn scores into shares of {mind}"))),
            (self.tr("④ Blend"), terms(self.tr("Step 4: blend {detail} in these shares"))),
        )
        for number, (chip, (text, tip)) in enumerate(zip(self.steps, names, strict=True), 1):
            chip.name(text, tip)
            chip.setChecked(number == step)
        self.play.set_icon("skip-forward" if playing else "play")
        self.play.name("", self.tr("Skip to the end") if playing else self.tr("Play the four steps"))
        self._fit()
        self.breaks.name("", self.tr("Where the analogy breaks"))

    def _fit(self) -> None:
        """Say with an icon alone what has no room for a word."""
        if self._terms is None:
            return
        narrow = self.window().width() < theme.look(self).px(NARROW)
        around, terms = self.tr("Show me around"), self._terms
        self.steps[0].name(self._first(terms), self.steps[0].accessibleName())
        self.add_guest.name("" if narrow else terms.word("guest"), terms(self.tr("Add {a_guest}")))
        self.tour.name("" if narrow else around, around)

    def _first(self, terms: Terms) -> str:
        """Return what the first chip says: what keys and values are called, if that is short."""
        name = terms(self.tr("① {Tag} & {detail}"))
        return name if theme.text_width(theme.look(self).font(), name) <= MOST * self.width() else "① Q · K · V"

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
