"""A program leaves the app: as a file of Python, or as a notebook, with the show beside it if it reads one."""

from pathlib import Path

from PySide6.QtCore import QObject, QSaveFile, QStandardPaths
from PySide6.QtWidgets import QWidget

from core import showfile
from core.notebook import notebook
from core.program import Plan

SUFFIXES = {"python": ".py", "notebook": ".ipynb"}


class ProgramFiles(QObject):
    """Asks where to, and writes there."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page

    def save(self, kind: str, plan: Plan, text: str) -> str:
        """Save a program as "python" or "notebook"; return what there is to say, nothing if it was not done."""
        from PySide6.QtWidgets import QFileDialog

        suffix = SUFFIXES[kind]
        filters = {"python": self.tr("Python programs (*.py)"), "notebook": self.tr("Jupyter notebooks (*.ipynb)")}
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        start = str(Path(folder) / f"attention{suffix}")
        while True:
            chosen, _ = QFileDialog.getSaveFileName(self._page, self.tr("Save the program"), start, filters[kind])
            if not chosen:
                return ""
            path = Path(chosen)
            if path.suffix == suffix:
                break
            path = path.with_name(path.name + suffix)
            if not path.exists():
                break
            start = str(path)  # only a dialog that is given the full name asks whether to replace that file
        return self._write(path, notebook(text) if kind == "notebook" else text, plan)

    def _write(self, path: Path, text: str, plan: Plan) -> str:
        try:
            _put(path, text.encode("utf-8", "replace"))
            beside = path.with_name(plan.file)
            if not plan.from_file:
                return self.tr("Saved: {}").format(path.name)
            if beside.exists():
                return self.tr("Saved: {}. It reads {}, which was there already and stays as it is.").format(
                    path.name, plan.file
                )
            _put(beside, showfile.encode(plan.show))
        except OSError as error:
            return self.tr("It could not be saved: {}").format(error)
        return self.tr("Saved: {}, and beside it the show that it reads, {}").format(path.name, plan.file)


def _put(path: Path, data: bytes) -> None:
    file = QSaveFile(str(path))
    if not (file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit()):
        raise OSError(file.errorString())
