"""The user guide: short pages with pictures, one file each, in the language of the moment."""

from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.resources import FOLDER
from app.style import language, theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.paper.reader import Reader

HELP = FOLDER / "help"


def files(name: str) -> list[Path]:
    """Return the pages of the guide in a language of this name, in their order."""
    return sorted((HELP / name).glob("*.md"))


def title(page: Path) -> str:
    """Return the title of a page: its first line."""
    with page.open(encoding="utf-8") as file:
        return file.readline().lstrip("# ").strip()


class Guide(QWidget):
    """A chip for each page, and the page that is read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.place = 0
        self.chips = [ChipButton(self, tone="query") for _ in files(language.current())]
        self.reader = Reader(self)
        self._chips = QHBoxLayout()
        for place, chip in enumerate(self.chips):
            chip.setCheckable(True)
            chip.clicked.connect(lambda _=False, place=place: self.open(place))
            self._chips.addWidget(chip)
        self._chips.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._chips)
        column.addWidget(self.reader, 1)
        self.reader.file_wanted.connect(self._open_file)
        self.setFocusProxy(self.reader)
        self.open(0)

    def open(self, place: int) -> None:
        """Open a page of the guide."""
        self.place = place
        pages = files(language.current())
        for number, (chip, page) in enumerate(zip(self.chips, pages, strict=True)):
            chip.name(str(number + 1), title(page))
            chip.setChecked(number == place)
        self.reader.setAccessibleName(title(pages[place]))
        self.reader.read(pages[place])
        theme.space(self._chips, theme.look(self), (0, 0, 0, 4), 6)

    def open_at(self, page: str) -> None:
        """Open where a page of the app is explained; at the beginning where none is."""
        self.open(next((place for place, file in enumerate(files(language.current())) if file.stem.endswith(page)), 0))

    def _open_file(self, name: str) -> None:
        names = [page.name for page in files(language.current())]
        if name in names:
            self.open(names.index(name))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hear what the reader does not take: a digit opens a page."""
        place = event.key() - Qt.Key.Key_1
        if 0 <= place < len(self.chips) and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.open(place)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.open(self.place)
