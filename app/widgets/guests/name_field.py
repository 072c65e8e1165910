"""The name on a guest's card: in one line, or smaller in two where it is too long for one."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from app.style import theme
from app.widgets.chrome.text_field import TextField

SIZES, FOLDED = (16, 14, 13), 12  # of type in one line, the largest that fits, and in two; of the design


class NameField(TextField):
    """Takes the line below, too, where its name needs it: "Fish with pickled greens"."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, bold=True, size=SIZES[0])

    def arrange(self, line: QRect, below: TextField, place_below: QRect) -> None:
        """Take a line; where one is not enough also that of the field below, which then goes."""
        size = next((size for size in SIZES if self._width(self.text, size) <= line.width()), None)
        widest = max((self._width(word, FOLDED) for word in self.text.split()), default=0)
        self._wraps = long = size is None and widest <= line.width()  # a word is never broken
        self.set_size(FOLDED if long else size or SIZES[0])
        folds = Qt.TextFlag.TextWordWrap if long else Qt.TextFlag.TextSingleLine
        self._flags = int(folds | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        both = QRect(line.topLeft(), line.bottomRight())
        both.setBottom(place_below.bottom())
        self.setGeometry(both if long else line)
        below.setGeometry(place_below)
        below.setVisible(not long)

    def _width(self, text: str, size: float) -> float:
        return theme.text_width(theme.look(self).font(size, True), text)
