"""The right panel: one head enlarged, and the other ways to look at it, tab by tab."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.pages.panel.map_view import MapView
from app.pages.panel.presentation import PanelPresentation
from app.pages.panel.view import View
from app.pages.panel.wall import Followed
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import Panel

TABS = ("map", "w", "w_o", "why", "sizes")


class FocusPanel(Panel):
    """Shows the head that is followed. A tab is made when it is first opened."""

    number_edited = Signal(str, int, int, float)  # which matrix, row, column, value
    released = Signal(str)  # a matrix, to the lenses
    seed_edited = Signal(int)
    removed = Signal(int)  # a head
    gesture_ended = Signal()
    picked = Signal(int, int)
    pointed = Signal(object)
    opened = Signal(str)  # a tab

    def __init__(self, parent: QWidget) -> None:
        self.remove = ChipButton(icon="trash-2", tone="dim", quiet=True)
        super().__init__("weight", parent, self.remove)
        self.tab = "map"
        self.chips = {name: ChipButton(self, tone="query") for name in TABS}
        self.views: dict[str, View] = {}
        self._head = 0
        line = QHBoxLayout()
        line.setSpacing(6)
        for name, chip in self.chips.items():
            chip.size_of_type = 12
            chip.setCheckable(True)
            chip.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            chip.clicked.connect(lambda _=False, name=name: self.opened.emit(name))
            line.addWidget(chip)
        line.addStretch(1)
        self.body.addSpacing(4)
        self.body.addLayout(line)
        self.remove.clicked.connect(lambda: self.removed.emit(self._head))

    @property
    def view(self) -> View:
        """The view that is open."""
        if self.tab not in self.views:
            view = self.views[self.tab] = _make(self.tab, self)
            view.number_edited.connect(self.number_edited)
            view.released.connect(self.released)
            view.seed_edited.connect(self.seed_edited)
            view.gesture_ended.connect(self.gesture_ended)
            view.picked.connect(self.picked)
            view.pointed.connect(self.pointed)
            self.body.addWidget(view, 1)
        return self.views[self.tab]

    def open(self, tab: str) -> None:
        """Open a tab; what it shows is handed to it next."""
        self.tab = tab
        view = self.view
        for other in self.views.values():
            other.setVisible(other is view)

    def set_data(self, shown: PanelPresentation, followed: Followed, *, differs: bool) -> None:
        """Show the head that is followed."""
        self._head, name = followed.head, shown.friend(followed.head)
        heads, terms = shown.panel.widths.heads, shown.terms
        self.entitle(self._title(shown, name), self._note(shown))
        names = {
            "map": (self.tr("Map"), terms(self.tr("Who looks at whom, as this {friend} sees it"))),
            "w": (
                "W_Q W_K W_V",
                terms(self.tr("The three matrices that say what this {friend} compares and brings home: its lens")),
            ),
            "w_o": ("W_O", terms(self.tr("The matrix that mixes what all {friends} bring home"))),
            "why": (self.tr("Why not one head?"), self.tr("What two heads can do that one cannot")),
            "sizes": (
                self.tr("Original sizes"),
                self.tr("Every tensor at the sizes of the paper: rows of 512 numbers, 8 heads"),
            ),
        }
        for tab, chip in self.chips.items():
            chip.name(*names[tab])
            chip.setChecked(tab == self.tab)
        self.remove.name("", self.tr("Remove head “{}”").format(name))
        self.remove.setEnabled(heads > 1)
        self.remove.setVisible(self.tab in ("map", "w"))
        self.view.set_data(shown, followed, differs=differs)

    def _title(self, shown: PanelPresentation, name: str) -> str:
        if self.tab == "why":
            return self.tr("Why not one head?")
        if self.tab == "sizes":
            return self.tr("Original sizes")
        if self.tab == "w_o":
            return "W_O"
        number = self._head + 1
        return self.tr("Head {0} · {1}").format(number, name) if shown.friend_named(self._head) else name

    def _note(self, shown: PanelPresentation) -> str:
        if self.tab == "why":
            return shown.terms(self.tr("The very same {guests}, looked at by two {friends} who want opposite things."))
        if self.tab == "sizes":
            return self.tr(
                "6 words, d_model = 512, and 8 heads that each make 64 numbers out of all 512, as in “Attention Is All"
                " You Need”."
            )
        if self.tab == "w_o":
            d_model = shown.panel.widths.d_model
            said = shown.terms(
                self.tr("What the {friends} found, side by side, @ W_O ({0}×{0}) = the output."), d_model
            )
            ours = self.tr(
                "Here W_O takes averages, because we chose so; a learned one mixes freely. Heads do not vote."
            )
            return said if shown.show.panel.w_o else shown.terms.together(said, ours)
        return shown.lens(self._head)


def _make(tab: str, parent: QWidget) -> View:
    """Make the view of a tab."""
    if tab == "map":
        return MapView(parent)
    if tab in ("w", "w_o"):
        from app.pages.panel.matrix_views import ProjectionView, WayBackView

        return ProjectionView(parent) if tab == "w" else WayBackView(parent)
    if tab == "why":
        from app.pages.panel.why_view import WhyView

        return WhyView(parent)
    from app.pages.panel.sizes_view import SizesView

    return SizesView(parent)
