"""What each gesture on this page does to the show, and what its undo step is called."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from app.document import ShowDocument
from app.pages.refusals import Refusals
from core import editing, seating

EDITS = {
    "everyone": (seating.let_everyone_ask, QT_TRANSLATE_NOOP("FormulaGestures", "Let everyone look")),
    "title": (editing.rename_show, QT_TRANSLATE_NOOP("FormulaGestures", "Title")),
}
"""Every gesture: its edit, and the name of its undo step."""


class FormulaGestures(QObject):
    """Turns what widgets report into undoable edits of the document."""

    def __init__(self, document: ShowDocument, language: str, parent: QObject) -> None:
        super().__init__(parent)
        self.document, self.language = document, language
        self.refusals = Refusals(self)

    def perform(self, what: str, *values: object) -> bool:
        """Do what was asked for; return whether it could be done."""
        edit, name = EDITS[what]
        if what == "title":
            languages = self.document.show.languages
            values = (self.language if self.language in languages else languages[0], *values)
        return self.document.edit(lambda: self.tr(name), edit, *values)
