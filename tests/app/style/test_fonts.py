"""Our fonts hold every character we write, so that no machine shows boxes: in Qt and in matplotlib."""

import unicodedata
import warnings
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from fontTools.ttLib import TTFont
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication

from app.resources import CODE_FONTS, FONTS, SHOWS, TRANSLATIONS
from app.style import language, theme
from core import numbers
from core.programs.comments import SENTENCES
from core.show import showfile
from tests.app import painted_text
from tests.app.windows import Opener
from tests.core.shows import marks

RARE_NAMES = "喆璟镕芃堃"


def letters(text: str) -> set[str]:
    """Return the characters of a text that a font has to hold."""
    return {character for character in text if unicodedata.category(character) not in ("Cc", "Cf", "Zs")}


def translations() -> Iterator[tuple[str, str]]:
    for path in TRANSLATIONS.glob("*.ts"):
        for message in ElementTree.parse(path).getroot().iter("message"):
            yield message.findtext("source") or "", message.findtext("translation") or ""


def words_of(part: object) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for value in part.values():
            yield from words_of(value)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from words_of(value)


def held(path: Path) -> set[str]:
    """Return the characters that a font holds."""
    return {chr(code) for code in TTFont(path).getBestCmap()}


@pytest.fixture(scope="module")
def regular() -> set[str]:
    """Return what running text is set from: the regular, and the signs that it lacks."""
    return held(FONTS[0]) | held(FONTS[2]) | held(FONTS[3])


@pytest.fixture(scope="module")
def bold() -> set[str]:
    """Return what headings are set from before they fall back to the regular."""
    return held(FONTS[1]) | held(FONTS[2]) | held(FONTS[4])


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_the_fonts_are_there_with_their_licence(path: Path) -> None:
    assert path.is_file()
    assert (path.parent / ("OFL.txt" if path.stem.startswith(("Noto", "Quotes")) else "LICENSE_DEJAVU")).is_file()


def test_the_regular_holds_every_text_of_the_interface(regular: set[str]) -> None:
    texts = list(translations())
    assert len(texts) > 100 and all(translation for _, translation in texts)
    assert not letters("".join(source + translation for source, translation in texts)) - regular


def test_the_bold_subset_holds_every_text_of_the_interface(bold: set[str]) -> None:
    assert not letters("".join(source + translation for source, translation in translations())) - bold


@pytest.mark.parametrize("path", sorted(SHOWS.glob("*.json")), ids=lambda path: path.name)
def test_both_hold_every_text_of_the_shows(regular: set[str], bold: set[str], path: Path) -> None:
    text = "".join(words_of(msgspec.to_builtins(showfile.read(path))))
    assert not letters(text) - regular and not letters(text) - bold


def test_the_regular_holds_rare_names_and_both_hold_our_digits(regular: set[str], bold: set[str]) -> None:
    assert not set(RARE_NAMES) - regular
    samples = [
        numbers.number(-0.5),
        numbers.number(1e30),
        numbers.e_to(75),
        numbers.superscript(-1234567890),
        "√·ᵀ÷×≈Σ①②③④→…",
    ]
    assert not letters("".join(samples)) - regular
    assert not letters("".join(samples)) - bold


@pytest.mark.parametrize("lang", ["zh_CN", "en"])
def test_everything_that_stands_on_screen_is_in_its_font(
    open_window: Opener, regular: set[str], bold: set[str], lang: str
) -> None:
    window = open_window(marks(), language=lang)
    window.page.why()
    for line in painted_text.read(window):
        family = line.font.family()
        assert family in (theme.FAMILY, theme.BOLD)
        assert not letters(line.text) - (bold | regular if family == theme.BOLD else regular), line.text


@pytest.mark.usefixtures("qapp")
def test_qt_uses_our_fonts() -> None:
    ours = (theme.FAMILY, theme.BOLD, theme.WIDE, f"{theme.NARROW} SemiBold", theme.SIGNS)
    assert set(ours) <= set(QFontDatabase.families())
    for family in ours:
        assert QFontInfo(QFont(family)).family() == family
    assert QFontInfo(QApplication.font()).family() == theme.FAMILY


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.usefixtures("qapp")
def test_quotes_are_narrow_in_english_and_wide_in_chinese(bold: bool) -> None:
    widths = {}
    for lang in ("zh_CN", "en", "zh_CN"):
        language.speak(lang)
        font = theme.Look(theme.LIGHT, 1.0).font(20, bold)
        widths[lang] = {sign: theme.text_width(font, sign) for sign in "“”‘’…·—"}
        assert widths[lang]["“"] == QFontMetricsF(font).horizontalAdvance("“"), "what was measured is forgotten"
    assert all(width == pytest.approx(20, abs=0.1) for width in widths["zh_CN"].values())
    assert all(width < 12 for sign, width in widths["en"].items() if sign not in "…—")
    assert theme.text_height(font, "“g", 100) == theme.text_height(font, "xg", 100), "lines stay as high as they are"


@pytest.mark.filterwarnings("default")
def test_matplotlib_draws_chinese_without_missing_glyphs() -> None:
    from matplotlib import font_manager, rc_context
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    for path in FONTS:
        font_manager.fontManager.addfont(path)
    with warnings.catch_warnings(record=True) as caught, rc_context({"font.family": [theme.FAMILY, "DejaVu Sans"]}):
        warnings.simplefilter("always")
        figure = Figure()
        axes = figure.add_subplot()
        axes.set_title("喆 镕 注意力 √dₖ −0.5")
        axes.plot([1, 2], [-1, 1])
        canvas = FigureCanvasAgg(figure)
        canvas.draw()
        assert axes.title.get_fontname() == theme.FAMILY
    assert not [str(warning.message) for warning in caught if "Glyph" in str(warning.message)]


@pytest.mark.parametrize("path", CODE_FONTS, ids=lambda path: path.stem)
def test_programs_have_a_font_of_their_own_whose_lines_are_as_high_as_chinese_ones(path: Path) -> None:
    sentences = "".join(sentence for words in SENTENCES.values() for sentence in words.values())
    assert not letters(sentences) - held(path) - held(FONTS[0]) - held(FONTS[2]) - held(FONTS[3])
    font, regular = TTFont(path), TTFont(FONTS[0])
    assert font["name"].getDebugName(1) == theme.MONO and (path.parent / "LICENSE_DEJAVU").is_file()
    for side in ("ascent", "descent"):
        of_font = getattr(font["hhea"], side) / font["head"].unitsPerEm
        assert of_font == pytest.approx(getattr(regular["hhea"], side) / regular["head"].unitsPerEm, abs=1e-3)
    assert len({font["hmtx"][name][0] for name in map(font.getBestCmap().get, range(0x20, 0x7F))}) == 1
