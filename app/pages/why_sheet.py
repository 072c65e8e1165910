"""A sheet that says why a number is what it is, and stays true while the numbers change."""

from collections.abc import Callable

from app.pages.page import Page
from app.widgets.chrome.sheet import Sheet
from app.widgets.matrices.lines import Run, ScrolledLines

Lines = tuple[tuple[Run, ...], ...]
LINE, AROUND, WIDTH = 24, 64, 640  # of the design


class WhySheet(Sheet):
    """Shows lines, asked for anew with every change."""

    content: ScrolledLines
    page: Page

    def __init__(self, page: Page, lines: Callable[[], Lines]) -> None:
        self._lines = lines
        super().__init__(page, ScrolledLines, (WIDTH, AROUND + LINE * len(lines())))
        page.refreshed.connect(self.arrange)

    def arrange(self) -> None:
        lines = self._lines()
        self.content.lines.set_data(lines)
        self.setAccessibleName("\n".join(" ".join(run.text for run in line) for line in lines if line))
        super().arrange()

    def leave(self) -> None:
        self.page.refreshed.disconnect(self.arrange)
        super().leave()
