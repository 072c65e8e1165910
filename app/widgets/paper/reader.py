"""Shows a page of our own Markdown, pictures fitted to its width. Never for texts of users: it would see more there."""

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QImage,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from app.style import theme

LINE = 145.0  # % of a line's own height
HEADINGS = {1: 22, 2: 17, 3: 14}  # px of the design, by level


class Reader(QTextBrowser):
    """Reads a file of a folder; a link to another file of it is reported."""

    file_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._path: Path | None = None
        self.missing: set[str] = set()  # pictures that the file asks for in vain
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # its coming would change the width
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.anchorClicked.connect(self._follow)

    def read(self, path: Path) -> None:
        """Show a file from its beginning."""
        self._path = path
        self.missing = set()
        self._show()
        self.verticalScrollBar().setValue(0)

    def _follow(self, link: QUrl) -> None:
        if link.isRelative() and self._path is not None and (self._path.parent / link.path()).is_file():
            self.file_wanted.emit(link.path())

    def _show(self) -> None:
        if self._path is None:
            return
        look = theme.look(self)
        self.document().setDefaultFont(look.font(14))
        self.document().setDocumentMargin(look.px(10))
        self.setMarkdown(self._path.read_text(encoding="utf-8"))
        self.viewport().setAutoFillBackground(False)
        self._space(look)

    def _space(self, look: theme.Look) -> None:
        """Give lines room, headings their size, tables an edge."""
        block = self.document().begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            QTextCursor(block).mergeBlockFormat(self._form(block, level, look))
            if level:
                self._set_heading(block, look.font(HEADINGS.get(level, 14), bold=True))
            block = block.next()
        for frame in self.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._edge(frame, look)

    def _form(self, block: QTextBlock, level: int, look: theme.Look) -> QTextBlockFormat:
        form = QTextBlockFormat()
        if "\ufffc" not in block.text():  # a picture's line is as high as the picture
            form.setLineHeight(LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if QTextCursor(block).currentTable():
            form.setLineHeight(100, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        elif block.textList():
            form.setBottomMargin(look.px(2))
        else:
            form.setTopMargin(look.px(14 if level else 6) if block.position() else 0)
            form.setBottomMargin(look.px(8))
        return form

    def _set_heading(self, block: QTextBlock, font: QFont) -> None:
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        form = cursor.charFormat()
        form.clearProperty(form.Property.FontSizeAdjustment)  # which would outdo the font's own
        form.setFont(font)
        cursor.setCharFormat(form)

    def _edge(self, table: QTextTable, look: theme.Look) -> None:
        form = table.format()
        form.setBorder(1)
        form.setBorderBrush(look.theme.line)
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setBorderCollapse(True)
        form.setCellPadding(look.px(5))
        form.setCellSpacing(0)
        table.setFormat(form)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return a picture of the folder in the colours of the moment, no wider than there is room."""
        name = QUrl(name)
        if self._path is None or not name.isRelative() or not name.path().endswith(".png"):
            return None
        path = self._path.parent / name.path()
        dark = path.with_stem(f"{path.stem}-dark")
        picture = QImage(str(dark if theme.look(self).theme.dark and dark.is_file() else path))
        if picture.isNull():
            self.missing.add(name.path())
        room = int(self.viewport().width() - 2 * self.document().documentMargin() - 4)
        ratio = self.devicePixelRatioF()
        width = min(room, round(picture.width() * theme.look(self).unit))
        if picture.isNull() or width < 1:
            return picture
        fitted = picture.scaledToWidth(round(width * ratio), Qt.TransformationMode.SmoothTransformation)
        fitted.setDevicePixelRatio(ratio)
        return fitted

    def _again(self) -> None:
        """Show the same in another width, type or theme, at the same place."""
        bar = self.verticalScrollBar()
        place = bar.value() / max(bar.maximum(), 1)
        self._show()
        bar.setValue(round(place * bar.maximum()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._again()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._again()
