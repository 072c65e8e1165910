"""The licences in the package: whoever a file comes from is found, and a file that nobody answers for is an error."""

import sys
from pathlib import Path

import msgspec
import notices
import numpy
import pytest
from PySide6 import QtCore

from tests.packaging import ROOT


@pytest.fixture(autouse=True)
def _with_the_loader(monkeypatch: pytest.MonkeyPatch) -> None:
    """PyInstaller, whose loader each package has, need not be installed for the tests."""
    of_distribution = notices._of_distribution

    def found(name: str) -> notices.Notice:
        return notices.Notice(name, "GPL-2.0", "text") if name == notices.LOADER else of_distribution(name)

    monkeypatch.setattr(notices, "_of_distribution", found)


def test_each_part_has_its_licence_and_its_text(tmp_path: Path) -> None:
    files = [Path(module.__file__) for module in (msgspec, numpy, QtCore)]
    files += [
        ROOT / "main.py",
        Path(sys.base_prefix) / "lib" / f"python3.{sys.version_info.minor}" / "json" / "tool.py",
    ]
    target = tmp_path / "new" / "licences.txt"
    found = {notice.name.split(" ")[0]: notice for notice in notices.write(files, target)}
    assert found["PySide6_Essentials"].licence == "LGPL-3.0" and found["Python"].licence == "PSF-2.0"
    assert {"Attention", "Noto", "DejaVu", "Lucide", "msgspec", "numpy", "LGPL-3.0", "GPL-3.0", "Qt's"} <= set(found)
    assert "matplotlib" not in found, "none of its files is in this package"
    text = target.read_text(encoding="utf-8")
    for words in (
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "SIL OPEN FONT LICENSE",
        "ISC License",
        "Harfbuzz",
        "Unicode, Inc.",
    ):
        assert words in text
    assert all(
        len(notice.text) > 300 for name, notice in found.items() if name not in ("PySide6_Essentials", "pyinstaller")
    )


def test_a_file_that_nobody_answers_for_fails_the_build(tmp_path: Path) -> None:
    stranger = tmp_path / "stranger.so"
    stranger.write_bytes(b"\x7fELF")
    with pytest.raises(LookupError, match=r"stranger\.so"):
        notices.write([stranger], tmp_path / "licences.txt")
