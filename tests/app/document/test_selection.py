"""What is picked on one page is picked on all; another show begins anew; the end of a drag refreshes one page only."""

from itertools import permutations

import pytest

from app.desktop.main_window import MainWindow
from app.document.changes import ALL, changes
from core.edits import heads, people, seats
from tests.app.windows import Opener
from tests.odd_shows import dating, everyone, ready

PAGES = ("everyone", "panel", "formula")


def pair(window: MainWindow, name: str) -> tuple[int, int]:
    """Return who looks and who is looked at on a page, as numbers."""
    show, page = window.document.show, window.page
    match name:
        case "everyone":
            row, column = page.cell
        case "panel":
            row, column = page.followed.row, page.followed.column
        case _:
            row, column = page.view.row, page.view.column
    return show.askers[row], show.guests[column]


def pick(window: MainWindow, name: str, row: int, column: int) -> None:
    match name:
        case "everyone":
            window.page.pick((row, column))
        case "panel":
            window.page.follow(row, column)
        case _:
            window.page.look_at("everyone")
            window.page.follow(row, column)


@pytest.mark.parametrize(("first", "second"), list(permutations(PAGES, 2)))
def test_a_pair_survives_a_change_of_page(open_window: Opener, first: str, second: str) -> None:
    window = open_window(everyone(6))
    for row, column in ((2, 4), (5, 0)):
        for name in (second, first):  # both exist already when something is picked
            window.open_page(name)
        pick(window, first, row, column)
        window.open_page(second)
        assert pair(window, second) == (window.document.show.askers[row], window.document.show.guests[column])


@pytest.mark.parametrize(("first", "second"), [("panel", "formula"), ("formula", "panel")])
def test_a_head_survives_a_change_of_page(open_window: Opener, first: str, second: str) -> None:
    window = open_window(everyone(4))
    for name in (second, first):
        window.open_page(name)
    window.page.enlarge(3) if first == "panel" else (window.page.look_at("head"), window.page.step(3))
    window.open_page(second)
    assert window.page.followed.head == 3 if second == "panel" else window.page.view.head == 3


def test_people_stay_picked_wherever_they_sit(open_window: Opener) -> None:
    window = open_window(everyone(6))
    window.open_page("everyone")
    window.page.pick((1, 3))
    before = pair(window, "everyone")
    assert window.document.edit(seats.shuffle, 7)
    assert pair(window, "everyone") == before
    window.document.undo_stack.undo()
    assert window.page.cell == (1, 3)


def test_another_show_begins_with_whom_it_says(open_window: Opener) -> None:
    window = open_window(everyone(6))
    window.open_page("everyone")
    window.page.pick((4, 3))
    show = ready("pronoun-en")
    window.document.exchange(lambda: "another", show, None)
    assert show.selected is not None and pair(window, "everyone")[0] == show.selected
    window.document.undo_stack.undo()
    assert window.page.cell[0] == 0


def test_whoever_sets_the_selection_is_followed_by_the_page_that_is_looked_at(open_window: Opener) -> None:
    window = open_window(everyone(6))
    window.open_page("everyone")
    show = window.document.show
    window.document.selection.pick(asker=show.askers[3], guest=show.guests[2])
    assert window.page.cell == (3, 2) and window.page.look.arcs.arcs.row == 3


def test_what_has_changed_is_said(open_window: Opener) -> None:
    window, said = open_window(dating()), []
    window.document.changed.connect(said.append)
    document = window.document
    document.edit(people.set_score, document.show.guests[0], 3.0)
    document.edit(heads.set_heads, 2)
    document.undo_stack.undo()
    document.load(everyone(3), None)
    assert said == [{"pins"}, {"panel"}, {"panel"}, ALL]
    assert changes(document.show, document.show) == frozenset()


def test_a_page_refreshes_only_for_what_it_shows(open_window: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window(dating())
    count = []
    monkeypatch.setattr(window.page, "refresh", lambda: count.append(1))
    window.document.edit(heads.set_heads, 2)
    assert not count, "the stage shows no heads"
    window.document.edit(people.set_score, window.document.show.guests[0], 3.0)
    assert len(count) == 1


def test_the_end_of_a_drag_refreshes_the_stage_once_and_no_other_page(open_window: Opener) -> None:
    window = open_window(everyone(4))
    for name in ("everyone", "panel", "stage"):
        window.open_page(name)
    show, counts = window.document.show, {}
    for name in ("everyone", "stage"):
        page = window.pages[name]
        page.refreshed.connect(lambda name=name: counts.__setitem__(name, counts.get(name, 0) + 1))
    window.document.drag(people.set_score, show.guests[0], 1.0)
    window.document.drag(people.set_score, show.guests[0], 2.0)
    window.document.end_gesture()
    assert counts == {"stage": 3}
    window.open_page("everyone")
    window.document.drag(people.set_score, show.guests[0], 4.0)
    counts.clear()
    window.document.end_gesture()
    assert counts == {}
