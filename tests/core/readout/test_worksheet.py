"""The four steps by hand: every line follows from the digits above it."""

import math
import random
from decimal import ROUND_HALF_UP, Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from core.edits import heads as panel_edits
from core.edits import seats
from core.numbers import MINUS
from core.readout.worksheet import DECIMALS, Worksheet, shown, work, work_row, written
from core.show.model import Pair, Show
from core.staging.multihead import stage_panel
from core.staging.stage import stage
from tests.core.shows import dating, marks, shows

RAISED = str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")


def reads(value: float) -> float:
    """Return a number as a learner reads it off the screen."""
    mantissa, _, exponent = written(value).replace(MINUS, "-").partition("×10")
    return float(f"{mantissa}e{exponent.translate(RAISED)}" if exponent else mantissa)


@st.composite
def masked_shows(draw: st.DrawFn) -> Show:
    """Draw a show with any masks: blocked pairs, empty chairs, guests who come one by one."""
    show = draw(shows())
    deal, often = random.Random(draw(st.integers(0, 2**32))), draw(st.sampled_from([0.0, 0.2, 0.9, 1.0]))
    return replace(
        show,
        causal=draw(st.booleans()),
        empty_chairs=tuple(number for number in show.guests if deal.random() < often / 2),
        blocked=tuple(
            Pair(asker=asker, guest=guest) for asker in show.askers for guest in show.guests if deal.random() < often
        ),
    )


def test_the_best_match_of_the_dating_show_by_hand() -> None:
    sheet = work(stage(dating()), 2)
    assert [term.product for term in sheet.terms] == [4, 4, 0, 2, 0.5, 0]
    assert (sheet.score, sheet.pinned, sheet.divisor, sheet.scaled) == (10.5, False, 2.4495, 4.2866)
    assert (sheet.largest, sheet.exponential, sheet.total, sheet.weight) == (4.2866, 1, 2.455, 0.4073)
    assert sheet.parts == ((1.5, 0.611), (1.5, 0.611), (0.5, 0.2037), (-0.5, -0.2037))


@given(st.integers(-(10**7), 10**7), st.integers(-(10**5), 10**5))
def test_a_product_of_shown_digits_is_rounded_as_on_paper(a: int, b: int) -> None:
    x, y = a / 10**DECIMALS, b / 10**DECIMALS
    exact = Decimal(a) * Decimal(b) / Decimal(10 ** (2 * DECIMALS))
    assert shown(x * y) == float(exact.quantize(Decimal("0.0001"), ROUND_HALF_UP))


def test_a_pinned_score_is_taken_as_it_is() -> None:
    sheet = work(stage(marks()), 1)
    assert sheet.pinned and sheet.score == 62 and sheet.scaled == 62 and sheet.divisor == 1
    assert sum(term.product for term in sheet.terms) != 62


@settings(max_examples=200)
@given(masked_shows())
def test_each_line_follows_from_the_digits_above_it_for_every_asker_and_guest(show: Show) -> None:
    trace = stage(show)
    for row in range(len(show.askers)):
        sheets = [work(trace, guest, row) for guest in range(len(show.guests))]
        for guest, sheet in enumerate(sheets):
            check_scores(sheet)
            check_softmax(sheet, sheets)
            assert sheet.hidden == bool(trace.masked[row, guest] == -math.inf)
            assert sheet.fully_masked == bool(trace.fully_masked[row])
            for detail, part in sheet.parts:
                assert reads(part) == shown(reads(sheet.weight) * reads(detail))


def check_scores(sheet: Worksheet) -> None:
    for term in sheet.terms:
        assert reads(term.product) == shown(reads(term.query) * reads(term.key))
    if not sheet.pinned:
        assert reads(sheet.score) == shown(sum(reads(term.product) for term in sheet.terms))
    assert reads(sheet.divisor) > 0
    assert reads(sheet.scaled) == shown(reads(sheet.score) / reads(sheet.divisor))


def check_softmax(sheet: Worksheet, row: list[Worksheet]) -> None:
    seen = [other for other in row if not other.hidden]
    assert sheet.fully_masked == (not seen)
    assert reads(sheet.total) == shown(sum(reads(other.exponential) for other in row))
    if not seen:
        assert sheet.total == sheet.weight == sheet.share == 0
        return
    assert reads(sheet.largest) == max(reads(other.scaled) for other in seen)
    if sheet.hidden:
        assert sheet.exponential == sheet.weight == sheet.share == 0
        return
    assert reads(sheet.exponent) == shown(reads(sheet.scaled) - reads(sheet.largest))
    assert reads(sheet.exponential) == shown(math.exp(reads(sheet.exponent)))
    assert reads(sheet.weight) == shown(reads(sheet.exponential) / reads(sheet.total))
    assert 0 <= sheet.weight <= 1 <= sheet.total


@settings(max_examples=200)
@given(masked_shows())
def test_a_whole_row_is_its_guests_and_the_sum_of_what_they_bring(show: Show) -> None:
    trace = stage(show)
    for row in range(len(show.askers)):
        sheet = work_row(trace, row)
        assert tuple(sheet.guests) == tuple(work(trace, guest, row) for guest in range(len(show.guests)))
        for axis, total in enumerate(sheet.output):
            assert reads(total) == shown(sum(reads(guest.parts[axis][1]) for guest in sheet.guests))
        assert sheet.real == tuple(trace.output[row].tolist())


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.0, "0"),
        (-0.5, "−0.5"),
        (123456.75, "123456.75"),
        (-999999999.0, "−999999999"),
        (shown(1.23456789e12), "1.234568×10¹²"),
        (shown(-2e18), "−2×10¹⁸"),
        (1e-9, "1×10⁻⁹"),
    ],
)
def test_digits_are_written_in_full_until_they_are_huge(value: float, text: str) -> None:
    assert written(value) == text and reads(value) == value


@given(st.floats(-1e30, 1e30))
def test_what_is_written_is_what_was_shown(value: float) -> None:
    assert reads(shown(value)) == shown(value)
    assert shown(shown(value)) == shown(value)


def test_a_tiny_divisor_is_not_rounded_away() -> None:
    sheet = work(stage(replace(dating(), scale=2.5e-9)), 0)
    assert sheet.divisor == 2.5e-9 and reads(sheet.divisor) == 2.5e-9


def test_a_head_has_a_worksheet_too() -> None:
    panel = stage_panel(dating())
    for head in range(panel.widths.heads):
        trace = panel.heads.head(head)
        assert trace.weights.tolist() == panel.heads.weights[head].tolist()
        assert trace.output.tolist() == panel.heads.output[head].tolist()
        for guest in range(len(trace.k)):
            check_scores(work(trace, guest))


def test_a_head_that_shares_its_keys_and_is_masked_is_the_very_one_of_the_panel() -> None:
    show = seats.set_causal(seats.let_everyone_look(dating()), True)
    panel = stage_panel(panel_edits.set_kv_heads(show, 2))
    for head in range(panel.widths.heads):
        trace, group = panel.heads.head(head), panel.group_of(head)
        assert trace.k.tolist() == panel.heads.k[group].tolist()
        assert trace.v.tolist() == panel.heads.v[group].tolist()
        for step in ("scores", "scaled", "masked", "weights", "output", "fully_masked", "pinned"):
            assert getattr(trace, step).tolist() == getattr(panel.heads, step)[head].tolist()
        assert work(trace, 3, 1).hidden and work(trace, 3, 1).weight == 0


@given(shows())
def test_the_weights_by_hand_use_one_total_and_add_up(show) -> None:
    trace = stage(show)
    sheets = [work(trace, guest) for guest in range(len(show.guests))]
    assert len({(sheet.total, sheet.largest, sheet.divisor) for sheet in sheets}) == 1
    total = 0 if sheets[0].fully_masked else 1
    assert sum(sheet.weight for sheet in sheets) == pytest.approx(total, abs=len(sheets) * 10**-DECIMALS)


@given(shows(largest=10))
def test_by_hand_comes_out_close_to_the_real_share(show) -> None:
    from core.edits import people

    trace = stage(people.set_scale(show, "sqrt_d_k"))
    for guest in range(len(show.guests)):
        sheet = work(trace, guest)
        assert sheet.weight == pytest.approx(sheet.share, abs=0.02)


@given(shows())
def test_every_number_is_a_plain_float(show) -> None:
    sheet = work(stage(show), 0)
    flat = [*sheet.terms, *sheet.parts, tuple(x for x in sheet if not isinstance(x, tuple))]
    assert {type(x) for row in flat for x in row} == {float, bool}


def test_shown_digits_are_never_minus_zero() -> None:
    assert math.copysign(1, shown(-1e-9)) == 1
