"""Files that went wrong in an editor, on a disk or on purpose: seeded, so that each can be looked at again."""

import copy
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

WEIRD = ("", "\ud800", "名" * 2001, "\u202e", "\x00", "NaN", "$.people[3]` - at `$.x", "a" * 50)
VALUES = (None, True, "two", 2, -1, 0.5, [], {}, [[]], [1, "x"], float("nan"), float("-inf"), 10**12, 10**400, 1e300)


def mutated(data: bytes, seed: int) -> bytes:
    """Return a show file with one thing changed in it: in the tree of its values, or in its bytes."""
    rng = random.Random(seed)
    change = rng.choice(TREE_CHANGES + BYTE_CHANGES)
    if change in BYTE_CHANGES:
        return change(data, rng)
    tree = json.loads(data)
    change(tree, rng)
    return json.dumps(tree, ensure_ascii=False).encode("utf-8", "surrogatepass" if rng.random() < 0.5 else "replace")


def containers(tree: Any) -> Iterator[Any]:
    """Yield every object and list of a tree that holds anything."""
    if isinstance(tree, dict | list) and tree:
        yield tree
        for part in tree.values() if isinstance(tree, dict) else tree:
            yield from containers(part)


def _spot(tree: Any, rng: random.Random) -> tuple[Any, Any]:
    container = rng.choice(list(containers(tree)))
    return container, rng.choice(list(container) if isinstance(container, dict) else range(len(container)))


def drop(tree: Any, rng: random.Random) -> None:
    container, key = _spot(tree, rng)
    del container[key]


def change(tree: Any, rng: random.Random) -> None:
    container, key = _spot(tree, rng)
    container[key] = copy.deepcopy(rng.choice(VALUES))


def weird(tree: Any, rng: random.Random) -> None:
    container, key = _spot(tree, rng)
    container[key] = rng.choice(WEIRD)


def rename(tree: Any, rng: random.Random) -> None:
    container = rng.choice([c for c in containers(tree) if isinstance(c, dict)])
    key = rng.choice(list(container))
    container[rng.choice([key.upper(), key[1:], key + "s", *WEIRD])] = container.pop(key)


def ragged(tree: Any, rng: random.Random) -> None:
    rows = [c for c in containers(tree) if isinstance(c, list) and isinstance(c[0], int | float)]
    row = rng.choice(rows)
    row.pop() if rng.random() < 0.5 else row.append(rng.choice([0, 1.5, 99]))


def repeat(tree: Any, rng: random.Random) -> None:
    row = rng.choice([c for c in containers(tree) if isinstance(c, list)])
    row.append(copy.deepcopy(rng.choice(row)))


def nudge(tree: Any, rng: random.Random) -> None:
    row = rng.choice(tree["people"])
    for name in ("criteria", "tags", "details", "embedding"):
        if row.get(name):
            row[name][rng.randrange(len(row[name]))] = rng.choice([0, -0.0, 3, 1e9, -1e-300, 1e9 + 1])


def mask(tree: Any, rng: random.Random) -> None:
    someone, another = rng.choice(tree["people"])["number"], rng.choice([*tree["guests"], -1])
    key = rng.choice(["causal", "positions", "empty_chairs", "blocked"])
    blocked = [{"asker": someone, "guest": another}, *tree.get("blocked", [])]
    tree[key] = {"empty_chairs": [another, someone], "blocked": blocked}.get(key, rng.random() < 0.7)


def panel(tree: Any, rng: random.Random) -> None:
    seen = tree.setdefault("panel", {})
    key = rng.choice(["heads", "kv_heads", "silent", "seed", "friends", "w_q", "w_o"])
    friend = {"name": "x", "traits": [rng.choice([0, 1, 99])], "axes": [0, rng.choice([0, 1, -1])]}
    values = {"silent": [[0], [1, 1], [9]], "friends": [[friend], [friend] * 17]}
    matrices = [[], [[1, 0], [0, 1]], [[rng.choice([0, 1, 0.5])] * 4] * 4]
    seen[key] = rng.choice(values.get(key, matrices if key[0] == "w" else [0, 1, 2, 3, 4, 16, 17, -1]))


def shuffle(tree: Any, rng: random.Random) -> None:
    keys = list(tree)
    rng.shuffle(keys)
    for key in keys:
        tree[key] = tree.pop(key)


def truncate(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randrange(len(data))]


def flip(data: bytes, rng: random.Random) -> bytes:
    flipped = bytearray(data)
    for _ in range(rng.choice([1, 1, 3, 20])):
        flipped[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(flipped)


def insert(data: bytes, rng: random.Random) -> bytes:
    place = rng.randrange(len(data))
    scraps = [b" ", b"\n", b",", b'"', b"}", b"NaN", b"\xff", b"\x00", b"9" * 5000, b"[" * 100_000, b'{"a":' * 5000]
    return data[:place] + rng.choice(scraps) + data[place:]


def double_key(data: bytes, rng: random.Random) -> bytes:
    lines = data.split(b"\n")
    place = rng.choice([i for i, line in enumerate(lines) if line.endswith(b",")])
    return b"\n".join([*lines[: place + 1], *lines[place:]])


def nest(data: bytes, rng: random.Random) -> bytes:
    depth = rng.choice([5, 20, 900, 3000, 200_000])
    return data.replace(b'"languages"', b'"deep": ' + b"[" * depth + b"]" * depth + b', "languages"', 1)


def blank(data: bytes, rng: random.Random) -> bytes:
    return rng.choice(
        [b"\xef\xbb\xbf" + data, data + b"\n\n", data.replace(b"\n", b"\r\n"), data.replace(b"  ", b"\t")]
    )


TREE_CHANGES: list[Callable[..., Any]] = [
    *(drop, change, change, weird, rename, ragged, repeat, nudge, shuffle, mask, panel),
]
BYTE_CHANGES: list[Callable[..., Any]] = [truncate, flip, insert, double_key, nest, blank]
