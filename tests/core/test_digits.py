"""The digits on screen: no −0, no float noise, and percentages that add up."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from core import digits
from core.softmax import softmax

FINITE = st.floats(allow_nan=False, allow_infinity=False)
LOGITS = hnp.arrays(np.float64, st.integers(1, 200), elements=st.floats(-30, 30))


@given(LOGITS)
def test_percentages_sum_to_exactly_100_and_each_is_its_share_rounded_down_or_up(logits) -> None:
    weights = softmax(logits)
    tenths = digits.tenths(weights)
    assert sum(tenths) == 1000
    assert all(abs(tenth - exact) <= 1 for tenth, exact in zip(tenths, (weights * 1000).tolist(), strict=True))
    assert all(type(tenth) is int and tenth >= 0 for tenth in tenths)


@given(LOGITS)
def test_a_larger_share_never_shows_the_smaller_percentage(logits) -> None:
    weights = softmax(logits)
    order = np.argsort(weights, kind="stable")
    shown = np.array(digits.tenths(weights))[order]
    gaps = np.diff(weights[order])
    assert (np.diff(shown)[gaps > 0] >= 0).all()


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 8, 199, 200])
def test_equal_shares_add_up_too(n) -> None:
    tenths = digits.tenths(np.full(n, 1 / n))
    assert sum(tenths) == 1000 and max(tenths) - min(tenths) <= 1


@given(FINITE, st.integers(0, 6))
def test_a_number_is_never_minus_zero_and_never_noise(value, decimals) -> None:
    for text in (digits.number(value, decimals), digits.signed(value, decimals), digits.fixed(value, decimals)):
        assert "-" not in text and "e" not in text and "nan" not in text
        assert text.strip(f"{digits.MINUS}+0.") or not text.startswith((digits.MINUS, "+")), text
    assert len(digits.number(value, decimals)) <= 14


@given(st.floats(-99_999, 99_999), st.integers(0, 6))
def test_a_number_reads_back_as_what_it_rounds(value, decimals) -> None:
    for text in (digits.number(value, decimals), digits.signed(value, decimals), digits.fixed(value, decimals)):
        assert float(text.replace(digits.MINUS, "-")) == pytest.approx(value, abs=0.5000001 * 10**-decimals)


@pytest.mark.parametrize(
    ("value", "text"),
    [(10.5, "10.5"), (5.0, "5"), (-1 / 3, "−0.33"), (-0.001, "0"), (100.0, "100"), (-0.0, "0"), (0.1 + 0.2, "0.3")],
)
def test_a_number_has_at_most_its_decimals(value, text) -> None:
    assert digits.number(value) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [(3.7e32, "3.7×10³²"), (1e5, "1×10⁵"), (-123_456, "−1.2×10⁵"), (2.5e-7, "2.5×10⁻⁷"), (12, "1.2×10¹")],
)
def test_a_power_of_ten_is_written_as_one(value, text) -> None:
    assert digits.power_of_ten(value) == text


@given(st.floats(-1e6, 1e6))
def test_a_power_of_e_is_written_as_a_power_of_ten(exponent) -> None:
    mantissa, power = digits.e_to(exponent).split("×10")
    power = int(power.translate(str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")))
    assert 1 <= float(mantissa) < 10 and len(mantissa) == 3
    assert math.log(float(mantissa)) + power * math.log(10) == pytest.approx(exponent, abs=0.05)


def test_a_number_too_large_for_its_place_becomes_a_power_of_ten() -> None:
    assert digits.number(1e5) == "1×10⁵" and digits.number(99_999) == "99999"
    assert digits.fixed(1e9, 2) == "1×10⁹" and digits.fixed(-0.004, 2) == "0.00" and digits.fixed(-1, 2) == "−1.00"


@pytest.mark.parametrize(("value", "text"), [(0.5, "+0.5"), (-0.5, "−0.5"), (0, "0"), (0.001, "0")])
def test_a_sign_stands_before_all_but_zero(value, text) -> None:
    assert digits.signed(value) == text


def test_percentages_are_written_from_tenths() -> None:
    assert [digits.percent(t) for t in (407, 1000, 8, 0)] == ["40.7", "100.0", "0.8", "<0.1"]
    assert digits.total([407, 271]) == "67.8" and digits.total([]) == "0.0"
