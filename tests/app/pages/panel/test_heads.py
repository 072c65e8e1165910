"""How many friends look, who shares cards, who is silent, what they are called: all by hand, all undone, all saved."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from core import numbers
from core.show import showfile
from tests.app import painted_text, user
from tests.app.pages.panel.fixtures import everyone, panel_of, steps, tile
from tests.app.windows import Opener
from tests.core.shows import dating


def test_heads_are_chosen_by_chip_and_undone(open_window: Opener) -> None:
    window = panel_of(open_window)
    for count in (4, 16, 1):
        user.click(window.page.header.counts[count])
        assert window.document.show.panel.heads == count == len(window.page.heads.tiles)
        assert all(t.isVisible() and t.grid.width() > 0 for t in window.page.heads.tiles)
    assert steps(window) == ["Number of heads"] * 3
    for _ in range(3):
        user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show == everyone() and len(window.page.heads.tiles) == 8


def test_any_number_of_heads_is_typed_and_stepped_as_one_step(open_window: Opener) -> None:
    window = panel_of(open_window)
    field = window.page.header.number
    field.setFocus()
    user.type_text(window, "11")
    user.key(window, Qt.Key.Key_Return)
    assert window.document.show.panel.heads == 11
    user.hold(field, Qt.Key.Key_Up, 3)
    assert window.document.show.panel.heads == 14 and steps(window) == ["Number of heads"] * 2
    user.key(window, Qt.Key.Key_Return)
    user.write(window, "17")
    assert user.editor(window) is not None and window.document.show.panel.heads == 14
    user.write(window, "2.5")
    assert user.editor(window) is not None
    user.key(window, Qt.Key.Key_Escape)


def test_sharing_cards_says_what_it_saves_and_changes(open_window: Opener) -> None:
    window = panel_of(open_window)
    header = window.page.header
    assert [chip.text() for chip in header.cards] == ["one set each", "shared by 2", "shared by 4", "one set for all"]
    user.click(header.cards[2])
    assert window.document.show.panel.kv_heads == 2 and steps(window) == ["Who shares cards"]
    assert header.saving.text().startswith("GQA · KV cache: 288 → 72 numbers, 1/4 of it.")
    change = window.document.panel.change_of_sharing
    assert numbers.number(change.output) in header.saving.text()
    shares = numbers.fixed(100 * change.weights, 1)
    assert f"averaged here: shares move by up to {shares} points" in header.saving.text()
    user.click(header.cards[3])
    assert header.saving.text().startswith("MQA") and window.document.panel.widths.kv_heads == 1
    user.click(header.counts[1])
    assert [chip.text() for chip in header.cards] == ["one set each"]


def test_a_silenced_friend_is_struck_and_what_is_lost_is_told(open_window: Opener) -> None:
    window = panel_of(open_window)
    user.click(tile(window, 2).mute)
    assert window.document.show.panel.muted == (2,) and tile(window, 2).mute.isChecked()
    assert window.page.foot.merged.bar.groups[2].struck
    loss = window.document.panel.largest_loss(0)
    said = window.page.foot.loss.text()
    assert "Muted: Family." in said and window.page.presentation.features[loss.column] in said
    assert numbers.signed(float(window.document.panel.output[0, loss.column])) in said
    assert tile(window, 2).grid.level < 1 and steps(window) == ["Mute “Family”"]
    user.click(tile(window, 2).mute)
    assert window.document.show.panel.muted == () and steps(window)[-1] == "Unmute “Family”"
    user.ctrl(window, Qt.Key.Key_Z)
    assert window.document.show.panel.muted == (2,)


def test_a_friend_is_renamed_where_the_name_stands_and_saved(open_window: Opener, tmp_path: Path) -> None:
    window = panel_of(open_window)
    user.click(tile(window, 0).name)
    user.write(window, "小姨 Auntie")
    user.click(window.page.header.counts[16])
    user.click(tile(window, 12).name)
    user.write(window, "Bo")
    user.click(tile(window, 5).mute)
    window.document.save(tmp_path / "panel.show.json")
    again = showfile.read(tmp_path / "panel.show.json")
    assert again == window.document.show
    assert again.panel.descriptions[0].name["en"] == "小姨 Auntie"
    assert again.panel.descriptions[12].name == "Bo" and again.panel.muted == (5,)
    other = panel_of(open_window, again)
    assert tile(other, 0).name.text == "小姨 Auntie" and tile(other, 12).name.text == "Bo"


def test_a_friend_goes_home_by_button_and_by_delete_but_the_last_stays(open_window: Opener) -> None:
    window = panel_of(open_window, everyone(3))
    user.click(tile(window, 1).grid)
    user.click(window.page.focus.remove)
    assert [window.page.presentation.friend(head) for head in range(2)] == ["Career", "Family"]
    tile(window, 0).grid.setFocus()
    user.key(window, Qt.Key.Key_Delete)
    assert window.document.show.panel.heads == 1
    tile(window, 0).grid.setFocus()
    user.key(window, Qt.Key.Key_Delete)
    assert painted_text.told(window) == "The last friend stays: somebody has to look."
    assert steps(window) == ["Remove head “Character”", "Remove head “Career”"]


def test_one_asker_may_be_joined_by_everyone(open_window: Opener) -> None:
    window = panel_of(open_window, dating())
    assert window.page.header.everyone.isVisible() and not window.page.foot.after.isVisible()
    user.click(window.page.header.everyone)
    assert window.document.show.everyone and not window.page.header.everyone.isVisible()
    user.ctrl(window, Qt.Key.Key_Z)
    assert len(window.document.show.askers) == 1


@pytest.mark.parametrize("size", [(1440, 900), (1024, 700)])
@pytest.mark.parametrize("heads", range(1, 17))
def test_all_heads_fit(open_window: Opener, heads: int, size: tuple[int, int]) -> None:
    window = panel_of(open_window, everyone(heads), size=size)
    wall = window.page.heads.wall
    places = [t.geometry() for t in window.page.heads.tiles]
    assert (window.width(), window.height()) == size and len(places) == heads
    assert all(wall.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for i, a in enumerate(places) for b in places[:i])
    assert all(t.grid.cell_rect(0, 0).width() >= 3 for t in window.page.heads.tiles)


def test_the_language_is_switched_while_it_runs(open_window: Opener) -> None:
    window = panel_of(open_window)
    window.speak("zh_CN")
    QApplication.processEvents()
    assert tile(window, 0).name.text == "事业参谋"
    assert "林川" in painted_text.texts(window.page.focus)
