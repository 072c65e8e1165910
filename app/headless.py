"""A show without a screen: its attention as an aligned table, or as JSON at full precision. No Qt here."""

import unicodedata
from collections.abc import Sequence

from core import digits
from core.attention import Trace
from core.jsontext import layout
from core.readout import Readout, read
from core.show import Axis, Show, say
from core.staging import stage

NAME_WIDTH = 24
TITLE_WIDTH = 100
GAP = "  "
PINNED = {
    "zh_CN": "* 手动给定的分数，代替 q·kᵀ",
    "en": "* a score set by hand, in place of q·kᵀ",
}


def table(show: Show, language: str) -> str:
    """Return the title of a show and, for each asker, the scores, shares and impression as an aligned table."""
    trace = stage(show)
    blocks = [clean(say(show.title, language), TITLE_WIDTH)]
    for row, number in enumerate(show.askers):
        readout = read(trace, row)
        lines = _aligned([_head(show, readout), *_body(show, readout, trace, row, language)])
        if len(show.askers) > 1:
            lines.insert(0, clean(say(show.person(number).name, language), TITLE_WIDTH))
        if any(readout.pinned):
            lines.append(say(PINNED, language))
        blocks.append("\n".join([*lines, "", _impression(show, readout, language)]))
    return "\n\n".join(blocks)


def trace_json(show: Show, language: str) -> str:
    """Return everything that attention computed of a show as JSON, no digit rounded."""
    trace = stage(show)
    matrices = ("q", "k", "v", "scores", "scaled", "weights", "output")
    people = {
        "askers": [say(show.person(number).name, language) for number in show.askers],
        "guests": [say(guest.name, language) for guest in show.asked],
    }
    return layout({**people, **{name: getattr(trace, name).tolist() for name in matrices}})


def clean(text: str, width: int) -> str:
    """Return a text for one line: at most so many columns wide, no control characters, cut with an ellipsis."""
    text = "".join(filter(None, map(_harmless, text))).strip()
    kept, used = "", 0
    for character in text:
        used += columns(character)
        if used > width or len(kept) >= 2 * width:  # marks that stack up take no column, but they take room
            break
        kept += character
    if len(kept) == len(text):
        return text
    while columns(kept) > width - 1:
        kept = kept[:-1]
    return f"{kept}…"


def columns(text: str) -> int:
    """Return how many columns a text fills: an East Asian wide character two, a combining mark none."""
    return sum(
        0 if unicodedata.category(character) in ("Mn", "Me") else 1 + (unicodedata.east_asian_width(character) in "WF")
        for character in text
    )


def _harmless(character: str) -> str:
    match unicodedata.category(character):
        case "Cc" | "Zl" | "Zp":
            return " "
        case "Cf":  # direction marks would turn the rest of the line around
            return ""
        case "Cs":
            return "�"
    return character


def _head(show: Show, readout: Readout) -> list[str]:
    root = f"√{len(show.traits)} = " if show.scale == "sqrt_d_k" else ""
    details = [f"v{subscript}" for subscript in _subscripts(len(show.axes))]
    return ["No.", "", "q·kᵀ ", f"÷{root}{readout.divisor_text}", "softmax %", *details]


def _body(show: Show, readout: Readout, trace: Trace, row: int, language: str) -> list[list[str]]:
    return [
        [
            str(guest.number),
            clean(say(guest.name, language), NAME_WIDTH),
            digits.fixed(readout.scores[place], 2) + ("*" if readout.pinned[place] else " "),
            digits.fixed(float(trace.scaled[row, place]), 2),
            readout.percent_texts[place],
            *(digits.fixed(value, 2) for value in trace.v[place].tolist()),
        ]
        for place, guest in enumerate(show.asked)
    ]


def _impression(show: Show, readout: Readout, language: str) -> str:
    parts = [
        f"v{subscript} {_word(axis, value, language)} {digits.signed(value)}"
        for subscript, axis, value in zip(_subscripts(len(show.axes)), show.axes, readout.impression, strict=True)
    ]
    return f"softmax @ V = {' · '.join(parts)}"


def _word(axis: Axis, value: float, language: str) -> str:
    return clean(say(axis.high if value >= 0 else axis.low, language), NAME_WIDTH)


def _subscripts(count: int) -> list[str]:
    return [str(i).translate(str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")) for i in range(1, count + 1)]


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows as lines whose columns stand below one another: names to the left, numbers to the right."""
    widths = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    return [
        GAP.join(
            cell + " " * (width - columns(cell)) if i == 1 else " " * (width - columns(cell)) + cell
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
