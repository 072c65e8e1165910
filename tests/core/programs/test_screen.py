"""What a program found, held against the screen: equal, or the first number that is not."""

import numpy as np
import pytest

from core.edits import people
from core.programs.program import Plan
from core.programs.screen import Mention, first_difference, mentions, on_screen, statement_at
from core.staging.stage import stage
from tests.core.programs.programmed_shows import everyone
from tests.core.shows import dating


def found() -> dict:
    trace = stage(dating())
    return {"weights": trace.weights.tolist(), "output": trace.output.tolist()}


def screen(what: str = "stage") -> dict:
    return on_screen(Plan(dating(), what=what), stage(dating()))


def test_the_same_numbers_are_equal() -> None:
    assert first_difference(found(), screen()) is None
    near = found()
    near["output"][0][2] += 5e-10
    assert first_difference(near, screen()) is None
    for apart in (2e-9, -2e-9, 1e-8):
        far = found()
        far["output"][0][2] += apart
        assert first_difference(far, screen()).at == (0, 2), apart
        far = found()
        far["weights"][0][0] += apart
        assert first_difference(far, screen()).tensor == "weights", apart


@pytest.mark.parametrize("wrong", [0.5, float("nan"), float("inf")])
def test_the_first_difference_is_named(wrong: float) -> None:
    other = found()
    other["weights"][0][3] = wrong
    other["output"][0][0] = 9.0
    difference = first_difference(other, screen())
    assert (difference.tensor, difference.at) == ("weights", (0, 3))
    assert difference.found == wrong or np.isnan(wrong)
    assert difference.shown == stage(dating()).weights[0, 3]


@pytest.mark.parametrize("value", [None, "x", [[1, 2], [3]], {"a": 1}, [["x"]]])
def test_what_is_no_tensor_is_missing(value: object) -> None:
    assert first_difference(found() | {"output": value}, screen()).problem == "missing"
    assert first_difference({"output": value}, screen()).problem == "missing"


def test_another_shape_is_named() -> None:
    other = found()
    other["output"] = other["output"][0]
    difference = first_difference(other, screen())
    assert (difference.tensor, difference.problem, difference.shapes) == ("output", "shape", ((4,), (1, 4)))


def test_the_stage_is_the_first_row_of_everyone() -> None:
    show = everyone(dating())
    trace = stage(show)
    one, all_rows = on_screen(Plan(show, what="stage"), trace), on_screen(Plan(show), trace)
    assert one["weights"].shape == (1, 8) and all_rows["weights"].shape == (8, 8)
    assert (one["weights"] == all_rows["weights"][:1]).all()


def test_every_tensor_of_a_line_is_named_once_in_its_order() -> None:
    names = frozenset(screen())
    scores = mentions("scores = Q @ K.T  # (1, 6) @ V", names)
    assert scores == (Mention("scores", False), Mention("Q", False, "="), Mention("K", True, "@"))
    weights = mentions("weights = exponentials / exponentials.sum()", names)
    assert weights == (Mention("weights", False), Mention("exponentials", False, "=", "/ exponentials.sum()"))
    scaled = mentions("scaled = scores / math.sqrt(Q.shape[-1])", names)
    assert scaled == (Mention("scaled", False), Mention("scores", False, "=", "/ math.sqrt(Q.shape[-1])"))
    exponentials = mentions("exponentials = np.exp(scaled - largest)", names)
    assert [(mention.before, mention.after) for mention in exponentials[1:]] == [("= np.exp(", ""), ("-", ")")]
    assert mentions("# V", names) == mentions("Qs = xV", names) == ()


def test_a_row_of_a_literal_belongs_to_its_statement() -> None:
    lines = ["K = np.array([", "    [1.0],", "])", "x = 1"]
    assert [statement_at(lines, place) for place in range(4)] == [lines[0]] * 3 + [lines[3]]
    assert statement_at(["    x"], 0) == "    x"


def test_a_pinned_score_is_on_screen_as_it_is() -> None:
    show = people.set_score(dating(), 3, 80.0)
    assert on_screen(Plan(show), stage(show))["scores"][0, 2] == 80.0


def test_equal_is_a_part_of_large_numbers() -> None:
    """A billionth of 1, or of a number that is larger."""
    tensors = screen()
    tensors["output"] = tensors["output"] * 0 + 1e6
    other = {"weights": tensors["weights"].tolist(), "output": (tensors["output"] + 5e-4).tolist()}
    assert first_difference(other, tensors) is None
    other["output"][0][1] += 2e-3
    assert first_difference(other, tensors).at == (0, 1)
