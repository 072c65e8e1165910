"""The line editor that opens in place of whatever is being edited, and goes away when it is done."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from app.widgets.chrome.composition import BEGINNINGS, Composition, begins_elsewhere
from app.widgets.chrome.overlay import Overlay
from app.widgets.chrome.refusal import Refusal, hearing


class InPlaceEditor(QLineEdit):
    """Enter or leaving takes what was typed, if it is another text than the editor opened on; Escape does not.

    What cannot be taken stays, with the reason beside it, and nothing else begins before it is mended or given up.
    """

    def __init__(
        self,
        field: QWidget,
        place: Callable[[], QRectF],
        text: str,
        font: QFont,
        accept: Callable[[str], str],
        typed: str = "",
    ) -> None:
        """place: where in the field it opens. accept: takes a text; returns why it cannot, or nothing.

        typed: what is typed over the text already.
        """
        super().__init__(field.window())
        self._field, self._place_in_field, self._accept = field, place, accept
        self._leaving = False
        self.setText(text)
        self._opened = self.text()
        self.selectAll()
        if typed:
            self.insert(typed)
        self.setFont(font)
        self.setAccessibleName(field.accessibleName())
        self.setStyleSheet(
            "QLineEdit { border: 2px solid palette(highlight); border-radius: 6px; padding: 0 4px;"
            " background: palette(base); color: palette(text); }"
            "QLineEdit[refused='true'] { border-color: #d0342c; }"
        )
        self.composition, self.refusal = Composition(self), Refusal(field.window())
        self._place()
        self.textEdited.connect(lambda: self._refuse(""))
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if (application := QApplication.instance()) is not None:
            application.installEventFilter(self)

    def _place(self) -> None:
        rect = self._place_in_field().toRect()
        rect.moveTopLeft(self._field.mapTo(self.window(), rect.topLeft()))
        metrics = QFontMetrics(self.font())
        height = metrics.height() + 10
        width = max(rect.width(), metrics.horizontalAdvance(self.text()) + 24, 64)
        room = self.window().rect()
        left = max(min(rect.left(), room.right() - width), 0)
        self.setGeometry(left, rect.center().y() - height // 2, min(width, room.width()), height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what was typed before anything else begins: after it, the field may show another guest or language."""
        if not begins_elsewhere(self, watched, event) or self._leaving:
            return False
        by_mouse = event.type() in BEGINNINGS
        if self._take():
            self._leave(Qt.FocusReason.MouseFocusReason if by_mouse else Qt.FocusReason.OtherFocusReason)
            return False
        self.setFocus(Qt.FocusReason.OtherFocusReason)  # a press has given it away before we hear of it
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._stay_with_the_field)
        return event.type() not in (QEvent.Type.Resize, QEvent.Type.Close)

    def _stay_with_the_field(self) -> None:
        """Move to where the field is now; what cannot be taken goes where there is no field any more."""
        if not self._field.isVisible():
            self._leave(Qt.FocusReason.MouseFocusReason)
            return
        self._place()
        self._refuse(self.refusal.text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self._leave(Qt.FocusReason.OtherFocusReason)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if self._take():
                    self._leave(Qt.FocusReason.OtherFocusReason)
            case _:
                super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go on from the field, not from the end of the window where the editor has been put."""
        if self._leaving:
            return super().focusNextPrevChild(forward)
        if self._take():
            self._leave(Qt.FocusReason.TabFocusReason)
            self._field.focusNextPrevChild(forward)
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        its_own_menu = event.reason() == Qt.FocusReason.PopupFocusReason
        if self.window().isActiveWindow() and not its_own_menu and not self._leaving and self._take():
            self._leave(Qt.FocusReason.NoFocusReason)

    def _take(self) -> bool:
        """Hand over what was typed, if anything was; return whether there is nothing left to be mended."""
        self.composition.commit()
        if self.text() == self._opened:
            return True
        self._leaving = True  # whatever the others do with the focus now
        with hearing() as said:
            why = self._accept(self.text())
        self._leaving = False
        self._refuse(why or "\n".join(said))
        return not self.refusal.text

    def _refuse(self, why: str) -> None:
        """Say why the text cannot be taken; nothing: it may be."""
        if why:
            self.refusal.say(why, self.geometry())
        else:
            self.refusal.text = ""
            self.refusal.hide()
        self.setAccessibleDescription(why)
        if self.property("refused") != bool(why):
            self.setProperty("refused", bool(why))
            self.style().unpolish(self)
            self.style().polish(self)

    def _leave(self, reason: Qt.FocusReason) -> None:
        """Go. The keyboard returns to the field; after a click elsewhere to the page, so that no ring stays."""
        self._leaving = True
        if (application := QApplication.instance()) is not None:
            application.removeEventFilter(self)
        if reason == Qt.FocusReason.MouseFocusReason:
            _let_go(self._field)
        elif reason != Qt.FocusReason.NoFocusReason:
            self._field.setFocus(reason)
        self.hide()
        for part in (self.refusal, self):
            part.hide()
            part.deleteLater()


def _let_go(field: QWidget) -> None:
    """Give the keyboard to what takes it when somebody clicks beside everything: the page, or what lies over it."""
    page = field.parentWidget()
    while page is not None and page.focusPolicy() != Qt.FocusPolicy.ClickFocus and not isinstance(page, Overlay):
        page = page.parentWidget()
    if page is None:
        field.setFocus(Qt.FocusReason.MouseFocusReason)
        field.clearFocus()
    else:
        page.setFocus(Qt.FocusReason.MouseFocusReason)
