"""Every experiment by its name, run with its usual parameters: for the command line, and for whoever wants them all."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.experiments.table import Table

EXPERIMENTS = ("scaling", "softmax_family", "recurrence", "cost_of_scores", "inference", "training")
"""A module of this package each, whose `tables(seed)` runs it."""


def run(name: str, seed: int = 0) -> tuple[Table, ...]:
    """Run an experiment; return what it found. ValueError if there is none of that name."""
    if name not in EXPERIMENTS:
        raise ValueError(f"no experiment {name!r}; they are: {', '.join(EXPERIMENTS)}")
    found: tuple[Table, ...] = import_module(f"core.experiments.{name}").tables(seed)
    return found
