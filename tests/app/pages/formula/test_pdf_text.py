"""What is copied out of a worksheet's PDF, found in it and read aloud from it is what is painted there."""

import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from PySide6.QtGui import QPdfWriter

from app.resources import FONTS
from core.edits import people
from core.show.model import Show
from tests.app import painted_text, user
from tests.app.pages.formula.fixtures import PageOpener, by_hand, open_page
from tests.odd_shows import dating, everyone, many_traits, marks, ready

__all__ = ["open_page"]

pytestmark = pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext reads what a PDF says")

ODD = (
    "喆璟镕",
    "工收母龟 ⼯⺟",
    "• · ・ – ‒ ① ➀",
    "“Me” … it’s ～〜",
    "不 見 A\u00a0B",
    "名" * 100,
    "fi ffl – q·kᵀ",
    "x²",
)


def named_oddly() -> Show:
    """Return the dating show with names of signs that look alike and are not the same."""
    show = dating()
    for guest, name in zip(show.guests, ODD, strict=True):
        for language in show.languages:
            show = people.rename_person(show, guest, language, name)
    return show


def said_by(path: Path) -> str:
    """Return the text of a PDF."""
    return subprocess.run(["pdftotext", "-raw", path, "-"], capture_output=True, check=True).stdout.decode()


def signs(text: str) -> Counter[str]:
    """Return the characters of a text but for blanks."""
    return Counter("".join(text.split()))


@pytest.mark.parametrize("lang", ["en", "zh_CN"])
@pytest.mark.parametrize("show", [dating, marks, named_oddly, lambda: many_traits(12), lambda: ready("cat-mat-zh")])
def test_a_pdf_says_what_is_painted(open_page: PageOpener, tmp_path: Path, show, lang: str) -> None:
    window = open_page(show(), tab="by_hand", language=lang)
    tab = by_hand(window)
    for whole in (False, True):
        user.click(tab.kinds[whole])
        for answers in (True, False):
            user.click(tab.modes[answers])
            path = tmp_path / f"{whole}-{answers}.pdf"
            with painted_text.reading() as drawn:
                tab.write_pdf(path)
            painted = [line.text for line in drawn if isinstance(line.widget, QPdfWriter)]
            said = said_by(path)
            assert len(painted) > 20 and signs("".join(painted)) == signs(said)
            squeezed = "".join(said.split())
            for words in painted:
                if len(words) < 20:  # longer ones are wrapped
                    assert "".join(words.split()) in squeezed, words


def test_a_head_says_it_too(open_page: PageOpener, tmp_path: Path) -> None:
    window = open_page(everyone(5), tab="by_hand", whose="head", language="zh_CN")
    with painted_text.reading() as drawn:
        by_hand(window).write_pdf(tmp_path / "head.pdf")
    painted = "".join(line.text for line in drawn if isinstance(line.widget, QPdfWriter))
    assert signs(painted) == signs(said_by(tmp_path / "head.pdf"))


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_a_glyph_stands_for_one_character(path: Path) -> None:
    """A PDF says a glyph by its lowest code point, and nothing for what no code point leads to."""
    font = TTFont(path)
    codes: dict[str, list[int]] = {}
    for code, glyph in font.getBestCmap().items():
        codes.setdefault(glyph, []).append(code)
    shared = [tuple(map(chr, each)) for each in codes.values() if len(each) > 1]
    assert set(shared) <= {(" ", "\u00a0"), ("-", "\u00ad")}
    if "GSUB" in font:
        table = font["GSUB"].table
        systems = [
            system
            for script in table.ScriptList.ScriptRecord
            for system in (script.Script.DefaultLangSys, *(record.LangSys for record in script.Script.LangSysRecord))
            if system is not None
        ]
        asked = {table.FeatureList.FeatureRecord[index].FeatureTag for each in systems for index in each.FeatureIndex}
        assert "locl" not in asked
