"""The package for macOS: a disk image with the app, to be dragged into the applications."""

import shutil
import subprocess
from pathlib import Path

import contents


def make_dmg(app: Path, out: Path, machine: str) -> Path:
    """Make a .dmg of the .app, for the kind of machine it was built on."""
    stage = out / "dmg"
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(app, stage / app.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    target = out / f"attention-date-{contents.version()}-macos-{machine}.dmg"
    name = ("-volname", "Attention Date")
    command = ["hdiutil", "create", *name, "-srcfolder", str(stage), "-ov", "-format", "UDZO", str(target)]
    subprocess.run(command, check=True)
    return target
