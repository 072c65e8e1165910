"""What goes into the package: all of ours that the app may ask for, and nothing that it does not."""

import re
import subprocess
import tomllib
from pathlib import Path

import contents
import pytest

from app.pages import PAGES
from tests.packaging import PACKAGING, ROOT


def test_every_resource_is_shipped_in_its_own_folder() -> None:
    shipped = {f"{folder}/{Path(source).name}" for source, folder in contents.resources()}
    listed = subprocess.run(
        ["git", "ls-files", "-z", "resources"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout
    tracked = {name for name in listed.split("\0") if name}
    left = {name for name in tracked - shipped if (ROOT / name).exists()}
    assert all(name.startswith("resources/pictures/") or name.endswith(".ts") for name in left), left
    for needed in ("fonts/OFL.txt", "icons/LICENSE", "translations/attention-date_zh_CN.qm", "help/en/stage-dark.png"):
        assert f"resources/{needed}" in shipped


def test_every_module_of_ours_is_named() -> None:
    modules = contents.modules()
    assert {f"app.pages.{entry.name}" for entry in PAGES} <= set(modules)
    assert {"app", "core", "app.desktop.smoke", "app.widgets.paper.reader", "core.attention.attend"} <= set(modules)
    assert not [name for name in modules if "__init__" in name or name.startswith(("tests", "tools"))]


def test_programs_of_the_code_page_get_pythons_library() -> None:
    assert {"math", "random", "json", "statistics", "unittest", "dataclasses"} <= set(contents.library())
    assert not {"tkinter", "test", "sqlite3", "ssl"} & set(contents.library())
    assert not {"fontTools", "unittest", "packaging"} & set(contents.EXCLUDED), "matplotlib needs these"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so", True),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\plugins\\tls\\qopensslbackend.dll", False),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/translations/qtbase_zh_CN.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("matplotlib/mpl-data/fonts/ttf/DejaVuSans.ttf", True),
        ("matplotlib/mpl-data/sample_data/goog.npz", False),
        ("resources/icons/heart.svg", True),
        ("libQt6Core.so.6", True),
    ],
)
def test_what_is_kept_of_what_packages_bring(name: str, kept: bool) -> None:
    assert contents.is_wanted(name) == kept


def test_the_version_is_one() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert contents.version() == project["project"]["version"] and re.fullmatch(r"\d+\.\d+\.\d+", contents.version())


def test_each_system_package_has_a_reason() -> None:
    for path in (ROOT / ".ci" / "packages", PACKAGING / "packages"):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line]
        names = [line.partition("#")[0].strip() for line in lines if not line.startswith("#")]
        assert len(names) == len(set(names)) and lines[0].startswith("#")
