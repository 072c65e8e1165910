"""What each of the four steps is called, and the sentence that tells it, in the words of the show."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.style import theme
from app.text.terms import Terms
from app.text.translated import Translated
from app.widgets.chrome.panel import PanelText

SIZE = 12


class Step(NamedTuple):
    """One of the four steps, in words."""

    name: str
    tip: str
    sentence: str


class Steps(Translated):
    """Says the four steps."""

    def say(self, terms: Terms) -> tuple[Step, ...]:
        """Return them in the language of the moment."""
        return (
            Step(
                terms(self.tr("① {Tag}")),
                terms(self.tr("Step 1: {criterion}, and for all {guests}: {tag}")),
                terms(self.tr("{Criterion} at the left, {tag} on every {guest}: nothing has been compared yet.")),
            ),
            Step(
                self.tr("② Score QKᵀ"),
                terms(self.tr("Step 2: compare {criterion} with {tag}, for all {guests}")),
                terms(self.tr("Multiply {criterion} by {tag}, pair by pair, and add up: the score of each {guest}.")),
            ),
            Step(
                self.tr("③ Scale + softmax"),
                terms(self.tr("Step 3: turn scores into shares of {mind}")),
                terms(self.tr("Scale the scores, then softmax: they become shares of {mind}, 100\u00a0% in all.")),
            ),
            Step(
                self.tr("④ Blend"),
                terms(self.tr("Step 4: blend {detail} in these shares")),
                terms(self.tr("Only {meeting} tells {detail}. Blended in these shares: {impression}.")),
            ),
        )


class Narration(PanelText):
    """The sentence of the step that stands, in one or two lines. A screen reader is told when it changes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "text", SIZE)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def tell(self, sentence: str) -> None:
        """Show a sentence and say it aloud."""
        if sentence == self.text():
            return
        spoken = bool(self.text())  # the first one stands there already when the page opens
        self.setText(sentence)
        self.setAccessibleName(sentence)
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        if spoken and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def wanted(self, sentence: str) -> int:
        """Return how wide a sentence stands in two lines; a little more than half, since lines break between words."""
        look = theme.look(self)
        return round(theme.text_width(look.font(SIZE), sentence) * 0.56 + look.px(24))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        font, rect = look.font(SIZE), QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setFont(font)
            painter.setPen(look.theme.text)
            painter.drawText(rect, MIDDLE, theme.fit_lines(font, self.text(), rect.width(), rect.height() + 1))

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        look = theme.look(self)
        return QSize(self.wanted(self.text()), round(look.px(SIZE * 2.9)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(theme.look(self).px(60)), self.sizeHint().height())


MIDDLE = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
