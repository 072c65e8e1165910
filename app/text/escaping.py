"""Texts of a show where more would be read into them than words: menus, tips, and lines with digits of ours."""

import re
from functools import lru_cache

DIRECTIONS = re.compile("[\u202a-\u202e\u2066-\u2069]")  # would turn the rest of the line around
RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]")
ISOLATE, END = "\u2068", "\u2069"
LONGEST_TIP = 100  # characters of a tip in one line


@lru_cache(maxsize=4096)
def one_line(text: str, most: int = 2000) -> str:
    """Return a text in one line, cut with an ellipsis after so many characters.

    What runs from right to left is isolated (UAX #9).
    """
    line = " ".join(bare(text).split())
    line = line if len(line) <= most else f"{line[: most - 1].rstrip()}…"
    return isolated(line)


def isolated(text: str) -> str:
    """Return a text so that it stands in a sentence: what runs from right to left does not turn the words beside it."""
    return f"{ISOLATE}{text}{END}" if RIGHT_TO_LEFT.search(text) else text


def bare(text: str) -> str:
    """Return a text without marks of direction: as it is edited and kept in files."""
    return DIRECTIONS.sub("", text)


def closed(text: str) -> str:
    """Return a text, perhaps cut, in which what is isolated ends."""
    return text + END * (text.count(ISOLATE) - text.count(END)) if ISOLATE in text else text


def tip(text: str) -> str:
    """Return a text that a tooltip shows as it stands, and wraps where it is long."""
    import html

    return f"<qt>{html.escape(text)}</qt>" if "<" in text or "&" in text or len(text) > LONGEST_TIP else text


def menu(text: str) -> str:
    """Return a text that a menu shows as it stands: there, & marks a key."""
    return text.replace("&", "&&")
