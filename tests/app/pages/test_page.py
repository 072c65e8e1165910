"""How often a page reads the document: once for whatever happens, and not at all while nobody looks at it."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from app.desktop.main_window import MainWindow
from app.pages import PAGES
from app.pages.page import Page
from core.edits import people
from tests.app.windows import Opener

NAMES = tuple(entry.name for entry in PAGES)


@pytest.fixture
def refreshes(open_window: Opener, monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[str]]:
    """Return what does something to a window with all pages, and names the pages that were refreshed by it."""
    window = open_window()
    for name in NAMES:
        window.open_page(name)
    found: list[str] = []
    for name, page in window.pages.items():
        monkeypatch.setattr(page, "refresh", lambda name=name, refresh=page.refresh: (found.append(name), refresh()))

    def happen(looked_at: str, what: Callable[[MainWindow], object]) -> list[str]:
        window.open_page(looked_at)
        QApplication.processEvents()
        found.clear()
        what(window)
        QApplication.processEvents()
        return list(found)

    return happen


@pytest.mark.parametrize("name", NAMES)
def test_a_switch_of_language_of_size_or_of_theme_refreshes_once_at_most(
    refreshes: Callable[..., list[str]], name: str
) -> None:
    assert refreshes(name, lambda window: window.speak("zh_CN")) == [name]
    assert refreshes(name, lambda window: window.speak("en")) == [name]
    assert refreshes(name, lambda window: window.set_zoom(1.2)) == [name]
    assert refreshes(name, lambda window: window.set_theme("dark")) == []
    assert refreshes(name, lambda window: window.set_theme("light")) == []


@pytest.mark.parametrize("name", NAMES)
def test_an_edit_and_its_undo_refresh_once_each(refreshes: Callable[..., list[str]], name: str) -> None:
    assert refreshes(name, lambda window: window.document.edit(people.set_score, 3, 1.5)) == [name]
    assert refreshes(name, lambda window: window.document.undo_stack.undo()) == [name]
    assert refreshes(name, lambda window: window.document.undo_stack.redo()) == [name]


def test_the_page_says_its_texts_in_the_new_language_at_once(window: MainWindow) -> None:
    page: Page = window.page
    window.speak("zh_CN")
    assert page.language == "zh_CN"
    assert "我的标准" in page.criteria.accessibleName() + page.criteria.title.text()
