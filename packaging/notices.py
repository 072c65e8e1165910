"""The licences of all that is in the package: each file is traced to whoever it comes from, or the build fails."""

import re
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
TEXTS = Path(__file__).parent / "licences"
NAME_OF_A_LICENCE = re.compile(r"(LICEN[CS]E|COPYING|NOTICE|AUTHORS|PSF)", re.IGNORECASE)
QT = ("PySide6_Essentials", "shiboken6")
LOADER = "pyinstaller"
RULE = "=" * 100
INTRODUCTION = """\
Attention Date contains the work of many. This file names each part, its licence, and where the licence asks for it,
its text. Qt and PySide6 are used under the GNU Lesser General Public License, version 3: they lie beside the program as
libraries of their own, in the folder _internal/PySide6, and can be replaced by other builds of them.
"""


class Notice(NamedTuple):
    """A part of the package: what it is called, under which licence it is, and the texts."""

    name: str
    licence: str
    text: str


def write(files: Iterable[Path], target: Path) -> list[Notice]:
    """Write the notices of all parts that these files come from; LookupError names files that nobody answers for."""
    found = {origin for path in files if (origin := _origin(path.resolve()))} | {("distribution", LOADER)}
    unknown = sorted(name for kind, name in found if kind == "unknown")
    if unknown:
        raise LookupError(f"no licence is known of {', '.join(unknown)}")
    notices = [*_own(), *(_notice(kind, name) for kind, name in sorted(found))]
    notices += [*_in_every_package(), *_common("\n".join(notice.text for notice in notices))]
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(_layout(notices), encoding="utf-8")
    return notices


def _layout(notices: list[Notice]) -> str:
    lines = [INTRODUCTION, *(f"  {notice.name}: {notice.licence}" for notice in notices), ""]
    for notice in notices:
        lines += [RULE, f"{notice.name}: {notice.licence}", RULE, "", notice.text.strip(), "", ""]
    return "\n".join(lines)


def _origin(path: Path) -> tuple[str, str] | None:
    """Return the kind and the name of what a file comes from; None for our own."""
    owner = _distributions().get(path)
    if owner:
        return "distribution", owner
    if path.is_relative_to(ROOT / "build") or _is_ours(path):
        return None
    if path.is_relative_to(Path(sys.base_prefix).resolve()):
        return "python", "Python"
    package = _debian_package(path)
    return ("debian", package) if package else ("unknown", str(path))


def _is_ours(path: Path) -> bool:
    return path.is_relative_to(ROOT) and not path.is_relative_to(Path(sys.prefix).resolve())


@cache
def _distributions() -> dict[Path, str]:
    """Return, for each installed file, the distribution it belongs to."""
    owners: dict[Path, str] = {}
    for distribution in metadata.distributions():
        for file in distribution.files or ():
            owners[Path(distribution.locate_file(file)).resolve()] = distribution.metadata["Name"]
    return owners


@cache
def _debian_package(path: Path) -> str:
    """Return the Debian package that a file of the system belongs to, "" if there is none."""
    if sys.platform != "linux":
        return ""
    for name in (str(path), str(path).removeprefix("/usr")):
        done = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return done.stdout.split(":")[0]
    return ""


def _notice(kind: str, name: str) -> Notice:
    return {"distribution": _of_distribution, "python": _of_python, "debian": _of_debian}[kind](name)


def _of_distribution(name: str) -> Notice:
    distribution = metadata.distribution(name)
    title = f"{distribution.metadata['Name']} {distribution.version}"
    if distribution.metadata["Name"].lower() in {qt.lower() for qt in QT}:
        return Notice(title, "LGPL-3.0", "See LGPL-3.0 and GPL-3.0 below. Source: https://download.qt.io/")
    licences = [file for file in distribution.files or () if _is_licence(file)]
    texts = [Path(distribution.locate_file(file)).read_text(encoding="utf-8") for file in licences]
    if not texts:
        raise LookupError(f"{name} brings no text of its licence")
    if name == LOADER:
        licence = "GPL-2.0 with an exception: what is packaged with it is not covered by it"
        return Notice(f"{title} (the program loader)", licence, "\n\n".join(texts))
    return Notice(title, _short(distribution), "\n\n".join(texts))


def _is_licence(file: metadata.PackagePath) -> bool:
    in_metadata = any(part.endswith(".dist-info") for part in file.parts)
    return (
        in_metadata and bool(NAME_OF_A_LICENCE.search(file.name)) and file.suffix in ("", ".txt", ".md", ".rst", *_ENDS)
    )


_ENDS = (".APACHE", ".BSD", ".external")


def _short(distribution: metadata.Distribution) -> str:
    """Return the name of a licence: its expression, or a classifier, or the first line of the field."""
    fields = distribution.metadata
    classes = [line.split(" :: ")[-1] for line in fields.get_all("Classifier", ()) if line.startswith("License ::")]
    named = fields.get("License-Expression") or ", ".join(classes) or fields.get("License") or "see below"
    return named.strip().splitlines()[0]


def _of_python(name: str) -> Notice:
    version = ".".join(map(str, sys.version_info[:3]))
    places = [Path(sys.base_prefix, "LICENSE.txt"), *Path(sys.base_prefix).glob("lib/python3*/LICENSE.txt")]
    text = next(path for path in places if path.is_file()).read_text(encoding="utf-8")
    return Notice(f"{name} {version}", "PSF-2.0", text)


def _of_debian(name: str) -> Notice:
    text = Path("/usr/share/doc", name, "copyright").read_text(encoding="utf-8", errors="replace")
    licences = sorted(set(re.findall(r"^License: *(\S.*)$", text, flags=re.MULTILINE)))
    return Notice(name, ", ".join(licences) or "see below", text)


def _own() -> list[Notice]:
    fonts, icons = ROOT / "resources" / "fonts", ROOT / "resources" / "icons"
    return [
        Notice("Attention Date", "MIT", (ROOT / "LICENSE").read_text(encoding="utf-8")),
        Notice("Noto Sans SC (font)", "OFL-1.1", (fonts / "OFL.txt").read_text(encoding="utf-8")),
        Notice("DejaVu (font)", "Bitstream Vera", (fonts / "LICENSE_DEJAVU").read_text(encoding="utf-8")),
        Notice("Lucide (icons)", "ISC", (icons / "LICENSE").read_text(encoding="utf-8")),
    ]


def _in_every_package() -> list[Notice]:
    """Return the notices of what is in each package, whatever files it has."""
    texts = {name: (TEXTS / f"{name}.txt").read_text(encoding="utf-8") for name in ("LGPL-3", "GPL-3", "Qt-parts")}
    return [
        Notice("Qt's own parts", "various", texts["Qt-parts"]),
        Notice("LGPL-3.0", "the text", texts["LGPL-3"]),
        Notice("GPL-3.0", "the text", texts["GPL-3"]),
    ]


def _common(text: str) -> list[Notice]:
    """Return the licences that Debian keeps in one place, where the texts of its packages point to them."""
    names = sorted(set(re.findall(r"/usr/share/common-licenses/([\w.-]*\w)", text)))
    return [Notice(name, "the text", Path("/usr/share/common-licenses", name).read_text("utf-8")) for name in names]
