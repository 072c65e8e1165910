"""What has become of an experiment so far: its parameters, what was guessed, and what came out."""

from dataclasses import dataclass
from typing import Any


@dataclass
class ExperimentState:
    """Kept beside the show while the app runs, for each experiment by its name."""

    values: dict[str, float | str]
    guess: str | None = None  # None: not asked yet; "": seen without a guess
    result: Any = None  # of the last run
