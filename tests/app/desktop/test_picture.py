"""What the stage looks like: something is painted everywhere, and no text is cut that should stand whole."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from app.desktop import picture
from app.desktop.main_window import MainWindow
from app.desktop.rail import RailButton
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.panel import PanelText
from app.widgets.chrome.text_field import TextField
from tests.app import painted_text
from tests.app.windows import Opener
from tests.core.shows import dating, marks
from tests.odd_shows import crowd, hostile, many_traits, ready

LOOKS = list(product(("zh_CN", "en"), ("light", "dark"), ((1440, 900), (1024, 700))))
SHOWS = {"dating": dating, "marks": marks, "crowd": lambda: crowd(64), "traits": lambda: many_traits(24)}
LEAST_COLOURS = {"rail": 12, "header": 20, "criteria": 30, "guests": 60, "impression": 30, "algebra": 30}


def regions(window: MainWindow) -> Iterator[tuple[str, QRect]]:
    page = window.page
    parts = {"rail": window.rail, "header": page.header, "criteria": page.criteria, "guests": page.guests}
    for name, part in (parts | {"impression": page.impression, "algebra": page.algebra}).items():
        yield name, QRect(part.mapTo(window, part.rect().topLeft()), part.size())


def colours(image: QImage) -> int:
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    return len({image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)})


def cut(widget: QWidget) -> list[painted_text.PaintedText]:
    """Return the texts on a widget that end in an ellipsis or stick out of where they stand."""
    return [line for line in painted_text.read(widget) if line.text.endswith("…") or line.overflow() > 1.5]


def describe(lines: list[painted_text.PaintedText]) -> list[tuple[str, str, float]]:
    return [(type(line.widget).__name__, line.text, round(line.overflow(), 1)) for line in lines]


@pytest.mark.parametrize(("language", "theme", "size"), LOOKS)
def test_every_region_shows_something(open_window: Opener, language: str, theme: str, size: tuple[int, int]) -> None:
    window = open_window(language=language, theme=theme, size=size)
    image = window.grab().toImage()
    assert (image.width(), image.height()) == size
    for name, rect in regions(window):
        assert rect.width() > 30 and rect.height() > 30
        assert colours(image.copy(rect)) >= LEAST_COLOURS[name], name
    ground = image.pixelColor(window.rail.width() + 4, 300).lightness()
    assert (ground < 60) if theme == "dark" else (ground > 200)


def test_languages_and_themes_look_different(open_window: Opener) -> None:
    images = [
        open_window(language=language, theme=theme).grab().toImage()
        for language, theme, size in LOOKS
        if size[0] == 1440
    ]
    assert all(a != b for a, b in product(images, images) if a is not b)


def test_the_same_show_is_painted_the_same_twice(window: MainWindow) -> None:
    assert window.grab().toImage() == window.grab().toImage()


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700), (1366, 728), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("name", ["dating", "library", "restaurant"])
def test_no_button_panel_or_name_is_cut(open_window: Opener, name: str, language: str, size: tuple[int, int]) -> None:
    window = open_window(ready(name), language=language, size=size)
    offenders, usual = [], size == (1440, 900)
    stories = () if usual else [card.story for card in window.page.guests.cards]  # long ones may end in an ellipsis
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, ChipButton | RailButton | PanelText | TextField) and widget not in stories:
            offenders += [line for line in cut(widget) if line.widget is widget]
    assert not describe(offenders)


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("name", SHOWS)
def test_numbers_are_never_cut(open_window: Opener, language: str, name: str) -> None:
    """A name may end in an ellipsis where there is no room, a number may not: it would be another one."""
    for size in ((1440, 900), (1024, 700), (1366, 728)):
        window = open_window(SHOWS[name](), language=language, size=size)
        digits = [line for line in painted_text.read(window) if any(character.isdigit() for character in line.text)]
        assert len(digits) > 20
        short = [line for line in digits if not any(character.isalpha() for character in line.text)]
        assert not describe([line for line in short if line.text.endswith("…") or line.overflow() > 1.5])


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_little_is_cut_on_a_card(open_window: Opener, language: str) -> None:
    window = open_window(language=language)
    per_card = Counter(
        place
        for place, card in enumerate(window.page.guests.cards)
        for line in painted_text.read(card)
        if "…" in line.text
    )
    assert not per_card or max(per_card.values()) <= 4, per_card


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_hostile_texts_stay_in_their_places(open_window: Opener, size: tuple[int, int]) -> None:
    window = open_window(hostile(), size=size)
    assert not describe([line for line in painted_text.read(window) if line.overflow() > 12])


def test_a_picture_is_taken_without_touching_the_window_that_is_open(window: MainWindow, tmp_path) -> None:
    path = tmp_path / "out.png"
    picture.take(marks(), path, page="stage", language="zh_CN", theme="dark", size=(1024, 700))
    image = QImage(str(path))
    assert (image.width(), image.height()) == (1024, 700) and colours(image) > 200
    assert window.isVisible() and window.document.show == dating()
    with pytest.raises(KeyError):
        picture.take(marks(), path, page="nowhere", language="en", theme="light", size=(1024, 700))
    with pytest.raises(OSError, match=r"out\.png"):
        picture.take(marks(), tmp_path / "no" / "out.png", page="stage", language="en", theme="light", size=(1024, 700))


def test_type_of_any_usual_zoom_fits(open_window: Opener) -> None:
    for size, zooms in (((1440, 900), (0.8, 1.3, 1.6)), ((1024, 700), (0.8, 1.3))):
        window = open_window(size=size)
        for zoom in zooms:
            window.set_zoom(zoom)
            QCoreApplication.processEvents()
            outside = [line.text for line in painted_text.read(window) if line.overflow() > 3]
            assert not outside, (size, zoom)
