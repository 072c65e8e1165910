"""Arcs by themselves: what they show of who looks at whom, and what a gesture reports."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QAccessible, QFont, QImage, QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.style import theme
from app.widgets.arcs import painting
from app.widgets.arcs.arcs import Arcs, ArcsOf
from app.widgets.arcs.painting import FAINTEST, opacity
from app.widgets.arcs.places import curves, distances, lay_out
from app.widgets.fields import accessible
from tests.app import painted_text, user

HOSTILE = ("<b>bold</b>", "x" * 200, "", "شخص ما", "👩‍👩‍👧", "a\nb\tc", "A&B", "\u202eflipped", "你好" * 60)
LOOK = theme.Look(theme.LIGHT, 1.0)
SIZES = [(120, 60), (300, 100), (600, 240), (1200, 360)]


def looks(count: int, row: int = 0, guests: int | None = None, **more: object) -> ArcsOf:
    """Return someone who looks at everybody, the more the further right they stand."""
    seen = count if guests is None else guests
    weights = np.arange(1, seen + 1) / max(sum(range(1, seen + 1)), 1)
    askers = tuple(f"A{place}" for place in range(count))
    return ArcsOf(
        askers=askers,
        guests=askers if guests is None else tuple(f"G{place}" for place in range(seen)),
        same=guests is None,
        row=row,
        weights=tuple(weights.tolist()),
        texts=tuple(f"{weight:.1%}" for weight in weights),
        hidden=(False,) * seen,
        column=None,
    )._replace(**more)


def portraits(count: int) -> tuple[str, ...]:
    return tuple(f"person-{place}" for place in range(count))


def shown(qtbot: QtBot, arcs: ArcsOf, size: tuple[int, int] = (720, 280)) -> Arcs:
    """Put arcs on the screen, with the keyboard on them."""
    widget = Arcs()
    qtbot.addWidget(widget)
    widget.resize(*size)
    widget.set_data(arcs, "Who looks at whom")
    widget.show()
    widget.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)
    user.leave(widget)
    return widget


def reports(signal: object) -> list:
    """Collect what a signal says."""
    said: list = []
    signal.connect(said.append)
    return said


def rose(image: QImage) -> int:
    """Return how many pixels are as good as the full colour of a weight."""
    full = theme.LIGHT.weight
    near = (full.red(), full.green(), full.blue())
    pixels = np.frombuffer(image.convertToFormat(QImage.Format.Format_RGB888).constBits(), np.uint8)
    rows = pixels.reshape(image.height(), -1)[:, : 3 * image.width()].reshape(-1, 3).astype(int)
    return int((np.abs(rows - near).max(axis=1) < 4).sum())


# What stands on it


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [0, 1, 2, 9, 60, 300])
@pytest.mark.parametrize("guests", [None, 1, 8, 300])
@pytest.mark.parametrize("faces", [True, False])
def test_any_number_of_people_stands_within_the_widget(
    qtbot: QtBot, size: tuple[int, int], count: int, guests: int | None, faces: bool
) -> None:
    widget = Arcs()
    qtbot.addWidget(widget)
    widget.resize(*size)
    arcs = looks(count, max(count - 1, 0), guests)
    if faces:
        arcs = arcs._replace(avatars=portraits(count), guest_avatars=portraits(len(arcs.guests)))
    widget.set_data(arcs, "")
    for each in painted_text.read(widget):
        if each.rect.topLeft() != QPointF():  # what is turned has coordinates of its own
            assert each.overflow() < 1.5, each.text
    if count:
        assert widget.rect().contains(widget.place_of(len(arcs.guests) - 1).toPoint())
        assert widget.rect().contains(widget.place_of_asker(count - 1).toPoint())


def test_names_and_percents_stand_under_everybody(qtbot: QtBot) -> None:
    widget = shown(qtbot, looks(8, 2))
    texts = painted_text.texts(widget)
    assert {f"A{place}" for place in range(8)} <= set(texts) and {"2.8%", "22.2%"} <= set(texts)
    bold = [each.text for each in painted_text.read(widget) if each.font.family() == theme.BOLD]
    assert "A2" in bold and "A3" not in bold


def test_two_lines_of_names_where_others_are_looked_at(qtbot: QtBot) -> None:
    widget = shown(qtbot, looks(3, 1, 5))
    tops = {each.text: each.rect.top() for each in painted_text.read(widget)}
    assert {"A0", "A1", "A2", "G0", "G4"} <= set(tops) and tops["A1"] < widget.height() / 3 < tops["G1"]


def test_names_are_plain_text(qtbot: QtBot) -> None:
    arcs = looks(9)._replace(askers=HOSTILE, guests=HOSTILE, column=3)
    for size in SIZES:
        texts = painted_text.texts(shown(qtbot, arcs, size))
        assert not any(len(text) > 190 for text in texts)
    assert "<b>bold</b>" in texts and any(text.startswith("xxx") and text.endswith("…") for text in texts)


def test_of_many_names_those_that_matter_are_there(qtbot: QtBot) -> None:
    weights = [0.001] * 300
    weights[77], weights[78], weights[201] = 0.4, 0.01, 0.3
    widget = shown(qtbot, looks(300, 120)._replace(weights=tuple(weights)), (1200, 320))
    texts = painted_text.texts(widget)
    assert {"A120", "A77", "A201"} <= set(texts) and 20 < len(texts) < 80


def test_the_percent_of_who_is_looked_at_more_closely_is_read_at_the_arc(qtbot: QtBot) -> None:
    widget = shown(qtbot, looks(300, 120), (1200, 320))
    assert "0.5%" not in painted_text.texts(widget)
    widget.set_data(looks(300, 120, column=210), "")
    assert {"A210", "0.5%"} <= set(painted_text.texts(widget))


# The arcs


def test_a_whole_weight_is_fully_opaque_and_none_is_not_painted(qtbot: QtBot) -> None:
    assert opacity(1.0) == 1.0 and opacity(0.0) == 0.0 and opacity(2.0) == 1.0
    arcs = looks(5)._replace(weights=(0.0, 0.0, 0.0, 1.0, 0.0), texts=("",) * 5)
    widget = shown(qtbot, arcs)
    assert rose(widget.grab().toImage()) > 500
    widget.set_data(arcs._replace(weights=(0.0,) * 5), "")
    assert rose(widget.grab().toImage()) == 0


@given(st.floats(0, 1), st.floats(0, 1))
def test_more_weight_is_more_ink(one: float, other: float) -> None:
    less, more = sorted((one, other))
    assert opacity(less) <= opacity(more)
    assert painting.thickness(less) <= painting.thickness(more)


def test_what_cannot_be_seen_is_not_drawn(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[float] = []
    real = painting._pen
    monkeypatch.setattr(painting, "_pen", lambda look, weight, **k: drawn.append(weight) or real(look, weight, **k))
    widget = shown(qtbot, looks(3)._replace(weights=(0.9, 1e-6, 0.1), texts=("",) * 3))
    widget.grab()
    assert sorted(drawn) == [0.1, 0.9] and opacity(1e-6) < FAINTEST


def test_a_hidden_guest_is_dotted_and_has_no_weight(qtbot: QtBot) -> None:
    widget = shown(qtbot, looks(4)._replace(hidden=(False, False, False, True), texts=("1%", "2%", "3%", "")))
    dotted = widget.grab().toImage()
    widget.set_data(widget.arcs._replace(hidden=(False,) * 4, weights=(0.1, 0.2, 0.3, 0.0)), "")
    assert widget.grab().toImage() != dotted


@given(st.integers(1, 320), st.integers(0, 319), st.integers(120, 1900), st.integers(60, 700), st.booleans())
def test_arcs_stay_within_the_widget_and_are_found_where_they_go(
    count: int, row: int, width: int, height: int, same: bool
) -> None:
    arcs = looks(count, row % count, None if same else count)
    places = lay_out(arcs, LOOK, QSizeF(width, height))
    lines = curves(arcs, places, LOOK)
    middles = (lines[:, 0] + 3 * lines[:, 1] + 3 * lines[:, 2] + lines[:, 3]) / 8
    assert (middles[:, 1] >= -1e-6).all() and (middles[:, 1] <= height).all()
    assert (middles[:, 0] >= 0).all() and (middles[:, 0] <= width).all()
    for guest in {0, count - 1}:
        assert distances(lines, QPointF(*middles[guest]))[guest] < 2


def test_a_wider_arc_is_a_higher_one() -> None:
    arcs = looks(40, 0)
    lines = curves(arcs, lay_out(arcs, LOOK, QSizeF(900, 300)), LOOK)
    assert (np.diff(lines[1:, 1, 1]) <= 0).all()


# The pointer


def test_it_tells_who_is_pointed_at_by_name_or_by_arc(qtbot: QtBot) -> None:
    widget = shown(qtbot, looks(8, 2, avatars=portraits(8)))
    said = reports(widget.pointed)
    user.point(widget, widget.place_of(5))
    user.leave(widget)
    path = painting._path(widget._curves[7])
    user.point(widget, path.pointAtPercent(0.6))
    user.leave(widget)
    assert said == [(2, 5), None, (2, 7), None]


def test_an_arc_that_is_not_there_is_not_pointed_at(qtbot: QtBot) -> None:
    weights = (0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    widget = shown(qtbot, looks(8, 0)._replace(weights=weights))
    said = reports(widget.pointed)
    user.point(widget, painting._path(widget._curves[7]).pointAtPercent(0.6))
    assert not said


def test_a_click_picks_who_looks(qtbot: QtBot) -> None:
    widget = shown(qtbot, looks(8, 2))
    rows, columns = reports(widget.row_picked), reports(widget.column_picked)
    user.click(widget, widget.place_of(5))
    user.click(widget, widget.place_of(2))
    user.click(widget, widget.place_of(6), Qt.MouseButton.RightButton)
    assert rows == [5] and not columns and widget.arcs.row == 2, "it shows what it is handed"
    user.click(widget, painting._path(widget._curves[7]).pointAtPercent(0.6))
    assert rows == [5] and columns == [7]


def test_in_two_lines_those_above_look_and_those_below_are_looked_at(qtbot: QtBot) -> None:
    widget = shown(qtbot, looks(3, 1, 5))
    rows, columns = reports(widget.row_picked), reports(widget.column_picked)
    user.click(widget, widget.place_of_asker(2))
    user.click(widget, widget.place_of(4))
    assert rows == [2] and columns == [4]


def test_pointing_shows_who_is_pointed_at(qtbot: QtBot) -> None:
    widget = shown(qtbot, looks(40, 2))
    assert "3.4%" not in painted_text.texts(widget)
    user.point(widget, widget.place_of(27))
    assert {"3.4%", "A27"} <= set(painted_text.texts(widget))


def test_fewer_guests_forget_who_was_pointed_at(qtbot: QtBot) -> None:
    widget = shown(qtbot, looks(8, 2))
    user.point(widget, widget.place_of(7))
    widget.set_data(looks(3), "")
    widget.grab()
    widget.set_data(looks(0), "")
    user.point(widget)
    user.click(widget)
    assert not painted_text.texts(widget) and widget.text == ""


# The keyboard, and a screen reader


def test_keys_pick_who_looks(qtbot: QtBot) -> None:
    widget = shown(qtbot, looks(8, 2))
    rows = reports(widget.row_picked)
    user.key(widget, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
    assert rows == [1, 3, 0, 7]
    widget.set_data(looks(8, 7), "")
    user.key(widget, Qt.Key.Key_Right, Qt.Key.Key_End)
    assert rows == [1, 3, 0, 7], "there is nobody further right"
    for key, modifier in ((Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier), (Qt.Key.Key_A, user.NO_MODIFIER)):
        event = QKeyEvent(QKeyEvent.Type.KeyPress, key, modifier)
        QApplication.sendEvent(widget, event)
        assert not event.isAccepted()


def test_a_screen_reader_hears_who_looks_and_at_whom_most(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    accessible.install()
    widget = shown(qtbot, looks(3, 1)._replace(hidden=(True, False, False)))
    interface = QAccessible.queryAccessibleInterface(widget)
    assert interface.role() == QAccessible.Role.Cell and interface.text(QAccessible.Text.Name) == "Who looks at whom"
    assert interface.text(QAccessible.Text.Value) == "A1: A2 50.0%, A1 33.3%"
    told: list[object] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append(event.value()))
    widget.set_data(looks(3, 2), "Who looks at whom")
    widget.set_data(looks(3, 2), "Who looks at whom")
    assert told == ["A2: A2 50.0%, A1 33.3%, A0 16.7%"]
    interface.setText(QAccessible.Text.Value, "A1")
    assert widget.arcs.row == 2


# Its look


def test_it_follows_theme_and_zoom(qtbot: QtBot) -> None:
    widget = shown(qtbot, looks(5, 1))
    light = widget.grab().toImage()
    size = next(each.font.pixelSize() for each in painted_text.read(widget) if each.text == "A3")
    widget.setPalette(theme.palette(theme.DARK))
    assert widget.grab().toImage() != light
    font = QFont(widget.font())
    font.setPixelSize(20)
    widget.setFont(font)
    assert next(each.font.pixelSize() for each in painted_text.read(widget) if each.text == "A3") > size


def test_portraits_stand_where_there_is_room(qtbot: QtBot) -> None:
    plain, faces = looks(8, 2), looks(8, 2, avatars=portraits(8))
    for size, differs in (((720, 280), True), ((300, 100), False)):
        one, other = (shown(qtbot, arcs, size).grab().toImage() for arcs in (plain, faces))
        assert (one != other) == differs


def test_the_ring_shows_where_the_keyboard_is(qtbot: QtBot) -> None:
    widget = shown(qtbot, looks(5))
    focused = widget.grab().toImage()
    widget.clearFocus()
    assert widget.grab().toImage() != focused
