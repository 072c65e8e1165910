"""The top lines: the title, how many friends look, who shares cards, and what that saves and changes."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.pages.panel.presentation import PanelPresentation
from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.header import Header, TitleField
from app.widgets.chrome.panel import PanelText
from app.widgets.fields.count_field import CountField
from core import numbers
from core.show.model import MAX_HEADS

COUNTS = (1, 2, 4, 8, 16)
MIDDLE = Qt.AlignmentFlag.AlignVCenter


class PanelHeader(Header):
    """Tells how many heads, and sets of cards, are wanted; and whether everyone is to look."""

    heads_wanted = Signal(int)
    kv_heads_wanted = Signal(int)
    everyone_wanted = Signal()
    gesture_ended = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = TitleField(self)
        self.heads_label, self.cards_label = (
            PanelText(self, "query", 13, bold=True),
            PanelText(self, "key", 13, bold=True),
        )
        self.counts = {count: ChipButton(self, tone="query") for count in COUNTS}
        self.number = CountField(self, 1, MAX_HEADS, role="query")
        self.everyone = ChipButton(self, icon="users", tone="query")
        self.cards: list[ChipButton] = []
        self.saving = PanelText(self, "text", 12)
        self._first, self._second = QHBoxLayout(), QHBoxLayout()
        column = QVBoxLayout(self)
        column.addLayout(self._first)
        column.addLayout(self._second)
        self._arrange()
        self.space()
        self.number.edited.connect(lambda number: self.heads_wanted.emit(round(number)))
        self.number.gesture_ended.connect(self.gesture_ended)
        self.everyone.clicked.connect(lambda: self.everyone_wanted.emit())

    def _arrange(self) -> None:
        for label in (self.heads_label, self.cards_label):
            label.setWordWrap(False)
            label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._first.addWidget(self.title)
        self._first.addSpacing(10)
        self._first.addWidget(self.heads_label, 0, MIDDLE)
        for count, chip in self.counts.items():
            chip.setCheckable(True)
            chip.clicked.connect(lambda _=False, count=count: self._choose(count))
            self._first.addWidget(chip)
        self._first.addWidget(self.number)
        self._first.addStretch(1)
        self._first.addWidget(self.everyone)
        self._second.addWidget(self.cards_label, 0, MIDDLE)
        self._second.addWidget(self.saving, 1)

    def _choose(self, heads: int) -> None:
        """Ask for so many heads, as a step of its own."""
        self.gesture_ended.emit()
        self.heads_wanted.emit(heads)
        self.gesture_ended.emit()

    def space(self) -> None:
        super().space()
        look = theme.look(self)
        for line in (self._first, self._second):
            theme.space(line, look, (0, 0, 0, 0), 6)

    def set_data(self, shown: PanelPresentation) -> None:
        """Show a moment."""
        heads = shown.panel.widths.heads
        self.title.set_data(shown.say(shown.show.title), self.tr("Title of the show"), self.tr("Title"))
        _say(self.heads_label, self.tr("Heads"))
        for count, chip in self.counts.items():
            chip.name(str(count), self.tr("One head") if count == 1 else self.tr("{} heads").format(count))
            chip.setChecked(count == heads)
        self.number.set_data(float(heads), str(heads), self.tr("Number of heads"))
        self.everyone.name(
            self.tr("Everyone looks"), shown.terms(self.tr("Self-attention: all {guests} look at all, n × n"))
        )
        self.everyone.setVisible(len(shown.askers) == 1)
        self._set_cards(shown)

    def _set_cards(self, shown: PanelPresentation) -> None:
        widths = shown.panel.widths
        _say(self.cards_label, self.tr("Cards (K, V)"))
        sets = [count for count in range(widths.heads, 0, -1) if widths.heads % count == 0]
        self._grow(len(sets))
        for chip, count in zip(self.cards, sets, strict=True):
            chip.setProperty("sets", count)
            chip.name(*self._card(count, widths.heads))
            chip.setChecked(count == widths.kv_heads)
        self.saving.setText(self._saving(shown))

    def _card(self, sets: int, heads: int) -> tuple[str, str]:
        if sets == heads:
            return self.tr("one set each"), self.tr(
                "Multi-head attention (MHA): each head has keys and values of its own"
            )
        if sets == 1:
            return self.tr("one set for all"), self.tr(
                "Multi-query attention (MQA): all heads share keys and values. Models that are trained so come close to"
                " sets of their own."
            )
        tip = self.tr(
            "Grouped-query attention (GQA): {0} heads share a set, {1} sets in all. Models that are trained so come"
            " close to sets of their own."
        )
        return self.tr("shared by {}").format(heads // sets), tip.format(heads // sets, sets)

    def _saving(self, shown: PanelPresentation) -> str:
        """Return what sharing saves and changes, in words and numbers."""
        panel, widths = shown.panel, shown.panel.widths
        if widths.kv_heads == widths.heads:
            words = self.tr(
                "MHA · K and V of all cards: 2·{0}·{1}·{2} = {3} numbers; a model that writes keeps them (KV cache)"
            )
            return words.format(len(shown.guests), widths.heads, widths.d_head, panel.stored)
        name = "MQA" if widths.kv_heads == 1 else "GQA"
        words = self.tr("{0} · KV cache: {1} → {2} numbers, 1/{3} of it.")
        said = words.format(name, panel.stored_full, panel.stored, widths.heads // widths.kv_heads)
        change = panel.change_of_sharing
        if change is None:
            by_hand = self.tr("W_K or W_V was set by hand, so there are no unshared ones to compare with.")
            return shown.terms.together(said, by_hand)
        differs = self.tr("Cards are averaged here: shares move by up to {0} points, the output by up to {1}.")
        found = numbers.fixed(100 * change.weights, 1), numbers.number(change.output)
        return shown.terms.together(said, differs.format(*found))

    def _grow(self, count: int) -> None:
        while len(self.cards) < count:
            chip = ChipButton(self, tone="key")
            chip.setCheckable(True)
            chip.clicked.connect(lambda _=False, chip=chip: self.kv_heads_wanted.emit(chip.property("sets")))
            self.cards.append(chip)
            self._second.insertWidget(len(self.cards), chip)
        while len(self.cards) > count:
            chip = self.cards.pop()
            self._second.removeWidget(chip)
            chip.hide()
            chip.deleteLater()


def _say(label: PanelText, text: str) -> None:
    """Give a label a word and the room it takes."""
    if text != label.text() or not label.minimumWidth():
        label.setText(text)
    look = theme.look(label)
    label.setFixedWidth(round(theme.text_width(look.font(13, bold=True), text) + look.px(6)))
