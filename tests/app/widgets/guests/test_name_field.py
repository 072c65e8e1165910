"""Names on cards: whole, in one line or two, whoever is shown next."""

import pytest

from core.edits import people
from tests.app import painted_text
from tests.app.windows import Opener
from tests.odd_shows import ready


@pytest.mark.parametrize("size", [(1440, 900), (1366, 728), (1024, 700)])
def test_a_long_name_is_written_in_two_lines_and_a_short_one_has_its_subtitle(
    open_window: Opener, size: tuple[int, int]
) -> None:
    window = open_window(ready("restaurant"), size=size)
    if not window.page.guests.cards:
        return  # rows have room for long names
    fish, tofu = window.page.guests.cards[:2]
    shown = "".join(line.text for line in painted_text.read(fish.name))
    assert shown.replace("\n", " ") == "Fish with pickled greens" and not fish.role.isVisible()
    assert [line.text for line in painted_text.read(tofu.name)] == ["Mapo tofu"] and tofu.role.isVisible()
    window.document.edit(people.rename_person, 1, "en", "Fish")
    assert [line.text for line in painted_text.read(fish.name)] == ["Fish"] and fish.role.isVisible()
