"""A program leaves the app: as a file of Python, or as a notebook, with the show beside it if it reads one."""

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.document.commands import StagedShow
from app.document.opened import Key
from app.files import file_dialogs
from app.text import file_names
from app.text.file_errors import FileErrors
from core import atomic_file
from core.programs.notebook import notebook
from core.programs.plan import FILE, Plan
from core.show import showfile
from core.show.model import say

LIBRARIES = {"numpy": "NumPy", "torch": "PyTorch"}
ENDINGS = {"python": file_names.PROGRAM, "notebook": file_names.NOTEBOOK}


class Saving(NamedTuple):
    """How a program was saved."""

    done: bool
    said: str = ""  # what there is to say of it; nothing where nobody wanted it after all


def plan_of(staged: StagedShow, key: Key, language: str) -> Plan:
    """Return the plan of a program of a show, in a language."""
    library, what, source = key
    path = staged.opened.path
    file = path.name if path and path.suffix == ".json" else FILE
    return Plan(staged.show, library, language, what, source, file)


class ProgramFiles(QObject):
    """Asks where to, and writes there."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self._window = window

    def named(self, key: Key) -> str:
        """Return what a program is called: "NumPy · Everyone"."""
        whats = {"stage": self.tr("First asker"), "everyone": self.tr("Everyone"), "panel": self.tr("Panel")}
        return f"{LIBRARIES[key[0]]} · {whats[key[1]]}"

    def save(self, kind: str, staged: StagedShow, key: Key, text: str, language: str) -> Saving:
        """Save a program as "python" or "notebook"; one of the learner's is kept in mind as saved."""
        filters = {"python": self.tr("Python programs (*.py)"), "notebook": self.tr("Jupyter notebooks (*.ipynb)")}
        folder = staged.opened.path.parent if staged.opened.path else file_dialogs.documents()
        start = folder / (file_names.offered(say(staged.show.title, language), self.named(key)) + ENDINGS[kind])
        path = file_dialogs.ask_where(self._window, self.tr("Save the program"), start, ENDINGS[kind], filters[kind])
        if path is None:
            return Saving(done=False)
        saving = self._write(path, notebook(text) if kind == "notebook" else text, plan_of(staged, key, language))
        draft = staged.opened.programs.get(key)
        if saving.done and draft is not None:
            staged.opened.programs[key] = draft._replace(saved=text)
        return saving

    def _write(self, path: Path, text: str, plan: Plan) -> Saving:
        name, beside = file_names.shown(path), path.with_name(plan.file)
        try:
            atomic_file.write(path, text.encode("utf-8", "replace"))
            if not plan.from_file:
                return Saving(True, self.tr("Saved: {}").format(name))
            data = showfile.encode(plan.show)
            if beside.exists() and beside.read_bytes() != data:
                said = self.tr("Saved: {}. It reads {}, which was there already and stays as it is.")
                return Saving(True, said.format(name, file_names.shown(beside)))
            atomic_file.write(beside, data)
        except OSError as error:
            return Saving(False, self.tr("It could not be saved: {}").format(FileErrors().explain(error)))
        said = self.tr("Saved: {}, and beside it the show that it reads, {}")
        return Saving(True, said.format(name, file_names.shown(beside)))
