"""Every share, score and output that stands on screen is its value rounded by itself, on all pages of all ready shows.

The values are computed by plain loops from the show file, and rounded here, with decimal numbers.
"""

import json
import re
from decimal import ROUND_HALF_EVEN, Decimal
from functools import lru_cache
from typing import Any

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from app.desktop.headless import table
from app.desktop.main_window import MainWindow
from app.presentation.strips import Sign
from app.resources import READY_SHOWS, SHOWS
from app.widgets.fields import accessible
from core.readout import row as core_readout
from tests.app import painted_text, user
from tests.app.pages.everyone.fixtures import digits_on
from tests.app.windows import Opener
from tests.core.plain_attention import attention
from tests.odd_shows import ready

SIGN = "\u00a0%"


@pytest.fixture(autouse=True, scope="module")
def _a_screen_reader_may_ask(qapp: QApplication) -> None:
    accessible.install()


def rounded(value: float, decimals: int, least: str = "") -> str:
    """Return a value with so many decimals, whatever stands beside it; `least` where that leaves nothing."""
    text = str(Decimal(value).quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_EVEN))
    return least or text if not float(text) else text


def percent(share: float) -> str:
    return rounded(100 * share, 1, "<0.1")


def short(value: float, decimals: int = 2) -> str:
    """Return a number without the zeros at its end, as scores and impressions have it."""
    text = rounded(value, decimals)
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text == "-0" else text.replace("-", "−")


def signed(value: float) -> str:
    text = short(value)
    return text if text == "0" or text.startswith("−") else f"+{text}"


@lru_cache(maxsize=32)
def plain(name: str) -> dict[str, Any]:
    """Return everything that attention makes of a ready show."""
    return attention(json.loads((SHOWS / f"{name}.show.json").read_text(encoding="utf-8")))


def shown(name: str, row: int) -> list[str]:
    """Return the percentages that must stand on screen."""
    found = plain(name)
    return [
        "–" if gone else percent(share) for share, gone in zip(found["weights"][row], found["hidden"][row], strict=True)
    ]


def page(window: MainWindow, name: str) -> Any:
    user.click(window.rail.pages[name])
    user.leave(window)
    return window.page


def bare(text: str) -> str:
    return text.removesuffix("%").rstrip("\u00a0 ")


@pytest.mark.parametrize("name", READY_SHOWS)
def test_the_stage(open_window: Opener, name: str) -> None:
    window, found = open_window(ready(name)), plain(name)
    stage, texts = window.page, shown(name, 0)
    places = {number: place for place, number in enumerate(window.document.show.guests)}
    for widget in stage.guests.visible_widgets():
        place = places[widget.guest.number]
        said = [bare(text) for text in painted_text.texts(widget)]
        assert texts[place] in said and short(found["scores"][0][place]) in said, said
    for place, segment in enumerate(stage.impression.stack.segments):
        stage.impression.stack.choose(place)
        value = QAccessible.queryAccessibleInterface(stage.impression.stack).text(QAccessible.Text.Value)
        assert bare(value) == texts[places[segment.number]]
    for part in painted_text.texts(stage.impression.stack):
        number = part.split("  ")[-1]
        assert bare(number) in texts or number in map(str, places), part
    strips = {item.step: item for item in stage.algebra._line if not isinstance(item, Sign)}
    on_strip = {text.text for text in painted_text.read(stage.algebra)}
    parts = [
        "–" if gone else rounded(share, 3, "<.001")
        for share, gone in zip(found["weights"][0], found["hidden"][0], strict=True)
    ]
    assert list(strips[3].texts) == parts and on_strip & {text for part in parts for text in (part, part[1:])}
    total = sum(Decimal(part) for part in parts if part[0] not in "<–")
    assert any(f"{total:.3f}" in text for text in on_strip), (total, on_strip)
    assert {signed(value) for value in found["output"][0]} <= set(strips[4].texts)
    heard = stage.algebra.accessibleName()
    assert all(text in heard for text in texts[:12])


@pytest.mark.parametrize("name", READY_SHOWS)
def test_the_map_and_the_arcs(open_window: Opener, name: str) -> None:
    everyone = page(open_window(ready(name)), "everyone")
    grid, found = everyone.map.grid, plain(name)
    rows = [shown(name, row) for row in range(len(found["weights"]))]
    written = digits_on(grid)
    assert written
    for (row, column), text in written.items():
        whole = rounded(100 * found["weights"][row][column], 0, "<1")
        assert bare(text) == rows[row][column] or ("." not in text and bare(text) == whole), (row, column, text)
    for row, texts in enumerate(rows):
        for column, text in enumerate(texts):
            heard = grid.matrix.accessible_text(row, column)
            assert f" {text}{SIGN}" in heard or (text == "–" and "mask" in heard)
    row = everyone.cell[0]
    under = [text.text for text in painted_text.read(everyone.look.arcs) if text.text.endswith("%")]
    assert {bare(text) for text in under} <= set(rows[row])


@pytest.mark.parametrize("name", READY_SHOWS)
def test_the_formula_and_the_worksheet(open_window: Opener, name: str) -> None:
    formula, found = page(open_window(ready(name)), "formula"), plain(name)
    board, row = formula.formula.board, formula.view.row
    for cell, text in digits_on(board.cards["weights"].grid).items():
        assert bare(text) == shown(name, row)[cell[1]], (cell, text)
    for cell, text in digits_on(board.cards["scores"].grid).items():
        score = found["scores"][row][cell[1]]
        assert text in (short(score), short(score, 1)), (cell, text)
    for cell, text in digits_on(board.cards["output"].grid).items():
        value = found["output"][row][cell[1]]
        assert text in (short(value), short(value, 1)), (cell, text)
    user.click(formula.header.tabs["by_hand"])
    for column, share in enumerate(found["weights"][row]):
        formula.follow(row, column)
        sheet = formula.tabs["by_hand"].paper.papers.accessibleName()
        assert found["hidden"][row][column] or f"(with all decimals: {share:.6g})" in sheet


@pytest.mark.parametrize("name", READY_SHOWS)
def test_the_program(open_window: Opener, name: str) -> None:
    code, found = page(open_window(ready(name)), "code"), plain(name)
    lines = code.editor.text.split("\n")
    code.editor.go_to(next(place for place, line in enumerate(lines) if line.startswith("weights = ")))
    grid = code.tensor.shown[0].grid
    written = digits_on(grid)
    assert written
    for (row, column), text in written.items():
        share, places = found["weights"][row][column], len(text.partition(".")[2])
        assert text == (rounded(share, places, f"<.{'1':0>{places}}") if places and share else f"{share:.{places}f}")


@pytest.mark.parametrize("name", READY_SHOWS)
@pytest.mark.parametrize("language", ["zh_CN", "en"])
def test_the_printed_table(name: str, language: str) -> None:
    show = ready(name)
    blocks = [block for block in table(show, language).split("\n\n") if "softmax %" in block]
    assert len(blocks) == len(show.askers)
    for row, block in enumerate(blocks):
        head, *body = _rows(block, len(show.guests))
        shares = [re.findall(r"(?<![\d.])(<0\.1|\d+\.\d|–)(?![\d.])", line)[-1] for line in body]
        assert shares == shown(name, row), head
        total = sum(Decimal(text) for text in shares if text[0] not in "<–")
        assert (f" {total}" in block.split("\n")[-1] or "Σ" not in block) and ("Σ" in block) == (total not in (0, 100))


def _rows(block: str, count: int) -> list[str]:
    lines = block.split("\n")
    first = next(place for place, line in enumerate(lines) if "softmax %" in line)
    return lines[first : first + 1 + count]


def test_a_false_digit_is_noticed(open_window: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests above would fail: a share that is 0.1 too large stands out."""
    real = core_readout.numbers.percent
    monkeypatch.setattr(core_readout.numbers, "percent", lambda share: real(share + 0.001))
    with pytest.raises(AssertionError):
        test_the_stage(open_window, "dating")
    with pytest.raises(AssertionError):
        test_the_map_and_the_arcs(open_window, "dating")
    with pytest.raises(AssertionError):
        test_the_formula_and_the_worksheet(open_window, "dating")
    with pytest.raises(AssertionError):
        test_the_printed_table("dating", "en")
