"""A column that scrolls where it does not fit, and lets the panel behind it show."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.style import theme
from app.widgets.chrome.thin_bar import give_thin_bars


class Scroller(QScrollArea):
    """Holds `column`. With `grows` it takes what height there is; without, no more than its column needs."""

    def __init__(self, parent: QWidget, *, grows: bool) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout()
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.inside = inside = QWidget()
        inside.setLayout(self.column)
        self.setViewport(QWidget())  # one of ours: to wrap Qt's own takes 9 ms
        self.setFrameShape(QFrame.Shape.NoFrame)
        give_thin_bars(self)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        inside.setAutoFillBackground(False)
        height = QSizePolicy.Policy.Expanding if grows else QSizePolicy.Policy.Maximum
        self.setSizePolicy(QSizePolicy.Policy.Preferred, height)

    def sizeHint(self) -> QSize:
        return self.column.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(60, round(theme.look(self).px(44)))
