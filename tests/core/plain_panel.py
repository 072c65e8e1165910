"""Multi-head attention by plain loops, straight from the tree of a show file, where all its friends are described."""

import math
from typing import Any

from tests.core.plain_attention import Rows, dot, is_hidden, records, selectors, softmax


def panel(tree: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """Return what the heads of a show make of it. `told` gives W where heads are made up, in no file."""
    people = {person["number"]: person for person in tree["people"]}
    given = tree.get("panel", {})
    heads = given.get("heads", 8)
    kv_heads = given.get("kv_heads") or heads
    source = tree.get("projections") or selectors(len(tree["traits"]), len(tree["axes"]))
    width = len(source["w_q"])
    d_head = -(-width // heads)
    w = matrices(tree, source, told, heads, kv_heads, d_head)
    x_q, x_k = (
        [row + [0.0] * (heads * d_head - width) for row in records(tree, [people[number] for number in tree[side]])]
        for side in ("askers", "guests")
    )
    q = split(times(x_q, w["w_q"]), heads, d_head)
    k, v = split(times(x_k, w["w_k"]), kv_heads, d_head), split(times(x_k, w["w_v"]), kv_heads, d_head)
    shares = weigh(tree, q, k, d_head)
    outputs = [
        [[dot(row, column) for column in zip(*v[head * kv_heads // heads], strict=True)] for row in rows]
        for head, rows in enumerate(shares)
    ]
    merged = [[x for head in outputs for x in head[i]] for i in range(len(x_q))]
    silent = given.get("silent", [])
    heard = [[0.0] * len(row) if i // d_head in silent else list(row) for i, row in enumerate(w["w_o"])]
    return {**w, "weights": shares, "head_outputs": outputs, "merged": merged, "output": times(merged, heard)}


def weigh(tree: dict[str, Any], q: list[Rows], k: list[Rows], d_head: int) -> list[Rows]:
    """Return the shares of every head, some of which have the same keys."""
    scale = tree.get("scale", "sqrt_d_k")
    divisor = {"sqrt_d_k": math.sqrt(d_head), "none": 1.0}.get(scale) or scale
    return [
        [
            softmax([None if is_hidden(tree, i, j) else dot(a, b) / divisor for j, b in enumerate(keys)])
            for i, a in enumerate(queries)
        ]
        for queries, keys in ((rows, k[head * len(k) // len(q)]) for head, rows in enumerate(q))
    ]


def matrices(
    tree: dict[str, Any], source: dict[str, Rows], told: dict[str, Any], heads: int, kv_heads: int, d_head: int
) -> dict[str, Rows]:
    """Return W_Q, W_K, W_V and W_O: set by hand, or the columns that the friends look at."""
    given, names = tree.get("panel", {}), ("w_q", "w_k", "w_v", "w_o")
    friends = given.get("friends", [])[:heads]
    if len(friends) < heads:
        return {name: told[name] for name in names}
    picks = {name: [friend["axes" if name == "w_v" else "traits"][:d_head] for friend in friends] for name in names[:3]}
    made = {name: lens(source[name], picks[name], heads, d_head) for name in names[:3]}
    for name in ("w_k", "w_v"):
        made[name] = pooled(made[name], heads, kv_heads, d_head)
    made["w_o"] = way_back(source["w_v"], picks["w_v"], heads, d_head)
    return {name: given.get(name) or made[name] for name in names}


def lens(w: Rows, picks: list[list[int]], heads: int, d_head: int) -> Rows:
    columns = [column for pick in picks for column in (pick + [None] * d_head)[:d_head]]
    rows = [[0.0 if column is None else row[column] for column in columns] for row in w]
    return rows + [[0.0] * len(columns)] * (heads * d_head - len(w))


def pooled(w: Rows, heads: int, kv_heads: int, d_head: int) -> Rows:
    each = heads // kv_heads
    return [
        [
            sum(row[(group * each + member) * d_head + column] for member in range(each)) / each
            for group in range(kv_heads)
            for column in range(d_head)
        ]
        for row in w
    ]


def way_back(w_v: Rows, picks: list[list[int]], heads: int, d_head: int) -> Rows:
    rows = []
    for pick in picks:
        for place in range(d_head):
            row = [0.0] * (heads * d_head)
            if place < len(pick):
                column = [values[pick[place]] for values in w_v]
                square, bringing = dot(column, column), sum(pick[place] in other for other in picks)
                row[: len(column)] = [x / square / bringing if square else 0.0 for x in column]
            rows.append(row)
    return rows


def times(a: Rows, b: Rows) -> Rows:
    return [[dot(row, column) for column in zip(*b, strict=True)] for row in a]


def split(x: Rows, heads: int, d_head: int) -> list[Rows]:
    return [[row[head * d_head : (head + 1) * d_head] for row in x] for head in range(heads)]
