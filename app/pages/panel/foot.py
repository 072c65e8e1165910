"""The foot: what all heads tell one asker, side by side, and what W_O makes of it."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.pages.panel.presentation import PanelPresentation
from app.pages.panel.wall import Followed
from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import PanelText
from app.widgets.matrices.cell_bar import CellBar
from core import numbers as digits


class PanelFoot(QWidget):
    """Reports which head's slice is meant, and whose row to follow."""

    row_wanted = Signal(int)  # a step to the row before or after
    chosen = Signal(int)  # a head
    pointed = Signal(object)  # a head, or None

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.before, self.after = (
            ChipButton(self, icon=icon, tone="query", quiet=True) for icon in ("chevron-left", "chevron-right")
        )
        self.asker, self.loss = PanelText(self, "query", 14, bold=True), PanelText(self, "text", 12)
        self.merged, self.output = CellBar(self), CellBar(self, noted=True)
        self.labels = [PanelText(self, "value", 12, bold=True) for _ in range(2)]
        self._line, self._bars = QHBoxLayout(), QGridLayout()
        self._arrange()
        self._space()
        self.before.clicked.connect(lambda: self.row_wanted.emit(-1))
        self.after.clicked.connect(lambda: self.row_wanted.emit(1))
        self.merged.group_picked.connect(self.chosen)
        self.merged.group_pointed.connect(self.pointed)

    def _arrange(self) -> None:
        self.asker.setWordWrap(False)
        self.asker.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for widget in (self.before, self.asker, self.after):
            self._line.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        self._line.addWidget(self.loss, 1, Qt.AlignmentFlag.AlignVCenter)
        for row, (label, bar) in enumerate(zip(self.labels, (self.merged, self.output), strict=True)):
            self._bars.addWidget(label, row, 0, Qt.AlignmentFlag.AlignVCenter)
            self._bars.addWidget(bar, row, 1)
        self._bars.setColumnStretch(1, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._line)
        self._column.addLayout(self._bars)

    def _space(self) -> None:
        look = theme.look(self)
        theme.space(self._column, look, (14, 0, 14, 8), 2)
        theme.space(self._line, look, (0, 0, 0, 0), 4)
        theme.space(self._bars, look, (0, 0, 0, 0), 4)
        for label in self.labels:
            label.setFixedWidth(round(look.px(112)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._space()

    def set_data(self, shown: PanelPresentation, followed: Followed) -> None:
        """Show what an asker is told."""
        row, head, asker = followed.row, followed.head, shown.askers[followed.row]
        self._name_asker(shown.terms(self.tr("What the {friends} tell “{}”"), asker))
        self.before.name("", self.tr("Follow the one before"))
        self.after.name("", self.tr("Follow the next one"))
        for button in (self.before, self.after):
            button.setVisible(len(shown.askers) > 1)
        d_model, friend = shown.panel.widths.d_model, shown.friend(head)
        self.labels[0].setText(self.tr("all heads, side by side 1×{}").format(d_model))
        self.labels[1].setText(self.tr("@ W_O = output 1×{}").format(d_model))
        self.merged.set_data(
            shown.side_by_side(row), self.tr("What all heads bring home for “{}”").format(asker), picked=head
        )
        self.output.set_data(
            shown.output(row, head), self.tr("Output of “{0}”; below, what “{1}” put into it").format(asker, friend)
        )
        self.loss.setText(self._story(shown, followed))

    def _name_asker(self, text: str) -> None:
        look = theme.look(self)
        font = look.font(14, bold=True)
        text = theme.elide(font, text, look.px(260))
        self.asker.setText(text)
        self.asker.setFixedWidth(round(theme.text_width(font, text) + look.px(4)))

    def _story(self, shown: PanelPresentation, followed: Followed) -> str:
        """Say what the small digits are, and what the muted heads would have brought."""
        said = self.tr("Small digits: what “{}” puts into it.").format(shown.friend(followed.head))
        panel = shown.panel
        if not panel.muted:
            return shown.terms.together(said, self.tr("All heads' parts add up to the output."))
        loss = panel.largest_loss(followed.row)
        if digits.number(loss.value) == "0":
            same = self.tr("Muted: {}. The output stays the same.").format(self._muted(shown))
            return shown.terms.together(said, same)
        words = self.tr("Muted: {0}. The output changes most here: {1}, {2} instead of {3}.")
        now = float(panel.output[followed.row, loss.column])
        whole = float(panel.complete[followed.row, loss.column])
        numbers = digits.signed(now), digits.signed(whole)
        return shown.terms.together(said, words.format(self._muted(shown), shown.features[loss.column], *numbers))

    def _muted(self, shown: PanelPresentation) -> str:
        names = [shown.friend(head) for head in shown.panel.muted]
        few = self.tr(", ").join(names[:3])
        return few if len(names) <= 3 else shown.terms(self.tr("{0} and {1} more"), few, len(names) - 3)

    def highlight(self, head: int | None) -> None:
        """Light a head's slice."""
        self.merged.highlight_group(-1 if head is None else head)
