"""The only bridge between people and matrices: a Show goes in, the Trace of its attention comes out."""

import numpy as np

from core.attention import Trace, attend
from core.shapes import Array
from core.show import MAX_NUMBER, Show
from core.softmax import score_for_share

LEAST_SHARE = 0.001
"""How near a dragged share may come to 0 and to 1: both lie at infinite scores."""


def stage(show: Show) -> Trace:
    """Compute the attention of a show: rows of Q are its askers, rows of K and V its guests, in their order."""
    askers = [show.person(number) for number in show.askers]
    guests = show.asked
    d_k, d_v = len(show.traits), len(show.axes)
    q = _rows([person.criteria for person in askers], d_k)  # (n_q, d_k)
    k = _rows([person.tags for person in guests], d_k)  # (n_k, d_k)
    v = _rows([person.details for person in guests], d_v)  # (n_k, d_v)
    trace = attend(q, k, v, scale=show.scale, pins=_pins(show))
    _ = trace.output  # worked out now: what cannot be computed is refused before the show is put on
    return trace


def score_for(show: Show, trace: Trace, guest: int, share: float) -> float:
    """Return the score that gives a guest this share of the first asker's mind, kept off 0, 1 and endless scores.

    Raises ValueError for a guest who is alone.
    """
    share = min(max(share, LEAST_SHARE), 1 - LEAST_SHARE)
    score = score_for_share(trace.scaled[0], show.guests.index(guest), share, trace.divisor)
    return min(max(score, -MAX_NUMBER), MAX_NUMBER)


def _rows(rows: list[tuple[float, ...]], width: int) -> Array:
    matrix = np.array(rows, dtype=np.float64).reshape(len(rows), width)
    matrix.flags.writeable = False  # nobody else has it: the Trace need not copy
    return matrix


def _pins(show: Show) -> Array:
    rows = {number: row for row, number in enumerate(show.askers)}
    columns = {number: column for column, number in enumerate(show.guests)}
    pins = np.full((len(rows), len(columns)), np.nan)  # (n_q, n_k)
    for pin in show.pins:
        pins[rows[pin.asker], columns[pin.guest]] = pin.score
    return pins
