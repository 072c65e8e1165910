"""The document: the only place that holds state. One Show, its Trace, and the way back."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSaveFile, Signal
from PySide6.QtGui import QUndoStack

from app.commands import Edit, Take
from core import showfile
from core.attention import Trace
from core.editing import EditError
from core.show import Show

if TYPE_CHECKING:
    from core.panel import PanelTrace


class ShowDocument(QObject):
    """A show that can be edited, undone, opened and saved.

    Every edit is staged before it is pushed, so that what lies on the undo stack can be neither refused nor fail.
    """

    changed = Signal()  # another show is on: read `show` and `trace`
    refused = Signal(EditError)  # an edit was asked for that cannot be made
    location_changed = Signal()  # another path

    def __init__(self, show: Show, path: Path | None = None) -> None:
        super().__init__()
        self.undo_stack = QUndoStack(self)
        self.path = path
        self._take = Take(show)
        self._gestures: dict[str, int] = {}
        self._last_gesture = 0

    @property
    def show(self) -> Show:
        """The show as it stands."""
        return self._take.show

    @property
    def trace(self) -> Trace:
        """Everything that attention computed from it."""
        return self._take.trace

    @property
    def panel(self) -> "PanelTrace":
        """Everything that multi-head attention computed from it."""
        return self._take.panel

    def _put_on(self, take: Take) -> None:
        self._take = take
        self.changed.emit()

    @property
    def in_gesture(self) -> bool:
        """Whether something is being dragged just now: what would jump under the pointer holds still."""
        return bool(self._gestures)

    def edit(self, name: Callable[[], str], edit: Callable[..., Show], *values: object, gesture: str = "") -> bool:
        """Make an edit of `core.editing` an undoable step. Return whether the show could be edited so.

        name : says what is done, in the language of the moment ("Undo …").
        gesture : edits under one key, such as "score 3", merge until `settle` is called.
        """
        try:
            show = edit(self.show, *values)
            after = Take(show)
        except EditError as error:
            self.refused.emit(error)
            return False
        if gesture and gesture not in self._gestures:
            self._last_gesture += 1
            self._gestures = {gesture: self._last_gesture}  # a new gesture ends all others
        if show != self.show:
            number = self._gestures.get(gesture)
            self.undo_stack.push(Edit(self._put_on, name, self._take, after, number))
        return True

    def settle(self) -> None:
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

    def load(self, show: Show, path: Path | None) -> None:
        """Put another show on, with nothing to undo."""
        take = Take(show)
        self._gestures = {}
        self.undo_stack.clear()
        self.path = path
        self._put_on(take)
        self.location_changed.emit()

    def save(self, path: Path) -> None:
        """Write the show to a path, atomically; OSError says why if it cannot be done, and the old file stays."""
        file = QSaveFile(str(path))
        data = showfile.encode(self.show)
        if not (file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit()):
            raise OSError(file.errorString())
        self.path = path
        self.undo_stack.setClean()
        self.location_changed.emit()
