"""Dialogs that are answered by the test: what they say is collected, and nothing waits for a user."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

Buttons = QMessageBox.StandardButton
Dialogs = list[QMessageBox]
Answer = Callable[[Buttons], Dialogs]


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Answer:
    """Return what has message boxes answered from now on: shown = answer(Buttons.Cancel)."""

    def with_button(button: Buttons) -> Dialogs:
        shown: Dialogs = []

        def execute(box: QMessageBox) -> Buttons:
            shown.append(box)
            return button

        monkeypatch.setattr(QMessageBox, "exec", execute)
        return shown

    return with_button


def choose(monkeypatch: pytest.MonkeyPatch, path: Path | str) -> None:
    """Have file dialogs answered with a path from now on; "" is Cancel."""
    for dialog in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, dialog, lambda *_: (str(path), ""))
