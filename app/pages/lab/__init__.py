"""The laboratory: what is claimed about attention, measured. Each claim asks for a guess before its first run."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from app.document.document import ShowDocument
from app.document.experiments import ExperimentState
from app.pages.lab.experiment import Experiment, Subject
from app.pages.lab.experiment_view import ExperimentView
from app.pages.lab.experiments import EXPERIMENTS
from app.pages.page import Page
from app.presentation.target import Target
from app.style import theme
from app.widgets.chrome.choice_chips import ChoiceChips
from app.widgets.chrome.header import Header
from app.widgets.chrome.panel import PanelText

if TYPE_CHECKING:
    from app.widgets.chrome.tour import Stop


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
        self.header.chips.chosen.connect(self.open)
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
        """Run the experiment that is open with its parameters as they stand."""
        self.state.result = self.experiment.run(self.state.values, self._subject(), lambda _: None)
        self._show()

    def _subject(self) -> Subject:
        show = self.document.show
        names = tuple(str(person.number) for person in show.asked)
        return Subject(show, self.document.trace, 0, names)

    def refresh(self) -> None:
        self.header.title.setText(self.tr("Laboratory"))
        self.header.title.setFixedWidth(
            round(theme.text_width(theme.look(self).font(18, bold=True), self.header.title.text())) + 8
        )
        for number, (name, experiment) in enumerate(self.experiments.items(), 1):
            self.header.chips.chips[name].name(f"{chr(0x245F + number)} {experiment.title()}")
        self.views[self.experiment.name].retranslate()
        self._show()

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
