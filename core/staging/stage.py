"""The only bridge between people and matrices: a Show goes in, the Trace of its attention comes out."""

from __future__ import annotations

import numpy as np

from core.attention.attend import Trace, attend
from core.attention.inputs import Array, Mask
from core.attention.softmax import score_for_share
from core.show.model import MAX_NUMBER, Show
from core.show.records import project

LEAST_SHARE = 1e-9
"""How near a share that is asked for may come to 0 and to 1: both lie at infinite scores."""


def stage(show: Show) -> Trace:
    """Compute the attention of a show: rows of Q are its askers, rows of K and V its guests, in their order."""
    q = project(show, show.askers, "w_q")  # (n_q, d_k)
    k = project(show, show.guests, "w_k")  # (n_k, d_k)
    v = project(show, show.guests, "w_v")  # (n_k, d_v)
    trace = attend(
        q, k, v, divisor=show.scale, pins=pins(show), mask=visible(show), causal=show.causal, align="top-left"
    )
    _ = trace.output  # worked out now: what cannot be computed is refused before the show is put on
    return trace


def score_for(show: Show, trace: Trace, guest: int, share: float) -> float:
    """Return the score that gives a guest this share of the first asker's mind, kept off 0, 1 and endless scores.

    Raises ValueError for a guest who is alone, or whom the asker may not look at.
    """
    share = min(max(share, LEAST_SHARE), 1 - LEAST_SHARE)
    place = show.guests.index(guest)
    logits = trace.masked[0]  # (n_k,)
    if logits[place] == -np.inf:
        raise ValueError(f"guest {guest} is hidden: no score gives them a share")
    seen = logits > -np.inf
    score = score_for_share(logits[seen], int(seen[:place].sum()), share, trace.divisor)
    return min(max(score, -MAX_NUMBER), MAX_NUMBER)


def visible(show: Show) -> Mask | None:
    """Return whom empty chairs and blocked pairs leave to look at, (n_q, n_k), True: may be looked at; None: all."""
    if not (show.empty_chairs or show.blocked):
        return None
    rows, columns = _places(show.askers), _places(show.guests)
    seen = np.ones((len(rows), len(columns)), dtype=bool)  # (n_q, n_k)
    for number in show.empty_chairs:
        seen[:, columns[number]] = False
    for pair in show.blocked:
        seen[rows[pair.asker], columns[pair.guest]] = False
    return seen


def pins(show: Show) -> Array:
    """Return the pinned scores, (n_q, n_k), NaN where q·k holds."""
    rows, columns = _places(show.askers), _places(show.guests)
    scores = np.full((len(rows), len(columns)), np.nan)  # (n_q, n_k)
    for pin in show.pins:
        scores[rows[pin.asker], columns[pin.guest]] = pin.score
    return scores


def _places(numbers: tuple[int, ...]) -> dict[int, int]:
    return {number: place for place, number in enumerate(numbers)}
