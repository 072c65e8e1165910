"""Where the resources lie, in a checkout and in a packaged app alike."""

from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources"
FONTS = tuple(
    FOLDER / "fonts" / f"{name}.ttf"
    for name in (
        *("NotoSansSC-Regular", "NotoSansSC-SemiBold-subset", "Signs"),
        *("QuotesWide", "QuotesWideBold", "QuotesNarrow", "QuotesNarrowBold"),
    )
)
CODE_FONTS = (FOLDER / "fonts" / "Mono.ttf", FOLDER / "fonts" / "MonoBold.ttf")
SHOWS = FOLDER / "shows"
TRANSLATIONS = FOLDER / "translations"
LANGUAGES = {"zh_CN": "中文", "en": "English"}
"""Every language there is, by the name it has for itself. To add one: a .ts file, its .qm, and a word here."""
READY_SHOWS = (
    *("dating", "library", "restaurant"),
    *("marks", "questions", "friends", "five-by-eight", "mentors"),
    *("cat-mat-zh", "cat-mat-en", "pronoun-zh", "pronoun-en", "translation"),
)
"""The shows that are ready to be put on, in the order of the menu."""
EMPTY_SHOW = "empty"
"""What a show of one's own begins with."""
DEFAULT_SHOW = SHOWS / "dating.show.json"
