"""Why something that was typed cannot be taken: said beside the editor, and to a screen reader."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRect

from app.style import theme
from app.widgets.chrome.note import Note

WIDEST = 340.0  # of the design
_ears: list[list[str]] = []


@contextmanager
def hearing() -> Iterator[list[str]]:
    """Collect what the app has to say meanwhile, which is said where something was typed rather than at the foot."""
    said: list[str] = []
    _ears.append(said)
    try:
        yield said
    finally:
        _ears.remove(said)


def is_heard(text: str) -> bool:
    """Return whether somebody collects what is said, and give it to them."""
    if _ears:
        _ears[-1].append(text)
    return bool(_ears)


class Refusal(Note):
    """A line below what it is about, or above it where there is no room below."""

    size_of_type, radius, margins = 13, 8, (10, 7, 9, 5)

    def say(self, text: str, about: QRect) -> None:
        """Show a text at something, in the coordinates of the window."""
        look, room = theme.look(self), self.window().rect()
        font, around = look.font(self.size_of_type), look.px(20)
        width = min(theme.text_width(font, text) + around + 2, look.px(WIDEST), room.width())
        height = theme.text_height(font, text, width - around) + look.px(14)
        left = min(about.left(), room.right() - round(width))
        below = about.bottom() + round(look.px(4))
        top = below if below + height <= room.bottom() else about.top() - round(height + look.px(4))
        self.lie(text, QRect(max(left, 0), max(top, 0), round(width), round(height)))
