"""Why this number? The four steps for one guest, with the digits written out to be checked by hand."""

from PySide6.QtCore import QObject

from app.pages.words import ShowWords
from app.widgets.lines import Run
from core.digits import MINUS, number
from core.worksheet import DECIMALS, Worksheet, work

NAMES = 320  # how wide the first column is, of the design
COLUMNS = (0, 0, 66, 86, 152, 174)  # where the others begin, beyond it


class Why(QObject):
    """Writes the worksheet of a guest in the language of the moment."""

    def __init__(self, parent: QObject, names: float = NAMES) -> None:
        """names: how wide the first column is, of the design."""
        super().__init__(parent)
        self.names = names

    def _at(self, column: int) -> float:
        return self.names + COLUMNS[column]

    def lines(self, words: ShowWords, guest: int) -> tuple[tuple[Run, ...], ...]:
        """Return the steps for the guest of this number."""
        place = words.show.guests.index(guest)
        title = words.terms(
            self.tr("Why does {} take {} % of {mind}?"), words.who(guest), words.readout.percent_texts[place]
        )
        return ((Run(title, "text", True, size=18),), (), *self.steps(words, guest))

    def steps(self, words: ShowWords, guest: int) -> tuple[tuple[Run, ...], ...]:
        """Return the steps alone, for whoever asks in these words."""
        sheet = work(words.trace, words.show.guests.index(guest), words.row)
        return (
            *self._compare(words, sheet),
            (),
            *self._scale(words, sheet),
            (),
            *(self._masked(words, sheet) if sheet.hidden else self._share(sheet)),
            (),
            *self._blend(words, sheet),
        )

    def _compare(self, words: ShowWords, sheet: Worksheet) -> tuple[tuple[Run, ...], ...]:
        heading = (
            Run(self.tr("① ② Multiply, add up"), "dim"),
            Run("q", "query", True, self._at(1)),
            Run("k", "key", True, self._at(3)),
        )
        terms = tuple(
            (
                Run(name, "text"),
                Run(_n(term.query), "query", True, self._at(1)),
                Run("×", "dim", at=self._at(2)),
                Run(_n(term.key), "key", True, self._at(3)),
                Run("=", "dim", at=self._at(4)),
                Run(_n(term.product), "text", True, self._at(5)),
            )
            for name, term in zip(words.traits, sheet.terms, strict=True)
        )
        total = _n(round(sum(term.product for term in sheet.terms), DECIMALS))
        score = (Run(self.tr("q·k = sum of the products ="), "dim"), Run(total, "key", True, self._at(5), 16))
        if not sheet.pinned:
            return (heading, *terms, score)
        pinned = (
            Run(self.tr("The score is pinned by hand, so q·k is not used. Score ="), "dim"),
            Run(_n(sheet.score), "key", True, self._at(5), 16),
        )
        return (heading, *terms, score, pinned)

    def _scale(self, words: ShowWords, sheet: Worksheet) -> tuple[tuple[Run, ...], ...]:
        root = f"√{len(words.traits)} = " if words.show.scale == "sqrt_d_k" else ""
        return (
            (Run(self.tr("③ Scale, then softmax"), "dim"),),
            (
                Run(_n(sheet.score), "key", True),
                Run("÷", "dim"),
                Run(f"{root}{_n(sheet.divisor)}", "text"),
                Run("=", "dim"),
                Run(_n(sheet.scaled), "key", True),
            ),
        )

    def _masked(self, words: ShowWords, sheet: Worksheet) -> tuple[tuple[Run, ...], ...]:
        because = (
            self.tr("A mask hides everyone from who looks: there is nobody to attend to, so nothing is shared out.")
            if sheet.nobody
            else self.tr("A mask hides this {guest}: −∞ stands for the score, and the share goes to the others.")
        )
        return (
            (Run(words.terms(because), "dim"),),
            (Run("e^(−∞) = 0", "text", True), Run("→", "dim"), Run("0", "weight", True, size=16)),
        )

    def _share(self, sheet: Worksheet) -> tuple[tuple[Run, ...], ...]:
        return (
            (
                Run(f"e^({_n(sheet.scaled)} − {_signed(sheet.largest)})", "text"),
                Run("=", "dim"),
                Run(_n(sheet.exponential), "text", True),
                Run(self.tr("(the largest is taken off, so that nothing overflows)"), "dim", size=12),
            ),
            (Run(self.tr("The same for all, added up:"), "dim"), Run(f"Σ = {_n(sheet.total)}", "text", True)),
            (
                Run(self.tr("Share:"), "dim"),
                Run(f"{_n(sheet.exponential)} ÷ {_n(sheet.total)} =", "text"),
                Run(_n(sheet.weight), "weight", True, size=16),
                Run(self.tr("(with all decimals: {})").format(f"{sheet.share:.6g}"), "dim", size=12),
            ),
        )

    def _blend(self, words: ShowWords, sheet: Worksheet) -> tuple[tuple[Run, ...], ...]:
        heading = (Run(words.terms(self.tr("④ Share × {detail}: its part of {impression}")), "dim"),)
        parts = tuple(
            (
                Run(f"{low} – {high}", "text"),
                Run(_n(sheet.weight), "weight", True, self._at(1)),
                Run("×", "dim", at=self._at(2)),
                Run(_n(detail), "value", True, self._at(3)),
                Run("=", "dim", at=self._at(4)),
                Run(_n(part), "value", True, self._at(5)),
            )
            for (low, high), (detail, part) in zip(words.axes, sheet.parts, strict=True)
        )
        return (heading, *parts)


def _n(value: float) -> str:
    return number(value, DECIMALS)


def _signed(value: float) -> str:
    text = _n(value)
    return f"({text})" if text.startswith(MINUS) else text
