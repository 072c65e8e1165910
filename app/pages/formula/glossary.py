"""The words of attention, each with the show's word for it, its symbol, a plain sentence, and where it is on screen."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject

from app.pages.formula.figures import FormulaFigures
from core import digits


class Term(NamedTuple):
    """One entry."""

    name: str
    title: str
    symbol: str
    role: str
    word: str  # of the analogy
    sentence: str
    page: str  # where it is on screen
    place: str  # what that page is called


PAGES = {
    "query": "stage", "key": "stage", "value": "stage", "score": "stage", "scale": "stage", "softmax": "stage",
    "weight": "everyone", "head": "panel", "mask": "everyone", "token": "everyone", "embedding": "everyone",
}  # fmt: skip
"""The page where each can be seen best."""

TERM_OF = {
    "q": "query", "k": "key", "t": "key", "v": "value", "scale": "scale", "softmax": "softmax", "output": "weight",
    "mask": "mask",
}  # fmt: skip
"""The entry that a symbol of the formula belongs to."""


class Glossary(QObject):
    """Writes the entries in the words of the show."""

    def entries(self, figures: FormulaFigures) -> tuple[Term, ...]:
        """Return all entries."""
        from app.pages import PAGES as ENTRIES

        pages = {e.name: figures.terms(QCoreApplication.translate("Pages", e.title)) for e in ENTRIES}
        return tuple(
            Term(name, title, symbol, role, word, sentence, PAGES[name], pages[PAGES[name]])
            for name, title, symbol, role, word, sentence in (
                *self._vectors(figures),
                *self._steps(figures),
                *self._rest(figures),
            )
        )

    def _vectors(self, figures: FormulaFigures):
        words, say = figures.show.vocabulary, figures.say
        return (
            (
                "query",
                self.tr("Query"),
                "q, Q",
                "query",
                say(words.criterion),
                self.tr("What one who looks is looking for."),
            ),
            (
                "key",
                self.tr("Key"),
                "k, K",
                "key",
                say(words.tag),
                self.tr("What everyone shows of themselves, to be compared with queries."),
            ),
            (
                "value",
                self.tr("Value"),
                "v, V",
                "value",
                say(words.detail),
                self.tr("What you take home from them in the end."),
            ),
        )

    def _steps(self, figures: FormulaFigures):
        return (
            (
                "score",
                self.tr("Score"),
                "q·k",
                "key",
                self.tr("how well two match"),
                self.tr("Multiply query and key number by number, and add up."),
            ),
            (
                "scale",
                self.tr("Scale"),
                "√d_k",
                "text",
                self.tr("a cooler head"),
                self.tr("Divides the scores, so that no share takes everything."),
            ),
            (
                "softmax",
                self.tr("Softmax"),
                "e^x ÷ Σ",
                "weight",
                figures.terms(self.tr("sharing out {mind}")),
                self.tr("Turns scores into shares above 0 that add up to 1."),
            ),
        )

    def _rest(self, figures: FormulaFigures):
        say, words = figures.say, figures.show.vocabulary
        record = (
            self.tr("a word as numbers")
            if figures.show.projections
            else f"{say(words.criterion)} | {say(words.tag)} | {say(words.detail)}"
        )
        return (
            (
                "weight",
                self.tr("Weight"),
                "A",
                "weight",
                figures.terms(self.tr("share of {mind}")),
                self.tr("How much of a value goes into the output."),
            ),
            (
                "head",
                self.tr("Head"),
                "head_i",
                "query",
                figures.terms(self.tr("{a_friend} with a view of their own")),
                self.tr("One attention among several, with W_Q, W_K and W_V of its own."),
            ),
            (
                "mask",
                self.tr("Mask"),
                "M, −∞",
                "dim",
                figures.terms(self.tr("{a_seat} left empty; {guests} still to come")),
                self.tr("Hides somebody: their share is exactly 0."),
            ),
            (
                "token",
                self.tr("Token"),
                f"1 … {digits.number(len(figures.guests))}",
                "text",
                say(words.guest),
                self.tr("One piece of the input: a word, or a part of one."),
            ),
            (
                "embedding",
                self.tr("Embedding"),
                "x, X",
                "text",
                record,
                self.tr("The row of numbers that stands for a token."),
            ),
        )
