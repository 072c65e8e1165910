"""Names that run from right to left stand in every sentence without turning it round."""

import unicodedata
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from app.desktop import headless
from app.style import theme
from app.text import escaping, file_names
from core.edits import people, seats
from core.show import showfile
from core.show.model import Show, say
from tests.app import painted_text, user
from tests.app.windows import Opener
from tests.odd_shows import dating

HEBREW, ARABIC, LONG = "אבגד הוז", "مريم علي", "ابجد " * 40
ISOLATE, END = "\u2068", "\u2069"


def renamed() -> Show:
    """Return the dating show, all look at all, with names of right-to-left scripts."""
    show = dating()
    for guest, name in zip(show.guests, (HEBREW, ARABIC, LONG, "Lin 林 א", *"דהוז"), strict=True):
        for language in show.languages:
            show = people.rename_person(show, guest, language, name)
    show = people.rename_trait(show, 0, "en", HEBREW)
    return seats.let_everyone_look(show)


def turned(text: str) -> list[str]:
    """Return what of a text runs from right to left outside of an isolate, or after one that never ends."""
    depth, wrong = 0, []
    for character in text:
        depth += (character == ISOLATE) - (character == END)
        if depth == 0 and unicodedata.bidirectional(character) in ("R", "AL"):
            wrong.append(character)
    return wrong if depth == 0 else [*wrong, "an isolate without an end"]


@pytest.mark.parametrize("name", [HEBREW, ARABIC, "Lin א"])
def test_a_name_is_isolated_once_and_only_where_it_must_be(name: str) -> None:
    once = escaping.one_line(name)
    assert once == ISOLATE + name + END == escaping.one_line(once) and escaping.bare(once) == name
    assert escaping.one_line("Lin Chuan 林川 123") == "Lin Chuan 林川 123"
    assert not turned(escaping.one_line(name * 20, 12)) and len(escaping.bare(escaping.one_line(name * 20, 12))) <= 12


@pytest.mark.usefixtures("qapp")
def test_what_is_cut_stays_isolated_and_no_mark_is_painted() -> None:
    font = theme.Look(theme.LIGHT, 1.0).font(14)
    for text in (
        theme.elide(font, escaping.one_line(LONG), 90),
        theme.fit_lines(font, escaping.one_line(LONG), 90, 40),
    ):
        assert "…" in text and not turned(text)

    def painted(text: str) -> QImage:
        image = QImage(300, 40, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        with QPainter(image) as painter:
            painter.setFont(font)
            painter.drawText(QRectF(5, 5, 290, 30), theme.LEFT, text)
        return image

    assert painted(f"A {ISOLATE}B{END} → C") == painted("A B → C") != painted("A □B□ → C")
    assert theme.text_width(font, f"{ISOLATE}B{END}") == theme.text_width(font, "B")


@pytest.mark.parametrize("lang", ["en", "zh_CN"])
def test_no_page_lets_a_name_turn_a_sentence(open_window: Opener, lang: str) -> None:
    window = open_window(renamed(), language=lang)
    seen = 0
    for name in ("stage", "everyone", "panel", "formula"):
        user.click(window.rail.pages[name])
        if name == "formula":
            window.page.open_tab("by_hand")
        if name == "stage":
            window.page.why(1)
        parts = [part for part in window.page.findChildren(object) if hasattr(part, "accessibleName")]
        said = [*painted_text.texts(window), *(p.accessibleName() for p in parts), *(p.toolTip() for p in parts)]
        for line in "\n".join(said).split("\n"):
            assert not turned(line), (name, line)
            seen += ISOLATE in line
    assert seen > 40


def test_menus_titles_and_undo_isolate_names(open_window: Opener) -> None:
    show = people.rename_show(renamed(), "en", HEBREW)
    window = open_window(show)
    window.page.write(people.rename_person, 2, "Lin")
    window.document.undo_stack.undo()
    texts = [window.windowTitle(), window.document.undo_stack.redoText(), window.actions_by_name["redo"].text()]
    assert not any(map(turned, texts)) and ISOLATE in texts[0]


def test_what_is_edited_and_saved_has_no_marks(open_window: Opener, tmp_path: Path) -> None:
    window = open_window(renamed())
    window.page.open_card(window.document.show.guests[1])
    field = window.page.sheets.sheet.content.name
    before = window.document.show
    user.click(field)
    assert user.editor(window).text() == HEBREW
    user.key(window, Qt.Key.Key_Return)
    assert window.document.show is before, "opened and left as it was"
    user.click(field)
    user.write(window, HEBREW + " ב")
    path = tmp_path / "x.show.json"
    path.write_bytes(showfile.encode(window.document.show))
    assert HEBREW + " ב" in path.read_text("utf-8")
    assert ISOLATE not in path.read_text("utf-8") and r"\u2068" not in path.read_text("utf-8")
    assert ISOLATE not in file_names.offered(say(window.document.show.title, "en"), HEBREW)


def test_the_printed_table_isolates_names_and_keeps_its_columns() -> None:
    lines = headless.table(renamed(), "en").split("\n")
    assert not any(map(turned, lines))
    rows = [line for line in lines if line.lstrip()[:1] in "12345678" and ISOLATE in line]
    ends = {headless.columns(line[: line.index(END)]) + len(line[line.index(END) :]) for line in rows[:8]}
    assert len(rows) >= 8 and len({headless.columns(line) for line in rows[:8]}) == 1 and ends
