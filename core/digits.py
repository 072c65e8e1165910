"""Numbers as they stand on screen: rounded once, here, so that page, table and worksheet show the same digits."""

import math
from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from core.shapes import Array

MINUS = "−"  # U+2212: as wide as a plus


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


def superscript(exponent: int) -> str:
    """Return an exponent in raised digits."""
    return str(exponent).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))


def tenths(weights: Array) -> list[int]:
    """Round shares (n,) that sum to 1 to tenths of a percent which sum to exactly 1000.

    Each is its share rounded down or up; those with the largest remainders go up (Hamilton's method).
    """
    exact = weights * 1000
    floors = np.floor(exact).astype(int)
    missing = 1000 - int(floors.sum())
    up = np.argsort(floors - exact, kind="stable")[:missing]  # largest remainder first, then the first in the row
    floors[up] += 1
    return [int(tenth) for tenth in floors]


def percent(tenth: int) -> str:
    """Return tenths of a percent as 40.7; a share too small to show as <0.1, since softmax never gives 0."""
    return f"{tenth // 10}.{tenth % 10}" if tenth else "<0.1"


def total(tenths_shown: Sequence[int]) -> str:
    """Return the sum of the percentages on screen, such as 67.8."""
    tenth = sum(tenths_shown)
    return f"{tenth // 10}.{tenth % 10}"
