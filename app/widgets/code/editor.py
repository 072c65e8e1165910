"""An editor of one program: coloured, numbered, zoomed, rewritten line by line while the numbers change."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QTextEdit, QWidget

from app.style import theme
from app.widgets.chrome.composition import Composition
from app.widgets.chrome.field import paint_focus
from app.widgets.chrome.thin_bar import give_thin_bars
from app.widgets.code.colours import CodeColours
from app.widgets.code.indent import shift_lines
from app.widgets.code.margin import CodeMargin

TYPE = 13.0  # of the design
LEAST_ZOOM, MOST_ZOOM, STEP = 0.6, 3.0, 1.1
PASSING = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
"""Keys that say nothing about whether the text is worked on."""
Keys = QKeySequence.StandardKey


class CodeEditor(QPlainTextEdit):
    """Enter keeps the indentation. Whoever only comes by with Tab goes on with it; in a text that is worked on, Tab and
    Shift+Tab indent, until Escape lets go of it."""

    line_picked = Signal(int)  # counted from 0
    typed = Signal()  # the text may have been changed by hand

    def __init__(self, parent: QWidget, roles: Mapping[str, str]) -> None:
        super().__init__(parent)
        self.failed_line = -1
        self.picked_line = -1
        self._zoom = 1.0
        self._rewriting = False
        self._matches: list[QTextCursor] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        give_thin_bars(self)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)  # until the text is worked on
        self.setCenterOnScroll(False)
        self.margin = CodeMargin(self, self.lines)
        self.margin.line_pressed.connect(self._pick_line)
        self.composition = Composition(self)
        self._colours = CodeColours(self.document(), roles)
        self._dress()
        self.blockCountChanged.connect(self._make_room)
        self.updateRequest.connect(self._scroll_margin)
        self.cursorPositionChanged.connect(self._follow_cursor)
        self.textChanged.connect(self._tell_typed)
        self._describe()

    def _describe(self) -> None:
        self.setAccessibleDescription(self.tr("Tab indents what is worked on; Escape, then Tab, goes on to the next."))

    @property
    def text(self) -> str:
        """The program as it stands."""
        return self.toPlainText()

    def rewrite(self, text: str) -> None:
        """Show another text: only lines that differ are replaced; cursor and scroll stay where they are."""
        old, new = self.text.split("\n"), text.split("\n")
        if old == new:
            return
        first, kept = _same_ends(old, new)
        place, column = self.textCursor().blockNumber(), self.textCursor().positionInBlock()
        across, down = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        self._rewriting = True
        self.document().setUndoRedoEnabled(False)
        self._replace(first, len(old) - kept, new[first : len(new) - kept], whole=first == 0 and kept == 0)
        self.document().setUndoRedoEnabled(True)
        if self.textCursor().blockNumber() != place or self.textCursor().positionInBlock() != column:
            self._set_cursor(place, column)
        self.horizontalScrollBar().setValue(across)
        self.verticalScrollBar().setValue(down)
        self._rewriting = False

    def retype(self, text: str) -> None:
        """Put another text in place of all that stands here, as if it were typed: undo takes it back."""
        place = self.textCursor().blockNumber()
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
        self.go_to(place)

    def _replace(self, first: int, last: int, lines: list[str], *, whole: bool) -> None:
        """Put lines in place of those from first up to last."""
        if whole:
            self.setPlainText("\n".join(lines))
            return
        document, text = self.document(), "\n".join(lines)
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        if first == document.blockCount():
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.insertText(f"\n{text}")
        elif first == last:
            cursor.setPosition(document.findBlockByNumber(first).position())
            cursor.insertText(f"{text}\n")
        elif lines:
            self._select(cursor, first, last)
            cursor.insertText(text)
        elif last < document.blockCount():
            cursor.setPosition(document.findBlockByNumber(first).position())
            cursor.setPosition(document.findBlockByNumber(last).position(), QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
        else:
            cursor.setPosition(document.findBlockByNumber(first).position() - 1)
            cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()
        cursor.endEditBlock()

    def _select(self, cursor: QTextCursor, first: int, last: int) -> None:
        """Select the lines from first up to last, without the end of the last one."""
        end = self.document().findBlockByNumber(last - 1)
        cursor.setPosition(self.document().findBlockByNumber(first).position())
        cursor.setPosition(end.position() + end.length() - 1, QTextCursor.MoveMode.KeepAnchor)

    def _set_cursor(self, line: int, column: int) -> None:
        block = self.document().findBlockByNumber(min(line, self.blockCount() - 1))
        cursor = self.textCursor()
        cursor.setPosition(block.position() + min(column, block.length() - 1))
        self.setTextCursor(cursor)

    def go_to(self, line: int) -> None:
        """Put the cursor at the beginning of a line, and bring it into view."""
        self._set_cursor(line, 0)
        self.ensureCursorVisible()

    def _pick_line(self, line: int) -> None:
        self.go_to(line)
        self.setFocus()

    def lines(self, top: float, bottom: float) -> Iterator[tuple[int, float, float]]:
        """Yield number (from 0), top and height of each line between two heights of the viewport."""
        block = self.firstVisibleBlock()
        y = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        while block.isValid() and y <= bottom:
            height = self.blockBoundingRect(block).height()
            if y + height >= top:
                yield block.blockNumber(), y, height
            y += height
            block = block.next()

    def fail_at(self, line: int | None) -> None:
        """Mark the line (from 0) where the program failed; None: it did not."""
        self.failed_line = -1 if line is None else line
        if line is not None:
            self.go_to(line)
        self._mark()
        self.margin.set_data(self.picked_line, self.failed_line)

    def show_matches(self, matches: list[QTextCursor]) -> None:
        """Mark what was found."""
        self._matches = matches
        self._mark()

    def set_zoom(self, zoom: float) -> None:
        """Show the program larger or smaller than the rest of the app."""
        self._zoom = min(max(zoom, LEAST_ZOOM), MOST_ZOOM)
        self.fit_type()

    def fit_type(self) -> None:
        """Take the size of type of the window."""
        self.setFont(theme.code_font(theme.look(self.window()).px(TYPE) * self._zoom))
        self._make_room()

    def _dress(self) -> None:
        self._colours.restyle(theme.look(self).theme)
        self._mark()

    def _mark(self) -> None:
        colours = theme.look(self).theme
        marks = [_whole_line(self.textCursor(), theme.mix(colours.card, colours.query, 0.07))]
        if self.failed_line >= 0:
            block = self.document().findBlockByNumber(self.failed_line)
            marks.append(_whole_line(QTextCursor(block), theme.mix(colours.card, colours.weight, 0.2)))
        for cursor in self._matches:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            mark.format.setBackground(theme.mix(colours.card, colours.key, 0.35))
            marks.append(mark)
        self.setExtraSelections(marks)

    def _tell_typed(self) -> None:
        if not self._rewriting:
            self.typed.emit()

    def _follow_cursor(self) -> None:
        line = self.textCursor().blockNumber()
        if line != self.picked_line:
            self.picked_line = line
            self._mark()
            self.margin.set_data(self.picked_line, self.failed_line)
            if not self._rewriting:
                self.line_picked.emit(line)

    def _make_room(self) -> None:
        width = self.margin.width_for(self.blockCount())
        if self.viewportMargins().left() != width:
            self.setViewportMargins(width, 0, 0, 0)
        self._place_margin()

    def _place_margin(self) -> None:
        inside = self.contentsRect()
        self.margin.setGeometry(
            QRect(inside.left(), inside.top(), self.margin.width_for(self.blockCount()), inside.height())
        )

    def _scroll_margin(self, area: QRect, dy: int) -> None:
        if dy:
            self.margin.scroll(0, dy)

    # What Qt asks of it

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_margin()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            with QPainter(self.viewport()) as painter:
                paint_focus(painter, self.viewport().rect().toRectF(), theme.look(self.window()).theme.query)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.setTabChangesFocus(True)  # whoever only comes by goes on with it
        self.viewport().update()  # Qt paints no more than the cursor again: the ring would not come, and not go

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_colours"):
            self._dress()
        if event.type() == QEvent.Type.LanguageChange:
            self._describe()

    def event(self, event: QEvent) -> bool:
        """Take the zoom keys while the keyboard is here; and, as any editor, those of undo: they end here."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._zoom_key(event):
            event.accept()
            return True
        return super().event(event)

    def _zoom_key(self, event: QKeyEvent) -> float | None:
        """Return what a key zooms to, if it zooms."""
        if event.matches(Keys.ZoomIn) or event.matches(Keys.ZoomOut):
            return self._zoom * (STEP if event.matches(Keys.ZoomIn) else 1 / STEP)
        ctrl_zero = event.key() == Qt.Key.Key_0 and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        return 1.0 if ctrl_zero else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setTabChangesFocus(False)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        zoom = self._zoom_key(event)
        if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab) and not self.tabChangesFocus():
            shift_lines(self.textCursor(), back=event.key() == Qt.Key.Key_Backtab)
            self.ensureCursorVisible()
            return
        if event.key() not in PASSING:
            self.setTabChangesFocus(event.key() == Qt.Key.Key_Escape)
        if zoom is not None:
            self.set_zoom(zoom)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            line = self.textCursor().block().text()[: self.textCursor().positionInBlock()]
            indent = line[: len(line) - len(line.lstrip(" "))]
            self.textCursor().insertText(f"\n{indent}{'    ' if line.rstrip().endswith(':') else ''}")
            self.ensureCursorVisible()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self._zoom * STEP ** (event.angleDelta().y() / 120))
            event.accept()
        else:
            super().wheelEvent(event)


def _same_ends(old: list[str], new: list[str]) -> tuple[int, int]:
    """Return how many lines two texts have in common at their beginning, and at their end."""
    least = min(len(old), len(new))
    first = next((place for place in range(least) if old[place] != new[place]), least)
    last = next((place for place in range(least - first) if old[-1 - place] != new[-1 - place]), least - first)
    return first, last


def _whole_line(cursor: QTextCursor, colour: QColor) -> QTextEdit.ExtraSelection:
    mark = QTextEdit.ExtraSelection()
    mark.format.setBackground(colour)
    mark.format.setProperty(mark.format.Property.FullWidthSelection, True)
    cursor.clearSelection()
    mark.cursor = cursor
    return mark
