"""Every guest has a face of their own, the same each time, round, and cheap to paint again."""

import re
from itertools import combinations, pairwise
from math import gcd, prod
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from app.resources import FOLDER
from app.widgets.portraits import avatar as module
from app.widgets.portraits import drawing, things
from app.widgets.portraits.avatar import avatar_pixmap, paint_avatar

pytestmark = pytest.mark.usefixtures("qapp")


def portrait(avatar: str, size: int = 96, dark: bool = False) -> QImage:
    """Paint one portrait, past the cache."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_avatar(painter, QRectF(0, 0, size, size), avatar, dark)
    painter.end()
    return image


def pixels(image: QImage) -> list[int]:
    return memoryview(image.constBits()).cast("I").tolist()


def difference(one: QImage, other: QImage) -> float:
    """Return the share of the pixels in which two pictures differ."""
    return sum(a != b for a, b in zip(pixels(one), pixels(other), strict=True)) / (one.width() * one.height())


@pytest.mark.parametrize("dark", [False, True])
def test_people_look_different_and_neighbours_very_different(dark):
    people = [portrait(f"person-{number}", dark=dark) for number in range(41)]
    assert len({bytes(person.constBits()) for person in people}) == 41
    assert min(difference(one, other) for one, other in pairwise(people)) > 0.25


def test_a_portrait_is_the_same_each_time():
    assert portrait("person-23") == portrait("person-23")


@pytest.mark.parametrize("number", range(41))
def test_a_portrait_has_many_colours_fills_its_circle_and_leaves_the_corners_clear(number):
    image = portrait(f"person-{number}")
    assert len(set(pixels(image))) > 60
    for x, y in [(0, 0), (95, 0), (0, 95), (95, 95), (12, 12), (83, 83)]:
        assert image.pixelColor(x, y).alpha() == 0
    for x, y in [(48, 1), (1, 48), (94, 48), (48, 94), (48, 48), (18, 18)]:
        assert image.pixelColor(x, y).alpha() == 255


@pytest.mark.parametrize("number", range(9))
def test_the_dark_theme_deepens_the_backdrop_and_keeps_the_person(number):
    light, dark = portrait(f"person-{number}"), portrait(f"person-{number}", dark=True)
    assert dark.pixelColor(12, 30).lightnessF() < light.pixelColor(12, 30).lightnessF()
    assert dark.pixelColor(48, 54) == light.pixelColor(48, 54), "the tip of the nose"


def test_a_portrait_is_painted_in_the_middle_of_its_rectangle_and_nowhere_else():
    image = QImage(200, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_avatar(painter, QRectF(20, 10, 160, 80), "person-3")
    assert painter.transform().isIdentity()
    assert not painter.hasClipping()
    painter.end()
    painted = [(i % 200, i // 200) for i, pixel in enumerate(pixels(image)) if pixel >> 24]
    assert (min(x for x, _ in painted), max(x for x, _ in painted)) == (60, 139)
    assert (min(y for _, y in painted), max(y for _, y in painted)) == (10, 89)


@pytest.mark.parametrize(
    "avatar", ["", "cat", "robot-3", "person-", "person--1", "person-²", "person-" + "9" * 40, "阿哲", "\ud800"]
)
def test_any_other_id_is_somebody_too_but_nobody_of_the_cast(avatar):
    somebody = portrait(avatar)
    assert somebody == portrait(avatar)
    assert all(somebody != portrait(f"person-{number}") for number in module.CAST)


def test_no_room_means_no_portrait_and_no_complaint():
    image = QImage(4, 4, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_avatar(painter, QRectF(2, 2, 0, 10), "person-1")
    painter.end()
    assert not any(pixels(image))


def test_no_two_numbers_are_dealt_the_same_look():
    assert gcd(module.SCRAMBLE, module.COMBINATIONS) == 1
    assert len({module._deal(number) for number in range(5000)}) == 5000


def test_people_are_tinted_in_their_own_colours_and_none_of_the_sheet_is_left():
    """Xiaoman has pink hair, fair skin and blue dungarees; the sheet is drawn with brown hair and warm skin."""
    image = portrait("person-2", 192)
    found = [image.pixelColor(x, y).name() for x, y in ((60, 60), (96, 112), (96, 180), (150, 172))]
    assert found == ["#e0557a", "#ffe1cd", "#3f6fb5", "#ffd873"]
    seen = {image.pixelColor(x, y).name() for x in range(192) for y in range(192)}
    assert not seen & {module.SHEET[name] for name in module.SHEET} - {"#3f6fb5"}


@pytest.mark.parametrize("sheet", ["people", "books", "dishes", "words"])
def test_a_sheet_is_an_svg_file_of_pieces_that_each_draw_something(sheet):
    root = ElementTree.parse(FOLDER / "portraits" / f"{sheet}.svg").getroot()
    groups = [group for group in root if group.tag.endswith("}g")]
    assert list(drawing.pieces(sheet)) == [group.get("id") for group in groups]
    for group in groups:
        svg = drawing.compose("#102030", [drawing.pieces(sheet)[group.get("id")]], {})
        assert svg.isValid() and painted(svg) != painted(drawing.compose("#102030", [], {})), group.get("id")


def painted(svg: QSvgRenderer) -> QImage:
    image = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    svg.render(painter, QRectF(0, 0, 100, 100))
    painter.end()
    return image


@pytest.mark.parametrize(
    ("sheet", "colours", "unused"),
    [
        ("people", module.SHEET, {"skin+"}),
        ("books", things.SHEET, {"accent-", "accent+", "broth"}),
        ("dishes", things.SHEET, {"accent-", "accent+"}),
    ],
)
def test_a_sheet_is_drawn_in_the_colours_that_are_exchanged(sheet, colours, unused):
    text = "".join(drawing.pieces(sheet).values())
    assert {name for name, colour in colours.items() if colour not in text} == unused
    assert len(set(colours.values())) == len(colours), "each can be told from the others"


def test_every_piece_of_people_can_be_worn_and_is_drawn():
    hair, extras = ({name for wardrobe in module.WARDROBES for name in wardrobe[kind]} for kind in (0, 1))
    eyes, brows, mouths = map(set, zip(*module.EXPRESSIONS, strict=True))
    cast = module.CAST.values()
    extras |= {extra for person in cast for extra in person.extras}
    tables = {"hair": hair, "extra": extras - {"none"}, "eyes": eyes, "brows": brows, "mouth": mouths}
    tables["clothes"] = set(module.CLOTHES)
    wanted = {f"{kind}-{name}" for kind, names in tables.items() for name in names} | {"neck", "head", "face"}
    drawn = set(drawing.pieces("people"))
    assert wanted == {name for name in drawn if not name.endswith("-behind")}
    assert {name.removesuffix("-behind") for name in drawn} == wanted
    assert all(set(module._parts(person)) <= {"", *drawing.pieces("people").values()} for person in cast)
    assert all(f"clothes-{person.clothes}" in drawn and f"hair-{person.hair}" in drawn for person in cast)


@pytest.mark.parametrize("avatar", ['person-1"/><circle r="99"/>', "<svg/>", "book-<g/>", "{}{0}", "word-&lt;"])
def test_what_an_id_says_gets_into_no_drawing(avatar, monkeypatch):
    drawn: list[str] = []
    monkeypatch.setattr(drawing, "QByteArray", lambda data: drawn.append(data.decode()) or QByteArray(data))
    portrait(avatar)
    said = re.sub(r"<(/?)(svg|circle|ellipse|path|rect)\b[^<>]*>", "", drawn[0])
    assert not said.strip() and "99" not in re.findall(r' r="(\d+)"', drawn[0])


def test_a_pixmap_is_shared_sharp_and_the_cache_bounded():
    avatar_pixmap.cache_clear()
    first = avatar_pixmap("person-1", 48, 1.5, False)
    assert avatar_pixmap("person-1", 48, 1.5, False) is first
    assert (first.width(), first.height(), first.devicePixelRatio()) == (72, 72, 1.5)
    assert first.toImage().convertedTo(QImage.Format.Format_ARGB32_Premultiplied).pixelColor(0, 0).alpha() == 0
    for number in range(400):
        avatar_pixmap(f"person-{number}", 8, 1.0, False)
    info = avatar_pixmap.cache_info()
    assert info.maxsize is not None
    assert info.currsize == info.maxsize <= 512


# books and dishes

THINGS = [(kind, number) for kind in ("book", "dish") for number in range(1, 41)]


@pytest.mark.parametrize("kind", ["book", "dish"])
@pytest.mark.parametrize("dark", [False, True])
def test_things_look_different_and_neighbours_very_different(kind, dark):
    drawn = [portrait(f"{kind}-{number}", dark=dark) for number in range(1, 41)]
    assert len({bytes(image.constBits()) for image in drawn}) == 40
    assert min(difference(one, other) for one, other in pairwise(drawn)) > 0.25
    assert drawn[2] != portrait("person-3", dark=dark) and drawn[2] == portrait(f"{kind}-3", dark=dark)


@pytest.mark.parametrize(("kind", "number"), THINGS)
def test_a_thing_fills_its_circle_and_leaves_the_corners_clear(kind, number):
    image = portrait(f"{kind}-{number}")
    assert len(set(pixels(image))) > 40
    for x, y in [(0, 0), (95, 0), (0, 95), (95, 95), (12, 12), (83, 83)]:
        assert image.pixelColor(x, y).alpha() == 0
    for x, y in [(48, 1), (1, 48), (94, 48), (48, 94), (48, 48), (18, 18)]:
        assert image.pixelColor(x, y).alpha() == 255


@pytest.mark.parametrize("kind", ["book", "dish"])
def test_things_can_be_told_apart_at_the_size_of_a_tile(kind):
    small = [portrait(f"{kind}-{number}", 20) for number in range(1, 9)]
    assert all(difference(one, other) > 0.25 for one, other in combinations(small, 2))


def test_no_two_numbers_are_dealt_the_same_thing():
    for kind, choices, deal in (
        ("book", things.BOOK_CHOICES, things.deal_book),
        ("dish", things.DISH_CHOICES, things.deal_dish),
    ):
        assert gcd(things.STEPS[kind], prod(map(len, choices))) == 1
        assert len({deal(number) for number in range(3000)}) == 3000


def test_every_piece_of_a_thing_is_drawn_and_used():
    books = {f"shape-{name}" for name in things.SHAPES} | {f"ornament-{name}" for name in things.ORNAMENTS}
    books |= {f"binding-{name}" for name in things.BINDINGS if name != "plain"}
    assert set(drawing.pieces("books")) == books
    dishes = {f"vessel-{name}" for name in things.VESSELS} | {f"food-{name}" for name in things.FOODS}
    assert set(drawing.pieces("dishes")) == dishes | {"steam"}
    used = {*things.BOOKS.values()} | {things.deal_book(number) for number in range(200)}
    assert {book.ornament for book in used} == set(things.ORNAMENTS)
