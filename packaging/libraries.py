"""Which shared libraries a packaged app needs on Linux: what is shipped, what every desktop has, what is missing."""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

SYSTEM = {
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libc.so.6": "libc6",
    "libm.so.6": "libc6",
    "libdl.so.2": "libc6",
    "libpthread.so.0": "libc6",
    "librt.so.1": "libc6",
    "libutil.so.1": "libc6",
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
    "libz.so.1": "zlib1g",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libgl1",
    "libOpenGL.so.0": "libopengl0",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0t64 | libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""Left to the system, by the package that has it: these belong to drivers, fonts and the session. Desktops have them,
and shipping our own would part the app from what they configure."""


READ_AT_RUN_TIME = ("xkb-data",)
"""Packages whose files are read while the app runs: keyboard layouts."""


def needed(files: Iterable[Path]) -> dict[Path, set[str]]:
    """Return, for each of the files that is an ELF file, the names of the libraries it asks for."""
    found: dict[Path, set[str]] = {}
    for path, text in _readelf("-d", files).items():
        found[path] = set(re.findall(r"\(NEEDED\).*\[(.+)\]", text))
    return found


def least_glibc(files: Iterable[Path]) -> str:
    """Return the oldest version of the C library that has all that these files ask of it, such as "2.34"."""
    texts = _readelf("-V", files).values()
    versions = {
        tuple(map(int, version.split("."))) for text in texts for version in re.findall(r"GLIBC_([\d.]+)", text)
    }
    return ".".join(map(str, max(versions)))


def reachable(roots: Iterable[Path], libraries: dict[str, Path]) -> set[str]:
    """Return which libraries, given by name, are asked for by the roots, or by one another on their behalf."""
    reached: set[str] = set()
    new = set().union(*needed(roots).values()) & libraries.keys()
    while new:
        reached |= new
        asked = needed(libraries[name] for name in new)
        new = (set().union(*asked.values()) & libraries.keys()) - reached
    return reached


def unresolved(folder: Path) -> dict[str, set[str]]:
    """Return the libraries that files of a packaged app ask for and that nobody brings, and who asks."""
    asked = needed(path for path in folder.rglob("*") if path.is_file())
    shipped = {path.name for path in folder.rglob("*")}
    missing: dict[str, set[str]] = {}
    for path, names in asked.items():
        for name in names - shipped - SYSTEM.keys():
            missing.setdefault(name, set()).add(path.name)
    return missing


def packages(folder: Path) -> list[str]:
    """Return the packages that a packaged app depends on, as in a .deb's Depends."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    shipped = {path.name for path in files}
    names = set().union(*needed(files).values()) - shipped
    found = {SYSTEM[name] for name in names & SYSTEM.keys()} - {"libc6"}
    return [f"libc6 (>= {least_glibc(files)})", *sorted(found), *READ_AT_RUN_TIME]


def is_elf(path: Path) -> bool:
    """Return whether a file is a program or library of Linux."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _readelf(option: str, files: Iterable[Path]) -> dict[Path, str]:
    """Return what readelf says of each ELF file."""
    paths = [path for path in files if is_elf(path)]
    if not paths:
        return {}
    command = ["readelf", "-W", option, *map(str, paths)]
    output = subprocess.run(command, capture_output=True, text=True, errors="replace", check=True).stdout
    if len(paths) == 1:
        return {paths[0]: output}
    parts = re.split(r"^File: (.+)$", output, flags=re.MULTILINE)[1:]
    return {Path(name): text for name, text in zip(parts[::2], parts[1::2], strict=True)}
