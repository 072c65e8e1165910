"""Show files of version 1, kept as they were written: each opens, and is saved byte for byte as it was.

`version_1` holds the ready shows of the first release, a show with every key of a sentence, and two of odd words and
masks. Fields may get other names in Python; what is written in these files stays.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core.show import showfile
from core.show.model import Axis, HeadDescription, Pair, Panel, Person, Pin, Projections, Show, Vocabulary

FILES = sorted((Path(__file__).parent / "version_1").glob("*.show.json"))
PARTS: dict[str, type[msgspec.Struct]] = {
    "": Show,
    "vocabulary": Vocabulary,
    "axes": Axis,
    "people": Person,
    "pins": Pin,
    "blocked": Pair,
    "projections": Projections,
    "panel": Panel,
    "panel.friends": HeadDescription,
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.partition(".")[0])
def test_a_file_of_version_1_opens_and_is_saved_as_it_was(file: Path) -> None:
    data = file.read_bytes()
    assert showfile.encode(showfile.decode(data)) == data


@pytest.mark.parametrize("part", PARTS)
def test_every_key_of_version_1_stands_in_some_file(part: str) -> None:
    written = {key for file in FILES for tree in _parts(json.loads(file.read_bytes()), part) for key in tree}
    assert written - {"format", "version"} == set(PARTS[part].__struct_encode_fields__)


def test_keys_that_have_another_name_in_python() -> None:
    panel = showfile.decode((Path(__file__).parent / "version_1" / "every-key.show.json").read_bytes()).panel
    assert [head.name for head in panel.descriptions] == ["who", "what"] and panel.muted == (1,)


def _parts(tree: dict[str, Any], part: str) -> Iterator[dict[str, Any]]:
    """Yield the objects of a file that stand under a key, such as "panel.friends"."""
    found: list[Any] = [tree]
    for key in filter(None, part.split(".")):
        below = [one[key] for one in found if key in one]
        found = [one for value in below for one in (value if isinstance(value, list) else [value])]
    yield from found
