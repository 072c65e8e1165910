"""The window at a few sizes, in processes of their own: nothing dies, nothing warns. `tools/sweep.py` is the whole."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SWEEP = ROOT / "tools" / "sweep.py"


@pytest.mark.timeout(400)  # some seconds on an idle machine
def test_nothing_dies_and_nothing_warns_at_any_size() -> None:
    done = subprocess.run([sys.executable, str(SWEEP), "--coarse"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


SIZES = {"setFixedWidth", "setFixedHeight", "setFixedSize", "setMinimumWidth", "setMinimumHeight", "setMinimumSize"}


def called_from(method: str, methods: dict[str, ast.FunctionDef]) -> set[str]:
    """Return what a method of a class calls, and what those methods of the class call that it calls."""
    seen: set[str] = set()
    todo = [method]
    while todo:
        for node in ast.walk(methods[todo.pop()]):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr not in seen:
                seen.add(node.func.attr)
                of_this = isinstance(node.func.value, ast.Name) and node.func.value.id == "self"
                if of_this and node.func.attr in methods:
                    todo.append(node.func.attr)
    return seen


def test_no_resize_event_sets_a_size_that_would_resize_again() -> None:
    """It may place what lies inside and say what there is room for; a least size can bring a bar, which resizes."""
    found = 0
    for path in sorted((ROOT / "app").rglob("*.py")):
        for kind in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(kind, ast.ClassDef):
                continue
            methods = {part.name: part for part in kind.body if isinstance(part, ast.FunctionDef)}
            if "resizeEvent" in methods:
                found += 1
                assert not called_from("resizeEvent", methods) & SIZES, f"{path.name}: {kind.name}"
    assert found > 15
