"""Numbers as they stand on screen: each is its value rounded by itself, once, here, so that all pages show the same."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

MINUS = "−"  # U+2212: as wide as a plus
HIDDEN = "–"  # stands where a mask hides a number
PERCENT_SIGN = "\u00a0%"  # never parted from its number


@lru_cache(maxsize=4096)
def number(value: float, decimals: int = 2) -> str:
    """Return a number with at most so many decimals: 10.5, 5, −0.33; never −0 and never float noise."""
    if abs(value) >= 1e5:
        return power_of_ten(value)
    text = f"{value:.{decimals}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text.replace("-", MINUS)


def signed(value: float, decimals: int = 2) -> str:
    """Return a number with its sign, + as well as −; 0 has none."""
    text = number(value, decimals)
    return text if text == "0" or text.startswith(MINUS) else f"+{text}"


def fixed(value: float, decimals: int) -> str:
    """Return a number with exactly so many decimals, to stand in a column."""
    if abs(value) >= 1e9:
        return power_of_ten(value)
    text = f"{value:.{decimals}f}"
    return text.lstrip("-") if not float(text) else text.replace("-", MINUS)


def power_of_ten(value: float) -> str:
    """Return a number as 3.7×10³²."""
    mantissa, exponent = f"{value:.2g}".split("e") if "e" in f"{value:.2g}" else f"{value:.1e}".split("e")
    return f"{mantissa.replace('-', MINUS)}×10{superscript(int(exponent))}"


def e_to(exponent: float) -> str:
    """Return e^exponent as 3.7×10³², however large it is."""
    exponent_of_ten = exponent / math.log(10)
    raised = math.floor(exponent_of_ten)
    mantissa = f"{10 ** (exponent_of_ten - raised):.1f}"
    if mantissa == "10.0":  # 9.96 rounds up
        mantissa, raised = "1.0", raised + 1
    return f"{mantissa}×10{superscript(raised)}"


def value_of(text: str) -> float:
    """Return the number that digits say, as a reader takes them: 10.5, −0.33, 3.7×10³²."""
    mantissa, _, power = text.replace(MINUS, "-").partition("×10")
    exponent = power.translate(str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789"))
    return float(f"{mantissa}e{exponent or 0}")


def equals(result: float, text: str) -> str:
    """Return the sign between what makes a result and its digits: = where they are the result, ≈ where rounded."""
    return "=" if math.isclose(result, value_of(text), rel_tol=1e-9) else "≈"


def divisor(value: float) -> str:
    """Return what is divided by, above 0: never shown as 0, which nothing can be divided by."""
    if value >= 0.01:
        return number(value)
    text = f"{value:.2g}"
    return power_of_ten(value) if "e" in text else text


def root(number_of: int, decimals: int = 2) -> str:
    """Return a root with its digits: √4 = 2, √6 ≈ 2.45."""
    text = number(math.sqrt(number_of), decimals)
    return f"√{number_of} {equals(math.sqrt(number_of), text)} {text}"


def superscript(exponent: int) -> str:
    """Return an exponent in raised digits."""
    return str(exponent).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))


def percent(share: float) -> str:
    """Return a share as 40.7, in percent; one too small to show as <0.1, since softmax never gives 0."""
    text = f"{share:.1%}"[:-1]
    return "<0.1" if text == "0.0" else text


def in_percent(text: str) -> str:
    """Return digits with the sign that says percent: 40.7 %; where a mask hides the number, there is none to say."""
    return text if text == HIDDEN else f"{text}{PERCENT_SIGN}"


def whole_percent(share: float) -> str:
    """Return a share as 41, in percent; one too small to show as <1."""
    text = f"{share:.0%}"[:-1]
    return "<1" if text == "0" else text


def share(value: float, decimals: int = 3) -> str:
    """Return a share as 0.407, a part of 1; one too small to show as <.001."""
    text = f"{value:.{decimals}f}"
    return text if float(text) else f"<.{'1':0>{decimals}}"


def sum_of_percents(shares: Iterable[float]) -> str:
    """Return what the percentages of a row add up to as they are shown: 100.0, or 99.9, since each is rounded alone."""
    return f"{sum(float(f'{share:.1%}'[:-1]) for share in shares):.1f}"


def sum_of_shares(shares: Iterable[float]) -> str:
    """Return what the shares of a row add up to as they are shown: 1.000, or 0.999, since each is rounded alone."""
    return f"{sum(float(f'{share:.3f}') for share in shares):.3f}"
