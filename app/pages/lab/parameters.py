"""The parameters of an experiment as fields: sliders, chips and numbers, each under its name."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.pages.lab.experiment import Choice, Count, Experiment, Parameter, Slider, Value, Values
from app.pages.lab.player import Player
from app.widgets.chrome.choice_chips import ChoiceChips
from app.widgets.chrome.panel import PanelText, beside
from app.widgets.fields.count_field import CountField
from app.widgets.fields.step_slider import StepSlider

Field = StepSlider | ChoiceChips | CountField


class Parameters(QWidget):
    """Reports a parameter and its new value; shows what it is handed."""

    edited = Signal(str, object)

    def __init__(self, parent: QWidget, experiment: Experiment) -> None:
        super().__init__(parent)
        self._experiment = experiment
        self.labels = {parameter.name: PanelText(self, "dim", 12) for parameter in experiment.parameters}
        self.fields = {parameter.name: self._make(parameter) for parameter in experiment.parameters}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        self.player = Player(self) if experiment.played else None
        for name, field in self.fields.items():
            if isinstance(field, CountField):
                column.addLayout(beside(self.labels[name], field))
            else:
                column.addWidget(self.labels[name])
                column.addWidget(field)
            if self.player is not None and name == experiment.played:
                column.addWidget(self.player)
                self.player.moved.connect(self._play)

    def _make(self, parameter: Parameter) -> Field:
        name = parameter.name
        match parameter:
            case Slider():
                slider = StepSlider(self, parameter.values)
                slider.edited.connect(lambda place: self.edited.emit(name, slider.values[round(place)]))
                return slider
            case Choice():
                chips = ChoiceChips(self, parameter.options, "query")
                chips.chosen.connect(lambda option: self.edited.emit(name, option))
                return chips
            case Count():
                count = CountField(self, parameter.low, parameter.high, wide=64)
                count.edited.connect(lambda number: self.edited.emit(name, number))
                return count

    def _play(self, place: int) -> None:
        slider = self.fields[self._experiment.played]
        if isinstance(slider, StepSlider):
            self.edited.emit(self._experiment.played, slider.values[place])

    def set_data(self, values: Values) -> None:
        """Show the value of each parameter, and its name in the language of the moment."""
        for name, field in self.fields.items():
            label = self._experiment.label(name)
            self.labels[name].setText(label)
            self._show(field, name, values[name], label)
            if self.player is not None and name == self._experiment.played and isinstance(field, StepSlider):
                self.player.retranslate()
                self.player.set_data(round(field.value), len(field.values) - 1)

    def _show(self, field: Field, name: str, value: Value, label: str) -> None:
        option = self._experiment.option
        if isinstance(field, ChoiceChips):
            for choice, chip in field.chips.items():
                chip.name(option(name, choice), f"{label}: {option(name, choice)}")
            field.choose(str(value))
        elif isinstance(field, StepSlider):
            field.choose(float(value), option(name, value), label)
        else:
            field.set_data(float(value), f"{float(value):g}", label)
