"""The words of attention, each with the show's word for it, its symbol, a plain sentence, and where it is on screen."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from app.pages.formula.presentation import FormulaPresentation
from app.text.translate_noop import QT_TRANSLATE_NOOP
from app.text.translated import Translated
from app.widgets.paper.glossary_list import Entry


class Row(NamedTuple):
    """An entry before it is put into the words of a show."""

    title: str
    symbol: str
    role: str
    word: str
    sentence: str
    page: str  # where it can be seen best


ROWS = {
    "query": Row(
        QT_TRANSLATE_NOOP("Glossary", "Query"), "q, Q", "query", "{Criterion}",
        QT_TRANSLATE_NOOP("Glossary", "What the one who looks is looking for, as a row of numbers."), "stage",
    ),
    "key": Row(
        QT_TRANSLATE_NOOP("Glossary", "Key"), "k, K", "key", "{Tag}",
        QT_TRANSLATE_NOOP("Glossary", "How each one looked at introduces itself, to be compared with the query."),
        "stage",
    ),
    "value": Row(
        QT_TRANSLATE_NOOP("Glossary", "Value"), "v, V", "value", "{Detail}",
        QT_TRANSLATE_NOOP(
            "Glossary",
            "What is taken home, in proportion to the shares. It is computed together with the key, not after it.",
        ), "stage",
    ),
    "score": Row(
        QT_TRANSLATE_NOOP("Glossary", "Score"), "q·k", "key", QT_TRANSLATE_NOOP("Glossary", "how well two match"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "The dot product of query and key: multiply number by number, add up. Double the key, and the score"
            " doubles.",
        ), "stage",
    ),
    "scale": Row(
        QT_TRANSLATE_NOOP("Glossary", "Scale"), "√d_k", "text", QT_TRANSLATE_NOOP("Glossary", "a cooler head"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "With independent components of mean 0 and variance 1, a sum of d_k products has standard deviation √d_k."
            " Dividing brings it back to 1: softmax does not start saturated, where its gradient is near 0.",
        ), "stage",
    ),
    "softmax": Row(
        QT_TRANSLATE_NOOP("Glossary", "Softmax"), "e^x ÷ Σ", "weight",
        QT_TRANSLATE_NOOP("Glossary", "sharing out {mind}"),
        QT_TRANSLATE_NOOP(
            "Glossary", "Turns scores into shares above 0 that add up to 1. Only the differences between scores count."
        ), "stage",
    ),
    "weight": Row(
        QT_TRANSLATE_NOOP("Glossary", "Weight"), "A", "weight", QT_TRANSLATE_NOOP("Glossary", "share of {mind}"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "How much of a value goes into the output; not the probability of choosing it. Nobody learns it: each input"
            " has its own, computed anew.",
        ), "everyone",
    ),
    "projection": Row(
        QT_TRANSLATE_NOOP("Glossary", "Projection"), "W_Q W_K W_V", "text",
        QT_TRANSLATE_NOOP("Glossary", "what picks or mixes"),
        QT_TRANSLATE_NOOP(
            "Glossary", "Makes q, k and v out of a row x. It is learned in training, and then the same for every input."
        ), "everyone",
    ),
    "product": Row(
        QT_TRANSLATE_NOOP("Glossary", "Matrix product"), "@", "text",
        QT_TRANSLATE_NOOP("Glossary", "all dot products at once"),
        QT_TRANSLATE_NOOP("Glossary", "Each row at the left with each column at the right: their dot product."),
        "formula",
    ),
    "sizes": Row(
        QT_TRANSLATE_NOOP("Glossary", "Sizes"), "n, n_q, d_k", "text",
        QT_TRANSLATE_NOOP("Glossary", "how many of each"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "n rows are looked at, n_q rows look. d_k numbers make a query or a key, d_v a value, d_model a row of X.",
        ), "formula",
    ),
    "self": Row(
        QT_TRANSLATE_NOOP("Glossary", "Self-attention"), "n × n", "weight",
        QT_TRANSLATE_NOOP("Glossary", "looking at oneself, too"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "Each row looks at all rows, itself included: what it says itself may matter as much, and the formula makes"
            " no exception.",
        ), "everyone",
    ),
    "mask": Row(
        QT_TRANSLATE_NOOP("Glossary", "Mask"), "M, −∞", "dim",
        QT_TRANSLATE_NOOP("Glossary", "{a_seat} left empty; {guests} still to come"),
        QT_TRANSLATE_NOOP("Glossary", "Puts −∞ in the place of a score: the share is exactly 0."), "everyone",
    ),
    "head": Row(
        QT_TRANSLATE_NOOP("Glossary", "Head"), "head_i", "query",
        QT_TRANSLATE_NOOP("Glossary", "{a_friend} with a view of their own"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "One attention among several. It reads all of x, with a W_Q, W_K and W_V of its own. In a model nobody gave"
            " it a task, and what it looks at changes with the input.",
        ), "panel",
    ),
    "lens": Row(
        QT_TRANSLATE_NOOP("Glossary", "Lens"), "W_i", "query",
        QT_TRANSLATE_NOOP("Glossary", "what {a_friend} compares and brings home"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "Our word for what the W of a head pick out of x. In a model they are learned, and mix all of x.",
        ), "panel",
    ),
    "merge": Row(
        QT_TRANSLATE_NOOP("Glossary", "Way back"), "W_O", "value",
        QT_TRANSLATE_NOOP("Glossary", "one answer out of many"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "Mixes what all heads bring home. Ours takes averages, because we chose so; a learned one mixes freely."
            " Heads do not vote.",
        ), "panel",
    ),
    "bits": Row(
        QT_TRANSLATE_NOOP("Glossary", "Bits"), "−Σ p log₂ p", "weight",
        QT_TRANSLATE_NOOP("Glossary", "how spread out"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "How spread out a row of shares is. 0 bits: all on one. 3 bits: as spread out as 8 equal {guests}, since"
            " 2³ = 8.",
        ), "panel",
    ),
    "zeros": Row(
        QT_TRANSLATE_NOOP("Glossary", "Filled up with 0"), "0", "dim", QT_TRANSLATE_NOOP("Glossary", "empty columns"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "A panel has d_model = heads × d_head. Where x is shorter, zeros fill it up; they change no number.",
        ), "panel",
    ),
    "cache": Row(
        QT_TRANSLATE_NOOP("Glossary", "KV cache"), "K, V", "key", QT_TRANSLATE_NOOP("Glossary", "cards that are kept"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "A model that writes word by word keeps the keys and values of the words so far, so as not to compute them"
            " again. Only then is there one; in training there is not.",
        ), "panel",
    ),
    "residual": Row(
        QT_TRANSLATE_NOOP("Glossary", "Residual"), "x + output", "text",
        QT_TRANSLATE_NOOP("Glossary", "nobody is replaced"),
        QT_TRANSLATE_NOOP(
            "Glossary",
            "In a model the output is added to the row, not put in its place; the next layer begins with the sum.",
        ), "stage",
    ),
    "token": Row(
        QT_TRANSLATE_NOOP("Glossary", "Token"), "1 … n", "text", "{Guest}",
        QT_TRANSLATE_NOOP("Glossary", "One piece of the input: a word, or a part of one."), "everyone",
    ),
    "embedding": Row(
        QT_TRANSLATE_NOOP("Glossary", "Embedding"), "x, X", "text", "{Criterion} | {Tag} | {Detail}",
        QT_TRANSLATE_NOOP("Glossary", "The row of numbers that stands for a token."), "everyone",
    ),
}  # fmt: skip
"""All entries, in their order."""

OF_WORDS = QT_TRANSLATE_NOOP("Glossary", "a word as numbers")
"""What an embedding is where the show is a sentence."""

TERM_OF = {
    "q": "query", "k": "key", "t": "key", "v": "value", "scores": "score", "scale": "scale", "softmax": "softmax",
    "output": "weight", "mask": "mask", "x_q": "embedding", "x_k": "embedding",
    "w_q": "projection", "w_k": "projection", "w_v": "projection",
}  # fmt: skip
"""The entry that a symbol of the formula belongs to."""


class Glossary(Translated):
    """Writes the entries in the words of the show."""

    def entries(self, shown: FormulaPresentation) -> tuple[Entry, ...]:
        """Return all entries."""
        from app.pages import PAGES

        places = {e.name: shown.terms(QCoreApplication.translate("Pages", e.title)) for e in PAGES}
        return tuple(self._entry(name, row, shown, places[row.page]) for name, row in ROWS.items())

    def _entry(self, name: str, row: Row, shown: FormulaPresentation, place: str) -> Entry:
        word = OF_WORDS if name == "embedding" and shown.show.projections else row.word
        return Entry(
            name=name,
            title=self.tr(row.title),
            symbol=row.symbol,
            role=row.role,
            word=shown.terms(self.tr(word)),
            sentence=shown.terms(self.tr(row.sentence)),
            page=row.page,
            place=place,
        )
