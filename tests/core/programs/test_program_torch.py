"""PyTorch programs find what is on screen. TORCH_PYTHON names a Python that has torch (CONTRIBUTING.md says how)."""

import importlib.util
import os
import sys
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.programs.program import program
from core.show import showfile
from core.show.model import Show
from core.staging.multihead import stage_panel
from core.staging.stage import stage
from tests.core.programs.program_worker import Worker
from tests.core.programs.programmed_shows import alone, programmed_shows
from tests.core.shows import dating, marks

PYTHON = os.environ.get("TORCH_PYTHON") or (sys.executable if importlib.util.find_spec("torch") else "")

pytestmark = [pytest.mark.parity, pytest.mark.skipif(not PYTHON, reason="no Python with torch: see CONTRIBUTING.md")]


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """Return what runs programs."""
    one = Worker(PYTHON)
    yield one
    one.close()


def holds(answer: dict, show: Show) -> None:
    trace = stage(show)
    for name in ("weights", "output"):
        np.testing.assert_allclose(np.array(answer[name]), getattr(trace, name), rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("show", [dating(), marks()], ids=["dating", "marks"])
def test_a_program_prints_what_the_screen_shows(worker: Worker, show: Show) -> None:
    holds(worker.answer(program(show, "torch")), show)
    assert "scaled_dot_product_attention" in program(dating(), "torch")


@settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(
    programmed_shows(least_scale=1e-3), st.sampled_from(["stage", "everyone"]), st.sampled_from(["literals", "file"])
)
def test_any_program_finds_what_is_on_screen(
    worker: Worker, tmp_path_factory: pytest.TempPathFactory, show: Show, what: str, source: str
) -> None:
    folder = tmp_path_factory.getbasetemp()
    (folder / "show.json").write_bytes(showfile.encode(show))
    text = program(show, "torch", what=what, source=source, file="show.json")
    holds(worker.answer(text, folder), alone(show) if what == "stage" else show)


@settings(max_examples=100, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
@given(programmed_shows(least_scale=1e-3))
def test_any_panel_finds_what_is_on_screen(worker: Worker, show: Show) -> None:
    answer, trace = worker.answer(program(show, "torch", what="panel")), stage_panel(show)
    np.testing.assert_allclose(np.array(answer["weights"]), trace.heads.weights, rtol=1e-6, atol=1e-6)
    np.testing.assert_allclose(np.array(answer["output"]), trace.output, rtol=1e-6, atol=1e-6)
