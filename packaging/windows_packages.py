"""The packages for Windows: an installer, and a .zip that runs where it is unpacked."""

import shutil
import subprocess
from pathlib import Path

import contents

SCRIPT = Path(__file__).parent / "windows" / "attention-date.nsi"
INSTALL_FOLDER = "$INSTDIR"


def make_installer(app: Path, pictures: Path, out: Path) -> Path:
    """Compile the installer of the app's folder. Runs wherever makensis does."""
    target = out / f"attention-date-{contents.version()}-setup.exe"
    removal = out / "removal.nsh"
    removal.write_text("\n".join(removal_lines(app)) + "\n", encoding="utf-8-sig")
    names = {"VERSION": contents.version(), "SOURCE": app, "PICTURES": pictures, "LIST": removal, "OUT": target}
    definitions = [f"-D{name}={value}" for name, value in names.items()]
    command = ["makensis", "-V4", "-WX", "-INPUTCHARSET", "UTF8", *definitions, str(SCRIPT)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace", check=False)
    (out / "makensis.log").write_text(done.stdout + done.stderr, encoding="utf-8")
    if done.returncode:
        raise RuntimeError(f"makensis: {done.stdout[-2000:]}{done.stderr}")
    removal.unlink()
    return target


def removal_lines(app: Path) -> list[str]:
    """Return what the uninstaller does: delete each file by its name, then the folders that are left empty."""
    inside = sorted(app.rglob("*"), key=lambda path: path.as_posix())
    files = [path for path in inside if not path.is_dir()]
    folders = [path for path in inside if path.is_dir()]
    return [
        *(f'Delete "{_there(path, app)}"' for path in files),
        *(f'RMDir "{_there(path, app)}"' for path in sorted(folders, key=lambda path: -len(path.parts))),
    ]


def _there(path: Path, app: Path) -> str:
    name = str(path.relative_to(app)).replace("/", "\\").replace("$", "$$")
    return f"{INSTALL_FOLDER}\\{name}"


def make_zip(app: Path, out: Path) -> Path:
    """Make a .zip with the app's folder in it."""
    name = out / f"attention-date-{contents.version()}-windows-portable"
    return Path(shutil.make_archive(str(name), "zip", root_dir=app.parent, base_dir=app.name))
