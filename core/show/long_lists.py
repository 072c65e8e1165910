"""The long lists of a show file: pins and blocked pairs, of which there may be one for each pair of 512 people.

msgspec reads and writes them, some thousand at a time: thirty times faster than value by value in Python, and no call
takes so long that a window could not be painted meanwhile. What it makes nothing of is left to the careful way, which
says what is wrong with it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from core.show.json_text import MAX_BYTES, layout
from core.show.model import Pair, Pin, Show

CHUNK = 4096  # pairs: written in 2 ms, read in 2 ms
CHUNK_BYTES = 200_000
SHORT = 100_000  # bytes of a file that is read in no time as it is

Lists = dict[str, tuple[Pin | Pair, ...]]

Step = Callable[[float], object]
"""Called now and then with the share of the work that is done; what it raises ends the work."""

DECODERS: dict[str, Any] = {
    "pins": msgspec.json.Decoder(tuple[Pin, ...]),
    "blocked": msgspec.json.Decoder(tuple[Pair, ...]),
}
"""What reads the long lists, by their key in the file."""

QUOTES = {"pins": 6, "blocked": 4}  # in the text of one

_encoder = msgspec.json.Encoder()


class NotPlainError(ValueError):
    """A list has to be looked at value by value."""


def unwatched(share: float) -> None:
    """Take a step that nobody waits for."""


def written(show: Show, step: Step) -> dict[str, bytes]:
    """Return the text of each long list of a show, laid out as `layout` does. NotPlainError: one cannot be read."""
    given = {key: getattr(show, key) for key in DECODERS if getattr(show, key)}
    total = sum(map(len, given.values()))
    texts, done = {}, 0
    for key, pairs in given.items():
        lines = []
        for start in range(0, len(pairs), CHUNK):
            lines.append(_lines(key, pairs[start : start + CHUNK]))
            done += CHUNK
            step(min(done / total, 1.0))
        texts[key] = b"[\n%b\n  ]" % b",\n".join(lines)
    return texts


def _lines(key: str, pairs: Sequence[Pin | Pair]) -> bytes:
    """Return pairs as the lines of a list."""
    try:
        text = _encoder.encode(pairs)
        DECODERS[key].decode(text)  # what cannot be read is never written
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        raise NotPlainError from error
    if b"e-" in text or b"0.0000" in text:  # tiny numbers, which Python writes otherwise
        return ",\n".join(f"    {layout(pair)}" for pair in msgspec.to_builtins(pairs)).encode()
    text = msgspec.json.format(text, indent=0).replace(b" -0.0}", b" 0}").replace(b".0}", b"}")
    return b"    " + text[1:-1].replace(b"}, {", b"},\n    {")


def cut(data: bytes, step: Step) -> tuple[bytes, Lists]:
    """Return a file with its long lists made empty, and the lists. NotPlainError: a list is not as we write it."""
    found: Lists = {}
    total, done = len(data), 0
    for key in DECODERS if SHORT < total <= MAX_BYTES else ():
        start = data.find(f'\n  "{key}": [\n'.encode())
        end = data.find(b"\n  ]", start)
        if 0 <= start < end:  # a line break stands in no string: all in between is one list
            opening = data.index(b"[", start)
            pairs: list[Pin | Pair] = []
            for text in _chunks(data[opening + 1 : end]):
                pairs += _pairs(key, text)
                done += len(text) - 1
                step(done / total)
            found[key] = tuple(pairs)
            data = data[: opening + 1] + data[end + 3 :]
    return data, found


def _chunks(block: bytes) -> Iterator[bytes]:
    start = 0
    while start < len(block):
        end = block.find(b"},\n", start + CHUNK_BYTES) + 1 or len(block)
        yield b"[" + block[start:end] + b"]"
        start = end + 1


def _pairs(key: str, text: bytes) -> tuple[Pin | Pair, ...]:
    try:
        pairs: tuple[Pin | Pair, ...] = DECODERS[key].decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise NotPlainError from error
    twice = b"\\" in text or text.count(b'"') != QUOTES[key] * len(pairs)  # a key, which msgspec lets pass
    if twice or not pairs:  # nothing but spaces, after a comma too many
        raise NotPlainError
    return pairs
