"""Why not one head? Two friends who want opposite things of the same guests, and one head for both."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.pages.panel.presentation import PanelPresentation
from app.pages.panel.view import View
from app.pages.panel.wall import Followed
from app.presentation.matrices import matrix_of, share, signed
from app.presentation.matrix import Matrix
from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import PanelText
from app.widgets.grid.grid import Grid
from core import numbers as digits
from core.staging.opposed_heads import OpposedHeads, oppose_heads

STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
HEAD_FIRST = "{1}, {0}: {2}"  # what is said of a cell


class TraitChip(ChipButton):
    """Leaves Left and Right to the view; Qt would move the keyboard on."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class WhyView(View):
    """Left and Right, or the chips, choose the trait about which the two disagree."""

    trait_changed = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.trait = 0
        self.back, self.on = TraitChip(self, icon="chevron-left"), TraitChip(self, icon="chevron-right")
        self.about, self.hint, self.lesson = (
            PanelText(self, role, size, bold=bold)
            for role, size, bold in (("query", 14, True), ("dim", 12, False), ("text", 13, True))
        )
        self.about.setWordWrap(False)
        self.about.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.shares, self.outputs = Grid(self, square=False), Grid(self, square=False)
        self.line(self.back, self.on, self.about, stretch=False)
        self.column.addWidget(self.hint)
        grids = self.line(self.shares, self.outputs, stretch=False)
        grids.setStretch(0, 1)
        self.column.setStretchFactor(grids, 1)
        self.column.addWidget(self.lesson)
        self._shown: PanelPresentation | None = None
        self.back.clicked.connect(lambda: self.go(-1))
        self.on.clicked.connect(lambda: self.go(1))

    def go(self, step: int) -> None:
        """Disagree about the next trait."""
        if self._shown is not None:
            self.trait = (self.trait + step) % len(self._shown.show.traits)
            self.trait_changed.emit(self.trait)
            self.set_data(self._shown, Followed(), differs=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.hint.setVisible(self.height() >= theme.look(self).px(330))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()), 0)
        if step and not event.modifiers():
            self.go(step)
        else:
            super().keyPressEvent(event)

    def set_data(self, shown: PanelPresentation, followed: Followed, *, differs: bool) -> None:
        self._shown = shown
        show = shown.show
        self.trait = min(self.trait, len(show.traits) - 1)
        found = oppose_heads(show, shown.trace, self.trait)
        trait = shown.say(show.traits[self.trait])
        self.back.name("", shown.terms(self.tr("The {trait} before")))
        self.on.name("", shown.terms(self.tr("The next {trait}")))
        self.about.setText(self.tr("They disagree about: {}").format(trait))
        self.hint.setText(
            self.tr(
                "One wants it ({0}), one does not ({1}). One head has one q and brings one blend; a score is linear in"
                " k, so no q puts both ends on top. Here it takes the mean of both: 0."
            ).format(digits.signed(found.criteria_a[self.trait]), digits.signed(found.criteria_b[self.trait]))
        )
        heads = (self.tr("wants it"), self.tr("does not"), self.tr("one head"))
        self.shares.set_data(
            self._shares(shown, found, heads), shown.terms(self.tr("Shares of the two {friends}, and of one head"))
        )
        self.outputs.set_data(
            self._outputs(shown, found, heads), self.tr("What the two bring home, and what one head does")
        )
        self.lesson.setText(self._lesson(shown, found))

    def _shares(self, shown: PanelPresentation, found: OpposedHeads, heads: tuple[str, ...]) -> Matrix:
        names = [shown.guest(number) for number in found.guests]
        rows = [names[place] for place in found.shown] + [shown.terms(self.tr("{} others"), found.others)] * (
            found.others > 0
        )
        return matrix_of(
            found.shares, tuple(rows), heads, "weight", "key", "query", write=share, limit=1.0, sentence=HEAD_FIRST
        )

    def _outputs(self, shown: PanelPresentation, found: OpposedHeads, heads: tuple[str, ...]) -> Matrix:
        matrix = matrix_of(
            found.outputs, shown.axes, heads, "value", "value", "query", write=signed, sentence=HEAD_FIRST
        )
        return matrix._replace(rows=tuple(high for _, high in shown.ends))  # a number above 0 leans towards it

    def _lesson(self, shown: PanelPresentation, found: OpposedHeads) -> str:
        if found.comparison.difference < 0.005:
            return shown.terms(
                self.tr(
                    "Both bring home the same: nobody differs enough in this {trait} for two heads to tell more"
                    " than one."
                )
            )
        a, b, one = (digits.signed(float(x)) for x in found.outputs[found.widest])
        words = self.tr(
            "{0}: two heads bring home {1} and {2}, one each. One head brings a single blend; with the mean of both,"
            " {3}."
        )
        return words.format(shown.axes[found.widest], a, b, one)
