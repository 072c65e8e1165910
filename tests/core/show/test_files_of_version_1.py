"""Files that earlier versions of the app have written open unchanged, and are written as they were, byte for byte."""

import json
from pathlib import Path

import pytest

from core.show import showfile

KEPT = Path(__file__).parent / "files"
"""Written by the app of 2026-12-01, before the names of its code were changed. Never to be written anew."""


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.show.json")), ids=lambda path: path.stem)
def test_a_file_of_then_is_written_as_it_was(path: Path) -> None:
    data = path.read_bytes()
    assert showfile.encode(showfile.decode(data)) == data


def test_every_key_means_what_it_meant() -> None:
    data = (KEPT / "every_key.show.json").read_bytes()
    show, tree = showfile.decode(data), json.loads(data)
    assert show.scale == tree["scale"] == 3.5 and show.causal and show.positions
    assert show.selected == tree["selected"] and list(show.empty_chairs) == tree["empty_chairs"]
    assert [pin.score for pin in show.pins] == [7.25]
    assert list(show.panel.muted) == tree["panel"]["silent"] == [1] and show.panel.seed == 11
    assert len(show.panel.descriptions) == len(tree["panel"]["friends"])
    assert show.panel.w_o[0][0] == tree["panel"]["w_o"][0][0] == 0.5
