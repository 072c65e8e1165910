"""Edits of the algebra itself: single numbers of X, of W_Q, W_K and W_V, and of Q, K and V."""

from msgspec.structs import replace

from core.altering import EditError, alter, alter_row, checked, put
from core.records import BY_HAND, record, records, selectors
from core.show import MAX_TEXT, Person, Show, Text, say


def set_x(show: Show, side: str, row: int, column: int, value: float) -> Show:
    """Change a number of the record of whoever sits in this row of "askers" or "guests".

    The value is what X shows: where positions are added to it, they are taken off again.
    """
    seats = getattr(show, side)
    if not 0 <= row < len(seats):
        raise EditError("place", f"there is no row {row} among {len(seats)}")
    if show.positions:
        bare = replace(show, positions=False)
        value -= float(records(show, seats)[row, column] - records(bare, seats)[row, column])
        value = round(value, 12)
    number = seats[row]
    if show.projections:
        return alter(
            show, number, lambda p: replace(p, embedding=put(p.embedding, column, checked(value)), made_up=False)
        )
    d_k = len(show.traits)
    field, place = (
        (("criteria", "tags")[column // d_k], column % d_k) if column < 2 * d_k else ("details", column - 2 * d_k)
    )
    whole = alter(show, number, lambda p: _with_row(p, field, d_k if field != "details" else len(show.axes)))
    return alter_row(whole, number, field, place, value)


def set_w(show: Show, which: str, row: int, column: int, value: float) -> Show:
    """Change a number of W_Q ("w_q"), W_K or W_V. What picked parts of a record so far mixes them from now on."""
    learned = show if show.projections else learn(show)
    assert learned.projections is not None
    rows = getattr(learned.projections, which)
    edited = put(rows, row, put(rows[row], column, checked(value)))
    return replace(learned, projections=replace(learned.projections, **{which: edited}))


def set_q(show: Show, number: int, column: int, value: float) -> Show:
    """Set a number of an asker's query by hand: it stands instead of what x @ W_Q gives."""
    return alter_row(show, number, "criteria", column, value)


def set_k(show: Show, number: int, column: int, value: float) -> Show:
    """Set a number of a guest's key by hand."""
    return alter_row(show, number, "tags", column, value)


def set_v(show: Show, number: int, column: int, value: float) -> Show:
    """Set a number of a guest's value by hand."""
    return alter_row(show, number, "details", column, value)


def release_rows(show: Show, which: str) -> Show:
    """Let x @ W give all of Q ("w_q"), K or V again."""
    if show.projections is None:
        return show
    return replace(show, people=tuple(replace(p, **{BY_HAND[which]: ()}) for p in show.people))


def learn(show: Show) -> Show:
    """Return the same show with embeddings [criteria | tags | details] and projections that pick their parts."""
    people = tuple(replace(p, embedding=record(show, p), criteria=(), tags=(), details=()) for p in show.people)
    return replace(show, people=people, features=feature_names(show), projections=selectors(show))


def feature_names(show: Show) -> tuple[Text, ...]:
    """Return what the columns of X are called: "criterion · trait", "tag · trait", "low – high"."""
    if show.projections:
        return show.features
    words = show.vocabulary
    return (
        *(_together(show, words.criterion, " · ", trait) for trait in show.traits),
        *(_together(show, words.tag, " · ", trait) for trait in show.traits),
        *(_together(show, axis.low, " – ", axis.high) for axis in show.axes),
    )


def _together(show: Show, first: Text, between: str, second: Text) -> Text:
    return {tongue: f"{say(first, tongue)}{between}{say(second, tongue)}"[:MAX_TEXT] for tongue in show.languages}


def _with_row(person: Person, field: str, length: int) -> Person:
    return person if getattr(person, field) else replace(person, **{field: (0.0,) * length})
