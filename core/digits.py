"""Numbers as they stand on screen: rounded once, here, so that page, table and worksheet show the same digits."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from core.shapes import Array

MINUS = "−"  # U+2212: as wide as a plus
HIDDEN = "–"  # stands where a mask hides a number


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
    """Round shares (n,) that sum to 1 to tenths of a percent which sum to exactly 1000; all 0 stay all 0."""
    return [int(part) for part in parts(weights[None], 1000)[0]]


def parts(weights: Array, whole: int) -> npt.NDArray[np.int64]:
    """Round rows of shares (m, n), each of which sums to 1 or is 0, to parts of a whole: each row sums to it exactly.

    Each is its share rounded down or up; those with the largest remainders go up (Hamilton's method).
    """
    exact = weights * whole  # (m, n)
    floors = np.floor(exact).astype(np.int64)
    missing = np.where(weights.any(axis=1), whole - floors.sum(axis=1), 0)  # (m,)
    order = np.argsort(floors - exact, axis=1, kind="stable")  # largest remainder first, then the first in the row
    up = np.arange(weights.shape[1]) < missing[:, None]  # (m, n): so many of the order go up
    np.put_along_axis(floors, order, np.take_along_axis(floors, order, axis=1) + up, axis=1)
    return floors


def percent(tenth: int) -> str:
    """Return tenths of a percent as 40.7; a share too small to show as <0.1, since softmax never gives 0."""
    return f"{tenth // 10}.{tenth % 10}" if tenth else "<0.1"


def total(tenths_shown: Sequence[int]) -> str:
    """Return the sum of the percentages on screen, such as 67.8."""
    tenth = sum(tenths_shown)
    return f"{tenth // 10}.{tenth % 10}"
