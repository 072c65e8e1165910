"""What desktops on Linux are told: the entry, the type of show files, the metadata, and what the package depends on."""

import configparser
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import libraries
import linux_packages
import pytest
from PySide6 import QtSvg

from app.resources import DEFAULT_SHOW
from tests.packaging import PACKAGING

LINUX = PACKAGING / "linux"
XML = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
linux_only = pytest.mark.skipif(sys.platform != "linux", reason="ELF files are Linux's")


def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(LINUX / "attention-date.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


def test_the_entry_speaks_both_languages_and_opens_a_file() -> None:
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert entry()[key] and entry()[f"{key}[zh_CN]"] != entry()[key]
    assert entry()["Exec"] == "attention-date %f" and entry()["Icon"] == "attention-date"


def test_the_type_of_shows_is_the_same_everywhere() -> None:
    kind = ElementTree.parse(LINUX / "attention-date.xml").getroot().find(f"{MIME}mime-type")
    name = kind.get("type")
    pattern = kind.find(f"{MIME}glob").get("pattern")
    assert Path(DEFAULT_SHOW.name).match(pattern) and not Path("other.json").match(pattern)
    assert kind.find(f"{MIME}sub-class-of").get("type") == "application/json"
    assert {element.get(XML) for element in kind.iter(f"{MIME}comment")} == {None, "zh_CN"}
    assert entry()["MimeType"] == f"{name};"
    assert kind.find(f"{MIME}icon").get("name") == linux_packages.SHOW_TYPE == name.replace("/", "-")
    assert ElementTree.fromstring(linux_packages.metainfo()).findtext("provides/mediatype") == name


def test_the_metadata_is_whole_in_both_languages() -> None:
    root = ElementTree.fromstring(linux_packages.metainfo())
    for tag in ("name", "summary"):
        assert {element.get(XML) for element in root.iter(tag)} == {None, "zh_CN"}
    words = root.find("description")
    count = {lang: sum(element.get(XML) == lang for element in words.iter()) for lang in (None, "zh_CN")}
    assert count[None] - 2 == count["zh_CN"], "all but <description> and <ul> have a translation"
    assert root.findtext("launchable") == "attention-date.desktop"
    assert "@" not in linux_packages.metainfo()


def test_the_tools_of_desktops_find_nothing_wrong(tmp_path: Path) -> None:
    path = tmp_path / "attention-date.metainfo.xml"
    path.write_text(linux_packages.metainfo(), encoding="utf-8")
    commands = (
        ("desktop-file-validate", str(LINUX / "attention-date.desktop")),
        ("appstreamcli", "validate", "--no-net", str(path)),
    )
    for command in commands:
        if shutil.which(command[0]):
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            assert done.returncode == 0 and "hint" not in done.stdout, done.stdout + done.stderr


def test_the_desktops_files_lie_where_desktops_look(tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    for kind in ("app", "show"):
        (pictures / kind).mkdir(parents=True)
        (pictures / kind / "48.png").write_bytes(b"")
    (pictures / "app" / "1024.png").write_bytes(b"")
    licences = tmp_path / "licences.txt"
    licences.write_text("", encoding="utf-8")
    linux_packages.lay_out_desktop(tmp_path / "share", pictures, licences)
    found = {path.relative_to(tmp_path / "share").as_posix() for path in (tmp_path / "share").rglob("*.*")}
    assert found == {
        "applications/attention-date.desktop",
        "mime/packages/attention-date.xml",
        "metainfo/attention-date.metainfo.xml",
        "icons/hicolor/48x48/apps/attention-date.png",
        f"icons/hicolor/48x48/mimetypes/{linux_packages.SHOW_TYPE}.png",
    }
    assert (tmp_path / "share" / "doc" / "attention-date" / "copyright").is_file()


@linux_only
@pytest.mark.skipif(not shutil.which("readelf"), reason="readelf reads them")
def test_libraries_are_found_out(tmp_path: Path) -> None:
    module = Path(QtSvg.__file__)
    asked = libraries.needed([module, Path(__file__)])
    assert list(asked) == [module] and {"libQt6Svg.so.6", "libc.so.6"} <= asked[module]
    folder = module.parent / "Qt" / "lib"
    every = {path.name: path for path in folder.glob("*.so*")}
    reached = libraries.reachable([module], every)
    assert {"libQt6Svg.so.6", "libQt6Core.so.6", "libicudata.so.73"} & reached and "libQt6Quick.so.6" not in reached
    shutil.copy(module, tmp_path)
    missing = libraries.unresolved(tmp_path)
    assert missing["libQt6Svg.so.6"] == {module.name} and "libc.so.6" not in missing
    depends = libraries.packages(tmp_path)
    assert depends[0].startswith("libc6 (>= 2.") and "xkb-data" in depends
    assert tuple(map(int, libraries.least_glibc([module]).split("."))) >= (2, 2)
