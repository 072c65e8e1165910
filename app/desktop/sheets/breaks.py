"""Where the analogy breaks: what attention does that the scene does not. To be read, and to be written anew."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from app.style import theme
from app.widgets.chrome.chip_button import ChipButton
from app.widgets.chrome.composition import Composition
from app.widgets.chrome.panel import PanelText, beside
from app.widgets.paper.paragraphs import ScrolledParagraphs
from core.show.model import MAX_TEXT, Show, say


class BreaksCard(QWidget):
    """Shows what the show says of it, or what holds for any show; a text of one's own has a paragraph a line."""

    edited = Signal(str)
    SIZE = (700, 700)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title, self.note = PanelText(self, "text", 18, bold=True), PanelText(self, "dim", 13)
        self.change = ChipButton(self, icon="pencil", tone="dim")
        self.text = ScrolledParagraphs(self)
        self.editor: QPlainTextEdit | None = None
        self._said, self._opened = "", ""  # the text as it stands, and as the editor opened on it
        self._column = column = QVBoxLayout(self)
        column.addLayout(beside(self.title, self.change))
        column.addWidget(self.note)
        column.addWidget(self.text, 1)
        theme.space(column, theme.look(self), (10, 0, 10, 0), 8)
        self.change.clicked.connect(self._turn)

    def begin(self) -> None:
        """Take the keyboard, so that arrow keys scroll."""
        self.text.paragraphs.setFocus()

    def set_data(self, show: Show, language: str) -> None:
        """Show the text of a show, or the general one."""
        text = show.breaks if isinstance(show.breaks, str) else show.breaks.get(language, say(show.breaks, language))
        self._said = text.strip() or self._general()
        self.title.setText(self.tr("Where the analogy breaks"))
        self.note.setText(self.tr("What attention does, and this show does not"))
        self.change.name(self.tr("Done") if self.editor else self.tr("Edit"))
        lines = (line.strip() for line in self._said.splitlines())
        self.text.paragraphs.set_data(tuple(filter(None, lines)), self.title.text())

    def _turn(self) -> None:
        """Begin to write, or take what was written."""
        if self.editor is not None:
            self.finish()
            return
        self.editor = QPlainTextEdit(self._said, self)
        self.composition, self._opened = Composition(self.editor), _written(self.editor)
        self.editor.setFont(theme.look(self).font(14))
        self.editor.setTabChangesFocus(True)
        self.editor.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.editor.setAccessibleName(self.title.text())
        self._column.addWidget(self.editor, 1)
        self.text.hide()
        self.editor.setFocus()
        self.change.name(self.tr("Done"))

    def finish(self) -> None:
        """Take what was written, if anything was."""
        if self.editor is None:
            return
        self.composition.commit()
        written = _written(self.editor)
        self._put_away(self.editor)
        self.editor = None
        self.text.show()
        self.change.name(self.tr("Edit"))
        if written != self._opened:
            self.edited.emit(written.strip()[:MAX_TEXT])

    def _put_away(self, editor: QPlainTextEdit) -> None:
        self._column.removeWidget(editor)
        editor.hide()
        editor.deleteLater()

    def _general(self) -> str:
        """Return what holds for any analogy, a paragraph a line."""
        return self.tr(
            "Any scene chooses in the end; attention never does. A share is not the probability of choosing somebody:"
            " all who are not masked are mixed in, each by their share.\n"
            "Nobody talks first and learns later. Keys and values are computed at once, out of the same rows; here the"
            " values stay sealed only to tell the two apart.\n"
            "Here some look and others are looked at. In self-attention each row does both, and gives as well: q, k"
            " and v are three projections of the same x.\n"
            "Nobody writes keys and values. W_Q, W_K and W_V are learned together, and their dimensions have no"
            " names. Nor has a head a character: what it looks at changes with the input.\n"
            "Only numbers are computed with. Names and sentences are there for you to read; attention never sees"
            " them.\n"
            "A score means nothing by itself. Add the same number to all of them, and no share moves.\n"
            "There is no memory. The same input always gives the same output, whatever came before it.\n"
            "There is no order either. All rows look at all at once; who comes first has to be added, as positions or"
            " as a mask.\n"
            "Nobody is replaced. In a model the mixture is added to the row that looked (the residual connection),"
            " and the next layer begins with the sum."
        )


def _written(editor: QPlainTextEdit) -> str:
    """Return what stands in an editor; `toPlainText` would make blanks of no-break spaces."""
    return editor.document().toRawText().replace("\u2029", "\n")
