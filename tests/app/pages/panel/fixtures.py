"""What the tests of the panel reach for."""

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from app.desktop.main_window import MainWindow
from app.pages.panel import PanelPage
from app.pages.panel.tile import HeadTile
from core.edits import seats
from core.show.model import Show
from tests.app.windows import Opener
from tests.core.shows import dating


def everyone(heads: int = 8, **panel: object) -> Show:
    """Return the dating show where all look at all, with so many heads."""
    show = seats.let_everyone_look(dating())
    return replace(show, panel=replace(show.panel, heads=heads, **panel))


def panel_of(open_window: Opener, show: Show | None = None, **options: object) -> MainWindow:
    """Open a window at the panel."""
    window = open_window(everyone() if show is None else show, **options)
    window.open_page("panel")
    QApplication.processEvents()
    assert isinstance(window.page, PanelPage)
    return window


def tile(window: MainWindow, head: int) -> HeadTile:
    """Return the tile of a head."""
    return window.page.heads.tiles[head]


def steps(window: MainWindow) -> list[str]:
    """Return the names of all undo steps."""
    stack = window.document.undo_stack
    return [stack.text(index) for index in range(stack.count())]
