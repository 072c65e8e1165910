"""What the main window expects of a page."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget

from app.document.changes import ALL
from app.document.document import ShowDocument
from app.pages.edit_errors import EditErrors
from app.presentation.target import NOTHING, Target
from app.style import language, theme
from app.text.terms import terms_of
from app.widgets.chrome.toast import Toast
from core.edits.common import EditError
from core.show.model import Show

if TYPE_CHECKING:
    from app.widgets.chrome.tour import Stop, Tour


class Page(QWidget):
    """A page reads the document when it changes, hands its numbers to widgets, and turns gestures into edits."""

    not_shown: frozenset[str] = frozenset()  # fields of a show that make no difference here
    page_wanted = Signal(str)  # another page, by its name
    show_wanted = Signal(QPoint)  # another of the ready shows: where on the screen to offer them
    refreshed = Signal()  # what lies over the page shows the moment, too
    sheet_wanted = Signal(str)  # what is about the show as a whole: "breaks", "words", "new"
    handlers_changed = Signal()  # the page can do more, or less, than a moment ago

    def __init__(self, document: ShowDocument) -> None:
        super().__init__()
        self.document = document
        self.target = NOTHING
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # a click beside everything lets go of the keyboard
        self._stale, self._size_of_type = False, self.font().pixelSize()
        self.toast = Toast(self)
        self.tour: Tour | None = None
        document.changed.connect(self.toast.hide)  # what was said was said of a moment that is over
        document.changed.connect(self._follow)
        document.refused.connect(self._explain)
        self._picking = False  # this page is changing the selection, and shows it by itself
        document.selection.changed.connect(self._follow_selection)

    def _follow(self, changed: frozenset[str] = ALL) -> None:
        """Show what has changed, if the page shows it: now, or when it is next looked at."""
        if changed <= self.not_shown:
            return
        if self.isVisible():
            self.refresh()
            self.refreshed.emit()
        else:
            self._stale = True

    def _follow_selection(self) -> None:
        """Show what has been picked elsewhere: now, or when the page is next looked at."""
        if not self.isVisible():
            self._stale = True
        elif not self._picking:
            self.refresh()

    def set_selection(self, **picked: Any) -> None:
        """Pick what is named (see `Selection.pick`) for all pages; this one shows it by itself."""
        self._picking = True
        self.document.selection.pick(**picked)
        self._picking = False

    def pick_pair(self, row: int, column: int) -> None:
        """Pick the pair that stands at a row and a column of Q Kᵀ."""
        show = self.document.show
        self.set_selection(asker=show.askers[row], guest=show.guests[column])

    def _explain(self, error: EditError) -> None:
        """Say why an edit cannot be made: on the page that is looked at."""
        if self.isVisible():
            terms = terms_of(self.document.show.vocabulary, self.language)
            self.toast.say(EditErrors().explain(error, terms))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._stale = False
            self.refresh()

    @property
    def language(self) -> str:
        """The language on screen."""
        return language.current()

    def write(self, function: Callable[..., Show], *where_and_words: object) -> bool:
        """Edit a text in the language on screen, or in the first of a show that lacks it. The words come last."""
        *where, words = where_and_words
        return self.document.edit(function, *where, self.document.show.written_in(self.language), words)

    def changeEvent(self, event: QEvent) -> None:
        """Follow another language or size of type. Other families of type come with a language: once is enough."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._follow()
        elif event.type() == QEvent.Type.FontChange and self._size_of_type != (size := self.font().pixelSize()):
            self._size_of_type = size
            self.space()
            self._follow()

    def lay_out(self, header: QWidget, middle: QLayout, foot: QWidget | None = None) -> None:
        """Put a header above the middle and, where there is one, a foot below it."""
        self._middle, self._has_foot = middle, foot is not None
        self._column = QVBoxLayout(self)
        self._column.addWidget(header)
        self._column.addLayout(middle, 1)
        if foot is not None:
            self._column.addWidget(foot)
        self.space()

    def space(self) -> None:
        """Give the layouts margins and gaps at the zoom of the moment."""
        look = theme.look(self)
        theme.space(self._middle, look, (14, 0, 14, 0 if self._has_foot else 10), 10)
        theme.space(self._column, look, (0, 0, 0, 0), 8)

    def refresh(self) -> None:
        """Hand the document's numbers to the widgets."""
        raise NotImplementedError

    def highlight(self, target: Target) -> None:
        """Let the spotlight fall on a target, everywhere on the page."""
        raise NotImplementedError

    def set_motion(self, motion: bool) -> None:
        """Say whether things may move by themselves."""

    def retire(self) -> None:
        """Stop what runs: the window closes."""

    def stops(self) -> "tuple[Stop, ...]":
        """Return what a tour of the page explains, one after the other."""
        return ()

    def show_around(self) -> None:
        """Explain the page in a few stops."""
        from app.widgets.chrome.tour import Tour

        if self.tour is None:
            self.tour = Tour(self, self.stops())
            self.tour.left.connect(self._end_tour)

    def _end_tour(self) -> None:
        self.tour = None

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what the page does for actions of the window, by their names; other actions are greyed out on it."""
        return {}
