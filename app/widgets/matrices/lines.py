"""Lines of coloured runs of text: arithmetic written out, each number in the colour of what it is."""

from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from app.style import theme
from app.widgets.chrome.thin_bar import give_thin_bars

LINE = 24.0  # of the design


class Run(NamedTuple):
    """Some text in one colour; `at` starts it at a column of the design, else it follows the run before."""

    text: str
    role: str = "text"
    bold: bool = False
    at: float | None = None
    size: float = 14
    asked: str = ""  # what stands instead where the answer is asked for; each BLANK in it is a box to write in


BLANK = "▢"


class Lines(QWidget):
    """Paints lines, one run after the other; an empty line is half as high. A screen reader gets them as text."""

    def __init__(self, parent: QWidget | None = None, line: float = LINE) -> None:
        """line: how high a line is, of the design."""
        super().__init__(parent)
        self._line = line
        self._lines: tuple[tuple[Run, ...], ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_data(self, lines: tuple[tuple[Run, ...], ...]) -> None:
        """Show these lines."""
        if lines != self._lines:
            self._lines = lines
            self.setAccessibleName("\n".join(" ".join(run.text for run in line) for line in lines))
            self.setMinimumHeight(round(sum(self._heights())) + 8)
            self.updateGeometry()
            self.update()

    def _heights(self) -> list[float]:
        px = theme.look(self).px
        return [px(self._line) if line else px(self._line / 2) for line in self._lines]

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.look(self)
        with QPainter(self) as painter:
            y = 0.0
            for line, height in zip(self._lines, self._heights(), strict=True):
                x = 0.0
                for run, following in zip_longest(line, line[1:]):
                    font = look.font(run.size, run.bold)
                    x = x if run.at is None else max(x, look.px(run.at))
                    painter.setFont(font)
                    painter.setPen(getattr(look.theme, run.role))
                    end = self.width() if following is None or following.at is None else look.px(following.at - 5)
                    text = theme.elide(font, run.text, max(end - x, 1))
                    painter.drawText(QRectF(x, y, self.width() - x, height), theme.LEFT, text)
                    x += theme.text_width(font, text) + look.px(5)
                y += height

    def sizeHint(self) -> QSize:
        return QSize(400, round(sum(self._heights())) + 8)


class ScrolledLines(QScrollArea):
    """Lines that scroll where they do not fit."""

    def __init__(self, parent: QWidget | None = None, line: float = LINE) -> None:
        super().__init__(parent)
        self.lines = Lines(line=line)
        self.setViewport(QWidget())
        self.setWidget(self.lines)
        self.setWidgetResizable(True)
        self.lines.setAutoFillBackground(False)  # what is behind shows through
        self.setFrameShape(QFrame.Shape.NoFrame)
        give_thin_bars(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        return self.lines.sizeHint()
