"""The colours of a grid: what is deep, what is hatched, and that digits can be read on all of it."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QFont
from pytestqt.qtbot import QtBot

from app.presentation.matrix import Matrix
from app.style import theme
from app.widgets.grid.colours import heat_image, shades, tints
from tests.app import painted_text
from tests.app.widgets.grid.grids import middle, numbered, percents, shown

LOOK = theme.Look(theme.LIGHT, 1.0)


def test_a_lone_weight_is_seen_where_there_are_more_cells_than_pixels() -> None:
    numbers = np.zeros((512, 512))
    numbers[300, 200] = 1.0
    colours = tints(LOOK, "weight", signed=False)
    depths = shades(Matrix(numbers, (), ()), signed=False)
    image = heat_image(depths, None, colours, 100, 100)
    pixels = [image.pixel(x, y) for x in range(100) for y in range(100)]
    assert pixels.count(colours.fill(255).rgb()) == 1 and pixels.count(colours.fill(0).rgb()) == 9999


def test_signs_have_colours_of_their_own_where_they_are_asked_for() -> None:
    matrix = Matrix(np.array([[-1.0, 1.0, np.nan, -np.inf]]), ("r",), tuple("abcd"))
    assert shades(matrix, signed=True).tolist() == [[-255, 255, 0, -255]]
    assert shades(matrix, signed=False).tolist() == [[255, 255, 0, 255]]
    colours = tints(LOOK, "weight", signed=True)
    image = heat_image(shades(matrix, signed=True), None, colours, 4, 1)
    assert [image.pixel(x, 0) for x in range(2)] == [colours.fill(-255).rgb(), colours.fill(255).rgb()]
    assert colours.fill(-255) == theme.mix(theme.LIGHT.card, theme.LIGHT.query, 0.8)


@pytest.mark.parametrize(("width", "height"), [(100, 100), (100, 512), (512, 100)])
def test_a_lone_number_below_0_is_seen_where_there_are_more_cells_than_pixels(width: int, height: int) -> None:
    """The one farthest from 0 shows, in the colour of its sign, however many above 0 lie beside it."""
    numbers = np.full((512, 512), 0.2)
    numbers[300, 200], numbers[100, 100] = -1.0, 1.0
    colours = tints(LOOK, "weight", signed=True)
    image = heat_image(shades(Matrix(numbers, (), ()), signed=True), None, colours, width, height)
    pixels = [image.pixel(x, y) for x in range(width) for y in range(height)]
    assert pixels.count(colours.fill(-255).rgb()) == pixels.count(colours.fill(255).rgb()) == 1


def test_no_reach_is_no_colour() -> None:
    assert not shades(Matrix(np.ones((2, 2)), (), (), colour_limit=0.0), signed=False).any()


@pytest.mark.parametrize("mood", [theme.LIGHT, theme.DARK])
@pytest.mark.parametrize("role", ["query", "key", "value", "weight"])
def test_digits_can_be_read_on_every_colour(mood: theme.Theme, role: str) -> None:
    colours = tints(theme.Look(mood, 1.0), role, signed=True)
    assert all(theme.contrast(colours.fill(s), colours.ink(s)) >= 4.5 for s in range(-255, 256))


def test_it_follows_the_theme(qtbot: QtBot) -> None:
    grid = shown(qtbot, numbered(64, 64))
    spot = middle(grid, 0, 0).toPoint() + QPoint(30, 40)
    for mood in (theme.DARK, theme.LIGHT):
        grid.setPalette(theme.palette(mood))
        assert (QColor(grid.grab().toImage().pixel(spot)).lightness() < 128) == mood.dark


def test_it_grows_with_the_zoom(qtbot: QtBot) -> None:
    grid = shown(qtbot, percents(numbered(3, 3)))
    sizes = []
    for pixels in (13, 20):
        font = QFont(grid.font())
        font.setPixelSize(pixels)
        grid.setFont(font)
        sizes.append(next(each.font.pixelSize() for each in painted_text.read(grid) if each.text == "r1"))
    assert sizes[1] > sizes[0]
