"""The app's one button: a pill with a word, an icon, or both."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.style import theme
from app.style.icons import icon_pixmap
from app.text import escaping
from app.widgets.chrome.field import paint_focus


class ChipButton(QAbstractButton):
    """A button painted in the colours of the theme. `quiet` ones have no edge until they are pointed at."""

    def __init__(
        self, parent: QWidget | None = None, *, icon: str = "", tone: str = "text", quiet: bool = False
    ) -> None:
        super().__init__(parent)
        self._icon, self._tone, self._quiet = icon, tone, quiet
        self.size_of_type, self.around = 13.0, 10.0  # of the design: the type, and the room above and below it
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_icon(self, name: str) -> None:
        """Show another icon."""
        self._icon = name
        self.update()

    def name(self, text: str, tip: str = "") -> None:
        """Give it a word, and a name for tooltip and screen reader."""
        if text != self.text():
            self.setText(text)
            self.updateGeometry()
        if (tip or text) != self.accessibleName():
            self.setAccessibleName(tip or text)
        shown = escaping.tip(tip) if tip != text else ""
        if shown != self.toolTip():
            self.setToolTip(shown)

    def sizeHint(self) -> QSize:
        look = theme.look(self)
        font = look.font(self.size_of_type)
        width = look.px(10) * 2
        if self.text():
            width += theme.text_width(font, self.text()) + look.px(2)
        if self._icon:
            width += look.px(16) + (look.px(5) if self.text() else 0)
        height = look.px(self.size_of_type * 1.5 + self.around)
        return QSize(round(max(width, height)), round(height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tone = getattr(look.theme, self._tone)
            fill, ink, edge = self._colours(look, tone)
            rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.setPen(QPen(edge, 1.2) if edge else Qt.PenStyle.NoPen)
            painter.setBrush(fill if fill else Qt.BrushStyle.NoBrush)
            radius = min(rect.height() / 2, look.px(16))
            painter.drawRoundedRect(rect, radius, radius)
            self._paint_content(painter, look, rect, ink)
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), look.theme.query)

    def _colours(self, look: theme.Look, tone: QColor) -> tuple[QColor | None, QColor, QColor | None]:
        """Return fill, ink and edge for the state the button is in."""
        colours = look.theme
        if not self.isEnabled():
            return None, theme.mix(colours.dim, colours.card, 0.5), None if self._quiet else colours.line
        if self.isChecked():
            return tone, theme.ink_on(tone), tone
        edge = None if self._quiet else theme.mix(colours.line, tone, 0.35)
        if self.isDown():
            return theme.mix(colours.card, tone, 0.18), tone, edge
        if self.underMouse():
            return theme.mix(colours.card, tone, 0.09), tone, edge
        return None if self._quiet else colours.card, tone, edge

    def _paint_content(self, painter: QPainter, look: theme.Look, rect: QRectF, ink: QColor) -> None:
        font = look.font(self.size_of_type)
        width = theme.text_width(font, self.text()) if self.text() else 0
        size = round(look.px(16)) if self._icon else 0
        gap = look.px(5) if size and width else 0
        x = max(rect.center().x() - (size + gap + width) / 2, rect.left() + look.px(6))
        if size:
            pixmap = icon_pixmap(self._icon, ink, size, self.devicePixelRatioF())
            painter.drawPixmap(round(x), round(rect.center().y() - size / 2), pixmap)
        painter.setFont(font)
        painter.setPen(ink)
        line = QRectF(x + size + gap, rect.top(), rect.right() - x - size - gap, rect.height())
        text = theme.elide(font, self.text(), line.width() + 1)
        painter.drawText(line, theme.LEFT, text)

    def enterEvent(self, event: object) -> None:
        self.update()

    def leaveEvent(self, event: object) -> None:
        self.update()
