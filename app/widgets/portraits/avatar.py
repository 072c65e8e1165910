"""Portraits of the guests: an id such as "person-3" or "book-3" is always the same face or thing.

The eight guests of the default show, and the learner (number 0), are put together by hand. Everyone else is composed of
the same pieces: the number, scrambled, is read as one digit for each choice, so no two of many millions are alike.
"""

import re
import zlib
from functools import lru_cache
from math import prod
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

from app.widgets.portraits.drawing import HIGHLIGHT, compose, mix, pieces, recolour, shades
from core.show.model import WORD


class Person(NamedTuple):
    """Everything that tells one person from another."""

    hair: str
    hair_colour: str
    skin: str
    clothes: str
    cloth: str
    accent: str
    extras: tuple[str, ...]
    eyes: str
    brows: str
    mouth: str
    backdrop: tuple[str, str]  # in the light and in the dark theme


THINGS = "book", "dish"
INK = "#33272f"
BLACK, ESPRESSO, BROWN, CHESTNUT, AUBURN, ASH = "#26222c", "#3a2b2b", "#553a30", "#7a4d35", "#85442f", "#8d8894"
FAIR, LIGHT, WARM, TAN = "#ffe1cd", "#fbd4b8", "#f2c29f", "#dda57e"
ROSE, PEACH, SUN, MINT, AQUA, SKY, LILAC, PINK, SAND, SAGE = (
    ("#f9cdd3", "#8d3f57"), ("#ffd5bd", "#96523c"), ("#fbe3a6", "#8c6a24"), ("#c5ead3", "#2f7257"),
    ("#bce8e8", "#22707a"), ("#c6def8", "#36639a"), ("#dcd2fa", "#5f4fa3"), ("#f8cfe6", "#8b4179"),
    ("#eadfd2", "#75634f"), ("#dbe5bd", "#62722f"),
)  # fmt: skip
INDIGO = "#5a41d8", "#4a35b4"

CAST = {
    0: Person("tousled", "#2a1d5c", FAIR, "tee", "#b7abff", "#ffffff", ("heart",), "round", "straight", "smile",
              INDIGO),
    1: Person("cap", BLACK, WARM, "tee", "#f6efe4", "#d4603c", ("stubble", "camera"), "round", "straight", "smile",
              ROSE),
    2: Person("bob", "#e0557a", FAIR, "dungarees", "#3f6fb5", "#ffd873", ("pencil",), "soft", "arched", "grin", SKY),
    3: Person("part", BLACK, LIGHT, "shirt", "#eef3fb", "#2f5d9b", (), "round", "straight", "smile", MINT),
    4: Person("fringe", ESPRESSO, FAIR, "hoodie", "#6a62a8", "#ffffff", ("square-glasses",), "round", "straight",
            "calm", LILAC),
    5: Person("bun", BROWN, LIGHT, "collar", "#f08a3c", "#fffaf2", (), "happy", "arched", "grin", SUN),
    6: Person("long", BLACK, FAIR, "blazer", "#4a3f63", "#f7ece6", ("earrings",), "soft", "arched", "smile", PINK),
    7: Person("lob", CHESTNUT, LIGHT, "cardigan", "#4f8a5b", "#fdf3de", ("glasses",), "round", "arched", "smile", SAGE),
    8: Person("curls", ESPRESSO, WARM, "jacket", "#37333f", "#f4b740", ("stubble", "goatee", "headphones"), "happy",
            "straight", "smile", AQUA),
}  # fmt: skip

# What everyone else is dealt. A wardrobe is hair styles and extras that go together.
WARDROBES = (
    (
        ("part", "tousled", "fringe", "curtains", "quiff", "crop", "cap", "beanie", "topknot", "curls"),
        ("none", "glasses", "beard", "square-glasses", "headphones", "stubble", "scarf", "badge", "satchel"),
    ),
    (
        ("bob", "long", "lob", "bun", "braids", "ponytail", "pixie", "waves", "spacebuns", "beret"),
        ("none", "earrings", "glasses", "scarf", "hoops", "flower", "headphones", "square-glasses", "badge"),
    ),
)
EXPRESSIONS = (
    ("round", "straight", "smile"), ("happy", "arched", "grin"), ("soft", "arched", "calm"),
    ("round", "arched", "grin"), ("happy", "straight", "smile"),
)  # fmt: skip
HAIR_COLOURS = BLACK, BROWN, "#2b2836", ESPRESSO, CHESTNUT, "#322a28", AUBURN, "#46322c", ASH
CLOTHES = (*("tee", "stripes", "shirt", "hoodie", "blazer", "cardigan", "turtleneck", "collar", "dungarees", "jacket"),)
FABRICS = (
    ("#3f6fb5", "#ffe1a8"), ("#d4603c", "#fff3e2"), ("#2f8f86", "#fdf0d5"), ("#f2b33d", "#3c5a8c"),
    ("#6a62a8", "#f9d3dc"), ("#f7efe6", "#c94f6d"), ("#4f7d4f", "#f7e7c4"), ("#c94f6d", "#fdeef0"),
    ("#3b3f52", "#f0975a"), ("#8fb8de", "#2f4f7f"), ("#b08968", "#fffaf2"),
)  # fmt: skip
SKINS = FAIR, LIGHT, WARM, TAN
BACKDROPS = ROSE, SKY, SUN, LILAC, MINT, PEACH, AQUA, SAND, PINK, SAGE
CHOICES = BACKDROPS, WARDROBES, HAIR_COLOURS, FABRICS, range(10), range(9), CLOTHES, SKINS, EXPRESSIONS
COMBINATIONS = prod(map(len, CHOICES))
SCRAMBLE = 4_525_667  # coprime to COMBINATIONS, so every number below that has a look of its own


def paint_avatar(painter: QPainter, rect: QRectF, avatar: str, dark: bool = False) -> None:
    """Paint the portrait of an avatar id into the largest circle in the middle of a rectangle."""
    side = min(rect.width(), rect.height())
    number = _number(avatar)
    svg = _drawn(avatar, number, dark)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(side / 2, side / 2))
    painter.scale(side / 100, side / 100)
    circle = QPainterPath()
    circle.addEllipse(0, 0, 100, 100)
    painter.setClipPath(circle, Qt.ClipOperation.IntersectClip)
    if painter.deviceTransform().m11() * 100 < 44 and not avatar.startswith(WORD):
        painter.translate(50, 44)  # come nearer, so that a tiny face still shows its features
        painter.scale(1.16, 1.16)
        painter.translate(-50, -44)
    svg.render(painter, QRectF(0, 0, 100, 100))
    painter.restore()


@lru_cache(maxsize=256)
def avatar_pixmap(avatar: str, size: int, ratio: float, dark: bool) -> QPixmap:
    """Return the portrait ``size`` logical pixels wide for a screen of that pixel ratio; repeated calls share it."""
    pixels = max(1, round(size * ratio))
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        paint_avatar(painter, QRectF(0, 0, pixels, pixels), avatar, dark)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _drawn(avatar: str, number: int, dark: bool) -> QSvgRenderer:
    """Return the picture of a portrait, in a square of 100 × 100."""
    kind, backdrop = avatar.split("-", maxsplit=1)[0], BACKDROPS[number % len(BACKDROPS)][dark]
    if avatar.startswith(WORD):
        return compose(backdrop, pieces("words").values(), {})
    if kind in THINGS:
        from app.widgets.portraits.things import portrait

        parts, colours = portrait(kind, number)
        return compose(backdrop, (HIGHLIGHT, *parts), colours)
    person = CAST.get(number) or _deal(number)
    return compose(person.backdrop[dark], (HIGHLIGHT, *_parts(person)), recolour(SHEET, _palette(person)))


def _number(avatar: str) -> int:
    """Read the number out of "person-3" or "book-3"; any other id is a person as well, numbered by its checksum."""
    known = re.fullmatch(r"(?:person|word|book|dish)-([0-9]{1,9})", avatar)
    return int(known[1]) if known else len(CAST) + zlib.crc32(avatar.encode(errors="replace"))


def _deal(number: int) -> Person:
    code = number * SCRAMBLE % COMBINATIONS
    picks: list[Any] = []  # one of each row of CHOICES
    for choice in CHOICES:
        code, digit = divmod(code, len(choice))
        picks.append(choice[digit])
    backdrop, (hair_styles, extras), hair_colour, (cloth, accent), hair, extra, clothes, skin, expression = picks
    eyes, brows, mouth = expression
    worn = (extras[extra],)
    return Person(hair_styles[hair], hair_colour, skin, clothes, cloth, accent, worn, eyes, brows, mouth, backdrop)


def _parts(person: Person) -> list[str]:
    """Lay the pieces of a person over one another, from the hair behind the shoulders to the glasses."""
    clothes, hair, extras = f"clothes-{person.clothes}", f"hair-{person.hair}", (f"extra-{x}" for x in person.extras)
    face = "head", "face", f"eyes-{person.eyes}", f"brows-{person.brows}", f"mouth-{person.mouth}"
    names = f"{hair}-behind", f"{clothes}-behind", "neck", clothes, *face, hair, *extras
    drawn = pieces("people")
    return [drawn.get(name, "") for name in names]  # not everybody has hair behind the shoulders


def _palette(person: Person) -> dict[str, str]:
    return {
        **shades("skin", person.skin, "#c2573a", 0.2, 0.22),
        **shades("hair", person.hair_colour, "#100a12", 0.4, 0.22),
        **shades("cloth", person.cloth, "#1d1030", 0.2, 0.22),
        **shades("accent", person.accent, "#1d1030", 0.2, 0.22),
        "brow": mix(person.hair_colour, INK, 0.5),
    }


SHEET = _palette(CAST[0]._replace(skin=WARM, hair_colour=CHESTNUT, cloth="#3f6fb5", accent="#f7d36b"))
"""The colours in which people are drawn in the resources."""
