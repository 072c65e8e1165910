"""In the packaged app: a folder where matplotlib finds its list of fonts, so that no start looks through all fonts.

The list comes with the package and names matplotlib's own fonts; ours are added when a plot is made.
"""

import os
import shutil
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from app.resources import FOLDER

BROUGHT = FOLDER / "matplotlib"


def prepare() -> None:
    """Point matplotlib, before it is imported, at a folder of this user that has the list; from source, do nothing."""
    if not BROUGHT.is_dir():
        return
    caches = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericCacheLocation)
    cache = Path(caches) / "attention-date" / "matplotlib"
    with suppress(OSError):  # without it matplotlib takes a folder that lasts as long as the app
        cache.mkdir(parents=True, exist_ok=True)
        for brought in BROUGHT.iterdir():
            if not (cache / brought.name).exists():
                shutil.copyfile(brought, cache / brought.name)
        os.environ.setdefault("MPLCONFIGDIR", str(cache))
