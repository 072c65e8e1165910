"""The bet before the first run: a question, what was guessed, and the truth beside it."""

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.pages.lab.experiment import Question, Truth
from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import PanelText


class QuestionCard(QWidget):
    """Reports what is guessed: the id of an option, or nothing by whoever would rather see it at once."""

    guessed = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.heading, self.text = PanelText(self, "query", 13, bold=True), PanelText(self, "text", 13)
        self.answer = PanelText(self, "text", 13, bold=True)
        self.skip = ChipButton(self, quiet=True)
        self.chips: dict[str, ChipButton] = {}
        self._column = QVBoxLayout(self)
        for widget in (self.heading, self.text, self.answer, self.skip):
            self._column.addWidget(widget)
        self._space()
        self.skip.clicked.connect(lambda: self.guessed.emit(""))

    def set_data(self, question: Question, guess: str | None, truth: Truth | None) -> None:
        """Show the question; guess: None where there is none yet. The truth is told only then."""
        self.heading.setText(self.tr("Guess first") if guess is None else self.tr("The question"))
        self.text.setText(question.text)
        self._make_chips(question)
        for option, chip in self.chips.items():
            chip.name(question.options[option])
            chip.setChecked(option == guess)
            chip.setEnabled(guess is None or option == guess)
        self.skip.name(self.tr("Show me without a guess"))
        self.skip.setVisible(guess is None)
        self.answer.setText("" if guess is None or truth is None else self._said(guess, truth))
        self.answer.set_role("value" if truth and guess == truth.option else "text")

    def _said(self, guess: str, truth: Truth) -> str:
        if not guess:
            return truth.sentence
        verdict = self.tr("Well guessed.") if guess == truth.option else self.tr("It came out otherwise.")
        return f"{verdict} {truth.sentence}"

    def _make_chips(self, question: Question) -> None:
        if tuple(self.chips) == tuple(question.options):
            return
        for place, option in enumerate(question.options):
            chip = ChipButton(self, tone="query")
            chip.setCheckable(True)
            chip.clicked.connect(lambda _=False, option=option: self.guessed.emit(option))
            self.chips[option] = chip
            self._column.insertWidget(2 + place, chip)

    def _space(self) -> None:
        theme.space(self._column, theme.look(self), (12, 10, 12, 10), 6)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._space()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(look.theme.query, 1.2))
            painter.setBrush(theme.mix(look.theme.card, look.theme.query, 0.04))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), look.px(10), look.px(10))
