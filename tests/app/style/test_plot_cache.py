"""matplotlib's list of fonts: brought by a package, kept in a folder of the user; from source, not our affair."""

import os
import re
from pathlib import Path

import pytest

from app.style import plot_cache

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def _no_folder_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MPLCONFIGDIR", "")  # so that it is put back afterwards
    monkeypatch.delenv("MPLCONFIGDIR")


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "brought"
    folder.mkdir()
    (folder / "fontlist-v1.json").write_text("new", encoding="utf-8")
    monkeypatch.setattr(plot_cache, "BROUGHT", folder)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "缓存 cache"))
    return folder


def test_from_source_nothing_is_done() -> None:
    plot_cache.prepare()
    assert "MPLCONFIGDIR" not in os.environ


def test_the_list_is_laid_where_matplotlib_looks_and_then_left_alone(brought: Path, tmp_path: Path) -> None:
    plot_cache.prepare()
    cache = tmp_path / "缓存 cache" / "attention-date" / "matplotlib"
    assert os.environ["MPLCONFIGDIR"] == str(cache)
    assert (cache / "fontlist-v1.json").read_text(encoding="utf-8") == "new"
    (cache / "fontlist-v1.json").write_text("matplotlib's own", encoding="utf-8")
    plot_cache.prepare()
    assert (cache / "fontlist-v1.json").read_text(encoding="utf-8") == "matplotlib's own"


def test_without_a_folder_matplotlib_finds_one_itself(
    brought: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    plot_cache.prepare()
    assert "MPLCONFIGDIR" not in os.environ


def test_whatever_imports_matplotlib_prepares_it_first() -> None:
    for path in (ROOT / "app").rglob("*.py"):
        text = path.read_text(encoding="utf-8").partition("\ndef ")[2]  # imports for type checkers come before
        first = re.search(r"^ +(from|import) matplotlib", text, flags=re.MULTILINE)
        if first is not None and path.name != "smoke_trials.py":  # which looks at what has been imported
            assert "plot_cache.prepare()" in text[: first.start()], path.name
