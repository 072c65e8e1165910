"""Waiting for work that takes long: the window goes on being painted, and a small dialog says what is done.

Nothing else can be done in the window meanwhile, so that nothing changes under the work; it can be cancelled.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from app.running.jobs import CancelledError, Jobs

PATIENCE = 300  # ms before the dialog opens


def wait_for(parent: QWidget, text: str, work: Callable[[], Any]) -> Any:
    """Return what work returns, done in a thread; what it raises is raised here, CancelledError if it was cancelled."""
    jobs, loop = Jobs(parent), QEventLoop()
    found: list[Any] = []
    errors: list[Exception] = []
    dialog = QProgressDialog(parent)
    dialog.setLabelText(text)
    dialog.setRange(0, 0)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.setMinimumDuration(PATIENCE)
    dialog.setValue(0)  # the time counts from here
    job = jobs.run("work", lambda _: work(), found.append, errors.append)
    dialog.canceled.connect(job.cancel)
    job.ended.connect(loop.quit)
    loop.exec()
    dialog.reset()
    dialog.deleteLater()
    jobs.deleteLater()
    if errors:
        raise errors[0]
    if not found:
        raise CancelledError
    return found[0]
