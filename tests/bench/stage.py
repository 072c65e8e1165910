"""The stage: how long a tick of a dragged score takes until all is painted, and the app until its first paint."""

from tests.bench import first_paint, slider
from tests.bench.timing import Row


def run() -> list[Row]:
    """Measure both."""
    return [*slider.rows(), first_paint.row()]
