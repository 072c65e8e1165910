"""Where everything on a guest's card stands: from its size and how many tags and details it shows, nothing else."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRect

PADDING = 12
AVATAR = 42
HEAD = PADDING + AVATAR + 9
CHIP, GAP = (72, 22), 4  # least width, height; between chips
SCORE, SHARE, STORY, AXIS = 37, 32, 54, 19  # heights; three lines of a story
LEAST = (158, 320)  # a card with 6 traits and 4 axes


class CardLayout(NamedTuple):
    """The rectangles of a card, in its coordinates."""

    name: QRect
    role: QRect
    more: QRect
    chips: tuple[QRect, ...]
    score: QRect
    share: QRect
    story: QRect
    story_size: float  # of type, of the design: larger where there is room
    axes: tuple[QRect, ...]


def least_height(traits: int, axes: int) -> float:
    """Return the least height, of the design, at which a card of two columns of tags shows all it has."""
    return LEAST[1] + (CHIP[1] + GAP) * (-(-traits // 2) - 3) + AXIS * (axes - 4)


def lay_out(width: int, height: int, px: Callable[[float], float], traits: int, axes: int) -> CardLayout:
    """Return where everything stands. What height is left over is shared out, so that nothing idles or is cut."""
    inner = width - 2 * px(PADDING)
    columns = _columns(inner, px, traits)
    rows = -(-traits // columns)
    fixed = px(HEAD + 5 + SCORE + SHARE + STORY + 13) + rows * px(CHIP[1] + GAP) - px(GAP) + axes * px(AXIS)
    each = max(height - fixed, 0.0) / (rows + axes + 3)
    chip_height, axis_height = px(CHIP[1]) + min(each, px(6)), px(AXIS) + min(each, px(7))
    loose = min(each, px(8))

    text = px(PADDING + AVATAR + 8)
    score_top = px(HEAD) + rows * (chip_height + px(GAP)) - px(GAP) + px(5) + loose
    share_top = score_top + px(SCORE)
    story_top = share_top + px(SHARE) + loose / 2
    axes_top = max(height - px(10) - axes * axis_height, story_top + px(20))
    story_height = axes_top - px(3) - story_top
    return CardLayout(
        name=_rect(text, px(PADDING - 2), width - text - px(PADDING + 26), px(24)),
        role=_rect(text, px(PADDING + 22), width - text - px(PADDING), px(18)),
        more=_rect(width - px(34), px(6), px(28), px(26)),
        chips=_chips(px, inner, traits, columns, chip_height),
        score=_rect(px(PADDING), score_top, inner, px(SCORE)),
        share=_rect(px(PADDING), share_top + px(2), inner, px(SHARE - 2)),
        story=_rect(px(PADDING), story_top, inner, story_height),
        story_size=12 + min(max(story_height / px(1) - STORY - 20, 0) / 10, 10),
        axes=tuple(_rect(px(PADDING), axes_top + axis * axis_height, inner, axis_height) for axis in range(axes)),
    )


def _columns(width: float, px: Callable[[float], float], traits: int) -> int:
    """Return the columns of tags: as many as fit, and rows as even as can be."""
    most = max(int((width + px(GAP)) // px(CHIP[0] + GAP)), 1)
    rows = max(-(-traits // most), 1)
    return max(-(-traits // rows), 1)


def _chips(px: Callable[[float], float], inner: float, traits: int, columns: int, height: float) -> tuple[QRect, ...]:
    width = (inner - px(GAP) * (columns - 1)) / columns
    places = (divmod(trait, columns) for trait in range(traits))
    return tuple(
        _rect(px(PADDING) + column * (width + px(GAP)), px(HEAD) + row * (height + px(GAP)), width, height)
        for row, column in places
    )


def _rect(x: float, y: float, width: float, height: float) -> QRect:
    return QRect(round(x), round(y), max(round(width), 0), max(round(height), 0))
