"""Pages of paper on screen, one under the other, as they will be printed."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.style import theme
from app.widgets.chrome.scroller import Scroller
from app.widgets.chrome.thin_bar import give_thin_bars
from app.widgets.paper.paper import A4, Page, paint_foot, paint_page

GAP = 12.0
WIDEST = 860.0  # of the design: how wide a page is shown at the most


class Papers(QWidget):
    """Paints pages as wide as there is room for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pages: tuple[Page, ...] = ()
        self.feet: tuple[str, ...] = ()
        self.answers = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_data(self, pages: tuple[Page, ...], feet: tuple[str, ...], *, answers: bool) -> None:
        """Show pages, each with its line at the foot."""
        if (pages, feet, answers) == (self.pages, self.feet, self.answers):
            return
        count = len(self.pages)
        self.pages, self.feet, self.answers = pages, feet, answers
        if len(pages) != count:
            self.updateGeometry()
        self.update()

    def _scale(self, width: int) -> float:
        return min(width - 4, theme.look(self).px(WIDEST)) / A4.width()

    def page_rect(self, place: int) -> QRectF:
        """Return where a page stands."""
        return self._page_rect(place, self.width())

    def _page_rect(self, place: int, room: int) -> QRectF:
        scale, gap = self._scale(room), theme.look(self).px(GAP)
        width, height = A4.width() * scale, A4.height() * scale
        return QRectF((room - width) / 2, place * (height + gap) + 1, width, height)

    def heightForWidth(self, width: int) -> int:
        return round(self._page_rect(max(len(self.pages) - 1, 0), width).bottom() + 3)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, scale = theme.look(self), self._scale(self.width())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place, page in enumerate(self.pages):
                rect = self.page_rect(place)
                if not event.region().intersects(rect.toAlignedRect()):
                    continue
                painter.setPen(QPen(look.theme.line, 1))
                painter.setBrush(look.theme.card)
                painter.drawRect(rect)
                painter.save()
                painter.translate(rect.topLeft())
                painter.scale(scale, scale)
                paint_page(painter, page, look.theme, answers=self.answers)
                paint_foot(painter, self.feet[place], A4, look.theme)
                painter.restore()

    def sizeHint(self) -> QSize:
        return QSize(300, self.heightForWidth(300))


class PaperView(Scroller):
    """Pages that scroll."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, grows=True)
        give_thin_bars(self)
        self.papers = Papers(self.inside)
        self.column.addWidget(self.papers)
        self.column.addStretch(1)
