"""A monkey at the desk: whatever is clicked, dragged, typed and undone, nothing breaks and the way back is there."""

from pathlib import Path

import pytest

from app.pages import PAGES
from tests.app import painted_text
from tests.app.monkey import SHOWS, Monkey, check, shows_put_on, take_all_back
from tests.app.windows import Opener

DEEDS = 60
NAMES = [entry.name for entry in PAGES]
VISITS = [(page, show) for place, page in enumerate(NAMES) for show in list(SHOWS)[place % 3 :: 3]]
"""Each page with three shows, so that each show is met on some page."""


@pytest.mark.parametrize(("page", "show"), VISITS)
def test_nothing_breaks_and_all_can_be_taken_back(open_window: Opener, tmp_path: Path, page: str, show: str) -> None:
    window = open_window(SHOWS[show]())
    put_on = shows_put_on(window)
    window.open_page(page)
    monkey = Monkey(window, VISITS.index((page, show)), tmp_path)
    for _ in range(DEEDS):
        monkey.do()
        try:
            check(window)
        except AssertionError as error:
            raise AssertionError(monkey.did[-3:]) from error
    assert painted_text.texts(window)
    take_all_back(window, put_on[-1])
