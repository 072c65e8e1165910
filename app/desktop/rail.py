"""The rail at the left: one button a page, and below what belongs to the whole window."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from app.pages import PAGES
from app.style import theme
from app.style.icons import icon_pixmap
from app.text import escaping
from app.text.terms import Terms
from app.widgets.chrome.field import paint_focus

WIDTH = 76  # of the design


class RailButton(QAbstractButton):
    """An icon over a word."""

    def __init__(self, parent: QWidget, icon: str) -> None:
        super().__init__(parent)
        self._icon = icon
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def name(self, text: str, tip: str = "") -> None:
        """Give it a word, and a name for tooltip and screen reader."""
        self.setText(text)
        self.setToolTip(escaping.tip(tip))
        self.setAccessibleName(tip or text)

    def sizeHint(self) -> QSize:
        px = theme.look(self).px
        return QSize(round(px(WIDTH - 12)), round(px(54)))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        colours = look.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ink = colours.weight if self.isChecked() else colours.dim if self.isEnabled() else colours.line
            if self.isChecked() or (self.underMouse() and self.isEnabled()):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.mix(colours.card, colours.weight, 0.1 if self.isChecked() else 0.05))
                painter.drawRoundedRect(QRectF(self.rect()), look.px(10), look.px(10))
            size = round(look.px(20))
            pixmap = icon_pixmap(self._icon, ink, size, self.devicePixelRatioF())
            painter.drawPixmap(round((self.width() - size) / 2), round(look.px(8)), pixmap)
            painter.setFont(look.font(11, bold=self.isChecked()))
            painter.setPen(ink)
            line = QRectF(0, look.px(31), self.width(), look.px(18))
            text = theme.elide(look.font(11, self.isChecked()), self.text(), self.width() - 2)
            painter.drawText(line, theme.CENTRE, text)
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), colours.query)

    def enterEvent(self, event: object) -> None:
        self.update()

    def leaveEvent(self, event: object) -> None:
        self.update()


class Rail(QWidget):
    """Reports which page is wanted."""

    page_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pages = {entry.name: RailButton(self, entry.icon) for entry in PAGES}
        self.undo, self.redo = RailButton(self, "undo-2"), RailButton(self, "redo-2")
        self.language, self.theme = RailButton(self, "languages"), RailButton(self, "sun-moon")
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 10, 6, 10)
        column.setSpacing(4)
        for name, button in self.pages.items():
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.clicked.connect(lambda _=False, name=name: self.page_wanted.emit(name))
            column.addWidget(button)
        column.addStretch(1)
        for button in (self.undo, self.redo, self.language, self.theme):
            column.addWidget(button)

    def retranslate(self, next_language: str, terms: Terms) -> None:
        """Say all words in the language of the moment, and the next language's name as it calls itself."""
        for entry in PAGES:
            self.pages[entry.name].name(terms(QCoreApplication.translate("Pages", entry.title)))
        self.undo.name(self.tr("Undo"))
        self.redo.name(self.tr("Redo"))
        self.language.name(next_language, self.tr("Switch the language"))
        self.theme.name(self.tr("Theme"), self.tr("Light or dark"))

    def sizeHint(self) -> QSize:
        return QSize(round(theme.look(self).px(WIDTH)), 300)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), look.theme.card)
            painter.setPen(look.theme.line)
            painter.drawLine(self.width() - 1, 0, self.width() - 1, self.height())
