"""New, open, save: the user's files, with a question before any work is lost.

Dialogs are imported when they are first needed: they cost the start of the app 5 ms.
"""

from pathlib import Path

from PySide6.QtCore import QDir, QObject, QStandardPaths, Qt
from PySide6.QtWidgets import QWidget

from app import plain
from app.document import ShowDocument
from app.language import system_language
from app.problems import Problems
from app.resources import DEFAULT_SHOW
from app.settings import Settings
from core import showfile
from core.show import say
from core.showfile import ShowFileError

SUFFIX = ".show.json"


class ShowFiles(QObject):
    """Every way a show comes in or goes out. Each returns whether it was done."""

    def __init__(self, window: QWidget, document: ShowDocument, settings: Settings) -> None:
        super().__init__(window)
        self.window, self.document, self.settings = window, document, settings

    def new(self, example: Path = DEFAULT_SHOW) -> bool:
        """Put one of the ready shows on, as a document without a file of its own."""
        return self.may_discard() and self._load(example, None)

    def ask_open(self) -> bool:
        """Ask for a file, and open it."""
        from PySide6.QtWidgets import QFileDialog

        if not self.may_discard():
            return False
        path, _ = QFileDialog.getOpenFileName(self.window, self.tr("Open a show"), self._folder(), self._filter())
        return bool(path) and self._load(Path(path), Path(path))

    def open(self, path: Path) -> bool:
        """Open a file."""
        return self.may_discard() and self._load(path, path)

    def save(self) -> bool:
        """Save where the show came from; ask where that is nowhere."""
        return self._write(self.document.path) if self.document.path else self.save_as()

    def save_as(self) -> bool:
        """Ask where to save, and save there."""
        return self._save_at(str(self.document.path or Path(self._folder()) / f"show{SUFFIX}"))

    def duplicate(self) -> bool:
        """Ask for a new name, save a copy there and go on with it; what was open stays as it was last saved."""
        path = self.document.path
        name = path.name.removesuffix(".json").removesuffix(".show") if path else self._title()
        copy = self.tr("{} copy").format(name)
        return self._save_at(str(Path(self._folder()) / f"{copy}{SUFFIX}"))

    def _title(self) -> str:
        """Return the title of the show as a file may be called."""
        title = plain.one_line(say(self.document.show.title, self.settings.language or system_language()), 60)
        return "".join(c for c in title if c.isalnum() or c in " -_·，").strip() or "show"

    def _save_at(self, start: str) -> bool:
        """Ask where to save, beginning with a path, and save there."""
        from PySide6.QtWidgets import QFileDialog

        while True:
            path, _ = QFileDialog.getSaveFileName(self.window, self.tr("Save the show"), start, self._filter())
            if not path:
                return False
            chosen = Path(path)
            full = chosen if chosen.suffix == ".json" else chosen.with_name(chosen.name + SUFFIX)
            if full == chosen or not full.exists():
                return self._write(full)
            start = str(full)  # only a dialog that is given the full name asks whether to replace that file

    def may_discard(self) -> bool:
        """Ask about unsaved changes; return whether the show may be put away."""
        if self.document.undo_stack.isClean():
            return True
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(self.window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(self.tr("Unsaved changes"))
        box.setText(self.tr("The show has changes that are not saved. Save them?"))
        buttons = QMessageBox.StandardButton
        box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        box.setDefaultButton(buttons.Save)
        answer = box.exec()
        return self.save() if answer == buttons.Save else answer == buttons.Discard

    def _load(self, source: Path, path: Path | None) -> bool:
        try:
            show = showfile.read(source)
        except (ShowFileError, OSError) as error:
            self._tell(self.tr("This show cannot be opened: {}").format(source.name), Problems().explain(error))
            return False
        self.document.load(show, path)
        if path is not None:
            self.settings.remember(path.resolve())
        return True

    def _write(self, path: Path) -> bool:
        try:
            self.document.save(path)
        except (ShowFileError, OSError) as error:
            self._tell(self.tr("The show could not be saved: {}").format(path.name), Problems().explain(error))
            return False
        self.settings.remember(path.resolve())
        return True

    def _tell(self, text: str, reason: str) -> None:
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(self.window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(self.tr("Attention Date"))
        box.setText(f"{text}\n\n{reason}")  # not as informative text: that would guess rich text
        box.exec()

    def _folder(self) -> str:
        if self.document.path:
            return str(self.document.path.parent)
        return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation) or QDir.homePath()

    def _filter(self) -> str:
        return self.tr("Shows (*{});;All files (*)").format(SUFFIX)
