"""Shows that nobody ships: crowds, a single guest, many traits, hostile names. For benchmarks and pictures."""

import random
from pathlib import Path

from msgspec.structs import replace

from core.edits import people as editing
from core.edits import seats
from core.edits.sentence import set_sentence
from core.show import showfile
from core.show.model import Show

SHOWS = Path(__file__).parents[1] / "resources" / "shows"
HOSTILE = (
    "<b>fett</b><script>alert(1)</script>",
    "very long " * 12 + "name",
    "两行\n名字",
    "名" * 80,
    "\u202eright to left",
    "👩‍👩‍👧 e\u0301 喆璟镕芃堃",
    "",
    "&amp; %s {0} {} \\ \"'",
)


def dating() -> Show:
    """Return the show that the app opens first."""
    return showfile.read(SHOWS / "dating.show.json")


def marks() -> Show:
    """Return the show of undivided marks."""
    return showfile.read(SHOWS / "marks.show.json")


def crowd(guests: int) -> Show:
    """Return the dating show with so many guests: its own, over and over, with tags and details of their own."""
    show, deal = dating(), random.Random(guests)
    cast = tuple(
        replace(
            show.asked[index % len(show.asked)],
            number=index + 1,
            avatar=f"person-{index + 1}",
            tags=tuple(float(deal.randrange(3)) for _ in show.traits),
            details=tuple(deal.randrange(-20, 21) / 10 for _ in show.axes),
        )
        for index in range(len(show.asked), guests)
    )
    people = (show.asker, *show.asked[:guests], *cast)
    return replace(show, people=people, guests=tuple(person.number for person in people[1:]))


def many_traits(traits: int) -> Show:
    """Return the dating show with so many traits."""
    show, deal = dating(), random.Random(traits)
    for index in range(len(show.traits), traits):
        show = editing.add_trait(show, {"zh_CN": f"特质{index + 1}", "en": f"Trait {index + 1}"})
        show = editing.set_criterion(show, show.askers[0], index, deal.randrange(-4, 5) / 2)
        for guest in show.guests:
            show = editing.set_tag(show, guest, index, float(deal.randrange(3)))
    return show


def hostile() -> Show:
    """Return the dating show with names, roles, stories and traits that try to break out of their places."""
    show = dating()
    for guest, words in zip(show.guests, HOSTILE, strict=True):
        for language in show.languages:
            show = editing.rename_person(show, guest, language, words)
            show = editing.set_role(show, guest, language, words)
            show = editing.set_story(show, guest, language, words)
    for trait in range(len(show.traits)):
        for language in show.languages:
            show = editing.rename_trait(show, trait, language, HOSTILE[trait])
    return show


def ready(name: str) -> Show:
    """Return one of the ready shows by the name of its file."""
    return showfile.read(SHOWS / f"{name}.show.json")


def everyone(people: int) -> Show:
    """Return a show in which so many people all look at all, each with criteria of their own."""
    show, deal = crowd(people), random.Random(people)
    seated = tuple(
        replace(person, criteria=tuple(deal.randrange(-4, 7) / 2 for _ in show.traits)) for person in show.asked
    )
    return replace(show, people=seated, askers=show.guests)


def hostile_everyone() -> Show:
    """Return the hostile show, in which all look at all: the host too."""
    return seats.let_everyone_look(hostile())


def own_sentence(text: str = "My cat 喆 sat on 👩‍👩‍👧 e\u0301tude") -> Show:
    """Return a sentence that a learner has typed, with words that the show does not know."""
    return set_sentence(ready("cat-mat-en"), "guests", text)
