"""Painting from Python gives back what it borrows.

PySide6 6.12.0 on CPython 3.11 dropped a reference to None with each pen, brush, font, rectangle and paint event, until
"deallocating None" ended the process after a few thousand of them.
"""

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tests.app.windows import Opener
from tests.odd_shows import everyone

PAGE_PAINTS = 60  # some dozens of texts each: a loss at each would be thousands
ROUNDS, PAINTS = 40, 500  # 20,000 in all, looked at in between, since a loss of them all would end the process
TOLERANCE = 200  # what else a test run keeps or drops meanwhile


class Patch(QWidget):
    """Paints with all the calls that once lost references."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QColor("#c0184f"))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setFont(QFont())
        painter.drawRect(1, 1, 4, 4)
        painter.fillRect(2, 2, 2, 2, QColor("#007a8a"))
        painter.end()


MORTAL = pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")


@MORTAL
@pytest.mark.usefixtures("qapp")
def test_painting_neither_loses_nor_keeps_references_to_none() -> None:
    patch, picture = Patch(), QImage(8, 8, QImage.Format.Format_RGB32)
    patch.resize(8, 8)
    before = sys.getrefcount(None)
    for _ in range(ROUNDS):
        for _ in range(PAINTS):
            patch.render(picture)
        assert abs(sys.getrefcount(None) - before) <= TOLERANCE


@MORTAL
def test_painting_the_map_and_the_arcs_neither_loses_nor_keeps_references_to_none(open_window: Opener) -> None:
    window = open_window(everyone(3))
    window.open_page("everyone")
    page = window.page
    page.do("causal")
    before = sys.getrefcount(None)
    for widget in (page.map.grid, page.look.arcs, page.look.steps, page.algebra):
        for _ in range(PAGE_PAINTS):
            widget.grab()
    for grid in page.projection.grids.values():
        for _ in range(PAGE_PAINTS):
            grid.grab()
    assert abs(sys.getrefcount(None) - before) <= TOLERANCE
