"""The one way a file gets onto the disk: whole or not at all, under the very bytes of its name."""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path


def write(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file: what was there stays as it was until all of the new one is on the disk. OSError if that fails.

    A link stays a link, and a file keeps its permissions. What is no file (/dev/stdout, a pipe) is written to directly.
    """
    target = Path(os.path.realpath(path))
    old = _mode(target)
    if old is not None and not stat.S_ISREG(old):
        with target.open("wb") as device:  # a folder is refused here
            device.write(data)
        return
    if old is not None and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(target))
    temporary = target.with_name(f".{os.urandom(8).hex()}.part")
    try:
        with temporary.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if old is not None:
            with suppress(OSError):  # as on a USB stick, which knows no permissions
                temporary.chmod(stat.S_IMODE(old))
        temporary.replace(target)
    except BaseException as error:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        if isinstance(error, OSError) and error.errno:
            error.filename = str(target)  # nobody knows of the other
        raise


def _mode(path: Path) -> int | None:
    """Return what kind of file is there, with its permissions; None if there is none."""
    try:
        return path.stat().st_mode
    except FileNotFoundError:
        return None
