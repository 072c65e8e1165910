"""The left panel: my criteria (the query), and what scores are divided by."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.pages.stage.presentation import StagePresentation
from app.presentation.target import Target
from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import Panel, PanelText
from app.widgets.chrome.scroller import Scroller
from app.widgets.fields.criterion_row import CriterionRow
from app.widgets.fields.criterion_slider import CriterionSlider


class DivisorSlider(CriterionSlider):
    """What scores are divided by."""

    role = "key"

    def minimumSizeHint(self) -> QSize:
        return QSize(80, round(theme.look(self).px(24)))


class CriteriaPanel(Panel):
    """One row a trait; below, √d_k, nothing or a number to divide by, and things to try."""

    wanted = Signal(int, float)  # a trait, how much
    renamed = Signal(int, str)
    removed = Signal(int)
    divided = Signal(float)  # scores, by this number
    scale_chosen = Signal(str)
    gesture_ended = Signal()
    hovered = Signal(object)
    trait_wanted = Signal()
    tried = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        self.add_trait = ChipButton(icon="plus", tone="query", quiet=True)
        super().__init__("query", parent, self.add_trait)
        self.rows: list[CriterionRow] = []
        self._scroller = Scroller(self, grows=True)
        self._scale = QWidget(self)  # what scores are divided by
        self.add_trait.clicked.connect(self.trait_wanted)
        self.body.addWidget(self._scroller, 1)
        self.body.addSpacing(6)
        self._build_scale()
        self._build_tries()

    def _build_scale(self) -> None:
        self.scale_title = PanelText(self, "key", 13, bold=True)
        self.root, self.none = ChipButton(self, tone="key"), ChipButton(self, tone="key")
        self.divisor = DivisorSlider(self)
        self.divisor.set_range(0.1, 12.0, 0.5, 0.1)
        for button, scale in ((self.root, "sqrt_d_k"), (self.none, "none")):
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, button=button, scale=scale: self._choose(button, scale))
            button.size_of_type, button.around = 12, 6
        self.divisor.edited.connect(self.divided)
        self.divisor.gesture_ended.connect(self.gesture_ended)
        line = QHBoxLayout()
        line.setSpacing(6)
        line.addWidget(self.root)
        line.addWidget(self.none)
        line.addStretch()
        column = QVBoxLayout(self._scale)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.scale_title)
        column.addLayout(line)
        column.addWidget(self.divisor)
        self.body.addWidget(self._scale)

    def _choose(self, button: ChipButton, scale: str) -> None:
        button.setChecked(True)  # Qt has just unchecked it if it was chosen already
        self.scale_chosen.emit(scale)

    def _build_tries(self) -> None:
        self.tries_title = PanelText(self, "weight", 13, bold=True)
        self.tries = {name: ChipButton(self, tone="weight") for name in ("drop", "flip", "nothing")}
        self.experiments = QWidget(self)
        column = QVBoxLayout(self.experiments)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.tries_title)
        for name, button in self.tries.items():
            button.size_of_type, button.around = 12, 6
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, name=name: self.tried.emit(name))
            column.addWidget(button)
        self.body.addWidget(self.experiments)

    def set_data(self, shown: StagePresentation) -> None:
        """Show the criteria and the scale of a moment."""
        show = shown.show
        looks = shown.terms(self.tr("What kind of {guest} am I looking for? (below 0: rather not)"))
        if len(show.askers) > 1:
            looks = self.tr("What is “{}” looking for? (below 0: rather not)").format(shown.say(shown.asker.name))
        self.entitle(f"Q · {shown.terms.word('criterion')}", looks)
        self._grow(len(show.traits))
        for row, criterion in zip(self.rows, shown.criteria(), strict=True):
            row.set_data(*criterion, shown.terms)
        self.add_trait.name("", shown.terms(self.tr("Add {a_trait}")))
        self._set_scale(shown)
        self._set_tries(shown)

    def _set_scale(self, shown: StagePresentation) -> None:
        scale = shown.show.scale
        self.scale_title.setText(self.tr("Divide the scores by"))
        self.root.name(f"√{len(shown.traits)}", shown.terms(self.tr("Divide by the root of the number of {traits}")))
        self.none.name(self.tr("nothing"), self.tr("Do not divide"))
        self.root.setChecked(scale == "sqrt_d_k")
        self.none.setChecked(scale == "none")
        self.divisor.set_data(shown.readout.divisor, shown.readout.divisor_text, self.tr("Divide the scores by"))

    def _set_tries(self, shown: StagePresentation) -> None:
        top = shown.ranking()[0]
        self.tries_title.setText(self.tr("Try"))
        self.tries["drop"].name(
            self.tr("Give {} a 0").format(shown.label(top)),
            self.tr("Who takes over the {} of {}?").format(shown.percent(shown.readout.ranking[0]), shown.who(top)),
        )
        self.tries["flip"].name(self.tr("Want the opposite"), self.tr("Turn every number round: q becomes −q"))
        self.tries["nothing"].name(
            self.tr("Set all to 0"), self.tr("All of q becomes 0: then every score is 0, and all shares are equal")
        )

    def highlight(self, target: Target) -> None:
        """Light the trait that the spotlight falls on."""
        for row in self.rows:
            row.highlight(target)

    def set_levels(self, share: float) -> None:
        """Show how far shares have been built up: what changes them, and nothing else, is not there before."""
        self._scale.setVisible(share > 0)
        self.experiments.setVisible(share > 0)

    def _grow(self, traits: int) -> None:
        while len(self.rows) < traits:
            row = CriterionRow(len(self.rows), self)
            row.wanted.connect(self.wanted)
            row.renamed.connect(self.renamed)
            row.removed.connect(self.removed)
            row.gesture_ended.connect(self.gesture_ended)
            row.hovered.connect(self.hovered)
            self.rows.append(row)
            self._scroller.column.addWidget(row, 1)
        while len(self.rows) > traits:
            row = self.rows.pop()
            self._scroller.column.removeWidget(row)
            row.hide()
            row.deleteLater()
