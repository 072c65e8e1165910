"""New, open, save: the user's files, with a question before any work is lost.

Dialogs are imported when they are first needed: they cost the start of the app 5 ms.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from app.document.commands import StagedShow
from app.document.document import ShowDocument
from app.document.opened import digest
from app.files import file_dialogs
from app.files.settings import Settings
from app.resources import DEFAULT_SHOW
from app.running.jobs import CancelledError
from app.style import language
from app.text import escaping, file_names
from app.text.file_errors import FileErrors
from core.show import showfile
from core.show.model import Show, say
from core.show.showfile import ShowFileError

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox

LARGE, MANY = 300_000, 10_000
"""From how many bytes, and from how many pins, a file takes longer than two frames to read or write."""


class ShowFiles(QObject):
    """Every way a show comes in or goes out. Each returns whether it was done."""

    def __init__(self, window: QWidget, document: ShowDocument, settings: Settings) -> None:
        super().__init__(window)
        self.window, self.document, self.settings = window, document, settings

    def new(self, example: Path = DEFAULT_SHOW) -> bool:
        """Put one of the ready shows on, as a document without a file of its own.

        What was only tried out on another of them is not asked about: undo brings it back as it stood.
        """
        if self.document.path is None and self.document.unsaved():
            return self._exchange(example, None)
        return self.may_discard() and self._load(example, None)

    def ask_open(self) -> bool:
        """Ask for a file, and open it."""
        if not self.may_discard():
            return False
        path = file_dialogs.ask_which(self.window, self.tr("Open a show"), self._folder(), self._filter())
        return path is not None and self._load(path, path)

    def open(self, path: Path) -> bool:
        """Open a file."""
        return self.may_discard() and self._load(path, path)

    def save(self) -> bool:
        """Save where the show came from; ask where that is nowhere."""
        return self.save_staged(self.document.staged)

    def save_as(self) -> bool:
        """Ask where to save, and save there."""
        return self._save_as(self.document.staged)

    def duplicate(self) -> bool:
        """Ask for a new name, save a copy there and go on with it; what was open stays as it was last saved."""
        path = self.document.path
        name = file_names.stem(path) if path else self.title(self.document.show)
        copy = file_names.offered(self.tr("{} copy").format(name)) + file_names.SHOW
        return self._save_at(self.document.staged, self._folder() / copy)

    def reset(self) -> None:
        """Bring the show back as it was opened, as one step that can be undone."""
        self.document.reset(lambda: self.tr("Reset to the original"))

    def may_discard(self) -> bool:
        """Ask about all work that is not saved, shows and programs; return whether it may be put away."""
        unsaved = self.document.unsaved()
        if not unsaved:
            return True
        from app.files.unsaved_work import UnsavedWork

        return UnsavedWork(self).ask(unsaved)

    def title(self, show: Show) -> str:
        """Return what a show is called, in the language on screen."""
        return escaping.one_line(say(show.title, language.current()), 60)

    def save_staged(self, staged: StagedShow) -> bool:
        """Save the show that is on, or one that was left for it."""
        opened = staged.opened
        if opened.path is None:
            return self._save_as(staged)
        if opened.changed_on_disk:
            return self._save_over(staged, opened.path)
        return self._write(opened.path, staged)

    def _save_over(self, staged: StagedShow, path: Path) -> bool:
        """Ask what is to become of what somebody else has saved meanwhile; return whether the show was saved."""
        from PySide6.QtWidgets import QMessageBox

        text = self.tr("“{}” was changed by another program, or in another window, since it was opened here.")
        box = self.box("Warning", self.tr("Changed elsewhere"), text.format(file_names.shown(path)))
        over = box.addButton(self.tr("&Overwrite it"), QMessageBox.ButtonRole.DestructiveRole)
        load = box.addButton(self.tr("&Load it (undo brings yours back)"), QMessageBox.ButtonRole.AcceptRole)
        beside = box.addButton(self.tr("Save &elsewhere…"), QMessageBox.ButtonRole.AcceptRole)
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(beside)
        box.setEscapeButton(cancel)
        box.exec()
        pressed = box.clickedButton()
        if pressed is over:
            return self._write(path, staged)
        if pressed is beside:
            return self._save_as(staged)
        if pressed is load:
            self._exchange(path, path)
        return False

    def _save_as(self, staged: StagedShow) -> bool:
        named = self._folder() / (file_names.offered(self.title(staged.show)) + file_names.SHOW)
        return self._save_at(staged, staged.opened.path or named)

    def _save_at(self, staged: StagedShow, start: Path) -> bool:
        """Ask where to save, beginning with a path, and save there."""
        title = self.tr("Save the show")
        path = file_dialogs.ask_where(self.window, title, start, file_names.SHOW, self._filter())
        return path is not None and self._write(path, staged)

    def _load(self, source: Path, path: Path | None) -> bool:
        read = self._read(source)
        if read is None:
            return False
        self.document.load(read[0], path, read[1])
        return self._remember(path)

    def _exchange(self, source: Path, path: Path | None) -> bool:
        """Put a show on in place of the one that is on, as a step that can be undone."""
        read = self._read(source)
        if read is None:
            return False
        show, found = read
        self.document.exchange(lambda: self.tr("Put on “{}”").format(self.title(show)), show, path, found)
        return True

    def _read(self, source: Path) -> tuple[Show, bytes | None] | None:
        """Return the show in a file and the digest of it, or say why it cannot be read."""
        try:
            found = digest(source)  # before it is read: whatever is written to it from now on is noticed
            if source.stat().st_size > LARGE:
                return self._wait(self.tr("Opening “{}”…"), source, lambda: showfile.read(source)), found
            return showfile.read(source), found
        except CancelledError:
            return None
        except (ShowFileError, OSError) as error:
            self.tell(self.tr("This show cannot be opened: {}").format(file_names.shown(source)), error)
            return None

    def _write(self, path: Path, staged: StagedShow) -> bool:
        try:
            data = None
            if len(staged.show.pins) + len(staged.show.blocked) > MANY:
                data = self._wait(self.tr("Saving “{}”…"), path, lambda: showfile.encode(staged.show))
            self.document.save(path, staged, data)
        except CancelledError:
            return False
        except (ShowFileError, OSError) as error:
            self.tell(self.tr("The show could not be saved: {}").format(file_names.shown(path)), error)
            return False
        return self._remember(path)

    def _wait(self, text: str, path: Path, work: Callable[[], Any]) -> Any:
        """Return what work returns that takes long."""
        from app.running.waiting import wait_for

        return wait_for(self.window, text.format(file_names.shown(path)), work)

    def _remember(self, path: Path | None) -> bool:
        if path is not None:
            self.settings.remember(path)
        return True

    def tell(self, text: str, error: ShowFileError | OSError | None = None) -> None:
        """Say what could not be done, and why."""
        reason = f"\n\n{FileErrors().explain(error)}" if error else ""
        self.box("Warning", self.tr("Attention Date"), f"{text}{reason}").exec()

    def box(self, icon: str, title: str, text: str) -> "QMessageBox":
        """Return a box that says a text as it stands."""
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(self.window)
        box.setIcon(QMessageBox.Icon[icon])
        box.setTextFormat(Qt.TextFormat.PlainText)  # not as informative text: that would guess rich text
        box.setWindowTitle(title)
        box.setText(text)
        return box

    def _folder(self) -> Path:
        return self.document.path.parent if self.document.path else file_dialogs.documents()

    def _filter(self) -> str:
        return self.tr("Shows (*{});;All files (*)").format(file_names.SHOW)
