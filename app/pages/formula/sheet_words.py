"""The worksheet in words and digits: for one who looks and one who is looked at, or for a whole row."""

from app.pages.formula.presentation import FormulaPresentation
from app.pages.why import Why
from app.text.translated import Translated
from app.widgets.matrices.formula_parts import formula_parts
from app.widgets.matrices.lines import BLANK, Run
from app.widgets.paper.paper import Block, Cell, Paragraph, Picture, Rows, Space, Sum, Table
from core import numbers
from core.readout.worksheet import DECIMALS, RowSheet, Worksheet, work, work_row, written

NAMES = 330.0  # of the design: how wide names stand before the sums
TRAITS, AXES = 8, 4  # columns of a table: more go on in another one
NAME, NUMBER = 2.4, 1.0  # widths of columns
MOST_PINS = 4  # that are named


class SheetWords(Translated):
    """Writes worksheets as blocks of a paper."""

    def __init__(self) -> None:
        self._why = Why(NAMES)

    def pair(self, shown: FormulaPresentation, *, answers: bool) -> tuple[Block, ...]:
        """Return the sheet of the pair that is looked at."""
        asker, guest = shown.askers[shown.view.row], shown.guests[shown.view.column]
        title = self.tr("Check by hand: “{0}” looks at “{1}”").format(asker, guest)
        steps = self._why.steps(shown, work(shown.trace, shown.view.column, shown.view.row))
        return (*self._head(shown, title, answers=answers), *map(Sum, steps))

    def row(self, shown: FormulaPresentation, *, answers: bool) -> tuple[Block, ...]:
        """Return the sheet of the whole row."""
        sheet = work_row(shown.trace, shown.view.row)
        asker = shown.askers[shown.view.row]
        title = shown.terms(self.tr("Check by hand: “{0}” looks at all {1} {guests}"), asker, len(shown.guests))
        return (
            *self._head(shown, title, answers=answers),
            *self._scores(shown, sheet, answers=answers),
            *self._shares(shown, sheet),
            *self._blend(shown, sheet, answers=answers),
        )

    def foot(self, shown: FormulaPresentation, page: int, pages: int) -> str:
        """Return the line at the foot of a page."""
        title = shown.say(shown.show.title)
        return self.tr("{0} · page {1} of {2}").format(title, page, pages)

    def _head(self, shown: FormulaPresentation, title: str, *, answers: bool) -> tuple[Block, ...]:
        subject = shown.say(shown.show.title)
        if shown.panel:
            subject += " · " + self.tr("head {0}: {1}").format(shown.view.head + 1, shown.head_name())
        note = self.tr(
            "Every number is computed from those above it as they stand here, rounded to {} decimals."
        ).format(DECIMALS)
        name = () if answers else (Paragraph(self.tr("Name: ____________________   Date: ______________")), Space(6))
        return (
            Paragraph(title, size=17, bold=True),
            Paragraph(subject, "dim", 11),
            Space(4),
            *name,
            Picture(formula_parts(shown.divisor, masked=shown.masked), 40),
            Space(6),
            Paragraph(note, "dim", 9),
            Space(8),
        )

    def _scores(self, shown: FormulaPresentation, sheet: RowSheet, *, answers: bool) -> tuple[Block, ...]:
        heading = Paragraph(self.tr("① q above k → ② multiply number by number, add up: the score"), size=11, bold=True)
        chunks = [range(first, min(first + TRAITS, shown.d_k)) for first in range(0, shown.d_k, TRAITS)]
        tables: list[Block] = []
        for chunk in chunks:
            tables += [self._products(shown, sheet, chunk, last=chunk is chunks[-1]), Space(6)]
        return (heading, *tables, *self._pinned(shown, sheet, answers=answers))

    def _pinned(self, shown: FormulaPresentation, sheet: RowSheet, *, answers: bool) -> tuple[Block, ...]:
        """Return what is to be said of scores that are pinned; q·k is an answer."""
        pins = shown.trace.pinned[shown.view.row].nonzero()[0].tolist()  # places
        if not pins:
            return ()
        note = self.tr("* pinned by hand: it stands instead of q·k")
        instead = self.tr("{0}: {1} instead of {2}")
        if answers:
            told = [
                instead.format(shown.guests[place], written(guest.score), written(guest.product))
                for place in pins[:MOST_PINS]
                for guest in (sheet.guests[place],)
            ]
            note += " (" + "; ".join(told) + ("; …)" if len(pins) > MOST_PINS else ")")
        return Paragraph(note, "dim", 9), Space(4)

    def _products(self, shown: FormulaPresentation, sheet: RowSheet, chunk: range, *, last: bool) -> Table:
        """Return the table of q and of everyone's k in some traits; the last one has the scores."""
        end = (Cell(self.tr("score q·k"), "key", True),) if last else ()
        heading = (Cell(""), *(Cell(shown.traits[trait], "dim") for trait in chunk), *end)
        query = sheet.guests[0].terms
        first = (
            Cell(f"q {shown.askers[shown.view.row]}", "query", True),
            *(Cell(written(query[trait].query), "query", True) for trait in chunk),
            *((Cell(""),) if last else ()),
        )

        def row(place: int) -> tuple[Cell, ...]:
            if not place:
                return first
            guest = sheet.guests[place - 1]
            return (
                Cell(f"k {shown.guests[place - 1]}", "key"),
                *(Cell(written(guest.terms[trait].key), "key") for trait in chunk),
                *((_score(guest),) if last else ()),
            )

        widths = (NAME, *([NUMBER] * len(chunk)), *([1.2] if last else []))
        return Table(widths, heading, Rows(len(sheet.guests) + 1, row))

    def _shares(self, shown: FormulaPresentation, sheet: RowSheet) -> tuple[Block, ...]:
        one = sheet.guests[0]
        largest = written(one.largest)
        divisor = written(one.divisor)
        given_divisor = numbers.root(shown.d_k, DECIMALS) if shown.show.scale == "sqrt_d_k" else divisor
        heading = Paragraph(self.tr("③ Scale + softmax: the share"), size=11, bold=True)
        given = Sum(
            (
                Run(self.tr("divisor"), "dim"), Run(given_divisor, bold=True),
                Run(self.tr("largest of the row"), "dim"), Run(largest, "key", bold=True, asked=BLANK),
                Run(self.tr("(taken off, so that nothing overflows)"), "dim", size=12),
            )
        )  # fmt: skip
        columns = (
            Cell(""), Cell(self.tr("score"), "key"), Cell(f"÷ {divisor}", "key"), Cell(self.tr("− largest"), "dim"),
            Cell("e^…", "text"), Cell("÷ Σ", "weight"),
        )  # fmt: skip
        total = (
            Cell("Σ"), Cell(""), Cell(""), Cell(""), Cell(written(one.total), "text", True, True), Cell("")
        )  # fmt: skip
        count = len(sheet.guests)
        rows = Rows(
            count + 1,
            lambda place: total if place == count else _share_row(shown.guests[place], sheet.guests[place]),
        )
        table = Table((NAME, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER), columns, rows, ruled=True)
        fully_masked = (
            Paragraph(self.tr("A mask hides everyone: nothing is shared out."), "weight")
            if one.fully_masked
            else Space(0)
        )
        return (Space(4), heading, given, table, fully_masked, Space(8))

    def _blend(self, shown: FormulaPresentation, sheet: RowSheet, *, answers: bool) -> tuple[Block, ...]:
        heading = Paragraph(self.tr("④ Blend: share × value, added up: the output"), size=11, bold=True)
        axes = len(shown.axes)
        tables: list[Block] = []
        for first in range(0, axes, AXES):
            chunk = range(first, min(first + AXES, axes))
            tables += [self._parts(shown, sheet, chunk), Space(6)]
        if not answers:
            return (heading, *tables)
        real = ", ".join(f"{value:.6g}".replace("-", "−") for value in sheet.real)
        return (heading, *tables, Paragraph(self.tr("With all decimals the output is {}").format(real), "dim", 9))

    def _parts(self, shown: FormulaPresentation, sheet: RowSheet, chunk: range) -> Table:
        columns = [Cell(""), Cell(self.tr("share"), "weight")]
        for axis in chunk:
            columns.append(Cell(shown.axes[axis], "value", span=2))
        count = len(sheet.guests)

        def row(place: int) -> tuple[Cell, ...]:
            if place == count:
                ends = [(Cell(""), Cell(written(sheet.output[axis]), "value", True, True)) for axis in chunk]
                return (Cell("Σ"), Cell(""), *(cell for end in ends for cell in end))
            guest = sheet.guests[place]
            cells = [Cell(shown.guests[place]), Cell(written(guest.weight), "weight", asked=True)]
            for axis in chunk:
                detail, part = guest.parts[axis]
                cells += [Cell(written(detail), "value"), Cell(written(part), "value", True, True)]
            return tuple(cells)

        widths = (1.8, 0.9, *([0.9, 1.25] * len(chunk)))
        return Table(widths, tuple(columns), Rows(count + 1, row), ruled=True)


def _score(guest: Worksheet) -> Cell:
    star = "*" if guest.pinned else ""
    return Cell(written(guest.score) + star, "key", True, asked=not guest.pinned)


def _share_row(name: str, guest: Worksheet) -> tuple[Cell, ...]:
    if guest.hidden:
        return (
            Cell(name, "dim"), _score(guest), Cell(written(guest.scaled), "key", asked=True), Cell("−∞", "dim"),
            Cell("0", asked=True), Cell("0", "weight", True, True),
        )  # fmt: skip
    return (
        Cell(name),
        _score(guest),
        Cell(written(guest.scaled), "key", asked=True),
        Cell(written(guest.exponent), "dim", asked=True),
        Cell(written(guest.exponential), "text", asked=True),
        Cell(written(guest.weight), "weight", True, asked=True),
    )
