"""A trait I look for: its name, which can be changed, and how much I want it."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.presentation.target import NOTHING, Target
from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.text_field import TextField
from app.widgets.fields.criterion_slider import CriterionSlider

TALL, LOW, FLAT = 44, 32, 27  # of the design: name over slider, at most and at the least; or beside it


class CriterionRow(QWidget):
    """Name over slider where there is room, beside it where there is little. Signals tell which trait."""

    wanted = Signal(int, float)  # how much
    renamed = Signal(int, str)
    removed = Signal(int)
    gesture_ended = Signal()
    hovered = Signal(object)

    def __init__(self, trait: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        target = Target(trait=trait)
        self.name = TextField(self, target)
        self.slider = CriterionSlider(self, target)
        self.gone = ChipButton(self, icon="x", tone="dim", quiet=True)
        self.gone.hide()
        self.name.edited.connect(lambda words: self.renamed.emit(trait, words))
        self.slider.edited.connect(lambda value: self.wanted.emit(trait, value))
        self.slider.gesture_ended.connect(self.gesture_ended)
        self.gone.clicked.connect(lambda: self.removed.emit(trait))
        self.name.hovered.connect(self._pass_on)
        self.slider.hovered.connect(self._pass_on)
        self._target, self._trait = target, trait

    def _pass_on(self, target: Target) -> None:
        self.hovered.emit(self._target if target == NOTHING and self.underMouse() else target)

    def set_data(self, name: str, value: float, text: str, terms: Callable[..., str]) -> None:
        """Show a trait and how much it is wanted. terms: puts the show's words into a sentence."""
        self.name.set_data(name, terms(self.tr("Name of {trait} {}"), self._trait + 1), self.tr("Name"))
        self.slider.set_data(value, text, self.tr("How much I want: {}").format(name))
        self.gone.name("", terms(self.tr("Remove the {trait} {}"), name))

    def highlight(self, target: Target) -> None:
        """Light the trait if the spotlight falls on it."""
        self.name.highlight(target)
        self.slider.highlight(target)

    def resizeEvent(self, event: object) -> None:
        px, width, height = theme.look(self).px, self.width(), self.height()
        button = round(px(20))
        if height >= round(px(LOW)):  # always so where the panel is narrow
            top, middle = max(round(height / 2 - px(21)), 0), round(min(height / 2 - px(2), height - px(18)))
            self.name.setGeometry(0, top, width - button, min(round(px(20)), middle - top + 2))
            self.gone.setGeometry(QRect(width - button, top, button, button))
            self.slider.setGeometry(0, middle, width, min(round(px(22)), height - middle))
        else:
            part = round(width * 0.42)
            self.name.setGeometry(0, 0, part, height)
            self.gone.setGeometry(QRect(part, (height - button) // 2, button, button))
            self.slider.setGeometry(part + button, 0, width - part - button, height)

    def enterEvent(self, event: object) -> None:
        self.gone.show()
        self.hovered.emit(self._target)

    def leaveEvent(self, event: object) -> None:
        self.gone.hide()
        self.hovered.emit(NOTHING)

    def minimumSizeHint(self) -> QSize:
        px = theme.look(self).px
        return QSize(round(px(80)), round(px(FLAT if self.width() >= px(180) else LOW)))

    def sizeHint(self) -> QSize:
        return QSize(160, round(theme.look(self).px(TALL)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete:
            self.removed.emit(self._trait)
        else:
            event.ignore()
