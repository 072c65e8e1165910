"""What pages and sheets make of gestures: edits of the registry, and nothing else."""

import ast
from pathlib import Path

import pytest

from core.edits.registry import edit_types

APP = Path(__file__).parents[3] / "app"
MODULES = {"heads", "matrices", "people", "seats", "sentence", "shares"}
VERBS = {"edit", "drag", "write"}


def asked_for(path: Path) -> list[str]:
    """Return the functions of `core.edits` that a file hands to edit, drag or write, also by way of partial."""
    found = []
    for call in (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)):
        verbs = {name for part in (call.func, *call.args[:1]) if (name := _name(part)) in VERBS}
        if verbs:
            found += [
                _name(node) for argument in call.args[:2] for node in ast.walk(argument) if isinstance(node, ast.expr)
            ]
    own = _of_core(path)
    return [name for name in found if name in own]


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _of_core(path: Path) -> set[str]:
    """Return all names that a file takes out of the modules of edits."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    attributes = (node for node in nodes if isinstance(node, ast.Attribute) and _name(node.value) in MODULES)
    imports = (n for n in nodes if isinstance(n, ast.ImportFrom) and (n.module or "").startswith("core.edits."))
    return {node.attr for node in attributes} | {alias.name for node in imports for alias in node.names}


def test_pages_make_only_edits_that_are_registered() -> None:
    asked = {name for path in APP.rglob("*.py") for name in asked_for(path)}
    assert asked <= set(edit_types())
    assert {"set_score", "set_share", "rename_person", "set_x", "mute", "set_breaks", "let_everyone_look"} <= asked
    assert len(asked) >= 45, "the scan misses some"


@pytest.mark.parametrize("module", ["gestures", "perform"])
def test_nothing_is_dispatched_by_names_of_gestures(module: str) -> None:
    texts = [path.read_text("utf-8") for path in (APP / "pages").rglob("*.py")]
    assert not [text for text in texts if f"import {module}" in text or "Signal(str, tuple)" in text]
