"""Plays a parameter: on by itself, step by step, or back to the start, at a chosen speed."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.choice_chips import ChoiceChips

TICK = 50  # ms
SPEEDS = {"1": 1, "5": 5, "20": 20}  # steps a tick


class Player(QWidget):
    """Asks for a place among so many; where it stands it is told."""

    moved = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.place, self.last = 0, 0
        self.play, self.step, self.reset = (
            ChipButton(self, icon=icon) for icon in ("play", "skip-forward", "rotate-ccw")
        )
        self.speed = ChoiceChips(self, tuple(SPEEDS), "query")
        self._clock = QTimer(self, interval=TICK)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        for widget in (self.play, self.step, self.reset, self.speed):
            line.addWidget(widget)
        line.addStretch(1)
        self._clock.timeout.connect(self._tick)
        self.play.clicked.connect(self.toggle)
        self.step.clicked.connect(lambda: self._go(1))
        self.reset.clicked.connect(lambda: self.moved.emit(0))

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._clock.isActive()

    def toggle(self) -> None:
        """Play, from the start where the end was reached; or pause."""
        if self.playing:
            self.pause()
            return
        if self.place == self.last:
            self.moved.emit(0)
        self._clock.start()
        self.retranslate()

    def pause(self) -> None:
        """Stay where it is."""
        self._clock.stop()
        self.retranslate()

    def _tick(self) -> None:
        self._go(SPEEDS[self.speed.name])
        if self.place == self.last:
            self.pause()

    def _go(self, steps: int) -> None:
        self.moved.emit(min(self.place + steps, self.last))

    def set_data(self, place: int, last: int) -> None:
        """Show where it stands, and where it ends."""
        self.place, self.last = place, last
        self.step.setEnabled(place < last)
        self.reset.setEnabled(place > 0)

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.play.set_icon("pause" if self.playing else "play")
        self.play.name("", self.tr("Pause") if self.playing else self.tr("Play"))
        self.step.name("", self.tr("One step"))
        self.reset.name("", self.tr("Back to the start, with the same seed"))
        for name, chip in self.speed.chips.items():
            chip.name(f"×{name}", self.tr("{} steps at a time").format(name))

    def hideEvent(self, event: object) -> None:
        """Nothing plays where nobody looks."""
        self.pause()
