"""The registry: every edit is in it, keeps its function, and says when two edits are one gesture."""

import importlib
import inspect
import pkgutil
from collections.abc import Callable

import pytest

import core.edits
from core.edits import people, seats
from core.edits.common import EditError
from core.edits.registry import EditType, edit_of, edit_types
from core.show.model import Show
from tests.core.shows import dating


def edit_functions() -> list[Callable[..., Show]]:
    """Return all public functions of `core.edits` that take a show and return one; `common` holds their parts."""
    modules = [
        importlib.import_module(f"core.edits.{found.name}") for found in pkgutil.iter_modules(core.edits.__path__)
    ]
    return [
        function
        for module in modules
        if module.__name__ != "core.edits.common"
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__ and name[0] != "_"
        if {function.__annotations__.get(name) for name in ("show", "return")} <= {Show, "Show"}
    ]


def test_every_edit_is_registered_under_its_own_name() -> None:
    functions = edit_functions()
    assert len(functions) == 54
    assert {type_.name: type_.function for type_ in edit_types().values()} == {f.__name__: f for f in functions}


@pytest.mark.parametrize("type_", edit_types().values(), ids=lambda type_: type_.name)
def test_labels_and_keys_are_about_arguments_that_are_there(type_: EditType) -> None:
    assert type_.label and ("{}" in type_.label) == bool(type_.about)
    assert {type_.about} - {""} | set(type_.merge or ()) <= set(type_.parameters)
    assert type_.struct.__struct_fields__ == tuple(inspect.signature(type_.function).parameters)[1:]


def test_an_edit_does_what_its_function_does() -> None:
    show = dating()
    assert edit_of(people.set_score, 3, 10.5).apply(show) == people.set_score(show, 3, 10.5)
    assert edit_of(people.set_score, 3, score=10.5, asker=0).apply(show) == people.set_score(show, 3, 10.5, asker=0)
    with pytest.raises(EditError, match="no guest has number 99"):
        edit_of(people.set_score, 99, 10.5).apply(show)


def test_edits_are_values() -> None:
    edit = edit_of(people.set_score, 3, 10.5)
    assert edit == edit_of(people.set_score, guest=3, score=10.5) and hash(edit) == hash(
        edit_of(people.set_score, 3, 10.5)
    )
    assert edit != edit_of(people.set_score, 3, 10)
    assert repr(edit) == "set_score(guest=3, score=10.5, asker=None)"
    assert edit.subject == ("person", 3)
    with pytest.raises(TypeError, match="score"):
        edit_of(people.set_score, 3)  # type: ignore[call-arg]  # that is what is tried out
    with pytest.raises(KeyError):
        edit_of(dict)  # type: ignore[arg-type]  # no edit at all


def test_edits_of_one_gesture_share_a_key() -> None:
    key = edit_of(people.set_tag, 3, 0, 1.0).merge_key
    assert key == edit_of(people.set_tag, 3, 0, 2.5).merge_key == ("set_tag", 3, 0)
    others = (
        edit_of(people.set_tag, 3, 1, 1.0),
        edit_of(people.set_tag, 4, 0, 1.0),
        edit_of(people.set_detail, 3, 0, 1.0),
    )
    assert key not in {other.merge_key for other in others}
    assert edit_of(people.set_scale, "none").merge_key == edit_of(people.set_scale, 2.0).merge_key == ("set_scale",)
    assert edit_of(seats.swap_sides).merge_key is None
