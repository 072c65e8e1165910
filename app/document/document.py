"""The document: the only place that holds state. One Show, its Trace, and the way back."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from app.document.commands import Edit, StagedShow
from app.document.opened import Draft, Key, Opened, digest_of
from core import atomic_file
from core.attention.attend import Trace
from core.edits.people import EditError
from core.show import showfile
from core.show.model import Show

if TYPE_CHECKING:
    from core.staging.multihead import PanelTrace


class ShowDocument(QObject):
    """A show that can be edited, undone, opened and saved.

    Every edit is staged before it is pushed, so that what lies on the undo stack can be neither refused nor fail.
    """

    changed = Signal()  # another show is on: read `show` and `trace`
    refused = Signal(EditError)  # an edit was asked for that cannot be made
    location_changed = Signal()  # another path, or nothing left to be saved

    def __init__(self, show: Show, path: Path | None = None) -> None:
        super().__init__()
        self.undo_stack = QUndoStack(self)
        self.staged = StagedShow(show, Opened(show, path))
        self._gestures: dict[str, int] = {}
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
        left = [c.before for c in commands if isinstance(c, Edit) and c.before.opened is not c.after.opened]
        return [staged for staged in (*left, self.staged) if staged.has_unsaved]

    def abandon(self) -> None:
        """Give up all work that is not saved: nobody is to be asked about it."""
        for staged in self.unsaved():
            staged.opened.saved = staged.show
            staged.opened.programs.clear()

    def _set_staged(self, staged: StagedShow) -> None:
        elsewhere = staged.opened is not self.staged.opened
        self.staged = staged
        self.changed.emit()
        if elsewhere:
            self.location_changed.emit()

    @property
    def in_gesture(self) -> bool:
        """Whether something is being dragged just now: what would jump under the pointer holds still."""
        return bool(self._gestures)

    def edit(self, name: Callable[[], str], edit: Callable[..., Show], *values: object, gesture: str = "") -> bool:
        """Make an edit of `core.edits` an undoable step. Return whether the show could be edited so.

        name : says what is done, in the language of the moment ("Undo …").
        gesture : edits under one key, such as "score 3", merge until `end_gesture` is called.
        """
        try:
            show = edit(self.show, *values)
            after = StagedShow(show, self.staged.opened)
        except EditError as error:
            self.refused.emit(error)
            return False
        if gesture and gesture not in self._gestures:
            self._last_gesture += 1
            self._gestures = {gesture: self._last_gesture}  # a new gesture ends all others
        if show != self.show:
            number = self._gestures.get(gesture)
            self.undo_stack.push(Edit(self._set_staged, name, self.staged, after, number))
        return True

    def end_gesture(self) -> None:
        """End the gesture: the next edit is a step of its own, and views may move what they held still."""
        if self._gestures:
            self._gestures = {}
            self.changed.emit()

    def rename_steps(self) -> None:
        """Say the names of all steps anew, after the language has changed."""
        for index in range(self.undo_stack.count()):
            command = self.undo_stack.command(index)
            if isinstance(command, Edit):
                command.setText(command.name())

    def load(self, show: Show, path: Path | None, digest: bytes | None = None) -> None:
        """Put another show on, with nothing to undo. digest: of the file as it was read."""
        staged = StagedShow(show, Opened(show, path, digest))
        self._gestures = {}
        self.undo_stack.clear()
        self.staged = staged
        self.changed.emit()
        self.location_changed.emit()

    def exchange(self, name: Callable[[], str], show: Show, path: Path | None, digest: bytes | None = None) -> None:
        """Put another show on as an undoable step: the one that was on comes back as it stood, with its programs."""
        after = StagedShow(show, Opened(show, path, digest))
        self.end_gesture()
        self.undo_stack.push(Edit(self._set_staged, name, self.staged, after))

    def keep_program(self, key: Key, draft: Draft | None) -> None:
        """Keep an edited program with the show, or let it go."""
        self.programs.pop(key, None)
        if draft is not None:
            self.programs[key] = draft

    def save(self, path: Path, staged: StagedShow | None = None) -> None:
        """Write the show, or one that was left for it, to a path. OSError if it cannot be done: the old file stays."""
        staged = staged or self.staged
        data = showfile.encode(staged.show)
        atomic_file.write(path, data)
        opened = staged.opened
        opened.path, opened.saved, opened.digest = path, staged.show, digest_of(data)
        self.location_changed.emit()
