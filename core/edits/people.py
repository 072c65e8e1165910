"""Edits of a show: each takes a Show and returns another. Nothing here is undone: the old show is still there.

An edit that would make a show nobody can stage raises `EditError`, before anything has changed.
"""

from collections.abc import Callable
from typing import Literal

from msgspec.structs import replace

from core.attention.scoring import divisor_of
from core.edits.common import (
    EditError,
    alter_row,
    at,
    checked,
    checked_text,
    drop,
    has_chosen_embedding,
    need_asker,
    need_guest,
    need_room,
    next_number,
    put,
    replace_person,
    reworded,
    row_of,
    set_row,
    with_pairs_that_fit,
    with_panel_that_fits,
    without,
)
from core.edits.registry import PersonNumber, TraitPlace, WordName, edit
from core.show.model import (
    MAX_AXES,
    MAX_GUESTS,
    MAX_TRAITS,
    MIN_SCALE,
    Axis,
    HeadDescription,
    Matrix,
    Person,
    Pin,
    Projections,
    Scale,
    Show,
    Text,
    Vocabulary,
)

__all__ = ["EditError"]


@edit("How much I want: {}", about="trait", merge=("asker", "trait"))
def set_criterion(show: Show, asker: PersonNumber, trait: TraitPlace, value: float) -> Show:
    """Change how much an asker wants a trait (negative: does not want it)."""
    return alter_row(show, asker, "criteria", trait, value)


@edit("Set all to 0")
def want_nothing(show: Show, asker: PersonNumber) -> Show:
    """Set all criteria of an asker to 0 and release their scores: with nothing to compare, everyone gets as much."""
    wanted = replace_person(show, asker, lambda p: replace(p, criteria=(0.0,) * len(show.traits)))
    return replace(wanted, pins=tuple(pin for pin in show.pins if pin.asker != asker))


@edit("Want the opposite")
def flip_criteria(show: Show, asker: PersonNumber) -> Show:
    """Want the opposite of everything that an asker wants."""
    return set_row(show, asker, "criteria", (-value for value in row_of(show, asker, "criteria")))


@edit("{Tag}: {}", about="guest", merge=("guest", "trait"))
def set_tag(show: Show, guest: PersonNumber, trait: TraitPlace, value: float) -> Show:
    """Change how strongly a guest shows a trait."""
    return alter_row(show, guest, "tags", trait, value)


@edit("{Detail}: {}", about="guest", merge=("guest", "axis"))
def set_detail(show: Show, guest: PersonNumber, axis: int, value: float) -> Show:
    """Change where a guest really stands on an axis."""
    return alter_row(show, guest, "details", axis, value)


@edit("Score of {}", about="guest", merge=("guest", "asker"))
def set_score(show: Show, guest: PersonNumber, score: float, asker: PersonNumber | None = None) -> Show:
    """Pin an asker's score of a guest (default: the first asker's): it replaces q·k until it is released."""
    asker = show.askers[0] if asker is None else asker
    need_guest(show, guest)
    need_asker(show, asker)
    pin = Pin(asker=asker, guest=guest, score=checked(score))
    return replace(show, pins=(*without(show.pins, asker, guest), pin))


@edit("Release the score of {}", about="guest")
def release_score(show: Show, guest: PersonNumber, asker: PersonNumber | None = None) -> Show:
    """Let q·k speak again for an asker (default: the first) and a guest."""
    return replace(show, pins=without(show.pins, show.askers[0] if asker is None else asker, guest))


@edit("Release all scores")
def release_all_scores(show: Show) -> Show:
    """Let q·k speak again for everyone."""
    return replace(show, pins=())


@edit("Divide the scores", merge=())
def set_scale(show: Show, scale: Scale) -> Show:
    """Change what scores are divided by before softmax."""
    try:
        divisor = divisor_of(scale, len(show.traits))
    except ValueError as error:
        raise EditError("divisor", str(error), MIN_SCALE) from error
    if divisor < MIN_SCALE:
        raise EditError("divisor", f"{scale} is too near to 0 to divide by; {MIN_SCALE:g} is not", MIN_SCALE)
    return replace(show, scale=scale if isinstance(scale, str) else checked(scale))


@edit("Name of {}", about="number")
def rename_person(show: Show, number: PersonNumber, language: str, words: str) -> Show:
    """Change a person's name in one language."""
    return replace_person(show, number, lambda p: replace(p, name=reworded(show, p.name, language, words)))


@edit("Subtitle of {}", about="number")
def set_role(show: Show, number: PersonNumber, language: str, words: str) -> Show:
    """Change what a person does, in one language."""
    return replace_person(show, number, lambda p: replace(p, role=reworded(show, p.role, language, words)))


@edit("{Story} of {}", about="number")
def set_story(show: Show, number: PersonNumber, language: str, words: str) -> Show:
    """Change a person's story in one language."""
    return replace_person(show, number, lambda p: replace(p, story=reworded(show, p.story, language, words)))


@edit("Name of the {trait} {}", about="trait")
def rename_trait(show: Show, trait: TraitPlace, language: str, words: str) -> Show:
    """Change a trait's name in one language."""
    return replace(show, traits=put(show.traits, trait, reworded(show, at(show.traits, trait), language, words)))


@edit("Word of an axis")
def rename_axis(show: Show, axis: int, end: Literal["low", "high"], language: str, words: str) -> Show:
    """Change the "low" or the "high" word of an axis, in one language."""
    old = at(show.axes, axis)
    new = replace(old, **{end: reworded(show, getattr(old, end), language, words)})
    return replace(show, axes=put(show.axes, axis, new))


@edit("Title")
def rename_show(show: Show, language: str, words: str) -> Show:
    """Change the title of the show in one language."""
    return replace(show, title=reworded(show, show.title, language, words))


@edit("Word of the show: {}", about="what")
def set_word_of_vocabulary(show: Show, what: WordName, language: str, words: str) -> Show:
    """Change what the show calls something in one language; what: a field of Vocabulary, such as "guest"."""
    if what not in Vocabulary.__struct_fields__:
        raise EditError("word", f"a show has no word for {what}")
    text = reworded(show, getattr(show.vocabulary, what) or {}, language, words)
    return replace(show, vocabulary=replace(show.vocabulary, **{what: text}))


@edit("Where the analogy breaks")
def set_breaks(show: Show, language: str, words: str) -> Show:
    """Change what is said, in one language, of where the analogy breaks."""
    return replace(show, breaks=reworded(show, show.breaks or {}, language, words))


@edit("Add {a_guest}")
def add_guest(show: Show, name: Text, place: int | None = None) -> Show:
    """Add a guest with empty tags and details, at a place in the row (default: last), numbered after everybody.

    They look like the others. Where everyone looks at everyone they look, too, and want nothing yet; a word gets a
    made-up embedding.
    """
    need_room(len(show.guests), MAX_GUESTS, "guests")
    number = next_number(show.people)
    kind = show.asked[-1].avatar.rpartition("-")[0]  # a book among books
    guest = Person(number=number, name=checked_text(show, name), avatar=f"{kind}-{number}")
    if show.projections:
        from core.edits.tokenize import vector

        word = name if isinstance(name, str) else next(iter(name.values()))
        guest = replace(guest, embedding=vector(word, len(show.features)), made_up=True)
    else:
        nothing = (0.0,) * len(show.traits)
        guest = replace(guest, tags=nothing, details=(0.0,) * len(show.axes), criteria=nothing if show.everyone else ())
    place = len(show.guests) if place is None else place
    guests = (*show.guests[:place], number, *show.guests[place:])
    return replace(show, people=(*show.people, guest), guests=guests, askers=guests if show.everyone else show.askers)


@edit("Remove {}", about="guest")
def remove_guest(show: Show, guest: PersonNumber) -> Show:
    """Take a guest out of the show, and any pin and mask with them; the last one stays."""
    need_guest(show, guest)
    if len(show.guests) == 1:
        raise EditError("last_guest", "the last guest cannot leave: attention needs somebody to attend to")
    guests = tuple(number for number in show.guests if number != guest)
    askers = guests if show.everyone else show.askers
    people = tuple(p for p in show.people if p.number != guest or guest in askers or has_chosen_embedding(show, p))
    return with_pairs_that_fit(replace(show, people=people, askers=askers, guests=guests))


@edit("Move {}", about="guest", merge=("guest",))
def move_guest(show: Show, guest: PersonNumber, place: int) -> Show:
    """Move a guest to another place in the row (clamped): without masks and positions the order changes no share."""
    need_guest(show, guest)
    others = [number for number in show.guests if number != guest]
    others.insert(min(max(place, 0), len(others)), guest)
    guests = tuple(others)
    return replace(show, guests=guests, askers=guests if show.everyone else show.askers)


@edit("Add {a_trait}")
def add_trait(show: Show, name: Text) -> Show:
    """Add a trait, which nobody asks for or shows yet: d_k grows by one."""
    need_room(len(show.traits), MAX_TRAITS, "traits")
    wider = replace(
        show,
        traits=(*show.traits, checked_text(show, name)),
        people=tuple(
            replace(p, criteria=p.criteria and (*p.criteria, 0.0), tags=p.tags and (*p.tags, 0.0)) for p in show.people
        ),
        projections=_projected(show, ("w_q", "w_k"), lambda row: (*row, 0.0)),
    )
    return with_panel_that_fits(wider, show)


@edit("Remove the {trait} {}", about="trait")
def remove_trait(show: Show, trait: TraitPlace) -> Show:
    """Take a trait away from criteria and tags: d_k shrinks by one; the last one stays."""
    if len(show.traits) == 1:
        raise EditError("last_trait", "the last trait cannot go: a score needs something to compare")
    narrower = replace(
        show,
        traits=drop(show.traits, trait),
        people=tuple(
            replace(p, criteria=p.criteria and drop(p.criteria, trait), tags=p.tags and drop(p.tags, trait))
            for p in show.people
        ),
        projections=_projected(show, ("w_q", "w_k"), lambda row: drop(row, trait)),
        panel=replace(
            show.panel, descriptions=tuple(_forget(friend, "traits", trait) for friend in show.panel.descriptions)
        ),
    )
    return with_panel_that_fits(narrower, show)


@edit("Add an axis")
def add_axis(show: Show, low: Text, high: Text) -> Show:
    """Add a detail axis, on which everybody stands in the middle: d_v grows by one."""
    need_room(len(show.axes), MAX_AXES, "axes")
    wider = replace(
        show,
        axes=(*show.axes, Axis(low=checked_text(show, low), high=checked_text(show, high))),
        people=tuple(replace(p, details=p.details and (*p.details, 0.0)) for p in show.people),
        projections=_projected(show, ("w_v",), lambda row: (*row, 0.0)),
    )
    return with_panel_that_fits(wider, show)


@edit("Remove an axis")
def remove_axis(show: Show, axis: int) -> Show:
    """Take a detail axis away: d_v shrinks by one; the last one stays."""
    if len(show.axes) == 1:
        raise EditError("last_axis", "the last axis cannot go: an impression needs something to blend")
    narrower = replace(
        show,
        axes=drop(show.axes, axis),
        people=tuple(replace(p, details=p.details and drop(p.details, axis)) for p in show.people),
        projections=_projected(show, ("w_v",), lambda row: drop(row, axis)),
        panel=replace(
            show.panel, descriptions=tuple(_forget(friend, "axes", axis) for friend in show.panel.descriptions)
        ),
    )
    return with_panel_that_fits(narrower, show)


def _projected(
    show: Show, matrices: tuple[str, ...], edit: Callable[[tuple[float, ...]], tuple[float, ...]]
) -> Projections | None:
    """Return the projections with each row of some matrices edited."""
    given = show.projections
    if given is None:
        return None
    edited: dict[str, Matrix] = {name: tuple(map(edit, getattr(given, name))) for name in matrices}
    return replace(given, **edited)


def _forget(friend: HeadDescription, field: str, gone: int) -> HeadDescription:
    """Return a friend who no longer knows a trait or an axis; those after it have moved up."""
    places = tuple(place - (place > gone) for place in getattr(friend, field) if place != gone)
    return replace(friend, **{field: places})
