"""A few chips of which one is chosen."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from app.style import theme
from app.widgets.chrome.chip_button import ChipButton


class ChoiceChips(QWidget):
    """Stand close together; an arrow key chooses the neighbour, as among radio buttons."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget, names: tuple[str, ...], tone: str) -> None:
        super().__init__(parent)
        self.chips = {name: ChipButton(self, tone=tone) for name in names}
        group = QButtonGroup(self)
        row = QHBoxLayout(self)
        theme.space(row, theme.look(self), (0, 0, 0, 0), 3)
        for name, chip in self.chips.items():
            chip.setCheckable(True)
            group.addButton(chip)
            row.addWidget(chip)
            chip.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
        self.choose(names[0])

    @property
    def name(self) -> str:
        """The one that is chosen."""
        return next(name for name, chip in self.chips.items() if chip.isChecked())

    def choose(self, name: str) -> None:
        """Show which one is chosen."""
        self.chips[name].setChecked(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        names = list(self.chips)
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        here = next((place for place, name in enumerate(names) if self.chips[name].hasFocus()), None)
        if step and here is not None:
            chip = self.chips[names[(here + step) % len(names)]]
            chip.setFocus()
            chip.click()
        else:
            super().keyPressEvent(event)
