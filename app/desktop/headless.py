"""A show without a screen: its attention as an aligned table, or as JSON at full precision. No Qt here."""

import math
import unicodedata
from collections.abc import Sequence
from typing import Any

import numpy as np

from app.text.escaping import isolated
from core import numbers as digits
from core.attention.attend import Trace
from core.attention.inputs import Array
from core.readout.row import Readout, read
from core.show.json_text import layout
from core.show.model import Axis, Show, say
from core.show.records import records, weights
from core.staging.multihead import PanelTrace, stage_panel
from core.staging.stage import stage

NAME_WIDTH = 24
TITLE_WIDTH = 100
GAP = "  "
PINNED = {
    "zh_CN": "* 手动给定的分数，代替 q·kᵀ：",
    "en": "* a score set by hand, in place of q·kᵀ: ",
}
INSTEAD = {"zh_CN": "{} 号定为 {}，本是 {}", "en": "No. {} pinned {} instead of {}"}
MOST_PINS = 6  # that are named
HIDDEN = {
    "zh_CN": f"{digits.HIDDEN} 被掩码遮住，不分占比",
    "en": f"{digits.HIDDEN} hidden by a mask: no share",
}
ROUNDED = {
    "zh_CN": "Σ 各占比相加得 {}：每个数各自四舍五入",
    "en": "Σ the shares as shown add up to {}: each is rounded by itself",
}
NOBODY = {
    "zh_CN": "softmax @ V = 0：没有谁可看了，全被掩码遮住",
    "en": "softmax @ V = 0: nobody is left to look at, a mask hides all",
}


def table(show: Show, language: str) -> str:
    """Return the title of a show and, for each asker, the scores, shares and impression as an aligned table."""
    trace = stage(show)
    names = [isolated(clean(say(guest.name, language), NAME_WIDTH)) for guest in show.asked]
    details = [[digits.fixed(value, 2) for value in row] for row in trace.v.tolist()]
    blocks = [isolated(clean(say(show.title, language), TITLE_WIDTH))]
    for row, asker in enumerate(show.asking):
        readout = read(trace, row)
        lines = aligned([_head(show, readout), *_body(show, readout, trace.scaled[row], names, details)])
        if len(show.askers) > 1:
            lines.insert(0, isolated(clean(say(asker.name, language), TITLE_WIDTH)))
        lines += _pinned(show, readout, language) + [say(HIDDEN, language)] * any(readout.hidden)
        total = digits.sum_of_percents(readout.weights)
        lines += [say(ROUNDED, language).format(total)] * (total not in ("100.0", "0.0"))
        blocks.append("\n".join([*lines, "", _impression(show, readout, language)]))
    return "\n\n".join(blocks)


def trace_json(show: Show, language: str) -> str:
    """Return everything that attention computed of a show as JSON, no digit rounded."""
    parts = (_people(show, language), _sources(show), _attention(stage(show)))
    return layout({key: value for part in parts for key, value in part.items()} | {"panel": _panel(stage_panel(show))})


def _people(show: Show, language: str) -> dict[str, Any]:
    return {
        "askers": [say(asker.name, language) for asker in show.asking],
        "guests": [say(guest.name, language) for guest in show.asked],
    }


def _sources(show: Show) -> dict[str, Any]:
    """Return X, of askers and of guests where these are not the same, positions included, and W_Q, W_K and W_V."""
    sides = {"x": show.askers} if show.everyone else {"x_q": show.askers, "x_k": show.guests}
    return {
        **{name: records(show, numbers).tolist() for name, numbers in sides.items()},
        **{name: w.tolist() for name, w in weights(show)._asdict().items()},
    }


def _attention(trace: Trace) -> dict[str, Any]:
    """Return what became of it. Q, K and V are X @ W, but for rows and scores that were set by hand.

    The logits that softmax got are null where a mask hides a guest: JSON knows no −∞.
    """
    logits = trace.masked.tolist()  # (n_q, n_k)
    return {
        **{name: getattr(trace, name).tolist() for name in ("q", "k", "v", "scores", "scaled")},
        "hidden": [[logit == -math.inf for logit in row] for row in logits],
        "masked": [[None if logit == -math.inf else logit for logit in row] for row in logits],
        "weights": trace.weights.tolist(),
        "output": trace.output.tolist(),
    }


def _panel(panel: PanelTrace) -> dict[str, Any]:
    """Return the same people as many heads look at them; x is filled up with zeros to d_model = heads × d_head."""
    widths, heads = panel.widths, panel.heads
    return {
        **{"heads": widths.heads, "kv_heads": widths.kv_heads, "d_head": widths.d_head, "silent": list(panel.muted)},
        **{name: np.asarray(getattr(panel.projections, name)).tolist() for name in ("w_q", "w_k", "w_v", "w_o")},
        **{name: getattr(heads, name).tolist() for name in ("q", "k", "v", "scores", "scaled", "weights")},
        "head_outputs": heads.output.tolist(),
        "merged": panel.merged.tolist(),
        "output": panel.output.tolist(),
    }


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
    """Return how many columns a text fills: an East Asian wide character two, a mark none."""
    if text.isascii():
        return len(text)
    return sum(
        0
        if unicodedata.category(character) in ("Mn", "Me", "Cf")
        else 1 + (unicodedata.east_asian_width(character) in "WF")
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
    divisor = digits.root(len(show.traits)) if show.scale == "sqrt_d_k" else readout.divisor_text
    details = [f"v{subscript}" for subscript in _subscripts(len(show.axes))]
    return ["No.", "", "q·kᵀ ", f"÷{divisor}", "softmax %", *details]


def _body(
    show: Show, readout: Readout, scaled: Array, names: Sequence[str], details: Sequence[Sequence[str]]
) -> list[list[str]]:
    """Return a line for each guest. A mask takes a share away, and leaves the score as it is."""
    return [
        [
            str(number),
            names[place],
            digits.fixed(readout.scores[place], 2) + ("*" if readout.pinned[place] else " "),
            digits.fixed(float(scaled[place]), 2),
            readout.percent_texts[place],
            *details[place],
        ]
        for place, number in enumerate(show.guests)
    ]


def _pinned(show: Show, readout: Readout, language: str) -> list[str]:
    """Return a line that says which scores are pinned, and what q·kᵀ is there; nothing if none is."""
    pins = [
        say(INSTEAD, language).format(number, readout.score_texts[place], digits.number(readout.products[place]))
        for place, number in enumerate(show.guests)
        if readout.pinned[place]
    ]
    if not pins:
        return []
    return [f"{say(PINNED, language)}{', '.join(pins[:MOST_PINS])}{', …' if len(pins) > MOST_PINS else ''}"]


def _impression(show: Show, readout: Readout, language: str) -> str:
    if all(readout.hidden):
        return say(NOBODY, language)
    parts = [
        f"v{subscript} {_word(axis, value, language)} {digits.signed(value)}"
        for subscript, axis, value in zip(_subscripts(len(show.axes)), show.axes, readout.impression, strict=True)
    ]
    return f"softmax @ V = {' · '.join(parts)}"


def _word(axis: Axis, value: float, language: str) -> str:
    return isolated(clean(say(axis.high if value >= 0 else axis.low, language), NAME_WIDTH))


def _subscripts(count: int) -> list[str]:
    return [str(i).translate(str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")) for i in range(1, count + 1)]


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows as lines whose columns stand below one another: names to the left, numbers to the right."""
    widths = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    return [
        GAP.join(
            cell + " " * (width - columns(cell)) if i == 1 else " " * (width - columns(cell)) + cell
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
