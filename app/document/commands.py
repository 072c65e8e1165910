"""The one undo command: a show before, a show after. Shows are immutable, so going back is putting the old one back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoCommand

from core.attention.lazy import lazy_property
from core.show.model import Show
from core.staging.stage import stage

if TYPE_CHECKING:
    from app.document.opened import Opened
    from core.attention.attend import Trace
    from core.staging.multihead import PanelTrace

ONE_KIND = 1  # Qt asks `mergeWith` only for commands of the same id


class StagedShow:
    """A show, what attention makes of it, and what it was opened as."""

    def __init__(self, show: Show, opened: Opened, trace: Trace | None = None) -> None:
        """trace: of the show, where it is known already."""
        self.show, self.opened = show, opened
        self.trace = stage(show) if trace is None else trace

    @property
    def modified(self) -> bool:
        """Whether the show is another than was opened or saved."""
        return self.show is not self.opened.saved and self.show != self.opened.saved

    @property
    def has_unsaved(self) -> bool:
        """Whether there is work in it that would be lost: of the show, or of its programs."""
        return self.modified or any(draft.unsaved for draft in self.opened.programs.values())

    @lazy_property
    def panel(self) -> PanelTrace:
        """What the panel's heads make of it; only one page asks for it."""
        from core.staging.multihead import stage_panel

        return stage_panel(self.show)


class UndoStep(QUndoCommand):
    """One gesture of the user, or another show put on. The edits of a drag share its number, and merge into one."""

    def __init__(
        self,
        set_staged: Callable[[StagedShow], None],
        name: Callable[[], str],
        before: StagedShow,
        after: StagedShow,
        gesture: int | None = None,
    ) -> None:
        """set_staged: sets the staged show of the document; name: says the step in the language of the moment."""
        super().__init__(name())
        self.set_staged, self.name = set_staged, name
        self.before, self.after, self.gesture = before, after, gesture

    def undo(self) -> None:
        self.set_staged(self.before)

    def redo(self) -> None:
        self.set_staged(self.after)

    def id(self) -> int:
        return ONE_KIND

    def mergeWith(self, later: QUndoCommand) -> bool:
        if not isinstance(later, UndoStep) or self.gesture is None or self.gesture != later.gesture:
            return False
        self.after = later.after
        self.setObsolete(self.after.show == self.before.show)
        return True
