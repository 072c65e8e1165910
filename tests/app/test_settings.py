"""What the app remembers: written, read back, and never a reason not to start."""

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.settings import MOST_RECENT, Settings, load, place, save

ANY = st.builds(
    Settings,
    language=st.sampled_from(["", "zh_CN", "en"]),
    theme=st.sampled_from(["", "light", "dark"]),
    zoom=st.floats(0.8, 2.0),
    motion=st.booleans(),
    size=st.tuples(st.integers(1024, 8000), st.integers(700, 8000)),
    maximised=st.booleans(),
    recent=st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=20), max_size=8),
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
    assert save(chosen, path) and load(path) == chosen


def test_a_first_start_finds_defaults(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == Settings()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("data", BROKEN)
def test_a_broken_file_is_put_aside_and_can_be_looked_at(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(data)
    assert load(path) == Settings()
    assert not path.exists() and (tmp_path / "settings.broken").read_bytes() == data
    assert save(Settings(zoom=1.5), path) and load(path).zoom == 1.5


def test_a_key_of_a_later_version_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"zoom": 1.5, "voice": "loud"}')
    assert load(path).zoom == 1.5


def test_a_folder_or_a_file_in_the_way_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    assert load(tmp_path / "settings.json") == Settings()
    assert not save(Settings(), tmp_path / "settings.json")
    (tmp_path / "file").touch()
    assert load(tmp_path / "file" / "settings.json") == Settings()
    assert not save(Settings(), tmp_path / "file" / "settings.json")


def test_a_broken_file_that_cannot_be_put_aside_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"{")

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "replace", refuse)
    assert load(path) == Settings()


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
