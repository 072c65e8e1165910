"""What is shown of one guest, in words and digits: by a card, a part of the stack, a story."""

from typing import NamedTuple


class GuestPresentation(NamedTuple):
    """Handed to cards and rows, which paint it and keep nothing else."""

    number: int  # the first fourteen change seldom, the rest at each tick of a slider
    label: str  # "No. 3"
    name: str
    role: str
    avatar: str
    story: str
    story_word: str  # what the show calls it
    sealed: str  # what stands instead of story and details until they are blended
    traits: tuple[str, ...]  # (d_k,) names
    tags: tuple[float, ...]  # (d_k,)
    tag_texts: tuple[str, ...]
    axes: tuple[tuple[str, str], ...]  # (d_v,) low and high words
    details: tuple[float, ...]  # (d_v,)
    detail_texts: tuple[str, ...]
    score: float
    score_text: str
    scaled_text: str  # "÷√6 ≈ 4.29"
    pinned: bool
    share: float  # 0 to 1
    percent_text: str  # "40.7"
    score_range: tuple[float, float, float, float]  # low, high, step, grain

    @property
    def person(self) -> tuple[object, ...]:
        """What does not change while a score is dragged."""
        return self[:14]


class Segment(NamedTuple):
    """One guest's part of the stack."""

    number: int
    label: str  # "No. 3"
    name: str
    share: float
    percent_text: str


class Story(NamedTuple):
    """A guest's story and how much of it stays."""

    number: int
    label: str
    words: str
    share: float
    percent_text: str


class SharesOfRow(NamedTuple):
    """The shares of a row in the order of the guests, and whom a mask hides."""

    shares: tuple[float, ...]
    hidden: tuple[bool, ...]
