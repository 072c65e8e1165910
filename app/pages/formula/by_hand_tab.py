"""Check by hand: the worksheet as it will be printed, for a pair or a whole row, with answers or without."""

from pathlib import Path

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.files import file_dialogs
from app.pages.formula.presentation import FormulaPresentation
from app.pages.formula.printing import Printout, preview, write_pdf
from app.pages.formula.sheet_words import SheetWords
from app.style import theme
from app.text import escaping, file_names
from app.text.file_errors import FileErrors
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import Panel, PanelText
from app.widgets.grid.grid import Grid
from app.widgets.matrices.lines import BLANK
from app.widgets.paper.paper import Block, Sum, Table
from app.widgets.paper.paper_view import PaperView

SIDE = 286.0  # of the design: how wide the choices are

MANY, PAUSE = 64, 200  # rows of a table, and ms after the last change, before a screen reader is told of them


class ByHandTab(QWidget):
    """Keeps which sheet is wanted. Reports the pair that is picked, and what could not be done."""

    pair_picked = Signal(int, int)
    column_wanted = Signal(int)  # a step to the guest before or after
    told = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.whole, self.answers = False, True
        self.side, self.paper = Panel("text", self), PaperView(self)
        self.kinds = {whole: ChipButton(self, tone="weight") for whole in (False, True)}
        self.modes = {answers: ChipButton(self, tone="weight") for answers in (True, False)}
        self.print, self.pdf = ChipButton(self, icon="printer"), ChipButton(self, icon="file-down")
        self.map = Grid(self.side, square=False)
        self.pair = PanelText(self, "text", 13, bold=True)
        self.pair.setWordWrap(False)
        self.pair.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.steppers = {name: ChipButton(self, icon=f"chevron-{name}", tone="key", quiet=True) for name in _SIDES}
        self._words = SheetWords()
        self._say_later = QTimer(self, singleShot=True, interval=PAUSE)
        self._say_later.timeout.connect(self._say)
        self._shown: FormulaPresentation | None = None
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        self._rows = [_line(*self.kinds.values()), _line(*self.modes.values()), _line(self.print, self.pdf)]
        self._rows.insert(1, _line(self.steppers["left"], self.pair, self.steppers["right"], stretch=1))
        for row in self._rows:
            self.side.body.addLayout(row)
        self.side.body.addWidget(self.map, 1)
        self._whole_line = QHBoxLayout(self)
        self._whole_line.addWidget(self.side)
        self._whole_line.addWidget(self.paper, 1)
        for chip in (*self.kinds.values(), *self.modes.values()):
            chip.setCheckable(True)
            chip.size_of_type = 12
        self._space()

    def _connect(self) -> None:
        for whole, chip in self.kinds.items():
            chip.clicked.connect(lambda _=False, whole=whole: self.choose(whole=whole))
        for answers, chip in self.modes.items():
            chip.clicked.connect(lambda _=False, answers=answers: self.choose(answers=answers))
        for name, step in _SIDES.items():
            self.steppers[name].clicked.connect(lambda _=False, step=step: self.column_wanted.emit(step))
        self.map.cell_picked.connect(self.pair_picked)
        self.print.clicked.connect(self.print_preview)
        self.pdf.clicked.connect(self.save_pdf)

    def _space(self) -> None:
        look = theme.look(self)
        theme.space(self._whole_line, look, (0, 0, 0, 0), 10)
        for row in self._rows:
            theme.space(row, look, (0, 2, 0, 2), 6)
        self.side.setFixedWidth(round(look.px(SIDE)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._space()

    def choose(self, *, whole: bool | None = None, answers: bool | None = None) -> None:
        """Show another kind of sheet."""
        self.whole = self.whole if whole is None else whole
        self.answers = self.answers if answers is None else answers
        if self._shown is not None:
            self.set_data(self._shown, "")

    def set_data(self, shown: FormulaPresentation, symbol: str) -> None:
        """Show the worksheet of a moment."""
        self._shown = shown
        self.side.entitle(
            self.tr("Check by hand"),
            self.tr("Each step goes on from the digits written above it: a pocket calculator finds the same"),
        )
        self._set_choices(shown)
        shares = shown.matrix("weights")
        self.map.set_data(shares if self.answers else shares.without_numbers(), self.tr("Whose share is checked"))
        self.map.pick(shown.row, shown.view.column)
        printout = self.printout()
        pages = printout.pages()
        self.paper.papers.set_data(pages, printout.feet(len(pages)), answers=self.answers)
        if any(isinstance(block, Table) and len(block.rows) > MANY for block in printout.blocks):
            self._say_later.start()  # hundreds of rows: not while something is dragged
        else:
            self._say()

    def _say(self) -> None:
        """Let a screen reader find the sheet."""
        if self._shown is not None:
            self.paper.papers.setAccessibleName(_accessible_text(self.printout().blocks, answers=self.answers))

    def _set_choices(self, shown: FormulaPresentation) -> None:
        for chips, chosen, names in (
            (self.kinds, self.whole, {False: self.tr("One pair"), True: self.tr("Whole row")}),
            (self.modes, self.answers, {True: self.tr("With answers"), False: self.tr("Without answers")}),
        ):
            for value, chip in chips.items():
                chip.name(names[value])
                chip.setChecked(value == chosen)
        self.print.name(self.tr("Print…"), self.tr("Print preview"))
        self.pdf.name(self.tr("PDF…"), self.tr("Save as PDF"))
        asker, guest = shown.askers[shown.view.row], shown.guests[shown.view.column]
        self.pair.setText(f"{escaping.one_line(asker, 20)} → {escaping.one_line(guest, 20)}")
        self.steppers["left"].name("", shown.terms(self.tr("The {guest} before")))
        self.steppers["right"].name("", shown.terms(self.tr("The next {guest}")))
        for part in (*self.steppers.values(), self.pair):
            part.setVisible(not self.whole)

    def printout(self) -> Printout:
        """Return what is to be printed."""
        shown = self._shown
        if shown is None:
            raise LookupError("no moment is shown yet")
        write = self._words.row if self.whole else self._words.pair
        title = shown.say(shown.show.title)
        blocks = write(shown, answers=self.answers)
        return Printout(title, blocks, lambda page, pages: self._words.foot(shown, page, pages), answers=self.answers)

    def print_preview(self) -> None:
        """Open the print preview."""
        preview(self.printout(), self)

    def save_pdf(self) -> None:
        """Ask where to, and save the worksheet as PDF."""
        shown = self._shown
        assert shown is not None
        row, column = shown.view.row, shown.view.column
        whom = shown.askers[row] if self.whole else f"{shown.askers[row]} - {shown.guests[column]}"
        without = "" if self.answers else self.tr("Without answers")
        name = file_names.offered(shown.say(shown.show.title), self.tr("By hand"), whom, without)
        start = file_dialogs.documents() / (name + file_names.PDF)
        title, kinds = self.tr("Save as PDF"), self.tr("PDF (*.pdf)")
        path = file_dialogs.ask_where(self, title, start, file_names.PDF, kinds)
        if path is not None:
            self.write_pdf(path)

    def write_pdf(self, path: Path) -> None:
        """Write the worksheet, and say how it went."""
        try:
            pages = write_pdf(self.printout(), path)
        except OSError as error:
            self.told.emit(self.tr("The PDF could not be saved: {}").format(FileErrors().explain(error)))
            return
        self.told.emit(self.tr("Saved: {0} (pages: {1})").format(file_names.shown(path), pages))


_SIDES = {"left": -1, "right": 1}


def _line(*widgets: QWidget, stretch: int = -1) -> QHBoxLayout:
    """Return a line of widgets, one of which takes the room that is left."""
    line = QHBoxLayout()
    for place, widget in enumerate(widgets):
        line.addWidget(widget, int(place == stretch))
    if stretch < 0:
        line.addStretch(1)
    return line


def _accessible_text(blocks: tuple[Block, ...], *, answers: bool) -> str:
    """Return a sheet as a screen reader says it."""
    lines = []
    for block in blocks:
        if isinstance(block, Sum):
            lines.append(" ".join(run.text if answers or not run.asked else run.asked for run in block.runs))
        elif isinstance(block, Table):
            for row in (block.heading, *block.rows):
                lines.append(" ".join(cell.text if answers or not cell.asked else BLANK for cell in row))
        elif text := getattr(block, "text", ""):
            lines.append(text)
    return "\n".join(filter(None, lines))
