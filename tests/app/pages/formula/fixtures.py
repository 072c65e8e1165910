"""The Formula page on a screen: how to get there, and what stands where."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QWidget

from app.desktop.main_window import MainWindow
from app.pages.formula import FormulaPage
from app.pages.formula.by_hand_tab import ByHandTab
from core.show.model import Show
from tests.app import painted_text, user
from tests.app.windows import Opener

__all__ = ["open_page"]

PageOpener = Callable[..., MainWindow]


@pytest.fixture
def open_page(open_window: Opener) -> PageOpener:
    """Return what opens a window on this page: desk(show, language=…, size=…, tab="flow", whose="everyone")."""

    def open_page(show: Show | None = None, *, tab: str = "formula", whose: str = "one", **how: object) -> MainWindow:
        window = open_window(show, **how)
        user.click(window.rail.pages["formula"])
        assert isinstance(window.page, FormulaPage)
        if whose != "one":
            user.click(window.page.header.whose[whose])
        if tab != "formula":
            user.click(window.page.header.tabs[tab])
        user.leave(window)
        return window

    return open_page


def click_symbol(window: MainWindow, symbol: str) -> None:
    """Click a symbol of the formula where nothing else stands over it."""
    field = window.page.formula.formula
    rect = field.symbol_rect(symbol)
    at_its_word = QPointF(rect.width() * 0.3, 0) if symbol == "softmax" else QPointF()
    user.click(field, rect.center() - at_its_word)


def highlighted(window: MainWindow) -> list[str]:
    """Return which matrices stand out."""
    return [name for name, card in window.page.formula.board.cards.items() if card.highlighted]


def told(window: MainWindow) -> tuple[str, str, str, str]:
    """Return heading, shape, sentence and code of the selected symbol, as they stand on screen."""
    account = window.page.formula.account
    return account.heading.text(), account.shape.text(), account.sentence.text(), account.code.text


def by_hand(window: MainWindow) -> ByHandTab:
    """Return the tab of worksheets."""
    tab = window.page.tabs["by_hand"]
    assert isinstance(tab, ByHandTab)
    return tab


def sheet(window: MainWindow) -> list[str]:
    """Return the lines of the worksheet, as a screen reader gets them."""
    QApplication.processEvents()
    return by_hand(window).paper.papers.accessibleName().split("\n")


def words_on(window: MainWindow) -> list[str]:
    """Return all texts that are drawn on the page, and all names that a screen reader says."""
    page = window.page
    parts = [part for part in page.findChildren(QWidget) if part.isVisibleTo(page)]
    return [*painted_text.texts(page), *(part.accessibleName() for part in parts), *(part.toolTip() for part in parts)]
