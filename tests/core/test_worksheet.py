"""The four steps by hand: every line follows from the digits above it."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.staging import stage
from core.worksheet import DECIMALS, shown, work
from tests.core.shows import dating, marks, shows


def test_the_best_match_of_the_dating_show_by_hand() -> None:
    sheet = work(stage(dating()), 2)
    assert [term.product for term in sheet.terms] == [4, 4, 0, 2, 0.5, 0]
    assert (sheet.score, sheet.pinned, sheet.divisor, sheet.scaled) == (10.5, False, 2.4495, 4.2866)
    assert (sheet.largest, sheet.exponential, sheet.total, sheet.weight) == (4.2866, 1, 2.456, 0.4072)
    assert sheet.parts == ((1.5, 0.6108), (1.5, 0.6108), (0.5, 0.2036), (-0.5, -0.2036))


def test_a_pinned_score_is_taken_as_it_is() -> None:
    sheet = work(stage(marks()), 1)
    assert sheet.pinned and sheet.score == 62 and sheet.scaled == 62 and sheet.divisor == 1
    assert sum(term.product for term in sheet.terms) != 62


@given(shows(), st.data())
def test_each_line_follows_from_the_digits_above_it(show, data) -> None:
    trace = stage(show)
    row = data.draw(st.integers(0, len(show.askers) - 1))
    guest = data.draw(st.integers(0, len(show.guests) - 1))
    sheet = work(trace, guest, row)
    for term in sheet.terms:
        assert term.product == round(term.query * term.key, DECIMALS)
    if not sheet.pinned:
        assert sheet.score == round(sum(term.product for term in sheet.terms), DECIMALS)
    assert sheet.scaled == round(sheet.score / sheet.divisor, DECIMALS)
    assert sheet.hidden == (trace.masked[row, guest] == -math.inf) and sheet.nobody == trace.nobody[row]
    if sheet.hidden:
        assert sheet.exponential == sheet.weight == 0
    else:
        assert sheet.scaled <= sheet.largest
        assert sheet.exponential == round(math.exp(sheet.scaled - sheet.largest), DECIMALS)
        assert sheet.weight == round(sheet.exponential / sheet.total, DECIMALS)
    assert all(part == round(sheet.weight * detail, DECIMALS) for detail, part in sheet.parts)
    assert 0 <= sheet.weight <= 1 and (sheet.total == 0 if sheet.nobody else sheet.total >= 1)


@given(shows())
def test_the_weights_by_hand_use_one_total_and_add_up(show) -> None:
    trace = stage(show)
    sheets = [work(trace, guest) for guest in range(len(show.guests))]
    assert len({(sheet.total, sheet.largest, sheet.divisor) for sheet in sheets}) == 1
    total = 0 if sheets[0].nobody else 1
    assert sum(sheet.weight for sheet in sheets) == pytest.approx(total, abs=len(sheets) * 10**-DECIMALS)


@given(shows(largest=10))
def test_by_hand_comes_out_close_to_the_real_share(show) -> None:
    from core import editing

    trace = stage(editing.set_scale(show, "sqrt_d_k"))
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
