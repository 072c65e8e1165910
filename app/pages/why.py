"""Why this number? The four steps for one guest, with the digits written out to be checked by hand."""

import math

from app.presentation.labels import Labels
from app.presentation.row import RowPresentation
from app.text.translated import Translated
from app.widgets.matrices.lines import BLANK, Run
from core import numbers
from core.numbers import MINUS
from core.readout.worksheet import DECIMALS, Worksheet, equals, written

NAMES = 320  # how wide the first column is, of the design
COLUMNS = (0, 0, 66, 86, 152, 174)  # where the others begin, beyond it


class Why(Translated):
    """Writes the worksheet of a guest in the language of the moment."""

    def __init__(self, names: float = NAMES) -> None:
        """names: how wide the first column is, of the design."""
        self.names = names

    def _at(self, column: int) -> float:
        return self.names + COLUMNS[column]

    def lines(self, shown: RowPresentation, guest: int, step: int = 4) -> tuple[tuple[Run, ...], ...]:
        """Return the steps for the guest of this number, from the second up to one of them."""
        place, who = shown.show.guests.index(guest), shown.who(guest)
        if step > 2:
            title = shown.terms(self.tr("Why does {} take {} of {mind}?"), who, shown.percent(place))
        else:
            title = self.tr("Why does {} score {}?").format(who, shown.readout.score_texts[place])
        return ((Run(title, "text", True, size=18),), (), *self.steps(shown, shown.worksheet(guest), step))

    def steps(self, labels: Labels, sheet: Worksheet, step: int = 4) -> tuple[tuple[Run, ...], ...]:
        """Return the steps alone, with the names of what is compared and blended."""
        lines = self._compare(labels, sheet)
        if step > 2:
            share = self._masked(labels, sheet) if sheet.hidden else self._share(sheet)
            lines = (*lines, (), *self._scale(labels, sheet), (), *share)
        return (*lines, (), *self._blend(labels, sheet)) if step > 3 else lines

    def _compare(self, labels: Labels, sheet: Worksheet) -> tuple[tuple[Run, ...], ...]:
        """Write out what meets what, and the products: steps ① and ②, side by side."""
        heading = (
            Run(labels.terms(self.tr("① {Criterion} q · {tag} k")), "dim"),
            Run("q", "query", True, self._at(1)),
            Run("k", "key", True, self._at(3)),
            Run(self.tr("② product"), "dim", at=self._at(4)),
        )
        terms = tuple(
            (
                Run(name, "text"),
                Run(written(term.query), "query", True, self._at(1)),
                Run("×", "dim", at=self._at(2)),
                Run(written(term.key), "key", True, self._at(3)),
                Run(equals(term.query * term.key, term.product), "dim", at=self._at(4)),
                Run(written(term.product), "text", True, self._at(5), asked=BLANK),
            )
            for name, term in zip(labels.traits, sheet.terms, strict=True)
        )
        total = Run(written(sheet.product), "key", not sheet.pinned, self._at(5), 16, BLANK)
        added = (Run(self.tr("② Score: all products added up, q·k"), "dim"), Run("=", "dim", at=self._at(4)), total)
        if not sheet.pinned:
            return (heading, *terms, added)
        pinned = (
            Run(self.tr("The score is pinned by hand, in place of q·k:"), "dim"),
            Run(written(sheet.score), "key", True, self._at(5), 16),
        )
        return (heading, *terms, added, pinned)

    def _scale(self, labels: Labels, sheet: Worksheet) -> tuple[tuple[Run, ...], ...]:
        divided = (
            Run(written(sheet.score), "key", True, asked="" if sheet.pinned else BLANK),
            Run("÷", "dim"),
            Run(written(sheet.divisor), "text"),
            Run(equals(sheet.score / sheet.divisor, sheet.scaled), "dim"),
            Run(written(sheet.scaled), "key", True, asked=BLANK),
        )
        root = (Run(f"({numbers.root(len(labels.traits), DECIMALS)})", "dim", size=12),)
        return (
            (Run(self.tr("③ Scale + softmax"), "dim"),),
            (*divided, *(root if labels.show.scale == "sqrt_d_k" else ())),
        )

    def _masked(self, labels: Labels, sheet: Worksheet) -> tuple[tuple[Run, ...], ...]:
        because = (
            self.tr("A mask hides everyone from who looks: there is nobody to attend to, so nothing is shared out.")
            if sheet.fully_masked
            else self.tr("A mask hides this {guest}: −∞ stands for the score, and the share goes to the others.")
        )
        return (
            (Run(labels.terms(because), "dim"),),
            (
                Run("e^(−∞) =", "text"),
                Run("0", "text", True, asked=BLANK),
                Run("→", "dim"),
                Run("0", "weight", True, size=16, asked=BLANK),
            ),
        )

    def _share(self, sheet: Worksheet) -> tuple[tuple[Run, ...], ...]:
        largest, total = _signed(sheet.largest), written(sheet.total)
        asked_largest = BLANK if sheet.is_largest else largest
        return (
            (
                Run(
                    f"e^({written(sheet.scaled)} − {largest})",
                    asked=f"e^({BLANK} − {asked_largest})",
                ),
                Run(equals(math.exp(sheet.exponent), sheet.exponential), "dim"),
                Run(written(sheet.exponential), "text", True, asked=BLANK),
                Run(self.tr("(the largest is taken off, so that nothing overflows)"), "dim", size=12),
            ),
            (
                Run(self.tr("The same for all, added up:"), "dim"),
                Run(f"Σ = {total}", "text", True, asked=f"Σ = {BLANK}" if sheet.alone else ""),
            ),
            (
                Run(self.tr("Share:"), "dim"),
                Run(
                    f"{written(sheet.exponential)} ÷ {total}",
                    asked=f"{BLANK} ÷ {BLANK if sheet.alone else total}",
                ),
                Run(equals(sheet.exponential / sheet.total, sheet.weight), "dim"),
                Run(written(sheet.weight), "weight", True, size=16, asked=BLANK),
                Run(self.tr("(with all decimals: {})").format(f"{sheet.share:.6g}"), "dim", size=12, asked=" "),
            ),
        )

    def _blend(self, labels: Labels, sheet: Worksheet) -> tuple[tuple[Run, ...], ...]:
        heading = (Run(labels.terms(self.tr("④ Blend: share × {detail}, its part of {impression}")), "dim"),)
        parts = tuple(
            (
                Run(name, "text"),
                Run(written(sheet.weight), "weight", True, self._at(1), asked=BLANK),
                Run("×", "dim", at=self._at(2)),
                Run(written(detail), "value", True, self._at(3)),
                Run(equals(sheet.weight * detail, part), "dim", at=self._at(4)),
                Run(written(part), "value", True, self._at(5), asked=BLANK),
            )
            for name, (detail, part) in zip(labels.axes, sheet.parts, strict=True)
        )
        return (heading, *parts)


def _signed(value: float) -> str:
    text = written(value)
    return f"({text})" if text.startswith(MINUS) else text
