"""Numbers and shares as people type and paste them: read in the one way there is, or not at all."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core import typed_numbers
from core.typed_numbers import UnreadableError


def problem(read, *given) -> tuple[str, ...]:
    with pytest.raises(UnreadableError) as caught:
        read(*given)
    return caught.value.problem, *caught.value.parts


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1", 1),
        (" −2,5 ", -2.5),
        ("–3", -3),
        ("１．５", 1.5),
        ("１２", 12),
        ("3，5", 3.5),
        ("+7", 7),
        (".5", 0.5),
        ("5.", 5),
        ("1e2", 100),
        ("1E-3", 0.001),
        ("-0", 0),
        ("0,5", 0.5),
        ("0,25", 0.25),
        ("0,125", 0.125),  # no thousands begin with 0
        ("1,2345", 1.2345),
        ("1.000", 1),  # as the app writes it
        ("1234.567", 1234.567),
        ("\u00a01000\u3000", 1000),
    ],
)
def test_numbers_as_people_type_them(text: str, number: float) -> None:
    assert typed_numbers.number(text) == number


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("1,000", ("1.000", "1000")),
        ("1，000", ("1.000", "1000")),
        ("１，０００", ("1.000", "1000")),
        ("-12,345", ("-12.345", "-12345")),
        ("1234,567", ("1234.567", "1234567")),
        ("1.000,5", ("1000.5", "1.0005")),
        ("1,000.5", ("1000.5", "1.0005")),
        ("1.000.000", ("1000.000", "1000000")),
        ("1,000,000", ("1000.000", "1000000")),
        ("1,000e3", ("1.000e3", "1000e3")),
    ],
)
def test_what_can_be_read_in_two_ways_is_not_read(text: str, readings: tuple[str, str]) -> None:
    assert problem(typed_numbers.number, text) == ("two_ways", *readings)


@given(st.integers(1, 10**6), st.integers(0, 999), st.sampled_from(",，"))
def test_no_comma_before_three_digits_is_read(whole: int, rest: int, comma: str) -> None:
    assert problem(typed_numbers.number, f"{whole}{comma}{rest:03}")[0] == "two_ways"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        *((text, "number") for text in ["", " ", "abc", "nan", "inf", "-inf", "−", "0x1f", "1.2.3", "①", "½", "1_000"]),
        *((text, "number") for text in ["%", "1'000", "--3", "√6", "1/3", "2;5", "3、5"]),
        *((text, "several") for text in ["1 2", "1 000", "1\t2", "1\n2", "0.5, 0.3"]),
        *((text, "large") for text in ["1e999", "-1e999"]),
        *((text, "percent") for text in ["50 %", "50%", "５０％"]),
    ],
)
def test_what_is_no_number(text: str, why: str) -> None:
    assert problem(typed_numbers.number, text) == (why,)


@given(st.text(max_size=12) | st.text("0123456789.,，-+% e;", max_size=9))
def test_any_text_is_a_finite_number_or_told_why_not(text: str) -> None:
    for read in (
        typed_numbers.number,
        typed_numbers.share,
        lambda text: sum(typed_numbers.shares(text, [False, True, False])),
    ):
        try:
            assert math.isfinite(read(text))
        except UnreadableError as error:
            assert error.problem


@given(st.floats(-1e6, 1e6))
def test_a_number_is_read_as_it_is_written(value: float) -> None:
    assert typed_numbers.number(repr(value)) == value
    assert typed_numbers.number(f"{value:.10g}") == pytest.approx(value, rel=1e-9)


@pytest.mark.parametrize("text", ["0.6", "60", "60 %", "60%", "６０％", "0,6", " 60\u00a0% "])
def test_a_share_in_either_unit(text: str) -> None:
    assert typed_numbers.share(text) == 0.6


def test_the_one_share_that_is_either() -> None:
    assert problem(typed_numbers.share, "1") == ("two_ways", "1\u00a0%", "100\u00a0%")
    assert typed_numbers.share("1 %") == 0.01 and typed_numbers.share("0.5 %") == 0.005


@pytest.mark.parametrize(
    "text",
    [
        *("0.5,0.3,0.2", "0.5, 0.3, 0.2", "0.5 0.3 0.2", "0.5\t0.3\t0.2", "0.5\n0.3\n0.2", "[0.5, 0.3, 0.2]"),
        *("50 30 20", "50,30,20", "50 %, 30 %, 20 %", "50%，30%，20%", "0,5 0,3 0,2", "0,5; 0,3; 0,2", "0.5、0.3、0.2"),
        "0.5 0.3 0 0.2",  # with a 0 for the one who is hidden
    ],
)
def test_a_row_of_shares(text: str) -> None:
    assert typed_numbers.shares(text, [False, False, True, False]) == (0.5, 0.3, 0.0, 0.2)


def test_shown_digits_of_a_row_are_taken_as_what_they_were_rounded_from() -> None:
    assert typed_numbers.shares("33.3 33.3 33.3", [False] * 3) == pytest.approx((1 / 3,) * 3, rel=1e-15)
    assert typed_numbers.shares("16.7 16.7 16.7 16.7 16.7 16.7", [False] * 6) == pytest.approx((1 / 6,) * 6, rel=1e-15)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("0.5 0.3 0.1", ("sum", "0.9")),
        ("50 30 19", ("sum", "99\u00a0%")),
        ("0.5 0.3 0.21", ("sum", "1.01")),
        ("50 % 0.3 20 %", ("sum", "70.3\u00a0%")),
        ("0.5 0.5", ("count", "2", "3")),
        ("0.25 0.25 0.25 0.25", ("count", "4", "3")),
        ("", ("count", "0", "3")),
        ("0.5 0.5 0", ("nothing",)),
        ("0.7 0.5 -0.2", ("nothing",)),
        ("0.5 0.3 x", ("number",)),
        ("1,000 2 3", ("two_ways", "1.000", "1000")),
    ],
)
def test_what_is_no_row_of_shares(text: str, why: tuple[str, ...]) -> None:
    assert problem(typed_numbers.shares, text, [False] * 3) == why


def test_nobody_who_is_hidden_gets_a_share() -> None:
    assert problem(typed_numbers.shares, "0.5 0.3 0.2", [False, True, False]) == ("hidden",)
