"""A program as a notebook: valid, whole, and it runs from top to bottom."""

import ast
import json
import warnings

import nbformat
import numpy as np
import pytest
from nbclient import NotebookClient

from core.programs.notebook import notebook
from core.programs.program import program
from core.staging.stage import stage
from tests.core.programs.programmed_shows import everyone
from tests.core.shows import dating


def code_of(text: str) -> list[str]:
    return ["".join(cell["source"]) for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]


def check(text: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        nbformat.validate(nbformat.reads(text, as_version=4))


@pytest.mark.parametrize("language", ["zh_CN", "en"])
@pytest.mark.parametrize("library", ["numpy", "torch"])
def test_every_program_is_a_valid_notebook(library: str, language: str) -> None:
    text = notebook(program(dating(), library, language))
    check(text)
    cells = json.loads(text)["cells"]
    assert cells[0]["cell_type"] == "markdown" and len(cells) > 12
    assert all(ast.parse(code) for code in code_of(text))


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_a_notebook_runs_from_top_to_bottom() -> None:
    show = everyone(dating())
    read = nbformat.reads(notebook(program(show)), as_version=4)
    read.cells.append(nbformat.v4.new_code_cell("print(repr(output.tolist()))"))
    NotebookClient(read, timeout=60, kernel_name="python3").execute()
    output = ast.literal_eval(read.cells[-1].outputs[0].text)
    np.testing.assert_allclose(output, stage(show).output, rtol=1e-12)


def test_what_a_learner_wrote_is_kept_whole() -> None:
    text = 'def f():\n    a = 1\n\n    return """\n\n# in a text\n"""\n\n# heading\n\nx = f()\n'
    check(notebook(text))
    assert code_of(notebook(text)) == ['def f():\n    a = 1\n\n    return """\n\n# in a text\n"""', "x = f()"]


@pytest.mark.parametrize("text", ["x = (\n\n", "", "\x00", "a\n\n\n  b"])
def test_what_does_not_parse_is_one_cell(text: str) -> None:
    check(notebook(text))
    assert code_of(notebook(text)) == ([text.strip("\n")] if text.strip("\n") else [])
