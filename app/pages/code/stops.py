"""What a tour of the page explains."""

from PySide6.QtWidgets import QWidget

from app.text.translated import Translated
from app.widgets.chrome.tour import Stop


class CodeStops(Translated):
    """The words."""

    def stops(self, program: QWidget, tensor: QWidget, panel: QWidget, header: QWidget) -> tuple[Stop, ...]:
        """Return the stops, in the order in which the page is read."""
        return (
            Stop(
                lambda: program,
                lambda: (
                    self.tr("The show as a program"),
                    self.tr(
                        "It follows every edit of the show. Change it as you like; “Reset” brings the show's own back,"
                        " and it can be saved as a program or a notebook."
                    ),
                ),
            ),
            Stop(
                lambda: tensor,
                lambda: (
                    self.tr("What a line makes"),
                    self.tr("The tensors of the line where the cursor is, with shapes and numbers: those on screen."),
                ),
            ),
            Stop(
                lambda: panel,
                lambda: (
                    self.tr("Run it"),
                    self.tr("Ctrl+Enter runs it, and the app says whether it finds what is on screen."),
                ),
            ),
            Stop(
                lambda: header,
                lambda: (
                    self.tr("Which program"),
                    self.tr("NumPy or PyTorch; one row, all rows, or the panel; numbers in it, or from the show file."),
                ),
            ),
        )
