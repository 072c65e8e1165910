"""Attention by plain loops, straight from the tree of a show file: what core computes, told again without it."""

import math
from typing import Any

Rows = list[list[float]]
BY_HAND = {"w_q": "criteria", "w_k": "tags", "w_v": "details"}


def attention(tree: dict[str, Any]) -> dict[str, Any]:
    """Return x_q, x_k, W, q, k, v, scores, scaled, hidden, masked, weights and output of a show."""
    people = {person["number"]: person for person in tree["people"]}
    askers, guests = ([people[number] for number in tree[side]] for side in ("askers", "guests"))
    w = tree.get("projections") or selectors(len(tree["traits"]), len(tree["axes"]))
    x_q, x_k = records(tree, askers), records(tree, guests)
    q, k, v = (
        products(tree, x, w[which], BY_HAND[which], seated)
        for which, x, seated in (("w_q", x_q, askers), ("w_k", x_k, guests), ("w_v", x_k, guests))
    )
    pins = {(pin["asker"], pin["guest"]): pin["score"] for pin in tree.get("pins", [])}
    scores = [
        [pins.get((a, g), dot(query, key)) for g, key in zip(tree["guests"], k, strict=True)]
        for a, query in zip(tree["askers"], q, strict=True)
    ]
    scaled = [[score / divisor(tree) for score in row] for row in scores]
    hidden = [[is_hidden(tree, i, j) for j in range(len(guests))] for i in range(len(askers))]
    masked = [
        [None if gone else logit for logit, gone in zip(*rows, strict=True)]
        for rows in zip(scaled, hidden, strict=True)
    ]
    weights = [softmax(row) for row in masked]
    output = [[dot(row, column) for column in zip(*v, strict=True)] for row in weights]
    return {
        **{"x_q": x_q, "x_k": x_k, **w, "q": q, "k": k, "v": v, "scores": scores, "scaled": scaled},
        **{"hidden": hidden, "masked": masked, "weights": weights, "output": output},
    }


def records(tree: dict[str, Any], people: list[dict[str, Any]]) -> Rows:
    """Return x of people, with the waves of their places."""
    rows = [record(tree, person) for person in people]
    if tree.get("positions"):
        rows = [[x + wave(place, i, len(row)) for i, x in enumerate(row)] for place, row in enumerate(rows)]
    return rows


def record(tree: dict[str, Any], person: dict[str, Any]) -> list[float]:
    if tree.get("projections"):
        return person["embedding"]
    sizes = {"criteria": len(tree["traits"]), "tags": len(tree["traits"]), "details": len(tree["axes"])}
    return [x for field, size in sizes.items() for x in person.get(field) or [0] * size]


def wave(place: int, column: int, width: int) -> float:
    pair, odd = divmod(column, 2)
    angle = place / 10_000 ** (2 * pair / width)
    return math.cos(angle) if odd else math.sin(angle)


def selectors(d_k: int, d_v: int) -> dict[str, Rows]:
    """Return the matrices that pick criteria, tags and details out of a record."""
    starts = {"w_q": (0, d_k), "w_k": (d_k, d_k), "w_v": (2 * d_k, d_v)}
    return {
        name: [[float(row == start + column) for column in range(width)] for row in range(2 * d_k + d_v)]
        for name, (start, width) in starts.items()
    }


def products(tree: dict[str, Any], x: Rows, w: Rows, field: str, people: list[dict[str, Any]]) -> Rows:
    """Return x @ w, but for rows that were set by hand."""
    by_hand = [person.get(field) if tree.get("projections") else None for person in people]
    return [own or [dot(row, column) for column in zip(*w, strict=True)] for row, own in zip(x, by_hand, strict=True)]


def divisor(tree: dict[str, Any]) -> float:
    scale = tree.get("scale", "sqrt_d_k")
    return {"sqrt_d_k": math.sqrt(len(tree["traits"])), "none": 1.0}.get(scale) or scale


def is_hidden(tree: dict[str, Any], i: int, j: int) -> bool:
    asker, guest = tree["askers"][i], tree["guests"][j]
    blocked = {"asker": asker, "guest": guest} in tree.get("blocked", [])
    return blocked or guest in tree.get("empty_chairs", []) or bool(tree.get("causal") and j > i)


def softmax(logits: list[float | None]) -> list[float]:
    seen = [logit for logit in logits if logit is not None]
    if not seen:
        return [0.0] * len(logits)
    top = max(seen)
    total = math.fsum(math.exp(logit - top) for logit in seen)
    return [0.0 if logit is None else math.exp(logit - top) / total for logit in logits]


def dot(a: Any, b: Any) -> float:
    return math.fsum(x * y for x, y in zip(a, b, strict=True))
