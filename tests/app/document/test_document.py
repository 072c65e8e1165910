"""The document: every edit can be taken back, a gesture is one step, and what cannot be done leaves no trace."""

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from app.document.document import ShowDocument
from app.style.language import speak
from core.edits import people
from core.edits.people import EditError
from core.edits.registry import Edit, EditType
from core.show import showfile
from core.show.model import Show
from core.staging.stage import stage
from tests.core.shows import apply, dating, edits, marks, shows

pytestmark = pytest.mark.usefixtures("qapp")


def name() -> str:
    return "a step"


@given(st.data())
@settings(max_examples=40)
def test_any_edits_are_undone_to_the_first_show_and_redone_to_the_last(qapp: QApplication, data: st.DataObject) -> None:
    first = data.draw(shows(largest=100) | st.sampled_from([dating(), marks()]))
    document = ShowDocument(first)
    stations = [first]
    for edit in data.draw(edits(first)):
        wanted = apply(document.show, edit)
        count = document.undo_stack.count()
        document.make(edit)
        assert document.show == wanted
        changed = wanted != stations[-1]
        assert document.undo_stack.count() == count + changed
        if changed:
            stations.append(wanted)
    stack = document.undo_stack
    assert stack.count() == stack.index() == len(stations) - 1
    for show in reversed(stations[:-1]):
        stack.undo()
        assert document.show is show or document.show == show
        assert np.array_equal(document.trace.weights, stage(show).weights)
    assert not stack.canUndo() and document.show is first and not document.modified
    for show in stations[1:]:
        stack.redo()
        assert document.show == show
    assert not stack.canRedo()


@given(edits(dating(), max_size=12), st.lists(st.booleans(), min_size=12, max_size=12))
@settings(max_examples=30)
def test_gestures_merge_and_still_lead_back(qapp: QApplication, sequence: list[Edit], dragged: list[bool]) -> None:
    """Edits under one key, with nothing between them, are one step; whatever the keys, undo leads back."""
    document, first = ShowDocument(dating()), dating()
    for edit, in_a_drag in zip(sequence, dragged, strict=False):
        document.make(edit, dragged=in_a_drag)
    last = document.show
    assert document.undo_stack.count() <= len(sequence)
    while document.undo_stack.canUndo():
        document.undo_stack.undo()
    assert document.show == first
    while document.undo_stack.canRedo():
        document.undo_stack.redo()
    assert document.show == last


def test_what_a_drag_passes_through_is_one_step_until_its_gesture_ends() -> None:
    document, seen, ended = ShowDocument(dating()), [], []
    document.changed.connect(lambda: seen.append(document.show))
    document.gesture_ended.connect(lambda: ended.append(document.show))
    for score in (9.0, 8.0, 7.0):
        document.drag(people.set_score, 3, score)
        assert document.in_gesture
    assert document.undo_stack.count() == 1 and len(seen) == 3
    document.end_gesture()
    assert not document.in_gesture and len(seen) == 3 and len(ended) == 1
    document.end_gesture()
    assert len(seen) == 3 and len(ended) == 1, "nothing has changed, and nothing more has ended"
    document.drag(people.set_score, 3, 6.0)
    assert document.undo_stack.count() == 2


def test_another_gesture_ends_the_one_before() -> None:
    document = ShowDocument(dating())
    document.drag(people.set_score, 3, 9.0)
    document.drag(people.set_score, 4, 9.0)
    document.drag(people.set_score, 3, 8.0)
    assert document.undo_stack.count() == 3


def test_an_edit_within_a_gesture_stands_by_itself() -> None:
    document = ShowDocument(dating())
    document.drag(people.set_score, 3, 9.0)
    document.edit(people.add_guest, "Kun")
    document.drag(people.set_score, 3, 8.0)
    assert document.undo_stack.count() == 3
    for _ in range(3):
        document.undo_stack.undo()
    assert document.show == dating()


def test_a_drag_that_comes_back_leaves_no_step() -> None:
    document = ShowDocument(dating())
    document.drag(people.set_tag, 3, 0, 1.0)
    document.drag(people.set_tag, 3, 0, 2.0)
    document.end_gesture()
    assert document.show == dating() and document.undo_stack.count() == 0 and not document.modified


@pytest.mark.parametrize(
    ("edit", "values"),
    [
        (people.set_score, (3, float("nan"))),
        (people.set_score, (99, 1.0)),
        (people.set_scale, (0.0,)),
        (people.set_tag, (3, 17, 1.0)),
        (people.rename_person, (3, "tlh", "x")),
        (people.rename_person, (3, "en", "x" * 3000)),
    ],
)
def test_an_edit_that_cannot_be_made_is_refused_and_leaves_the_stack_alone(edit, values: tuple) -> None:
    document, refused, changed = ShowDocument(dating()), [], []
    document.refused.connect(refused.append)
    document.changed.connect(lambda: changed.append(1))
    document.drag(people.set_score, 3, 9.0)
    document.undo_stack.undo()
    assert not document.drag(edit, *values)
    assert isinstance(refused[0], EditError) and len(changed) == 2
    assert document.undo_stack.count() == 1 and document.undo_stack.canRedo()


def test_an_edit_that_breaks_leaves_the_document_as_it_was() -> None:
    """A bug in an edit is raised to whoever asked; the stack and the show do not hear of it."""
    document = ShowDocument(dating())

    def broken(show: Show) -> Show:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        document.make(EditType(broken, "Broken").struct())
    assert document.show == dating() and document.undo_stack.count() == 0


def test_steps_are_named_anew_in_another_language() -> None:
    speak("en")
    document = ShowDocument(dating())
    document.edit(people.set_score, 3, 1.0)
    document.exchange(name, marks(), None)
    assert document.undo_stack.text(0) == "Score of Lin Chuan"
    speak("zh_CN")
    document.rename_steps()
    assert document.undo_stack.text(0) == "林川 的打分" and document.undo_stack.undoText() == "a step"
    speak("en")


def test_another_show_starts_with_nothing_to_undo() -> None:
    document = ShowDocument(dating())
    document.drag(people.set_score, 3, 1.0)
    document.load(marks(), Path("x.show.json"))
    assert document.show == marks() and document.path == Path("x.show.json")
    assert document.undo_stack.count() == 0 and not document.modified and not document.in_gesture


@given(shows())
@settings(max_examples=15)
def test_what_is_saved_is_read_back(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory, show: Show) -> None:
    path = tmp_path_factory.mktemp("saved") / "a.show.json"
    document = ShowDocument(show)
    document.edit(people.flip_criteria, show.askers[0])
    document.save(path)
    assert showfile.read(path) == document.show and not document.modified and document.path == path


def test_a_show_that_was_left_for_another_comes_back_with_all_its_steps() -> None:
    document = ShowDocument(dating())
    document.edit(people.set_score, 3, 1.0)
    tried = document.show
    document.exchange(name, marks(), None)
    assert document.show == marks() == document.original and not document.modified
    assert [take.show for take in document.unsaved()] == [tried]
    document.edit(people.set_score, 3, 2.0)
    assert len(document.unsaved()) == 2
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert document.show is tried and document.original == dating() and document.modified
    document.undo_stack.undo()
    assert document.show == dating() and not document.unsaved()
    for _ in range(3):
        document.undo_stack.redo()
    assert len(document.unsaved()) == 2
    document.abandon()
    assert not document.unsaved()


def test_what_comes_back_to_what_was_saved_is_not_modified() -> None:
    document = ShowDocument(dating())
    document.edit(people.set_tag, 3, 0, 2.5)
    assert document.modified
    document.edit(people.set_tag, 3, 0, dating().person(3).tags[0])
    assert not document.modified and not document.unsaved()
