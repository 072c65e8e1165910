"""`uv run --group packaging python packaging/build.py`: makes the packages of the system it runs on, in dist/.

Linux: a .deb and a .tar.xz. Windows: an installer and a .zip. macOS: a .dmg. What is missing fails the build.
"""

import argparse
import platform
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent))

import contents
import libraries
import sizes

ROOT, HERE = contents.ROOT, Path(__file__).parent
DIST, BUILD = ROOT / "dist", ROOT / "build"
EXTRA = BUILD / "extra"
APP = DIST / "attention-date"
NOT_FOUND = re.compile(r"WARNING: Library not found: could not resolve '(.+)', dependency of '(.+)'")


def main(arguments: list[str]) -> int:
    """Make what is asked for; return the exit code."""
    parser = argparse.ArgumentParser(prog="build.py", description="Make the packages of this system, in dist/.")
    parser.add_argument("--folder-only", action="store_true", help="only the folder of the app, no package")
    asked = parser.parse_args(arguments)
    if sys.platform == "linux":
        _timed("system packages", _install_packages)
    _timed("pictures, fonts", _make_extra)
    _timed("app folder", _make_folder)
    if sys.platform == "linux":
        _timed("stripping", _strip)
        _check_libraries()
    for package in [] if asked.folder_only else _timed("packages", _make_packages):
        print(f"{package.relative_to(ROOT)}: {package.stat().st_size / 1e6:.1f} MB")
    print("\n".join(sizes.table(APP)))
    return 0


def _timed(what: str, do):
    start = perf_counter()
    done = do()
    print(f"{what}: {perf_counter() - start:.0f} s", flush=True)
    return done


def _install_packages() -> None:
    for names in (ROOT / ".ci" / "packages", HERE / "packages"):
        subprocess.run(["bash", str(ROOT / ".ci" / "install_packages"), str(names)], check=True, stdout=sys.stderr)


def _make_extra() -> None:
    """Make what only packages have: the icons, and the list of fonts for matplotlib."""
    shutil.rmtree(EXTRA, ignore_errors=True)
    for program, target in (("pictures.py", "icons"), ("font_list.py", "resources/matplotlib")):
        subprocess.run([sys.executable, str(HERE / program), str(EXTRA / target)], check=True)


def _make_folder() -> None:
    """Let PyInstaller collect the app; a library that it misses ends the build."""
    folders = ("--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller"))
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", *folders, str(HERE / "attention-date.spec")]
    log = BUILD / "pyinstaller.log"
    with log.open("w", encoding="utf-8") as file:
        done = subprocess.run(command, stdout=file, stderr=subprocess.STDOUT, check=False)
    text = log.read_text(encoding="utf-8", errors="replace")
    if done.returncode:
        sys.exit(f"{text[-3000:]}\nPyInstaller failed; all it said is in {log}")
    shipped = {path.name for path in APP.rglob("*")}
    missing = [f"{name}, which {Path(asker).name} needs" for name, asker in NOT_FOUND.findall(text)]
    missing = [line for line in missing if line.rpartition("which ")[2].removesuffix(" needs") in shipped]
    if missing:
        sys.exit("libraries are missing here, and would be at the students':\n  " + "\n  ".join(missing))


def _strip() -> None:
    """Take symbols for debuggers out; not of libraries that were moved after they were linked: that can break them."""
    files = (path for path in APP.rglob("*") if path.is_file() and not path.is_symlink() and libraries.is_elf(path))
    own = [
        path
        for path in files
        if ".libs" not in path.parent.name and path.parent.name != "lib" and path != APP / APP.name
    ]
    subprocess.run(["strip", "--strip-unneeded", *map(str, own)], check=True)


def _check_libraries() -> None:
    missing = libraries.unresolved(APP)
    if missing:
        lines = (f"  {name}, for {', '.join(sorted(askers))}" for name, askers in sorted(missing.items()))
        sys.exit("nobody brings these libraries:\n" + "\n".join(lines))
    print(f"depends on: {', '.join(libraries.packages(APP))}")


def _make_packages() -> list[Path]:
    pictures = EXTRA / "icons"
    if sys.platform == "linux":
        from linux_packages import make_deb, make_tar

        with ThreadPoolExecutor() as pool:  # each packs with one core
            made = [pool.submit(make, APP, pictures, DIST) for make in (make_deb, make_tar)]
            return [package.result() for package in made]
    if sys.platform == "win32":
        from windows_packages import make_installer, make_zip

        return [make_zip(APP, DIST), make_installer(APP, pictures, DIST)]
    from macos_packages import make_dmg

    return [make_dmg(DIST / "Attention Date.app", DIST, platform.machine())]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
