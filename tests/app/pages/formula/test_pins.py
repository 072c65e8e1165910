"""A pinned score is no q·k: formula, flow, strip, worksheet and table say what it stands instead of."""

from PySide6.QtWidgets import QWidget

from app.desktop.headless import table
from app.desktop.main_window import MainWindow
from app.presentation.strips import Sign
from app.widgets.matrices.algebra_strip import AlgebraStrip
from core.edits import people
from core.show.model import Show
from tests.app import painted_text, user
from tests.app.pages.code.fixtures import code_page
from tests.app.pages.formula.fixtures import PageOpener, by_hand, click_symbol, open_page, sheet, told
from tests.app.windows import Opener
from tests.odd_shows import dating

__all__ = ["open_page"]


def pinned() -> Show:
    return people.set_score(dating(), 3, 80)  # q·k is 10.5


def line_of(strip: AlgebraStrip) -> list[str]:
    return [item.text if isinstance(item, Sign) else item.name for item in strip._line]


def test_the_strip_at_the_foot(open_window: Opener) -> None:
    window = open_window(pinned())
    for page in ("stage", "everyone"):
        user.click(window.rail.pages[page])
        strip = window.page.algebra
        assert line_of(strip)[:5] == ["q", "·", "Kᵀ", "→", "scores"]
        assert "pinned 80 instead of 10.5" in painted_text.texts(strip)
        assert "pinned 80 instead of 10.5" in strip.accessibleName()
        assert strip._line[4].marked == tuple(number == 3 for number in window.document.show.guests)
    window.document.edit(people.set_score, 5, 3.0)
    assert "2 pinned, not q·k" in painted_text.texts(window.page.algebra)
    window.document.edit(people.release_all_scores)
    assert line_of(window.page.algebra)[3] == "=" and not any(window.page.algebra._line[4].marked)


def test_a_mark_is_painted_where_a_score_is_pinned(open_window: Opener) -> None:
    def seen(window: MainWindow) -> bytes:
        return window.page.algebra.grab().toImage().bits().tobytes()

    window = open_window(dating())
    plain = seen(window)
    window.document.edit(people.set_score, 3, 10.5)  # the same number: the mark and the words alone tell it
    assert seen(window) != plain and "pinned 10.5 instead of 10.5" in painted_text.texts(window.page.algebra)


def test_no_dot_product_is_said_to_make_a_pinned_score(open_page: PageOpener) -> None:
    window = open_page(pinned())
    tab = window.page.formula
    assert "dot product" in tab._hint, "the first guest's score is q·k"
    user.click(tab.board.cards["scores"].grid, tab.board.cards["scores"].grid.cell_rect(0, 2).center())
    assert "dot product" not in tab._hint and "pinned 80 instead of 10.5" in tab._hint


def test_formula_and_flow(open_page: PageOpener) -> None:
    window = open_page(pinned())
    board = window.page.formula.board
    assert board.signs["scores"].text == "→" and "pinned 80 instead of 10.5" in board.cards["scores"]._letter
    assert board.cards["scores"].grid.matrix.accessible_text(0, 2).endswith("80, pinned 80 instead of 10.5")
    assert not any(letter._letter.startswith("QKᵀ") for letter in board.cards.values())
    click_symbol(window, "t")
    assert "pinned" in told(window)[2] and told(window)[3] == "scores = np.where(set_by_hand, given, Q @ K.T)"
    user.click(window.page.header.tabs["flow"])
    assert "QKᵀ" not in [box.letter for box in window.page.tabs["flow"].flow.boxes]


def test_the_worksheet(open_page: PageOpener) -> None:
    window = open_page(pinned(), tab="by_hand")
    window.page.follow(0, 2)
    assert "② Score: all products added up, q·k = 10.5" in sheet(window)
    assert "The score is pinned by hand, in place of q·k: 80" in sheet(window)
    user.click(by_hand(window).kinds[True])
    assert any(line.endswith("instead of q·k (Lin Chuan: 80 instead of 10.5)") for line in sheet(window))


def test_the_program(open_window: Opener) -> None:
    page = code_page(open_window(pinned()))
    lines = page.editor.text.split("\n")
    page.editor.go_to(next(place for place, line in enumerate(lines) if line.startswith("scores = ")))
    assert line_of(page.algebra) == ["scores", "←", "Q", "@", "Kᵀ", " "]
    page.editor.go_to(next(place for place, line in enumerate(lines) if line.startswith("scores[")))
    assert line_of(page.algebra) == ["scores", "[0, 2] ← 80.0"]


def test_the_printed_table() -> None:
    assert "\n* a score set by hand, in place of q·kᵀ: No. 3 pinned 80 instead of 10.5\n" in table(pinned(), "en")


def test_nothing_is_said_of_pins_where_there_are_none(open_page: PageOpener) -> None:
    window = open_page()
    parts = [window.page, *window.page.findChildren(QWidget)]
    assert not any("pinned" in text for part in parts for text in (part.accessibleName(), part.toolTip()))
