"""The digits on screen: no −0, no float noise, and each its value rounded by itself."""

import math
from decimal import Decimal

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from core import numbers as digits
from core.attention.softmax import softmax

FINITE = st.floats(allow_nan=False, allow_infinity=False)
LOGITS = hnp.arrays(np.float64, st.integers(1, 200), elements=st.floats(-30, 30))


@given(LOGITS)
def test_each_percentage_is_its_share_rounded_and_depends_on_no_other(logits: np.ndarray) -> None:
    for share in softmax(logits).tolist():
        text = digits.percent(share)
        assert abs(Decimal(text.replace("<0.1", "0.0")) - Decimal(share) * 100) <= Decimal("0.05000000001"), text
        assert float(digits.share(share).replace("<.001", "0")) == pytest.approx(share, abs=0.0005000001)


@given(LOGITS)
def test_a_larger_share_never_shows_the_smaller_percentage_and_equal_ones_show_the_same(logits: np.ndarray) -> None:
    shares = sorted(softmax(logits).tolist())
    for shown in (digits.percent, digits.whole_percent, digits.share):
        texts = [shown(share) for share in shares]
        numbers = [0.0 if text.startswith("<") else float(text) for text in texts]
        assert numbers == sorted(numbers)
        assert len({shown(share) for share in shares if share == shares[0]}) == 1


@pytest.mark.parametrize(
    ("shares", "percents", "parts"),
    [
        ([1.0], "100.0", "1.000"),
        ([1 / 3] * 3, "99.9", "0.999"),
        ([1 / 6] * 6, "100.2", "1.002"),
        ([1 / 512] * 512, "102.4", "1.024"),
        ([0.9999, 0.0001], "100.0", "1.000"),
        ([], "0.0", "0.000"),
    ],
)
def test_a_sum_is_that_of_the_digits_shown(shares: list[float], percents: str, parts: str) -> None:
    assert (digits.sum_of_percents(shares), digits.sum_of_shares(shares)) == (percents, parts)


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


@pytest.mark.parametrize(
    ("share", "percent", "whole", "part"),
    [
        (0.407, "40.7", "41", "0.407"),
        (1.0, "100.0", "100", "1.000"),
        (0.0795, "8.0", "8", "0.080"),
        (0.0079, "0.8", "1", "0.008"),
        (0.0004, "<0.1", "<1", "<.001"),
        (0.0, "<0.1", "<1", "<.001"),
    ],
)
def test_a_share_is_written_in_percent_or_as_a_part_of_1(share: float, percent: str, whole: str, part: str) -> None:
    assert (digits.percent(share), digits.whole_percent(share), digits.share(share)) == (percent, whole, part)


def test_percent_is_said_of_all_but_what_is_hidden() -> None:
    assert (digits.in_percent("40.7"), digits.in_percent(digits.HIDDEN)) == ("40.7\u00a0%", digits.HIDDEN)


@pytest.mark.parametrize(
    ("text", "value"), [("10.5", 10.5), ("−0.33", -0.33), ("3.7×10³²", 3.7e32), ("−2.5×10⁻⁷", -2.5e-7), ("0", 0)]
)
def test_digits_say_a_number(text: str, value: float) -> None:
    assert digits.value_of(text) == pytest.approx(value, rel=1e-15)


@pytest.mark.parametrize(
    ("result", "text", "sign"),
    [
        (6.0, "6", "="),
        (0.1 + 0.2, "0.3", "="),
        (4.28659, "4.29", "≈"),
        (11.01, "11", "≈"),
        (1e-14, "0", "≈"),
        (0, "0", "="),
    ],
)
def test_only_what_is_equal_as_it_is_read_is_said_to_be_equal(result: float, text: str, sign: str) -> None:
    assert digits.equals(result, text) == sign


def test_roots_and_divisors() -> None:
    assert [digits.root(n) for n in (4, 6, 1)] == ["√4 = 2", "√6 ≈ 2.45", "√1 = 1"]
    assert digits.root(6, 4) == "√6 ≈ 2.4495"
    assert [digits.divisor(x) for x in (2.4494897, 12.0, 0.004, 1e-12)] == ["2.45", "12", "0.004", "1×10⁻¹²"]
