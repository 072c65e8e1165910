"""The top line: the title, which ready show to put on, who looks, and what can be done with the seats."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.pages.everyone.presentation import EveryonePresentation
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.header import Header, TitleField


class EveryoneHeader(Header):
    """Reports what is wanted by name: "one", "everyone", "swap", "shuffle", "positions", "scenes"."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = TitleField(self)
        self.scenes = ChipButton(self, icon="clapperboard", tone="weight")
        self.one, self.everyone = ChipButton(self, tone="query"), ChipButton(self, tone="query")
        self.swap = ChipButton(self, icon="arrow-left-right", tone="query")
        self.positions = ChipButton(self, icon="map-pin", tone="query")
        self.shuffle = ChipButton(self, icon="shuffle")
        line = QHBoxLayout(self)
        self.space()
        line.addWidget(self.title)
        line.addSpacing(8)
        for name in ("scenes", "one", "everyone", "swap", "", "positions", "shuffle"):
            if not name:
                line.addStretch(1)
                continue
            chip: ChipButton = getattr(self, name)
            chip.setCheckable(name in ("one", "everyone", "positions"))
            chip.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
            line.addWidget(chip)

    def set_data(self, shown: EveryonePresentation, title: str, row: int) -> None:
        """Show a moment; row: who would look alone."""
        show, terms = shown.show, shown.terms
        self.title.set_data(title, self.tr("Title of the show"), self.tr("Title"))
        self.scenes.name(self.tr("Scenes"), self.tr("Put on one of the ready shows"))
        self.one.name(self.tr("One looks"), self.tr("Only “{}” looks: one row of the map").format(shown.askers[row]))
        self.everyone.name(self.tr("Everyone looks"), terms(self.tr("Self-attention: all {guests} look at all, n × n")))
        self.one.setChecked(len(show.askers) == 1)
        self.everyone.setChecked(show.everyone and len(show.askers) > 1)
        self.swap.name(
            self.tr("Swap sides"),
            terms(self.tr("{Guests} look, {askers} are looked at: another map, not this one turned over")),
        )
        self.swap.setVisible(not show.everyone)
        self.positions.name(
            self.tr("Positions"),
            terms(self.tr("Add a sinusoidal position to each row x: then {seats} make a difference")),
        )
        self.positions.setChecked(show.positions)
        self.shuffle.name(
            terms(self.tr("Shuffle the {seats}")),
            terms(self.tr("Deal the {seats} anew, and see whether any output changes")),
        )
