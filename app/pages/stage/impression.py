"""The right panel: whose share of my mind is how large (softmax), and the impression that is left (the output)."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.pages.stage.presentation import StagePresentation
from app.presentation.target import Target
from app.style import theme
from app.widgets.chrome.built_up import BuiltUp
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import Panel, PanelText, beside
from app.widgets.chrome.scroller import Scroller
from app.widgets.fields.impression_axis import ImpressionAxis
from app.widgets.fields.share_row import ShareRow
from app.widgets.fields.share_stack import ShareStack
from app.widgets.guests.cover import Cover
from app.widgets.guests.story_cloud import StoryCloud

ROOM_FOR_ROW = 200.0  # of the design: a panel from this width on has the button for a row beside its title


class ImpressionPanel(Panel):
    """The softmax stack, the blended axes, and the stories sized by share."""

    share_edited = Signal(int, float)  # whose, how much
    shares_edited = Signal(tuple)  # of all guests
    axis_renamed = Signal(int, str, str)  # axis, "low" or "high", words
    axis_removed = Signal(int)
    gesture_ended = Signal()
    hovered = Signal(object)
    axis_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        self.row = ShareRow()
        super().__init__("weight", parent, self.row)
        self.stack = ShareStack(self)
        self.insight = PanelText(self, "text", 12)
        self.impression_title = PanelText(self, "value", 15, bold=True)
        self.axes: list[ImpressionAxis] = []
        self._levels = (1.0, 1.0)
        self._scroller = Scroller(self, grows=False)
        self.add_axis = ChipButton(self, icon="plus", tone="value", quiet=True)
        self.stories = StoryCloud(self)
        self.guess, self.sealed = Cover(self, "weight"), Cover(self, "value")  # until shares, and details, are there
        self._connect()
        self.body.addSpacing(2)
        self.body.addWidget(self.stack)
        self.body.addWidget(self.insight)
        self.body.addWidget(self.guess, 1)
        self.body.addSpacing(8)
        self.body.addWidget(self.sealed, 1)
        self.body.addLayout(beside(self.impression_title, self.add_axis))
        self.body.addWidget(self._scroller)
        self.body.addSpacing(6)
        self.body.addWidget(self.stories, 1)

    def _connect(self) -> None:
        self.stack.share_edited.connect(self.share_edited)
        self.stack.gesture_ended.connect(self.gesture_ended)
        self.stack.accept_row = self.row.accept_text
        self.row.edited.connect(self.shares_edited)
        self.stack.hovered.connect(self.hovered)
        self.stories.hovered.connect(self.hovered)
        self.add_axis.clicked.connect(self.axis_wanted)

    def set_data(self, shown: StagePresentation, order: tuple[int, ...]) -> None:
        """Show the shares, in this order of guests, and the impression of a moment."""
        title = shown.terms(self.tr("Softmax · shares of {mind}"))
        self.entitle(title, self.tr("Drag a share: its score is solved for you"))
        self.stack.set_stack(shown.segments(order))
        self.row.set_data(shown.row_of_shares(), shown.terms(self.tr("Type all shares, in the order of the {guests}")))
        self.insight.setText(shown.insight())
        self.impression_title.setText(f"V · {shown.terms.word('impression')}")
        self._grow(len(shown.ends))
        for line, axis in zip(self.axes, shown.impression(), strict=True):
            line.set_data(*axis)
        self.add_axis.name("", self.tr("Add an axis"))
        self.stories.set_data(shown.stories())
        self.guess.say(shown.terms(self.tr("Who will take most of {mind}? Guess first: step ③ tells.")))
        self.sealed.say(shown.sealed())

    def highlight(self, target: Target) -> None:
        """Light what the spotlight falls on."""
        self.stack.highlight(target)
        self.stories.highlight(target)
        for line in self.axes:
            line.highlight(target)

    def set_levels(self, share: float, impression: float) -> None:
        """Show how far shares and impression have been built up. Where they are not there, a cover keeps the place."""
        self._levels = (share, impression)
        with_shares: tuple[BuiltUp, ...] = (self.title, self.note, self.stack, self.insight)
        with_details: tuple[BuiltUp, ...] = (self.impression_title, self.stories, *self.axes)
        for parts, level in ((with_shares, share), (with_details, impression)):
            for part in parts:
                part.set_level(level)
        self._offer_row()
        self.add_axis.setVisible(impression > 0)
        self._scroller.setVisible(impression > 0)
        self.guess.setVisible(share == 0)
        self.sealed.setVisible(impression == 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._offer_row()

    def _offer_row(self) -> None:
        """Offer the line for all shares once there are any; where the title needs the width, the stack takes a row."""
        self.row.setVisible(self.stack.level > 0 and self.width() >= theme.look(self).px(ROOM_FOR_ROW))

    def _grow(self, axes: int) -> None:
        while len(self.axes) < axes:
            line = ImpressionAxis(len(self.axes), self)
            line.renamed.connect(self.axis_renamed)
            line.removed.connect(self.axis_removed)
            line.hovered.connect(self.hovered)
            self.axes.append(line)
            self._scroller.column.addWidget(line)
        while len(self.axes) > axes:
            line = self.axes.pop()
            self._scroller.column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._scroller.updateGeometry()
        self.set_levels(*self._levels)
