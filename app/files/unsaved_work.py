"""The one question before work is put away: which shows and programs are not saved, and what is to become of them.

Imported when there is something to ask.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from app.document.commands import StagedShow
from app.document.opened import Key
from app.files.program_files import ProgramFiles

if TYPE_CHECKING:
    from app.files.show_files import ShowFiles


class UnsavedWork(QObject):
    """Asks, and saves what is to be saved."""

    def __init__(self, files: "ShowFiles") -> None:
        super().__init__()
        self._files = files
        self._programs = ProgramFiles(files.window)

    def ask(self, unsaved: list[StagedShow]) -> bool:
        """Ask about shows and their programs; return whether they may be put away."""
        lines = [line for staged in unsaved for line in self._named(staged)]
        text = "\n".join((self.tr("These changes are not saved. Save them?"), "", *lines))
        box = self._files.box("Question", self.tr("Unsaved changes"), text)
        buttons = QMessageBox.StandardButton
        box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        box.setDefaultButton(buttons.Save)
        answer = box.exec()
        return all(map(self._save, unsaved)) if answer == buttons.Save else answer == buttons.Discard

    def _named(self, staged: StagedShow) -> Iterator[str]:
        """Yield what is not saved, a line each."""
        title = self._files.title(staged.show)
        if staged.modified:
            yield self.tr("• the show “{}”").format(title)
        for key in _unsaved(staged):
            yield self.tr("• the program “{}” of “{}”").format(self._programs.named(key), title)

    def _save(self, staged: StagedShow) -> bool:
        """Save a show and its programs, where they are not; return whether all of it is done."""
        return (not staged.modified or self._files.save_staged(staged)) and all(
            self._save_program(staged, key) for key in _unsaved(staged)
        )

    def _save_program(self, staged: StagedShow, key: Key) -> bool:
        draft = staged.opened.programs[key]
        saving = self._programs.save("python", staged, key, draft.text, draft.language)
        if saving.said and not saving.done:
            self._files.tell(saving.said)
        return saving.done


def _unsaved(staged: StagedShow) -> list[Key]:
    return [key for key, draft in staged.opened.programs.items() if draft.unsaved]
