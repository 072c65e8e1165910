"""Every guest has a face of their own, the same each time, round, and cheap to paint again."""

from itertools import combinations, pairwise
from math import gcd, prod

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from app.widgets.portraits import avatar as module
from app.widgets.portraits import avatar_parts as parts
from app.widgets.portraits import book_parts, dish_parts, drawing, things
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


def test_every_piece_can_be_worn_and_every_line_of_it_is_drawn():
    """A slip in a table would lose a line of a drawing without a word, so count them."""
    drawings = [parts.NECK, parts.HEAD, parts.FACE, *parts.EXTRAS.values()]
    drawings += [*parts.EYES.values(), *parts.BROWS.values(), *parts.MOUTHS.values()]
    drawings += [layer for table in (parts.HAIR, parts.CLOTHES) for layers in table.values() for layer in layers]
    palette = module._palette(module.CAST[1])
    for text in drawings:
        strokes = drawing.parse(text)
        lines = [line.strip() for line in text.splitlines()]
        assert len(strokes) == sum(line[:1] in set("|#abcdefghijklmnopqrstuvwxyz") for line in lines)
        for name, _, path in strokes:
            assert name in palette or name.startswith("#")
            assert not path.isEmpty()
    styles, extras = zip(*module.WARDROBES, strict=True)
    assert set().union(*styles) == set(parts.HAIR)
    assert set().union(*extras) <= set(parts.EXTRAS)


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


def test_every_line_of_every_thing_is_drawn():
    palette = {**things._palette("#112233", "#445566"), "broth": "#778899"}
    tables = (book_parts.SHAPES, book_parts.BINDINGS, book_parts.ORNAMENTS, dish_parts.VESSELS, dish_parts.FOODS)
    for text in [dish_parts.STEAM, *(text for table in tables for text in table.values())]:
        strokes = drawing.parse(text)
        lines = [line.strip() for line in text.splitlines()]
        assert len(strokes) == sum(line[:1] in set("|#abcdefghijklmnopqrstuvwxyz") for line in lines if line)
        for name, _, path in strokes:
            assert name in palette or name.startswith("#")
            assert not path.isEmpty()
    used = {*things.BOOKS.values()} | {things.deal_book(number) for number in range(200)}
    assert {book.ornament for book in used} == set(book_parts.ORNAMENTS)
