"""A child process: times what NumPy or PyTorch make of attention of one size, or finds the memory that it takes.

`python -m tests.bench.attention_rounds times|peak|import …` prints JSON. A process has one library: idle threads of
OpenBLAS and of PyTorch go on spinning for some milliseconds, and would take a core from the other one.
"""

import ctypes
import json
import math
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from tests.bench.timing import Times, Turn, in_turn


def four_lines(q, k, v):
    """The formula, as a tutorial writes it."""
    import numpy as np

    scores = q @ k.swapaxes(-1, -2) / math.sqrt(q.shape[-1])
    exponentials = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = exponentials / exponentials.sum(axis=-1, keepdims=True)
    return weights, weights @ v


def numpy_tasks(shape: tuple[int, ...]) -> dict[str, Callable[[], object]]:
    """Return attention of this project, and the formula."""
    import numpy as np

    from core.attention.attend import attend

    rng = np.random.default_rng(0)
    q, k, v = (rng.normal(size=shape).astype(np.float32) for _ in range(3))
    fixed = [x.copy() for x in (q, k, v)]
    for x in fixed:
        x.flags.writeable = False  # as the arrays of a Trace are, and those that a model hands on

    def kept(tensors):
        trace = attend(*tensors)
        return trace.weights, trace.output

    return {
        "weights kept": lambda: kept(fixed),
        "output only": lambda: attend(*fixed).output,
        "kept, copied": lambda: kept((q, k, v)),
        "four lines": lambda: four_lines(q, k, v),
    }


def torch_tasks(shape: tuple[int, ...], threads: int) -> dict[str, Callable[[], object]]:
    """Return what PyTorch offers."""
    import torch

    torch.set_num_threads(threads)
    torch.set_grad_enabled(False)
    q, k, v = (torch.randn(shape) for _ in range(3))

    def eager():
        weights = torch.softmax(q @ k.transpose(-1, -2) / math.sqrt(shape[-1]), dim=-1)
        return weights, weights @ v

    sdpa = torch.nn.functional.scaled_dot_product_attention
    return {"torch eager": eager, "torch SDPA": lambda: sdpa(q[None], k[None], v[None])}


def tasks(library: str, shape: tuple[int, ...], threads: int) -> dict[str, Callable[[], object]]:
    """Return what a library offers."""
    return torch_tasks(shape, threads) if library == "torch" else numpy_tasks(shape)


def times(library: str, shape: tuple[int, ...], threads: int, rounds: int, often: int) -> dict[str, Times]:
    """Return how long each takes, timed in turn."""
    return in_turn([Turn(name, task, often) for name, task in tasks(library, shape, threads).items()], rounds)


def peak(library: str, shape: tuple[int, ...], threads: int, name: str) -> float:
    """Return by how many MiB the resident memory of the process rises at most in one run; NaN where no Linux tells."""
    reset = Path("/proc/self/clear_refs")
    if not reset.exists():
        return math.nan
    tasks(library, (1, 8, 6), threads)[name]()  # imports, thread pools and buffers are not counted
    task = tasks(library, shape, threads)[name]
    ctypes.CDLL(None).malloc_trim(0)  # what making the input left behind
    before = _resident("VmRSS")
    reset.write_text("5")  # the peak is what is held now
    task()
    return _resident("VmHWM") - before


def _resident(field: str) -> float:
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(field)) / 1024


def import_time(module: str) -> float:
    """Return how many milliseconds an import takes in a process that has nothing yet."""
    start = perf_counter()
    __import__(module)
    return (perf_counter() - start) * 1000


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    if what == "import":
        print(import_time(rest[0]))
    else:
        library, size, *arguments = rest
        run = {"times": times, "peak": peak}[what]
        print(json.dumps(run(library, tuple(json.loads(size)), *(int(a) if a.isdigit() else a for a in arguments))))
