"""Edits of the algebra itself: single numbers of X, of W_Q, W_K and W_V, and of Q, K and V."""

from msgspec.structs import replace

from core.edits.common import alter_row, at, checked, put, replace_person
from core.edits.registry import PersonNumber, Projection, Side, edit
from core.show.model import MAX_TEXT, Person, Show, Text, say
from core.show.records import BY_HAND, part, record, selectors


@edit("A number of X", merge=("side", "row", "column"))
def set_x(show: Show, side: Side, row: int, column: int, value: float) -> Show:
    """Change a number of the record of whoever sits in this row of "askers" or "guests".

    The value is what X shows: where positions are added to it, they are taken off again.
    """
    number, column = at(getattr(show, side), row), at(range(show.d_model), column)
    value = checked(_bare(show, row, column, value))
    if show.projections:
        return replace_person(
            show, number, lambda p: replace(p, embedding=put(p.embedding, column, value), made_up=False)
        )
    field = next(field for field in BY_HAND.values() if column in part(show, field))
    columns = part(show, field)
    whole = replace_person(show, number, lambda p: _with_row(p, field, len(columns)))
    return alter_row(whole, number, field, columns.index(column), value)


@edit("A number of W", merge=("which", "row", "column"))
def set_w(show: Show, which: Projection, row: int, column: int, value: float) -> Show:
    """Change a number of W_Q ("w_q"), W_K or W_V. What picked parts of a record so far mixes them from now on."""
    learned = make_projections(show)
    assert learned.projections is not None
    rows = getattr(learned.projections, which)
    edited = put(rows, row, put(at(rows, row), column, checked(value)))
    return replace(learned, projections=replace(learned.projections, **{which: edited}))


@edit("Query of {}", about="number", merge=("number", "column"))
def set_q(show: Show, number: PersonNumber, column: int, value: float) -> Show:
    """Set a number of an asker's query by hand: it stands instead of what x @ W_Q gives."""
    return _set_product(show, "askers", number, "criteria", column, value)


@edit("Key of {}", about="number", merge=("number", "column"))
def set_k(show: Show, number: PersonNumber, column: int, value: float) -> Show:
    """Set a number of a guest's key by hand."""
    return _set_product(show, "guests", number, "tags", column, value)


@edit("Value of {}", about="number", merge=("number", "column"))
def set_v(show: Show, number: PersonNumber, column: int, value: float) -> Show:
    """Set a number of a guest's value by hand."""
    return _set_product(show, "guests", number, "details", column, value)


@edit("Take what x @ W gives")
def release_rows(show: Show, which: Projection) -> Show:
    """Let x @ W give all of Q ("w_q"), K or V again."""
    if show.projections is None:
        return show
    return replace(show, people=tuple(replace(p, **{BY_HAND[which]: ()}) for p in show.people))


@edit("Make projections of the records")
def make_projections(show: Show) -> Show:
    """Return the same show with embeddings [criteria | tags | details] and projections that pick their parts."""
    if show.projections:
        return show
    people = tuple(replace(p, embedding=record(show, p), criteria=(), tags=(), details=()) for p in show.people)
    return replace(show, people=people, features=feature_names(show), projections=selectors(show))


def feature_names(show: Show) -> tuple[Text, ...]:
    """Return what the columns of X are called: "q · trait", "k · trait", "v · low – high"."""
    if show.projections:
        return show.features
    return (
        *(_together(show, "q · ", trait) for trait in show.traits),
        *(_together(show, "k · ", trait) for trait in show.traits),
        *(_together(show, "v · ", axis.low, axis.high) for axis in show.axes),
    )


def _bare(show: Show, row: int, column: int, value: float) -> float:
    """Return what a record must hold for X to show a value: short if it can be, within a rounding of it if not."""
    if not show.positions:
        return value
    from core.attention.positions import sinusoids

    wave = float(sinusoids(row + 1, show.d_model)[row, column])
    short = round(value - wave, 12)
    return short if short + wave == value else value - wave


def _set_product(show: Show, side: Side, number: int, field: str, column: int, value: float) -> Show:
    """Return the show with a number of Q, K or V set. Where W picks it out of a record, it is the record's."""
    seats = getattr(show, side)
    if show.projections is None and number in seats:
        return set_x(show, side, seats.index(number), at(part(show, field), column), value)
    return alter_row(show, number, field, column, value)


def _together(show: Show, letter: str, *texts: Text) -> Text:
    return {
        language: (letter + " – ".join(say(text, language) for text in texts))[:MAX_TEXT] for language in show.languages
    }


def _with_row(person: Person, field: str, length: int) -> Person:
    return person if getattr(person, field) else replace(person, **{field: (0.0,) * length})
