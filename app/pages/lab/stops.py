"""What a tour of the laboratory explains."""

from app.pages.lab.experiment_view import ExperimentView
from app.text.translated import Translated
from app.widgets.chrome.tour import Stop


class LabStops(Translated):
    """In the order in which an experiment is done."""

    def stops(self, view: ExperimentView) -> tuple[Stop, ...]:
        """Return the stops of the experiment that is open."""
        left = view.left
        return (
            Stop(
                lambda: left.claim,
                lambda: (
                    self.tr("A claim"),
                    self.tr("What is said about attention, in a sentence; below it, what this experiment cannot show."),
                ),
            ),
            Stop(
                lambda: left.question,
                lambda: (
                    self.tr("Guess before you see"),
                    self.tr(
                        "What one has bet on is remembered better. Afterwards guess and result stand side by side; you"
                        " may also just have it shown."
                    ),
                ),
            ),
            Stop(
                lambda: left.parameters,
                lambda: (
                    self.tr("Change anything"),
                    self.tr(
                        "Every parameter can be dragged, typed and stepped; the same seed gives the same numbers on"
                        " every machine."
                    ),
                ),
            ),
            Stop(
                lambda: view.plots[0],
                lambda: (
                    self.tr("Real results"),
                    self.tr(
                        "Each plot was computed a moment ago. It can be read as a table, and saved as a picture or as"
                        " CSV."
                    ),
                ),
            ),
        )
