"""The tensors of the picked line: the one it makes, and the largest that it makes it of, with names and digits."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from app.pages.code.presentation import CodePresentation
from app.style import theme
from app.widgets.chrome.panel import Panel, PanelText
from app.widgets.grid.grid import Grid
from core.programs.screen import Mention

ROW, NAMES = 39.0, 3  # a row of a grid at its tallest; as many as name and names above it take
ROOM_FOR_TWO = 330.0  # of the design


class Shown(QWidget):
    """One tensor: its name and shape over its grid."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.titles = {
            role: PanelText(self, role, 14, bold=True) for role in ("text", "query", "key", "value", "weight")
        }
        self.grid = Grid(self, square=False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        column = QVBoxLayout(self)
        for title in self.titles.values():
            column.addWidget(title)
        column.addWidget(self.grid, 1)
        theme.space(column, theme.look(self), (0, 2, 0, 0), 2)

    def set_data(self, shown: CodePresentation, name: str) -> None:
        """Show a tensor."""
        matrix = shown.matrix(name)
        text, deepest = shown.title(name), matrix.shown_colour_limit()
        scale = self.tr(" · deepest colour from {}").format(deepest) if deepest else ""
        for role, title in self.titles.items():
            title.setText(text + scale if role == matrix.role else "")
            title.setVisible(role == matrix.role)
        self.grid.set_data(matrix, text)


class TensorPanel(Panel):
    """Shows; what a line speaks of is the page's to say."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("text", parent)
        self.shown = (Shown(self), Shown(self))
        self._line: tuple[CodePresentation, tuple[Mention, ...]] | None = None
        for one in self.shown:
            self.body.addWidget(one, 100)
        self.body.addStretch(1)

    def set_data(self, shown: CodePresentation, found: tuple[Mention, ...]) -> None:
        """Show the first tensor of a line, which is the one it makes, and the one with most rows of the others."""
        self._line = shown, found
        hint = self.tr("Pick a line that names a tensor, and its numbers stand here.")
        self.entitle(self.tr("This line"), "" if found else hint)
        self.note.setVisible(not found)
        names = self._chosen(shown, [mention.name for mention in found])
        for place, one in enumerate(self.shown):
            one.setVisible(place < len(names))
            if place < len(names):
                one.set_data(shown, names[place])
                rows = len(shown.seen(names[place]))
                one.setMaximumHeight(round(theme.look(self).px((rows + NAMES) * ROW)))

    def _chosen(self, shown: CodePresentation, names: list[str]) -> list[str]:
        """Return which tensors there is room for: rows alone have their digits at the foot of the page, too."""
        if len(names) < 2:
            return names
        if self.height() >= theme.look(self).px(ROOM_FOR_TWO):
            return [names[0], max(names[1:], key=lambda name: len(shown.seen(name)))]
        return [max(names, key=lambda name: len(shown.seen(name)))]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._line and event.size().height() != event.oldSize().height():
            self.set_data(*self._line)
