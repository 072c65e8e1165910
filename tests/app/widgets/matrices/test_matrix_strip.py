"""The small heat map of a strip: each cell in the very colour that the theme mixes for it."""

import random

import pytest
from PySide6.QtGui import QColor

from app.style import theme
from app.widgets.matrices.matrix_strip import _heat_image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("colours", [theme.LIGHT, theme.DARK], ids=["light", "dark"])
def test_a_cell_has_the_colour_of_its_size_and_an_ellipsis_that_of_the_surface(colours: theme.Theme) -> None:
    deal = random.Random(7)
    numbers = tuple(tuple(deal.uniform(-3, 3) for _ in range(9)) for _ in range(7))
    places = (0, 1, 2, 3, -1, 8)
    image = _heat_image(numbers, places, 2.5, colours.card.rgb(), colours.key.rgb())
    assert (image.width(), image.height()) == (6, 7)
    for row, values in enumerate(numbers):
        for index, place in enumerate(places):
            part = 0.06 + 0.74 * min(abs(values[place]) / 2.5, 1.0)
            cell = theme.mix(colours.card, colours.key, part) if place >= 0 else colours.card
            assert image.pixelColor(index, row) == QColor(cell.rgb())
