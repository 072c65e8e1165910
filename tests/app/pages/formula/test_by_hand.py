"""The worksheet: its digits are those of the screen, answers can be left out, and it goes on paper."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from app.pages.formula import printing
from app.widgets.matrices.lines import BLANK
from app.widgets.paper.paper import A4, MARGIN, TableRow
from core.edits import seats
from core.readout.worksheet import work_row, written
from tests.app import painted_text, user
from tests.app.pages.formula.fixtures import PageOpener, by_hand, open_page, sheet
from tests.odd_shows import crowd, dating, everyone, hostile, hostile_everyone, many_traits, marks, ready

__all__ = ["open_page"]


def pages_of(path: Path) -> int:
    """Return how many pages a PDF has."""
    return len(re.findall(rb"/Type\s*/Page\b", path.read_bytes()))


def test_the_sheet_of_a_pair_has_the_digits_of_the_four_steps(open_page: PageOpener) -> None:
    window = open_page(tab="by_hand")
    window.page.follow(0, 2)
    lines = sheet(window)
    assert lines[0] == "Check by hand: “Me” looks at “Lin Chuan”"
    assert "② Score: all products added up, q·k = 10.5" in lines
    assert "10.5 ÷ 2.4495 ≈ 4.2866 (√6 ≈ 2.4495)" in lines
    assert "Share: 1 ÷ 2.455 ≈ 0.4073 (with all decimals: 0.407351)" in lines


def test_the_sheet_of_a_row_has_everyone_and_the_output(open_page: PageOpener) -> None:
    window = open_page(tab="by_hand")
    user.click(by_hand(window).kinds[True])
    found = work_row(window.document.trace)
    lines = sheet(window)
    for name, guest in zip(window.page.presentation.guests, found.guests, strict=True):
        steps = " ".join(map(written, (guest.score, guest.scaled, guest.exponent, guest.exponential, guest.weight)))
        assert f"{name} {steps}" in lines
    assert any(line.split() == ["Σ", written(found.guests[0].total)] for line in lines)
    sums = [line for line in lines if line.startswith("Σ")][1:]
    assert " ".join(sums).replace("Σ", "").split() == [written(value) for value in found.output]


@pytest.mark.parametrize("whole", [False, True])
def test_without_answers_no_answer_stands_on_the_sheet(open_page: PageOpener, whole: bool) -> None:
    window = open_page(tab="by_hand")
    window.page.follow(0, 4)
    user.click(by_hand(window).kinds[whole])
    answered = sheet(window)
    user.click(by_hand(window).modes[False])
    blank = sheet(window)
    assert sum(line.count(BLANK) for line in blank) > 10 and not any(BLANK in line for line in answered)
    assert any(line.startswith("Name: ___") for line in blank)
    guest = work_row(window.document.trace).guests[4]
    for answer in (guest.scaled, guest.exponential, guest.weight):
        assert not any(written(answer) in line.split() for line in blank), answer
    drawn = painted_text.texts(by_hand(window).paper)
    assert written(guest.weight) not in drawn and BLANK not in drawn
    user.click(by_hand(window).modes[True])
    assert sheet(window) == answered


@pytest.mark.parametrize("guest", [2, 4])
@pytest.mark.parametrize("whole", [False, True])
def test_nothing_beside_the_sheet_gives_an_answer_away(open_page: PageOpener, whole: bool, guest: int) -> None:
    """Not the map beside it, not the foot, not what pops up or is heard. Whose score is the largest is asked, too."""
    window = open_page(tab="by_hand")
    window.page.follow(0, guest)
    tab = by_hand(window)
    user.click(tab.kinds[whole])
    user.click(tab.modes[False])
    row = work_row(window.document.trace)
    asked = row.guests[guest]
    answers = {written(asked.scaled), written(asked.weight), f"{asked.share:.6g}", f"{100 * asked.share:.1f}"}
    if whole:
        answers |= {f"{value:.6g}".replace("-", "−") for value in row.real} | {written(value) for value in row.output}
    parts = [tab, *tab.findChildren(QWidget)]
    told = painted_text.texts(tab) + [text for part in parts for text in (part.accessibleName(), part.toolTip())]
    told += [tab.map.matrix.accessible_text(0, place) for place in range(8)] + [tab.map.text]
    found = {number for text in told for number in re.findall(r"[−-]?\d+(?:\.\d+)?", text)}
    assert not found & answers and not tab.map.matrix.numbers.any()
    user.click(tab.modes[True])
    told = [*painted_text.texts(tab), tab.paper.papers.accessibleName()]
    found = {number for text in told for number in re.findall(r"[−-]?\d+(?:\.\d+)?", text)}
    assert {written(asked.scaled), written(asked.weight)} <= found


@pytest.mark.parametrize("whole", [False, True])
def test_what_a_mask_makes_of_a_share_is_asked_too(open_page: PageOpener, whole: bool) -> None:
    window = open_page(seats.set_empty(dating(), 3, True), tab="by_hand")
    window.page.follow(0, 2)
    tab = by_hand(window)
    user.click(tab.kinds[whole])
    user.click(tab.modes[False])
    line = [line for line in sheet(window) if "−∞" in line][-1]
    assert line.count(BLANK) >= 2 and not line.endswith(" 0")


def test_one_who_is_alone_is_asked_for_the_sum(open_page: PageOpener) -> None:
    window = open_page(crowd(1), tab="by_hand")
    user.click(by_hand(window).modes[False])
    assert any(line.endswith(f"Σ = {BLANK}") for line in sheet(window))


def test_a_head_and_everyone_have_sheets_of_their_own(open_page: PageOpener) -> None:
    window = open_page(everyone(5), tab="by_hand", whose="head")
    page = window.page
    page.follow(2, 1)
    share = float(window.document.panel.heads.weights[0, 2, 1])
    assert any(f"(with all decimals: {share:.6g})" in line for line in sheet(window))
    user.click(page.header.whose["everyone"])
    share = float(window.document.trace.weights[2, 1])
    assert any(f"(with all decimals: {share:.6g})" in line for line in sheet(window))
    user.click(by_hand(window).steppers["right"])
    assert page.view.column == 2
    grid = by_hand(window).map
    user.click(grid, grid.cell_rect(4, 0).center())
    assert (page.view.row, page.view.column) == (4, 0)


def test_who_is_hidden_is_said_so(open_page: PageOpener) -> None:
    show = dating()
    for guest in show.guests:
        show = seats.set_blocked(show, show.askers[0], guest, True)
        window = open_page(show, tab="by_hand")
        for whole in (False, True):
            user.click(by_hand(window).kinds[whole])
            assert any("−∞" in line for line in sheet(window))
        if guest != dating().guests[0]:
            break
    for guest in show.guests:
        show = seats.set_blocked(show, show.askers[0], guest, True)
    window = open_page(show, tab="by_hand")
    user.click(by_hand(window).kinds[True])
    assert "A mask hides everyone: nothing is shared out." in sheet(window)


def test_pinned_scores_have_a_star(open_page: PageOpener) -> None:
    window = open_page(marks(), tab="by_hand")
    user.click(by_hand(window).kinds[True])
    assert any(line.endswith(" 80*") for line in sheet(window))
    notes = [line for line in sheet(window) if line.startswith("* pinned by hand: it stands instead of q·k")]
    products = [written(guest.product) for guest in work_row(window.document.trace).guests]
    assert len(notes) == 1 and f"80 instead of {products[0]}" in notes[0]
    user.click(by_hand(window).modes[False])
    assert "* pinned by hand: it stands instead of q·k" in sheet(window)
    assert not any("instead of " + product in line for line in sheet(window) for product in products)


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize(
    ("show", "whole", "least", "most"),
    [
        (dating, False, 1, 1),
        (lambda: crowd(1), True, 1, 1),
        (dating, True, 1, 1),
        (hostile, True, 1, 1),
        (lambda: many_traits(24), False, 1, 1),
        (lambda: crowd(200), True, 12, 20),
    ],
)
def test_a_pdf_has_the_pages_that_are_on_screen(
    open_page: PageOpener, tmp_path: Path, show, whole: bool, least: int, most: int, language: str
) -> None:
    window = open_page(show(), tab="by_hand", language=language)
    tab = by_hand(window)
    user.click(tab.kinds[whole])
    for answers in (True, False):
        user.click(tab.modes[answers])
        path = tmp_path / f"{answers}.pdf"
        tab.write_pdf(path)
        shown = len(tab.paper.papers.pages)
        assert pages_of(path) == shown and least <= shown <= most + (not answers)
        data = path.read_bytes()
        assert data.startswith(b"%PDF-") and len(data) > 10_000
        assert not list(tmp_path.glob("*.pdf.*")), "nothing half written is left behind"


def test_nothing_stands_outside_its_page(open_page: PageOpener) -> None:
    for show in (hostile_everyone(), crowd(64), many_traits(24), ready("translation")):
        window = open_page(show, tab="by_hand", whose="everyone" if len(show.askers) > 1 else "one")
        user.click(by_hand(window).kinds[True])
        for page in by_hand(window).paper.papers.pages:
            for rect, thing in page:
                assert rect.left() >= MARGIN and rect.right() <= A4.width() - MARGIN + 0.01
                assert rect.bottom() <= A4.height() - MARGIN
                assert not isinstance(thing, TableRow) or len(thing.table.heading) <= len(thing.table.widths)
        rows = [
            thing.row for page in by_hand(window).paper.papers.pages for _, thing in page if isinstance(thing, TableRow)
        ]
        tables = {
            id(thing.table): thing.table
            for page in by_hand(window).paper.papers.pages
            for _, thing in page
            if isinstance(thing, TableRow)
        }
        assert len([row for row in rows if row >= 0]) == sum(len(table.rows) for table in tables.values())


def test_a_table_that_goes_on_says_its_heading_again(open_page: PageOpener) -> None:
    window = open_page(crowd(200), tab="by_hand")
    user.click(by_hand(window).kinds[True])
    for page in by_hand(window).paper.papers.pages[1:]:
        first = next(thing for _, thing in page if isinstance(thing, TableRow))
        assert first.row == -1


def test_hostile_names_stand_as_they_are(open_page: PageOpener) -> None:
    window = open_page(hostile_everyone(), tab="by_hand", whose="everyone")
    window.page.follow(1, 2)
    drawn = " ".join(painted_text.texts(by_hand(window).paper))
    assert "<b>fett</b><script>alert(1)</script>" in drawn
    user.click(by_hand(window).kinds[True])
    assert any("&amp; %s {0} {} \\ \"'" in text for text in painted_text.texts(by_hand(window).paper))


def test_a_pdf_is_asked_for_a_place_and_what_fails_is_told(
    open_page: PageOpener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_page(tab="by_hand")
    asked = []
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *values: asked.append(values) or (str(tmp_path / "mine"), "")
    )
    user.click(by_hand(window).pdf)
    assert asked and pages_of(tmp_path / "mine.pdf") == 1
    assert window.page.toast.text == "Saved: mine.pdf (pages: 1)"
    by_hand(window).write_pdf(tmp_path / "nowhere" / "x.pdf")
    assert window.page.toast.text.startswith("The PDF could not be saved: ")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *values: ("", ""))
    user.click(by_hand(window).pdf)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.pdf"]


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_a_printer_gets_the_same_pages(open_page: PageOpener, tmp_path: Path, language: str) -> None:
    from PySide6.QtGui import QPageSize
    from PySide6.QtPrintSupport import QPrinter

    window = open_page(crowd(30), tab="by_hand", language=language)
    user.click(by_hand(window).kinds[True])
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A5))
    printer.setFullPage(True)
    printout = by_hand(window).printout()
    count = printing.print_on(printout, printer)
    assert count == pages_of(tmp_path / "printed.pdf") == len(printout.pages(QSizeF(420, 595)))
    assert count > len(printout.pages())


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen screen
def test_the_preview_opens_and_paints(open_page: PageOpener, monkeypatch: pytest.MonkeyPatch) -> None:
    from PySide6.QtPrintSupport import QPrintPreviewDialog

    window = open_page(tab="by_hand")
    seen = []

    def look(dialog: QPrintPreviewDialog) -> int:
        dialog.show()
        QApplication.processEvents()
        seen.append(dialog.windowTitle())
        dialog.close()
        return 0

    painted = []
    real = printing.print_on
    monkeypatch.setattr(printing, "print_on", lambda *values: painted.append(real(*values)))
    monkeypatch.setattr(QPrintPreviewDialog, "exec", look)
    user.click(by_hand(window).print)
    assert seen == ["The dating show"] and painted and set(painted) == {1}
    user.click(window.page.header.tabs["formula"])
    window.activateWindow()
    user.ctrl(window, Qt.Key.Key_P)
    assert len(seen) == 2 and window.page.tab == "by_hand"
    window.open_page("stage")
    user.ctrl(window, Qt.Key.Key_P)
    assert len(seen) == 2, "only this page prints worksheets"


def test_the_name_that_is_offered_for_a_sheet_tells_what_is_on_it(
    open_page: PageOpener, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts: list[str] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *given: (starts.append(given[2]), ("", ""))[1])
    tab = by_hand(open_page(tab="by_hand", language="zh_CN"))
    tab.save_pdf()
    tab.choose(whole=True, answers=False)
    tab.save_pdf()
    first, second = (Path(start).name for start in starts)
    assert first.startswith("相亲现场 · 手算 · 我 - ") and first.endswith(".pdf")
    assert second.startswith("相亲现场 · 手算 · 我 · ") and first != second
