"""What the app remembers: written, read back, and never a reason not to start."""

import json
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.files.settings import MOST_RECENT, Loaded, Settings, load, place, save

ANY = st.builds(
    Settings,
    language=st.sampled_from(["", "zh_CN", "en"]),
    theme=st.sampled_from(["", "light", "dark"]),
    zoom=st.floats(0.8, 2.0),
    motion=st.booleans(),
    size=st.tuples(st.integers(1024, 8000), st.integers(700, 8000)),
    maximised=st.booleans(),
    recent=st.lists(st.text(max_size=20), max_size=8),
)

BROKEN = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b'{"language": "tlh"}',
    b'{"theme": 3}',
    b'{"zoom": "large"}',
    b'{"zoom": 1e300}',
    b'{"zoom": -1}',
    b'{"zoom": 0}',
    b'{"size": [1]}',
    b'{"size": [1000000000, 700]}',
    b'{"recent": [1]}',
    b"[" * 100_000,
]


@given(ANY)
@settings(max_examples=25)
def test_what_is_saved_is_loaded(tmp_path_factory: pytest.TempPathFactory, chosen: Settings) -> None:
    path = tmp_path_factory.mktemp("settings") / "deep" / "settings.json"
    assert save(chosen, path) and load(path) == Loaded(chosen)


def test_a_first_start_finds_defaults(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == Loaded(Settings())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("data", BROKEN)
def test_a_broken_file_is_put_aside_and_can_be_looked_at(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    copy = tmp_path / "settings.broken"
    settings, refused, kept = load(path)
    assert settings == Settings() and refused and kept == copy and copy.read_bytes() == data
    assert load(path) == Loaded(Settings()), "it is said once"
    assert save(Settings(zoom=1.5), path) and load(path).settings.zoom == 1.5


def test_a_key_of_a_later_version_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"zoom": 1.5, "voice": "loud"}')
    assert load(path) == Loaded(Settings(zoom=1.5))


def test_a_folder_or_a_file_in_the_way_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    assert load(tmp_path / "settings.json").settings == Settings()
    assert not save(Settings(), tmp_path / "settings.json")
    (tmp_path / "file").touch()
    assert load(tmp_path / "file" / "settings.json").settings == Settings()
    assert not save(Settings(), tmp_path / "file" / "settings.json")


def test_a_broken_file_that_cannot_be_put_aside_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"{")

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "replace", refuse)
    assert load(path) == (Settings(), Settings.__struct_fields__, None)


GOOD = {"language": "en", "theme": "dark", "zoom": 1.5, "motion": False, "size": [1200, 800], "maximised": True}
WORSE = {
    "language": ["tlh", 3, None],
    "theme": ["pink", []],
    "zoom": ["large", 9, float("nan"), float("inf"), True, 10**400],
    "motion": [0, "no"],
    "size": [[1], [1200, -800], [1200, 800, 3], "1200x800", [10**30, 700]],
    "maximised": ["yes", {}],
    "recent": ["/a.show.json", [1, "/b.show.json", None], {"a": 1}],
}


@pytest.mark.parametrize(("name", "bad"), [(name, bad) for name, values in WORSE.items() for bad in values])
def test_a_bad_value_costs_only_itself(tmp_path: Path, name: str, bad: object) -> None:
    path = tmp_path / "settings.json"
    tree = {**GOOD, "recent": ["/b.show.json"], "voice": "loud", name: bad}
    path.write_text(json.dumps(tree), "utf-8")
    settings, refused, copy = load(path)
    assert refused == (name,) and copy is not None and copy.read_text("utf-8") == json.dumps(tree)
    kept = {**GOOD, "size": (1200, 800), "recent": ["/b.show.json"]}
    if name != "recent" or not isinstance(bad, list):
        kept.pop(name)
    assert settings == Settings(**kept)
    assert load(path) == Loaded(settings), "it is said once, and what is good is there the next time"


def test_a_name_of_bytes_that_are_no_text_is_remembered(tmp_path: Path) -> None:
    chosen, path = Settings(), tmp_path / "settings.json"
    file = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + "相亲".encode("gbk") + b".show.json"))
    chosen.remember(file)
    assert save(chosen, path) and Path(load(path).settings.recent[0]) == file


def test_the_latest_files_are_remembered_once_each() -> None:
    chosen = Settings()
    for index in [*range(12), 7]:
        chosen.remember(Path(f"/{index}.show.json"))
    assert chosen.recent[:3] == ["/7.show.json", "/11.show.json", "/10.show.json"]
    assert len(chosen.recent) == len(set(chosen.recent)) == MOST_RECENT


@pytest.mark.skipif("XDG_CONFIG_HOME" not in os.environ and os.name != "posix", reason="folders are Linux's")
@pytest.mark.usefixtures("qapp")
def test_they_lie_where_settings_lie(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert place() == tmp_path / "attention-date" / "settings.json"
