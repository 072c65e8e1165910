"""The one undo command: a show before, a show after. Shows are immutable, so going back is putting the old one back."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QUndoCommand

from core.attention import Trace
from core.show import Show

if TYPE_CHECKING:
    from app.document import ShowDocument

ONE_KIND = 1  # Qt asks `mergeWith` only for commands of the same id


class Take(NamedTuple):
    """A show and what attention makes of it."""

    show: Show
    trace: Trace


class Edit(QUndoCommand):
    """One gesture of the user. The edits of a drag share its number, and merge into one."""

    def __init__(
        self, document: "ShowDocument", name: Callable[[], str], before: Take, after: Take, gesture: int | None
    ) -> None:
        super().__init__(name())
        self.name, self.gesture = name, gesture
        self.document, self.before, self.after = document, before, after

    def undo(self) -> None:
        self.document.take = self.before

    def redo(self) -> None:
        self.document.take = self.after

    def id(self) -> int:
        return ONE_KIND

    def mergeWith(self, later: QUndoCommand) -> bool:
        if not isinstance(later, Edit) or self.gesture is None or self.gesture != later.gesture:
            return False
        self.after = later.after
        self.setObsolete(self.after.show == self.before.show)
        return True
