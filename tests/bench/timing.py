"""Times things in turn, so that whatever slows the machine slows all of them alike."""

import statistics
from collections.abc import Callable, Mapping
from time import perf_counter
from types import MappingProxyType
from typing import NamedTuple


class Times(NamedTuple):
    """How long something took, in milliseconds."""

    median: float
    p95: float
    count: int


class Turn(NamedTuple):
    """Something to be timed: its name, what it does, and how often it does it before the next has its turn."""

    name: str
    task: Callable[[], object]
    often: int = 1


class Target(NamedTuple):
    """What a benchmark has to reach: at most, or at least, a number."""

    what: str
    value: float
    limit: float
    at_least: bool = False

    @property
    def met(self) -> bool:
        """Whether it is reached."""
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    def __str__(self) -> str:
        sign = "≥" if self.at_least else "≤"
        return f"{'met' if self.met else 'MISSED':<7} {self.what}: {self.value:.2f} (target {sign} {self.limit:g})"


class Row(NamedTuple):
    """One thing that was measured: the subject, then what stands beside it, by name; and what it has to reach."""

    what: str
    times: dict[str, Times]
    targets: tuple[Target, ...] = ()
    peaks: Mapping[str, float] = MappingProxyType({})  # MiB of memory, by name


def in_turn(turns: list[Turn], rounds: int, warm_up: int = 2) -> dict[str, Times]:
    """Time all in turn for some rounds, after warming up."""
    taken: dict[str, list[float]] = {turn.name: [] for turn in turns}
    for number in range(-warm_up, rounds):
        for turn in turns:
            took = [_milliseconds(turn.task) for _ in range(turn.often)]
            if number >= 0:
                taken[turn.name] += took
    return {name: times(took) for name, took in taken.items()}


def times(took: list[float]) -> Times:
    """Return median and 95th percentile."""
    return Times(statistics.median(took), statistics.quantiles(took, n=20, method="inclusive")[-1], len(took))


def _milliseconds(task: Callable[[], object]) -> float:
    start = perf_counter()
    task()
    return (perf_counter() - start) * 1000
