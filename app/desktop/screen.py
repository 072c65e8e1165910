"""Whether Qt will find a screen and its libraries. Qt itself would abort, and blame a library for a missing screen."""

import ctypes
import os
import sys
from importlib.util import find_spec
from pathlib import Path

PACKAGES = (
    *("libgl1", "libegl1", "libxkbcommon0", "libdbus-1-3", "libglib2.0-0", "libfontconfig1"),
    *("libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxkbcommon-x11-0", "libxcb-shape0"),
)
CURE = f"sudo apt install {' '.join(PACKAGES)}"


def answers() -> bool:
    """Return whether there is a screen to open a window on; elsewhere than on Linux there is."""
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM") not in (None, "", "xcb", "wayland"):
        return True
    return _wayland_answers() or _x_answers()


def missing_library(*, offscreen: bool) -> str:
    """Return what is said of the first system library that Qt lacks, or "" if it has all. Only Linux lacks any."""
    if sys.platform != "linux":
        return ""
    found = find_spec("PySide6")
    if found is None or found.origin is None:
        return "PySide6 is not installed"
    qt = Path(found.origin).parent / "Qt"
    needed = [qt / "lib" / "libQt6Widgets.so.6"]
    if not (offscreen or _wayland_answers() or os.environ.get("QT_QPA_PLATFORM")):
        needed.append(qt / "plugins" / "platforms" / "libqxcb.so")
    try:
        for library in needed:
            ctypes.CDLL(str(library))
    except OSError as error:
        return str(error)
    return ""


def _wayland_answers() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY")
    return name is not None and name != "" and Path(os.environ.get("XDG_RUNTIME_DIR", ""), name).is_socket()


def _x_answers() -> bool:
    if not os.environ.get("DISPLAY"):
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # there may be one; the missing library is told of
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = xcb.xcb_connect(None, None)
    refused = xcb.xcb_connection_has_error(ctypes.c_void_p(connection))
    xcb.xcb_disconnect(ctypes.c_void_p(connection))
    return not refused
