"""Books and dishes as they stand where a guest would have a face: "book-3" and "dish-3" are always the same.

The eight of the library and of the restaurant are put together by hand; all others by their number, as faces are.
"""

from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple

from app.widgets.portraits.drawing import pieces, recolour, shades

COLOURS = (
    ("#2f6d8f", "#f7e3b0"), ("#b5523b", "#ffe9c9"), ("#3d4a86", "#ffd873"), ("#3f7350", "#f3e2b8"),
    ("#c98a2c", "#fff6e0"), ("#7a2f46", "#f4c9a0"), ("#6d8f3a", "#fdf6dc"), ("#5a3f86", "#f6cf6a"),
    ("#2f8f86", "#fdf0d5"), ("#c94f6d", "#fff0f0"), ("#4b4a55", "#f0975a"), ("#8fb8de", "#2f4f7f"),
    ("#e3d6bf", "#a5432f"),
)  # fmt: skip
CROCKERY = (
    ("#f6f2ea", "#3f6fb5"), ("#3f6fb5", "#ffffff"), ("#2f5f52", "#d8e8c8"), ("#fffaf2", "#c94f6d"),
    ("#7d4a35", "#e6c79a"), ("#b9d3d6", "#2f6d78"), ("#2c2f3a", "#d8b46a"), ("#e6b04a", "#7a3f1c"),
    ("#d8b9c6", "#7a2f5a"),
)  # fmt: skip
BROTHS = "#f3d9a0", "#d9542f", "#c8e0a8", "#f08f3a", "#fff3df", "#a8653a", "#f2b9c4"


class Book(NamedTuple):
    """Everything that tells one book from another."""

    shape: str
    binding: str
    ornament: str
    colours: tuple[str, str]  # cover and print


class Dish(NamedTuple):
    """Everything that tells one dish from another."""

    vessel: str
    food: str
    broth: str
    colours: tuple[str, str]  # crockery and its rim
    steam: bool


BOOKS = {
    1: Book("notebook", "plain", "wave", COLOURS[0]),
    2: Book("closed", "frame", "bridge", COLOURS[1]),
    3: Book("tall", "plain", "letter", COLOURS[2]),
    4: Book("closed", "bands", "tree", COLOURS[3]),
    5: Book("tall", "plain", "pot", COLOURS[4]),
    6: Book("closed", "frame", "compass", COLOURS[5]),
    7: Book("wide", "plain", "ant", COLOURS[6]),
    8: Book("closed", "lines", "crown", COLOURS[7]),
}
DISHES = {
    1: Dish("bowl", "fish", "#c8d9a0", CROCKERY[0], True),
    2: Dish("casserole", "tofu", "#a8331f", CROCKERY[6], True),
    3: Dish("plate", "greens", "#f3d9a0", CROCKERY[3], False),
    4: Dish("plate", "ribs", "#f3d9a0", CROCKERY[5], False),
    5: Dish("plate", "rolls", "#f3d9a0", CROCKERY[1], False),
    6: Dish("casserole", "stew", "#d9542f", CROCKERY[4], True),
    7: Dish("bowl", "prawns", "#f0a04a", CROCKERY[2], True),
    8: Dish("glass", "jelly", "#fbe3ea", CROCKERY[8], False),
}
ORNAMENTS = (
    *("wave", "bridge", "letter", "tree", "pot", "compass", "ant", "crown"),
    *("star", "moon", "leaf", "flame", "mountain", "eye", "sun", "drop"),
)
FOODS = (
    *("fish", "tofu", "greens", "ribs", "rolls", "stew", "prawns"),
    *("jelly", "noodles", "rice", "dumplings", "egg", "cake", "buns"),
)
SHAPES = "closed", "tall", "wide", "notebook"
BINDINGS = "plain", "frame", "lines", "bands", "bookmark"
VESSELS = "bowl", "plate", "casserole", "steamer", "glass", "pan"
BOOK_CHOICES = COLOURS, ORNAMENTS, SHAPES, BINDINGS
DISH_CHOICES = CROCKERY, FOODS, VESSELS, BROTHS
STEPS = {"book": 1_137, "dish": 929}  # coprime to how many there are: each number below that has a look of its own
HOT = "bowl", "casserole", "steamer"


def portrait(kind: str, number: int) -> tuple[list[str], dict[str, str]]:
    """Return the pieces of a "book" or a "dish", one over the other, and what the colours of their sheet become."""
    if kind == "book":
        book = BOOKS.get(number) or deal_book(number)
        drawn, palette = pieces("books"), _palette(*book.colours)
        binding = book.binding if book.shape == "closed" else "plain"  # no other has room for one
        names = f"shape-{book.shape}", f"binding-{binding}", f"ornament-{book.ornament}"
    else:
        dish = DISHES.get(number) or deal_dish(number)
        drawn, palette = pieces("dishes"), _palette(*dish.colours, dish.broth)
        names = f"vessel-{dish.vessel}", f"food-{dish.food}", "steam" if dish.steam else ""
    return [drawn.get(name, "") for name in names], recolour(SHEET, palette)


def deal_book(number: int) -> Book:
    """Return the book of a number."""
    colours, ornament, shape, binding = _deal("book", number, BOOK_CHOICES)
    return Book(shape, binding, ornament, colours)


def deal_dish(number: int) -> Dish:
    """Return the dish of a number."""
    colours, food, vessel, broth = _deal("dish", number, DISH_CHOICES)
    return Dish(vessel, food, broth, colours, vessel in HOT)


def _deal(
    kind: str, number: int, choices: tuple[Sequence[Any], ...]
) -> list[Any]:  # each kind knows what its choices are
    code, picks = number * STEPS[kind] % prod(map(len, choices)), []
    for choice in choices:
        code, digit = divmod(code, len(choice))
        picks.append(choice[digit])
    return picks


def _palette(cloth: str, accent: str, broth: str = "") -> dict[str, str]:
    both = shades("cloth", cloth, "#1d1030", 0.24, 0.26) | shades("accent", accent, "#1d1030", 0.24, 0.26)
    return {**both, "broth": broth}


SHEET = _palette("#3f6fb5", "#f7d36b", "#d9542f")
"""The colours in which books and dishes are drawn in the resources."""
