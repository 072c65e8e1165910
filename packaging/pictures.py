"""The pictures that desktops ask for, drawn by the app's own hand: its icon in all sizes, and that of a show file."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

SIZES = 16, 22, 24, 32, 48, 64, 128, 256, 512
WINDOWS, MACOS = (16, 24, 32, 48, 64, 128, 256), (16, 32, 64, 128, 256, 512, 1024)


def draw_all(folder: Path) -> None:
    """Draw every picture into a folder."""
    from app.desktop.app_icon import draw
    from app.desktop.application import make_application

    app = make_application(["attention-date"])
    for size in sorted({*SIZES, *WINDOWS, *MACOS}):
        _save(draw(size), folder / "app" / f"{size}.png")
    for size in SIZES:
        _save(draw_file(size), folder / "show" / f"{size}.png")
    _bundle(folder / "app", WINDOWS, folder / "attention-date.ico")
    _bundle(folder / "app", MACOS, folder / "attention-date.icns")
    _bundle(folder / "show", WINDOWS, folder / "show.ico")
    app.shutdown()


def draw_file(size: int) -> QPixmap:
    """Return the icon of a show file: a sheet with a dog-ear, and the app's icon on it."""
    from app.desktop.app_icon import draw

    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.scale(size / 32, size / 32)
        _paint_sheet(painter)
        painter.restore()
        inner = round(size / 2)
        painter.drawPixmap(round((size - inner) / 2), round(size * 0.4), draw(inner))
    return pixmap


def _paint_sheet(painter: QPainter) -> None:
    corners = ((5, 1), (20, 1), (27, 8), (27, 31), (5, 31))
    sheet = QPainterPath()
    sheet.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    sheet.closeSubpath()
    painter.setPen(QPen(QColor("#b9aeb4"), 1))
    painter.setBrush(QColor("#ffffff"))
    painter.drawPath(sheet)
    painter.setBrush(QColor("#e6deda"))
    painter.drawPolygon(QPolygonF([QPointF(20, 1), QPointF(20, 8), QPointF(27, 8)]))
    for y in (12.0, 15.0):
        painter.fillRect(QRectF(9, y - 4, 8, 1), QColor("#e6deda"))


def _save(pixmap: QPixmap, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not pixmap.save(str(path)):
        raise OSError(f"{path} cannot be written")


def _bundle(folder: Path, sizes: tuple[int, ...], target: Path) -> None:
    """Put an icon in several sizes into one file, as Windows and macOS have it."""
    from PIL import Image

    pictures = [Image.open(folder / f"{size}.png") for size in sizes]
    pictures[-1].save(target, sizes=[picture.size for picture in pictures], append_images=pictures[:-1])


if __name__ == "__main__":
    draw_all(Path(sys.argv[1]))
