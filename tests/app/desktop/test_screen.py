"""Whether Qt will find a screen and its libraries."""

from pathlib import Path

import pytest

from app.desktop import screen

ROOT = Path(__file__).parents[3]


def test_the_cure_names_what_ci_installs() -> None:
    lines = (ROOT / ".ci" / "packages").read_text(encoding="utf-8").splitlines()
    packages = {line.split("#")[0].strip() for line in lines} - {""}
    assert set(screen.PACKAGES) == packages - {"xvfb", "xauth", "poppler-utils"}


def test_nothing_is_missing_here() -> None:
    assert screen.missing_library(offscreen=True) == ""


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: str) -> None:
        raise OSError("libEGL.so.1: cannot open shared object file")

    monkeypatch.setattr(screen.ctypes, "CDLL", fail)
    assert "libEGL.so.1" in screen.missing_library(offscreen=True)


@pytest.mark.parametrize("display", ["", ":97"])
def test_a_display_that_nobody_serves_is_no_screen(monkeypatch: pytest.MonkeyPatch, display: str) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setenv("DISPLAY", display)
    assert not screen.answers()


def test_offscreen_needs_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert screen.answers()
