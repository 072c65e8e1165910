"""Every icon draws something, in the colour asked for, at the density asked for."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPixmap

from app.desktop.app_icon import SIZES, app_icon
from app.style.icons import ICONS, _pixmap, icon, icon_pixmap

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = sorted(path.stem for path in ICONS.glob("*.svg"))


def colours(pixmap: QPixmap, opaque: int = 255) -> set[str]:
    """Return the colours of the pixels that are at least so opaque."""
    image = pixmap.toImage()
    every = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return {colour.name() for colour in every if colour.alpha() >= opaque}


def test_the_icons_come_with_their_licence():
    assert len(NAMES) >= 28
    assert "ISC License" in (ICONS / "LICENSE").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("colour", ["#c0184f", "#5fe3e0"])
def test_an_icon_is_drawn_in_the_colour_asked_for_and_no_other(name, colour):
    assert colours(icon_pixmap(name, QColor(colour), 24, 2.0)) == {colour}


def test_a_colour_may_be_translucent():
    ghost = QColor(192, 24, 79, 128)
    image = icon_pixmap("heart", ghost, 24, 2.0).toImage()
    assert max(image.pixelColor(x, y).alpha() for x in range(48) for y in range(48)) == 128


def test_a_pixmap_is_sharp_and_shared_and_the_cache_bounded():
    first = icon_pixmap("plus", QColor("#4f35d2"), 20, 1.5)
    assert first is icon_pixmap("plus", QColor(79, 53, 210), 20, 1.5)
    assert (first.width(), first.height(), first.devicePixelRatio()) == (30, 30, 1.5)
    for red in range(600):
        icon_pixmap("plus", QColor(red % 256, red // 256, 0), 4, 1.0)
    assert _pixmap.cache_info().currsize == _pixmap.cache_info().maxsize


def test_an_icon_for_a_menu_knows_several_densities():
    menu = icon("heart", QColor("#c0184f"), 18)
    assert [size.width() for size in menu.availableSizes()] == [18, 36, 54]
    assert menu.pixmap(QSize(18, 18), 2.0).width() == 36


@pytest.mark.parametrize("name", ["hart", "", "../LICENSE"])
def test_a_missing_icon_is_named_and_the_known_ones_listed(name):
    with pytest.raises(LookupError, match=r"no icon named .*arrow-left, .*heart"):
        icon_pixmap(name, QColor("black"), 16, 1.0)


@pytest.mark.parametrize("size", SIZES)
def test_the_app_icon_shows_a_divided_heart_at_every_size(size):
    image = app_icon().pixmap(QSize(size, size)).toImage()
    assert image.width() == size
    assert image.pixelColor(0, 0).alpha() < 255, "a rounded corner"
    seen = {image.pixelColor(x, size * 2 // 5).name() for x in range(size)}
    assert {"#ffffff", "#ffc233", "#ffd6e1"} <= seen, "three shares, each with a pixel of its own"
