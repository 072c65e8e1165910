"""The packages for Linux: a .deb, and a .tar.xz that runs where it is unpacked."""

import os
import platform
import shutil
import subprocess
import time
from pathlib import Path

import contents
import libraries

ROOT = contents.ROOT
LINUX = Path(__file__).parent / "linux"
NAME = "attention-date"
SHOW_TYPE = "application-x-attention-date-show+json"
HOME = f"opt/{NAME}"  # where the app lies: it brings its own Python and Qt
LICENCES = "_internal/resources/licences.txt"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
DESCRIPTION = """\
the Transformer's attention, as a dating show
 My criteria are the query, a guest's profile tags the key, the real details
 behind them the value. Every number on screen is real, can be edited where it
 stands, and can be checked by hand.
"""


def make_deb(app: Path, pictures: Path, out: Path) -> Path:
    """Make a .deb of the app's folder."""
    tree = ROOT / "build" / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(app, tree / HOME, symlinks=True)
    (tree / "usr" / "bin").mkdir(parents=True)
    (tree / "usr" / "bin" / NAME).symlink_to(f"/{HOME}/{NAME}")
    lay_out_desktop(tree / "usr" / "share", pictures, app / LICENCES)
    _write_control(tree, libraries.packages(app))
    _set_modes(tree)
    target = out / f"{NAME}_{contents.version()}_{ARCHITECTURES[platform.machine()]}.deb"
    subprocess.run(["fakeroot", "dpkg-deb", "-Zxz", "--build", str(tree), str(target)], check=True, capture_output=True)
    return target


def make_tar(app: Path, pictures: Path, out: Path) -> Path:
    """Make a .tar.xz of the app's folder, with the files for a desktop beside it."""
    name = f"{NAME}-{contents.version()}-linux-{platform.machine()}"
    place = ROOT / "build" / "tar"
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(app, place / name, symlinks=True)
    lay_out_desktop(place / name / "share", pictures, app / LICENCES)
    shutil.copy(LINUX / "README.txt", place / name)
    _set_modes(place / name)
    target = out / f"{name}.tar.xz"
    owner = ("--owner=0", "--group=0", "--numeric-owner")
    environment = {**os.environ, "XZ_OPT": "-6"}
    subprocess.run(["tar", "-C", str(place), *owner, "-cJf", str(target), name], check=True, env=environment)
    return target


def lay_out_desktop(share: Path, pictures: Path, licences: Path) -> None:
    """Lay out what desktops read, as under /usr/share: entry, type of show files, icons, metadata, licences."""
    for source, place in ((f"{NAME}.desktop", "applications"), (f"{NAME}.xml", "mime/packages")):
        (share / place).mkdir(parents=True, exist_ok=True)
        shutil.copy(LINUX / source, share / place)
    for kind, folder, name in (("app", "apps", NAME), ("show", "mimetypes", SHOW_TYPE)):
        for picture in (pictures / kind).glob("*.png"):
            size = picture.stem
            if kind == "app" and not (pictures / "show" / picture.name).is_file():
                continue  # a size that only other systems ask for
            place = share / "icons" / "hicolor" / f"{size}x{size}" / folder
            place.mkdir(parents=True, exist_ok=True)
            shutil.copy(picture, place / f"{name}.png")
    (share / "metainfo").mkdir(parents=True, exist_ok=True)
    (share / "metainfo" / f"{NAME}.metainfo.xml").write_text(metainfo(), encoding="utf-8")
    (share / "doc" / NAME).mkdir(parents=True, exist_ok=True)
    shutil.copy(licences, share / "doc" / NAME / "copyright")


def metainfo() -> str:
    """Return the metadata for software centres, with version and day."""
    day = time.strftime("%Y-%m-%d", time.gmtime(float(os.environ.get("SOURCE_DATE_EPOCH", time.time()))))
    text = (LINUX / f"{NAME}.metainfo.xml").read_text(encoding="utf-8")
    return text.replace("@VERSION@", contents.version()).replace("@DATE@", day)


def _write_control(tree: Path, depends: list[str]) -> None:
    size = sum(path.lstat().st_size for path in tree.rglob("*") if not path.is_symlink()) // 1024
    fields = {
        "Package": NAME,
        "Version": contents.version(),
        "Architecture": ARCHITECTURES[platform.machine()],
        "Maintainer": "The Attention Date authors <attention-date@localhost>",
        "Installed-Size": str(size),
        "Depends": ", ".join(depends),
        "Section": "education",
        "Priority": "optional",
        "Description": DESCRIPTION.rstrip(),
    }
    (tree / "DEBIAN").mkdir()
    text = "".join(f"{name}: {value}\n" for name, value in fields.items())
    (tree / "DEBIAN" / "control").write_text(text, encoding="utf-8")


def _set_modes(tree: Path) -> None:
    """Let everybody read, only the owner write, and run what runs."""
    for path in tree.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
