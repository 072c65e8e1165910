"""Where the resources lie, in a checkout and in a packaged app alike."""

from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources"
FONT = FOLDER / "fonts" / "NotoSansSC-Regular.ttf"
SHOWS = FOLDER / "shows"
TRANSLATIONS = FOLDER / "translations"
DEFAULT_SHOW = SHOWS / "dating.show.json"
