"""All heads in small, so many in a line that each is as large as it can be."""

import math
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QWidget

from app.pages.panel.presentation import PanelPresentation
from app.pages.panel.tile import FOOT, HEAD, LOW, NAMES, PAD, WIDE, HeadTile
from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import Panel
from app.widgets.grid.places import MANY, STRETCH

GAP = 8.0  # of the design
TALLEST = 38.0  # a row of a map that has only one
NARROWEST = 88.0  # a tile that has room for a name


class Followed(NamedTuple):
    """What is looked at more closely: a head, and the cell of a pair."""

    head: int = 0
    row: int = 0
    column: int = 0


class Wall(QWidget):
    """Gives every tile its place."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.tiles: list[HeadTile] = []
        self._shape = (1, 1)  # people who look, who are looked at

    def set_data(self, shape: tuple[int, int]) -> None:
        """Say of what shape the maps are."""
        if shape != self._shape:
            self._shape = shape
            self.arrange()

    def arrange(self) -> None:
        """Place the tiles in the lines that leave the cells of their maps most room."""
        if not self.tiles:
            return
        px, count = theme.look(self).px, len(self.tiles)
        columns = max(range(1, count + 1), key=lambda n: (round(self._cell(n), 1), -n))
        rows, gap = -(-count // columns), px(GAP)
        width, height = (self.width() - gap * (columns - 1)) / columns, (self.height() - gap * (rows - 1)) / rows
        for index, tile in enumerate(self.tiles):
            row, column = divmod(index, columns)
            left, top = round(column * (width + gap)), round(row * (height + gap))
            right, bottom = round(column * (width + gap) + width), round(row * (height + gap) + height)
            tile.setGeometry(left, top, right - left, bottom - top)

    def _cell(self, columns: int) -> float:
        """Return how large the cells of a map are with so many tiles in a line."""
        px, gap = theme.look(self).px, theme.look(self).px(GAP)
        rows = -(-len(self.tiles) // columns)
        width, height = (self.width() - gap * (columns - 1)) / columns, (self.height() - gap * (rows - 1)) / rows
        chrome = px(HEAD + 9 + (0 if width >= px(WIDE) or height < px(LOW) else FOOT))
        looking, looked_at = self._shape
        wide, high = (width - px(2 * PAD)) / looked_at, (height - chrome) / looking
        if looking == 1:
            return min(wide, 1.6 * min(high - px(NAMES), px(TALLEST)))
        stretch = STRETCH if max(self._shape) <= MANY else 1.0
        area = min(wide, stretch * high) * min(high, wide)
        return math.sqrt(max(area, 0.0)) * (1.0 if width >= px(NARROWEST) else 0.5)

    def resizeEvent(self, event: object) -> None:
        self.arrange()

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 200)


class HeadsPanel(Panel):
    """The wall, and whether it shows shares or what sets a head apart."""

    manner_wanted = Signal(bool)  # whether to show the differences from the average
    chosen = Signal(int)
    cell_picked = Signal(int, int)
    pointed = Signal(object)
    renamed = Signal(int, str)
    mute_wanted = Signal(int, bool)
    gone = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        self.shares, self.differs = ChipButton(tone="weight"), ChipButton(tone="weight")
        super().__init__("weight", parent, self.shares, self.differs)
        self.wall = Wall(self)
        self.body.addSpacing(2)
        self.body.addWidget(self.wall, 1)
        for chip, differs in ((self.shares, False), (self.differs, True)):
            chip.size_of_type = 12
            chip.setCheckable(True)
            chip.clicked.connect(lambda _=False, differs=differs: self.manner_wanted.emit(differs))

    @property
    def tiles(self) -> list[HeadTile]:
        """The tiles, one a head."""
        return self.wall.tiles

    def set_data(self, shown: PanelPresentation, followed: Followed, highlighted: int | None, *, differs: bool) -> None:
        """Show all heads of a moment."""
        heads, asker = shown.panel.widths.heads, shown.askers[followed.row]
        self.entitle(
            self.tr("One head") if heads == 1 else self.tr("{} heads, side by side").format(heads),
            shown.terms(
                self.tr("The same {guests}, seen with other eyes · each map says how spread out the row of “{}” is"),
                asker,
            ),
        )
        self.shares.name(self.tr("Shares"), self.tr("Show each head's shares"))
        self.differs.name(
            self.tr("Differs from average"),
            self.tr("Show by how much each head's shares are above or below the average"),
        )
        self.shares.setChecked(not differs)
        self.differs.setChecked(differs)
        self._grow(heads)
        self.wall.set_data((len(shown.askers), len(shown.guests)))
        for tile in self.tiles:
            tile.set_data(
                shown,
                followed.row,
                followed.column,
                enlarged=tile.head == followed.head,
                highlighted=tile.head == highlighted,
                differs=differs,
            )

    def highlight(self, head: int | None) -> None:
        """Light a tile."""
        for tile in self.tiles:
            tile.highlight(highlighted=tile.head == head)

    def _grow(self, heads: int) -> None:
        if len(self.tiles) == heads:
            return
        while len(self.tiles) < heads:
            tile = HeadTile(len(self.tiles), self.wall)
            for name in ("chosen", "cell_picked", "pointed", "renamed", "mute_wanted", "gone"):
                getattr(tile, name).connect(getattr(self, name))
            self.tiles.append(tile)
            tile.show()
        while len(self.tiles) > heads:
            tile = self.tiles.pop()
            tile.hide()
            tile.deleteLater()
        self.wall.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.wall.arrange()
