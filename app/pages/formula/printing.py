"""Worksheets on paper and as PDF. What prints is imported when it is first needed."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPainter
from PySide6.QtWidgets import QWidget

from app.style import theme
from app.widgets.paper.paper import A4, Block, Page, paginate, paint_foot, paint_page
from core import atomic_file

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

DOTS = 600  # an inch of a PDF


class Printout:
    """Blocks to be printed, with what stands at the foot of each page."""

    def __init__(
        self, title: str, blocks: tuple[Block, ...], foot: Callable[[int, int], str], *, answers: bool
    ) -> None:
        """foot: (page, pages) → the line at the foot of a page."""
        self.title, self.blocks, self.foot, self.answers = title, blocks, foot, answers

    def pages(self, size: QSizeF = A4) -> tuple[Page, ...]:
        """Return the pages on paper of a size, in points."""
        return paginate(self.blocks, size)

    def feet(self, count: int) -> tuple[str, ...]:
        """Return the lines at the feet of so many pages."""
        return tuple(self.foot(page, count) for page in range(1, count + 1))

    def paint(self, device: QPagedPaintDevice, size: QSizeF, dots: int) -> int:
        """Paint all pages on a device of so many dots an inch; return how many there are."""
        pages = self.pages(size)
        with QPainter(device) as painter:
            painter.scale(dots / 72, dots / 72)
            for place, (page, foot) in enumerate(zip(pages, self.feet(len(pages)), strict=True)):
                if place:
                    device.newPage()
                paint_page(painter, page, theme.LIGHT, answers=self.answers)
                paint_foot(painter, foot, size, theme.LIGHT)
        return len(pages)


def write_pdf(printout: Printout, path: Path) -> int:
    """Write a PDF, A4, atomically; return how many pages it has. OSError says why it cannot be done."""
    from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
    from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DOTS)
    writer.setTitle(printout.title)
    writer.setCreator("Attention Date")
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Point)
    count = printout.paint(writer, A4, DOTS)
    del writer  # it has written its last byte
    atomic_file.write(path, bytes(buffer.data().data()))
    return count


def preview(printout: Printout, parent: QWidget) -> None:
    """Open the print preview, from which the sheet goes to a printer."""
    from PySide6.QtGui import QPageSize
    from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    printer.setFullPage(True)
    printer.setDocName(printout.title)
    dialog = QPrintPreviewDialog(printer, parent)
    dialog.setWindowTitle(printout.title)
    dialog.paintRequested.connect(lambda device: print_on(printout, device))
    dialog.resize(parent.window().size() * 0.9)
    dialog.exec()
    dialog.deleteLater()


def print_on(printout: Printout, printer: "QPrinter") -> int:
    """Paint all pages on the paper of a printer; return how many there are."""
    from PySide6.QtGui import QPageLayout

    size = printer.pageLayout().fullRect(QPageLayout.Unit.Point).size()
    return printout.paint(printer, size, printer.resolution())
