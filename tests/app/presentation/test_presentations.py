"""What pages show is a plain object: equal for equal shows, and read off the Trace when it is asked for."""

from collections.abc import Callable

import numpy as np
import pytest

from app.document.document import ShowDocument
from app.pages.code.presentation import CodePresentation
from app.pages.everyone.presentation import EveryonePresentation
from app.pages.formula.presentation import TENSORS, present
from app.pages.formula.view import EVERYONE, HEAD, ONE, View
from app.pages.panel.presentation import PanelPresentation
from app.pages.stage.presentation import StagePresentation
from app.presentation.labels import Labels
from app.presentation.row import RowPresentation
from app.presentation.strips import Sign, Strip
from app.presentation.target import NOTHING, Target
from core.edits import people
from core.programs.program import Plan
from core.readout.row import span_of_scores
from core.show.model import Show
from tests.app.windows import Opener
from tests.odd_shows import dating, everyone, ready

Make = Callable[[Show, str], Labels]


def stage(show: Show, language: str) -> Labels:
    return StagePresentation(show, language, ShowDocument(show).trace, span=span_of_scores((12.0,)))


def row(show: Show, language: str) -> Labels:
    return RowPresentation(show, language, ShowDocument(show).trace)


def map_of(show: Show, language: str) -> Labels:
    return EveryonePresentation(show, language, ShowDocument(show).trace)


def panel(show: Show, language: str) -> Labels:
    document = ShowDocument(show)
    return PanelPresentation(show, language, document.trace, document.panel)


def formula(show: Show, language: str) -> Labels:
    return present(ShowDocument(show), language, View())


def code(show: Show, language: str) -> Labels:
    trace = ShowDocument(show).trace
    return CodePresentation(show, language, Plan(show, language=language), {"Q": trace.q, "weights": trace.weights})


@pytest.mark.parametrize("make", [stage, row, map_of, panel, formula, code])
def test_equal_shows_make_equal_presentations(make: Make) -> None:
    shown = make(dating(), "en")
    assert shown == make(dating(), "en") and shown.guests and shown == make(dating(), "en")
    assert shown != make(dating(), "zh_CN")
    assert shown != make(people.set_criterion(dating(), 0, 0, 4.25), "en")
    with pytest.raises(AttributeError):
        shown.language = "zh_CN"  # type: ignore[misc]  # that it cannot be set is what is tried


def test_another_row_view_or_span_is_another_presentation() -> None:
    show = everyone(9)
    document = ShowDocument(show)
    assert RowPresentation(show, "en", document.trace, 1) != RowPresentation(show, "en", document.trace, 2)
    assert present(document, "en", View(ONE)) != present(document, "en", View(EVERYONE))
    spans = (span_of_scores((12.0,)), span_of_scores((80.0,)))
    assert len({StagePresentation(show, "en", document.trace, span=span).span for span in spans}) == 2


def test_the_row_of_the_algebra(open_window: Opener) -> None:
    open_window(language="en")
    shown = RowPresentation(dating(), "en", ShowDocument(dating()).trace)
    line = shown.algebra()
    strips = [item for item in line if isinstance(item, Strip)]
    assert [strip.name for strip in strips] == ["q", "Kᵀ", "scores", "weights", "V", "output"]
    assert [strip.note for strip in strips] == ["1×6", "6×8", "1×8", shown.summed(), "8×4", "1×4"]
    assert [item.text for item in line if isinstance(item, Sign)] == ["·", "=", "→ ÷√6 → softmax →", "·", "="]
    assert strips[0].rows == (NOTHING,) and strips[1].rows == tuple(Target(trait=place) for place in range(6))
    assert strips[1].columns == strips[4].rows == tuple(Target(guest=number) for number in range(1, 9))
    assert strips[3].texts[2] == "0.407" and shown.percent(2) == "40.7\u00a0%"
    assert strips[1].colour_limit == np.abs(shown.trace.k).max()


def test_a_pinned_score_is_no_product(open_window: Opener) -> None:
    for language, note, sign in (("en", "pinned 80 instead of 10.5", "→"), ("zh_CN", "手动定为 80，本是 10.5", "→")):
        open_window(language=language)
        show = people.set_score(dating(), 3, 80.0)
        shown = RowPresentation(show, language, ShowDocument(show).trace)
        line = shown.algebra()
        assert line[3] == Sign(sign, 2)
        assert isinstance(line[4], Strip) and line[4].marked[2]
        assert line[4].note == note


def test_a_map_and_the_panel_say_the_same_share(open_window: Opener) -> None:
    open_window(language="en")
    show = ready("five-by-eight")
    document = ShowDocument(show)
    shown = EveryonePresentation(show, "en", document.trace)
    assert shown.map is shown.map
    for cell in np.ndindex(5, 8):
        said = f"“{shown.askers[cell[0]]}” looks at “{shown.guests[cell[1]]}”: {shown.percent(cell)}"
        assert shown.map.accessible_text(*cell) == said
        assert shown.map.turned().accessible_text(cell[1], cell[0]) == said
    heads = PanelPresentation(show, "en", document.trace, document.panel)
    share = heads.map(1, differs=False).texts(2, 3)[0]
    apart = heads.map(1, differs=True).texts(2, 3)[0]
    said = heads.map(1, differs=True).accessible_text(2, 3)
    assert share in said and apart in said and said.startswith(f"“{shown.askers[2]}” looks at “{shown.guests[3]}”")


@pytest.mark.parametrize("whose", [ONE, EVERYONE, HEAD])
def test_every_tensor_of_the_formula_has_as_many_names_as_rows_and_columns(whose: str) -> None:
    for show in (dating(), everyone(9), ready("friends"), ready("cat-mat-en"), ready("five-by-eight")):
        shown = present(ShowDocument(show), "zh_CN", View(whose, row=99, column=99, head=99))
        for tensor in TENSORS:
            matrix = shown.matrix(tensor)
            assert matrix.shape == (len(matrix.rows), len(matrix.columns)), tensor
            assert shown.matrix(tensor) is matrix, "it is put together once"


def test_a_tensor_of_a_program_is_written_as_on_all_pages(open_window: Opener) -> None:
    open_window(language="en")
    shown = code(dating(), "en")
    assert isinstance(shown, CodePresentation)
    weights = shown.matrix("weights")
    assert weights.texts(0, 2) == ("0.407", "0.41", "0.4") and weights.accessible_text(0, 2) == "weights[0, 2]: 0.407"
    assert weights.columns == shown.guests and weights.rows == shown.askers
    assert shown.title("Q") == "Q  (1, 6)" and shown.matrix("Q").columns == shown.traits
    found = shown.of_line(["scores = Q @ K.T"], 0)
    assert [mention.name for mention in found] == ["Q"] and shown.accessible_text(found).endswith("Q 1×6")
