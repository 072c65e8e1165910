"""Colours: readable on both surfaces, apart from one another, and the same in palette and painters."""

from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from app.presentation.strips import Strip
from app.presentation.target import NOTHING
from app.style import theme
from app.style.theme import DARK, LIGHT, Theme, contrast, ink_on, mix
from app.widgets.guests.story_cloud import readable
from app.widgets.matrices.matrix_strip import tint

THEMES = {"light": LIGHT, "dark": DARK}
INKS = ("text", "dim", "query", "key", "value", "weight")
ROLES = INKS[2:]


@pytest.fixture(params=THEMES)
def colours(request: pytest.FixtureRequest) -> Theme:
    return THEMES[request.param]


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("surface", ["background", "card"])
def test_every_ink_can_be_read_on_every_surface(colours: Theme, ink: str, surface: str) -> None:
    assert contrast(getattr(colours, ink), getattr(colours, surface)) >= 4.5


@pytest.mark.parametrize("role", ROLES)
def test_digits_can_be_read_on_every_tint_of_a_cell(colours: Theme, role: str) -> None:
    look = theme.Look(colours, 1.0)
    strip = Strip("", role, ((1.0,),), ("1",), "", 1.0, (NOTHING,), (NOTHING,), 1)
    for part in range(101):
        fill = tint(look, strip, part / 100)
        assert contrast(ink_on(fill), fill) >= 4.5, (part, fill.name())


def test_shares_can_be_read_in_every_depth_of_the_stack(colours: Theme) -> None:
    for place in range(8):
        fill = mix(colours.card, colours.weight, 1.0 - place * 0.11)
        assert contrast(ink_on(fill), fill) >= 4.5, (place, fill.name())


@pytest.mark.parametrize("role", ROLES)
def test_a_checked_chip_and_chosen_text_can_be_read(colours: Theme, role: str) -> None:
    fill = getattr(colours, role)
    assert contrast(ink_on(fill), fill) >= 4.5
    palette = theme.palette(colours)
    chosen = palette.color(QPalette.ColorRole.HighlightedText), palette.color(QPalette.ColorRole.Highlight)
    assert contrast(*chosen) >= 4.5


def test_tags_can_be_read_at_every_strength(colours: Theme) -> None:
    for part in range(31):
        fill = mix(colours.card, colours.key, 0.08 + 0.30 * part / 30)
        assert contrast(colours.text, fill) >= 4.5
        number = colours.text if colours.dark else mix(colours.key, colours.text, 0.45)
        assert contrast(number, fill) >= 4.5


def test_stories_can_be_read_however_quiet(colours: Theme) -> None:
    look = theme.Look(colours, 1.0)
    for part in range(101):
        ink = readable(mix(colours.card, colours.value, part / 100), look)
        assert contrast(ink, colours.card) >= 4.5


def test_buttons_can_be_read_pressed_and_pointed_at(colours: Theme) -> None:
    for role in ("query", "key", "value", "weight", "text", "dim"):
        tone = getattr(colours, role)
        for part in (0.0, 0.09, 0.18):
            assert contrast(tone, mix(colours.card, tone, part)) >= (3 if part else 4.5), (role, part)


def test_the_four_roles_are_apart(colours: Theme) -> None:
    for one, other in combinations(ROLES, 2):
        assert _difference(getattr(colours, one), getattr(colours, other)) >= (35 if colours.dark else 20)


def test_mixing_goes_from_one_colour_to_the_other_and_no_further(colours: Theme) -> None:
    assert mix(colours.card, colours.weight, 0) == mix(colours.card, colours.weight, -3) == colours.card
    assert mix(colours.card, colours.weight, 1) == mix(colours.card, colours.weight, 7) == colours.weight
    luminance = [contrast(mix(colours.card, colours.weight, part / 20), colours.card) for part in range(21)]
    assert luminance == sorted(luminance), "a heat map is monotone in lightness"


@pytest.mark.parametrize(
    ("a", "b", "ratio"), [("#000000", "#ffffff", 21), ("#777777", "#ffffff", 4.48), ("#f00", "#f00", 1)]
)
def test_contrast_is_that_of_the_standard(a: str, b: str, ratio: float) -> None:
    assert contrast(QColor(a), QColor(b)) == contrast(QColor(b), QColor(a)) == pytest.approx(ratio, abs=0.01)


@pytest.mark.usefixtures("qapp")
def test_a_widget_looks_as_its_palette_and_font_say(colours: Theme) -> None:
    widget = QWidget()
    widget.setPalette(theme.palette(colours))
    font = theme.Look(colours, 1.0).font(26)
    widget.setFont(font)
    look = theme.look(widget)
    assert look.theme is colours and look.px(10) == 20


@pytest.mark.usefixtures("qapp")
def test_texts_are_cut_only_where_they_must_be() -> None:
    font = theme.Look(LIGHT, 1.0).font(13)
    whole = "注意力 attention"
    width = theme.text_width(font, whole)
    assert theme.elide(font, whole, width) == whole
    cut = theme.elide(font, whole, width / 2)
    assert cut.endswith("…") and theme.text_width(font, cut) <= width / 2
    height = theme.text_height(font, whole * 9, 100)
    fitted = theme.fit_lines(font, whole * 9, 100, height / 2)
    assert fitted.endswith("…") and theme.text_height(font, fitted, 100) <= height / 2
    assert theme.fit_lines(font, whole * 9, 100, height + 1) == whole * 9


def _difference(a: QColor, b: QColor) -> float:
    """Return how far two colours are apart (CIE 1976)."""
    return sum((x - y) ** 2 for x, y in zip(_lab(a), _lab(b), strict=True)) ** 0.5


def _lab(colour: QColor) -> tuple[float, float, float]:
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (colour.redF(), colour.greenF(), colour.blueF())
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
