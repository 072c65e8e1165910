"""What opens over the page and is about the show as a whole: where to begin, its words, where its analogy breaks."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.desktop.ready_shows import path_of
from app.desktop.sheets.breaks import BreaksCard
from app.desktop.sheets.gallery import Gallery
from app.desktop.sheets.words import WordsCard
from app.document.document import ShowDocument
from app.style import language
from app.widgets.chrome.overlay import Overlay
from app.widgets.chrome.sheet import Sheet
from core.edits import people

Card = BreaksCard | Gallery | WordsCard
KINDS: dict[str, type[Card]] = {"new": Gallery, "words": WordsCard, "breaks": BreaksCard}
"""What each name opens."""


class ShowSheets(QObject):
    """Opens one sheet at a time over the page that is open, keeps it live, and turns what it reports into edits."""

    def __init__(self, parent: QObject, document: ShowDocument, new: Callable[[Path], bool]) -> None:
        """new: puts a ready show on; returns whether it did."""
        super().__init__(parent)
        self.document, self._new = document, new
        self.sheet: Sheet | None = None

    @property
    def card(self) -> Card:
        """What the open sheet shows."""
        if self.sheet is None or not isinstance(self.sheet.content, Card):
            raise LookupError("no sheet is open")
        return self.sheet.content

    def open(self, name: str, page: QWidget) -> None:
        """Open "new", "words" or "breaks" over a page, in place of whatever lies over it."""
        for other in page.findChildren(Overlay):
            if other.isVisible():
                other.leave()
        make = KINDS[name]
        self.sheet = Sheet(page, make, make.SIZE)
        self.sheet.left.connect(self._forget)
        self._listen_to(self.sheet)
        self.refresh()
        self.card.begin()

    def _listen_to(self, sheet: Sheet) -> None:
        card = sheet.content
        if isinstance(card, Gallery):
            card.chosen.connect(self._begin)
        elif isinstance(card, WordsCard):
            card.edited.connect(self._set_word)
        elif isinstance(card, BreaksCard):
            card.edited.connect(self._set_breaks)
            sheet.left.connect(card.finish)  # takes what is being written when the sheet goes

    def refresh(self) -> None:
        """Hand the show of the moment to the open sheet, in the language of the moment."""
        if self.sheet is not None:
            self.card.set_data(self.document.show, language.current())
            self.sheet.setAccessibleName(self.card.title.text())

    def close(self) -> None:
        """Put the open sheet away."""
        if self.sheet is not None:
            self.sheet.leave()

    def _forget(self) -> None:
        self.sheet = None

    def _begin(self, name: str) -> None:
        if self._new(path_of(name)):
            self.close()

    def _written(self) -> str:
        """Return the language that texts are changed in: the one on screen, or the first of a show that lacks it."""
        return self.document.show.written_in(language.current())

    def _set_word(self, what: str, words: str) -> None:
        self.document.edit(people.set_word_of_vocabulary, what, self._written(), words)

    def _set_breaks(self, words: str) -> None:
        self.document.edit(people.set_breaks, self._written(), words)
