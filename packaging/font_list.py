"""Makes the list of fonts that the packaged app hands to matplotlib: matplotlib's own fonts, none of this machine's."""

import os
import sys
import tempfile
from pathlib import Path


def write(folder: Path) -> None:
    """Write the list as matplotlib names and reads it, in a fresh process."""
    with tempfile.TemporaryDirectory() as cache:
        os.environ["MPLCONFIGDIR"] = cache
        from matplotlib import font_manager

        search = font_manager.findSystemFonts
        font_manager.findSystemFonts = lambda fontpaths=None, fontext="ttf": (
            search(fontpaths, fontext) if fontpaths else []
        )
        fonts = font_manager.FontManager()
        fonts.afmlist = []  # those files are not shipped
        lists = list(Path(cache).glob("fontlist-*.json"))
        if len(lists) != 1:
            raise LookupError(f"matplotlib wrote no list of fonts into {cache}, but {lists}")
        folder.mkdir(parents=True, exist_ok=True)
        font_manager.json_dump(fonts, folder / lists[0].name)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
