"""The user guide and the licences: whole in both languages, with all pictures; opened, read and put away by keys."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QMessageBox

from app.desktop.guide import HELP, Guide, files, title
from app.desktop.licences import Licences
from app.desktop.main_window import MainWindow
from app.pages import PAGES
from app.resources import LANGUAGES
from app.widgets.chrome.sheet import Sheet
from app.widgets.fields.criterion_slider import CriterionSlider
from app.widgets.paper.reader import Reader
from tests.app import user
from tests.app.windows import Opener

PICTURE = re.compile(r"!\[([^\]]+)\]\(([^)]+)\)")
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)]+)\)")


def open_guide(window: MainWindow) -> Guide:
    user.key(window, Qt.Key.Key_F1)
    return window.findChild(Guide)


def shown(guide: Guide) -> str:
    return guide.reader.toPlainText()


def test_the_pages_are_the_same_in_every_language() -> None:
    names = {language: [path.name for path in files(language)] for language in LANGUAGES}
    assert len(names["en"]) == 8 and len({tuple(pages) for pages in names.values()}) == 1
    for pages in zip(*(files(language) for language in LANGUAGES), strict=True):
        texts = [page.read_text(encoding="utf-8") for page in pages]
        assert len({tuple(name for _, name in PICTURE.findall(text)) for text in texts}) == 1
        assert len({tuple(LINK.findall(text)) for text in texts}) == 1
        assert len({text.count("\n## ") for text in texts}) == 1
        assert len({title(page) for page in pages}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_and_every_page_that_is_pointed_to_is_there(language: str) -> None:
    asked = set()
    for page in files(language):
        text = page.read_text(encoding="utf-8")
        for words, name in PICTURE.findall(text):
            asked.add(name)
            assert words and not QImage(str(page.parent / name)).isNull()
            assert (page.parent / name).with_stem(f"{Path(name).stem}-dark").is_file()
        assert all((page.parent / link).is_file() for link in LINK.findall(text))
    kept = {path.name for path in (HELP / language).glob("*.png") if not path.stem.endswith("-dark")}
    assert kept == asked, "no picture lies there unused"


TOLD = {
    "stage": "First steps",
    "everyone": "Everyone looks",
    "panel": "The panel",
    "formula": "The formula",
    "lab": "The laboratory",
}


@pytest.mark.parametrize("page", [entry.name for entry in PAGES])
def test_f1_opens_it_where_the_page_is_explained_and_escape_puts_it_away(window: MainWindow, page: str) -> None:
    window.open_page(page)
    guide = open_guide(window)
    assert guide.isVisible() and TOLD.get(page, "The program") in shown(guide) and guide.reader.hasFocus()
    assert guide.reader.verticalScrollBar().value() == 0, "its title is in view"
    user.key(window, Qt.Key.Key_F1)
    assert len(window.findChildren(Guide)) == 1
    user.key(window, Qt.Key.Key_Escape)
    assert not guide.isVisible() and window.page.hasFocus()


@pytest.mark.parametrize("size", [(1024, 700), (1366, 728), (1440, 900), (1920, 1080)])
def test_the_page_beside_it_can_be_used(open_window: Opener, size: tuple[int, int]) -> None:
    window = open_window(size=size)
    guide, page, side = open_guide(window), window.page, window.guide
    covered = QRect(page.mapTo(window, QPoint(0, 0)), page.size()) & QRect(
        side.mapTo(window, QPoint(0, 0)), side.size()
    )
    assert covered.width() * 3 < page.width() * 1.2, "most of the page stays in view"
    assert covered.isEmpty() == (size[0] >= 1366)
    before = page.presentation.readout.weights
    user.slide(page.criteria.findChildren(CriterionSlider)[0], 2.0, -2.0)
    assert page.presentation.readout.weights != before and guide.isVisible()
    user.click(window.rail.pages["panel"])
    assert "The panel" in shown(guide) and guide.isVisible(), "it turns to the page that is looked at"
    if side.flip.isVisible():
        user.click(side.flip)
        assert side.x() == window.stack.x()
    user.click(side.shut)
    assert not guide.isVisible() and window.page.width() == window.width() - window.stack.x()


def test_pages_are_turned_by_digits_chips_and_links(window: MainWindow) -> None:
    guide = open_guide(window)
    user.key(window, Qt.Key.Key_3)
    assert guide.place == 2 and "The panel" in shown(guide) and guide.chips[2].isChecked()
    user.click(guide.chips[7])
    assert guide.place == 7 and "Where does the analogy break?" in shown(guide)
    guide.reader.file_wanted.emit("1-first-steps.md")
    assert guide.place == 0 and not guide.chips[6].isChecked()


def test_the_keyboard_scrolls_and_reaches_all(window: MainWindow) -> None:
    guide = open_guide(window)
    bar = guide.reader.verticalScrollBar()
    user.key(window, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    met = set()
    for _ in range(20):
        user.key(window, Qt.Key.Key_Backtab, modifiers=Qt.KeyboardModifier.ShiftModifier)
        met.add(window.focusWidget())
    for _ in range(60):
        user.key(window, Qt.Key.Key_Tab)
        met.add(window.focusWidget())
    assert {*guide.chips, window.guide.shut} <= met


def test_it_follows_language_theme_and_type(window: MainWindow) -> None:
    guide = open_guide(window)
    before = guide.reader.viewport().grab().toImage()
    window.set_theme("dark")
    QApplication.processEvents()
    after = guide.reader.viewport().grab().toImage()
    assert before.pixelColor(200, 5).lightness() > 200 and after.pixelColor(200, 5).lightness() < 60
    window.speak("zh_CN")
    QApplication.processEvents()
    assert "第一步" in shown(guide) and guide.chips[0].accessibleName() == "1 第一步"
    height = guide.reader.document().size().height()
    window.set_zoom(1.25)
    QApplication.processEvents()
    assert guide.reader.document().size().height() > height
    assert shown(guide).count("第一步") == 1, "what is shown again is not shown twice"


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
def test_nothing_is_wider_than_the_guide(open_window: Opener, size: tuple[int, int]) -> None:
    window = open_window(size=size, language="zh_CN")
    guide = open_guide(window)
    for place in range(len(guide.chips)):
        guide.open(place)
        QApplication.processEvents()
        assert guide.reader.document().idealWidth() <= guide.reader.viewport().width() and not guide.reader.missing
        assert guide.reader.document().size().width() <= guide.reader.viewport().width()


def test_the_reader_reads_pictures_of_its_folder_only(window: MainWindow, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# x\n\n![a](missing.png) ![b](http://example.org/x.png) [l](http://example.org) [m](gone.md)", "utf-8"
    )
    reader = Reader(window.page)
    wanted = []
    reader.file_wanted.connect(wanted.append)
    reader.resize(600, 400)
    reader.show()
    reader.read(page)
    QApplication.processEvents()
    assert reader.missing == {"missing.png"}
    for link in ("http://example.org", "gone.md", "page.md"):
        reader.anchorClicked.emit(QUrl(link))
    assert wanted == ["page.md"]


def test_about_leads_to_the_licences(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    buttons = QMessageBox.ButtonRole
    monkeypatch.setattr(QMessageBox, "exec", lambda box: None)
    monkeypatch.setattr(
        QMessageBox,
        "clickedButton",
        lambda box: next(b for b in box.buttons() if box.buttonRole(b) == buttons.ActionRole),
    )
    window.actions_by_name["about"].trigger()
    licences = window.page.findChild(Licences)
    assert licences.isVisible() and licences.isReadOnly() and licences.accessibleName() == "Licences"
    for words in ("PySide6", "numpy", "MIT License", "SIL OPEN FONT LICENSE", "ISC License", "Bitstream"):
        assert words in licences.toPlainText(), words
    user.key(window, Qt.Key.Key_Escape)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.page.findChild(Sheet) is None
