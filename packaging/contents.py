"""What goes into the packaged app, and what stays out. The spec asks here; so do the tests."""

import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import libraries

ROOT = Path(__file__).resolve().parents[1]
RESOURCES = ROOT / "resources"
NOT_SHIPPED = ("pictures", "*.ts")
"""Of the resources: what only the README and translators need."""

NO_PROGRAM_NEEDS = {
    *(
        "antigravity",
        "ensurepip",
        "idlelib",
        "lib2to3",
        "pydoc_data",
        "this",
        "tkinter",
        "turtle",
        "turtledemo",
        "venv",
    ),
    *(
        "_tkinter",
        "curses",
        "_curses",
        "_curses_panel",
        "dbm",
        "_dbm",
        "_gdbm",
        "readline",
        "crypt",
        "_crypt",
        "nis",
        "spwd",
    ),
    *("test", "_testbuffer", "_testcapi", "_testclinic", "_testimportmultiple", "_testinternalcapi", "_testmultiphase"),
    *(
        "ssl",
        "_ssl",
        "_hashlib",
        "sqlite3",
        "_sqlite3",
        "xxlimited",
        "xxlimited_35",
        "_xxtestfuzz",
        "_ctypes_test",
        "distutils",
        "ossaudiodev",
    ),
}
"""Of Python's own library: what a program of the code page can do without."""

EXCLUDED = (
    *sorted(NO_PROGRAM_NEEDS),
    *(
        "PySide6.QtDBus",
        "PySide6.QtNetwork",
        "PySide6.QtOpenGL",
        "PySide6.QtQml",
        "PySide6.QtQuick",
        "PySide6.QtTest",
        "PySide6.scripts",
    ),
    *("numpy.f2py", "numpy.testing", "numpy.distutils", "matplotlib.testing", "matplotlib.tests", "PIL.ImageQt"),
    *("IPython", "PyInstaller", "hypothesis", "onnx", "pytest", "setuptools", "torch", "tornado"),
)

QT_PLUGINS = {
    "platforms": ("qxcb", "qwayland", "qwayland-generic", "qoffscreen", "qwindows", "qcocoa"),
    "platforminputcontexts": ("ibusplatforminputcontextplugin", "composeplatforminputcontextplugin"),
    "platformthemes": ("qxdgdesktopportal",),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-decoration-client": ("bradient",),
    "iconengines": ("qsvgicon",),
    "imageformats": ("qsvg", "qico", "qjpeg"),
    "styles": ("qmodernwindowsstyle", "qmacstyle"),
}
"""The plugins of Qt that are kept, by folder: a screen of each kind, Chinese input, the desktop's own file dialog."""

QT_TRANSLATIONS = ("qtbase_zh_CN.qm",)
MATPLOTLIB_BACKENDS = ["Agg", "SVG", "PDF"]
UNUSED_FILES = (
    *("matplotlib/mpl-data/sample_data", "matplotlib/mpl-data/images", "matplotlib/mpl-data/plot_directive"),
    *("matplotlib/mpl-data/fonts/afm", "matplotlib/mpl-data/fonts/pdfcorefonts"),
    *("PIL/_avif", "PIL/_webp", "PIL/_imagingtk", "PIL/_imagingft", "PIL/_imagingcms"),
    *("numpy/_core/_multiarray_tests", "numpy/_core/_umath_tests", "numpy/_core/_rational_tests", "share"),
)
"""What packages bring along that a plot in PNG, SVG or PDF does not need, by how the name begins."""

UNWANTED_HOOKS = ("pyi_rth_mplconfig", "pyi_rth_inspect", "pyi_rth_pkgutil", "pyi_rth_multiprocessing")
"""Run at each start by default. The first gives matplotlib a new cache folder each time; the rest takes time."""


Entry = tuple[str, str, str]
"""How PyInstaller lists a file: its name in the package, where it lies, its kind."""


def modules() -> list[str]:
    """Return the names of all our modules: pages are imported by name, which no analysis of the source finds."""
    files = [path for package in ("app", "core") for path in sorted((ROOT / package).rglob("*.py"))]
    return [".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in files]


def library() -> list[str]:
    """Return the modules of Python's library that programs of the code page may import."""
    return sorted(set(sys.stdlib_module_names) - NO_PROGRAM_NEEDS)


def resources() -> list[tuple[str, str]]:
    """Return each resource file that is shipped, and the folder it lies in there."""
    files = (path for path in sorted(RESOURCES.rglob("*")) if path.is_file())
    shipped = (path for path in files if not any(path.relative_to(RESOURCES).match(f"{no}") for no in _patterns()))
    return [(str(path), path.parent.relative_to(ROOT).as_posix()) for path in shipped]


def extra(folder: Path) -> list[Entry]:
    """Return what is made for the package only."""
    files = (path for path in sorted(folder.glob("resources/**/*")) if path.is_file())
    return [(path.relative_to(folder).as_posix(), str(path), "DATA") for path in files]


def version() -> str:
    """Return the version of the app."""
    text = (ROOT / "app" / "version.py").read_text(encoding="utf-8")
    return text.partition('VERSION = "')[2].partition('"')[0]


def info_plist() -> dict:
    """Return what macOS is told: the languages, and that show files can be opened with the app."""
    show = {
        "CFBundleTypeName": "Attention Date show",
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Alternate",  # a system that knows only the last suffix must not give us every JSON file
        "LSItemContentTypes": ["public.json"],
    }
    return {
        "CFBundleDisplayName": "Attention Date",
        "CFBundleLocalizations": ["zh_CN", "en"],
        "CFBundleDocumentTypes": [show],
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT License",
    }


def wanted(entries: list[Entry]) -> list[Entry]:
    """Return what goes in of what PyInstaller has collected: no library, nor link to one, that nothing asks for."""
    entries = [entry for entry in entries if is_wanted(entry[0])]
    if sys.platform != "linux":
        return entries
    shared = {_file(name): Path(source) for name, source, kind in entries if kind != "SYMLINK" and _is_shared(name)}
    ours = {name: source for name, source in shared.items() if name not in libraries.SYSTEM}
    roots = (Path(source) for name, source, kind in entries if kind != "SYMLINK" and not _is_shared(name))
    kept = libraries.reachable((root for root in roots if root.is_file()), ours)
    return [entry for entry in entries if not _is_shared(entry[0]) or _file(entry[0]) in kept]


def _file(name: str) -> str:
    return name.rpartition("/")[2]


def _is_shared(name: str) -> bool:
    """Return whether it is a library that others ask for; not Python, which the program loads by itself."""
    folder, _, file = name.rpartition("/")
    return ".so" in file and not file.startswith("libpython") and (not folder or folder.endswith(("Qt/lib", ".libs")))


def _patterns() -> Iterator[str]:
    for no in NOT_SHIPPED:
        yield no
        yield f"{no}/*"


def is_wanted(name: str) -> bool:
    """Return whether a collected file, by its name in the package, goes in."""
    path = PurePosixPath(name.replace("\\", "/"))
    text = str(path)
    if text.startswith(UNUSED_FILES):
        return False
    parts = path.parts
    if "PySide6" in parts and "plugins" in parts:
        folder, stem = parts[parts.index("plugins") + 1 :][:2]
        return path.name.removeprefix("lib").split(".")[0] in QT_PLUGINS.get(folder, ()) if stem else True
    if "PySide6" in parts and "translations" in parts:
        return path.name in QT_TRANSLATIONS
    return True
