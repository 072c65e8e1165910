"""The experiments of the laboratory, in the order of its chips. To add one, write its module and name it here."""

from app.pages.lab.experiment import Experiment
from app.pages.lab.experiments.inference import InferenceExperiment
from app.pages.lab.experiments.recurrence import RecurrenceExperiment
from app.pages.lab.experiments.scaling import ScalingExperiment
from app.pages.lab.experiments.scores import ScoresExperiment
from app.pages.lab.experiments.temperature import TemperatureExperiment
from app.pages.lab.experiments.training import TrainingExperiment

EXPERIMENTS: tuple[type[Experiment], ...] = (
    ScalingExperiment,
    TemperatureExperiment,
    RecurrenceExperiment,
    ScoresExperiment,
    InferenceExperiment,
    TrainingExperiment,
)
