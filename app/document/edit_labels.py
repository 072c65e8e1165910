"""What undo steps are called: the label of an edit, in a language and in the words of the show."""

from PySide6.QtCore import QCoreApplication

from app.text import escaping
from app.text.terms import MEANINGS, Terms
from app.text.translate_noop import QT_TRANSLATE_NOOP
from core.edits.registry import Edit
from core.show.model import Show, Text, say

LONGEST = 40  # characters of a name in a label
SYMBOLS = {"w_q": "W_Q", "w_k": "W_K", "w_v": "W_V", "w_o": "W_O"}
NAMELESS = QT_TRANSLATE_NOOP("Edits", "{friend} {}")


def label_of(edit: Edit, before: Show, terms: Terms) -> str:
    """Return what an edit is called. before: the show that it was made to; terms: of the show and language of now."""
    return terms(QCoreApplication.translate("Edits", edit.type.label), _subject(edit, before, terms))


def _subject(edit: Edit, show: Show, terms: Terms) -> str:
    """Return what an edit is about, as it was called before."""
    kind, named = edit.subject
    match kind:
        case "person":
            return _line(show.person(named).name, terms)
        case "trait":
            return _line(show.traits[named], terms)
        case "head":
            friends = show.panel.descriptions
            name = _line(friends[named].name, terms) if named < len(friends) else ""
            return name or terms(QCoreApplication.translate("Edits", NAMELESS), named + 1)
        case "matrix":
            return SYMBOLS[named]
        case "word":
            return QCoreApplication.translate("Vocabulary", MEANINGS[named])
    return ""


def _line(text: Text, terms: Terms) -> str:
    return escaping.one_line(say(text, terms.language), LONGEST)
