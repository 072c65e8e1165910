"""One experiment on screen: claim, bet, parameters and caveat at the left, its plots at the right."""

from typing import Any

from PySide6.QtCore import QEvent, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.pages.lab.experiment import Experiment, Truth, Values
from app.pages.lab.parameters import Parameters
from app.pages.lab.plot_panel import PlotPanel
from app.pages.lab.question_card import QuestionCard
from app.style import theme
from app.widgets.chrome.panel import PanelText
from app.widgets.chrome.scroller import Scroller

WIDTH = 320.0  # of the design


class ClaimPanel(QWidget):
    """What the experiment says, asks, lets one change, and does not show. It scrolls where it does not fit."""

    def __init__(self, parent: QWidget, experiment: Experiment) -> None:
        super().__init__(parent)
        self._experiment = experiment
        self.claim_heading, self.claim = PanelText(self, "dim", 12), PanelText(self, "text", 16, bold=True)
        self.question, self.parameters = QuestionCard(self), Parameters(self, experiment)
        self.caveat_heading, self.caveat = PanelText(self, "text", 12, bold=True), PanelText(self, "dim", 12)
        self._inner = Scroller(self, grows=True)
        for widget in (self.claim_heading, self.claim, self.question, self.parameters):
            self._inner.column.addWidget(widget)
        self._inner.column.addStretch(1)
        for widget in (self.caveat_heading, self.caveat):
            self._inner.column.addWidget(widget)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._inner)
        self._space()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.claim_heading.setText(self.tr("Claim"))
        self.claim.setText(self._experiment.claim())
        self.caveat_heading.setText(self.tr("What this does not show"))
        self.caveat.setText(self._experiment.caveat())

    def _space(self) -> None:
        look = theme.look(self)
        theme.space(self._column, look, (14, 12, 10, 12), 0)
        self._inner.column.setSpacing(round(look.px(10)))
        self.setFixedWidth(round(look.px(WIDTH)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._space()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(look.theme.line, 1))
            painter.setBrush(look.theme.card)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), look.px(14), look.px(14))


class ExperimentView(QWidget):
    """Reports parameters and guesses; shows the result that it is handed."""

    edited = Signal(str, object)
    guessed = Signal(str)
    said = Signal(str)

    def __init__(self, parent: QWidget, experiment: Experiment) -> None:
        super().__init__(parent)
        self.experiment = experiment
        self.left = ClaimPanel(self, experiment)
        self.plots = [PlotPanel(self, plot) for plot in experiment.plots()]
        self.grid = QGridLayout()
        self._arrange()
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.addWidget(self.left)
        self._line.addLayout(self.grid, 1)
        self._space()
        self.left.parameters.edited.connect(self.edited)
        self.left.question.guessed.connect(self.guessed)
        for panel in self.plots:
            panel.said.connect(self.said)

    def _arrange(self) -> None:
        """Put wide plots over both columns, and the others side by side; one that is left alone is wide, too."""
        row = column = 0
        for place, panel in enumerate(self.plots):
            alone = place + 1 == len(self.plots) and column == 0
            span = 2 if panel.plot.wide or alone else 1
            self.grid.addWidget(panel, row, column, 1, span)
            column += span
            if column > 1:
                row, column = row + 1, 0
        for column in (0, 1):
            self.grid.setColumnStretch(column, 1)

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self.left.retranslate()
        for panel, plot in zip(self.plots, self.experiment.plots(), strict=True):
            panel.retranslate(plot)

    def set_data(self, values: Values, guess: str | None, result: Any) -> None:
        """Show parameters, the guess, and a result; None: nothing was run yet."""
        truth: Truth | None = None if result is None else self.experiment.truth(result)
        self.left.question.set_data(self.experiment.question(), guess, truth)
        self.left.parameters.set_data(values)
        self.left.parameters.setEnabled(guess is not None)
        for panel in self.plots:
            panel.set_data(result)

    def _space(self) -> None:
        look = theme.look(self)
        self._line.setSpacing(round(look.px(10)))
        self.grid.setSpacing(round(look.px(10)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._space()
