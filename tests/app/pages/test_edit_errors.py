"""What is refused is told on the page that is open, whichever that is, and nowhere else."""

import pytest

from app.pages import PAGES
from core.edits import heads, seats
from core.show.model import MAX_GUESTS
from tests.app import painted_text, user
from tests.app.windows import Opener
from tests.odd_shows import crowd

NAMES = [entry.name for entry in PAGES]


def test_all_pages_are_known() -> None:
    assert NAMES == ["stage", "everyone", "panel", "formula", "code", "lab"]


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_a_refusal_is_told_on_every_page(open_window: Opener, language: str) -> None:
    window = open_window(crowd(MAX_GUESTS), language=language)
    said = set()
    for name in NAMES:
        window.open_page(name)
    for name in NAMES:
        window.open_page(name)
        before = window.document.show
        assert not window.document.edit(seats.let_everyone_look)
        assert window.document.show is before
        said.add(painted_text.told(window))
        assert "512" in painted_text.told(window) and window.page.toast.accessibleName() == painted_text.told(window)
        others = [page for other, page in window.pages.items() if other != name]
        assert all(not page.toast.isVisibleTo(page) for page in others)
        window.page.toast.hide()
    assert len(said) == 1


def test_one_who_looks_among_512_cannot_become_everyone_on_the_formula(open_window: Opener) -> None:
    window = open_window(crowd(MAX_GUESTS))
    window.open_page("formula")
    user.click(window.page.header.whose["everyone"])
    assert painted_text.told(window) == "A show holds at most 512 guests."
    assert len(window.document.show.askers) == 1


def test_what_is_refused_on_the_panel_has_words(open_window: Opener) -> None:
    window = open_window()
    window.open_page("panel")
    for _ in range(len(window.document.show.panel.descriptions)):
        window.document.edit(heads.remove_head, 0)
    assert "stays: somebody has to look" in painted_text.told(window)
