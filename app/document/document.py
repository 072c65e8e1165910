"""The document: the only place that holds state. One Show, its Trace, and the way back."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from app.document.changes import ALL, changes
from app.document.commands import StagedShow, UndoStep
from app.document.edit_labels import label_of
from app.document.experiments import ExperimentState
from app.document.opened import Draft, Key, Opened, digest_of
from app.document.selection import Selection
from app.style import language
from app.text.terms import terms_of
from core import atomic_file
from core.attention.attend import Trace
from core.edits.common import EditError
from core.edits.registry import Edit, edit_of
from core.show import showfile
from core.show.model import Show

if TYPE_CHECKING:
    from core.staging.multihead import PanelTrace

P = ParamSpec("P")
OF_THE_PANEL = frozenset({"panel"})
"""Fields that make no difference to the attention of the show itself."""


class ShowDocument(QObject):
    """A show that can be edited, undone, opened and saved.

    Every edit is staged before it is pushed, so that what lies on the undo stack can be neither refused nor fail.
    """

    changed = Signal(object)  # another show is on: read `show` and `trace`; the fields of it that differ
    gesture_ended = Signal()  # nothing is dragged any more: views may move what they held still
    refused = Signal(EditError)  # an edit was asked for that cannot be made
    location_changed = Signal()  # another path, or nothing left to be saved

    def __init__(self, show: Show, path: Path | None = None) -> None:
        super().__init__()
        self.undo_stack = QUndoStack(self)
        self.staged = StagedShow(show, Opened(show, path))
        self.selection = Selection(show)
        self._gestures: dict[tuple[object, ...], int] = {}
        self.experiments: dict[str, ExperimentState] = {}  # of the laboratory, by name
        self._last_gesture = 0

    @property
    def show(self) -> Show:
        """The show as it stands."""
        return self.staged.show

    @property
    def trace(self) -> Trace:
        """Everything that attention computed from it."""
        return self.staged.trace

    @property
    def panel(self) -> "PanelTrace":
        """Everything that multi-head attention computed from it."""
        return self.staged.panel

    @property
    def path(self) -> Path | None:
        """The file that it is, if it is one."""
        return self.staged.opened.path

    @property
    def original(self) -> Show:
        """The show as it was opened."""
        return self.staged.opened.original

    @property
    def modified(self) -> bool:
        """Whether the show is another than was opened or saved."""
        return self.staged.modified

    @property
    def programs(self) -> dict[Key, Draft]:
        """The programs that the learner has made of the show's."""
        return self.staged.opened.programs

    def unsaved(self) -> list[StagedShow]:
        """Return what holds unsaved work: the show that is on, and those that were left for it and can come back."""
        commands = (self.undo_stack.command(index) for index in range(self.undo_stack.index()))
        left = [c.before for c in commands if isinstance(c, UndoStep) and c.before.opened is not c.after.opened]
        return [staged for staged in (*left, self.staged) if staged.has_unsaved]

    def abandon(self) -> None:
        """Give up all work that is not saved: nobody is to be asked about it."""
        for staged in self.unsaved():
            staged.opened.saved = staged.show
            staged.opened.programs.clear()

    def _set_staged(self, staged: StagedShow) -> None:
        before, self.staged = self.staged, staged
        if staged.opened is before.opened:
            self.changed.emit(changes(before.show, staged.show))
        else:
            self._begin()

    @property
    def in_gesture(self) -> bool:
        """Whether something is being dragged just now: what would jump under the pointer holds still."""
        return bool(self._gestures)

    def edit(self, function: Callable[Concatenate[Show, P], Show], *args: P.args, **kwargs: P.kwargs) -> bool:
        """Make an edit of `core.edits` an undoable step. Return whether the show could be edited so."""
        return self.make(edit_of(function, *args, **kwargs))

    def drag(self, function: Callable[Concatenate[Show, P], Show], *args: P.args, **kwargs: P.kwargs) -> bool:
        """The same within a gesture: edits with the same merge key are one step until `end_gesture` is called."""
        return self.make(edit_of(function, *args, **kwargs), dragged=True)

    def make(self, edit: Edit, *, dragged: bool = False) -> bool:
        """Make an edit that is ready with its arguments, as a step of its own or, dragged, as part of a gesture."""
        try:
            show = edit.apply(self.show)
            same = changes(self.show, show) <= OF_THE_PANEL
            after = StagedShow(show, self.staged.opened, self.trace if same else None)
        except EditError as error:
            self.refused.emit(error)
            return False
        key = edit.merge_key if dragged else None
        if key and key not in self._gestures:
            self._last_gesture += 1
            self._gestures = {key: self._last_gesture}  # a new gesture ends all others
        self._push(partial(self._label, edit, self.show), after, self._gestures.get(key) if key else None)
        return True

    def reset(self, name: Callable[[], str]) -> None:
        """Bring the show back as it was opened, as an undoable step. name: says so in the language of the moment."""
        self._push(name, StagedShow(self.original, self.staged.opened))

    def _push(self, name: Callable[[], str], after: StagedShow, gesture: int | None = None) -> None:
        if after.show != self.show:
            self.undo_stack.push(UndoStep(self._set_staged, name, self.staged, after, gesture))

    def _label(self, edit: Edit, before: Show) -> str:
        return label_of(edit, before, terms_of(self.show.vocabulary, language.current()))

    def end_gesture(self) -> None:
        """End the gesture: the next edit is a step of its own, and views may move what they held still."""
        if self._gestures:
            self._gestures = {}
            self.gesture_ended.emit()

    def rename_steps(self) -> None:
        """Say the names of all steps anew, after the language has changed."""
        for index in range(self.undo_stack.count()):
            command = self.undo_stack.command(index)
            if isinstance(command, UndoStep):
                command.setText(command.name())

    def load(self, show: Show, path: Path | None, digest: bytes | None = None) -> None:
        """Put another show on, with nothing to undo. digest: of the file as it was read."""
        staged = StagedShow(show, Opened(show, path, digest))
        self._gestures = {}
        self.undo_stack.clear()
        self.staged = staged
        self._begin()

    def _begin(self) -> None:
        """Say that quite another show is on."""
        self.selection.begin(self.show)
        self.changed.emit(ALL)
        self.location_changed.emit()

    def exchange(self, name: Callable[[], str], show: Show, path: Path | None, digest: bytes | None = None) -> None:
        """Put another show on as an undoable step: the one that was on comes back as it stood, with its programs."""
        after = StagedShow(show, Opened(show, path, digest))
        self.end_gesture()
        self.undo_stack.push(UndoStep(self._set_staged, name, self.staged, after))

    def keep_program(self, key: Key, draft: Draft | None) -> None:
        """Keep an edited program with the show, or let it go."""
        self.programs.pop(key, None)
        if draft is not None:
            self.programs[key] = draft

    def save(self, path: Path, staged: StagedShow | None = None, data: bytes | None = None) -> None:
        """Write the show, or one that was left for it, to a path. OSError if it cannot be done: the old file stays.

        data: the show as it stands in a file, where it has been encoded already.
        """
        staged = staged or self.staged
        data = showfile.encode(staged.show) if data is None else data
        atomic_file.write(path, data)
        opened = staged.opened
        opened.path, opened.saved, opened.digest = path, staged.show, digest_of(data)
        self.location_changed.emit()
