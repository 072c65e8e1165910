"""What lies over a page while something is looked at more closely: covers it, keeps the keyboard, goes with Escape."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.style import theme

MOVING = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest)  # what is pointed at moves with all three


class Overlay(QWidget):
    """A subclass arranges and paints itself; `leave` puts it away."""

    left = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.page = page
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def appear(self) -> None:
        """Cover the page and take the keyboard."""
        self.page.installEventFilter(self)
        self.arrange()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def leave(self) -> None:
        """Put the overlay away."""
        page = self.page
        page.removeEventFilter(self)
        self.hide()
        page.setFocus()
        self.left.emit()
        self.deleteLater()

    def arrange(self) -> None:
        """Place everything for the size and the language of the moment."""
        self.setGeometry(self.page.rect())

    def veil(self, look: theme.Look) -> QColor:
        """Return the shade that is laid over the page."""
        shade = QColor("#000000")
        shade.setAlphaF(0.5 if look.theme.dark else 0.36)
        return shade

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in MOVING:
            self.arrange()
            self.update()
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange) and self.isVisible():
            self.arrange()
            self.update()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go round inside."""
        inside = [w for w in self.findChildren(QWidget) if w.isVisible() and w.focusPolicy() & Qt.FocusPolicy.TabFocus]
        if not inside:
            return True
        here = QApplication.focusWidget()
        place = inside.index(here) if here in inside else -1 if forward else 0
        inside[(place + (1 if forward else -1)) % len(inside)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            event.ignore()
