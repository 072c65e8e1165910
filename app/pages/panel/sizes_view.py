"""The original sizes: every tensor of the paper's multi-head attention, and any slice of it."""

from functools import lru_cache

import numpy as np
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.pages.panel.presentation import PanelPresentation
from app.pages.panel.view import View
from app.pages.panel.wall import Followed
from app.presentation.matrices import fixed, matrix_of
from app.presentation.roles import role_of
from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import PanelText
from app.widgets.chrome.text_field import TextField
from app.widgets.fields.count_field import CountField
from app.widgets.grid.grid import Grid
from app.widgets.matrices.step_list import ListedStep, StepList
from core import numbers
from core.attention.paper_sizes import paper_sizes
from core.attention.slicing import SliceError, take
from core.edits.heads import MAX_SEED

ROWS, COLUMNS = 12, 8  # of a slice that are shown
PLACE = "[{3}, {4}] {2}"  # what is said of a number
FIRST = 12  # the step that is looked at first: the shares
FORMULAS = {
    "q": "Q = X W_Q",
    "k": "K = X W_K",
    "v": "V = X W_V",
    "scaled": "Q_i K_iᵀ / √64",
    "weights": "A_i = softmax(Q_i K_iᵀ / √64)",
    "head_outputs": "head_i = A_i V_i",
    "merged": "[head_1 … head_8]",
    "output": "[head_1 … head_8] W_O",
}
"""How a tensor is made, where that says more than its symbol."""
steps_of = lru_cache(maxsize=2)(paper_sizes)


class SliceField(TextField):
    """What is typed to pick a part of a tensor; it reaches over the line."""

    def sizeHint(self) -> QSize:
        return QSize(60, round(theme.look(self).px(30)))

    def paint(self, painter: QPainter, look: theme.Look) -> None:
        painter.setBrush(look.theme.background)
        painter.setPen(QPen(look.theme.query, 1.2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), look.px(8), look.px(8))
        font = look.font(15, bold=True)
        painter.setFont(font)
        painter.setPen(look.theme.query if self.text else look.theme.dim)
        inner = QRectF(self.rect()).adjusted(look.px(10), 0, -look.px(6), 0)
        painter.drawText(inner, theme.LEFT, theme.elide(font, self.text or self._placeholder, inner.width()))


class SizesView(View):
    """A list of tensors at the left; the slice that is looked at, and its numbers, at the right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.chosen, self.typed = FIRST, "0"
        self.steps, self.slice = StepList(self), SliceField(self, role="query", size=15, bold=True)
        self.seed_label = PanelText(self, "dim", 12)
        self.seed, self.roll = CountField(self, 0, MAX_SEED, wide=72), ChipButton(self, icon="shuffle")
        self.symbol, self.shape, self.note = (
            PanelText(self, role, size, bold=bold)
            for role, size, bold in (("text", 15, True), ("weight", 13, True), ("dim", 12, False))
        )
        self.bracket = PanelText(self, "text", 15, bold=True)
        self.grid = Grid(self, square=False)
        self._shown: PanelPresentation | None = None
        self._arrange()
        self.steps.picked.connect(self._choose)
        self.slice.edited.connect(self._slice)
        self.seed.edited.connect(lambda seed: self.seed_edited.emit(round(seed)))
        self.seed.gesture_ended.connect(self.gesture_ended)
        self.roll.clicked.connect(self._roll)

    def _arrange(self) -> None:
        right, typed, seed = QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for label in (self.symbol, self.bracket):
            label.setWordWrap(False)
            label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        typed.addWidget(self.symbol)
        typed.addWidget(self.slice, 1)
        typed.addWidget(self.bracket)
        seed.addWidget(self.seed_label, 1, Qt.AlignmentFlag.AlignVCenter)
        seed.addWidget(self.seed)
        seed.addWidget(self.roll)
        right.addLayout(typed)
        for widget, stretch in ((self.shape, 0), (self.note, 0), (self.grid, 1)):
            right.addWidget(widget, stretch)
        right.addLayout(seed)
        both = QHBoxLayout()
        both.addWidget(self.steps, 9)
        both.addLayout(right, 11)
        self.column.addLayout(both, 1)
        self._lines += [both]

    def _choose(self, place: int) -> None:
        self.chosen = place
        self._again()

    def _slice(self, typed: str) -> None:
        self.typed = typed
        self._again()

    def _roll(self) -> None:
        if self._shown:
            self.seed_edited.emit((self._shown.show.panel.seed + 1) % (MAX_SEED + 1))
            self.gesture_ended.emit()

    def _again(self) -> None:
        if self._shown:
            self.set_data(self._shown, Followed(), differs=False)

    def set_data(self, shown: PanelPresentation, followed: Followed, *, differs: bool) -> None:
        self._shown = shown
        seed = shown.show.panel.seed
        steps = steps_of(seed)
        names = self._names()
        listed = tuple(
            ListedStep(FORMULAS.get(step.name, step.symbol), _shape(step.array), role_of(step.name), names[step.name])
            for step in steps
        )
        self.steps.set_data(listed, self.chosen, self.tr("Tensors of the paper's attention"))
        self.seed_label.setText(self.tr("Random numbers, never trained. Seed:"))
        self.seed.set_data(float(seed), str(seed), self.tr("Seed of the random numbers"))
        self.roll.name("", self.tr("Other random numbers"))
        step = steps[self.chosen]
        look = theme.look(self)
        for label, text in ((self.symbol, f"{step.name} ["), (self.bracket, "]")):
            label.setText(text)
            label.setFixedWidth(round(theme.text_width(look.font(15, bold=True), text) + look.px(6)))
        self.slice.set_data(self.typed, self.tr("Slice, as in NumPy, such as 0, :, :5"), self.tr("all of it"))
        self._set_slice(step.name, step.array)

    def _names(self) -> dict[str, str]:
        """Return what each tensor is, in words."""
        return {
            "x": self.tr("words"),
            **dict.fromkeys(("w_q", "w_k", "w_v"), self.tr("random")),
            "q": self.tr("queries"),
            "k": self.tr("keys"),
            "v": self.tr("values"),
            **dict.fromkeys(("q_heads", "k_heads", "v_heads"), self.tr("8 heads, each out of all of x")),
            "scores": self.tr("scores"),
            "scaled": self.tr("scaled"),
            "weights": self.tr("shares"),
            "head_outputs": self.tr("blended"),
            "merged": self.tr("side by side"),
            "w_o": self.tr("random"),
            "output": self.tr("output"),
        }

    def _set_slice(self, name: str, array: np.ndarray) -> None:
        try:
            part = take(array, self.typed)
        except SliceError as error:
            self.shape.setText(self._explain(error))
            self.note.setText(self.tr("The tensor's shape is {}.").format(_shape(array)))
            self.grid.hide()
            return
        self.shape.setText(self.tr("shape {0} → {1}").format(_shape(array), _shape(part)))
        table = _table(part)
        self.grid.setVisible(table.size > 0)
        self.note.setText(self._note(part, table))
        if table.size:
            rows, columns = (tuple(map(str, range(count))) for count in table.shape)
            matrix = matrix_of(table, rows, columns, role_of(name), "dim", "dim", write=fixed(3, 1), sentence=PLACE)
            self.grid.set_data(matrix, self.tr("Numbers of the slice"))

    def _note(self, part: np.ndarray, table: np.ndarray) -> str:
        if not part.size:
            return self.tr("No numbers: the slice is empty.")
        if table.size == part.size:
            return self.tr("All {} numbers of it:").format(part.size)
        return self.tr("{0} of its {1} numbers: the first ones of its last two dimensions.").format(
            table.size, part.size
        )

    def _explain(self, error: SliceError) -> str:
        found = str(error.found).replace("-", numbers.MINUS)
        if error.problem == "too_many":
            return self.tr("{0} indices are too many: there are {1} dimensions.").format(found, error.size)
        if error.problem == "out_of_range":
            words = self.tr("There is no {0} in dimension {1}, which has {2}: 0 to {3} would do.")
            return words.format(found, error.dimension, error.size, (error.size or 1) - 1)
        return self.tr(
            "“{}” is no index. Whole numbers, ranges such as 1:3 and : would do, with commas between."
        ).format(found[:40])


def _shape(array: np.ndarray) -> str:
    return str(array.shape)


def _table(part: np.ndarray) -> np.ndarray:
    """Return the numbers to be shown: the first rows and columns of the first matrix in a slice."""
    matrix = np.atleast_2d(part) if part.size else np.zeros((0, 0))
    while matrix.ndim > 2:
        matrix = matrix[0]
    return matrix[:ROWS, :COLUMNS]
