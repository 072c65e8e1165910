"""What the system says of a file that cannot be read or written, in plain words. No Qt here: the door needs it too."""

import errno
import os
from pathlib import Path


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text to be translated, as the function of this name in Qt does."""
    return text


NO_FILE = QT_TRANSLATE_NOOP("FileErrors", "There is no such file.")
NO_FOLDER = QT_TRANSLATE_NOOP("FileErrors", "There is no such folder.")
IN_USE = QT_TRANSLATE_NOOP("FileErrors", "Another program has that file open.")
NOT_ALLOWED = QT_TRANSLATE_NOOP("FileErrors", "You may not read or write there.")
FULL = QT_TRANSLATE_NOOP("FileErrors", "There is no room left on that disk.")
REASONS = {
    errno.EISDIR: QT_TRANSLATE_NOOP("FileErrors", "That is a folder, not a file."),
    errno.EACCES: NOT_ALLOWED,
    errno.EPERM: NOT_ALLOWED,
    errno.EROFS: QT_TRANSLATE_NOOP("FileErrors", "That disk can only be read, not written to."),
    errno.ENOSPC: FULL,
    getattr(errno, "EDQUOT", errno.ENOSPC): FULL,
    errno.EFBIG: QT_TRANSLATE_NOOP("FileErrors", "The file is too large for that disk."),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("FileErrors", "That name is too long."),
    errno.EINVAL: QT_TRANSLATE_NOOP("FileErrors", "A file cannot have that name there."),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("FileErrors", "A file is in the way, where a folder should be."),
    errno.ELOOP: QT_TRANSLATE_NOOP("FileErrors", "The links there lead round in a circle."),
    errno.EIO: QT_TRANSLATE_NOOP("FileErrors", "The disk does not work as it should."),
}
"""A sentence for each error that a user can meet."""

LOCKED = (32, 33)  # of Windows: another process has the file open


def reason(error: OSError) -> str | None:
    """Return what is wrong, as a sentence to be translated in the context "Problems"; None: none of what we know."""
    if getattr(error, "winerror", None) in LOCKED:
        return IN_USE
    if error.errno == errno.ENOENT:
        return NO_FILE if _folder_is_there(error.filename) else NO_FOLDER
    return REASONS.get(error.errno or 0)


def in_english(error: OSError) -> str:
    """Return what is wrong, where nobody translates."""
    return reason(error) or error.strerror or str(error)


def _folder_is_there(name: object) -> bool:
    return not isinstance(name, str | bytes) or Path(os.fsdecode(name)).absolute().parent.is_dir()
