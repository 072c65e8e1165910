"""What a tour of the page explains."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.widgets.chrome.tour import Stop

if TYPE_CHECKING:
    from app.pages.code import CodePage


class CodeStops(QObject):
    """The words."""

    def stops(self, page: "CodePage") -> tuple[Stop, ...]:
        """Return the stops, in the order in which the page is read."""
        return (
            Stop(
                lambda: page.program,
                lambda: (
                    self.tr("The show as a program"),
                    self.tr(
                        "It follows every edit of the show. Change it as you like; “Reset” brings the show's own back,"
                        " and it can be saved as a program or a notebook."
                    ),
                ),
            ),
            Stop(
                lambda: page.tensor,
                lambda: (
                    self.tr("What a line makes"),
                    self.tr("The tensors of the line where the cursor is, with shapes and numbers: those on screen."),
                ),
            ),
            Stop(
                lambda: page.runs.panel,
                lambda: (
                    self.tr("Run it"),
                    self.tr("Ctrl+Enter runs it, and the app says whether it finds what is on screen."),
                ),
            ),
            Stop(
                lambda: page.header,
                lambda: (
                    self.tr("Which program"),
                    self.tr("NumPy or PyTorch; one row, all rows, or the panel; numbers in it, or from the show file."),
                ),
            ),
        )
