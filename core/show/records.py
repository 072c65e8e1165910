"""What is known of people as rows x, and the matrices that make queries, keys and values of them.

Without projections x = [criteria | tags | details], and W_Q, W_K, W_V pick their part out of it. So Q = X @ W_Q is
literally true of the dating show. With projections x is an embedding, and they mix it.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from core.attention.inputs import Array, frozen
from core.show.model import Matrix, Person, Projections, Show

BY_HAND = {"w_q": "criteria", "w_k": "tags", "w_v": "details"}
"""Which numbers of a person stand in for x @ W, where they are given."""


class Weights(NamedTuple):
    """W_Q and W_K (d_model, d_k), W_V (d_model, d_v), float64."""

    w_q: Array
    w_k: Array
    w_v: Array


def records(show: Show, numbers: Sequence[int]) -> Array:
    """Return x of the people with these numbers, (n, d_model), with their positions if the show has them."""
    people = show.seated(tuple(numbers))
    rows = [person.embedding for person in people] if show.projections else [record(show, p) for p in people]
    x = matrix(rows, show.d_model)  # (n, d_model)
    if not show.positions:
        return x
    from core.attention.positions import sinusoids

    return frozen(x + sinusoids(len(people), show.d_model))


def weights(show: Show) -> Weights:
    """Return W_Q, W_K and W_V: given ones, or the selectors of criteria, tags and details."""
    given = show.projections
    if given is None:
        given = selectors(show)
    return Weights(*(matrix(rows, len(rows[0])) for rows in (given.w_q, given.w_k, given.w_v)))


def selectors(show: Show) -> Projections:
    """Return the matrices of zeros and ones that pick criteria, tags and details out of a record."""
    rows = 2 * len(show.traits) + len(show.axes)
    return Projections(**{which: _selector(rows, part(show, field)) for which, field in BY_HAND.items()})


def part(show: Show, field: str) -> range:
    """Return which columns of a record are criteria, tags or details, as long as no projections mix them."""
    d_k, d_v = len(show.traits), len(show.axes)
    first, width = {"criteria": (0, d_k), "tags": (d_k, d_k), "details": (2 * d_k, d_v)}[field]
    return range(first, first + width)


def project(show: Show, numbers: Sequence[int], which: str) -> Array:
    """Return Q ("w_q"), K ("w_k") or V ("w_v") of people, (n, d), rows set by hand included."""
    if show.projections is None:
        return _picked(show, numbers, BY_HAND[which])
    rows = getattr(show.projections, which)
    y = records(show, numbers) @ matrix(rows, len(rows[0]))  # (n, d_model) @ (d_model, d) -> (n, d)
    for row, person in enumerate(show.seated(tuple(numbers))):
        if by_hand := getattr(person, BY_HAND[which]):
            y[row] = by_hand
    return frozen(y)


def matrix(rows: Sequence[Sequence[float]], columns: int) -> Array:
    """Return rows of numbers as a matrix (n, columns), float64, read-only: a Trace need not copy it."""
    return frozen(np.array(rows, dtype=np.float64).reshape(len(rows), columns))


def rows_of(x: Array) -> Matrix:
    """Return a matrix as a show holds it."""
    return tuple(tuple(row) for row in x.tolist())


def record(show: Show, person: Person) -> tuple[float, ...]:
    """Return criteria, tags and details side by side; zeros stand for what a person lacks."""
    d_k, d_v = len(show.traits), len(show.axes)
    return (
        *(person.criteria or (0.0,) * d_k),
        *(person.tags or (0.0,) * d_k),
        *(person.details or (0.0,) * d_v),
    )


def _picked(show: Show, numbers: Sequence[int], field: str) -> Array:
    """Return what X @ a selector is, without all the zeros: it is asked for at every frame of a drag."""
    columns = part(show, field)
    people = show.seated(tuple(numbers))
    y = matrix([getattr(person, field) or (0.0,) * len(columns) for person in people], len(columns))  # (n, d)
    if not show.positions:
        return y
    from core.attention.positions import sinusoids

    return frozen(y + sinusoids(len(people), show.d_model)[:, columns.start : columns.stop])


def _selector(rows: int, picked: range) -> Matrix:
    return tuple(tuple(float(row == column) for column in picked) for row in range(rows))
