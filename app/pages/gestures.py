"""What the gestures of all pages have in common: they become undoable edits."""

from PySide6.QtCore import QObject, Signal

from app.document.document import ShowDocument
from app.style import language
from app.text.terms import Terms, terms_of


class Gestures(QObject):
    """Turns what widgets report into edits of the document. A subclass says what each gesture does."""

    said = Signal(str)

    def __init__(self, document: ShowDocument, parent: QObject) -> None:
        super().__init__(parent)
        self.document = document

    @property
    def language(self) -> str:
        """The language on screen."""
        return language.current()

    @property
    def terms(self) -> Terms:
        """The words of the show, in the language on screen."""
        return terms_of(self.document.show.vocabulary, self.language)

    @property
    def written(self) -> str:
        """The language that texts are changed in: the one on screen, or the first of a show that lacks it."""
        return self.document.show.written_in(self.language)
