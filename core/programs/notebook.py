"""A program as a Jupyter notebook: a cell a step, its comment above it as text. Plain JSON of format 4.5."""

from __future__ import annotations

import ast
import json
from typing import Any

from core.programs.data import HERE


def notebook(program: str) -> str:
    """Return the text of an `.ipynb` file that holds a program; one that does not parse stays a single cell.

    A notebook has no `__file__`: it runs in the folder where it lies.
    """
    program = program.replace(HERE, "Path(")
    cells: list[dict[str, Any]] = []
    for heading, code in _steps(program):
        if heading:
            cells.append(_cell("markdown", heading, len(cells)))
        if code:
            cells.append(_cell("code", code, len(cells)) | {"execution_count": None, "outputs": []})
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
    return json.dumps({"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}, ensure_ascii=False)


def _cell(kind: str, text: str, place: int) -> dict[str, Any]:
    return {"cell_type": kind, "id": f"step-{place}", "metadata": {}, "source": text.splitlines(keepends=True)}


def _steps(program: str) -> list[tuple[str, str]]:
    """Return the blocks between blank lines, each as its first comments and its code."""
    inside = _inside(program)
    blocks: list[list[str]] = [[]]
    for number, line in enumerate(program.split("\n"), 1):
        if not line.strip() and number not in inside:
            blocks.append([])
        else:
            blocks[-1].append(line)
    return [_parted(block) for block in blocks if block]


def _inside(program: str) -> set[int]:
    """Return the numbers of lines that belong to a statement which begins above them: they cannot be parted."""
    try:
        statements = ast.parse(program).body
    except (SyntaxError, ValueError):
        return set(range(program.count("\n") + 2))
    return {line for one in statements for line in range(one.lineno + 1, (one.end_lineno or one.lineno) + 1)}


def _parted(block: list[str]) -> tuple[str, str]:
    first = next((place for place, line in enumerate(block) if not line.startswith("#")), len(block))
    heading = "\n".join(line.lstrip("#").strip() for line in block[:first])
    return heading, "\n".join(block[first:]).strip("\n")
