"""Where the resources lie, in a checkout and in a packaged app alike."""

from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources"
FONTS = tuple(FOLDER / "fonts" / f"NotoSansSC-{name}.ttf" for name in ("Regular", "SemiBold-subset"))
SHOWS = FOLDER / "shows"
TRANSLATIONS = FOLDER / "translations"
DEFAULT_SHOW = SHOWS / "dating.show.json"
