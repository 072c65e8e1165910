"""What somebody finds who uses no mouse, or no eyes: names, roles, values, the Tab key, the focus ring."""

from collections import Counter
from functools import partial

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from app.desktop.main_window import MainWindow
from app.pages import PAGES
from app.pages.formula.header import TABS as FORMULA_TABS
from app.pages.lab.experiments import EXPERIMENTS as LAB
from app.pages.panel.focus import TABS as PANEL_TABS
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.field import Field
from app.widgets.chrome.text_field import TextField
from app.widgets.fields import accessible
from app.widgets.fields.criterion_slider import CriterionSlider
from app.widgets.fields.detail_axis import DetailAxis
from app.widgets.fields.number_field import NumberField
from app.widgets.fields.score_slider import ScoreSlider
from app.widgets.fields.share_stack import ShareStack
from app.widgets.fields.tag_chip import TagChip
from app.widgets.grid.grid import Grid
from app.widgets.guests.guest_row import GuestRow
from core.edits import people, seats, sentence
from tests.app import painted_text, user
from tests.app.windows import Opener
from tests.odd_shows import crowd, dating, ready


def open_tab(window: MainWindow, *, page: str, tab: str) -> None:
    window.open_page(page)
    window.page.open_tab(tab)


def open_experiment(window: MainWindow, *, name: str) -> None:
    window.open_page("lab")
    window.page.open(name)
    window.page.guess("")
    while window.page.jobs.busy:
        QApplication.processEvents()


STATES = {
    "everyone": lambda w: w.open_page("everyone"),
    "matrices": lambda w: (w.open_page("everyone"), w.page.show_tab(1)),
    **{f"panel, {tab}": partial(open_tab, page="panel", tab=tab) for tab in PANEL_TABS},
    **{f"formula, {tab}": partial(open_tab, page="formula", tab=tab) for tab in FORMULA_TABS},
    "code": lambda w: w.open_page("code"),
    "code, find": lambda w: (w.open_page("code"), w.page.program.find_bar.open()),
    "lab": lambda w: w.open_page("lab"),
    **{f"lab, {name}": partial(open_experiment, name=name) for name in (kind.name for kind in LAB)},
    "guide": lambda w: w.actions_by_name["guide"].trigger(),
    "stage": lambda w: None,
    "why": lambda w: w.page.why(),
    "card": lambda w: w.page._sheets().open_card(3),
    "tour": lambda w: w.page.show_around(),
    **{name: partial(MainWindow.open_sheet, name=name) for name in ("new", "words", "breaks")},
}


@pytest.fixture(autouse=True, scope="module")
def _a_screen_reader_may_ask(qapp: QApplication) -> None:
    accessible.install()


def focusable(window: MainWindow) -> list[QWidget]:
    return [
        w
        for w in window.findChildren(QWidget)
        if w.focusPolicy() & Qt.FocusPolicy.TabFocus and w.isVisible() and w.isEnabled()
    ]


def test_every_page_is_among_the_states() -> None:
    assert {entry.name for entry in PAGES} <= {state.split(",")[0] for state in STATES}


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
def test_everything_that_takes_the_keyboard_has_a_name(
    open_window: Opener, state: str, language: str, size: tuple[int, int]
) -> None:
    window = open_window(language=language, size=size)
    STATES[state](window)
    nameless = [widget for widget in focusable(window) if not widget.accessibleName().strip()]
    assert not nameless


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("page", [entry.name for entry in PAGES])
def test_names_tell_fields_apart(open_window: Opener, page: str, language: str) -> None:
    window = open_window(language=language)
    window.open_page(page)
    names = Counter(widget.accessibleName() for widget in focusable(window) if isinstance(widget, Field))
    assert not {name: count for name, count in names.items() if count > 1}


def test_what_is_painted_only_is_told_too(window: MainWindow) -> None:
    assert "10.5" in window.page.algebra.accessibleName() and "40.7" in window.page.algebra.accessibleName()
    assert "+0.75" in window.page.impression.axes[0].accessibleName()
    assert "Up at six" in window.page.impression.stories.accessibleName()
    assert window.page.guests.cards[2].accessibleName() == "No. 3 Lin Chuan"


def test_a_number_is_a_slider_with_a_value(window: MainWindow) -> None:
    for field in window.page.findChildren(NumberField):
        interface = QAccessible.queryAccessibleInterface(field)
        assert interface.role() == QAccessible.Role.Slider and interface.isValid()
        assert interface.text(QAccessible.Text.Name) == field.accessibleName()
        assert interface.text(QAccessible.Text.Value) == field.text
        value = interface.valueInterface()
        assert (value.currentValue(), value.minimumValue(), value.maximumValue()) == (
            field.value,
            field.low,
            field.high,
        )
        assert value.minimumStepSize() == field.step > 0
        assert interface.state().focusable and interface.object() is field


@pytest.mark.parametrize("wished", [0.6, 0.006, 0.125])
def test_a_share_is_set_in_the_unit_in_which_it_is_read(window: MainWindow, wished: float) -> None:
    """As a value, a part of 1; as a text, percent: each in and out."""
    interface = QAccessible.queryAccessibleInterface(window.page.impression.stack)
    value = interface.valueInterface()
    assert interface.text(QAccessible.Text.Value) == f"{100 * value.currentValue():.1f}\u00a0%" == "40.7\u00a0%"
    value.setCurrentValue(wished)
    assert value.currentValue() == pytest.approx(wished, abs=1e-9)
    assert interface.text(QAccessible.Text.Value) == f"{100 * wished:.1f}\u00a0%"
    assert window.document.trace.weights[0, 2] == pytest.approx(wished, abs=1e-11)
    before = window.document.trace.weights
    value.setCurrentValue(value.currentValue())  # what is read, put back
    assert np.allclose(window.document.trace.weights, before, rtol=0, atol=1e-9)
    interface.setText(QAccessible.Text.Value, "12.5")
    assert interface.text(QAccessible.Text.Value) == "12.5\u00a0%"


def test_what_is_hidden_is_heard_as_hidden(open_window: Opener) -> None:
    """On Formula, a hidden cell is −∞ before softmax and has no share after it; never 0."""
    window = open_window(seats.set_empty(dating(), 3, True))
    window.open_page("formula")
    cards = window.page.formula.board.cards
    assert cards["masked"].grid.matrix.accessible_text(0, 2) == "Me, Lin Chuan: −∞, hidden by a mask"
    assert cards["weights"].grid.matrix.accessible_text(0, 2) == "Me, Lin Chuan: –, hidden by a mask"
    percent = f"{100 * window.document.trace.weights[0, 0]:.1f}\u00a0%"
    assert cards["weights"].grid.matrix.accessible_text(0, 0).endswith(f": {percent}")


@pytest.mark.parametrize("tab", ["formula", "code", "everyone"])
def test_a_cell_is_heard_as_it_is_seen(open_window: Opener, tab: str) -> None:
    window = open_window(ready("friends"))
    window.open_page(tab)
    heard = 0
    for grid in window.page.findChildren(Grid):
        if not grid.isVisible():
            continue
        for row, column in np.ndindex(*grid.matrix.shape):
            if texts := grid.matrix.texts(row, column):
                assert texts[0] in grid.matrix.accessible_text(row, column), grid.accessibleName()
                heard += 1
    assert heard > 8


def test_a_screen_reader_sets_a_number_in_one_step(window: MainWindow) -> None:
    field = window.page.guests.cards[2].score
    QAccessible.queryAccessibleInterface(field).valueInterface().setCurrentValue(4.0)
    assert window.document.show.pin(0, 3).score == 4 and not window.document.in_gesture
    QAccessible.queryAccessibleInterface(window.page.impression.stack).setText(QAccessible.Text.Value, "25")
    assert window.document.undo_stack.count() == 2


def test_a_text_is_an_editable_text(window: MainWindow) -> None:
    field = window.page.guests.cards[2].name
    interface = QAccessible.queryAccessibleInterface(field)
    assert interface.role() == QAccessible.Role.EditableText
    assert interface.text(QAccessible.Text.Value) == "Lin Chuan"
    interface.setText(QAccessible.Text.Value, "Kun")
    assert window.document.show.person(3).name["en"] == "Kun"
    assert interface.parent().object() is field.parentWidget()
    assert interface.rect().size() == field.size()


def test_fields_that_go_leave_no_interface_behind(window: MainWindow) -> None:
    for field in window.page.findChildren(Field):
        QAccessible.queryAccessibleInterface(field)
    before = len(accessible._alive)
    window.document.edit(people.remove_trait, 0)
    QApplication.sendPostedEvents(None, 52)
    assert len(accessible._alive) <= before


def test_tab_reaches_every_kind_of_field_and_comes_round(window: MainWindow) -> None:
    window.page.header.title.setFocus()
    first, met = window.focusWidget(), []
    for _ in range(400):
        user.key(window, Qt.Key.Key_Tab)
        met.append(window.focusWidget())
        if met[-1] is first:
            break
    assert met[-1] is first, "Tab goes round"
    kinds = {type(widget) for widget in met}
    assert kinds >= {TextField, CriterionSlider, TagChip, ScoreSlider, DetailAxis, ShareStack, ChipButton}
    assert len(met) == len(set(met))
    assert not set(focusable(window)) - set(met)
    card = [widget for widget in met if widget.parentWidget() is window.page.guests.cards[0]]
    parts = window.page.guests.cards[0]
    assert card == [parts.name, parts.role, *parts.chips, parts.score, parts.story, *parts.axes, parts.more]
    user.key(window, Qt.Key.Key_Backtab, modifiers=Qt.KeyboardModifier.ShiftModifier)
    assert window.focusWidget() is met[-2]


def test_tab_reaches_rows(open_window: Opener) -> None:
    window = open_window(crowd(64))
    window.page.header.title.setFocus()
    for _ in range(60):
        user.key(window, Qt.Key.Key_Tab)
        if isinstance(window.focusWidget(), GuestRow):
            return
    pytest.fail("no row was reached")


def test_the_ring_shows_where_the_keyboard_is(window: MainWindow) -> None:
    card = window.page.guests.cards[2]
    for widget in (card.name, card.chips[0], card.score, card.axes[0], card.more, window.rail.theme):
        before = widget.grab().toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        assert widget.hasFocus() and widget.grab().toImage() != before
        window.page.setFocus()
        assert widget.grab().toImage() == before


def test_what_is_refused_is_told_where_everyone_looks(open_window: Opener) -> None:
    window = open_window(ready("cat-mat-en"))
    window.open_page("everyone")
    window.document.edit(sentence.set_sentence, "askers", "")
    assert window.page.toast.accessibleName() == painted_text.told(window) != ""


def test_what_is_refused_is_told(window: MainWindow) -> None:
    for _ in range(5):
        window.document.edit(people.remove_trait, 0)
    window.document.edit(people.remove_trait, 0)
    assert window.page.toast.accessibleName() == painted_text.told(window) != ""
