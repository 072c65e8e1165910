"""No mouse, or no eyes: Tab reaches all that can be done, and everything has a name that says what it is."""

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from app.desktop.main_window import MainWindow
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.field import Field
from app.widgets.fields import accessible
from tests.app import user
from tests.app.pages.everyone.fixtures import PageOpener, chip, open_page, press
from tests.app.test_accessibility import focusable
from tests.core.shows import dating
from tests.odd_shows import everyone, own_sentence, ready

__all__ = ["open_page"]

SHOWS = {
    "dating": dating,
    "nine": lambda: everyone(9),
    "five-by-eight": lambda: ready("five-by-eight"),
    "sentence": own_sentence,
    "translation": lambda: ready("translation"),
}


@pytest.fixture(autouse=True, scope="module")
def _a_screen_reader_may_ask(qapp: object) -> None:
    accessible.install()


def tour(window: MainWindow) -> list[QWidget]:
    """Press Tab until it comes round; return what was met."""
    window.page.header.title.setFocus()
    first, met = window.focusWidget(), []
    for _ in range(60):
        user.key(window, Qt.Key.Key_Tab)
        met.append(window.focusWidget())
        if met[-1] is first:
            return met
    pytest.fail("Tab does not come round")


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
@pytest.mark.parametrize("name", SHOWS)
def test_tab_reaches_everything_once_and_comes_round(open_page: PageOpener, name: str, size: tuple[int, int]) -> None:
    window = open_page(SHOWS[name](), size=size)
    for tab in ("look", "projection"):
        press(window, tab)
        met = tour(window)
        assert len(met) == len(set(met)) and set(met) == set(focusable(window))
        chips = [w for w in window.page.findChildren(ChipButton) if w.isVisible() and w.isEnabled()]
        assert set(chips) <= set(met)
        user.key(window, Qt.Key.Key_Backtab, modifiers=Qt.KeyboardModifier.ShiftModifier)
        assert window.focusWidget() is met[-2]


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("name", SHOWS)
def test_everything_has_a_name_of_its_own(open_page: PageOpener, name: str, language: str) -> None:
    window = open_page(SHOWS[name](), language=language)
    for tab in ("look", "projection"):
        press(window, tab)
        widgets = focusable(window)
        assert not [widget for widget in widgets if not widget.accessibleName().strip()]
        names = Counter(w.accessibleName() for w in widgets if isinstance(w, Field | ChipButton))
        assert not {name: count for name, count in names.items() if count > 1}
    assert all(panel.accessibleName() for panel in (window.page.left, window.page.map))


def test_what_is_painted_only_is_told_too(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    page = window.page
    arcs = QAccessible.queryAccessibleInterface(page.look.arcs)
    assert arcs.text(QAccessible.Text.Name) == f"Whom “{page.presentation.askers[0]}” looks at"
    assert f"{page.presentation.guests[page.cell[1]]} {page.presentation.percent(page.cell)}" in arcs.text(
        QAccessible.Text.Value
    )
    grid = QAccessible.queryAccessibleInterface(page.map.grid)
    assert grid.text(QAccessible.Text.Name) == "Attention map"
    assert grid.text(QAccessible.Text.Value) == page.presentation.map.accessible_text(*page.cell)
    assert "; Scores " in page.algebra.accessibleName()
    press(window, "projection")
    x = QAccessible.queryAccessibleInterface(page.projection.grids["x"])
    assert x.role() == QAccessible.Role.EditableText and x.text(QAccessible.Text.Name).startswith("X, what is known")
    x.setText(QAccessible.Text.Value, "2.5")
    assert window.document.trace.q[0, 0] == 2.5 and not window.document.in_gesture


def test_space_presses_every_chip(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    for name, holds in (
        ("causal", lambda: window.document.show.causal),
        ("positions", lambda: window.document.show.positions),
        ("transpose", lambda: window.page.map.transposed),
        ("block", lambda: window.page.map.grid.acting),
        ("projection", lambda: window.page.stack.currentIndex() == 1),
    ):
        assert not holds()
        chip(window, name).setFocus(Qt.FocusReason.TabFocusReason)
        user.key(window, Qt.Key.Key_Space)
        assert holds() and chip(window, name).isChecked(), name


def test_a_chip_keeps_the_keyboard_while_it_works(open_page: PageOpener) -> None:
    window = open_page(everyone(9))
    for name in ("one", "everyone", "shuffle", "positions", "causal", "empty", "unmask", "transpose"):
        chip(window, name).setFocus(Qt.FocusReason.TabFocusReason)
        user.key(window, Qt.Key.Key_Space)
        assert window.focusWidget() is chip(window, name), name


def test_the_keyboard_alone_masks_shuffles_and_goes_back(open_page: PageOpener) -> None:
    window = open_page()
    before = window.document.show
    names = {"Let everyone look: 9 × 9": 0, chip(window, "causal").accessibleName(): 0}
    for name in names:
        for _ in range(60):
            user.key(window, Qt.Key.Key_Tab)
            if window.focusWidget().accessibleName() == name:
                break
        user.key(window, Qt.Key.Key_Space)
    show = window.document.show
    assert show.everyone and len(show.askers) == 9 and show.causal
    window.page.map.grid.setFocus()
    user.ctrl(window, Qt.Key.Key_End)
    user.key(window, Qt.Key.Key_Space)
    assert window.document.show.blocked
    for _ in range(3):
        user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show == before


def test_a_sentence_is_typed_by_keyboard_alone(open_page: PageOpener) -> None:
    window = open_page(ready("cat-mat-en"))
    for _ in range(60):
        user.key(window, Qt.Key.Key_Tab)
        if window.focusWidget().accessibleName() == "Sentence":
            break
    user.key(window, Qt.Key.Key_Return)
    user.type_text(window, "dog")
    user.key(window, Qt.Key.Key_Return)
    assert window.page.presentation.askers == ("dog",)
    assert window.focusWidget() is window.page.look.sentences["askers"].field


def test_the_ring_shows_where_the_keyboard_is(open_page: PageOpener) -> None:
    window = open_page(own_sentence())
    page = window.page
    press(window, "look")
    for widget in (page.map.grid, page.look.arcs, page.look.sentences["askers"].field, page.map.turn, page.header.one):
        before = widget.grab().toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        assert widget.hasFocus() and widget.grab().toImage() != before
        page.setFocus()
        assert widget.grab().toImage() == before


def test_the_steps_scroll_by_keyboard_where_they_do_not_fit(open_page: PageOpener) -> None:
    window = open_page(own_sentence(), size=(1024, 700))
    steps = window.page.look.steps
    if steps.verticalScrollBar().maximum():
        steps.lines.setFocus()
        user.key(window, Qt.Key.Key_End, Qt.Key.Key_Down, Qt.Key.Key_PageDown)
        assert steps.verticalScrollBar().value() > 0
