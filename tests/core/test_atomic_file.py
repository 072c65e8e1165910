"""A file is on the disk whole or not at all, and what was there before is not lost."""

import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from core import atomic_file


def test_a_file_is_replaced_and_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")
    path.chmod(0o640)
    atomic_file.write(path, b"new")
    assert path.read_bytes() == b"new" and list(tmp_path.iterdir()) == [path]
    assert sys.platform == "win32" or stat.S_IMODE(path.stat().st_mode) == 0o640


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_what_fails_half_way_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    path = tmp_path / "a"
    path.write_bytes(b"old")
    monkeypatch.setattr(*((os, "fsync", fail) if broken == "fsync" else (Path, "replace", fail)))
    with pytest.raises(OSError, match="full") as caught:
        atomic_file.write(path, b"new")
    assert caught.value.filename == str(path)
    assert path.read_bytes() == b"old" and list(tmp_path.iterdir()) == [path]


def test_a_missing_folder_and_a_folder_are_refused_by_their_own_names(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as caught:
        atomic_file.write(tmp_path / "no" / "a", b"")
    assert caught.value.filename == str(tmp_path / "no" / "a")
    with pytest.raises(OSError, match=r"\w"):
        atomic_file.write(tmp_path, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
def test_a_full_disk_is_said() -> None:
    with pytest.raises(OSError, match="space") as caught:
        atomic_file.write("/dev/full", b"x")
    assert caught.value.errno == errno.ENOSPC


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_and_a_file_that_can_only_be_read_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")
    path.chmod(0o444)
    with pytest.raises(PermissionError):
        atomic_file.write(path, b"new")
    tmp_path.chmod(0o555)
    with pytest.raises(PermissionError):
        atomic_file.write(tmp_path / "b", b"new")
    tmp_path.chmod(0o755)
    assert path.read_bytes() == b"old"
