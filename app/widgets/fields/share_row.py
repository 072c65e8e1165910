"""A button that opens a line for a whole row of shares: 0.5, 0.3, 0.2, typed or pasted at once."""

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtWidgets import QWidget

from app.presentation.guest import SharesOfRow
from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.field import open_editor
from app.widgets.chrome.typed_words import TypedWords
from core import typed_numbers


class ShareRow(ChipButton):
    """Opens the line over the panel it stands on. Reports the shares of all guests, in their order."""

    edited = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, icon="list-ordered", tone="weight", quiet=True)
        self.row = SharesOfRow((), ())
        self.clicked.connect(self.open)

    def set_data(self, row: SharesOfRow, name: str) -> None:
        """Show a row, under a name that a screen reader says."""
        self.row = row
        self.name("", name)

    def sizeHint(self) -> QSize:
        """Ask for no more height than the title that the button stands beside."""
        px = theme.look(self).px
        return QSize(round(px(26)), round(px(21)))

    def open(self) -> None:
        """Open the line on the shares as they are."""
        open_editor(self, self._under, ", ".join(f"{share:.4g}" for share in self.row.shares), 14, self.accept_text)

    def _under(self) -> QRectF:
        """Return where the line opens: under the button, as wide as its panel."""
        panel, around = self.parentWidget(), theme.look(self).px(10)
        assert panel is not None
        return QRectF(around - self.x(), self.height() + 2, panel.width() - 2 * around, self.height())

    def accept_text(self, text: str) -> str:
        """Take what was typed; return why it cannot be taken, or nothing."""
        try:
            shares = typed_numbers.shares(text, self.row.hidden)
        except typed_numbers.UnreadableError as error:
            return TypedWords().why_not(text, error)
        self.edited.emit(shares)
        return ""
