"""The matrices of the heads: W_Q, W_K and W_V make each friend's lens, W_O brings home what they found."""

from functools import partial

from PySide6.QtWidgets import QWidget

from app.pages.panel.presentation import PanelPresentation
from app.pages.panel.view import View
from app.pages.panel.wall import Followed
from app.presentation.roles import role_of
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import PanelText
from app.widgets.grid.grid import Grid

SYMBOLS = {"w_q": "W_Q", "w_k": "W_K", "w_v": "W_V"}


class ProjectionView(View):
    """A head's own columns of W_Q, W_K and W_V, one after the other, each number editable."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.which = "w_q"
        self.choices = {which: ChipButton(self, tone=role_of(which)) for which in SYMBOLS}
        self.release = ChipButton(self, icon="rotate-ccw")
        self.hint = PanelText(self, "dim", 12)
        self.grid = Grid(self, square=False, editable=True)
        line = self.line(*self.choices.values())
        line.addWidget(self.release)
        self.column.addWidget(self.hint)
        self.column.addWidget(self.grid, 1)
        self._moment: tuple[PanelPresentation, Followed] | None = None
        for which, chip in self.choices.items():
            chip.setCheckable(True)
            chip.clicked.connect(lambda _=False, which=which: self._choose(which))
        self.grid.edited.connect(self._edit)
        self.grid.gesture_ended.connect(self.gesture_ended)
        self.release.clicked.connect(lambda: self.released.emit(self.which))

    def _choose(self, which: str) -> None:
        self.which = which
        if self._moment:
            self.set_data(*self._moment, differs=False)

    def _edit(self, row: int, column: int, value: float) -> None:
        if self._moment:
            shown, followed = self._moment
            first = shown.head_columns(followed.head, self.which).start
            self.number_edited.emit(self.which, row, first + column, value)

    def set_data(self, shown: PanelPresentation, followed: Followed, *, differs: bool) -> None:
        self._moment = shown, followed
        head, which = followed.head, self.which
        tips = {
            "w_q": shown.terms(self.tr("What the {friend} looks for: query = x @ W_Q")),
            "w_k": shown.terms(self.tr("What the {friend} looks at: key = x @ W_K")),
            "w_v": shown.terms(self.tr("What the {friend} brings home: value = x @ W_V")),
        }
        for name, chip in self.choices.items():
            chip.name(SYMBOLS[name], tips[name])
            chip.setChecked(name == which)
        self.release.name(
            self.tr("Back to the lenses"), self.tr("Let {} follow from the lenses").format(SYMBOLS[which])
        )
        self.release.setEnabled(bool(getattr(shown.show.panel, which)))
        self.hint.setText(self._hint(shown, head))
        self.grid.set_data(
            shown.projection(head, which), self.tr("{0} of {1}").format(SYMBOLS[which], shown.friend(head))
        )

    def _hint(self, shown: PanelPresentation, head: int) -> str:
        d_model, heads, d_head, kv_heads = shown.panel.widths
        words = self.tr(
            "{0} → {1} numbers. Rows are the columns of x. Type, or Ctrl with an arrow, to change a number."
        )
        said = words.format(d_model, d_head)
        if self.which == "w_q" or kv_heads == heads:
            return said
        group = shown.panel.group_of(head)
        sharing = [shown.friend(one) for one in range(heads) if shown.panel.group_of(one) == group and one != head]
        shared = self.tr("Shared with {}: the mean of their own.").format(self.tr(", ").join(sharing))
        return shown.terms.together(said, shared)


class WayBackView(View):
    """W_O, its rows grouped by head."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hint, self.release = PanelText(self, "dim", 12), ChipButton(self, icon="rotate-ccw")
        self.grid = Grid(self, square=False, editable=True)
        self.line(self.release, self.hint, stretch=False)
        self.column.addWidget(self.grid, 1)
        self._d_head, self._head = 1, -1
        self.grid.edited.connect(partial(self.number_edited.emit, "w_o"))
        self.grid.gesture_ended.connect(self.gesture_ended)
        self.grid.pointed.connect(lambda cell: self.pointed.emit(cell and cell[0] // self._d_head))
        self.release.clicked.connect(lambda: self.released.emit("w_o"))

    def set_data(self, shown: PanelPresentation, followed: Followed, *, differs: bool) -> None:
        self._d_head = shown.panel.widths.d_head
        self.hint.setText(
            shown.terms(self.tr("Each row says where a number that a {friend} found goes in the output."))
        )
        self.release.name(self.tr("Back to the lenses"), self.tr("Let {} follow from the lenses").format("W_O"))
        self.release.setEnabled(bool(shown.show.panel.w_o))
        self.grid.set_data(shown.way_back(), self.tr("W_O, rows grouped by head"))
        if followed.head != self._head:  # only then: an edit must not move the cursor
            self._head = followed.head
            self.grid.pick(followed.head * self._d_head, self.grid.picked[1])
