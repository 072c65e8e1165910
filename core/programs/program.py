"""A show as a program: short, runnable, one idea a line, with the numbers that are on screen.

python program.py           prints a small table
python program.py --json    prints weights and output at full precision
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

from core.programs.data import data
from core.programs.panel import panel
from core.programs.plan import LIBRARIES, Library, Plan, Source, What
from core.programs.steps import answer, checked, steps
from core.show.model import Show

__all__ = ["LIBRARIES", "Library", "Plan", "Source", "What", "program", "write"]


def program(show: Show, library: Library = "numpy", language: str = "en", **options: Any) -> str:
    """Return the text of a program that computes a show's attention. options: what, source and file, as in `Plan`."""
    return write(Plan(show, library, language, **options))


def write(plan: Plan) -> str:
    """Return the text of a planned program."""
    body = panel(plan) if plan.what == "panel" else chain(data(plan), steps(plan), checked(plan))
    return "\n".join([*_head(plan), *body, *answer(plan), ""])


def _head(plan: Plan) -> Iterator[str]:
    yield f"# {plan.words['panel' if plan.what == 'panel' else 'title']}"
    yield "import json"
    if plan.show.scale == "sqrt_d_k":
        yield "import math"
    yield "import sys"
    if plan.from_file:
        yield "from pathlib import Path"
    yield ""
    if plan.torch:
        yield "import torch"
        yield ""
        yield f"torch.set_default_dtype(torch.float64)  # {plan.words['double']}"
    else:
        yield "import numpy as np"
    yield ""
