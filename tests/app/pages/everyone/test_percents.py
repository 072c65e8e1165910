"""Percentages as they are read: each row adds up to exactly 100, in tenths or in whole numbers, whatever the show."""

import random

import pytest
from msgspec.structs import replace

from app.main_window import MainWindow
from core import seating
from core.show import Pair, Show
from tests.app import hands, ink
from tests.app.pages.everyone.desk import Desk, desk, digits_on, pick, press
from tests.odd_shows import everyone, ready

__all__ = ["desk"]


def drawn_lots(seed: int) -> Show:
    """Return a show of 1 to 14 who look at 1 to 14, with masks and a scale that make large and tiny shares."""
    deal = random.Random(seed)
    show = everyone(deal.randrange(1, 15))
    if deal.random() < 0.4:
        seats = show.askers
        show = replace(show, askers=seats[: deal.randrange(1, len(seats) + 1)])
    show = replace(show, scale=deal.choice(["sqrt_d_k", "none", 0.3, 40.0]))
    if deal.random() < 0.6:
        pairs = {(deal.choice(show.askers), deal.choice(show.guests)) for _ in range(deal.randrange(1, 20))}
        show = replace(show, blocked=tuple(Pair(asker=asker, guest=guest) for asker, guest in sorted(pairs)))
    if deal.random() < 0.4:
        show = replace(show, empty_chairs=(deal.choice(show.guests),))
    return seating.set_causal(show, True) if show.everyone and deal.random() < 0.4 else show


def parts(text: str) -> int:
    """Return a percentage on screen in tenths where it has a decimal, else in whole numbers."""
    bare = text.removesuffix(" %").replace(".", "")
    return 0 if bare.startswith(("<", "–")) else int(bare)


def check_rows(window: MainWindow) -> None:
    page, trace = window.page, window.document.trace
    written = digits_on(page.map.grid)
    rows, columns = trace.shape
    assert len(written) + (trace.masked == -float("inf")).sum() == rows * columns
    whole = 1000 if any("." in text and "<" not in text for text in written.values()) else 100
    for row in range(rows):
        cells = [(column, row) if page.map.transposed else (row, column) for column in range(columns)]
        shares = [parts(written[cell]) if cell in written else 0 for cell in cells]
        assert sum(shares) == (0 if trace.nobody[row] else whole), [written.get(cell) for cell in cells]
        for share, weight in zip(shares, trace.weights[row], strict=True):
            assert abs(share - whole * weight) < 1


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_each_row_of_the_map_adds_up_to_100(desk: Desk, size: tuple[int, int]) -> None:
    window = desk(everyone(9), size=size)
    for seed in range(16):
        window.document.load(drawn_lots(seed), None)
        check_rows(window)
        if not seed % 4:
            press(window, "transpose")
            check_rows(window)
            press(window, "transpose")


def test_digits_are_whole_where_the_cells_are_narrow_and_still_add_up(desk: Desk) -> None:
    window = desk(everyone(20), size=(1024, 700))
    written = set(digits_on(window.page.map.grid).values())
    assert written and not any("." in text for text in written)
    check_rows(window)


def test_the_percents_of_the_arcs_add_up_too_and_are_those_of_the_map(desk: Desk) -> None:
    window = desk(ready("five-by-eight"))
    for row in range(5):
        pick(window, (row, 0))
        hands.leave(window)
        on_map = [text for (at, _), text in sorted(digits_on(window.page.map.grid).items()) if at == row]
        under = sorted((text for text in ink.read(window.page.look.arcs) if "%" in text.text), key=lambda t: t.rect.x())
        below = [text.text for text in under if text.rect.y() > window.page.look.arcs.height() / 2]
        assert sum(map(parts, below)) == 1000 and below == list(window.page.look.arcs.arcs.texts)
        assert [text.removesuffix(" %") for text in on_map] == [text.removesuffix(" %") for text in below]
