"""The laboratory: what is claimed about attention, measured. Each claim asks for a guess before its first run."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from app.document.document import ShowDocument
from app.document.experiments import ExperimentState
from app.pages.lab.experiment import Experiment, Subject
from app.pages.lab.experiment_view import ExperimentView
from app.pages.lab.experiments import EXPERIMENTS
from app.pages.page import Page
from app.presentation.target import Target
from app.running.jobs import Jobs
from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.choice_chips import ChoiceChips
from app.widgets.chrome.header import Header
from app.widgets.chrome.panel import PanelText
from core.numbers import in_percent

if TYPE_CHECKING:
    from app.widgets.chrome.tour import Stop


PATIENCE = 300  # ms before a run says how far it is
BESIDE = 130.0  # of the design: the rail, and what else stands beside the chips


class LabHeader(Header):
    """The title, and a chip an experiment."""

    def __init__(self, parent: QWidget, names: tuple[str, ...]) -> None:
        super().__init__(parent)
        self.title = PanelText(self, "text", 18, bold=True)
        self.title.setWordWrap(False)
        self.chips = ChoiceChips(self, names, "weight")
        line = QHBoxLayout(self)
        line.addWidget(self.title)
        line.addWidget(self.chips)
        line.addStretch(1)
        self.progress, self.cancel = PanelText(self, "dim", 12), ChipButton(self, icon="x", quiet=True)
        self.progress.setWordWrap(False)
        for widget in (self.progress, self.cancel):
            line.addWidget(widget)
            widget.hide()
        self.space()


class LabPage(Page):
    """Which experiment is open is all the page keeps; parameters, guesses and results are the document's."""

    def __init__(self, document: ShowDocument) -> None:
        super().__init__(document)
        self.experiments: dict[str, Experiment] = {kind.name: kind() for kind in EXPERIMENTS}
        self.header = LabHeader(self, tuple(self.experiments))
        self.views: dict[str, ExperimentView] = {}
        self.stack = QStackedWidget(self)
        middle = QHBoxLayout()
        middle.addWidget(self.stack)
        self.lay_out(self.header, middle)
        self.jobs = Jobs(self)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(lambda: self._show_progress(0.0))
        self.header.chips.chosen.connect(self.open)
        self.header.cancel.clicked.connect(self.cancel)
        self.open(next(iter(self.experiments)))

    @property
    def experiment(self) -> Experiment:
        """The one that is open."""
        return self.experiments[self.header.chips.name]

    @property
    def state(self) -> ExperimentState:
        """What has become of it so far."""
        return self.document.experiments.setdefault(self.experiment.name, ExperimentState(self.experiment.defaults()))

    def open(self, name: str) -> None:
        """Open an experiment."""
        self.header.chips.choose(name)
        if name not in self.views:
            self.views[name] = view = ExperimentView(self, self.experiments[name])
            self.stack.addWidget(view)
            view.edited.connect(self.set_parameter)
            view.guessed.connect(self.guess)
            view.said.connect(self.toast.say)
        self.stack.setCurrentWidget(self.views[name])
        self.refresh()

    def set_parameter(self, name: str, value: Any) -> None:
        """Change a parameter, and run the experiment again."""
        self.state.values[name] = value
        self.run()

    def guess(self, option: str) -> None:
        """Take a guess, or none, and run the experiment for the first time."""
        self.state.guess = option
        self.run()

    def run(self) -> None:
        """Run the experiment that is open with its parameters as they stand, in a thread; the latest run counts."""
        experiment, state, values, subject = self.experiment, self.state, dict(self.state.values), self._subject()
        self._show()
        self._patience.start()
        self.jobs.run(
            experiment.name,
            lambda progress: experiment.run(values, subject, progress),
            lambda result: self._take(state, result),
            progressed=lambda fraction: self._show_progress(fraction, late=True),
        ).ended.connect(self._rest)

    def _take(self, state: ExperimentState, result: Any) -> None:
        state.result = result
        if state is self.state:
            self._show()

    def cancel(self) -> None:
        """Give up the run of the experiment that is open: what it found before stays."""
        self.jobs.cancel(self.experiment.name)

    def _show_progress(self, fraction: float, *, late: bool = False) -> None:
        """Say how far a run is; late: only if that has been said already, since most runs are over at once."""
        if late and not self.header.progress.isVisible():
            return
        self.header.progress.setText(self.tr("Computing… {}").format(in_percent(f"{100 * fraction:.0f}")))
        self.header.cancel.name("", self.tr("Cancel"))
        for widget in (self.header.progress, self.header.cancel):
            widget.show()

    def _rest(self) -> None:
        if not self.jobs.busy:
            self._patience.stop()
            for widget in (self.header.progress, self.header.cancel):
                widget.hide()

    def retire(self) -> None:
        self.jobs.close()

    def _subject(self) -> Subject:
        show = self.document.show
        names = tuple(str(person.number) for person in show.asked)
        return Subject(show, self.document.trace, 0, names)

    def refresh(self) -> None:
        self.header.title.setText(self.tr("Laboratory"))
        self.header.title.setFixedWidth(
            round(theme.text_width(theme.look(self).font(18, bold=True), self.header.title.text())) + 8
        )
        self._name_chips()
        self.views[self.experiment.name].retranslate()
        self._show()

    def _name_chips(self) -> None:
        """Give the chips their titles; where there is no room for all, only the chosen one: the others have numbers."""
        look = theme.look(self)
        titles = {
            name: f"{chr(0x245F + number)} {experiment.title()}"
            for number, (name, experiment) in enumerate(self.experiments.items(), 1)
        }
        needed = sum(theme.text_width(look.font(13), title) + look.px(26) for title in titles.values())
        narrow = needed + self.header.title.width() + look.px(BESIDE) > self.window().width()
        for name, title in titles.items():
            self.header.chips.chips[name].name(title[0] if narrow and name != self.experiment.name else title, title)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_chips()

    def _show(self) -> None:
        state = self.state
        self.views[self.experiment.name].set_data(state.values, state.guess, state.result)

    def stops(self) -> "tuple[Stop, ...]":
        from app.pages.lab.stops import LabStops

        return LabStops().stops(self.views[self.experiment.name])

    def handlers(self) -> dict[str, Callable[[], object]]:
        return {"tour": self.show_around}

    def highlight(self, target: Target) -> None:
        """Nothing here stands for a single guest, trait or axis."""


def make(document: ShowDocument) -> LabPage:
    """Make the page."""
    return LabPage(document)
