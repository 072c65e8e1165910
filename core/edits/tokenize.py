"""Words of a sentence in any script, and a made-up embedding for a word that nobody has trained."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from regex import Pattern

MAX_WORDS = 64
"""As many as a matrix of words × words can still be read with."""

NO_BLANKS = r"\p{Han}\p{Hiragana}\p{Katakana}ーｰ\p{Line_Break=SA}"
"""Letters of scripts that put no blanks between words: Han, Kana, and Thai, Lao, Khmer, Burmese and their kin (SA)."""

SPECIAL = r"\[[\p{L}\p{N}_]+\]|<\|[\p{L}\p{N}_]+\|>"
"""Tokens that no reader says, as models write them: [SEP], [CLS], <|endoftext|>."""

BLANK = r"\p{Zs}\t\u200b"  # within a line; U+200B is the blank of Thai and Khmer that takes no room


def words(text: str) -> tuple[str, ...]:
    """Split a sentence into words, in any script.

    - White space parts words and vanishes, and so do control characters, direction marks and lone surrogates.
    - "don't" and "3.14" are one word each. A punctuation mark is a word of its own; the same one again ("...", "——")
      stays with it. Emoji, flags and letters with marks are never torn apart.
    - A special token stays whole: [SEP], [CLS], <|endoftext|>, wherever it stands.
    - Scripts without blanks between words give one character a word, 猫, 坐, 在, unless the writer has marked the
      words: by a blank between two such characters ("猫 坐在 垫子 上"), or by two blanks in a row after anything
      ("垫子  "). Then letters and digits stay together from blank to blank. A new line marks nothing.

    Source: Unicode Standard Annex #29, "Unicode Text Segmentation": §3 graphemes, §4 words.
    """
    find = _patterns()
    text = find.unseen.sub("", text)
    marked = find.marked.search(text) is not None
    pieces = (piece for run in find.run.findall(text) for piece in find.special.split(run) if piece)
    split = (word for piece in pieces for word in _split(piece, marked, find))
    return tuple(word for word in split if not find.invisible.fullmatch(word))


def joined(words_of_text: Iterable[str]) -> str:
    """Return words as a text to be edited, with a blank between each two.

    `words(joined(w)) == w` for all w that `words` returned. Where single blanks do not show that 垫子 is one word, as
    when it stands alone or among Latin words, two blanks after it do.
    """
    parts = tuple(words_of_text)
    text = " ".join(parts)
    if words(text) == parts:
        return text
    for i, part in enumerate(parts):
        if len(words(part)) > 1:
            return " ".join((*parts[:i], part + " ", *parts[i + 1 :])) + " " * (i == len(parts) - 1)
    return text


def vector(word: str, width: int) -> tuple[float, ...]:
    """Return a made-up embedding: `width` numbers from −1 to 1 with two decimals, the same on every machine.

    The same word (`same_word`) has the same numbers, and a wider embedding begins with the narrower one; beyond that
    they mean nothing: number i is taken from bytes 2i and 2i + 1 of the BLAKE2b hashes of (0, word), (1, word), …

    Raises
    ------
    ValueError
        A negative width.

    Source: RFC 7693 (BLAKE2), hashed in counter mode.
    """
    if width < 0:
        raise ValueError(f"an embedding has 0 numbers or more; got a width of {width}")
    name = _folded(word).encode("utf-8", "surrogatepass")
    blocks = (blake2b(block.to_bytes(8, "little") + name).digest() for block in range(-(-width // 32)))
    stream = b"".join(blocks)  # 64 bytes a block, two of them a number
    return tuple((int.from_bytes(stream[2 * i : 2 * i + 2], "little") % 201 - 100) / 100 for i in range(width))


def same_word(a: str, b: str) -> bool:
    """Return whether two words differ at most in case and in how their accents are encoded: Cat, cat; é, e + ´.

    Source: The Unicode Standard, §3.13, D145 (canonical caseless match).
    """
    return _folded(a) == _folded(b)


def _folded(word: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", word).casefold())


class _Patterns(NamedTuple):
    unseen: Pattern[str]  # characters that are taken out first
    run: Pattern[str]  # what stands between white space
    special: Pattern[str]  # a token that is never taken apart
    marked: Pattern[str]  # where a writer has marked words of a script without blanks
    grapheme: Pattern[str]  # what a reader takes for one character
    boundary: Pattern[str]  # where a word may begin or end
    no_blanks: Pattern[str]  # a grapheme of a script without blanks
    letter: Pattern[str]  # a grapheme that may belong to a word of several
    mark: Pattern[str]  # a grapheme that is punctuation
    invisible: Pattern[str]  # a word of which nothing is seen


@lru_cache(maxsize=1)
def _patterns() -> _Patterns:
    import regex  # 13 ms, which no start should wait for

    return _Patterns(
        unseen=regex.compile(r"(?V1)[[\p{Cc}\p{Cs}\p{Bidi_Control}\u00ad\u2060\ufeff]--\s]"),
        run=regex.compile(r"[^\s\u200b]+"),
        special=regex.compile(rf"((?:{SPECIAL})(?![\p{{M}}\u200c\u200d\p{{Emoji_Modifier}}]))"),
        marked=regex.compile(rf"(?=[{NO_BLANKS}])\X[{BLANK}]++(?=[{NO_BLANKS}])|(?<=[^\s\u200b])  "),
        grapheme=regex.compile(r"\X"),
        boundary=regex.compile(r"(?w)\b"),
        no_blanks=regex.compile(rf"[{NO_BLANKS}]"),
        letter=regex.compile(r"[\p{L}\p{M}\p{N}]"),
        mark=regex.compile(r"[\p{P}\p{Sm}\p{Sc}\p{Sk}]"),
        invisible=regex.compile(r"\p{Default_Ignorable_Code_Point}*"),
    )


def _split(run: str, marked: bool, find: _Patterns) -> list[str]:
    """Return the words of a run without white space, each of which is one word when it stands alone too."""
    if find.special.fullmatch(run):
        return [run]
    parts = find.grapheme.findall(run)
    bounds = {m.start() for m in find.boundary.finditer(run)}
    split, place = [""], 0
    for before, part in zip(("", *parts), parts, strict=False):
        if place and _parted(before, part, place in bounds, marked, find):
            split.append("")
        split[-1] += part
        place += len(part)
    if len(split) < 2:
        return split
    return [word for piece in split for word in _split(piece, marked, find)]  # "'" + U+200C + "2" out of "1'" …


def _parted(before: str, part: str, bound: bool, marked: bool, find: _Patterns) -> bool:
    """Return whether a word ends between two graphemes; bound: whether UAX #29 says so."""
    if find.no_blanks.match(before) or find.no_blanks.match(part):
        return not (marked and find.letter.match(before) and find.letter.match(part))
    return bound and not (before == part and find.mark.match(part))
