"""What there is room for is shown: names of columns, whole matrices, arcs between people; at small sizes, too."""

import pytest
from PySide6.QtCore import QSizeF

from app.desktop.main_window import MainWindow
from app.style import theme
from app.widgets.arcs.places import ArcsOf, lay_out
from tests.app import painted_text, user
from tests.app.windows import Opener
from tests.odd_shows import everyone, marks, ready

LOOK = theme.Look(theme.LIGHT, 1.0)


def opened(window: MainWindow, name: str) -> MainWindow:
    user.click(window.rail.pages[name])
    user.leave(window)
    return window


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["林川", "Lin Chuan", "名" * 200, "x" * 200])
@pytest.mark.parametrize("height", [186, 240, 400])
@pytest.mark.parametrize("askers", [1, 5, 40])
def test_arcs_have_room_between_those_who_look_and_those_looked_at(name: str, height: int, askers: int) -> None:
    of = ArcsOf(
        *((name,) * askers, (name,) * 8, False, 0, (0.125,) * 8, ("12.5 %",) * 8, (False,) * 8, None),
        avatars=("person-1",) * askers,
        guest_avatars=("person-2",) * 8,
    )
    places = lay_out(of, LOOK, QSizeF(430, height))
    assert places.guests.foot - places.askers.foot >= 40
    assert places.askers.names >= 0 and places.guests.names < height


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_the_heads_name_their_columns(open_window: Opener, language: str) -> None:
    window = opened(open_window(language=language, size=(1366, 728)), "panel")
    guests = window.page.presentation.guests
    for tile in window.page.heads.tiles:
        below = [line for line in painted_text.read(tile) if line.widget is tile and line.rect.top() >= tile.grid.y()]
        assert len(below) == len(guests)
        assert all(name.startswith(line.text.rstrip("…")) for line, name in zip(below, guests, strict=True))
        assert all(line.rect.bottom() <= tile.height() for line in below)


@pytest.mark.parametrize("size", [(1366, 728), (1440, 900), (1920, 1080)])
def test_all_rows_of_all_matrices_are_in_view(open_window: Opener, size: tuple[int, int]) -> None:
    window = opened(open_window(everyone(9), size=size), "everyone")
    window.page.show_tab(1)
    user.leave(window)
    for name, grid in window.page.projection.grids.items():
        rows, columns = grid.matrix.shape
        assert not grid.cell_rect(0, 0).isEmpty() and not grid.cell_rect(rows - 1, columns - 1).isEmpty(), name


def test_a_single_row_stands_above_what_it_is_multiplied_by(open_window: Opener) -> None:
    window = opened(open_window(marks(), size=(1366, 728)), "everyone")
    window.page.show_tab(1)
    user.leave(window)
    x, w, y = (window.page.projection.grids[name].geometry() for name in "xwy")
    assert x.bottom() < w.top() and abs(w.top() - y.top()) < 2 and x.width() > w.width() + y.width()
    assert "q · Humour" in painted_text.texts(window.page.projection.grids["x"])


def test_the_flow_is_large_where_its_matrix_is_small(open_window: Opener) -> None:
    window = opened(open_window(size=(1366, 728)), "formula")
    window.page.open_tab("flow")
    user.leave(window)
    tab = window.page.tabs["flow"]
    assert tab.above.height() > tab.below.height()
    assert any("Tags" in text for text in painted_text.texts(tab.flow)), "boxes say what they are called"
    window.page.look_at("everyone")
    user.leave(window)
    assert tab.below.height() > tab.above.height()


def test_the_steps_of_a_head_are_written_out_below_a_single_row(open_window: Opener) -> None:
    window = opened(open_window(size=(1366, 728)), "panel")
    assert window.page.focus.view.working.isVisible()
    window = opened(open_window(ready("friends"), size=(1366, 728)), "panel")
    assert not window.page.focus.view.working.isVisible()
