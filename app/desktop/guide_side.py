"""The user guide beside the page that it explains; where there is no room for both, over its left or right edge."""

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from app.desktop.guide import Guide
from app.style import theme
from app.widgets.chrome.chip_button import ChipButton

WIDTH = 350.0  # of the design
LEAST_PAGE = 820.0  # of the design: what a page needs beside it


class GuideSide(QWidget):
    """Takes no keyboard from the page: Escape in it, or its button, puts it away."""

    def __init__(self, inside: QWidget, pages: QStackedWidget) -> None:
        """inside: what the guide shares with the page, laid out in a line; pages: what it may cover."""
        super().__init__(inside)
        self._inside, self._pages = inside, pages
        self.at_left = False
        self.guide = Guide(self)
        self.flip = ChipButton(self, icon="arrow-left-right", tone="dim", quiet=True)
        self.shut = ChipButton(self, icon="x", tone="dim", quiet=True)
        self.flip.clicked.connect(self._change_sides)
        self.shut.clicked.connect(self.leave)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(self.flip)
        line.addWidget(self.shut)
        self._column = QVBoxLayout(self)
        self._column.addLayout(line)
        self._column.addWidget(self.guide, 1)
        self.setAutoFillBackground(True)
        inside.installEventFilter(self)

    def open_at(self, page: str) -> None:
        """Show the guide where a page of the app is explained, and give it the keyboard."""
        if not self.isVisibleTo(self._inside):
            self.show()
            self.arrange()
            self.guide.open_at(page)
        self.guide.setFocus(Qt.FocusReason.PopupFocusReason)

    def follow(self, page: str) -> None:
        """Turn to where another page is explained, if the guide is open."""
        if self.isVisibleTo(self._inside):
            self.guide.open_at(page)

    def leave(self) -> None:
        """Put the guide away."""
        self.hide()
        self.arrange()
        page = self._pages.currentWidget()
        if page is not None:
            page.setFocus()

    def arrange(self) -> None:
        """Stand beside the page, or over it."""
        inside, look = self._inside, theme.look(self)
        width = round(look.px(WIDTH))
        left = self._pages.geometry().left()
        beside = inside.width() - left - width >= look.px(LEAST_PAGE)
        room = width if beside and self.isVisibleTo(inside) else 0
        line = inside.layout()
        if line is not None and line.contentsMargins().right() != room:
            line.setContentsMargins(0, 0, room, 0)
        self.flip.setVisible(not beside)
        self.flip.name("", self.tr("To the other side"))
        self.shut.name("", self.tr("Close"))
        theme.space(self._column, look, (14, 4, 6, 6), 2)
        x = left if self.at_left and not beside else inside.width() - width
        self.setGeometry(QRect(x, 0, width, inside.height()))
        self.raise_()

    def _change_sides(self) -> None:
        self.at_left = not self.at_left
        self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisibleTo(self._inside):
            self.arrange()
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the edges, so that it stands out from a page that it covers."""
        with QPainter(self) as painter:
            painter.setPen(QPen(theme.look(self).theme.dim, 1))
            for x in (0, self.width() - 1):
                painter.drawLine(x, 0, x, self.height())
