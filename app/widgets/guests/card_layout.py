"""Where everything on a guest's card stands: from its size and how many tags and details it shows, nothing else."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRect

LEAST_WIDTH, CHIP_WIDTH = 158, 66  # of a card, and of one of its tags
LARGEST = 22.0  # type of a story


class Measures(NamedTuple):
    """Heights of the parts of a card, from its top to its bottom, and the room beside them."""

    side: float
    top: float
    avatar: float
    head: float  # from the top to the first tag
    chip: float
    gap: float  # between tags
    score: float
    share: float
    story: float
    axis: float
    bottom: float

    def height(self, rows: int, axes: int) -> float:
        """Return the height of a card with so many rows of tags, and axes."""
        tags = self.head + rows * (self.chip + self.gap)
        return tags + self.score + self.share + self.story + axes * self.axis + self.bottom


COMPACT = Measures(9, 7, 32, 46, 19, 3, 32, 21, 33, 14, 5)
TOLD = COMPACT._replace(story=50)  # three lines of it: the first thing that more height is good for
COMFORTABLE = Measures(12, 10, 42, 63, 22, 4, 38, 32, 58, 19, 10)
"""What a card needs at the least, better, and what is enough; between them everything grows together."""


class CardLayout(NamedTuple):
    """The rectangles of a card, in its coordinates."""

    avatar: QRect
    name: QRect
    role: QRect
    more: QRect
    chips: tuple[QRect, ...]
    score: QRect
    share: QRect
    story: QRect
    story_size: float  # of type, of the design: larger where there is room
    axes: tuple[QRect, ...]

    def sealed(self, score: float, share: float) -> QRect:
        """Return what a cover hides that begins below what has been built up so far, each 0 to 1."""
        top = self.score.top() + score * self.score.height() + share * (self.share.bottom() - self.score.bottom())
        bottom = self.axes[-1].bottom() if self.axes else self.story.bottom()
        return QRect(self.story.left(), round(top) + 2, self.story.width(), max(bottom - round(top) - 3, 0))


def least_height(traits: int, axes: int) -> float:
    """Return the least height, of the design, at which a card of two columns of tags shows all it has."""
    return COMPACT.height(-(-traits // 2), axes)


def lay_out(width: int, height: int, px: Callable[[float], float], traits: int, axes: int) -> CardLayout:
    """Return where everything stands. What height is left over is shared out, so that nothing idles or is cut."""
    columns = _columns(width - 2 * px(COMPACT.side), px, traits)
    rows = -(-traits // columns)
    measures = _measures(height / px(1), rows, axes)
    each = max(height - px(measures.height(rows, axes)), 0.0) / (rows + axes + 3)
    chip, axis, loose = px(measures.chip) + min(each, px(6)), px(measures.axis) + min(each, px(7)), min(each, px(8))

    side, inner = px(measures.side), width - 2 * px(measures.side)
    text = side + px(measures.avatar + 6)
    score_top = px(measures.head) + rows * (chip + px(measures.gap)) + loose
    share_top = score_top + px(measures.score)
    story_top = share_top + px(measures.share) + loose / 2
    axes_top = max(height - px(measures.bottom) - axes * axis, story_top + px(20))
    story_height = axes_top - px(2) - story_top
    middle = px(measures.top) + px(measures.avatar) / 2
    return CardLayout(
        avatar=_rect(side, px(measures.top), px(measures.avatar), px(measures.avatar)),
        name=_rect(text, middle - px(21), width - text - px(34), px(22)),
        role=_rect(text, middle + px(1), width - text - side, px(17)),
        more=_rect(width - px(34), px(4), px(28), px(26)),
        chips=_chips(px, (side, px(measures.head), inner, chip), traits, columns, px(measures.gap)),
        score=_rect(side, score_top, inner, px(measures.score - 1)),
        share=_rect(side, share_top, inner, px(measures.share - 2)),
        story=_rect(side, story_top, inner, story_height),
        story_size=_story_size(story_height / px(1)),
        axes=tuple(_rect(side, axes_top + place * axis, inner, axis) for place in range(axes)),
    )


def _measures(height: float, rows: int, axes: int) -> Measures:
    """Return the measures for a height of the design."""
    low, high = (TOLD, COMFORTABLE) if height > TOLD.height(rows, axes) else (COMPACT, TOLD)
    least, enough = low.height(rows, axes), high.height(rows, axes)
    ease = min(max((height - least) / (enough - least), 0.0), 1.0)
    return Measures(*(few + (many - few) * ease for few, many in zip(low, high, strict=True)))


def _story_size(height: float) -> float:
    """Return the type of a story that has so much height: larger where three lines leave room."""
    return min(max(11.0, min(12.0 - (COMFORTABLE.story - height) / 8, 12.0), 12.0 + (height - 74) / 10), LARGEST)


def _columns(width: float, px: Callable[[float], float], traits: int) -> int:
    """Return the columns of tags: as many as fit, and rows as even as can be."""
    most = max(int((width + px(COMPACT.gap)) // px(CHIP_WIDTH + COMPACT.gap)), 1)
    rows = max(-(-traits // most), 1)
    return max(-(-traits // rows), 1)


def _chips(
    px: Callable[[float], float], first: tuple[float, float, float, float], traits: int, columns: int, gap: float
) -> tuple[QRect, ...]:
    """Return the places of the tags; the first row begins at (left, top) and is (width, height)."""
    left, top, across, height = first
    width = (across - gap * (columns - 1)) / columns
    places = (divmod(trait, columns) for trait in range(traits))
    return tuple(
        _rect(left + column * (width + gap), top + row * (height + gap), width, height) for row, column in places
    )


def _rect(x: float, y: float, width: float, height: float) -> QRect:
    return QRect(round(x), round(y), max(round(width), 0), max(round(height), 0))
