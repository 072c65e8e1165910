"""An editor that is opened and left as it was changes nothing, whatever digits of the number it had room for."""

import math
import re
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from app.desktop.main_window import MainWindow
from app.widgets.chrome.field import Field
from app.widgets.fields.number_field import NumberField
from app.widgets.fields.share_row import ShareRow
from app.widgets.grid.grid import Grid
from core.edits import heads, matrices, seats
from core.edits import people as editing
from core.show.model import Show
from tests.app import user
from tests.app.windows import Opener
from tests.core.shows import dating

CUT = (0.1 + 0.2, 3.10000004, 6**0.5, 1 / 3, -2 / 3, 1e-11, 2.44948974278)
"""Numbers of which an editor shows fewer digits than they have."""


def cut(show: Show) -> Show:
    """Return the show with numbers everywhere that have more digits than an editor shows."""

    def row(count: int, shift: int) -> tuple[float, ...]:
        return tuple(CUT[(place + shift) % len(CUT)] for place in range(count))

    traits, axes = len(show.traits), len(show.axes)
    people = tuple(
        replace(
            person,
            criteria=person.criteria and row(traits, 0),
            tags=person.tags and row(traits, index),
            details=person.details and row(axes, index),
        )
        for index, person in enumerate(show.people)
    )
    return editing.set_score(replace(show, people=people), show.guests[1], 3.10000004)


def with_matrices(show: Show) -> Show:
    """Return the show with learned matrices, and matrices of its panel, that hold such numbers too."""
    everyone = seats.let_everyone_look(show)
    for which in ("w_q", "w_k", "w_v"):
        everyone = matrices.set_w(everyone, which, 0, 0, 0.1 + 0.2)
        everyone = heads.set_panel_w(everyone, which, 0, 0, 1 / 3)
    return heads.set_panel_w(everyone, "w_o", 0, 0, 6**0.5)


def stage(window: MainWindow) -> None:
    """The stage is the page that is open."""


def card(window: MainWindow) -> None:
    window.page.open_card(window.document.show.guests[1])


def everyone(window: MainWindow) -> None:
    window.open_page("everyone")


def projection(which: str) -> Callable[[MainWindow], None]:
    def open_tab(window: MainWindow) -> None:
        window.open_page("everyone")
        window.page.show_tab(1)
        window.page.projection.choose(which)

    return open_tab


def panel(tab: str, which: str = "") -> Callable[[MainWindow], None]:
    def open_tab(window: MainWindow) -> None:
        window.open_page("panel")
        user.click(window.page.focus.chips[tab])
        if which:
            user.click(window.page.focus.view.choices[which])

    return open_tab


def other(name: str) -> Callable[[MainWindow], None]:
    return lambda window: window.open_page(name)


PLACES: dict[str, tuple[Callable[[Show], Show], Callable[[MainWindow], None], tuple[int, int]]] = {
    "stage": (cut, stage, (1440, 900)),
    "rows": (cut, stage, (1024, 700)),
    "card": (cut, card, (1440, 900)),
    "everyone": (lambda show: with_matrices(cut(show)), everyone, (1440, 900)),
    **{which: (lambda show: with_matrices(cut(show)), projection(which), (1440, 900)) for which in ("w_q", "w_v")},
    "records": (lambda show: seats.let_everyone_look(cut(show)), projection("w_k"), (1440, 900)),
    "panel": (lambda show: with_matrices(cut(show)), panel("w", "w_q"), (1440, 900)),
    "way back": (lambda show: with_matrices(cut(show)), panel("w_o"), (1440, 900)),
    "sizes": (cut, panel("sizes"), (1440, 900)),
    "formula": (cut, other("formula"), (1440, 900)),
}
"""Where fields are: a show, how to get there, and the size of the window."""


def fields(window: MainWindow) -> Iterator[Field | ShareRow]:
    """Return what opens an editor on this page: of every kind one for each sort of number, and each matrix."""
    met = set()
    for field in (*window.page.findChildren(Field), *window.page.findChildren(ShareRow)):
        if not field.isVisible() or field.visibleRegion().isEmpty():
            continue
        digits = len(f"{field.value!r}") > 12 if isinstance(field, NumberField) else False
        own = id(field) if isinstance(field, Grid) else digits
        kind = type(field), type(field.parentWidget()), own
        if kind not in met and not (isinstance(field, Grid) and not field.editable):
            met.add(kind)
            yield field


def click_elsewhere(window: MainWindow) -> None:
    user.click(window.menuBar(), QPoint(window.menuBar().width() - 3, 5))


def resize(window: MainWindow) -> None:
    size = window.size()
    window.resize(size.width() + 30, size.height() + 20)
    QApplication.processEvents()
    window.resize(size)
    QApplication.processEvents()


def type_and_take_back(window: MainWindow) -> None:
    line = user.editor(window)
    line.end(False)
    line.insert("7")
    line.backspace()
    user.key(window, Qt.Key.Key_Return)


LEAVING: dict[str, Callable[[MainWindow], None]] = {
    "click": click_elsewhere,
    "enter": lambda window: user.key(window, Qt.Key.Key_Return),
    "tab": lambda window: user.key(window, Qt.Key.Key_Tab),
    "back": lambda window: user.key(window, Qt.Key.Key_Tab, modifiers=Qt.KeyboardModifier.ShiftModifier),
    "escape": lambda window: user.key(window, Qt.Key.Key_Escape),
    "wheel": lambda window: user.wheel(window.page, -1),
    "shortcut": lambda window: user.ctrl(window, Qt.Key.Key_0),
    "resize": resize,
    "other keyboard": lambda window: window.page.setFocus(),
    "type": type_and_take_back,
}


def open_editor(window: MainWindow, field: Field | ShareRow) -> str:
    """Open the editor of a field by the keyboard; return its text, or nothing if none opens."""
    field.setFocus(Qt.FocusReason.TabFocusReason)
    user.key(window, Qt.Key.Key_Space if isinstance(field, ShareRow) else Qt.Key.Key_F2)
    line = user.editor(window)
    return line.text() if line is not None else ""


@pytest.mark.parametrize("name", PLACES)
def test_whatever_is_opened_and_left_is_as_it_was(open_window: Opener, name: str) -> None:
    make, go, size = PLACES[name]
    window = open_window(make(dating()), size=size)
    go(window)
    QApplication.processEvents()
    show, opened = window.document.show, []
    for field in list(fields(window)):
        for way, leave in LEAVING.items():
            text = open_editor(window, field) if field.isVisible() else ""
            if not text and user.editor(window) is None:
                break  # nothing that is edited; or a resize has brought rows in place of cards
            opened.append(text)
            leave(window)
            told = f"{name}: {type(field).__name__} {field.accessibleName()} left by {way}"
            assert window.document.show is show, told
            assert window.document.undo_stack.count() == 0 and not window.document.in_gesture, told
            assert user.editor(window) is None, told
    numbers = [text for text in opened if re.search(r"\d", text)]
    assert len(opened) >= len(LEAVING) and (numbers or name == "formula"), f"{name}: {opened}"


def test_the_numbers_do_have_more_digits_than_their_editors(open_window: Opener) -> None:
    """So that the test above could fail: these editors say another number than the show holds."""
    window = open_window(cut(dating()))
    for field in (window.page.criteria.rows[0].slider, window.page.criteria.divisor, window.page.guests.cards[0].score):
        text = open_editor(window, field)
        assert float(text) != field.value and math.isclose(float(text), field.value, rel_tol=1e-9)
        user.key(window, Qt.Key.Key_Escape)
