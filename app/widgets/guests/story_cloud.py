"""The stories I remember: the larger a guest's share, the louder their story."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.presentation.guest import Story
from app.presentation.target import NOTHING, Target
from app.style import theme
from app.widgets.chrome.built_up import BuiltUp
from core.numbers import in_percent

LOUDEST, QUIETEST = 20.0, 11.0  # type
FEWEST = 3  # stories that should be heard


class StoryCloud(BuiltUp, QWidget):
    """Paints as many stories, loudest first, as there is room for; none is cut."""

    hovered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stories: tuple[Story, ...] = ()
        self._target = NOTHING
        self._spots: list[tuple[QRectF, int]] = []
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)

    def set_data(self, stories: tuple[Story, ...]) -> None:
        """Show these stories, loudest first."""
        if stories != self.stories:
            self.stories = stories
            self.setAccessibleName(" ".join(f"{s.label} {in_percent(s.percent_text)}: {s.words}" for s in stories[:5]))
            self.update()

    def highlight(self, target: Target) -> None:
        """Light the story of a guest."""
        if target != self._target:
            self._target = target
            self.update()

    def _stand(self, look: theme.Look) -> list[tuple[Story, QFont, QRectF]]:
        """Return the stories there is room for. Where the loudest would drown the others out, it is less loud."""
        for loudest in (LOUDEST, 17.0, 14.0):
            places, y, width = [], 0.0, float(self.width())
            for story in self.stories:
                font = look.font(round(QUIETEST + (loudest - QUIETEST) * min(story.share / 0.4, 1.0)))
                height = theme.text_height(font, story.words, width)
                if y + height + look.px(16) > self.height():
                    break
                places.append((story, font, QRectF(0, y, width, height)))
                y += height + look.px(22)
            if len(places) >= min(FEWEST, len(self.stories)):
                break
        return places

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        small = look.font(11)
        with QPainter(self) as painter:
            painter.setOpacity(self.level)
            self._spots = []
            for story, font, rect in self._stand(look):
                painter.setFont(font)
                loud = 0.45 + 0.55 * min(story.share / 0.2, 1.0)
                ink = theme.mix(look.theme.card, look.theme.value, loud)
                highlighted = self._target.guest == story.number
                painter.setPen(look.theme.query if highlighted else readable(ink, look))
                painter.drawText(rect, theme.WRAP, story.words)
                painter.setFont(small)
                painter.setPen(look.theme.dim)
                note = QRectF(0, rect.bottom(), rect.width(), look.px(15))
                painter.drawText(
                    note, int(Qt.AlignmentFlag.AlignLeft), f"{story.label} · {in_percent(story.percent_text)}"
                )
                self._spots.append((rect.adjusted(0, 0, 0, look.px(16)), story.number))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        for rect, number in self._spots:
            if rect.contains(event.position()):
                self.hovered.emit(Target(guest=number))
                return
        self.hovered.emit(NOTHING)

    def leaveEvent(self, event: object) -> None:
        self.hovered.emit(NOTHING)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, round(theme.look(self).px(60)))


def readable(ink: QColor, look: theme.Look) -> QColor:
    """Return an ink, or the dim ink of the theme where it would be too faint to read (below 4.5 : 1)."""
    return ink if theme.contrast(ink, look.theme.card) >= 4.5 else look.theme.dim
