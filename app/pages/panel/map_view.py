"""The enlarged head: its map, with names and digits."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from app.pages.panel.presentation import PanelPresentation
from app.pages.panel.view import View
from app.pages.panel.wall import Followed
from app.style import theme
from app.widgets.chrome.panel import PanelText
from app.widgets.grid.grid import Grid
from app.widgets.matrices.lines import Lines

FEW_ROWS = 3  # a map of so few leaves room below it


class MapView(View):
    """The cell that is picked here is followed everywhere."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hint = PanelText(self, "dim", 12)
        self.grids = {differs: Grid(self, signed=differs) for differs in (False, True)}
        self.column.addWidget(self.hint)
        for grid in self.grids.values():
            self.column.addWidget(grid, 1)
            grid.cell_picked.connect(self.picked)
        self.working = Lines(self)
        self.column.addWidget(self.working)
        self.grid = self.grids[False]

    def set_data(self, shown: PanelPresentation, followed: Followed, *, differs: bool) -> None:
        said = (
            self.tr(
                "Points above (rose) or below (indigo) the average of all heads: each row adds up to 0 before rounding"
            )
            if differs
            else self.tr("Rows look at columns: each row is 100\u00a0% before rounding")
        )
        matrix = shown.map(followed.head, differs=differs)
        if shown.panel.heads.weights.any():
            said += self.tr(" · deepest colour from {}").format(matrix.colour_limit_text)
        self.hint.setText(said)
        self.grid = self.grids[differs]
        self.grids[not differs].hide()
        self.grid.set_data(matrix, self.tr("Map of {}, enlarged").format(shown.friend(followed.head)))
        self.grid.pick(followed.row, followed.column)
        self.grid.show()
        self._make_room()
        self.working.set_data(shown.working(*followed))

    def _make_room(self) -> None:
        """Leave the room to the map where there is little."""
        px = theme.look(self).px
        self.hint.setVisible(self.height() >= px(300))
        few = self.grid.matrix.shape[0] <= FEW_ROWS
        self.working.setVisible(self.height() >= px(230 if few else 380))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()
