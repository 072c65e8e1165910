"""Colours and type: one table that feeds the palette, the painters, the plots and the exports.

A widget asks for its `look`, which follows from its own palette (light or dark) and font (zoom). So nothing has to be
told when either changes: Qt's own change events repaint it.
"""

import math
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPalette, QPen
from PySide6.QtWidgets import QLayout, QWidget

from app.text import escaping

FAMILY = "Noto Sans SC"
BOLD = "Noto Sans SC SemiBold"  # a subset: what it lacks is taken from FAMILY
WIDE, NARROW = "Attention Date Wide Quotes", "Attention Date Narrow Quotes"  # “ ” ‘ ’ … · —, of which FAMILY has none
SIGNS = "Attention Date Signs"  # the raised T and digits that both lack
MONO = "Attention Date Mono"  # for programs; registered when the first one is shown
BASE = 13  # px of running text at zoom 1; all measures are in these units


class Theme(NamedTuple):
    """The semantic colours of one theme. query, key, value and weight mean the same everywhere."""

    background: QColor
    card: QColor
    text: QColor
    dim: QColor
    line: QColor
    query: QColor
    key: QColor
    value: QColor
    weight: QColor
    dark: bool


def _theme(*colours: str, dark: bool) -> Theme:
    background, card, text, dim, line, query, key, value, weight = map(QColor, colours)
    return Theme(background, card, text, dim, line, query, key, value, weight, dark)


LIGHT = _theme(
    "#faf7f5", "#ffffff", "#2b2430", "#6f6573", "#e6deda", "#4f35d2", "#a85b00", "#007a8a", "#c0184f", dark=False
)
DARK = _theme(
    "#17141c", "#221d29", "#f1ecf3", "#a99db2", "#3a3145", "#a08fff", "#ffc233", "#5fe3e0", "#f9577a", dark=True
)


class Look(NamedTuple):
    """What a painter needs: the colours, and a unit that grows with the zoom."""

    theme: Theme
    unit: float

    def px(self, size: float) -> float:
        """Return a length of the design in pixels at this zoom."""
        return size * self.unit

    def font(self, size: float = BASE, bold: bool = False) -> QFont:
        """Return the app's font at a size of the design."""
        return _font(round(size * self.unit), bold)

    def fitting(self, text: str, width: float, sizes: tuple[float, ...], bold: bool = False) -> QFont:
        """Return the app's font at the first of these sizes in which a text fits a width, or at the last."""
        fonts = [self.font(size, bold) for size in sizes]
        return next((font for font in fonts if text_width(font, text) <= width), fonts[-1])


_quotes: list[str] = [NARROW]


def set_quotes(*, wide: bool) -> bool:
    """Set quotes and ellipses wide, as Chinese has them, or narrow, from now on; return whether that is new."""
    wanted = [WIDE if wide else NARROW]
    if wanted == _quotes:
        return False
    _quotes[:] = wanted
    for remembered in (_font, _metrics, _width, _elided, _height, _fitted):
        remembered.cache_clear()
    return True


def families(*, bold: bool = False) -> list[str]:
    """Return where the signs of running text, or of headings, are looked for, one family after the other."""
    return [BOLD, f"{_quotes[0]} SemiBold", FAMILY, SIGNS] if bold else [FAMILY, *_quotes, SIGNS]


def code_font(size: float) -> QFont:
    """Return the font of programs at a size in pixels; Chinese in comments comes from the app's own."""
    font = QFont([MONO, *families()])
    font.setPixelSize(max(round(size), 6))
    font.setStyleHint(QFont.StyleHint.Monospace)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def space(layout: QLayout, look: Look, margins: tuple[float, float, float, float], spacing: float) -> None:
    """Give a layout margins and spacing of the design, at the zoom of the moment."""
    layout.setContentsMargins(*(round(look.px(margin)) for margin in margins))
    layout.setSpacing(round(look.px(spacing)))


def look(widget: QWidget) -> Look:
    """Return the look of a widget as its palette and font say."""
    dark = widget.palette().color(QPalette.ColorRole.Window).lightness() < 128
    return _look(dark, widget.font().pixelSize())


@lru_cache(maxsize=64)
def _look(dark: bool, pixel_size: int) -> Look:
    return Look(DARK if dark else LIGHT, pixel_size / BASE if pixel_size > 0 else 1.0)


@lru_cache(maxsize=128)
def _font(pixel_size: int, bold: bool) -> QFont:
    font = QFont(families(bold=bold))
    font.setPixelSize(max(pixel_size, 6))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)  # Noto's own shapes, and drawn in a third
    return font


@lru_cache(maxsize=128)
def _metrics(pixel_size: int, bold: bool) -> QFontMetricsF:
    return QFontMetricsF(_font(pixel_size, bold))


@lru_cache(maxsize=8192)
def _width(pixel_size: int, bold: bool, text: str) -> float:
    return _metrics(pixel_size, bold).horizontalAdvance(text)


@lru_cache(maxsize=4096)
def _elided(pixel_size: int, bold: bool, text: str, width: int) -> str:
    """Cut where Qt would, which takes three points where the first family has no ellipsis; ours stands in another."""
    wider = _width(pixel_size, bold, "…") - _width(pixel_size, bold, "...")
    cut = _metrics(pixel_size, bold).elidedText(text, Qt.TextElideMode.ElideRight, width - max(wider, 0))
    kept = cut.rstrip(escaping.END).removesuffix("...").rstrip("\u200d…")
    while kept and _width(pixel_size, bold, escaping.closed(kept + "…")) > width:  # joined letters need not be as wide
        kept = kept[:-1].rstrip("\u200d")
    return escaping.closed(kept + "…")


def text_width(font: QFont, text: str) -> float:
    """Return how wide a text is in one of our fonts; remembered, since measuring costs as much as painting."""
    return _width(font.pixelSize(), font.family() == BOLD, text)


def elide(font: QFont, text: str, width: float) -> str:
    """Return a text cut to a width with an ellipsis, if it has to be."""
    return (
        text if text_width(font, text) <= width else _elided(font.pixelSize(), font.family() == BOLD, text, int(width))
    )


def text_height(font: QFont, text: str, width: float) -> float:
    """Return how tall a text stands when it is wrapped to a width."""
    return _height(font.pixelSize(), font.family() == BOLD, text, int(width))


@lru_cache(maxsize=1024)
def _height(pixel_size: int, bold: bool, text: str, width: int) -> float:
    return _metrics(pixel_size, bold).boundingRect(QRectF(0, 0, width, 10000), WRAP, text).height()


def fit_lines(font: QFont, text: str, width: float, height: float) -> str:
    """Return a text cut with an ellipsis, if it has to be, so that it fits a rectangle when it is wrapped."""
    return _fitted(font.pixelSize(), font.family() == BOLD, text, int(width), math.ceil(height))


@lru_cache(maxsize=1024)
def _fitted(pixel_size: int, bold: bool, text: str, width: int, height: int) -> str:
    if _height(pixel_size, bold, text, width) <= height:
        return text
    fits, too_long = 0, len(text)
    while too_long - fits > 1:
        middle = (fits + too_long) // 2
        if _height(pixel_size, bold, text[:middle].rstrip() + "…", width) <= height:
            fits = middle
        else:
            too_long = middle
    return escaping.closed(text[:fits].rstrip() + "…")


LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
CENTRE = int(Qt.AlignmentFlag.AlignCenter)
WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop)
"""How text stands in its rectangle; made once, since combining Qt's flags in Python takes as long as drawing."""


@lru_cache(maxsize=2048)
def _mix(low: int, high: int, part: int) -> QColor:
    alpha, red, green, blue = (
        round(a + (b - a) * part / 255) for a, b in ((low >> k & 255, high >> k & 255) for k in (24, 16, 8, 0))
    )
    return QColor(red, green, blue, alpha)


def mix(low: QColor, high: QColor, part: float) -> QColor:
    """Return the colour at a part (0 to 1) of the way from one to another."""
    return _mix(low.rgba(), high.rgba(), round(255 * min(max(part, 0.0), 1.0)))


def ink_on(fill: QColor) -> QColor:
    """Return dark or white ink that can be read on a fill: it stands out by 4.5 : 1 at least (WCAG 2.2)."""
    return _ink(fill.rgb())


@lru_cache(maxsize=2048)
def _ink(rgb: int) -> QColor:
    inks = (QColor(name) for name in ("#1b1620", "#ffffff"))
    return next((ink for ink in inks if contrast(QColor(rgb), ink) >= 4.5), QColor("#000000"))  # one of the two, or it


def paint_cell(painter: QPainter, rect: QRectF, fill: QColor, radius: float, edge: QPen | None = None) -> None:
    """Paint a cell with round corners; narrow ones, of which there are many, without: that takes a tenth."""
    if edge is None and rect.width() < 8 * radius:
        painter.fillRect(rect, fill)
        return
    painter.setPen(edge or Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, radius, radius)


def contrast(a: QColor, b: QColor) -> float:
    """Return the contrast ratio of two colours, 1 to 21 (WCAG 2.2)."""
    brighter, darker = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def palette(theme: Theme) -> QPalette:
    """Return the Qt palette of a theme, for everything that Qt itself paints."""
    roles = QPalette.ColorRole
    result = QPalette()
    for role, colour in {
        roles.Window: theme.background,
        roles.Base: theme.card,
        roles.AlternateBase: theme.background,
        roles.Button: theme.card,
        roles.ToolTipBase: theme.card,
        roles.WindowText: theme.text,
        roles.Text: theme.text,
        roles.ButtonText: theme.text,
        roles.ToolTipText: theme.text,
        roles.PlaceholderText: theme.dim,
        roles.Mid: theme.line,
        roles.Light: theme.line,
        roles.Midlight: theme.line,
        roles.Dark: theme.line,
        roles.Highlight: theme.query,
        roles.HighlightedText: ink_on(theme.query),
        roles.Link: theme.query,
        roles.Accent: theme.query,
    }.items():
        result.setColor(role, colour)
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, mix(theme.dim, theme.card, 0.4))
    return result


def named(name: str) -> Theme:
    """Return the "light" or the "dark" theme; by any other name the one that the system asks for."""
    return {"light": LIGHT, "dark": DARK}.get(name) or system_theme()


def system_theme() -> Theme:
    """Return the theme that the system asks for."""
    return DARK if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark else LIGHT
