"""Texts of a show where more would be read into them than words: menus, tips, and lines with digits of ours."""

import re
from functools import lru_cache

DIRECTIONS = re.compile("[\u202a-\u202e\u2066-\u2069]")  # would turn the rest of the line around
LONGEST_TIP = 100  # characters of a tip in one line


@lru_cache(maxsize=4096)
def one_line(text: str, most: int = 2000) -> str:
    """Return a text in one line, without marks of direction, cut with an ellipsis after so many characters."""
    line = " ".join(DIRECTIONS.sub("", text).split())
    return line if len(line) <= most else f"{line[: most - 1].rstrip()}…"


def tip(text: str) -> str:
    """Return a text that a tooltip shows as it stands, and wraps where it is long."""
    import html

    return f"<qt>{html.escape(text)}</qt>" if "<" in text or "&" in text or len(text) > LONGEST_TIP else text


def menu(text: str) -> str:
    """Return a text that a menu shows as it stands: there, & marks a key."""
    return text.replace("&", "&&")
