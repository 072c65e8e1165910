"""Painting the cells of a grid: few and large ones one by one, many small ones as an image."""

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPen, QRegion

from app.presentation.matrix import Matrix
from app.style import theme
from app.style.theme import Look
from app.widgets.grid.colours import Tints, heat_image
from app.widgets.grid.digits import Digits
from app.widgets.grid.places import Places

ROUND = 14.0  # px: cells from this size on are painted one by one
MOST = 1024  # cells painted one by one
DOT = 2.2  # of the design: the radius of the mark of a cell that was set by hand
MOST_MARKS = 2000
SMALLEST_RING = 5.0  # px


def are_apart(places: Places) -> bool:
    """Return whether the cells are painted one by one."""
    count = (places.last - places.first + 1) * places.columns
    return count <= MOST and min(places.width, places.height) >= ROUND


def paint_apart(
    painter: QPainter,
    look: Look,
    matrix: Matrix,
    depths: np.ndarray,
    colours: Tints,
    places: Places,
    digits: Digits | None,
    region: QRegion,
) -> None:
    """Paint the cells of the rows that touch a region, with their digits."""
    gap = _gap(places)
    radius = min(look.px(6), min(places.width, places.height) / 8)
    hatch = QBrush(colours.stripe, Qt.BrushStyle.BDiagPattern)
    if digits is not None:
        painter.setFont(digits.font)
    for row in range(places.first, places.last + 1):
        if not region.intersects(places.row(row).toAlignedRect()):
            continue
        for column, depth in enumerate(depths[row].tolist()):
            rect = places.cell(row, column).adjusted(gap, gap, -gap, -gap)
            if matrix.is_hidden(row, column):
                for fill in (colours.veil, hatch):
                    painter.setPen(Qt.PenStyle.NoPen)
                    painter.setBrush(fill)
                    painter.drawRoundedRect(rect, radius, radius)
                continue
            theme.paint_cell(painter, rect, colours.fill(depth), radius)
            if digits is not None and (row, column) in digits.texts:
                painter.setPen(colours.ink(depth))
                painter.drawText(rect, theme.CENTRE, digits.texts[row, column])


def _gap(places: Places) -> float:
    """Return half of what lies between two cells."""
    return min(max(min(places.width, places.height) / 40, 0.75), 1.5)


def image_of(depths: np.ndarray, matrix: Matrix, colours: Tints, places: Places, ratio: float) -> QImage:
    """Return the cells as an image for a screen of that pixel ratio."""
    rows = slice(places.first, places.last + 1)
    hidden = None if matrix.hidden is None else matrix.hidden[rows]
    width, height = (max(round(length * ratio), 1) for length in (places.cells.width(), places.cells.height()))
    image = heat_image(depths[rows], hidden, colours, width, height)
    image.setDevicePixelRatio(ratio)
    return image


def paint_marks(
    painter: QPainter, look: Look, matrix: Matrix, depths: np.ndarray, colours: Tints, places: Places, region: QRegion
) -> None:
    """Paint a dot in the corner of the cells that were set by hand."""
    side = min(places.width, places.height)
    if matrix.marked is None or side < 4:
        return
    radius = min(look.px(DOT), side / 5)
    inset = _gap(places) + radius * (2.2 if side >= ROUND else 1.4)
    painter.setPen(Qt.PenStyle.NoPen)
    for row, column in np.argwhere(matrix.marked)[:MOST_MARKS].tolist():
        if not places.shows(row):
            continue
        corner = places.cell(row, column)
        if region.intersects(corner.toAlignedRect()):
            hidden = matrix.is_hidden(row, column)
            painter.setBrush(look.theme.text if hidden else colours.ink(int(depths[row, column])))
            painter.drawEllipse(
                QRectF(corner.right() - inset - radius, corner.top() + inset - radius, 2 * radius, 2 * radius)
            )


def paint_rings(
    painter: QPainter,
    look: Look,
    places: Places,
    picked: tuple[int, int],
    pointed: tuple[int, int] | None,
    *,
    by_column: bool = False,
) -> None:
    """Paint a ring around the picked row (or column), a stronger one around its cell, one around the pointed cell."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    thin = min(places.width, places.height) < ROUND
    row_pen, pointed_pen, cell_pen = (1.0, 1.2, 1.6) if thin else (1.4, 1.6, 2.6)
    if by_column or places.shows(picked[0]):
        line = places.column(picked[1]) if by_column else places.row(picked[0])
        _ring(painter, places, line, QPen(look.theme.text, look.px(row_pen)))
    if pointed is not None and pointed != picked and places.shows(pointed[0]):
        soft = theme.mix(look.theme.card, look.theme.text, 0.6)
        _ring(painter, places, _seen(places.cell(*pointed)), QPen(soft, look.px(pointed_pen)))
    if places.shows(picked[0]):
        _ring(painter, places, _seen(places.cell(*picked)), QPen(look.theme.text, look.px(cell_pen)))


def _seen(rect: QRectF) -> QRectF:
    """Return a rectangle that a ring can be seen around, however small the cell."""
    wider, taller = (max(SMALLEST_RING - side, 0) / 2 for side in (rect.width(), rect.height()))
    return rect.adjusted(-wider, -taller, wider, taller)


def _ring(painter: QPainter, places: Places, rect: QRectF, pen: QPen) -> None:
    """Paint a ring that lies in the gaps around what it surrounds, so that it covers none of it."""
    painter.setPen(pen)
    side = min(places.width, places.height)
    out = pen.widthF() / 2 - (_gap(places) if side >= ROUND else 0)
    radius = min(max(side / 7, 1.0), 7.0)
    painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius, radius)
