"""The Windows installer, compiled of a stand-in for the app's folder: its syntax, what it takes in, what it removes."""

import re
import shutil
from pathlib import Path

import pytest
import windows_packages

from tests.packaging import PACKAGING

FILES = (
    "attention-date.exe",
    "_internal/LICENSE",
    "_internal/资源 a/相亲 会.show.json",
    "_internal/resources/pay$.txt",
)
SCRIPT = PACKAGING / "windows" / "attention-date.nsi"


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """Return a folder as the app's might be."""
    for name in FILES:
        path = tmp_path / "应用 app" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    return tmp_path / "应用 app"


def test_the_uninstaller_removes_what_was_installed_and_no_more(app: Path) -> None:
    lines = windows_packages.removal_lines(app)
    removed = [line.split("\\", 1)[1][:-1].replace("\\", "/").replace("$$", "$") for line in lines]
    assert set(removed) == {path.relative_to(app).as_posix() for path in app.rglob("*")}
    folders = [line for line in lines if line.startswith("RMDir")]
    assert lines[-len(folders) :] == folders and not any("/r" in line for line in lines)
    assert folders.index('RMDir "$INSTDIR\\_internal\\资源 a"') < folders.index('RMDir "$INSTDIR\\_internal"')
    assert "RMDir /r" not in SCRIPT.read_text(encoding="utf-8")


@pytest.mark.skipif(not shutil.which("makensis"), reason="NSIS compiles it")
def test_the_installer_compiles_without_a_warning_and_takes_everything_in(app: Path, tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    for name in ("attention-date.ico", "show.ico"):
        write_icon(pictures / name)
    setup = windows_packages.make_installer(app, pictures, tmp_path)
    assert setup.read_bytes()[:2] == b"MZ"
    log = (tmp_path / "makensis.log").read_text(encoding="utf-8")
    taken = re.findall(r'^File: "([^"]+)" \d+ bytes', log, flags=re.MULTILINE)
    assert sorted(taken) == sorted(Path(name).name for name in FILES)
    assert "Delete" in log and "warning" not in log.lower()


def test_both_languages_say_everything() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    said = {
        lang: set(re.findall(rf"LangString (\w+) \$\{{LANG_{lang}\}}", text)) for lang in ("ENGLISH", "SIMPCHINESE")
    }
    assert said["ENGLISH"] == said["SIMPCHINESE"] >= {"AppName", "ShowKind", "OpenWithIt", "NeedsAdministrator"}
    assert set(re.findall(r"\$\((\w+)\)", text)) <= said["ENGLISH"]


def test_a_zip_holds_the_folder(app: Path, tmp_path: Path) -> None:
    import zipfile

    made = windows_packages.make_zip(app, tmp_path)
    names = {name for name in zipfile.ZipFile(made).namelist() if not name.endswith("/")}
    assert names == {f"{app.name}/{name}" for name in FILES}


def write_icon(path: Path) -> None:
    """Write an icon as small as Windows knows."""
    from PIL import Image

    Image.new("RGBA", (16, 16), "#c0184f").save(path, sizes=[(16, 16)])
