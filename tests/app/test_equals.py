"""What stands on both sides of an = is equal as it is read; what is only rounded says ≈. Nothing runs on: a = b = c."""

import math
import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from app.desktop.main_window import MainWindow
from app.resources import READY_SHOWS
from core.edits import people, seats
from core.show.model import Show
from tests.app import painted_text, user
from tests.app.windows import Opener
from tests.odd_shows import dating, everyone, marks, ready

NUMBER = r"[−-]?\d+(?:\.\d+)?"
VALUE = rf"(?:e\^{NUMBER}|√?{NUMBER}|e\^\({NUMBER} − \(?{NUMBER}\)?\)|\({NUMBER}\))"
CLAIM = re.compile(rf"({VALUE}(?: ?[×÷·+−] ?{VALUE})*) ?([=≈]) ?({NUMBER})(?![\d.]*[\d×⁰¹²³⁴-⁹])")
"""An expression of numbers, the sign, and what it is said to be."""
RUNNING = re.compile(rf"[=≈] ?{NUMBER} ?[=≈] ?{NUMBER}")


def found(expression: str) -> float:
    """Return what an expression of shown digits comes to."""
    code = expression.replace("√", "math.sqrt ").replace("^", "**").replace("e**", "math.e**")
    code = code.replace("−", "-").replace("×", "*").replace("÷", "/").replace("·", "*")
    code = re.sub(r"math\.sqrt ([\d.]+)", r"math.sqrt(\1)", code)
    return float(eval(code, {"math": math}))


def claims(text: str) -> Iterator[tuple[str, str, str]]:
    assert not RUNNING.search(text), text
    for match in CLAIM.finditer(text):
        yield match[1], match[2], match[3]


def check(texts: list[str]) -> int:
    """Check all that is claimed in texts; return how many claims there are."""
    count = 0
    for text in texts:
        for expression, sign, shown in claims(text):
            value, digits = found(expression), float(shown.replace("−", "-"))
            apart = abs(value - digits)
            if sign == "=":
                assert math.isclose(value, digits, rel_tol=1e-9, abs_tol=1e-12), text
            else:
                assert apart > 0 and apart <= 0.02 * max(1, abs(value)), text
            count += 1
    return count


def read(window: MainWindow) -> list[str]:
    """Return all that is painted on a page, line by line, and all that is heard and pops up."""
    page, lines = window.page, {}
    for text in painted_text.read(page):
        lines.setdefault((id(text.widget), round(text.rect.center().y())), []).append(text.text)
    parts = [page, *page.findChildren(QWidget)]
    heard = [line for part in parts for line in (*part.accessibleName().split("\n"), part.toolTip())]
    return [*(" ".join(line) for line in lines.values()), *heard]


def hardly_apart() -> Show:
    """Return scores that look farther apart than they are: 12.006 is shown as 12.01, 1.004 as 1."""
    show = replace(dating(), scale="none")
    for guest, score in zip(show.guests, (12.006, 1.004, 1.004, 1.004, 1.004, 1.004, 1.004, 1.004), strict=True):
        show = people.set_score(show, guest, score)
    return show


SHOWS = {
    **{name: lambda name=name: ready(name) for name in READY_SHOWS},
    "hardly apart": hardly_apart,
    "pinned": lambda: people.set_score(dating(), 3, 80),
    "typed divisor": lambda: replace(dating(), scale=2.4494897),
    "tiny divisor": lambda: replace(marks(), scale=0.004),
    "masked": lambda: seats.set_empty(everyone(7), 3, True),
}


@pytest.mark.parametrize("name", SHOWS)
def test_both_sides_are_equal_on_all_pages(open_window: Opener, name: str) -> None:
    window = open_window(SHOWS[name]())
    count = check(read(window))
    window.page.why()
    count += check(read(window))
    user.click(window.rail.pages["everyone"])
    count += check(read(window))
    user.click(window.rail.pages["panel"])
    count += check(read(window))
    user.click(window.rail.pages["formula"])
    for tab in ("flow", "by_hand"):
        count += check(read(window))
        user.click(window.page.header.tabs[tab])
    count += check(read(window))
    user.click(window.page.tabs["by_hand"].kinds[True])
    count += check(read(window))
    assert count > 12


def test_a_false_equality_is_found() -> None:
    for text in ("10.5 ÷ 2.4495 = 4.2866", "√6 = 2.45", "12.01 − 1 = 11", "2×2 + 1×2 = 7", "e^(−1 − 0.5) = 0.22"):
        with pytest.raises(AssertionError):
            check([text])
    with pytest.raises(AssertionError):
        check(["10.5 ÷ √6 = 2.4495 = 4.2866"])
    assert check(["2×2 + 1×2 = 6", "√4 = 2", "√6 ≈ 2.45", "0.4 × −0.5 = −0.2"]) == 4
