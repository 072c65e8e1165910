"""Plots in our colours and type. matplotlib is imported when the first one is made, never by pyplot."""

from typing import TYPE_CHECKING

from app.resources import FONTS
from app.style import plot_cache, theme

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def new_figure(width: float, height: float, colours: theme.Theme = theme.LIGHT) -> "Figure":
    """Return an empty figure (inches, 100 dpi) that can write Chinese, in the colours of a theme."""
    plot_cache.prepare()
    import matplotlib
    from matplotlib import font_manager
    from matplotlib.figure import Figure

    if theme.FAMILY not in font_manager.fontManager.get_font_names():
        for path in FONTS:
            font_manager.fontManager.addfont(str(path))
    matplotlib.rcParams["font.family"] = [*theme.families(), "DejaVu Sans"]
    matplotlib.rcParams["axes.unicode_minus"] = True
    ink, line = colours.text.name(), colours.line.name()
    matplotlib.rcParams.update({"text.color": ink, "axes.labelcolor": ink, "xtick.color": ink, "ytick.color": ink})
    matplotlib.rcParams.update({"axes.edgecolor": line, "axes.facecolor": colours.card.name()})
    return Figure(figsize=(width, height), dpi=100, facecolor=colours.card.name())
