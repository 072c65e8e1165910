"""Percentages as they are read: each is its share rounded by itself, in tenths or whole numbers, whatever the show."""

import random

import pytest
from msgspec.structs import replace

from app.desktop.main_window import MainWindow
from core.edits import seats as seating
from core.show.model import Pair, Show
from tests.app import painted_text, user
from tests.app.pages.everyone.fixtures import PageOpener, digits_on, open_page, pick, press
from tests.odd_shows import everyone, ready

__all__ = ["open_page"]


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


def rounded(share: float, text: str) -> str:
    """Return a share in percent with as many decimals as a text on screen has."""
    bare = text.removesuffix("\u00a0%")
    if "." in bare:
        return f"{100 * share:.1f}" if 100 * share >= 0.05 else "<0.1"
    return f"{100 * share:.0f}" if 100 * share > 0.5 else "<1"


def check_rows(window: MainWindow) -> None:
    page, trace = window.page, window.document.trace
    written = digits_on(page.map.grid)
    assert len(written) + (trace.masked == -float("inf")).sum() == trace.weights.size
    assert len({"." in text for text in written.values()}) < 2
    for cell, text in written.items():
        share = float(trace.weights[cell[::-1] if page.map.transposed else cell])
        assert text.removesuffix("\u00a0%") == rounded(share, text), (cell, text)


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_each_share_on_the_map_is_rounded_by_itself(open_page: PageOpener, size: tuple[int, int]) -> None:
    window = open_page(everyone(9), size=size)
    for seed in range(16):
        window.document.load(drawn_lots(seed), None)
        check_rows(window)
        if not seed % 4:
            press(window, "transpose")
            check_rows(window)
            press(window, "transpose")


def test_digits_are_whole_where_the_cells_are_narrow(open_page: PageOpener) -> None:
    window = open_page(everyone(20), size=(1024, 700))
    written = set(digits_on(window.page.map.grid).values())
    assert written and not any("." in text for text in written)
    check_rows(window)


def test_the_percents_of_the_arcs_are_those_of_the_map(open_page: PageOpener) -> None:
    window = open_page(ready("five-by-eight"))
    for row in range(5):
        pick(window, (row, 0))
        user.leave(window)
        on_map = [text for (at, _), text in sorted(digits_on(window.page.map.grid).items()) if at == row]
        under = sorted(
            (text for text in painted_text.read(window.page.look.arcs) if "%" in text.text), key=lambda t: t.rect.x()
        )
        below = [text.text for text in under if text.rect.y() > window.page.look.arcs.height() / 2]
        assert below == list(window.page.look.arcs.arcs.texts)
        assert [text.removesuffix("\u00a0%") for text in on_map] == [text.removesuffix("\u00a0%") for text in below]


def test_equal_scores_show_equal_shares(open_page: PageOpener) -> None:
    """Six who are looked at alike take a sixth each: nobody is made smaller so that digits add up."""
    window = open_page(replace(everyone(6), scale=1e9))
    assert {text.removesuffix("\u00a0%") for text in digits_on(window.page.map.grid).values()} == {"16.7"}
